"""Tribute: what the routes of another's pirate cost.  (E-53, E-54)"""

import pytest

import kogge
from tests.rules.isles.at_sea import RING, come_round, lies, routes, sail, steps
from tests.support.isles import BLUE, RED, WHITE, acts, bank, cell, do, gold, hand, isles, may

HERE = "4,-1"  # the pirate's hex; the eastern side of the ring is its western side


def near_pirate(*ships: str, owner: int = RED, coins: int = 3) -> kogge.Game:
    """Blue's ships are at sea, and so is a pirate."""
    return isles(step="movement", ships={BLUE: ships}, pirate=(HERE, owner), gold={BLUE: coins})


@pytest.mark.rule("E-53")
@pytest.mark.parametrize(
    ("start", "way", "paid"),
    [
        (RING[0], (RING[1],), 1),  # ends there
        (RING[0], (RING[1], RING[2]), 1),  # crosses
        (RING[1], (RING[2],), 1),  # starts there
        (RING[1], ("4,-1 SW",), 1),  # from one to another of its routes
        (RING[5], (RING[0],), 0),  # a tip at a corner only
        (RING[0], (RING[5], RING[4], RING[3], RING[2]), 0),  # round about
    ],
)
def test_using_routes_of_a_hex_with_anothers_pirate_costs_a_gold(start: str, way: tuple[str, ...], paid: int) -> None:
    """Ruling 28: starting, ending and crossing there; a corner is free. The gold goes to the supply."""
    game = near_pirate(start)
    sail(game, 1, *way)
    assert [gold(game, seat) for seat in range(4)] == [3 - paid, 2, 2, 2]
    assert (hand(game, BLUE), bank(game)["ore"]) == ({}, 19)


@pytest.mark.rule("E-53")
@pytest.mark.parametrize("scenario", ["pirate-lairs", "fish", "spices", "explorers-pirates"])
def test_tribute_is_due_wherever_there_are_pirates(scenario: str) -> None:
    game = isles(scenario, step="movement", ships={BLUE: [RING[0]]}, pirate=(HERE, RED))
    sail(game, 1, RING[1])
    assert gold(game, BLUE) == 1


@pytest.mark.rule("E-53")
def test_it_is_paid_once_per_ship_and_turn() -> None:
    """And lasts for that ship's whole turn, also if it leaves and comes back."""
    game = near_pirate(RING[0])
    sail(game, 1, RING[1], RING[2], RING[1], "4,-1 NW")
    assert gold(game, BLUE) == 2


@pytest.mark.rule("E-53")
def test_a_ship_that_has_paid_its_last_gold_may_go_on() -> None:
    game = near_pirate(RING[0], coins=1)
    sail(game, 1, RING[1], "4,-1 SW", RING[2])
    assert lies(game, BLUE, 1, RING[2])
    assert gold(game, BLUE) == 0


@pytest.mark.rule("E-53")
def test_each_ship_pays_for_itself() -> None:
    game = near_pirate(RING[0], RING[2], RING[5], coins=2)
    sail(game, 1, RING[1], RING[0])
    sail(game, 2, RING[1], RING[2])
    assert gold(game, BLUE) == 0
    sail(game, 3, RING[0])
    assert not may(game, f"sail 3 {{{RING[1]}}}")


@pytest.mark.rule("E-53")
def test_in_the_next_turn_it_is_due_again() -> None:
    game = near_pirate(RING[0])
    sail(game, 1, RING[1])
    come_round(game)
    coins = gold(game, BLUE)
    sail(game, 1, RING[2])
    assert gold(game, BLUE) == coins - 1


@pytest.mark.rule("E-53")
def test_without_a_gold_its_routes_are_closed() -> None:
    game = near_pirate(RING[0], coins=0)
    assert steps(game, 1) == routes(game, f"{RING[5]}; 3,-2 E")


