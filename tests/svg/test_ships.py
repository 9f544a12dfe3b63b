"""Ships, harbour settlements and their cargo, and pieces that nobody plays."""

from itertools import combinations

import pytest

import kogge
from kogge.games.isles.cargo import CONTENTS, LOADS, PIECES, SHIPS
from kogge.modules.terrain import UNEXPLORED
from kogge.svg import draw
from kogge.svg.freight import told
from kogge.svg.palette import LIVERIES, PLAIN
from kogge.svg.sheet import Sheet
from kogge.svg.ships import KEEL
from kogge.svg.stock import HOMES
from kogge.svg.symbols import CREW, SETTLER
from tests.svg.reading import (
    SEA_GAMES,
    SVG,
    Picture,
    Point,
    beginning,
    filled,
    midgame,
    painted,
    part,
    picture,
    place,
    stamps,
    summary,
    titles,
    written,
)

HALF_WIDTH, HALF_HEIGHT = 20, 22  # of a ship: its sail, and its hull with the number
NAMES = ["nothing", "settler", "fish", "crew", "2 crews", "sack", "2 sacks", "crew and sack"]  # of loads


def shapes(drawn: Picture) -> list[str]:
    return [path.attrib["d"] for path in drawn.iter(f"{SVG}path")]


def ship_titles(game: kogge.Game) -> dict[str, int]:
    """The titles that the ships of a position must have, each with its route."""
    found = {}
    for p, (routes, loads) in enumerate(zip(game.read("ship"), game.read("cargo"), strict=True)):
        for i, route in enumerate(routes):
            if route >= 0:
                a, b = game.rules.topo.edge_nodes[route]
                found[f"path {route} ({a}-{b}): {game.seats[p]} ship {i + 1} with {NAMES[loads[i]]}"] = route
    return found


