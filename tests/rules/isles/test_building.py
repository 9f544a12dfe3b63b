"""Roads and settlements as in the base game.  (B-50 to B-55 and B-58, by E-09)"""

from typing import Any

import pytest

import kogge
from tests.support.isles import BLUE, RED, bank, choices, column, do, hand, isles, places, points

RICH = "6 wood 6 brick 6 wool 6 grain 6 ore"
SETTLEMENT = "wood brick wool grain"


def roads_offered(game: kogge.Game, words: str) -> bool:
    """Are these the paths, and all of them, on which a road may be built?"""
    return set(choices(game, "build_road")) == places(game, "build_road", words)


def sites_offered(game: kogge.Game, words: str) -> bool:
    return set(choices(game, "build_settlement")) == places(game, "build_settlement", words)


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("kind", ["settlements", "harbours"])
def test_a_road_begins_at_an_own_settlement_or_harbour_settlement(kind: str) -> None:
    """B-50: the third side at 3,-1 N lies between two sea hexes."""
    pieces: dict[str, Any] = {kind: {BLUE: ["3,-1 N"], RED: ["0,0 N"]}}
    assert roads_offered(isles(**pieces, hand={BLUE: "wood brick"}), "3,-1 NW; 3,-2 E")


@pytest.mark.rule("E-09")
def test_a_path_takes_one_road() -> None:
    """B-51, on a coast."""
    game = isles(settlements={BLUE: ["3,-1 N"]}, roads={RED: ["3,-1 NW"]}, hand={BLUE: "wood brick"})
    assert roads_offered(game, "3,-2 E")
    neutral = {2: {"roads": ["3,-1 NW"]}}
    game = isles("land-ho", players=2, settlements={BLUE: ["3,-1 N"]}, neutral=neutral, hand={BLUE: "wood brick"})
    assert roads_offered(game, "3,-2 E")


@pytest.mark.rule("E-09")
def test_a_settlement_needs_an_own_road() -> None:
    """B-52: neither another's road nor an own home two corners away will do."""
    game = isles(settlements={BLUE: ["3,-1 N"]}, roads={RED: ["3,-1 W"], BLUE: ["3,-1 NW"]}, hand={BLUE: RICH})
    assert choices(game, "build_settlement") == []
    game = isles(settlements={BLUE: ["3,-1 N"]}, roads={BLUE: ["3,-1 NW", "3,-1 W"]}, hand={BLUE: RICH})
    assert sites_offered(game, "3,-1 SW")


@pytest.mark.rule("E-09")
def test_coast_corners_are_building_sites_also_those_of_one_hex_only() -> None:
    """B-58: at the frame in the north, the corner N of 4,-3 touches nothing else."""
    game = isles(roads={BLUE: ["4,-3 NE", "4,-3 NW"]}, hand={BLUE: SETTLEMENT})
    assert sites_offered(game, "4,-3 NW; 4,-3 N; 4,-3 NE")
    do(game, "build_settlement {4,-3 N}")
    assert points(game, BLUE) == 1


@pytest.mark.rule("E-09")
def test_the_price_goes_to_the_bank_and_as_much_is_built_as_can_be_paid() -> None:
    """B-55."""
    game = isles(settlements={BLUE: ["3,-1 N"]}, hand={BLUE: "3 wood 3 brick wool grain"})
    do(game, "build_road {3,-1 NW}", "build_road {3,-1 W}", "build_settlement {3,-1 SW}")
    assert hand(game, BLUE) == {}
    assert set(bank(game).values()) == {19}
    assert [column(game, name)[BLUE] for name in ("roads_left", "settlements_left")] == [13, 3]
    assert choices(game, "build_road") == choices(game, "build_settlement") == []


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("name", ["roads_left", "settlements_left"])
def test_nothing_is_built_without_a_piece_left(name: str) -> None:
    """B-54; ruling 23: a settler ship, too, needs a settlement to found."""
    game = isles(roads={BLUE: ["3,-2 E"]}, ships={BLUE: ["2,0 E settler"]}, hand={BLUE: RICH}, fields={name: [0]})
    act = name.removesuffix("s_left")
    assert choices(game, f"build_{act}") == []
    game.play("set_sail")
    assert (choices(game, "land_settler") == []) is (act == "settlement")
