"""A game in the terminal, played by somebody who types."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kogge
from kogge.bots import make
from kogge.cli.play import play_in_terminal
from kogge.engine.chance import Random
from kogge.views import View, imagined
from tests.cli.typist import Accepter, Decliner, Typist, sit_down
from tests.support.position import BLUE, ORANGE, RED, WHITE, hand, position, roll


def choosing(game: kogge.Game, seed: int) -> Iterator[str]:
    """Lines of somebody who plays as a bot would, and asks for everything else as well."""
    bot = make("greedy", seed)
    luck = Random(seed)
    while not game.is_over:
        yield ("help", "log 3", "map", "map paths", "map hexes", "nonsense", "", "undo")[luck.number(8)]
        if not game.is_over:
            yield game.text(bot.choose(game.view(game.to_act)))
    yield ""


def joined(text: str) -> str:
    """A text without its spaces: where a line was broken does not matter."""
    return re.sub(r"\s", "", text)


# Whole games


@pytest.mark.parametrize(
    ("players", "board", "phases", "limit", "width", "height"),
    [
        (4, "beginner2010", "combined", 30, 80, 24),
        (3, "random", "separate", 30, 100, 40),
        (2, "random", "combined", 1000, 60, 20),
    ],
)
def test_a_person_plays_a_whole_game_against_bots(
    players: int, board: str, phases: str, limit: int, width: int, height: int
) -> None:
    game = kogge.start("base", seed=3, players=players, board=board, phases=phases, turn_limit=limit)
    typist = Typist(choosing(game, 3), width, height)
    play_in_terminal(game, [0], dict.fromkeys(range(1, players), "greedy"), typist.console, typist.read)
    assert game.is_over
    last = typist.seen.split("\n")[-3:]
    assert last[0].startswith(
        "The game is over" if game.winner is None else f"{game.seats[game.winner].capitalize()} has"
    )
    assert last[1].startswith("Keep the game?")
    for line in typist.seen.split("\n"):
        assert len(line) <= width or "> " in line, line


def test_the_same_lines_bring_the_same_game() -> None:
    def played() -> tuple[str, str]:
        game = kogge.start("base", seed=5, board="random", turn_limit=8)
        typist = Typist(choosing(game, 1))
        play_in_terminal(game, [1], {0: "random", 2: "greedy", 3: "random"}, typist.console, typist.read)
        return game.record(), typist.seen

    assert played() == played()


def test_bots_alone_play_to_the_end_and_the_game_can_be_stepped_through() -> None:
    game = kogge.start("base", seed=2, players=3, turn_limit=12)
    typist = sit_down(game, ["turn 3", "quit"], people=())
    assert game.is_over
    assert "Turn 3:" in typist.after("turn 3")


def test_every_seat_needs_somebody() -> None:
    with pytest.raises(kogge.Refused, match="nobody plays blue and white"):
        play_in_terminal(kogge.start("base"), [0], {1: "random"}, Typist().console, Typist().read)


def test_a_bot_that_fails_is_reported_and_its_game_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, view: View) -> int:
            return -1

    monkeypatch.chdir(tmp_path)
    with pytest.raises(kogge.Refused, match=r"Broken in seat \d .*kogge-failure-base-4.record"):
        sit_down(kogge.start("base", seed=4), ["roll", "end_turn"] * 5, bot=Broken)
    assert len(kogge.read_record(Path("kogge-failure-base-4.record").read_text("utf-8"))) > 0


# Choosing


def test_an_action_can_be_chosen_by_number_by_name_or_by_a_part_of_its_name() -> None:
    for line in ("1", "roll", "ROLL", "ro", ""):
        game = position(step="before_roll")
        typist = sit_down(game, [line])
        assert "You  rolled" in typist.seen, line


def test_a_long_list_is_folded_and_opened_by_its_number() -> None:
    game = position(settlements={ORANGE: [20]}, roads={ORANGE: ["20-25-31"]}, hand={ORANGE: "wood brick"})
    typist = sit_down(game, ["1", "46"])
    assert "1 build_road (5 paths)" in typist.seen
    assert "build_road: path 22, 30, 32, 46, 47" in typist.after("1")
    assert game.read("road")[46] == [ORANGE]


def test_a_number_with_an_argument_needs_no_opening() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    sit_down(game, ["1 20-25"])
    assert game.read("road")[30] != [ORANGE]
    assert sum(owner == [ORANGE] for owner in game.read("road")) == 1


def test_enter_closes_an_opened_list() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    typist = sit_down(game, ["road", "", "2"])
    assert "which path> " in typist.seen
    assert "call_for_offers" in typist.seen.split("which path> ")[1]
    assert "Compose your offer" in typist.seen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("17", "There is no number 17 in the list; it goes from 1 to 6."),
        ("build_city 3", "build_city 3 is not possible now; orange may choose among"),
        ("fly", "There is no action 'fly' in this game"),
        ("end_trun", "did you mean 'end_turn'?"),
        ("build_road sea", "build_road takes a path from 0 to 71, not 'sea'."),
        ("build_road 0", "build_road 0 is not possible now"),
        ("map moon", "A map can show paths, intersections or hexes, not 'moon'."),
        ("log many", "A number is needed here, not 'many'."),
        ("log " + "9" * 5000, "A number is needed here"),
        ("9" * 5000, "A number is needed here"),
        ("help fly", "There is no action 'fly' in this game."),
        ("save", "Save needs the name of a file"),
        ("save board", "A game that began from an arranged position has no record."),
        ("trade for wool", "Both sides of a trade need cards"),
        ("trade gold for wool", "'gold' can't be traded"),
        ("trade 5000 wool for ore", "Nobody has 5000 cards of a kind."),
        ("trade wool for ore", "This trade is not possible: you must have the cards that you offer"),
        ("trade wood for wood", "no resource may be on both sides."),
        (";", "An action must be named"),
        ("play", "'play' could mean play_knight or play_monopoly."),
        ("undo", "There is nothing to take back."),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(line: str, answer: str) -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"}, cards={ORANGE: "knight monopoly"})
    before = game.state.copy()
    typist = sit_down(game, [line])
    assert joined(answer) in joined(typist.after(line))
    assert game.state == before


def test_cards_are_discarded_in_one_line() -> None:
    game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
    roll(game, 7)
    typist = sit_down(game, ["discard 2 wool 3 ore", "discard 3 wool, ore"])
    assert "Discard ore is not possible" in typist.after("discard 2 wool 3 ore")
    assert "You  discarded 3 wool and 1 ore." in typist.seen
    assert hand(game, ORANGE) == {"wool": 2, "ore": 2}


def test_every_legal_action_can_be_reached_through_the_menu() -> None:
    game = position(
        settlements={ORANGE: [20, 40]},
        roads={ORANGE: ["20-25-31"]},
        hand={ORANGE: "4 wood 2 brick 4 wool 3 grain 4 ore"},
        cards={ORANGE: "knight monopoly discovery road_building"},
    )
    for action in game.legal():
        twin, text = game.copy(), game.text(action)
        act, _, argument = text.partition(" ")
        menu = sit_down(game.copy(), []).seen
        found = re.search(rf"(?:^| )(\d+) {act}(?: \(| {re.escape(argument)}\b| \d| *$|  )", menu, re.MULTILINE)
        assert found, f"{text} is not in\n{menu}"
        sit_down(twin, [f"{found[1]} {argument}" if argument else found[1]])
        assert text == twin.text(twin.actions[0])


# Trade


def test_a_trade_is_put_to_the_others_in_one_line() -> None:
    game = position(hand={ORANGE: "2 wool", RED: "brick", BLUE: "brick"})
    typist = sit_down(game, ["trade 2 wool for brick", "deal blue"], bot=Accepter)
    told = re.sub(r"\s+", " ", typist.after("trade 2 wool for brick"))
    assert "You offer 2 wool for 1 brick. Red accepts. Blue accepts. White declines. Close a deal" in told
    assert "You  traded 2 wool for 1 brick with blue." in typist.seen
    assert [hand(game, seat) for seat in (ORANGE, RED, BLUE)] == [{"brick": 1}, {"brick": 1}, {"wool": 2}]


def test_an_offer_can_be_answered_with_another() -> None:
    game = position(turn_of=RED, hand={ORANGE: "ore", RED: "wool brick"})
    game.play("open_trade; offer wool; ask grain; propose; decline; decline")
    typist = sit_down(game, ["", "counter ore for brick"], people=(ORANGE, RED))
    assert "Red offers 1 wool for 1 grain." in typist.seen
    assert "You can't accept this." in typist.seen
    assert game.step == "close_deal"
    assert hand(game, ORANGE) == {"ore": 1}  # red has not agreed yet


def test_two_people_trade_at_one_screen() -> None:
    game = position(turn_of=RED, hand={ORANGE: "ore", RED: "wool brick"})
    lines = ["", "trade wool for grain", "", "counter ore for brick", "", "deal orange"]
    typist = sit_down(game, lines, people=(ORANGE, RED))
    assert "Pass the keyboard to orange" in typist.seen
    assert "Orange would give 1 ore for 1 brick." in typist.seen
    assert hand(game, ORANGE) == {"brick": 1}
    assert hand(game, RED) == {"wool": 1, "ore": 1}


def test_what_lies_on_the_table_is_shown_while_an_offer_is_composed() -> None:
    game = position(hand={ORANGE: "2 wool"})
    typist = sit_down(game, ["open", "offer wool", "ask ore", "propose"])
    assert "You offer 1 wool for nothing yet." in typist.after("offer wool")
    assert "You offer 1 wool for 1 ore." in typist.after("ask ore")
    assert "You  offered 1 wool for 1 ore." in typist.seen


def test_an_offer_begun_by_hand_is_finished_by_a_trade_line() -> None:
    game = position(hand={ORANGE: "2 wool", RED: "ore"})
    sit_down(game, ["open_trade", "trade wool for ore", "deal red"], bot=Accepter)
    assert hand(game, ORANGE) == {"wool": 1, "ore": 1}


# Undo


def test_what_was_built_can_be_taken_back() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "2 wood 2 brick"})
    before = game.state.copy()
    typist = sit_down(game, ["build_road 20-25", "build_road 25-31", "undo", "undo"])
    assert game.state == before
    assert typist.seen.count("1 action taken back.") == 2


def test_a_line_of_several_actions_is_taken_back_as_one() -> None:
    game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
    roll(game, 7)
    before = game.state.copy()
    typist = sit_down(game, ["discard 3 wool ore", "undo"])
    assert "4 actions taken back." in typist.seen
    assert game.state == before


def test_luck_can_not_be_taken_back() -> None:
    game = position(step="before_roll")
    typist = sit_down(game, ["roll", "undo"])
    assert "Luck has decided something since" in typist.after("undo")
    assert len(game) >= 2


def test_the_decision_of_another_seat_can_not_be_taken_back() -> None:
    game = position(hand={ORANGE: "2 wool"})
    typist = sit_down(game, ["trade wool for ore", "undo"])
    assert "White has acted since" in typist.after("undo")


def test_a_secret_that_was_shown_can_not_be_taken_back() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "2 wool ore", BLUE: "3 grain", WHITE: "wool 2 brick"})
    typist = sit_down(game, ["play_monopoly wool", "undo"])
    assert "That has shown you what was hidden" in typist.after("undo")
    assert hand(game, ORANGE) == {"wool": 3}


def test_a_monopoly_that_shows_nothing_can_be_taken_back() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "2 wool ore", BLUE: "3 grain"})
    typist = sit_down(game, ["play_monopoly brick", "undo"])  # all brick is in the bank, and everyone knows
    assert "1 action taken back." in typist.seen


def test_the_story_forgets_what_was_taken_back() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "2 wood 2 brick"})
    typist = sit_down(game, ["build_road 20-25", "undo", "log"])
    assert "built a road" not in typist.after("log")


def test_an_offer_that_was_taken_back_is_not_part_of_the_next() -> None:
    game = position(hand={ORANGE: "wool ore"})
    typist = sit_down(game, ["open_trade", "offer wool", "undo", "offer ore", "ask brick", "propose"])
    assert "You  offered 1 ore for 1 brick." in typist.after("propose")


# Saving and leaving


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    game = kogge.start("base", seed=1, board="random")
    typist = sit_down(game, ["20", "27", f"save {file}", "quit"])
    assert typist.seen.endswith(
        f"The game is in {file}.\norange> quit\nYou have left the game; it is in {file}.\n"
    ) or (str(file) in typist.seen.replace("\n", ""))
    again = kogge.read_record(file.read_text("utf-8"))
    assert again.state == game.state
    assert "A game that was saved goes on: you play orange." in sit_down(again, ["quit"]).seen


def test_quitting_an_unsaved_game_offers_to_save_it(tmp_path: Path) -> None:
    game = kogge.start("base", seed=1)
    typist = sit_down(game, ["quit", str(tmp_path / "late.record")])
    assert "Keep the game?" in typist.seen
    assert kogge.read_record((tmp_path / "late.record").read_text("utf-8")).state == game.state


def test_quitting_without_saving_says_so() -> None:
    typist = sit_down(kogge.start("base", seed=1), ["quit", ""])
    assert typist.seen.endswith("You have left the game; it was not saved.\n")


def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("dear", "utf-8")
    game = kogge.start("base", seed=1)
    typist = sit_down(game, [f"save {file}", f"save {file}2", f"save {file}2"])
    assert joined(f"{file} exists already; choose another name.") in joined(typist.seen)
    assert file.read_text("utf-8") == "dear"
    assert Path(f"{file}2").exists()
    with pytest.raises(kogge.Refused, match="exists already"):
        sit_down(kogge.start("base"), [], save_as=file)


def test_a_file_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "Evening.record"
    typist = sit_down(kogge.start("base", seed=1), [f"save {file}"])
    assert joined(f"{file} can't be written: No such file or directory.") in joined(typist.seen)


def test_a_game_with_a_file_is_kept_however_it_ends(tmp_path: Path) -> None:
    def interrupted() -> Iterator[str]:
        yield "decline"
        raise KeyboardInterrupt

    for number, lines in enumerate((iter(["quit"]), iter(["nonsense"]), interrupted())):
        file = tmp_path / f"{number}.record"
        game = kogge.start("base", seed=1)
        typist = sit_down(game, lines, save_as=file)
        assert joined(f"it is in {file}.") in joined(typist.seen)
        assert kogge.read_record(file.read_text("utf-8")).state == game.state


def test_the_end_of_the_input_ends_the_game_with_a_sentence() -> None:
    assert sit_down(kogge.start("base"), []).seen.endswith(
        "The input has ended, and with it the game; it was not saved.\n"
    )


def test_the_end_tells_who_won_and_keeps_the_game_if_wanted(tmp_path: Path) -> None:
    game = kogge.start("base", seed=9, players=2, turn_limit=4)
    file = tmp_path / "whole.record"
    bot = make("random", 1)

    def typed() -> Iterator[str]:
        while not game.is_over:
            yield game.text(bot.choose(game.view(game.to_act)))
        yield str(tmp_path)
        yield str(file)

    typist = sit_down(game, typed())
    assert "The game is over and nobody has won." in typist.seen
    assert joined(f"{tmp_path} exists already") in joined(typist.seen)
    assert kogge.read_record(file.read_text("utf-8")).is_over


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
    assert "bought a development card, ended the turn" in story
    assert "stole a card from blue" in story


def test_thief_and_victim_see_what_was_stolen() -> None:
    for seat, told in (
        (WHITE, "You  moved the robber to wood 10 (hex 6), stole ore from blue"),
        (BLUE, "stole ore from you"),
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
    assert "Three ore and two grain: a city in place of an own settlement." in typist.after("help build_city")


def test_the_news_say_what_happened_since_the_last_decision() -> None:
    game = position(settlements={ORANGE: [20]}, hand={RED: "wood brick"}, step="before_roll")
    game.luck = Random(2)
    typist = sit_down(game, ["roll", "end_turn"], bot=Decliner, height=40)
    news = typist.after("end_turn")
    assert "You  ended the turn." in news
    for name in ("red", "blue", "white"):
        assert re.search(rf" {name}  rolled \d+", news)
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