@pytest.mark.parametrize("scenario", SEA_GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_ship_is_near_its_route_and_hides_no_other(scenario: str, players: int) -> None:
    game = midgame(scenario, players, 2000, players)
    drawn = picture(game)
    expected = ship_titles(game)
    assert len(expected) > players
    assert sorted(expected) == [title for title in beginning(drawn, "path") if " ship " in title]
    where = {title: place(part(drawn, title)) for title in expected}
    for title, route in expected.items():
        a, b = (game.rules.topo.places[n] for n in game.rules.topo.edge_nodes[route])
        x, y = where[title]
        assert abs(x - 50 * (a[0] + b[0])) + abs(y - 50 * (a[1] + b[1])) < 120
    for (ax, ay), (bx, by) in combinations(where.values(), 2):
        assert abs(ax - bx) > 2 * HALF_WIDTH or abs(ay - by) > 2 * HALF_HEIGHT


def coast(game: kogge.Game) -> list[int]:
    """The paths between land and sea, or between land and the frame."""
    kinds = [kind for (kind,) in game.read("terrain")]
    topo = game.rules.topo
    sides = [[kinds[h] < UNEXPLORED for h in topo.edge_hexes[e]] for e in range(topo.n_edges)]
    return [e for e, lands in enumerate(sides) if sum(lands) == 1]


def test_two_ships_and_a_road_on_one_coast_can_all_be_seen() -> None:
    game = kogge.start("land-ho")
    bare = filled(game, "home", -1)
    for path in coast(game):
        game = painted(game, home=bare, road=filled(game, "road", -1) | {(path, 0): 3}, ship=filled(game, "ship", -1))
        game = painted(game, ship={(0, 0): path, (1, 2): path})
        drawn = picture(game)
        a, b = game.rules.topo.edge_nodes[path]
        part(drawn, f"path {path} ({a}-{b}): orange road")
        one, two = (place(part(drawn, title)) for title in sorted(ship_titles(game)))
        assert abs(one[0] - two[0]) > 2 * HALF_WIDTH or abs(one[1] - two[1]) > 2 * HALF_HEIGHT
        (land,) = [h for h in game.rules.topo.edge_hexes[path] if game.read("terrain")[h][0] < UNEXPLORED]
        inland = beyond(game, path, game.rules.topo.center(land))
        for x, y in (one, two):
            assert beyond(game, path, (x / 100, (y - KEEL) / 100)) * inland < 0  # on the other side than the land
            assert abs(beyond(game, path, (x / 100, (y - KEEL) / 100))) > HALF_WIDTH / 100


def beyond(game: kogge.Game, path: int, at: Point) -> float:
    """How far a point is from the line of a path, to its one side or to the other."""
    (ax, ay), (bx, by) = (game.rules.topo.places[n] for n in game.rules.topo.edge_nodes[path])
    return (at[0] - ax) * (by - ay) - (at[1] - ay) * (bx - ax)


def test_three_ships_can_pass_each_other_on_a_route() -> None:
    game = kogge.start("land-ho")
    path = coast(game)[0]
    game = painted(game, home=filled(game, "home", -1), ship=filled(game, "ship", -1))
    game = painted(game, ship={(0, 0): path, (1, 0): path, (2, 1): path})
    drawn = picture(game)
    places = [place(part(drawn, title)) for title in ship_titles(game)]
    assert len({*places}) == 3


@pytest.mark.parametrize("load", range(len(LOADS)))
def test_ships_and_basins_show_their_cargo(load: int) -> None:
    game = kogge.start("explorers-pirates")
    game = painted(game, ship={(1, 2): 40}, harbour={(1, 0): 42}, home={(42, 0): 1}, home_kind={(42, 0): 1})
    game = painted(game, cargo={(1, 2): load, (1, SHIPS): load})
    drawn = picture(game)
    a, b = game.rules.topo.edge_nodes[40]
    pieces = dict(zip(PIECES, CONTENTS[load], strict=True))
    for title, word in (
        (f"path 40 ({a}-{b}): red ship 3 with {NAMES[load]}", "R3"),
        (f"intersection 42: basin of red harbour 1 with {NAMES[load]}", "1"),
    ):
        hold = part(drawn, title)
        assert word in written(hold)
        assert [shapes(hold).count(CREW), shapes(hold).count(SETTLER)] == [pieces["crew"], pieces["settler"]]
        assert [stamps(hold).count("fish"), stamps(hold).count("sack")] == [pieces["fish"], pieces["sack"]]
    assert f"ship 3 on path 40 with {NAMES[load]}" in summary(drawn)
    assert f"harbour 1 on 42 with {NAMES[load]}" in summary(drawn)


def test_loads_have_names() -> None:
    game = kogge.start("explorers-pirates")
    sheet = Sheet(game.view(None), game.seats, labels=False, legal=False, tag="")
    assert [told(sheet, load) for load in range(len(LOADS))] == NAMES


def test_a_hull_has_the_colour_of_its_owner() -> None:
    game = kogge.start("land-ho")
    drawn = picture(game)
    for p, title in enumerate(ship_titles(game)):
        ship = part(drawn, title)
        assert f"{game.seats[p][0].upper()}1" in written(ship)
        assert LIVERIES[game.seats[p]].fill in [path.attrib.get("fill") for path in ship.iter(f"{SVG}path")]


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_homes_are_settlements_and_harbour_settlements_and_those_of_seats_have_basins(scenario: str) -> None:
    game = midgame(scenario, 6, 1500)
    drawn = picture(game)
    greater = []
    for node, ((owner,), (kind,)) in enumerate(zip(game.read("home"), game.read("home_kind"), strict=True)):
        if owner >= 0:
            name = f"intersection {node}: {game.seats[owner]} {('settlement', 'harbour settlement')[kind]}"
            assert shapes(part(drawn, name)) == 2 * [HOMES[2 * kind]]
            greater += [node] * kind
    basins = [int(title.split()[1].rstrip(":")) for title in titles(drawn) if ": basin of " in title]
    assert sorted(basins) == greater
    assert not [title for title in titles(drawn) if title.endswith("city")]


def test_pieces_of_colours_that_nobody_plays_have_a_broken_edge_and_no_basin() -> None:
    game = kogge.start("land-ho", players=2)
    drawn = picture(game)
    neutral = [title for title in titles(drawn) if "neutral" in title]
    pieces = ("harbour settlement", "settlement", "road")
    expected = [f"neutral {color} {piece}" for color in ("white", "orange") for piece in pieces]
    assert sorted(title.split(": ")[1] for title in neutral) == sorted(expected)
    for title in neutral:
        edges = [path.attrib.get("stroke-dasharray") for path in part(drawn, title).iter(f"{SVG}path")]
        assert any(edges) == ("road" not in title)
    assert len([title for title in titles(drawn) if ": basin of " in title]) == 2
    assert "Neutral white: settlements" in summary(drawn)
    assert not beginning(drawn, "white", "orange")  # no card


def test_without_their_colours_neutral_pieces_are_plain() -> None:
    game = kogge.start("land-ho", players=2)
    drawn = draw(game.view(None), game.seats)
    assert drawn.count(": neutral settlement<") == 2
    assert PLAIN.fill in drawn
    assert PLAIN.fill not in draw(game.view(None), game.colors)
