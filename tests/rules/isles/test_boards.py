"""The boards of the five scenarios: every hex, the island's numbers, and what lies where.  (E-02, E-16, E-50)

The pictures name the pieces of the frame: ``I`` island, ``c`` the plates C1 and C2, ``D`` ``E`` ``F`` ``G`` the
other sea pieces, ``o`` a sea tile laid face up, ``A`` the sea hex of A2, ``N`` and ``S`` unexplored.
"""

from collections import Counter

import pytest

import kogge
from kogge.modules.terrain import TERRAINS
from tests.support.isles import chances, choices, column, hexagon, island_of, isles, places

SCENARIOS = ["land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates"]
PICTURES = {
    "land-ho": "IIccNN IIccNNN IIccNFNN IIIDFFFFA IIccSFSS IIccSSS IIccSS",
    "pirate-lairs": "IIccNNN IIccNNNN IIccNNFNN IIIDEFFFFA IIccSSFSS IIccSSSS IIccSSS",
    "fish": "IIccNNN IIccNNNN IIccNNFNN IIIDEFFFFA IIccSSFSS IIccSSSS IIccSSS",
    "spices": "IIccNNNN IIccNNNNN IIccNNFNGN IIIDEFFFFGA IIccSSFSGS IIccSSSSS IIccSSSS",
    "explorers-pirates": "IIccNNNNN IIccNNNNNN IIccNNFNGNN IIIDEFFFFGoA IIccSSFSGSS IIccSSSSSS IIccSSSSS",
}
UNEXPLORED = {"land-ho": 8, "pirate-lairs": 11, "fish": 11, "spices": 13, "explorers-pirates": 16}  # of each region
SIZES = {  # hexes, intersections, paths
    "land-ho": (51, 128, 178),
    "pirate-lairs": (58, 144, 201),
    "fish": (58, 144, 201),
    "spices": (65, 160, 224),
    "explorers-pirates": (72, 176, 247),
}
NUMBERS = {
    "3,-3": 11,
    "4,-3": 9,
    "2,-2": 3,
    "3,-2": 8,
    "1,-1": 4,
    "2,-1": 10,
    "0,0": 6,
    "1,0": 12,
    "2,0": 8,
    "0,1": 10,
    "1,1": 4,
    "0,2": 11,
    "1,2": 6,
    "0,3": 3,
    "1,3": 5,
}
OUTER_COLUMN = "6,-3; 5,-2; 4,-1; 3,1; 3,2; 3,3;"  # of C1 and C2
PLATES_E_AND_F = "4,0; 5,0; 6,0; 7,0; 8,0; 7,-1; 6,1;"
PLATE_G = "9,0; 9,-1; 8,1;"
PIRATE_WATERS = {
    "pirate-lairs": OUTER_COLUMN + PLATES_E_AND_F,
    "fish": OUTER_COLUMN + PLATES_E_AND_F,
    "spices": OUTER_COLUMN + PLATES_E_AND_F + PLATE_G,
    "explorers-pirates": OUTER_COLUMN + PLATES_E_AND_F + PLATE_G + "10,0;",
}
NORTH_LAND = {"forest": 1, "hill": 1, "pasture": 1, "field": 1, "mountain": 2}
SOUTH_LAND = {"forest": 1, "hill": 1, "pasture": 1, "field": 2, "mountain": 1}


def picture(scenario: str) -> dict[tuple[int, int], str]:
    """The sign of each hex: a row begins in column 0, or in the north as many further as it lies north of row 0."""
    rows = PICTURES[scenario].split()
    return {(max(-r, 0) + k, r): sign for r, row in enumerate(rows, start=-3) for k, sign in enumerate(row)}


def shown(game: kogge.Game) -> dict[tuple[int, int], str]:
    """What lies on each hex."""
    return {cell: TERRAINS[kind] for cell, kind in zip(game.rules.topo.cells, column(game, "terrain"), strict=True)}


