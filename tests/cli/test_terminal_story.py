"""What has happened, in sentences."""

import kogge
from kogge.cli.terminal.story import Story
from tests.cli import storyteller
from tests.support.position import BLUE, ORANGE, RED, WHITE, position, roll


def told(game: kogge.Game, seat: int | None = ORANGE) -> list[str]:
    return storyteller.told(game, seat)


def test_a_roll_is_told_with_who_got_what_from_where() -> None:
    one = position(step="before_roll", settlements={RED: [20], ORANGE: [9]})
    roll(one, 10)  # wood for red alone
    assert told(one) == ["You  rolled 10: red 1 wood from hex 6."]
    two = position(step="before_roll", settlements={RED: [20], BLUE: [31], ORANGE: [9]})
    roll(two, 9)  # grain for red and blue
    assert told(two) == ["You  rolled 9: red 1 grain from hex 11; blue 1 grain from hex 11."]


def test_production_is_open_to_all() -> None:
    game = position(step="before_roll", settlements={RED: [25], BLUE: [22]})
    roll(game, 9)  # grain for red, brick for blue
    assert told(game) == ["You  rolled 9: red 1 grain from hex 11; blue 1 brick from hex 8."]
    assert told(game, None) == ["orange  rolled 9: red 1 grain from hex 11; blue 1 brick from hex 8."]
    assert told(game, RED) == ["orange  rolled 9: you 1 grain from hex 11; blue 1 brick from hex 8."]


def test_the_faces_of_the_dice_are_told_where_they_are_known() -> None:
    game = position(step="before_roll", settlements={RED: [20]})
    game.play("roll")
    game.play("dice 10", faces=(4, 6))
    assert told(game) == ["You  rolled 10 (4+6): red 1 wood from hex 6."]


def test_what_a_hex_yields_to_several_homes_is_told_at_once() -> None:
    game = position(step="before_roll", settlements={RED: [20]}, cities={RED: [10], BLUE: [8]})
    roll(game, 10)
    assert told(game, RED) == ["orange  rolled 10: you 3 wood from hex 6."]


def test_what_the_robber_kept_back_is_told() -> None:
    game = position(step="before_roll", settlements={RED: [20]}, cities={BLUE: [10]}, robber=6)
    roll(game, 10)
    assert told(game) == ["You  rolled 10: the robber cost red 1 wood and blue 2 wood."]


def test_a_bank_that_runs_short_is_told() -> None:
    game = position(step="before_roll", settlements={RED: [20]}, cities={BLUE: [10]}, bank="2 wood", hoarder=WHITE)
    roll(game, 10)
    assert told(game) == ["You  rolled 10: the bank had too little for 3 wood."]
    alone = position(step="before_roll", cities={BLUE: [10]}, bank="1 wood", hoarder=WHITE)
    roll(alone, 10)
    assert told(alone) == ["You  rolled 10: the bank had too little for 2 wood; blue the last 1 wood."]


def test_who_did_the_same_is_told_together() -> None:
    game = position(hand={ORANGE: "wool"})
    game.play("open_trade; offer wool; ask ore; propose; decline; decline; decline")
    assert told(game) == ["You  offered 1 wool for 1 ore.", "red   blue   white  declined."]


def test_an_offer_is_withdrawn_only_if_somebody_has_heard_of_it() -> None:
    game = position(hand={ORANGE: "wool", RED: "ore"})
    game.play("open_trade; offer wool; withdraw")
    game.play("open_trade; offer wool; ask ore; propose; decline; decline; decline; open_trade; withdraw")
    assert not any("withdrew" in line for line in told(game))
    game.play("open_trade; offer wool; ask ore; propose; accept; decline; decline; withdraw")
    assert told(game)[-1] == "You  withdrew the offer."
    game.play("open_trade; offer wool; ask ore; propose; accept; decline; decline; deal red; open_trade; withdraw")
    assert told(game)[-1] == "You  traded 1 wool for 1 ore with red."


def test_hidden_victory_points_are_shown_by_the_winner() -> None:
    game = position(turn_of=WHITE, cards={ORANGE: "2 victory_point"}, cities={ORANGE: [5, 14, 20, 40]})
    game.play("end_turn")
    assert told(game, RED)[-2:] == [
        "orange  began turn 2, showed 2 hidden cards, each a victory point.",
        "The winner is orange.",
    ]


def test_a_theft_and_a_purchase_are_told_to_those_who_may_know() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "ore", ORANGE: "ore wool grain"})
    for text in ("move_robber 6", "rob red", "steal ore", "buy_card", "draw_card knight"):
        game.play(text)
    moved = "moved the robber to wood 10 (hex 6)"
    assert told(game, ORANGE) == [f"You  {moved}, stole 1 ore from red, bought a development card: knight."]
    assert told(game, RED) == [f"orange  {moved}, stole 1 ore from you, bought a development card."]
    assert told(game, BLUE) == [f"orange  {moved}, stole a card from red, bought a development card."]


def test_robbing_the_poor_brings_nothing() -> None:
    game = position(step="move_robber", settlements={RED: [20]})
    game.play("move_robber 6; rob 1")
    assert told(game)[0].endswith("robbed red, who had no cards.")


def test_a_monopoly_tells_who_had_to_give() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "2 wool ore", WHITE: "wool"})
    game.play("play_monopoly wool")
    assert told(game) == ["You  played monopoly, named wool: 2 from red and 1 from white."]


def test_special_cards_that_change_hands_are_told() -> None:
    game = position(roads={RED: ["0-3-7-11-16"]}, settlements={RED: [0]}, hand={RED: "wood brick"}, turn_of=RED)
    game.play("build_road 16-21")
    assert told(game, RED)[1] == "The longest trade route goes to you."
    assert told(game, WHITE)[1] == "The longest trade route goes to red."


def test_a_trade_with_the_bank_tells_how_many_cards_it_took() -> None:
    game = position(hand={ORANGE: "4 wool"})
    game.play("bank_trade wool for ore")
    assert told(game) == ["You  traded 4 wool for 1 ore with the bank."]


def test_the_rolls_for_the_start_are_told_in_one_sentence() -> None:
    game = kogge.start("base", players=3)
    for total in (9, 9, 4, 5, 6):
        game.play(f"starting_roll {total}")
    rolls = "Rolls for the start: you 9, blue 9, white 4, you 5, blue 6."
    assert told(game) == [f"{rolls} The first turn is that of blue.", "blue  began turn 1."]


def test_a_story_can_be_told_again_from_where_something_was_taken_back() -> None:
    game = position(hand={ORANGE: "wool ore"})
    story = Story(game.view(ORANGE))
    game.play("open_trade; offer wool")
    game.play("ask wood; propose")
    story.hear(game.events(ORANGE), len(game))
    game.undo()
    game.undo()
    game.undo()
    story.forget(1)
    assert not story.lines()
    game.play("offer ore; ask wood; propose")
    story.hear(game.events(ORANGE, 1), len(game))
    assert [line.plain.strip() for line in story.lines()] == ["You  offered 1 ore for 1 wood."]
