"""What lies face down: tiles, number chips, lair tokens.  (E-03, E-04, E-17)"""

from collections import Counter
from collections.abc import Mapping

import pytest

import kogge
from kogge.modules.terrain import TERRAINS
from tests.support.isles import BLUE, cell, chances, column, do, hexagon, isles

NORTH, SOUTH = 0, 1
DARK = "unexplored"
SCENARIOS = ["land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates"]
WITH_LAIRS = ["pirate-lairs", "fish", "explorers-pirates"]
WITH_FISH = ["fish", "spices", "explorers-pirates"]
WITH_SPICES = ["spices", "explorers-pirates"]
LAND = (
    {"forest": 1, "hill": 1, "pasture": 1, "field": 1, "mountain": 2},
    {"forest": 1, "hill": 1, "pasture": 1, "field": 2, "mountain": 1},
)
OTHERS = {
    "land-ho": ({"sea": 2}, {"sea": 2}),
    "pirate-lairs": ({"sea": 2, "gold_river": 3}, {"sea": 2, "gold_river": 3}),
    "fish": ({"gold_river": 3, "shoal": 2}, {"gold_river": 2, "shoal": 3}),
    "spices": ({"sea": 1, "shoal": 3, "spice": 3}, {"sea": 1, "shoal": 3, "spice": 3}),
    "explorers-pirates": (
        {"sea": 1, "gold_river": 3, "shoal": 3, "spice": 3},
        {"sea": 1, "gold_river": 3, "shoal": 3, "spice": 3},
    ),
}
CHIPS = ([3, 4, 5, 6, 9, 10], [4, 5, 8, 9, 10, 11])
SHOALS = ([1, 2, 3], [4, 5, 6])
VILLAGES = (["swift_voyage", "pirate_bonus_5", "fast_gold"], ["swift_voyage", "pirate_bonus_4", "fast_gold"])
LAIR_NUMBERS = [2, 3, 4, 5, 6, 8]
VOYAGES = (("5,-2 NW", "5,-2 NE"), ("3,2 SW", "3,2 SE"))  # one step to the first hex of the north, and of the south
ELSEWHERE = (("7,-3", "6,-1"), ("4,1", "4,3"))  # other hexes of the region


def tiles(scenario: str, region: int) -> dict[str, int]:
    """All that lies face down in a region when the game begins."""
    return LAND[region] | OTHERS[scenario][region]


def shares(counts: Mapping[str, int]) -> object:
    return pytest.approx({name: n / sum(counts.values()) for name, n in counts.items()})


def reached(scenario: str, region: int, known: Mapping[str, str] | None = None) -> kogge.Game:
    """A ship has reached an unexplored hex of the region; what is ``known`` lies elsewhere."""
    here, there = VOYAGES[region]
    game = isles(scenario, ships={BLUE: [here]}, tiles=known, step="movement")
    do(game, f"sail 1 {{{there}}}")
    return game


def turned(game: kogge.Game, region: int) -> Counter[str]:
    """What has been turned up in a region."""
    rows = [r for _, r in game.rules.topo.cells]
    hidden = [h for h, (kind,) in enumerate(kogge.start(game.scenario.name).read("terrain")) if TERRAINS[kind] == DARK]
    kinds = [TERRAINS[column(game, "terrain")[h]] for h in hidden if (rows[h] > 0) == (region == SOUTH)]
    return Counter(kind for kind in kinds if kind != DARK)


@pytest.mark.rule("E-03", "E-04")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("region", [NORTH, SOUTH])
def test_each_scenario_has_its_tiles_in_the_north_and_in_the_south(scenario: str, region: int) -> None:
    left = kogge.start(scenario).read("tiles_left")[region]
    assert {TERRAINS[kind]: n for kind, n in enumerate(left) if n} == tiles(scenario, region)


@pytest.mark.rule("E-03", "E-17")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("region", [NORTH, SOUTH])
def test_the_tiles_of_a_region_are_shuffled(scenario: str, region: int) -> None:
    left = tiles(scenario, region)
    assert chances(reached(scenario, region)) == shares(left)
    number = CHIPS[region][0]
    left["mountain"] -= 1
    known = {ELSEWHERE[region][0]: f"mountain {number}"}
    assert chances(reached(scenario, region, known)) == shares({kind: n for kind, n in left.items() if n})


@pytest.mark.rule("E-03", "E-17")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("region", [NORTH, SOUTH])
def test_the_chips_of_a_region_are_shuffled_and_each_is_drawn_once(scenario: str, region: int) -> None:
    game = reached(scenario, region)
    do(game, "turn_tile forest")
    assert chances(game) == shares({str(number): 1 for number in CHIPS[region]})
    first, *others = CHIPS[region]
    game = reached(scenario, region, {ELSEWHERE[region][0]: f"mountain {first}"})
    do(game, "turn_tile forest")
    assert chances(game) == shares({str(number): 1 for number in others})


