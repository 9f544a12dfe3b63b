"""Land Ho! begins on a ready board; the island of each scenario.  (E-10, E-14, E-18)"""

from typing import Any

import pytest

import kogge
from kogge.modules.terrain import TERRAINS
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    cell,
    chances,
    choices,
    column,
    corner,
    do,
    founding,
    hand,
    hexagon,
    isles,
    load,
    may,
    places,
    points,
    side,
)

SETTLEMENT, HARBOUR_SETTLEMENT = 0, 1
NOBODY = -1
HEXES = "3,-3 4,-3 2,-2 3,-2 1,-1 2,-1 0,0 1,0 2,0 0,1 1,1 0,2 1,2 0,3 1,3"
LAND_HO = "mountain forest field pasture hill pasture pasture mountain forest field pasture forest hill mountain forest"
PIRATE_LAIRS = (
    "pasture forest field pasture hill mountain pasture mountain forest field pasture forest mountain hill forest"
)
SHUFFLED = [
    ("pirate-lairs", {"terrain": "shuffled"}),
    *((scenario, {}) for scenario in ("fish", "spices", "explorers-pirates")),
]
OPENING = [  # settlement, road, harbour settlement, ship, starting cards
    (BLUE, "3,-3 S", "3,-3 SE", "1,3 N", "1,3 NE", {"wool": 1, "grain": 1, "ore": 1}),
    (RED, "0,3 N", "0,3 NE", "4,-3 S", "4,-3 SE", {"wood": 1, "brick": 1, "ore": 1}),
    (WHITE, "0,0 SE", "1,0 SW", "2,0 S", "2,0 SE", {"wool": 1, "grain": 1, "ore": 1}),
    (ORANGE, "0,0 N", "0,0 NE", "2,0 N", "2,0 NE", {"brick": 1, "wool": 1}),
]


def island(game: kogge.Game) -> str:
    """The terrain of the island, in the order of ``HEXES``."""
    return " ".join(TERRAINS[cell(game, "terrain", hexagon(game, place))] for place in HEXES.split())


@pytest.mark.rule("E-10")
@pytest.mark.parametrize(("seat", "settlement", "road", "harbour", "ship", "cards"), OPENING)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_colour_begins_at_its_fixed_places(
    players: int, seat: int, settlement: str, road: str, harbour: str, ship: str, cards: dict[str, int]
) -> None:
    game = kogge.start("land-ho", players=max(seat + 1, players))
    homes = {node: cell(game, "home_kind", node) for node, owner in enumerate(column(game, "home")) if owner == seat}
    assert homes == {corner(game, settlement): SETTLEMENT, corner(game, harbour): HARBOUR_SETTLEMENT}
    assert [path for path, owner in enumerate(column(game, "road")) if owner == seat] == [side(game, road)]
    assert game.read("ship")[seat] == [side(game, ship), NOBODY, NOBODY]
    assert load(game, seat, "ship 1") == "settler"
    assert load(game, seat, "harbour 1") == "nothing"
    assert hand(game, seat) == cards
    assert points(game, seat) == 3


@pytest.mark.rule("E-10")
def test_the_fixed_places_keep_the_distance_rule() -> None:
    game = kogge.start("land-ho")
    homes = column(game, "home")
    taken = [node for node, owner in enumerate(homes) if owner != NOBODY]
    assert len(taken) == 8
    assert all(homes[other] == NOBODY for node in taken for other in game.rules.topo.node_nodes[node])


@pytest.mark.rule("E-10")
def test_the_cards_of_the_fixed_opening_come_from_the_bank() -> None:
    game = kogge.start("land-ho")
    assert game.read("bank") == [[18, 17, 16, 17, 16]]
    assert column(game, "hand_size") == [3, 3, 3, 2]


@pytest.mark.rule("E-10", "E-09")
@pytest.mark.parametrize("starter", [BLUE, RED, WHITE, ORANGE])
def test_after_the_fixed_opening_the_highest_roll_starts(starter: int) -> None:
    """B-13: those who tie for it roll again."""
    game = kogge.start("land-ho")
    assert game.step == "starting_roll"
    game = founding("land-ho", starter=starter)
    assert (game.step, game.to_act, game.turn_of) == ("before_roll", starter, starter)
    assert acts(game) == {"roll"}


@pytest.mark.rule("E-10", "E-09")
@pytest.mark.parametrize("scenario", ["land-ho", "pirate-lairs"])
def test_those_who_tie_for_the_highest_roll_roll_again(scenario: str) -> None:
    """B-13."""
    game = kogge.start(scenario)
    do(game, "starting_roll 9", "starting_roll 4", "starting_roll 9", "starting_roll 2")
    assert game.step == "starting_roll"
    do(game, "starting_roll 5", "starting_roll 6")
    assert game.to_act == WHITE
    assert game.step != "starting_roll"


