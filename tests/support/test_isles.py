"""What is no position of Explorers & Pirates is refused, and the rest is whole."""

import doctest
from typing import Any

import pytest

import kogge
from tests.support import isles as builder
from tests.support import position
from tests.support.isles import BLUE, RED, WHITE, cell, column, hexagon, isles, load

IMPOSSIBLE: list[dict[str, Any]] = [
    {"settlements": {BLUE: ["0,0 N"], RED: ["0,0 NE"]}},  # the distance rule
    {"settlements": {BLUE: ["5,-1 N"]}},  # unexplored
    {"settlements": {BLUE: ["4,-1 N"]}},  # the open sea
    {"settlements": {BLUE: ["5,-1 W"]}},  # no corner
    {"harbours": {BLUE: ["1,0 N"]}},  # no coast
    {"roads": {BLUE: ["4,-1 W"]}},
    {"roads": {BLUE: ["0,0 NE"], RED: ["0,0 NE"]}},
    {"ships": {BLUE: ["1,0 NE"]}},  # inland
    {"ships": {BLUE: ["5,-1 SW"]}},  # would have discovered it
    {"ships": {BLUE: ["4,-1 W", "4,-1 W"], RED: ["4,-1 W"]}},
    {"ships": {BLUE: ["4,-1 W settler", "4,-1 W settler", "3,0 NE settler"]}},
    {"basins": {BLUE: ["crew"]}},  # no harbour settlement
    {"tiles": {"7,-3": "forest 11"}},  # a chip of the south
    {"tiles": {"7,-3": "shoal 4"}},
    {"tiles": {"7,-3": "sea", "8,-3": "sea"}},  # there is one in the north
    {"tiles": {"4,0": "sea"}},
    {"tiles": {"7,-3": "gold_river"}, "settlements": {BLUE: ["7,-3 N"]}},
    {"tiles": {"7,-3": "spice fast_gold"}, "settlements": {BLUE: ["7,-3 N"]}},
    {"tiles": {"7,-3": "gold_river"}, "ashore": {"7,-3": {BLUE: 3}}},  # conquered, then
    {"tiles": {"7,-3": "spice fast_gold"}, "ashore": {"7,-3": {BLUE: 2}}},
    {"ashore": {"0,0": {BLUE: 1}}},
    {"pirate": ("3,-1", RED)},
    {"shoals": [3]},
    {"tracks": {"spices": {BLUE: 7}}},
    {"hand": {BLUE: "20 wool"}},
    {"scenario": "land-ho", "harbours": {BLUE: ["4,-3 SE"]}, "basins": {BLUE: ["crew"]}},
    {"scenario": "land-ho", "pirate": ("4,-1", RED)},
    {"scenario": "spices", "tracks": {"lairs": {BLUE: 1}}},
]


@pytest.mark.parametrize("wishes", IMPOSSIBLE)
def test_what_can_not_be_is_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(kogge.Refused):
        isles(**wishes)


def test_pieces_come_from_their_supplies() -> None:
    game = isles(
        tiles={"7,-3": "spice fast_gold", "8,-3": "gold_river 4", "6,-1": "shoal 3", "5,-1": "gold_river"},
        harbours={BLUE: ["4,-3 SE"]},
        settlements={BLUE: ["7,-3 N"]},  # a crew of blue is in the village
        ships={BLUE: ["4,-1 W crew_and_sack"], RED: ["3,0 NE fish"]},
        basins={BLUE: ["settler"]},
        ashore={"7,-3": {BLUE: 1, WHITE: 1}, "8,-3": {BLUE: 2}, "5,-1": {RED: 1, BLUE: 2}},
        conquered=["5,-1"],
        shoals=[3],
        tracks={"fish": {RED: 2, BLUE: 2}},
    )
    assert column(game, "crews_left") == [9 - 1 - 1 - 2 - 2, 8, 8, 9]
    assert column(game, "settlers_left") == [1, 2, 2, 2]
    assert (cell(game, "shoals_left"), cell(game, "sacks_left")) == (4, 24 - 4 + 2 - 1)
    assert cell(game, "village_sacks", hexagon(game, "7,-3")) == 2
    assert column(game, "fast_gold") == [1, 0, 1, 0]
    assert load(game, BLUE, "ship 1") == "crew_and_sack"
    assert column(game, "points") == [2 + 1 + 1, 2, 0, 0]
    assert column(game, "hand_size") == [0] * 4
    assert column(game, "gold") == [2] * 4


@pytest.mark.parametrize("module", [builder, position])
def test_the_examples_are_true(module: Any) -> None:
    assert doctest.testmod(module).failed == 0
    assert doctest.testmod(module).attempted > 0