@pytest.mark.rule("E-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_are_six_chips_for_the_six_land_tiles_of_a_region(scenario: str) -> None:
    for region, counts in enumerate(kogge.start(scenario).read("chips_left")):
        assert sum(LAND[region].values()) == sum(counts) == 6
        assert [number for number, n in enumerate(counts) if n] == CHIPS[region]


@pytest.mark.rule("E-03", "E-17")
@pytest.mark.parametrize("scenario", WITH_FISH)
@pytest.mark.parametrize("region", [NORTH, SOUTH])
def test_the_fish_hexes_have_the_numbers_of_a_die_three_in_each_region(scenario: str, region: int) -> None:
    game = reached(scenario, region)
    do(game, "turn_tile shoal")
    assert chances(game) == shares({str(number): 1 for number in SHOALS[region]})
    game = reached(scenario, region, {ELSEWHERE[region][0]: f"shoal {SHOALS[region][1]}"})
    do(game, "turn_tile shoal")
    assert chances(game) == shares({str(SHOALS[region][0]): 1, str(SHOALS[region][2]): 1})


@pytest.mark.rule("E-03", "E-17")
@pytest.mark.parametrize("scenario", WITH_SPICES)
@pytest.mark.parametrize("region", [NORTH, SOUTH])
def test_each_region_has_three_spice_hexes_with_different_villages(scenario: str, region: int) -> None:
    game = reached(scenario, region)
    do(game, "turn_tile spice")
    assert chances(game) == shares(dict.fromkeys(VILLAGES[region], 1))
    game = reached(scenario, region, {ELSEWHERE[region][0]: "spice swift_voyage"})
    do(game, "turn_tile spice")
    assert chances(game) == shares(dict.fromkeys(VILLAGES[region][1:], 1))


@pytest.mark.rule("E-04", "E-17")
def test_in_fish_for_catan_one_northern_fish_hex_stays_in_the_box_unseen() -> None:
    known = {"7,-3": "shoal 1", "8,-3": "shoal 3"}
    game = reached("fish", NORTH, known)
    assert "shoal" not in chances(game)
    assert game.read("shoal_numbers_left")[NORTH] == [0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("E-04", "E-17")
def test_in_fish_for_catan_one_southern_gold_river_stays_in_the_box_and_one_lair_token_is_unused() -> None:
    known = {"7,-3": "gold_river 8", "8,-3": "gold_river 3", "9,-3": "gold_river 2"}
    known |= {"4,3": "gold_river 6", "5,3": "gold_river 5"}
    game = reached("fish", SOUTH, known)
    assert "gold_river" not in chances(game)
    assert [number for number, n in enumerate(column(game, "lair_numbers_left")) if n] == [4]


@pytest.mark.rule("E-17")
@pytest.mark.parametrize("scenario", WITH_LAIRS)
def test_the_six_lair_tokens_are_shuffled_and_each_lies_on_one_lair(scenario: str) -> None:
    left = LAIR_NUMBERS.copy()
    known = {"7,-3": "gold_river", "8,-3": "gold_river 3"}
    game = isles(scenario, tiles=known, ashore={"7,-3": {BLUE: 3}}, conquered=["7,-3"], step="movement")
    do(game, "end_turn")
    left.remove(3)
    assert game.step == "turn_lair"
    assert chances(game) == shares({str(number): 1 for number in left})
    do(game, "turn_lair 8")
    assert cell(game, "number", hexagon(game, "7,-3")) == 8
    assert cell(game, "lair_numbers_left", 8) == 0


@pytest.mark.rule("E-17")
def test_what_lies_face_down_is_nowhere_in_the_position() -> None:
    game = isles("explorers-pirates")
    kinds = [TERRAINS[kind] for kind in column(game, "terrain")]
    for (_, r), kind, number in zip(game.rules.topo.cells, kinds, column(game, "number"), strict=True):
        if kind == DARK:
            assert (number, r != 0) == (0, True)
    assert column(game, "village") == [-1] * 72
    assert column(game, "shoal_hex") == [-1] * 7


@pytest.mark.rule("E-04")
def test_in_the_last_scenario_a_southern_sea_tile_lies_face_up_beside_plate_g() -> None:
    game = kogge.start("explorers-pirates")
    assert TERRAINS[cell(game, "terrain", hexagon(game, "10,0"))] == "sea"
    assert [row[TERRAINS.index("sea")] for row in game.read("tiles_left")] == [1, 1]


@pytest.mark.rule("E-03", "E-04", "E-17")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_tile_is_always_either_on_the_board_or_face_down(scenario: str) -> None:
    game = kogge.start(scenario, seed=4, trade=False)
    for _ in range(12):
        game.play_out(500)
        for region in (NORTH, SOUTH):
            left = {TERRAINS[kind]: n for kind, n in enumerate(game.read("tiles_left")[region])}
            assert turned(game, region) + Counter(left) == Counter(tiles(scenario, region))
    assert turned(game, NORTH) + turned(game, SOUTH), "nothing was found in all this time"


@pytest.mark.rule("E-17", "E-46")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_chip_is_always_either_on_a_land_tile_or_face_down(scenario: str) -> None:
    game = kogge.start(scenario, seed=5, trade=False)
    game.play_chance()
    island = [h for h, number in enumerate(column(game, "number")) if number]
    for _ in range(6):
        game.play_out(700)
        kinds, numbers = column(game, "terrain"), column(game, "number")
        for region in (NORTH, SOUTH):
            laid = [
                numbers[h]
                for h, (_, r) in enumerate(game.rules.topo.cells)
                if (r > 0) == (region == SOUTH) and kinds[h] < TERRAINS.index("desert") and h not in island
            ]
            left = [number for number, n in enumerate(game.read("chips_left")[region]) for _ in range(n)]
            assert sorted(laid + left) == CHIPS[region]
