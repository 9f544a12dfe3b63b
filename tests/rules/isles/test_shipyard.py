"""Building ships, and building them again.  (E-31, E-32)"""

from typing import Any

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from kogge.modules.terrain import TERRAINS
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    bank,
    cell,
    choices,
    column,
    do,
    gold,
    hand,
    hexagon,
    isles,
    load,
    may,
    places,
    side,
)

SCENARIOS = [scenario.name for scenario in ISLES]
NORTH = "5,-1"  # the northern hex nearest to the island
PRICE = "wood wool"


def berths_offered(game: kogge.Game, words: str, act: str = "build_ship") -> bool:
    """Are these the routes, and all of them, on which a ship may be built?"""
    return set(choices(game, act)) == places(game, act, words)


# A new ship


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_ship_is_built_on_a_route_at_an_own_harbour_settlement(scenario: str) -> None:
    game = isles(scenario, harbours={BLUE: ["3,-1 N"], RED: ["2,0 SE"]}, hand={BLUE: PRICE})
    assert berths_offered(game, "3,-1 NW; 3,-1 NE; 3,-2 E")


@pytest.mark.rule("E-31")
def test_all_own_harbour_settlements_build_ships() -> None:
    game = isles(harbours={BLUE: ["3,-2 NE", "1,1 SE", "4,-3 NW"]}, hand={BLUE: PRICE})
    assert berths_offered(game, "3,-2 E; 4,-3 SE; 1,1 E; 1,2 NE; 4,-3 NW; 3,-3 NE")


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("turn_of", [BLUE, RED])
def test_settlements_and_the_harbour_settlements_of_others_build_none(turn_of: int) -> None:
    game = isles(
        players=2,
        settlements={BLUE: ["3,-1 N"], RED: ["4,-3 NE"]},
        harbours={1 - turn_of: ["2,0 SE"]},
        neutral={2: {"harbours": ["1,2 NE"]}},
        hand={turn_of: PRICE},
        turn_of=turn_of,
    )
    assert choices(game, "build_ship") == []


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("owners", [(BLUE, BLUE), (BLUE, RED), (WHITE, ORANGE), (RED, RED)])
def test_a_route_with_one_ship_takes_another_and_one_with_two_does_not(owners: tuple[int, int]) -> None:
    ships = {owner: ["3,-1 NE"] * owners.count(owner) for owner in owners}
    ships[RED] = [*ships.get(RED, []), "3,-1 NW"]
    game = isles(harbours={BLUE: ["3,-1 N"]}, ships=ships, hand={BLUE: PRICE})
    assert berths_offered(game, "3,-1 NW; 3,-2 E")


@pytest.mark.rule("E-31")
def test_the_ship_comes_from_the_supply_empty_and_its_price_goes_to_the_bank() -> None:
    game = isles(harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["4,-1 W settler"]}, hand={BLUE: "2 wood 2 wool"})
    do(game, "build_ship {3,-1 NE}")
    assert game.read("ship")[BLUE] == [side(game, "4,-1 W"), side(game, "3,-1 NE"), -1]
    assert (cell(game, "ships_left", BLUE), load(game, BLUE, "ship 2")) == (1, "nothing")
    assert hand(game, BLUE) == {"wood": 1, "wool": 1}
    assert (bank(game)["wood"], bank(game)["wool"]) == (18, 18)
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("cards", ["wood", "wool", "wood brick ore grain", "2 wood", "2 wool ore"])
def test_without_wood_and_wool_no_ship_is_built(cards: str) -> None:
    assert choices(isles(harbours={BLUE: ["3,-1 N"]}, hand={BLUE: cards}), "build_ship") == []


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_new_ship_may_move_in_the_same_turn_all_its_points(scenario: str) -> None:
    """Ruling 10."""
    game = isles(scenario, harbours={BLUE: ["3,-1 N"]}, hand={BLUE: PRICE})
    do(game, "build_ship {3,-1 NE}", "set_sail")
    do(game, "sail 1 {3,-1 E}", "sail 1 {3,-1 SE}", "sail 1 {3,-1 E}", "sail 1 {3,-1 NE}")
    assert not may(game, "sail 1 {3,-1 E}")


