"""Pirate lairs: finding them, and what may be built at them before and after.  (E-70, E-71, E-77, E-78)"""

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    cell,
    chances,
    do,
    gold,
    hand,
    hexagon,
    isles,
    may,
    roll,
)

RIVER, NEIGHBOUR = "5,-1", "6,-2"  # the southern of two hexes beside the northern sea
BESIDE = "5,-1 W"  # a route along the river
RICH = "4 wood 4 brick 4 wool 4 grain 4 ore"
WITH_LAIRS = ["pirate-lairs", "fish", "explorers-pirates"]


def crews(game: kogge.Game, place: str) -> list[int]:
    """How many crews each player has on a hex."""
    return game.read("crews_ashore")[hexagon(game, place)]


# Discovery


@pytest.mark.rule("E-70")
@pytest.mark.parametrize("scenario", WITH_LAIRS)
@pytest.mark.parametrize(("place", "start", "step"), [("5,-1", "4,-1 NW", "4,-1 NE"), ("4,1", "4,0 W", "4,0 SW")])
def test_whoever_discovers_a_gold_river_gets_two_gold_and_a_lair_is_laid_on_it(
    scenario: str, place: str, start: str, step: str
) -> None:
    game = isles(scenario, step="movement", ships={BLUE: [start]}, gold={BLUE: 1, RED: 1})
    numbers = game.read("lair_numbers_left")
    do(game, f"sail 1 {{{step}}}", "turn_tile gold_river")
    assert (gold(game, BLUE), gold(game, RED)) == (1 + 2, 1)
    assert hand(game, BLUE) == {}
    assert cell(game, "lair", hexagon(game, place)) == 1
    assert cell(game, "number", hexagon(game, place)) == 0  # it lies face down
    assert game.read("lair_numbers_left") == numbers
    assert (game.to_act, game.step) == (BLUE, "movement")


@pytest.mark.rule("E-70")
def test_any_number_that_was_not_seen_yet_can_be_under_a_lair() -> None:
    game = isles(
        step="movement",
        tiles={RIVER: "gold_river", "4,1": "gold_river 3"},
        ashore={RIVER: {BLUE: 2}},
        ships={BLUE: [f"{BESIDE} crew"]},
    )
    do(game, "land_crew 1 {5,-1}", "end_turn")
    assert chances(game) == {number: pytest.approx(1 / 5) for number in ("2", "4", "5", "6", "8")}


# Building


def network(river: str, neighbour: str = "", *, crew: bool = False) -> kogge.Game:
    """Blue has a settlement at the south-west of the river and roads round to its north."""
    tiles = {RIVER: river, NEIGHBOUR: neighbour}
    return isles(
        tiles={place: tile for place, tile in tiles.items() if tile},
        settlements={BLUE: ["5,-1 SW"]},
        roads={BLUE: ["5,-1 W", "5,-1 NW"]},
        ashore={NEIGHBOUR: {BLUE: 1}} if crew else {},
        hand={BLUE: RICH},
    )


@pytest.mark.rule("E-71")
def test_no_road_and_no_settlement_at_a_hex_with_a_lair() -> None:
    """The roads lead to a corner between the forest and the lair."""
    game = network("forest 5", "gold_river")
    assert not may(game, "build_settlement {5,-1 N}")
    assert not may(game, "build_road {5,-1 NE}")
    assert not may(game, "build_road {6,-2 W}")


@pytest.mark.rule("E-71")
def test_a_crew_at_the_lair_opens_nothing() -> None:
    game = network("forest 5", "gold_river", crew=True)
    assert crews(game, NEIGHBOUR) == [1, 0, 0, 0]
    assert not may(game, "build_settlement {5,-1 N}")
    assert not may(game, "build_road {5,-1 NE}")


@pytest.mark.rule("E-71")
@pytest.mark.parametrize(("found", "open_"), [("gold_river", False), ("forest; draw_chip 6", True)])
def test_a_gold_river_that_was_just_discovered_is_closed(found: str, open_: bool) -> None:
    """Nothing but the lair is in the way."""
    game = isles(step="movement", ships={BLUE: ["4,-1 NW", "4,-1 NW settler"]})
    do(game, "sail 1 {4,-1 NE}")
    game.play(f"turn_tile {found}")
    do(game, "sail 2 {4,-1 NE}")
    assert may(game, "land_settler 2 {5,-1 NW}") is open_


@pytest.mark.rule("E-71", "E-77")
@pytest.mark.parametrize(("tile", "open_"), [("gold_river", False), ("gold_river 4", True)])
def test_a_settler_ship_founds_at_a_freed_river_but_not_at_a_lair(tile: str, open_: bool) -> None:
    game = isles(step="movement", tiles={RIVER: tile}, ships={BLUE: [f"{BESIDE} settler"]})
    assert may(game, "land_settler 1 {5,-1 NW}") is open_
    assert may(game, "land_settler 1 {5,-1 SW}") is open_


