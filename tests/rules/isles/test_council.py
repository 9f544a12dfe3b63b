"""The Council of Catan: what may be built there, and its two anchor ports.  (E-80)"""

import pytest

import kogge
from tests.support.isles import BLUE, cell, choices, do, founding, hexagon, isles, may, side

WITH_FISH = ["fish", "spices", "explorers-pirates"]
PORTS = ["3,0 NW", "3,0 NE", "3,-1 E", "3,0 SW", "3,0 SE", "2,1 E"]  # the six routes with an end at an anchor
RICH = "4 wood 4 brick 4 wool 4 grain 4 ore"
CORNERS = ("N", "NE", "SE", "S", "SW", "NW")
SIDES = ("NE", "E", "SE", "SW", "W", "NW")


@pytest.mark.rule("E-80")
@pytest.mark.parametrize("scenario", WITH_FISH)
def test_at_the_council_only_the_western_side_and_its_two_corners_are_built_on(scenario: str) -> None:
    """Ruling 21: they belong to the start island too."""
    game = founding(scenario)
    while game.step == "found_harbour_settlement":
        away = max(choices(game, game.step), key=lambda node: abs(game.rules.topo.places[int(node)][1]))
        game.play(f"{game.step} {away}")  # in the north or the south; the Council is in the middle
    sites = {int(node) for node in choices(game, "found_settlement")}
    around = {word: game.rules.topo.hex_nodes[hexagon(game, "3,0")][k] for k, word in enumerate(CORNERS)}
    assert {word for word, node in around.items() if node in sites} == {"NW", "SW"}


@pytest.mark.rule("E-80")
@pytest.mark.parametrize("home", ["3,0 NW", "3,0 SW"])
def test_a_road_runs_along_the_councils_western_side_and_no_other(home: str) -> None:
    game = isles(settlements={BLUE: [home]}, roads={BLUE: ["3,0 W"]} if home.endswith("SW") else {}, hand={BLUE: RICH})
    roads = {int(path) for path in choices(game, "build_road")}
    open_sides = {word for word in SIDES if side(game, f"3,0 {word}") in roads}
    assert open_sides == ({"W"} if home.endswith("NW") else set())


@pytest.mark.rule("E-80")
@pytest.mark.parametrize("route", PORTS)
def test_no_settler_goes_ashore_at_an_anchor_port(route: str) -> None:
    game = isles(step="movement", ships={BLUE: [f"{route} settler"]})
    ports = {game.rules.topo.hex_nodes[hexagon(game, "3,0")][CORNERS.index(word)] for word in ("N", "S")}
    assert not {int(text.split()[-1]) for text in choices(game, "land_settler")} & ports


@pytest.mark.rule("E-80")
@pytest.mark.parametrize("scenario", WITH_FISH)
def test_the_council_is_a_sea_hex_and_ships_sail_round_it(scenario: str) -> None:
    game = isles(scenario, step="movement", ships={BLUE: ["3,0 NW"]}, hand={BLUE: "wool"})
    do(game, "buy_wind 1", *(f"sail 1 {{3,0 {word}}}" for word in ("NE", "E", "SE", "SW", "W", "NW")))
    assert cell(game, "ship", BLUE) == side(game, "3,0 NW")


@pytest.mark.rule("E-80", "E-84", "E-94")
@pytest.mark.parametrize(("cargo", "act"), [("fish", "deliver_fish 1"), ("sack", "deliver_spice 1")])
def test_the_two_anchor_ports_are_its_northern_and_its_southern_corner(cargo: str, act: str) -> None:
    """From any sea route that is known, a ship delivers exactly if one of its ends is there."""
    ports = {side(isles(), place) for place in PORTS}
    assert {route for route in known_routes() if may(moored(route, cargo), act)} == ports


def known_routes() -> list[int]:
    """The sea routes of a board on which nothing is discovered, away from what is unexplored."""
    game = isles()
    terrain = [game.read("terrain")[h][0] for h in range(game.rules.topo.n_hexes)]
    unexplored, sea = 8, 9
    found = []
    for route in range(game.rules.topo.n_edges):
        near = {h for node in game.rules.topo.edge_nodes[route] for h in game.rules.topo.node_hexes[node]}
        if any(terrain[h] >= sea for h in game.rules.topo.edge_hexes[route]):
            found += [route] if all(terrain[h] != unexplored for h in near) else []
    return found


def moored(route: int, cargo: str) -> kogge.Game:
    """A ship with this cargo lies on a route, which is given by its number."""
    topo = isles().rules.topo
    h = topo.edge_hexes[route][0]
    q, r = topo.cells[h]
    word = SIDES[topo.hex_edges[h].index(route)]
    return isles(step="movement", ships={BLUE: [f"{q},{r} {word} {cargo}"]})