@pytest.mark.rule("E-53")
def test_without_a_gold_a_ship_does_not_get_away_from_there() -> None:
    """Ruling 28: unless the pirate is chased off."""
    game = near_pirate(RING[1], coins=0)
    assert steps(game, 1) == set()
    assert may(game, "chase 1")
    game.play("end_turn")
    assert game.turn_of == RED


@pytest.mark.rule("E-53")
def test_who_stays_there_pays_nothing() -> None:
    game = isles(
        step="movement",
        tiles={"5,-1": "hill 5"},
        harbours={BLUE: ["5,-1 NW"]},
        ships={BLUE: ["4,-1 E crew", "0,0 W"]},
        pirate=(HERE, RED),
    )
    game.play("stow 1 nothing; stow 1 crew; jettison ship 1 crew")
    sail(game, 2, "0,0 NW")
    game.play("end_turn")
    assert gold(game, BLUE) == 2


@pytest.mark.rule("E-53")
def test_gold_won_earlier_in_the_phase_may_be_used() -> None:
    """Ruling 28."""
    game = near_pirate(RING[0], "3,1 NW", coins=0)
    assert not may(game, f"sail 1 {{{RING[1]}}}")
    sail(game, 2, "3,1 NE")
    game.play("turn_tile sea")
    sail(game, 1, RING[1])
    assert gold(game, BLUE) == 1


@pytest.mark.rule("E-53", "E-46")
def test_a_discovery_there_costs_tribute_too() -> None:
    game = near_pirate("4,-2 E", coins=1)
    sail(game, 1, "4,-1 NE")
    assert (game.step, gold(game, BLUE)) == ("turn_tile", 0)
    game.play("turn_tile sea")
    assert gold(game, BLUE) == 2


@pytest.mark.rule("E-54")
@pytest.mark.parametrize("coins", [0, 3])
def test_there_is_no_tribute_for_the_own_pirate(coins: int) -> None:
    game = near_pirate(RING[0], owner=BLUE, coins=coins)
    sail(game, 1, RING[1], RING[2])
    assert gold(game, BLUE) == coins


@pytest.mark.rule("E-54")
def test_without_a_pirate_at_sea_nothing_is_due() -> None:
    game = isles(step="movement", ships={BLUE: [RING[0]]}, gold={BLUE: 0})
    sail(game, 1, *RING[1:5])
    assert gold(game, BLUE) == 0


@pytest.mark.rule("E-54")
def test_building_a_ship_there_is_free_and_leaving_is_not() -> None:
    game = isles(
        tiles={"5,-1": "hill 5"},
        harbours={BLUE: ["5,-1 NW"]},
        pirate=(HERE, RED),
        hand={BLUE: "wood wool"},
    )
    do(game, "build_ship {4,-1 E}")
    assert gold(game, BLUE) == 2
    game.play("set_sail")
    sail(game, 1, "4,-1 NE")
    assert gold(game, BLUE) == 1


@pytest.mark.rule("E-54")
def test_rebuilding_a_ship_there_is_free() -> None:
    game = isles(
        tiles={"5,-1": "hill 5"},
        harbours={BLUE: ["5,-1 NW"]},
        ships={BLUE: [RING[0], RING[3], "0,0 W"]},
        pirate=(HERE, WHITE),
        hand={BLUE: "wood wool"},
        gold={BLUE: 0},
    )
    do(game, "rebuild_ship 3", "relaunch_ship {4,-1 E}")
    assert lies(game, BLUE, 3, "4,-1 E")
    assert gold(game, BLUE) == 0


@pytest.mark.rule("E-54")
def test_tribute_is_paid_though_both_purchases_of_the_turn_are_used() -> None:
    game = isles(ships={BLUE: [RING[0]]}, pirate=(HERE, RED), gold={BLUE: 7})
    game.play("buy_resource ore; buy_resource wool")
    assert "buy_resource" not in acts(game)
    game.play("set_sail")
    sail(game, 1, RING[1])
    assert gold(game, BLUE) == 2
    assert cell(game, "gold_purchases") == 2
