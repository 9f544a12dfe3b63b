"""What has happened, in sentences."""

import pytest

import kogge
from kogge.cli.scenario_options import choices, chosen
from kogge.cli.terminal.clauses import CLAUSES
from kogge.cli.terminal.story import COUNTED, Story
from kogge.games import catalogue
from kogge.views import View
from tests.support.position import BLUE, ORANGE, RED, WHITE, position, roll


def told(game: kogge.Game, seat: int | None = ORANGE) -> list[str]:
    story = Story(View(game.rules, game.beginning, seat), game.colors)
    story.hear(game.changes(seat), game.view(seat))
    return [line.plain.strip() for line in story.lines()]


@pytest.mark.parametrize("name", catalogue.names())
def test_every_act_of_every_game_has_words_of_its_own(name: str) -> None:
    acts = set(kogge.start(name).notation.acts)
    for option in choices(catalogue.find(name)):
        for choice in option.choices:
            acts |= set(kogge.Game(*chosen(name, [f"{option.name}={choice}"], {}), seed=0).notation.acts)
    assert not acts - set(CLAUSES) - set(COUNTED)


def test_an_act_without_words_is_told_by_its_name() -> None:
    game = position(hand={ORANGE: "2 wool"})
    game.play("open_trade; offer wool")
    taken = CLAUSES.pop("offer")
    try:
        assert told(game) == ["You  chose offer wool."]
    finally:
        CLAUSES["offer"] = taken


def test_what_others_got_is_told_exactly_where_it_can_be_known() -> None:
    one = position(step="before_roll", settlements={RED: [20], ORANGE: [9]})
    roll(one, 10)  # wood for red alone
    assert told(one) == ["You  rolled 10 (red 1 wood)."]
    two = position(step="before_roll", settlements={RED: [20], BLUE: [31], ORANGE: [9]})
    roll(two, 9)  # grain for red and blue
    assert told(two) == ["You  rolled 9 (red 1 grain; blue 1 grain)."]


def test_what_several_others_got_is_told_by_number_where_kinds_differ() -> None:
    game = position(step="before_roll", settlements={RED: [25], BLUE: [22]})
    roll(game, 9)  # grain for red, brick for blue
    assert told(game) == ["You  rolled 9 (red 1 card; blue 1 card; the bank gave 1 brick and 1 grain)."]
    assert told(game, None) == ["orange  rolled 9 (red 1 card; blue 1 card; the bank gave 1 brick and 1 grain)."]
    assert told(game, RED) == ["orange  rolled 9 (you 1 grain; blue 1 brick)."]


def test_who_did_the_same_is_told_together() -> None:
    game = position(hand={ORANGE: "wool"})
    game.play("open_trade; offer wool; ask ore; propose; decline; decline; decline")
    assert told(game) == ["You  offered 1 wool for 1 ore.", "red   blue   white  declined."]


def test_a_theft_and_a_purchase_are_told_to_those_who_may_know() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "ore", ORANGE: "ore wool grain"})
    for text in ("move_robber 6", "rob red", "steal ore", "buy_card", "draw_card knight"):
        game.play(text)
    moved = "moved the robber to wood 10 (hex 6)"
    assert told(game, ORANGE) == [f"You  {moved}, stole ore from red, bought a development card: knight."]
    assert told(game, RED) == [f"orange  {moved}, stole ore from you, bought a development card."]
    assert told(game, BLUE) == [f"orange  {moved}, stole a card from red, bought a development card."]


def test_robbing_the_poor_brings_nothing() -> None:
    game = position(step="move_robber", settlements={RED: [20]})
    game.play("move_robber 6; rob 1")
    assert told(game)[0].endswith("robbed red, who has no cards.")


def test_a_monopoly_tells_who_had_to_give() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "2 wool ore", WHITE: "wool"})
    game.play("play_monopoly wool")
    assert told(game) == ["You  played monopoly on wool: 2 from red and 1 from white."]


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
    assert told(game) == ["Rolls for the start: you 9, blue 9, white 4, you 5, blue 6."]


def test_a_story_can_be_told_again_from_where_something_was_taken_back() -> None:
    game = position(hand={ORANGE: "wool ore"})
    story = Story(game.view(ORANGE), game.seats)
    game.play("open_trade; offer wool")
    story.hear(game.changes(ORANGE), game.view(ORANGE))
    game.undo()
    story.forget(1)
    game.play("offer ore; ask wood; propose")
    story.hear(game.changes(ORANGE, 1), game.view(ORANGE))
    assert [line.plain.strip() for line in story.lines()] == ["You  offered 1 ore for 1 wood."]
