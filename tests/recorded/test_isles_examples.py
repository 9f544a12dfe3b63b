"""The rulebook's two examples for the missions, played from the founding on and replayed from their records.

Who stands where and has what was reckoned from the moves on paper, not taken from the game.
"""

import pytest

import kogge
from tests.recorded.moments import moments
from tests.support.isles import BLUE, ORANGE, RED, WHITE, acts, cell, column, gold, hexagon, load, may, points

LAIR = "4,1"  # of the conquest in the example E-79


def after(example: str, turn: int, text: str, nth: int = 1) -> kogge.Game:
    """The game after the first such action of a turn, or the nth."""
    return [game.copy() for n, done, game in moments(f"isles_{example}") if (n, done) == (turn, text)][nth - 1]


def crews(game: kogge.Game, place: str) -> dict[int, int]:
    """Who has how many crews on a hex."""
    return {seat: n for seat, n in enumerate(game.read("crews_ashore")[hexagon(game, place)]) if n}


@pytest.mark.rule("E-79")
def test_red_lands_two_crews_beside_the_one_of_blue() -> None:
    before = after("e79", 2, "sail 1 114")
    assert crews(before, LAIR) == {BLUE: 1}
    assert load(before, RED, "ship 1") == "two_crews"
    game = after("e79", 2, "land_crew 1 38", nth=2)
    assert crews(game, LAIR) == {BLUE: 1, RED: 2}
    assert load(game, RED, "ship 1") == "nothing"


@pytest.mark.rule("E-79")
def test_the_conquest_waits_for_the_end_of_reds_turn() -> None:
    game = after("e79", 2, "land_crew 1 38", nth=2)
    assert game.step == "movement"
    assert column(game, "lairs_track") == [0, 0, 0, 0]
    assert (gold(game, RED), gold(game, BLUE)) == (1, 5)


@pytest.mark.rule("E-79")
def test_both_get_two_gold_and_a_step_before_the_hero_is_known() -> None:
    game = after("e79", 2, "end_turn")
    assert (gold(game, RED), gold(game, BLUE), gold(game, WHITE), gold(game, ORANGE)) == (3, 7, 3, 4)
    assert column(game, "lairs_track") == [1, 1, 0, 0]
    assert (game.to_act, game.step) == (kogge.CHANCE, "hero_roll")


@pytest.mark.rule("E-79")
def test_red_rolls_five_and_blue_six_and_red_wins_seven_to_seven_by_its_crews() -> None:
    red_rolled = after("e79", 2, "hero_roll 5")
    assert column(red_rolled, "hero_roll") == [0, 5, -1, -1]
    assert red_rolled.step == "hero_roll"
    game = after("e79", 2, "hero_roll 6")
    assert column(game, "lairs_track") == [1, 2, 0, 0]
    assert crews(game, LAIR) == {BLUE: 1, RED: 1}
    assert (cell(game, "crews_left", BLUE), cell(game, "crews_left", RED)) == (8, 8)


@pytest.mark.rule("E-79")
def test_red_has_the_card_and_the_lair_shows_its_number() -> None:
    before, game = after("e79", 1, "roll"), after("e79", 2, "turn_lair 3")
    assert [points(before, seat) for seat in range(4)] == [3, 3, 3, 3]
    assert [points(game, seat) for seat in range(4)] == [3 + 1, 3 + 1 + 1, 3, 3]
    assert cell(game, "lairs_leader") == RED
    assert (cell(game, "lair", hexagon(game, LAIR)), cell(game, "number", hexagon(game, LAIR))) == (0, 3)
    assert (game.turn_of, game.step) == (WHITE, "before_roll")


@pytest.mark.rule("E-79")
def test_in_later_turns_blue_and_then_red_fetch_their_crews() -> None:
    assert may(after("e79", 5, "set_sail"), "fetch_crew 1 {4,1}")
    game = after("e79", 5, "fetch_crew 1 38")
    assert (load(game, BLUE, "ship 1"), crews(game, LAIR)) == ("crew", {RED: 1})
    assert "fetch_crew" not in acts(game)
    game = after("e79", 6, "fetch_crew 1 38")
    assert (load(game, RED, "ship 1"), crews(game, LAIR)) == ("crew", {})


@pytest.mark.rule("E-66")
def test_red_and_white_stand_at_one_point_and_orange_under_blue_on_the_leading_step_has_the_card() -> None:
    game = after("e66", 14, "turn_lair 2")
    assert column(game, "lairs_track") == [3, 1, 2, 3]
    homes = [3, 4, 3, 3]  # everyone's two of the founding, and the settlement that red has landed
    mission = [points(game, seat) - homes[seat] for seat in range(4)]
    assert mission == [2, 1, 1, 2 + 1]
    assert cell(game, "lairs_leader") == ORANGE


@pytest.mark.rule("E-66")
def test_the_card_has_gone_from_red_to_orange_and_stayed_there_when_blue_drew_level() -> None:
    stations = [
        (after("e66", 2, "end_turn"), [0, 0, 0, 0], -1),
        (after("e66", 3, "end_turn"), [0, 1, 0, 1], RED),  # whose turn it is: so red steps first
        (after("e66", 3, "hero_roll 2"), [0, 1, 0, 2], ORANGE),
        (after("e66", 10, "end_turn"), [1, 1, 0, 3], ORANGE),
        (after("e66", 10, "hero_roll 4"), [2, 1, 0, 3], ORANGE),
        (after("e66", 14, "end_turn"), [3, 1, 1, 3], ORANGE),
        (after("e66", 14, "hero_roll 2"), [3, 1, 2, 3], ORANGE),
    ]
    for game, track, leader in stations:
        assert (column(game, "lairs_track"), cell(game, "lairs_leader")) == (track, leader)


@pytest.mark.rule("E-66")
def test_orange_lies_under_blue_since_it_came_first() -> None:
    arrival = column(after("e66", 14, "turn_lair 2"), "lairs_arrival")
    assert arrival[ORANGE] < arrival[BLUE]
