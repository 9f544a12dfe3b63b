"""Where roads and settlements may stand, on the island and beyond.  (E-37, E-38, E-39)"""

from typing import Any

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from kogge.modules.terrain import TERRAINS
from tests.support.isles import BLUE, RED, cell, choices, column, do, hand, hexagon, isles, may, places, points

SCENARIOS = [scenario.name for scenario in ISLES]
RICH = "6 wood 6 brick 6 wool 6 grain 6 ore"
SETTLEMENT = "wood brick wool grain"

# 5,-1 is the northern hex nearest to the island: the sea lies to its west, north-west, south-west and
# south-east, unexplored hexes to its north-east (6,-2) and, in most scenarios, to its east (6,-1).
NORTH = "5,-1"


def roads_offered(game: kogge.Game, words: str) -> bool:
    """Are these the paths, and all of them, on which a road may be built?"""
    return set(choices(game, "build_road")) == places(game, "build_road", words)


def sites_offered(game: kogge.Game, words: str) -> bool:
    return set(choices(game, "build_settlement")) == places(game, "build_settlement", words)


# From a settler ship into a region


@pytest.mark.rule("E-37")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_road_or_settlement_on_the_island_leads_across_the_sea(scenario: str) -> None:
    """Blue has roads along the eastern coast; the land beyond the sea is discovered, with a ship beside it."""
    game = isles(
        scenario,
        tiles={NORTH: "forest 5"},
        roads={BLUE: ["3,-2 E", "3,-1 NW", "3,-1 W", "3,-1 SW", "3,0 W", "2,1 NW"]},
        ships={BLUE: ["5,-1 W"]},
        hand={BLUE: RICH},
    )
    assert roads_offered(game, "3,-2 NE; 4,-3 SE; 2,-1 NE; 2,-1 SE; 2,0 SW; 2,1 W")
    assert sites_offered(game, "3,-2 NE; 3,-1 N; 3,-1 NW; 3,-1 SW; 2,0 NE; 2,0 SE; 2,0 S")


@pytest.mark.rule("E-37")
def test_a_ship_at_discovered_land_is_no_place_to_begin_a_road_or_a_settlement() -> None:
    """Ruling 24."""
    game = isles(tiles={NORTH: "forest 5"}, ships={BLUE: ["5,-1 W settler", "5,-1 SW"]}, hand={BLUE: RICH})
    assert choices(game, "build_road") == choices(game, "build_settlement") == []


@pytest.mark.rule("E-37")
def test_anothers_settlement_in_the_region_does_not_open_it() -> None:
    game = isles(tiles={NORTH: "forest 5"}, settlements={RED: ["5,-1 NW"]}, roads={RED: ["5,-1 W"]}, hand={BLUE: RICH})
    assert choices(game, "build_road") == choices(game, "build_settlement") == []


@pytest.mark.rule("E-37")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_from_the_settlement_that_a_settler_ship_founded_roads_and_settlements_spread(scenario: str) -> None:
    game = isles(
        scenario,
        players=2,
        tiles={NORTH: "forest 5"},
        ships={BLUE: ["5,-1 W settler"]},
        hand={BLUE: "3 wood 3 brick wool grain"},
        step="movement",
    )
    do(game, "land_settler 1 {5,-1 NW}", "end_turn", "roll", "dice 2", "set_sail", "end_turn", "roll", "dice 2")
    assert roads_offered(game, "5,-1 NW; 5,-1 W")
    do(game, "build_road {5,-1 W}")
    assert roads_offered(game, "5,-1 NW; 5,-1 SW")
    assert choices(game, "build_settlement") == []  # the other end of one road is too near
    do(game, "build_road {5,-1 SW}")
    assert sites_offered(game, "5,-1 S")
    do(game, "build_settlement {5,-1 S}")
    assert (points(game, BLUE), hand(game, BLUE)) == (2, {})


@pytest.mark.rule("E-37")
def test_roads_go_on_from_hex_to_hex_within_the_region() -> None:
    game = isles(
        tiles={NORTH: "forest 5", "6,-1": "hill 9"},
        settlements={BLUE: ["5,-1 S"]},
        roads={BLUE: ["5,-1 SE"]},
        hand={BLUE: RICH},
    )
    assert roads_offered(game, "5,-1 SW; 5,-1 E; 6,-1 SW")


# Unexplored hexes


@pytest.mark.rule("E-38")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_road_lies_on_a_side_of_an_unexplored_hex(scenario: str) -> None:
    """The road on the side NW ends where 6,-2 begins: whatever goes on from there is a side of it."""
    game = isles(
        scenario,
        tiles={NORTH: "forest 5"},
        settlements={BLUE: ["5,-1 NW"]},
        roads={BLUE: ["5,-1 NW"]},
        hand={BLUE: RICH},
    )
    assert roads_offered(game, "5,-1 W")


