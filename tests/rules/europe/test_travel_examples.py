"""The rulebook's own examples of merchants and caravans, replayed.  (M-67, M-68, M-78)"""

import pytest

from tests.rules.europe.on_the_way import acts, come_round, stands, waits, walk
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, cell, choices, do, europe, gold, hand, may

WEST_OF_WROCLAW = "6,5 N"
KALININGRAD = f"walk 1 {{{WEST_OF_WROCLAW}}}", "walk 1 {7,3 S}", "walk 1 {Kaliningrad}", "found_kontor"


@pytest.mark.rule("M-68")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_white_hires_at_prague_and_is_two_grain_from_kaliningrad(scenario: str) -> None:
    game = europe(scenario, turn_of=WHITE, kontors={WHITE: ["Prague"]}, hand={WHITE: "wool 2 grain wood"})
    do(game, "hire_merchant {Prague}")
    assert hand(game, WHITE) == {"grain": 1}
    walk(game, 1, "Berlin", "6,4 S", WEST_OF_WROCLAW)
    assert game.step == "action"
    assert stands(game, WHITE, 1, WEST_OF_WROCLAW)
    assert hand(game, WHITE) == {}
    come_round(game)
    assert "walk" not in acts(game)
    game.play("buy_resource grain")
    walk(game, 1, "7,3 S", "Kaliningrad")
    game.play("found_kontor")
    assert cell(game, "kontor", at(game, "Kaliningrad")) == WHITE


@pytest.mark.rule("M-67")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_blue_is_first_at_kaliningrad_and_turns_up_the_last_white_token(scenario: str) -> None:
    """White's merchant waits where blue passes."""
    game = europe(
        scenario,
        turn_of=BLUE,
        kontors={BLUE: ["Wroclaw", "Berlin", "Vienna"]},
        merchants={BLUE: ["Wroclaw"], WHITE: [WEST_OF_WROCLAW]},
        tokens={"Crimea": 5},
        gold={BLUE: 2},
    )
    game.play("buy_resource grain")
    assert (gold(game, BLUE), hand(game, BLUE)) == (0, {"grain": 1})
    do(game, *KALININGRAD)
    assert cell(game, "kontor", at(game, "Kaliningrad")) == BLUE
    assert cell(game, "merchants_left", BLUE) == 2
    assert (cell(game, "goods_uncovered", BLUE), gold(game, BLUE)) == (2, 0)
    assert [outcome.text for outcome in game.outcomes()] == ["turn_token 11"]
    game.play("turn_token 11")
    assert cell(game, "number", at(game, "Prussia", "hex")) == 11
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("M-67")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_red_founds_belgrade_and_moves_the_9_to_the_mountain(scenario: str) -> None:
    """Both grey tokens of the sea are out, a yellow one is left: red might as well turn that up."""
    game = europe(
        scenario,
        kontors={RED: ["Budapest"]},
        tokens={"Macedonia": 9, "Vestland": 11, "Apulia": 3},
        hand={RED: "wool 2 grain wood"},
    )
    do(game, "hire_merchant {Budapest}")
    walk(game, 1, "5,7 N", "6,6 S", "Belgrade")
    game.play("found_kontor")
    assert cell(game, "kontor", at(game, "Belgrade")) == RED
    assert sorted(choices(game, "choose_land")) == ["Banat", "Serbia"]
    do(game, "choose_land {Serbia}")
    assert sorted(choices(game, "move_token")) == ["Macedonia", "Styria", "Vestland"]
    do(game, "move_token {Macedonia}")
    numbers = [cell(game, "number", at(game, land, "hex")) for land in ("Serbia", "Macedonia", "Banat")]
    assert numbers == [9, 0, 0]
    game.undo()
    game.undo()
    do(game, "choose_land {Banat}")
    assert [outcome.text for outcome in game.outcomes()] == ["turn_token 9"]


@pytest.mark.rule("M-78")
def test_blue_delivers_at_paris_brussels_and_cologne_for_one_salt_and_one_toll() -> None:
    """Blue has three goods uncovered, and lays the route to Brussels before it sets out."""
    game = europe(
        turn_of=BLUE,
        kontors={
            BLUE: ["Bern", "Turin", "Vienna", "Lyon", "Zagreb"],
            ORANGE: ["Paris", "Cologne"],
            WHITE: ["Brussels"],
        },
        routes={BLUE: ["Bern-3,5 S-Paris"], WHITE: ["Brussels-Cologne"]},
        caravans={BLUE: ["Bern-3,5 S"]},
        hand={BLUE: "ore wood salt"},
        gold={BLUE: 1},
    )
    do(game, "build_route {Paris-Brussels}")
    before = {p: gold(game, p) for p in (BLUE, WHITE, ORANGE)}
    do(game, "drive 1 {3,5 S-Paris}", "deliver {Paris}")
    do(game, "drive 1 {Paris-Brussels}", "deliver {Brussels}")
    do(game, "drive 1 {Brussels-Cologne}", "deliver {Cologne}")
    assert [cell(game, "goods_at", at(game, city)) for city in ("Paris", "Brussels", "Cologne")] == [1, 1, 1]
    assert (cell(game, "points", BLUE), cell(game, "goods_uncovered", BLUE)) == (3, 0)
    assert hand(game, BLUE) == {}
    assert {p: gold(game, p) for p in before} == {**before, BLUE: before[BLUE] - 1, WHITE: before[WHITE] + 1}
    assert waits(game, BLUE, 1, "Brussels-Cologne")
    assert game.step == "action"
    assert not may(game, "drive 1 {Paris-Brussels}")