@pytest.mark.rule("E-14")
def test_in_land_ho_the_islands_terrain_is_fixed() -> None:
    assert island(kogge.start("land-ho")) == LAND_HO
    assert "lay_land" not in kogge.start("land-ho").notation.acts


@pytest.mark.rule("E-14")
def test_in_the_pirate_lairs_the_islands_terrain_is_fixed_unless_it_is_chosen_otherwise() -> None:
    for game in (kogge.start("pirate-lairs"), kogge.start("pirate-lairs", terrain="printed")):
        assert island(game) == PIRATE_LAIRS
        assert game.step == "starting_roll"
    assert kogge.start("pirate-lairs", terrain="shuffled").step == "lay_land"


@pytest.mark.rule("E-14")
@pytest.mark.parametrize(("scenario", "choice"), SHUFFLED)
def test_the_loose_hexes_are_shuffled_and_each_is_laid_once(scenario: str, choice: dict[str, Any]) -> None:
    game = kogge.start(scenario, seed=1, options=None, **choice)
    left = ["mountain"] * 3 + ["forest"] * 4 + ["pasture"] * 3 + ["field"] * 2 + ["hill"] * 2
    order = left[::-1]
    for kind in order:
        assert chances(game) == pytest.approx({name: left.count(name) / len(left) for name in left})
        do(game, f"lay_land {kind}")
        left.remove(kind)
    assert game.step == "starting_roll"
    laid = island(game).split()
    assert laid.pop(HEXES.split().index("0,0")) == "pasture"
    assert laid == order


@pytest.mark.rule("E-14")
@pytest.mark.parametrize(("scenario", "choice"), SHUFFLED)
def test_the_numbers_stay_where_they_are_when_the_terrain_is_shuffled(scenario: str, choice: dict[str, Any]) -> None:
    game = kogge.start(scenario, seed=3, options=None, **choice)
    before = column(game, "number")
    game.play_chance()
    assert column(game, "number") == before
    assert [before[hexagon(game, place)] for place in HEXES.split()] == [
        11,
        9,
        3,
        8,
        4,
        10,
        6,
        12,
        8,
        10,
        4,
        11,
        6,
        3,
        5,
    ]


@pytest.mark.rule("E-14")
def test_the_terrain_can_be_chosen_in_the_pirate_lairs_alone() -> None:
    for scenario in ("land-ho", "fish", "spices", "explorers-pirates"):
        with pytest.raises(kogge.Refused):
            kogge.start(scenario, terrain="shuffled")
    with pytest.raises(kogge.Refused):
        kogge.start("pirate-lairs", terrain="other")


@pytest.mark.rule("E-18")
def test_with_two_players_the_other_colours_stand_in_the_way_without_ships() -> None:
    game = kogge.start("land-ho", players=2)
    assert game.colors == ["blue", "red", "white", "orange"]
    for seat, settlement, road, harbour, ship, _ in OPENING[2:]:
        assert cell(game, "home", corner(game, settlement)) == cell(game, "home", corner(game, harbour)) == seat
        assert cell(game, "home_kind", corner(game, settlement)) == SETTLEMENT
        assert cell(game, "home_kind", corner(game, harbour)) == HARBOUR_SETTLEMENT
        assert cell(game, "road", side(game, road)) == seat
        assert cell(game, "ships_on_route", side(game, ship)) == 0
    assert len(game.read("ship")) == 2
    assert game.read("bank") == [[18, 18, 18, 18, 17]]


@pytest.mark.rule("E-18")
def test_the_neutral_pieces_of_the_fixed_opening_block_roads_and_sites() -> None:
    """White's settlement is at the south-eastern corner of the western tip, its road along the side south of 1,0."""
    neutral = {2: {"settlements": ["0,0 SE"], "roads": ["1,0 SW"]}}
    rich = {BLUE: "5 wood 5 brick 5 wool 5 grain"}
    game = isles("land-ho", players=2, neutral=neutral, roads={BLUE: ["0,0 NE", "0,0 E", "0,1 NW"]}, hand=rich)
    assert not may(game, "build_road {1,0 SW}")  # there is a road
    assert not may(game, "build_settlement {0,0 NE}")  # too near
    assert may(game, "build_settlement {0,0 N}")
    free = isles("land-ho", players=2, roads={BLUE: ["0,0 NE", "0,0 E"]}, hand=rich)
    assert may(free, "build_road {0,1 NW}")
    blocked = isles("land-ho", players=2, neutral=neutral, roads={BLUE: ["0,0 NE", "0,0 E"]}, hand=rich)
    assert not may(blocked, "build_road {0,1 NW}")  # a road does not pass a neutral settlement
    assert set(choices(blocked, "build_road")) == places(blocked, "build_road", "0,0 NW; 1,-1 W; 1,-1 SE")