@pytest.mark.rule("E-38")
def test_no_settlement_stands_on_a_corner_of_an_unexplored_hex() -> None:
    game = isles(
        tiles={NORTH: "forest 5"}, roads={BLUE: ["5,-1 NW", "5,-1 W", "5,-1 SW", "5,-1 SE"]}, hand={BLUE: RICH}
    )
    assert sites_offered(game, "5,-1 NW; 5,-1 SW; 5,-1 S")  # but neither N nor SE


@pytest.mark.rule("E-38")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_road_whose_end_touches_an_unexplored_hex_may_be_built_and_discovers_nothing(scenario: str) -> None:
    """Ruling 20."""
    game = isles(scenario, tiles={NORTH: "forest 5"}, settlements={BLUE: ["5,-1 NW"]}, hand={BLUE: "wood brick"})
    unseen = {name: game.read(name) for name in ("terrain", "number", "tiles_left", "chips_left", "gold")}
    do(game, "build_road {5,-1 NW}")
    assert (game.step, game.to_act) == ("action", BLUE)
    assert {name: game.read(name) for name in unseen} == unseen
    assert TERRAINS[cell(game, "terrain", hexagon(game, "6,-2"))] == "unexplored"
    assert hand(game, BLUE) == {}


@pytest.mark.rule("E-38")
def test_what_was_closed_is_open_once_the_hex_is_discovered() -> None:
    known = {NORTH: "forest 5"}
    pieces: dict[str, Any] = {"roads": {BLUE: ["5,-1 SW", "5,-1 SE"]}, "hand": {BLUE: RICH}}
    before = isles(tiles=known, **pieces)
    assert not may(before, "build_road {5,-1 E}")
    assert not may(before, "build_settlement {5,-1 SE}")
    after = isles(tiles={**known, "6,-1": "hill 9"}, **pieces)
    assert may(after, "build_road {5,-1 E}")
    assert may(after, "build_road {6,-1 SW}")
    assert may(after, "build_settlement {5,-1 SE}")


@pytest.mark.rule("E-38")
def test_two_unexplored_hexes_close_a_corner_until_both_are_seen() -> None:
    """The corner NE of 5,-1 touches 6,-2 and 6,-1."""
    roads = {BLUE: ["5,-1 E"]}
    for seen, sites in (({"6,-1": "hill 9"}, "5,-1 SE"), ({"6,-1": "hill 9", "6,-2": "field 4"}, "5,-1 SE; 5,-1 NE")):
        game = isles(tiles={NORTH: "forest 5", **seen}, roads=roads, hand={BLUE: RICH})
        assert sites_offered(game, sites)


@pytest.mark.rule("E-38")
def test_the_side_of_a_discovered_sea_hex_is_no_path_without_land() -> None:
    """Ruling 20: at 5,-1, a sea, a road needs land on one side."""
    game = isles(tiles={NORTH: "sea", "6,-1": "hill 9", "6,-2": "field 4"}, roads={BLUE: ["6,-1 W"]}, hand={BLUE: RICH})
    assert roads_offered(game, "6,-2 SW; 6,-2 SE; 6,-1 SW")


# The distance rule

NEIGHBOUR, BEYOND = "3,-1 NW", "3,-1 SW"  # of the corner 3,-1 N, where blue would settle


def homes(kind: str, place: str) -> dict[str, Any]:
    """Such a home there, and with a neutral one two players."""
    found: dict[str, dict[str, Any]] = {
        "an own settlement": {"settlements": {BLUE: [place]}},
        "an own harbour settlement": {"harbours": {BLUE: [place]}},
        "another's settlement": {"settlements": {RED: [place]}},
        "another's harbour settlement": {"harbours": {RED: [place]}},
        "a neutral settlement": {"players": 2, "neutral": {2: {"settlements": [place]}}},
        "a neutral harbour settlement": {"players": 2, "neutral": {3: {"harbours": [place]}}},
    }
    return found[kind]


KINDS = [
    *("an own settlement", "an own harbour settlement", "another's settlement", "another's harbour settlement"),
    *("a neutral settlement", "a neutral harbour settlement"),
]


@pytest.mark.rule("E-39", "E-09")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("place", "free"), [(NEIGHBOUR, False), (BEYOND, True)])
def test_a_settlement_that_is_reached_by_road_keeps_the_distance(kind: str, place: str, free: bool) -> None:
    game = isles(**homes(kind, place), roads={BLUE: ["3,-2 E"]}, hand={BLUE: SETTLEMENT})
    assert may(game, "build_settlement {3,-1 N}") is free


@pytest.mark.rule("E-39", "E-09")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("place", "free"), [(NEIGHBOUR, False), (BEYOND, True)])
def test_a_settlement_that_a_settler_ship_founds_keeps_the_distance(kind: str, place: str, free: bool) -> None:
    game = isles(**homes(kind, place), ships={BLUE: ["3,-1 NE settler"]}, step="movement")
    assert may(game, "land_settler 1 {3,-1 N}") is free