@pytest.mark.rule("E-71")
def test_the_ground_is_closed_until_the_token_is_turned_though_the_lair_is_conquered() -> None:
    game = isles(
        step="movement",
        tiles={RIVER: "gold_river"},
        ashore={RIVER: {BLUE: 2}},
        ships={BLUE: [f"{BESIDE} crew", "5,-1 SW settler"]},
    )
    do(game, "land_crew 1 {5,-1}")
    assert not may(game, "land_settler 2 {5,-1 SW}")
    do(game, "end_turn", "turn_lair 4")
    for _ in range(3):
        do(game, "roll", "dice 2", "set_sail", "end_turn")
    do(game, "roll", "dice 2", "set_sail")
    assert may(game, "land_settler 2 {5,-1 SW}")


@pytest.mark.rule("E-77")
@pytest.mark.parametrize(
    ("neighbour", "crew", "open_"),
    [
        ("gold_river 3", False, True),
        ("forest 5", False, True),
        ("sea", False, True),
        ("shoal 2", False, True),
        ("spice swift_voyage", True, True),
        ("spice swift_voyage", False, False),
        ("gold_river", False, False),
        ("", False, False),
    ],
)
def test_on_a_freed_river_one_builds_unless_a_hex_next_to_it_forbids_it(
    neighbour: str, crew: bool, open_: bool
) -> None:
    """Ruling 20: each hex on either side of the path, all hexes of the corner, must be open."""
    game = network("gold_river 4", neighbour, crew=crew)
    assert may(game, "build_settlement {5,-1 N}") is open_
    assert may(game, "build_road {5,-1 NE}") is open_
    assert may(game, "build_road {5,-1 SW}")  # at the other end only the sea is next to the river


@pytest.mark.rule("E-77")
def test_at_a_freed_river_a_settlement_becomes_a_harbour_settlement() -> None:
    game = network("gold_river 4")
    do(game, "build_harbour_settlement {5,-1 SW}")
    assert cell(game, "harbour", BLUE) >= 0


@pytest.mark.rule("E-77")
def test_waiting_crews_do_not_block_building() -> None:
    """Ruling 34: neither their owner nor anybody else."""
    game = isles(
        tiles={RIVER: "gold_river 4"},
        ashore={RIVER: {RED: 2}},
        settlements={BLUE: ["5,-1 SW"]},
        roads={BLUE: ["5,-1 W"]},
        hand={BLUE: RICH},
    )
    do(game, "build_road {5,-1 NW}")
    game = isles(
        step="movement",
        tiles={RIVER: "gold_river 4"},
        ashore={RIVER: {RED: 2}},
        ships={BLUE: [f"{BESIDE} settler"]},
    )
    assert may(game, "land_settler 1 {5,-1 NW}")


# Gold


@pytest.mark.rule("E-78")
def test_a_freed_river_gives_two_gold_for_each_building_at_it() -> None:
    """Ruling 1: gold is no card, so whoever gets no other card has the compensation too."""
    game = isles(
        step="before_roll",
        turn_of=ORANGE,
        tiles={RIVER: "gold_river 3"},
        settlements={BLUE: ["5,-1 S"], WHITE: ["2,-2 NW"]},
        harbours={BLUE: ["5,-1 NW"], RED: ["3,-2 SE"]},
        gold={BLUE: 0, RED: 0, WHITE: 0, ORANGE: 0},
    )
    roll(game, 3)
    assert [gold(game, seat) for seat in range(4)] == [2 + 2 + 1, 1, 0, 1]
    assert hand(game, WHITE) == {"grain": 1}  # white's settlement is at the island's field of the same number
    assert hand(game, BLUE) == {}


@pytest.mark.rule("E-78")
def test_each_owner_gets_the_gold_of_the_own_buildings() -> None:
    game = isles(
        step="before_roll",
        tiles={RIVER: "gold_river 4", "4,1": "gold_river 8"},
        settlements={BLUE: ["5,-1 NW"], RED: ["5,-1 S"]},
        gold={BLUE: 0, RED: 0},
    )
    roll(game, 4)
    assert [gold(game, seat) for seat in (BLUE, RED)] == [2 + 1, 2 + 1]


@pytest.mark.rule("E-78")
@pytest.mark.parametrize("total", [total for total in range(2, 13) if total not in (4, 7)])
def test_another_number_brings_no_gold_from_the_river(total: int) -> None:
    game = isles(
        step="before_roll", tiles={RIVER: "gold_river 4"}, settlements={BLUE: ["5,-1 NW"]}, gold={BLUE: 0, RED: 0}
    )
    roll(game, total)
    assert (gold(game, BLUE), gold(game, RED)) == (1, 1)
