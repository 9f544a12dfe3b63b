"""Sea routes, and what a coast can hold.  (E-30)"""

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from kogge.games.setups.places import SIDES
from kogge.modules.terrain import TERRAINS
from tests.support.isles import BLUE, ORANGE, RED, WHITE, choices, column, do, isles, may, places, side

SCENARIOS = [scenario.name for scenario in ISLES]
BEYOND = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}  # a side of a hex
SEA = ("sea", "shoal", "council")

# What is discovered in the scenario: some land, some sea, and a border to what is not.
DISCOVERED = {
    "land-ho": {"5,-1": "forest 5", "6,-2": "sea", "7,-3": "hill 9", "4,1": "field 8", "4,2": "field 4"},
    "pirate-lairs": {"5,-1": "gold_river", "6,-2": "sea", "6,-1": "hill 9", "7,-3": "forest 5", "4,1": "gold_river 4"},
    "fish": {"5,-1": "shoal 3", "6,-2": "hill 9", "6,-1": "forest 5", "7,-3": "gold_river", "4,1": "field 8"},
    "spices": {"5,-1": "spice fast_gold", "6,-2": "shoal 1", "6,-1": "hill 9", "7,-3": "sea", "4,1": "shoal 4"},
    "explorers-pirates": {"5,-1": "spice fast_gold", "6,-2": "shoal 1", "6,-1": "hill 9", "7,-3": "gold_river"},
}


def routes(game: kogge.Game) -> dict[int, str]:
    """Every side that the rule calls a sea route, by number, and one of its names."""
    kinds = dict(zip(game.rules.topo.cells, (TERRAINS[kind] for kind in column(game, "terrain")), strict=True))
    found = {}
    for (q, r), kind in kinds.items():
        for word in SIDES:
            dq, dr = BEYOND[word]
            other = kinds.get((q + dq, r + dr), "frame")
            if kind in SEA or (other == "frame" and kind != "unexplored"):
                found[side(game, f"{q},{r} {word}")] = f"{q},{r} {word}"
    return found


def is_dark(game: kogge.Game, route: int) -> bool:
    """Does a tip of a ship there touch an unexplored hex?"""
    topo = game.rules.topo
    around = [h for node in topo.edge_nodes[route] for h in topo.node_hexes[node]]
    return any(TERRAINS[column(game, "terrain")[h]] == "unexplored" for h in around)


# Where ships can go


@pytest.mark.rule("E-30")
@pytest.mark.parametrize("explored", [False, True])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ships_go_along_the_sides_of_the_sea_and_of_the_frame_and_nowhere_else(scenario: str, explored: bool) -> None:
    """Ruling 7: from each route in turn, to every neighbouring one, also to those that discover something."""
    tiles = DISCOVERED[scenario] if explored else {}
    empty = isles(scenario, tiles=tiles)
    known = routes(empty)
    assert len(known) > 80
    for route, name in known.items():
        if not is_dark(empty, route):
            game = isles(scenario, tiles=tiles, ships={BLUE: [name]}, step="movement")
            beside = {edge for edge in game.rules.topo.edge_edges[route] if edge in known}
            assert set(choices(game, "sail")) == {f"1 {edge}" for edge in beside}, name


@pytest.mark.rule("E-30")
def test_the_coast_of_the_island_is_a_route_at_the_sea_and_at_the_frame_but_not_inland() -> None:
    game = isles(ships={BLUE: ["5,-3 W", "4,-3 NW"]}, step="movement")
    assert may(game, "sail 1 {4,-3 NE}")  # at the frame
    assert may(game, "sail 1 {4,-3 SE}")
    assert may(game, "sail 2 {3,-3 NE}")
    assert not may(game, "sail 2 {3,-3 E}")  # between two hexes of the island


@pytest.mark.rule("E-30")
@pytest.mark.parametrize(
    ("east", "is_route"), [("hill 9", False), ("sea", True), ("shoal 2", True), ("gold_river", False)]
)
def test_between_two_discovered_hexes_a_route_needs_the_sea(east: str, is_route: bool) -> None:
    game = isles(tiles={"5,-1": "forest 5", "6,-1": east}, ships={BLUE: ["5,-1 SE"]}, step="movement")
    assert may(game, "sail 1 {5,-1 E}") is is_route


