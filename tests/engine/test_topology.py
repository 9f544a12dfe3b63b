"""Who touches whom: on the island of the base game and on islands of any shape."""

from itertools import pairwise
from math import dist, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.engine.topology import AROUND, Cell, Topology, corners
from kogge.games.base import island

CELLS = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
SHAPES = st.lists(CELLS, min_size=1, max_size=40, unique=True)


def test_the_island_of_the_base_game() -> None:
    topo = Topology(island.HEXES)
    assert (topo.n_hexes, topo.n_nodes, topo.n_edges) == (19, 54, 72)
    assert topo.n_nodes - topo.n_edges + topo.n_hexes == 1  # Euler, the sea left out
    coast = [edge for edge in range(72) if len(topo.edge_hexes[edge]) == 1]
    assert len(coast) == 30
    assert [len(topo.node_hexes[node]) for node in range(54)].count(3) == 24
    assert sum(topo.degree[node] == 2 for node in range(54)) == 18
    assert topo.hex_nodes[0] == (0, 4, 8, 12, 7, 3)
    assert topo.edge_nodes[0] == (0, 3)
    assert topo.edge_nodes[71] == (50, 53)


def test_a_board_has_each_hex_once() -> None:
    with pytest.raises(ValueError, match=r"each hex once, and \(1, 2\) is there twice"):
        Topology([(1, 2), (0, 2), (1, 2)])


@given(SHAPES)
def test_hexes_nodes_and_edges_touch_each_other_both_ways(hexes: list[Cell]) -> None:
    topo = Topology(hexes)
    for h in range(topo.n_hexes):
        assert len(set(topo.hex_nodes[h])) == len(set(topo.hex_edges[h])) == 6
        for k, edge in enumerate(topo.hex_edges[h]):
            assert set(topo.edge_nodes[edge]) == {topo.hex_nodes[h][k], topo.hex_nodes[h][(k + 1) % 6]}
    for node in range(topo.n_nodes):
        assert sorted(topo.node_hexes[node]) == [h for h in range(topo.n_hexes) if node in topo.hex_nodes[h]]
        assert sorted(topo.node_edges[node]) == [e for e in range(topo.n_edges) if node in topo.edge_nodes[e]]
        for edge, other in zip(topo.node_edges[node], topo.node_nodes[node], strict=True):
            assert set(topo.edge_nodes[edge]) == {node, other}
    for edge in range(topo.n_edges):
        assert sorted(topo.edge_hexes[edge]) == [h for h in range(topo.n_hexes) if edge in topo.hex_edges[h]]


@given(SHAPES)
def test_nothing_has_too_many_neighbours(hexes: list[Cell]) -> None:
    topo = Topology(hexes)
    assert {topo.degree[node] for node in range(topo.n_nodes)} <= {2, 3}
    assert all(topo.degree[node] == len(topo.node_edges[node]) for node in range(topo.n_nodes))
    assert {len(topo.edge_hexes[edge]) for edge in range(topo.n_edges)} <= {1, 2}
    assert {len(topo.node_hexes[node]) for node in range(topo.n_nodes)} <= {1, 2, 3}
    assert sum(len(topo.edge_hexes[edge]) for edge in range(topo.n_edges)) == 6 * topo.n_hexes


@given(SHAPES)
def test_neighbouring_hexes_share_an_edge_and_no_others_do(hexes: list[Cell]) -> None:
    topo = Topology(hexes)
    shared = {frozenset(topo.edge_hexes[edge]) for edge in range(topo.n_edges) if len(topo.edge_hexes[edge]) == 2}
    number = {cell: h for h, cell in enumerate(hexes)}
    near = {
        frozenset((h, number[q + dq, r + dr]))
        for (q, r), h in number.items()
        for dq, dr in AROUND
        if (q + dq, r + dr) in number
    }
    assert shared == near