@pytest.mark.rule("E-31")
def test_a_ship_built_this_turn_may_chase_the_pirate() -> None:
    """Ruling 10: it has not moved yet."""
    game = isles(harbours={BLUE: ["3,-1 N"]}, hand={BLUE: PRICE}, pirate=("4,-1", RED))
    do(game, "build_ship {3,-1 NE}", "set_sail")
    assert may(game, "chase 1")


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_ship_is_built_where_its_far_tip_touches_an_unexplored_hex(scenario: str) -> None:
    """Ruling 9: of the routes at 5,-1 NW, one ends where 6,-2 begins."""
    game = isles(scenario, tiles={NORTH: "forest 5"}, harbours={BLUE: ["5,-1 NW"]}, hand={BLUE: PRICE})
    assert berths_offered(game, "5,-1 W; 4,-1 NE")


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_once_the_hex_is_explored_a_ship_is_built_there_too(scenario: str) -> None:
    game = isles(
        scenario, tiles={NORTH: "forest 5", "6,-2": "hill 9"}, harbours={BLUE: ["5,-1 NW"]}, hand={BLUE: PRICE}
    )
    assert berths_offered(game, "5,-1 W; 4,-1 NE; 5,-1 NW")


@pytest.mark.rule("E-31")
def test_building_a_ship_never_discovers() -> None:
    game = isles(tiles={NORTH: "forest 5"}, harbours={BLUE: ["5,-1 NW"]}, hand={BLUE: "2 wood 2 wool"})
    unseen = {name: game.read(name) for name in ("terrain", "tiles_left", "chips_left", "gold")}
    do(game, "build_ship {4,-1 NE}", "build_ship {5,-1 W}")
    assert {name: game.read(name) for name in unseen} == unseen
    assert TERRAINS[cell(game, "terrain", hexagon(game, "6,-2"))] == "unexplored"


@pytest.mark.rule("E-31")
def test_anothers_pirate_takes_nothing_for_a_ship_that_is_built_beside_it() -> None:
    """Ruling 28."""
    game = isles(tiles={NORTH: "forest 5"}, harbours={BLUE: ["5,-1 NW"]}, pirate=("4,-1", RED), hand={BLUE: PRICE})
    do(game, "build_ship {5,-1 W}")
    assert gold(game, BLUE) == 2


# With all three ships on the board


THREE = ["4,-1 W settler", "3,-1 NE two_crews", "2,1 E crew_and_sack"]


def fleet(**more: Any) -> kogge.Game:
    """Blue has all ships on the board, one of them at a harbour settlement."""
    pieces: dict[str, Any] = {"harbours": {BLUE: ["3,-1 N"]}, "ships": {BLUE: THREE}, "hand": {BLUE: PRICE}}
    return isles(**{**pieces, **more})


@pytest.mark.rule("E-32")
def test_with_three_ships_on_the_board_none_is_built_but_each_may_be_built_again() -> None:
    game = fleet()
    assert choices(game, "build_ship") == []
    assert choices(game, "rebuild_ship") == ["1", "2", "3"]


@pytest.mark.rule("E-32")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_with_a_ship_in_the_supply_none_is_taken_off(scenario: str) -> None:
    game = isles(scenario, harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["4,-1 W", "3,-1 NE"]}, hand={BLUE: PRICE})
    assert "rebuild_ship" not in acts(game)
    do(game, "build_ship {3,-1 NE}")
    assert "build_ship" not in acts(game)


@pytest.mark.rule("E-32")
@pytest.mark.parametrize("cards", ["wood", "wool", "2 wood ore", "brick grain ore"])
def test_a_ship_is_built_again_at_full_price_or_not_at_all(cards: str) -> None:
    assert "rebuild_ship" not in acts(fleet(hand={BLUE: cards}))


@pytest.mark.rule("E-32")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_ship_is_paid_once_and_comes_into_the_water_at_a_harbour_settlement(scenario: str) -> None:
    game = isles(
        scenario,
        harbours={BLUE: ["3,-1 N"]},
        ships={BLUE: ["4,-1 W", "3,-1 NE", "2,1 E"], RED: ["3,-2 E"] * 2},
        hand={BLUE: "2 wood 2 wool"},
    )
    game.play("rebuild_ship 3")
    assert (game.step, game.to_act) == ("relaunch_ship", BLUE)
    assert acts(game) == {"relaunch_ship"}  # there is no taking off without building
    assert berths_offered(game, "3,-1 NE; 3,-1 NW", act="relaunch_ship")
    do(game, "relaunch_ship {3,-1 NW}")
    assert (game.step, game.to_act) == ("action", BLUE)
    assert game.read("ship")[BLUE] == [side(game, place) for place in ("4,-1 W", "3,-1 NE", "3,-1 NW")]
    assert hand(game, BLUE) == {"wood": 1, "wool": 1}
    assert (bank(game)["wood"], bank(game)["wool"]) == (18, 18)
    assert cell(game, "ships_left", BLUE) == 0