@pytest.mark.rule("E-30")
def test_a_side_of_an_unexplored_hex_at_the_frame_is_no_route_until_it_is_seen() -> None:
    """Ruling 7: no ship comes to 8,-3 without discovering it, but if one did, it could not go along it."""
    tiles = {"7,-3": "forest 5"}
    there = side(isles(tiles=tiles), "7,-3 NE")
    game = isles(tiles=tiles, step="movement", fields={"ship": [there], "ships_left": [2]})
    assert set(choices(game, "sail")) == {f"1 {path}" for path in places(game, "build_road", "7,-3 NW")}
    game = isles(tiles=tiles, ships={BLUE: ["7,-3 NW"]}, step="movement")
    do(game, "sail 1 {7,-3 NE}", "turn_tile mountain", "draw_chip 3")
    do(game, "end_turn", *["roll", "dice 2", "set_sail", "end_turn"] * 3, "roll", "dice 2", "set_sail")
    assert may(game, "sail 1 {8,-3 NW}")


@pytest.mark.rule("E-30")
def test_the_sides_of_the_council_are_routes() -> None:
    game = isles("fish", ships={BLUE: ["3,0 W", "3,0 SE", "3,0 NE"]}, step="movement")
    assert set(choices(game, "sail")) >= {
        *(f"1 {path}" for path in places(game, "build_road", "3,0 NW; 3,0 SW; 3,-1 SW; 2,1 NW")),
        *(f"2 {path}" for path in places(game, "build_road", "3,0 E; 3,0 SW")),
        *(f"3 {path}" for path in places(game, "build_road", "3,0 E; 3,0 NW")),
    }


# A road and two ships

COASTS = {"at the sea": ("3,-1 W", "3,-1 NW"), "at the frame": ("4,-3 NE", "4,-3 N")}  # a side, and a corner of it


@pytest.mark.rule("E-30")
@pytest.mark.parametrize("coast", COASTS)
@pytest.mark.parametrize("owners", [(BLUE,), (BLUE, BLUE), (BLUE, RED), (WHITE, ORANGE)])
def test_a_road_is_built_on_a_coast_with_one_or_two_ships(coast: str, owners: tuple[int, ...]) -> None:
    """Ruling 15."""
    path, home = COASTS[coast]
    game = isles(
        settlements={BLUE: [home]},
        ships={owner: [path] * owners.count(owner) for owner in owners},
        hand={BLUE: "wood brick"},
    )
    do(game, f"build_road {{{path}}}")
    assert column(game, "road")[side(game, path)] == BLUE
    assert sum(row.count(side(game, path)) for row in game.read("ship")) == len(owners)


@pytest.mark.rule("E-30")
@pytest.mark.parametrize("coast", COASTS)
@pytest.mark.parametrize("owner", [BLUE, RED])
def test_up_to_two_ships_are_built_on_a_coast_with_a_road(coast: str, owner: int) -> None:
    """Ruling 15."""
    path, home = COASTS[coast]
    game = isles(harbours={BLUE: [home]}, roads={owner: [path]}, hand={BLUE: "3 wood 3 wool"})
    for _ in range(2):
        do(game, f"build_ship {{{path}}}")
    assert not may(game, f"build_ship {{{path}}}")
    assert may(game, "build_ship {3,-1 NW}" if coast == "at the sea" else "build_ship {4,-3 NW}")


@pytest.mark.rule("E-30")
def test_ships_pass_and_end_on_a_coast_with_anybodys_road() -> None:
    game = isles(roads={RED: ["3,-1 W"], BLUE: ["3,-1 SW"]}, ships={BLUE: ["3,-1 NW"]}, step="movement")
    do(game, "sail 1 {3,-1 W}", "sail 1 {3,-1 SW}", "end_turn")
    assert game.turn_of == RED


@pytest.mark.rule("E-30")
def test_a_coast_with_a_ship_takes_no_second_road() -> None:
    game = isles(
        settlements={BLUE: ["3,-1 NW"]}, roads={RED: ["3,-1 W"]}, ships={BLUE: ["3,-1 W"]}, hand={BLUE: "wood brick"}
    )
    assert set(choices(game, "build_road")) == places(game, "build_road", "3,-1 NW; 2,-1 NE")
