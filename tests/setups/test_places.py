"""Places are named as people name them."""

import pytest

import kogge
from kogge.games.setups.places import CORNERS, SIDES, PlaceAtlas
from tests.api.refusals import refused


@pytest.fixture(scope="module")
def island() -> PlaceAtlas:
    return PlaceAtlas(kogge.start("base").rules)


@pytest.fixture(scope="module")
def continent() -> PlaceAtlas:
    return PlaceAtlas(kogge.start("europe").rules)


def test_hexes_corners_and_sides_are_named_by_coordinates(island: PlaceAtlas) -> None:
    for h, (q, r) in enumerate(island.topo.cells):
        assert island.hexagon(f"{q},{r}") == island.hexagon(f" {q} , {r} ") == island.hexagon(h) == h
        assert [island.corner(f"{q},{r} {word}") for word in CORNERS] == list(island.topo.hex_nodes[h])
        assert [island.side(f"{q},{r} {word.lower()}") for word in SIDES] == list(island.topo.hex_edges[h])


def test_a_corner_may_be_that_of_a_hex_off_the_board(island: PlaceAtlas) -> None:
    assert island.corner("0,-3 S") == island.corner("0,-2 NW")


def test_a_path_is_a_number_a_side_or_its_ends_and_a_line_its_stops(island: PlaceAtlas) -> None:
    assert island.line("0-3-7") == [island.side("0-3"), island.side("7-3")]
    assert island.side("0,-2 N-0,-2 NE") == island.side("0,-2 NE")
    assert island.side("0,-2 NW--1,-1 N") == island.side("0,-2 NW -- -1,-1 N") == island.side("0,-2 W")
    assert island.line(5) == island.line("5") == [5]


def test_cities_and_lands_are_named_in_any_language_of_the_board(continent: PlaceAtlas) -> None:
    assert continent.corner("Cologne") == continent.corner("Köln") == continent.corner("colonia") == 90
    assert continent.hexagon("Po Valley") == continent.hexagon("Poebene")
    assert continent.side("Turin-3,6 S") == continent.side("3,6 S-Turín")


@pytest.mark.parametrize("nowhere", ["9,9", "0,0 N", 19, -1, "", "x", None, True, 1.0, "0," * 300, (0, 0)])
def test_what_is_no_hex_is_refused_with_how_it_can_be_written(island: PlaceAtlas, nowhere: object) -> None:
    with refused(says="there is no hex"):
        island.hexagon(nowhere)


@pytest.mark.parametrize("nowhere", ["0,-2 E", "0,-2", 54, "9,9 N", "Turin", "-", "0-3"])
def test_what_is_no_intersection_is_refused(island: PlaceAtlas, nowhere: object) -> None:
    with refused(says="there is no intersection"):
        island.corner(nowhere)


@pytest.mark.parametrize("nowhere", ["0,-2 N", 72, "0-", "-0", "0-99", "Turin-Bern", "-" * 300, "0-3-x"])
def test_what_is_no_path_is_refused(island: PlaceAtlas, nowhere: object) -> None:
    with refused(says="there is no path"):
        island.line(nowhere)


def test_ends_that_no_path_joins_are_refused_with_those_that_are_joined(
    island: PlaceAtlas, continent: PlaceAtlas
) -> None:
    with refused(says="no path joins 0 and 7; paths lead from 0 to 3, 4"):
        island.line("0-7")
    with refused(says="no path joins Turin and Venice"):
        continent.line("Turin-Venice")
    with refused(says="a line of 2 paths"):
        island.side("0-3-7")