@pytest.mark.rule("E-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_hexes_lie_as_in_the_picture_of_the_scenario(scenario: str) -> None:
    game = kogge.start(scenario, seed=2)
    game.play_chance()
    signs = picture(scenario)
    kinds = shown(game)
    council = "council" if scenario in ("fish", "spices", "explorers-pirates") else "sea"
    sea = {"D": council, "N": "unexplored", "S": "unexplored"}
    assert list(kinds) == list(signs)
    assert {cell: sea.get(sign, "sea") for cell, sign in signs.items() if sign != "I"} == {
        cell: kinds[cell] for cell, sign in signs.items() if sign != "I"
    }
    assert all(TERRAINS.index(kinds[cell]) < 5 for cell, sign in signs.items() if sign == "I")


@pytest.mark.rule("E-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_region_has_its_number_of_unexplored_places(scenario: str) -> None:
    counted = Counter(picture(scenario).values())
    assert counted["N"] == counted["S"] == UNEXPLORED[scenario]
    assert Counter(shown(kogge.start(scenario)).values())["unexplored"] == 2 * UNEXPLORED[scenario]


@pytest.mark.rule("E-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_has_its_hexes_intersections_and_paths(scenario: str) -> None:
    topo = kogge.start(scenario).rules.topo
    assert (topo.n_hexes, topo.n_nodes, topo.n_edges) == SIZES[scenario]


@pytest.mark.rule("E-03", "E-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_northern_tiles_lie_in_the_north_and_the_southern_in_the_south(scenario: str) -> None:
    for (q, r), sign in picture(scenario).items():
        if sign in "NS":
            h = hexagon(isles(scenario), f"{q},{r}")
            game = isles(scenario, step="turn_tile", to_act=kogge.CHANCE, fields={"found_hex": [h]})
            turned = {kind: round(p * UNEXPLORED[scenario]) for kind, p in chances(game).items()}
            land = NORTH_LAND if sign == "N" else SOUTH_LAND
            assert {kind: turned[kind] for kind in land} == land


@pytest.mark.rule("E-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_island_has_the_same_numbers_in_every_scenario(scenario: str) -> None:
    game = kogge.start(scenario)
    numbers = column(game, "number")
    assert {place: numbers[hexagon(game, place)] for place in NUMBERS} == NUMBERS
    assert sorted(filter(None, numbers)) == [3, 3, 4, 4, 5, 6, 6, 8, 8, 9, 10, 10, 11, 11, 12]


@pytest.mark.rule("E-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(4))
def test_the_island_is_made_of_fourteen_loose_hexes_and_the_pasture_at_the_western_tip(
    scenario: str, seed: int
) -> None:
    game = kogge.start(scenario, seed=seed)
    game.play_chance()
    kinds = [TERRAINS[kind] for kind in column(game, "terrain")]
    tip = hexagon(game, "0,0")
    assert (kinds[tip], column(game, "number")[tip]) == ("pasture", 6)
    loose = Counter(kinds[h] for h in island_of(game) if h != tip)
    assert loose == {"mountain": 3, "forest": 4, "pasture": 3, "field": 2, "hill": 2}


@pytest.mark.rule("E-02")
def test_no_two_red_numbers_are_neighbours_on_the_island() -> None:
    game = kogge.start("land-ho")
    red = [h for h, number in enumerate(column(game, "number")) if number in (6, 8)]
    assert len(red) == 4
    assert not any(other in game.rules.topo.hex_hexes[h] for h in red for other in red)


@pytest.mark.rule("E-16", "E-50")
@pytest.mark.parametrize(
    ("scenario", "n"), [("pirate-lairs", 13), ("fish", 13), ("spices", 16), ("explorers-pirates", 17)]
)
def test_before_any_discovery_a_pirate_may_lie_on_the_open_sea_alone(scenario: str, n: int) -> None:
    """Ruling 25: not beside the island, not on the Council, not on the hex that is printed on the frame."""
    game = isles(scenario, step="place_pirate")
    waters = places(game, "place_pirate", PIRATE_WATERS[scenario])
    assert len(waters) == n
    assert set(choices(game, "place_pirate")) == waters


@pytest.mark.rule("E-16", "E-80")
@pytest.mark.parametrize("scenario", ["fish", "spices", "explorers-pirates"])
def test_the_council_lies_east_of_the_islands_middle_row(scenario: str) -> None:
    game = isles(scenario)
    assert [h for h, kind in enumerate(column(game, "terrain")) if TERRAINS[kind] == "council"] == [
        hexagon(game, "3,0")
    ]
    beside = set(game.rules.topo.hex_hexes[hexagon(game, "3,0")]) & set(island_of(game))
    assert beside == {hexagon(game, "2,0")}
