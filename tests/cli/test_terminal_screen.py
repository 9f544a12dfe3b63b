"""What a person gets to see, and what not."""

import re

import pytest

import kogge
from kogge.engine.chance import Random
from kogge.views import imagined
from tests.cli.typist import Decliner, joined, sit_down
from tests.support.position import BLUE, ORANGE, RED, WHITE, position

# Secrecy


@pytest.mark.parametrize("seed", range(6))
def test_what_is_printed_does_not_depend_on_what_is_hidden(seed: int) -> None:
    game = kogge.start("base", seed=seed, board="random")
    game.play_out(600 + 200 * seed)
    while game.to_act != 0 and not game.is_over:
        game.play_out(1)
    assert not game.is_over
    lines = ["help", "map paths", "log", "undo", "hand", ""]
    seen = set()
    for deal in range(4):
        twin = game.copy()
        twin.arrange(imagined(game.rules, game.state, 0, Random(deal)) if deal else game.state)
        seen.add(sit_down(twin, lines, height=40).seen)
    assert len(seen) == 1


@pytest.mark.parametrize("turn", [RED, ORANGE])
def test_the_story_of_one_seat_hides_what_others_draw_and_steal(turn: int) -> None:
    stories = set()
    for card, loot in (("knight", "wool"), ("monopoly", "ore"), ("victory_point", "wool")):
        game = position(turn_of=RED, settlements={BLUE: [20]}, hand={RED: "2 ore 2 wool 2 grain", BLUE: "wool ore"})
        for text in ("buy_card", f"draw_card {card}", "end_turn", "roll", "dice 7", "move_robber 0", "end_turn"):
            game.play(text)
        for text in ("roll", "dice 7", "move_robber 6", "rob blue", f"steal {loot}", "end_turn"):
            game.play(text)
        if turn == RED:  # who then asks for offers: orange answers in another's turn
            game.play("roll; dice 2; end_turn; roll; dice 2; call_for_offers; decline; decline")
        assert (game.to_act, game.turn_of) == (ORANGE, turn)
        stories.add(sit_down(game, ["log"], height=40).after("log"))
    [story] = stories
    assert "red  bought a development card." in story
    assert joined("stole a card from blue") in joined(story)


def test_thief_and_victim_see_what_was_stolen() -> None:
    for seat, told in (
        (WHITE, "You  moved the robber to wood 10 (hex 6), stole 1 ore from blue"),
        (BLUE, "stole 1 ore from you"),
    ):
        game = position(turn_of=WHITE, step="move_robber", settlements={BLUE: [20]}, hand={BLUE: "wool ore"})
        for text in ("move_robber 6", "rob blue", "steal ore"):
            game.play(text)
        if seat == BLUE:
            for text in ("end_turn", "roll", "dice 2", "end_turn", "roll", "dice 2", "end_turn"):
                game.play(text)
        assert game.to_act == seat
        assert told in sit_down(game, ["log"], people=(seat,)).after("log").replace("\n", " ")


def test_several_people_do_not_see_each_others_hands() -> None:
    game = position(hand={ORANGE: "7 wool", RED: "6 ore"}, step="before_roll")
    game.state[game.rules.layout.fields["robber"].start] = 9
    typist = sit_down(game, ["", "roll", "end_turn", ""], people=(ORANGE, RED))
    screens = typist.seen.split("Pass the keyboard to ")
    assert [screen.split(",")[0] for screen in screens[1:]] == ["orange", "red"]
    assert re.search(r"wool +7", screens[1])
    assert re.search(r"ore +6", screens[2])
    assert not re.search(r"wool +7", screens[2])


def test_one_person_is_never_asked_to_pass_the_keyboard() -> None:
    assert "Pass the keyboard" not in sit_down(kogge.start("base", seed=1), ["decline"] * 4).seen


# What is shown


def test_hidden_victory_points_are_added_for_their_owner_alone() -> None:
    game = position(settlements={ORANGE: [20], RED: [40]}, cards={ORANGE: "victory_point", RED: "2 victory_point"})
    seen = sit_down(game, []).seen
    assert re.search(r"O orange +1\+1 ", seen)
    assert re.search(r"R red +1 ", seen)


def test_victory_points_that_won_are_counted_once() -> None:
    game = position(
        settlements={ORANGE: [20, 40], RED: [8]},
        cities={ORANGE: [3, 43]},
        roads={ORANGE: ["20-25-31-36-41-46"]},
        cards={ORANGE: "victory_point"},
        hand={ORANGE: "wood brick wool grain"},
    )
    seen = sit_down(game, ["build_settlement 46", ""]).seen
    assert "Orange has won after 1 turn: orange 10, red 1, blue 0 and white 0 points." in seen
    assert re.search(r"O orange +10 ", seen)