@given(SHAPES)
def test_nodes_are_numbered_as_one_reads_and_edges_by_their_nodes(hexes: list[Cell]) -> None:
    topo = Topology(hexes)
    rounded = [(round(y, 6), round(x, 6)) for x, y in topo.places]
    assert rounded == sorted(set(rounded))
    pairs = [topo.edge_nodes[edge] for edge in range(topo.n_edges)]
    assert pairs == sorted(set(pairs))
    assert all(a < b for a, b in pairs)


@given(SHAPES)
def test_the_order_of_the_hexes_changes_the_numbers_of_nothing_else(hexes: list[Cell]) -> None:
    topo, turned = Topology(hexes), Topology(hexes[::-1])
    assert topo.places == turned.places
    assert [topo.edge_nodes[e] for e in range(topo.n_edges)] == [turned.edge_nodes[e] for e in range(turned.n_edges)]
    assert [topo.hex_nodes[h] for h in range(len(hexes))][::-1] == [turned.hex_nodes[h] for h in range(len(hexes))]


@given(SHAPES)
def test_everything_is_drawn_at_its_distance(hexes: list[Cell]) -> None:
    topo = Topology(hexes)
    for edge in range(topo.n_edges):
        a, b = topo.edge_nodes[edge]
        assert isclose(dist(topo.places[a], topo.places[b]), 1, rel_tol=1e-9)
    for h in range(topo.n_hexes):
        for node in topo.hex_nodes[h]:
            assert isclose(dist(topo.center(h), topo.places[node]), 1, rel_tol=1e-9)


@given(SHAPES)
def test_the_edge_between_two_nodes_is_found(hexes: list[Cell]) -> None:
    topo = Topology(hexes)
    pairs = {topo.edge_nodes[edge]: edge for edge in range(topo.n_edges)}
    for (a, b), edge in pairs.items():
        assert topo.edge_between(a, b) == topo.edge_between(b, a) == edge
    for a in range(min(topo.n_nodes, 12)):
        for b in range(a, min(topo.n_nodes, 12)):
            assert topo.edge_between(a, b) == pairs.get((a, b))


@pytest.mark.parametrize("corner", range(6))
def test_the_spirals_of_the_island_visit_every_hex_once(corner: int) -> None:
    spiral = island.spirals()[corner]
    assert sorted(spiral) == list(range(19))
    topo = Topology(island.HEXES)
    for a, b in pairwise(spiral):
        assert set(topo.hex_edges[a]) & set(topo.hex_edges[b]), f"{a} and {b} are no neighbours"
    assert spiral[-1] == 9


def test_the_coast_of_the_island_is_walked_once_around() -> None:
    topo = Topology(island.HEXES)
    coast = island.coast(topo)
    assert len(set(coast)) == len(coast) == 30
    for a, b in zip(coast, coast[1:] + coast[:1], strict=True):
        assert set(topo.edge_nodes[a]) & set(topo.edge_nodes[b])


@given(SHAPES)
def test_a_list_of_all_sides_makes_the_same_board(hexes: list[Cell]) -> None:
    rings = [corners(cell) for cell in hexes]
    whole, listed = Topology(hexes), Topology(hexes, [(ring[k - 1], ring[k]) for ring in rings for k in range(6)])
    assert [whole.edge_nodes[e] for e in range(whole.n_edges)] == [listed.edge_nodes[e] for e in range(listed.n_edges)]
    assert [whole.hex_edges[h] for h in range(whole.n_hexes)] == [listed.hex_edges[h] for h in range(listed.n_hexes)]
    assert whole.places == listed.places


def test_listed_paths_are_the_only_ones_also_away_from_the_hexes() -> None:
    here, beyond = corners((0, 0)), corners((2, 0))
    topo = Topology([(0, 0)], [(here[0], here[1]), (here[1], here[2]), (beyond[0], beyond[1])])
    assert (topo.n_hexes, topo.n_nodes, topo.n_edges) == (1, 5, 3)
    assert len(topo.hex_nodes[0]) == 3
    assert len(topo.hex_edges[0]) == 2
    at_sea = [edge for edge in range(3) if not topo.edge_hexes[edge]]
    assert len(at_sea) == 1
    assert topo.edge_edges[at_sea[0]] == ()
