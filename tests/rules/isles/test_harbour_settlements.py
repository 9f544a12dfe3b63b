"""Settlements that become harbour settlements.  (E-36)"""

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from tests.support.isles import BLUE, RED, bank, cell, choices, corner, do, hand, isles, load, may, places, points

SCENARIOS = [scenario.name for scenario in ISLES]
PRICE = "2 grain 2 ore"
INLAND = "4,-3 SW"  # between three hexes of the island
NORTH = "5,-1"


def upgrades(game: kogge.Game, words: str) -> bool:
    """Are these the settlements, and all of them, that can become harbour settlements?"""
    act = "build_harbour_settlement"
    return set(choices(game, act)) == places(game, act, words)


@pytest.mark.rule("E-36")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_settlement_on_the_coast_of_the_island_can_become_a_harbour_settlement(scenario: str) -> None:
    """Ruling 22: at the sea, and at the frame, where no starting harbour settlement could be; but not inland."""
    homes = ["3,-1 N", "2,0 SE", "4,-3 N", "0,0 NW", INLAND]
    game = isles(scenario, settlements={BLUE: homes}, hand={BLUE: PRICE})
    assert upgrades(game, "3,-1 N; 2,0 SE; 4,-3 N; 0,0 NW")


@pytest.mark.rule("E-36")
def test_the_price_goes_to_the_bank_and_the_settlement_piece_comes_back() -> None:
    game = isles(settlements={BLUE: ["3,-1 N", "0,0 N"]}, hand={BLUE: f"{PRICE} wood"})
    do(game, "build_harbour_settlement {3,-1 N}")
    assert hand(game, BLUE) == {"wood": 1}
    assert (bank(game)["grain"], bank(game)["ore"]) == (19, 19)
    assert (cell(game, "settlements_left", BLUE), cell(game, "harbour_settlements_left", BLUE)) == (4, 3)
    assert points(game, BLUE) == 3
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-36")
@pytest.mark.parametrize("cards", ["grain 2 ore", "2 grain ore", "4 ore", "2 grain wood brick wool"])
def test_without_two_grain_and_two_ore_it_stays_a_settlement(cards: str) -> None:
    assert choices(isles(settlements={BLUE: ["3,-1 N"]}, hand={BLUE: cards}), "build_harbour_settlement") == []


@pytest.mark.rule("E-36", "E-33")
def test_a_ship_that_lies_there_already_is_at_a_harbour_from_then_on() -> None:
    game = isles(
        settlements={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE"]}, hand={BLUE: f"{PRICE} brick wood wool grain"}
    )
    assert choices(game, "build_settler") == []
    do(game, "build_harbour_settlement {3,-1 N}")
    assert choices(game, "build_settler") == ["ship 1", "harbour 1"]


@pytest.mark.rule("E-36")
def test_the_piece_that_came_back_can_be_built_again() -> None:
    five = ["3,-1 N", "0,0 N", "0,3 N", "1,3 S", "2,-2 NW"]
    game = isles(settlements={BLUE: five}, roads={BLUE: ["4,-3 NE"]}, hand={BLUE: f"{PRICE} wood brick wool grain"})
    assert choices(game, "build_settlement") == []
    do(game, "build_harbour_settlement {3,-1 N}", "build_settlement {4,-3 N}")
    assert points(game, BLUE) == 7


@pytest.mark.rule("E-36")
def test_neither_the_homes_of_others_nor_harbour_settlements_are_upgraded() -> None:
    game = isles(settlements={RED: ["3,-1 N"]}, harbours={BLUE: ["2,0 SE"]}, hand={BLUE: PRICE})
    assert choices(game, "build_harbour_settlement") == []


@pytest.mark.rule("E-36")
def test_a_harbour_settlement_is_not_built_without_a_settlement_before() -> None:
    game = isles(roads={BLUE: ["3,-1 NW", "3,-1 W"]}, hand={BLUE: f"{PRICE} wood brick wool grain"})
    assert choices(game, "build_harbour_settlement") == []
    assert may(game, "build_settlement {3,-1 N}")


@pytest.mark.rule("E-36", "E-09")
def test_a_fifth_harbour_settlement_is_not_built() -> None:
    """B-54."""
    four = ["3,-1 N", "2,0 SE", "1,2 NE", "4,-3 NE"]
    game = isles(settlements={BLUE: ["0,0 N"]}, harbours={BLUE: four}, hand={BLUE: PRICE})
    assert choices(game, "build_harbour_settlement") == []


@pytest.mark.rule("E-36")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_settlement_on_the_coast_of_discovered_land_can_become_one(scenario: str) -> None:
    game = isles(scenario, tiles={NORTH: "forest 5"}, settlements={BLUE: ["5,-1 NW"]}, hand={BLUE: PRICE})
    do(game, "build_harbour_settlement {5,-1 NW}")
    assert points(game, BLUE) == 2


@pytest.mark.rule("E-36")
@pytest.mark.parametrize(
    ("third", "is_coast"),
    [("hill 3", False), ("gold_river 4", False), ("spice fast_gold", False), ("sea", True), ("shoal 2", True)],
)
def test_in_a_region_too_the_corner_must_touch_the_sea(third: str, is_coast: bool) -> None:
    """The corner NE of 5,-1 touches 6,-1 and 6,-2 as well."""
    ashore = {"6,-2": {BLUE: 1}} if third.startswith("spice") else None
    game = isles(
        tiles={NORTH: "forest 5", "6,-1": "field 9", "6,-2": third},
        ashore=ashore,
        settlements={BLUE: ["5,-1 NE"]},
        hand={BLUE: PRICE},
    )
    assert may(game, "build_harbour_settlement {5,-1 NE}") is is_coast


@pytest.mark.rule("E-36")
def test_the_frame_is_a_coast_in_the_regions_too() -> None:
    """Ruling 22: the corner N of 7,-3 touches nothing but the frame."""
    game = isles(tiles={"7,-3": "forest 5"}, settlements={BLUE: ["7,-3 N"]}, hand={BLUE: PRICE})
    assert upgrades(game, "7,-3 N")


@pytest.mark.rule("E-36", "E-80")
def test_the_two_western_corners_of_the_council_are_coast() -> None:
    """Ruling 21."""
    for place in ("3,0 NW", "3,0 SW"):
        game = isles("fish", settlements={BLUE: [place]}, hand={BLUE: PRICE})
        assert upgrades(game, place)


@pytest.mark.rule("E-36", "E-31", "E-33")
@pytest.mark.parametrize("place", ["3,-1 N", "4,-3 N"])
def test_a_new_harbour_settlement_has_an_empty_basin_and_builds_at_once(place: str) -> None:
    game = isles(
        settlements={BLUE: [place]},
        harbours={BLUE: ["1,2 NE"]},
        basins={BLUE: ["settler"]},
        hand={BLUE: f"{PRICE} 2 wood brick 3 wool grain ore"},
    )
    do(game, f"build_harbour_settlement {{{place}}}")
    assert game.read("harbour")[BLUE] == [corner(game, "1,2 NE"), corner(game, place), -1, -1]
    assert load(game, BLUE, "harbour 2") == "nothing"
    do(game, "build_ship {3,-1 NW}" if place == "3,-1 N" else "build_ship {4,-3 NE}")
    assert choices(game, "build_settler") == ["ship 1", "harbour 2"]
    do(game, "build_settler ship 1", "build_crew harbour 2")
    assert (load(game, BLUE, "ship 1"), load(game, BLUE, "harbour 2")) == ("settler", "crew")
