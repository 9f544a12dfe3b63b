"""What is true of every board, whatever is found on it: coasts, distances, and where ships get.  (E-12, E-16)"""

from collections.abc import Iterable, Iterator

import pytest

import kogge
from kogge.modules.terrain import TERRAINS
from tests.support.isles import column, corner, island_of, isles

SCENARIOS = ["land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates"]
SEA = TERRAINS.index("sea")
UNEXPLORED = TERRAINS.index("unexplored")
CLOSED = 99  # in the place of ships, on an edge that is no route
CIRCLED = {  # each with the number of sea routes that end there
    "4,-3 NE": 3,
    "4,-3 SE": 3,
    "3,-2 NE": 2,
    "3,-2 SE": 3,
    "2,-1 NE": 2,
    "2,-1 SE": 2,
    "2,0 NE": 3,
    "2,0 SE": 3,
    "1,1 NE": 2,
    "1,1 SE": 2,
    "1,2 NE": 3,
    "1,2 SE": 2,
    "1,3 NE": 3,
    "1,3 SE": 3,
}


class Map:
    """A board as a person reads it, before anything is found."""

    def __init__(self, scenario: str) -> None:
        self.game = isles(scenario)
        self.topo = self.game.rules.topo
        self.kinds = column(self.game, "terrain")
        self.island = set(island_of(self.game))
        self.hidden = {h for h, kind in enumerate(self.kinds) if kind == UNEXPLORED}
        self.sea = {h for h, kind in enumerate(self.kinds) if kind >= SEA}
        self.paths = range(self.topo.n_edges)

    def corners(self, hexes: Iterable[int]) -> set[int]:
        return {node for h in hexes for node in self.topo.hex_nodes[h]}

    def touched(self, path: int) -> set[int]:
        """The unexplored hexes at the two tips of a ship."""
        return {h for node in self.topo.edge_nodes[path] for h in self.topo.node_hexes[node]} & self.hidden

    def routes(self) -> set[int]:
        """The sides of sea hexes, and those of known hexes at the frame."""
        beside = [self.topo.edge_hexes[path] for path in self.paths]
        return {
            path
            for path in self.paths
            if self.sea & set(beside[path]) or (len(beside[path]) == 1 and beside[path][0] not in self.hidden)
        }

    def steps(self, path: int, routes: set[int]) -> Iterator[int]:
        return (other for other in self.topo.edge_edges[path] if other in routes)

    def reached(self, begin: int, routes: set[int]) -> set[int]:
        """All routes to which a ship can get from one."""
        found, left = {begin}, [begin]
        while left:
            for other in self.steps(left.pop(), routes):
                if other not in found:
                    found.add(other)
                    left.append(other)
        return found


@pytest.fixture(params=SCENARIOS)
def chart(request: pytest.FixtureRequest) -> Map:
    return Map(request.param)


@pytest.mark.rule("E-16")
def test_the_north_does_not_touch_the_south(chart: Map) -> None:
    north = {h for h in chart.hidden if chart.topo.cells[h][1] < 0}
    assert not chart.corners(north) & chart.corners(chart.hidden - north)


@pytest.mark.rule("E-16")
def test_no_unexplored_hex_touches_the_island_even_at_a_corner(chart: Map) -> None:
    assert not chart.corners(chart.island) & chart.corners(chart.hidden)


@pytest.mark.rule("E-46", "E-16")
def test_one_step_of_a_ship_touches_at_most_one_new_hex(chart: Map) -> None:
    """Ruling 8: whatever is known where the ship comes from."""
    for path in chart.paths:
        for other in chart.topo.edge_edges[path]:
            assert len(chart.touched(other) - chart.touched(path)) <= 1


@pytest.mark.rule("E-16")
def test_every_unexplored_hex_lies_at_the_frame_or_at_a_sea_hex_of_the_board(chart: Map) -> None:
    for h in chart.hidden:
        around = chart.topo.hex_hexes[h]
        assert len(around) < 6 or chart.sea & set(around)


@pytest.mark.rule("E-30", "E-16")
def test_ships_get_everywhere_even_if_all_hidden_hexes_are_land(chart: Map) -> None:
    """Rulings 7 and 8: the sides of land at the frame are routes, once the land is known."""
    frame = {path for path in chart.paths if len(chart.topo.edge_hexes[path]) == 1}
    routes = chart.routes() | frame
    assert chart.reached(min(routes), routes) == routes
    assert all(any(path in routes for path in chart.topo.hex_edges[h]) for h in chart.hidden)


@pytest.mark.rule("E-30")
def test_the_game_knows_the_routes_that_a_person_sees(chart: Map) -> None:
    ships = [row[0] for row in chart.game.read("ships_on_route")]
    assert {path for path in chart.paths if ships[path] != CLOSED} == chart.routes()


@pytest.mark.rule("E-12", "E-16")
def test_the_island_has_forty_eight_intersections(chart: Map) -> None:
    nodes = chart.corners(chart.island)
    inland = {node for node in nodes if set(chart.topo.node_hexes[node]) <= chart.island}
    inland = {node for node in inland if len(chart.topo.node_hexes[node]) == 3}
    at_frame = {node for node in nodes if len(chart.topo.node_hexes[node]) < 3}
    assert (len(nodes), len(inland), len(nodes - inland), len(at_frame)) == (48, 14, 34, 22)


@pytest.mark.rule("E-12", "E-13")
def test_two_or_three_sea_routes_end_at_each_circled_intersection(chart: Map) -> None:
    routes = chart.routes()
    for place, n in CIRCLED.items():
        node = corner(chart.game, place)
        assert len(routes & set(chart.topo.node_edges[node])) == n


@pytest.mark.rule("E-12", "E-16")
def test_from_every_circled_intersection_the_first_discovery_needs_two_or_three_moves(chart: Map) -> None:
    routes = chart.routes()
    for place in CIRCLED:
        node = corner(chart.game, place)
        front, moves = routes & set(chart.topo.node_edges[node]), 0
        assert not any(chart.touched(path) for path in front)
        while not any(chart.touched(path) for path in front):
            front = {other for path in front for other in chart.steps(path, routes)} | front
            moves += 1
        assert moves in (2, 3)


@pytest.mark.rule("E-10")
def test_each_ship_of_the_fixed_opening_needs_three_moves_to_its_first_discovery() -> None:
    chart = Map("land-ho")
    routes = chart.routes()
    for ship in (row[0] for row in kogge.start("land-ho").read("ship")):
        front, moves = {ship}, 0
        while not any(chart.touched(path) for path in front):
            front |= {other for path in front for other in chart.steps(path, routes)}
            moves += 1
        assert moves == 3