def test_the_end_counts_what_was_hidden_of_everybody() -> None:
    game = position(
        settlements={ORANGE: [20, 40], RED: [8]},
        cities={ORANGE: [3, 43]},
        roads={ORANGE: ["20-25-31-36-41-46"]},
        cards={ORANGE: "victory_point", RED: "2 victory_point", BLUE: "victory_point"},
        hand={ORANGE: "wood brick wool grain", WHITE: "3 ore"},
    )
    for people in ((ORANGE,), (ORANGE, RED)):
        lines = ["build_settlement 46", ""] if len(people) == 1 else ["", "build_settlement 46", ""]
        seen = sit_down(game.copy(), lines, people=people).seen
        assert "Orange has won after 1 turn: orange 10, red 3, blue 1 and white 0 points." in seen
        table = seen.split("build_settlement 46\n")[1]
        for standing in ("O orange +10 ", "R red +3 ", "B blue +1 ", "W white +0 "):
            assert re.search(standing, table), standing
        assert re.search(r"ore +0 +0 +0 +3 ", table)  # everyone's cards lie open


def arrows(seen: str) -> list[str]:
    """At whom the last table points."""
    return re.findall(r">[A-Z] (\w+)", seen[seen.rindex(" VP ") :])


def test_an_arrow_points_at_whoever_is_to_act() -> None:
    founding = kogge.start("base", seed=4, board="random")
    founding.play_chance()
    first = founding.to_act
    assert arrows(sit_down(founding, [], people=(first,)).seen) == [founding.seats[first]]
    game = position(turn_of=RED, hand={ORANGE: "ore", RED: "wool"})
    game.play("open_trade; offer wool; ask ore; propose; decline; decline")
    assert arrows(sit_down(game.copy(), []).seen) == ["orange"]
    seven = position(turn_of=RED, step="before_roll", hand={ORANGE: "8 ore"})
    seven.play("roll")
    seven.play("dice 7")
    assert arrows(sit_down(seven, []).seen) == ["orange"]


def test_at_the_end_nobody_is_to_act() -> None:
    game = position(
        settlements={ORANGE: [20, 46]},
        cities={ORANGE: [3, 43, 40]},
        cards={ORANGE: "victory_point"},
        hand={ORANGE: "3 ore 2 grain"},
    )
    assert arrows(sit_down(game, ["build_city 20", ""]).seen) == []


def test_cards_bought_this_turn_are_shown_apart() -> None:
    game = position(cards={ORANGE: "knight"}, bought={ORANGE: "knight"})
    assert re.search(r"knight +1\+1", sit_down(game, []).seen)


def test_holders_of_special_cards_have_a_star() -> None:
    game = position(played={RED: "3 knight"}, roads={BLUE: ["0-3-7-11-16-21"]})
    seen = sit_down(game, []).seen
    assert re.search(r"R red +2 +0 +0 +3\* +0", seen)
    assert re.search(r"B blue +2 +0 +0 +0 +5\*", seen)


def test_help_explains_commands_signs_and_actions() -> None:
    game = position(step="before_roll", cards={ORANGE: "knight"})
    typist = sit_down(game, ["help", "help build_city", "?"])
    assert "take back what you did" in typist.after("help")
    assert "[O] a city" in typist.after("help")
    assert "Move the robber as with a seven, but nobody discards." in typist.after("help")
    assert "(B-" not in typist.seen
    assert "'>' whoever is to act" in re.sub(r"\s+", " ", typist.after("help"))
    assert "Three ore and two grain: a city in place of an own settlement." in typist.after("help build_city")


def test_help_explains_a_command_or_whatever_has_this_name() -> None:
    typist = sit_down(position(), ["help trade", "help road", "help cancel", "help undo", "help fly"])
    assert "puts an offer to the others" in typist.after("help trade")
    assert "bank_trade" in typist.after("help trade")
    assert "build_road" in typist.after("help road")
    assert "lay_free_road" in typist.after("help road")
    assert typist.after("help cancel").startswith("cancel ")
    assert typist.after("help undo").startswith("undo ")
    assert "There is no action 'fly' in this game." in typist.after("help fly")


def test_the_news_say_what_happened_since_the_last_decision() -> None:
    game = position(settlements={ORANGE: [20]}, hand={RED: "wood brick"}, step="before_roll")
    game.luck = Random(2)
    typist = sit_down(game, ["roll", "end_turn"], bot=Decliner, height=40)
    news = typist.after("end_turn")
    assert "You  began turn 5." in news
    for name in ("red", "blue", "white"):
        assert re.search(rf" {name}  began turn \d, rolled \d+ \(\d\+\d\)", news)
    assert "You  rolled" not in news


@pytest.mark.parametrize(("height", "told"), [(24, 1), (40, 9)])
def test_a_low_screen_tells_the_last_of_the_news_and_where_the_rest_is(height: int, told: int) -> None:
    game = position(hand={RED: "wool"}, turn_of=RED)
    for _ in range(4):
        game.play("open_trade; offer wool; ask ore; propose; decline; decline; decline")
    game.play("open_trade; offer wool; ask ore; propose; decline; decline")
    seen = sit_down(game, [], height=height).seen
    assert seen.count("offered 1 wool for 1 ore") == (told + 1) // 2
    assert ("Type log for" in seen) == (height < 40)


def test_the_last_sentence_is_told_however_long_it_is() -> None:
    game = position(hand={WHITE: "16 wool 16 ore"}, turn_of=WHITE)
    for _ in range(4):
        game.play("bank_trade wool for wood")
        game.play("bank_trade ore for brick")
    game.play("call_for_offers")
    seen = re.sub(r"\s+", " ", sit_down(game, []).seen)
    assert seen.count("with the bank") == 8