@pytest.mark.rule("E-32")
@pytest.mark.parametrize(
    ("ship", "supplies"),
    [
        (1, {"settlers_left": 2, "crews_left": 6, "sacks_left": 23}),
        (2, {"settlers_left": 1, "crews_left": 8, "sacks_left": 23}),
        (3, {"settlers_left": 1, "crews_left": 7, "sacks_left": 24}),
    ],
)
def test_the_cargo_of_the_ship_is_lost_each_piece_to_its_supply(ship: int, supplies: dict[str, int]) -> None:
    """Ruling 11."""
    game = fleet()
    loads = [load(game, BLUE, f"ship {n}") for n in (1, 2, 3)]
    do(game, f"rebuild_ship {ship}", "relaunch_ship {3,-1 NW}")
    loads[ship - 1] = "nothing"
    assert [load(game, BLUE, f"ship {n}") for n in (1, 2, 3)] == loads
    assert {name: cell(game, name) for name in supplies} == supplies


@pytest.mark.rule("E-32")
def test_a_lost_shoal_goes_back_to_the_common_supply() -> None:
    game = fleet(ships={BLUE: ["3,-1 NE fish", "3,-1 NW", "4,-1 W"]})
    assert cell(game, "shoals_left") == 5
    do(game, "rebuild_ship 1", "relaunch_ship {3,-2 E}")
    assert cell(game, "shoals_left") == 6


@pytest.mark.rule("E-32")
def test_the_ship_may_come_back_where_it_was() -> None:
    game = fleet(ships={BLUE: ["3,-1 NE settler", "3,-1 NE", "4,-1 W"]})
    do(game, "rebuild_ship 1", "relaunch_ship {3,-1 NE}")
    assert game.read("ship")[BLUE][:2] == [side(game, "3,-1 NE")] * 2
    assert load(game, BLUE, "ship 1") == "nothing"


@pytest.mark.rule("E-32")
def test_the_ship_may_take_the_only_place_that_it_left_itself() -> None:
    """All routes at the harbour settlement are full, two of blue's ships among them; the third is elsewhere."""
    game = fleet(harbours={BLUE: ["3,-2 NE"]}, ships={BLUE: ["3,-2 E", "4,-3 SE", "2,1 E"], RED: ["3,-2 E", "4,-3 SE"]})
    assert choices(game, "rebuild_ship") == ["1", "2"]
    game.play("rebuild_ship 2")
    assert berths_offered(game, "4,-3 SE", act="relaunch_ship")


@pytest.mark.rule("E-32")
def test_without_a_place_for_it_no_ship_is_taken_off() -> None:
    full = {RED: ["3,-2 E", "4,-3 SE"], WHITE: ["3,-2 E", "4,-3 SE"], BLUE: ["2,1 E", "2,2 E", "4,-1 W"]}
    assert "rebuild_ship" not in acts(fleet(harbours={BLUE: ["3,-2 NE"]}, ships=full))
    assert "rebuild_ship" not in acts(fleet(harbours={RED: ["3,-2 NE"]}))


@pytest.mark.rule("E-32", "E-31")
def test_a_ship_that_was_built_again_may_move_in_the_same_turn_and_discovers_nothing_by_it() -> None:
    game = fleet(tiles={NORTH: "forest 5"}, harbours={BLUE: ["5,-1 NW"]})
    game.play("rebuild_ship 3")
    assert berths_offered(game, "5,-1 W; 4,-1 NE", act="relaunch_ship")
    do(game, "relaunch_ship {5,-1 W}", "set_sail", "sail 3 {5,-1 SW}", "sail 3 {5,-1 W}")
    assert column(game, "steps_sailed") == [0, 0, 2]