@pytest.mark.rule("E-39", "E-09")
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_founded_where_a_home_stands(kind: str) -> None:
    game = isles(**homes(kind, "3,-1 N"), ships={BLUE: ["3,-1 NE settler"]}, step="movement")
    assert choices(game, "land_settler") == []


@pytest.mark.rule("E-39")
def test_the_distance_holds_in_the_regions_too() -> None:
    game = isles(
        tiles={NORTH: "forest 5", "6,-1": "hill 9"},
        settlements={RED: ["5,-1 NW"]},
        roads={BLUE: ["5,-1 SW"]},
        ships={BLUE: ["5,-1 W settler", "5,-1 SW settler"]},
        hand={BLUE: SETTLEMENT},
    )
    assert sites_offered(game, "5,-1 S")
    game.play("set_sail")
    assert set(choices(game, "land_settler")) == {f"2 {site}" for site in places(game, "build_settlement", "5,-1 S")}


@pytest.mark.rule("E-39", "E-38")
@pytest.mark.parametrize(("home", "free"), [("5,-1 S", False), ("5,-1 SW", True)])
def test_ground_that_opens_by_a_discovery_keeps_the_distance_to_homes_that_were_there_before(
    home: str, free: bool
) -> None:
    """The corner SE of 5,-1 was closed until 6,-1 was seen."""
    game = isles(
        tiles={NORTH: "forest 5"}, settlements={RED: [home]}, ships={BLUE: ["5,-1 SW settler"]}, step="movement"
    )
    do(game, "sail 1 {5,-1 SE}", "turn_tile hill", "draw_chip 9")
    assert may(game, "land_settler 1 {5,-1 SE}") is free


@pytest.mark.rule("E-39", "E-09")
def test_ground_that_opens_by_a_crew_keeps_what_others_have_built_there() -> None:
    """Red has been at the village for some time; blue's crew lands, and then blue's settler."""
    game = isles(
        players=2,
        tiles={NORTH: "spice fast_gold"},
        ashore={NORTH: {RED: 1}},
        settlements={RED: ["5,-1 NW"]},
        roads={RED: ["5,-1 W"]},
        ships={BLUE: ["5,-1 W crew", "5,-1 SW settler"]},
        hand={BLUE: "2 wood 2 brick"},
        step="movement",
    )
    do(game, "trade_spice 1 {5,-1}")
    assert not may(game, "land_settler 2 {5,-1 SW}")
    do(game, "land_settler 2 {5,-1 S}", "end_turn", "roll", "dice 2", "set_sail", "end_turn", "roll", "dice 2")
    do(game, "build_road {5,-1 SW}")
    assert roads_offered(game, "5,-1 SE")  # the side W has red's road


@pytest.mark.rule("E-39", "E-37")
def test_nothing_is_founded_in_the_middle_of_the_sea() -> None:
    assert choices(isles(ships={BLUE: ["4,-1 NW settler"]}, step="movement"), "land_settler") == []


@pytest.mark.rule("E-39")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_founding_by_ship_costs_nothing_more(scenario: str) -> None:
    """Ruling 23: also on the island; ship and settler go back to the supply."""
    game = isles(scenario, ships={BLUE: ["3,-1 NE settler"]}, hand={BLUE: SETTLEMENT}, gold={BLUE: 0}, step="movement")
    do(game, "land_settler 1 {3,-1 N}")
    assert hand(game, BLUE) == {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
    assert points(game, BLUE) == 1
    left = ("settlements_left", "ships_left", "settlers_left", "gold")
    assert [column(game, name)[BLUE] for name in left] == [4, 3, 2, 0]


# Blocking


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("kind", KINDS)
def test_only_the_own_homes_let_a_road_pass(kind: str) -> None:
    """B-50: blue's road ends at 3,-1 N, and goes on from there unless somebody else's home stands there."""
    game = isles(**homes(kind, "3,-1 N"), roads={BLUE: ["3,-2 E"]}, hand={BLUE: "wood brick"})
    onward = "; 3,-1 NW" if "own" in kind else ""
    assert roads_offered(game, f"3,-2 NE; 4,-3 SE{onward}")


@pytest.mark.rule("E-09")
def test_a_settlement_founded_by_ship_blocks_roads_that_end_there() -> None:
    """B-50: red's roads from both sides stay, and each goes on from its other end."""
    game = isles(
        roads={RED: ["3,-2 E"]},
        ships={BLUE: ["3,-1 NE settler"]},
        hand={RED: "2 wood 2 brick"},
        step="movement",
    )
    do(game, "land_settler 1 {3,-1 N}", "end_turn", "roll", "dice 2")
    assert roads_offered(game, "3,-2 NE; 4,-3 SE")
