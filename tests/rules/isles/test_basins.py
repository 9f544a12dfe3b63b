"""Settlers and crews: where they are built, and what fits there.  (E-33, E-34, E-35)"""

import pytest

import kogge
from kogge.games.isles.cargo import LOADS
from kogge.games.isles.scenarios import ISLES
from tests.support.isles import BLUE, RED, acts, bank, cell, choices, do, hand, isles, load, may

SCENARIOS = [scenario.name for scenario in ISLES]
WITH_CREWS = SCENARIOS[1:]
SETTLER, CREW = "wood brick wool grain", "ore wool"
LARGE, SMALL = ("settler", "fish"), ("crew", "sack")
HOLDS = {"a basin": "harbour 1", "a ship beside it": "ship 1"}


def quay(load: str = "nothing", hold: str = "harbour 1", cards: str = f"{SETTLER} {CREW}") -> kogge.Game:
    """Blue has a harbour settlement and a ship beside it; the hold carries the load, the other one nothing."""
    ship, basin = (load, "nothing") if hold == "ship 1" else ("nothing", load)
    return isles(
        harbours={BLUE: ["3,-1 N"]}, ships={BLUE: [f"3,-1 NE {ship}"]}, basins={BLUE: [basin]}, hand={BLUE: cards}
    )


# Settlers


@pytest.mark.rule("E-33")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_settler_is_built_into_an_empty_basin_or_an_empty_ship_beside_it(scenario: str) -> None:
    game = isles(scenario, harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE"]}, hand={BLUE: SETTLER})
    assert choices(game, "build_settler") == ["ship 1", "harbour 1"]


@pytest.mark.rule("E-33")
@pytest.mark.parametrize("hold", HOLDS.values())
def test_the_settler_comes_from_the_supply_and_its_price_goes_to_the_bank(hold: str) -> None:
    game = quay(cards=f"{SETTLER} ore")
    do(game, f"build_settler {hold}")
    assert load(game, BLUE, hold) == "settler"
    assert cell(game, "settlers_left", BLUE) == 1
    assert hand(game, BLUE) == {"ore": 1}
    assert bank(game) == {"wood": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 18}


@pytest.mark.rule("E-33")
@pytest.mark.parametrize("missing", SETTLER.split())
def test_a_settler_costs_what_a_settlement_costs(missing: str) -> None:
    cards = [card for card in f"{SETTLER} ore".split() if card != missing]
    assert "build_settler" not in acts(quay(cards=" ".join(cards)))


@pytest.mark.rule("E-33", "E-34")
@pytest.mark.parametrize("act", ["build_settler", "build_crew"])
def test_both_tips_of_a_ship_count_and_a_ship_elsewhere_does_not(act: str) -> None:
    """The first ship points at the harbour settlement, the second lies one route further, the third far off."""
    game = isles(
        harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-2 E", "3,-1 E", "2,1 E"]}, hand={BLUE: f"{SETTLER} {CREW}"}
    )
    assert choices(game, act) == ["ship 1", "harbour 1"]


@pytest.mark.rule("E-33", "E-34")
@pytest.mark.parametrize("act", ["build_settler", "build_crew"])
def test_nothing_is_built_at_settlements_or_at_the_harbour_settlements_of_others(act: str) -> None:
    game = isles(
        settlements={BLUE: ["3,-1 N"]},
        harbours={RED: ["2,0 SE"]},
        ships={BLUE: ["3,-1 NE", "2,0 E"]},
        hand={BLUE: f"{SETTLER} {CREW}"},
    )
    assert choices(game, act) == []


@pytest.mark.rule("E-33", "E-34")
@pytest.mark.parametrize("act", ["build_settler", "build_crew"])
def test_every_own_harbour_settlement_has_its_own_basin(act: str) -> None:
    game = isles(
        harbours={BLUE: ["3,-1 N", "2,0 SE", "1,2 NE"]},
        basins={BLUE: ["nothing", "fish", "nothing"]},
        ships={BLUE: ["2,0 E", "2,2 E"]},
        hand={BLUE: f"{SETTLER} {CREW}"},
    )
    assert choices(game, act) == ["ship 1", "harbour 1", "harbour 3"]
    do(game, f"{act} harbour 3")
    assert (load(game, BLUE, "harbour 1"), load(game, BLUE, "harbour 3")) == ("nothing", act.removeprefix("build_"))


@pytest.mark.rule("E-33")
@pytest.mark.parametrize("in_the_way", [["settler"], ["fish"], ["crew"], ["crew", "sack"], ["sack", "sack"]])
@pytest.mark.parametrize("hold", HOLDS.values())
def test_when_all_places_are_taken_what_is_in_the_way_may_be_thrown_out(in_the_way: list[str], hold: str) -> None:
    """Ruling 17: it goes back to its supply, then there is room for the settler."""
    word = {"crew sack": "crew_and_sack", "sack sack": "two_sacks"}.get(" ".join(in_the_way), in_the_way[0])
    game = isles(
        harbours={BLUE: ["3,-1 N"]},
        ships={BLUE: [f"3,-1 NE {word if hold == 'ship 1' else 'fish'}"]},
        basins={BLUE: [word if hold == "harbour 1" else "fish"]},
        hand={BLUE: SETTLER},
    )
    assert choices(game, "build_settler") == []
    do(game, *(f"jettison {hold} {piece}" for piece in in_the_way))
    assert choices(game, "build_settler") == [hold]
    do(game, f"build_settler {hold}")
    assert load(game, BLUE, hold) == "settler"


@pytest.mark.rule("E-33")
def test_the_piece_that_is_thrown_out_is_back_in_its_supply() -> None:
    game = quay("two_crews")
    do(game, "jettison harbour 1 crew", "jettison harbour 1 crew", "build_settler harbour 1")
    assert (cell(game, "crews_left", BLUE), cell(game, "settlers_left", BLUE)) == (9, 1)


@pytest.mark.rule("E-33")
def test_a_settler_that_is_thrown_out_can_be_built_again() -> None:
    game = isles(harbours={BLUE: ["3,-1 N", "2,0 SE"]}, basins={BLUE: ["settler", "settler"]}, hand={BLUE: SETTLER})
    assert "build_settler" not in acts(game)
    do(game, "jettison harbour 2 settler", "build_settler harbour 2")
    assert cell(game, "settlers_left", BLUE) == 0


@pytest.mark.rule("E-33", "E-09")
def test_without_a_settler_in_the_supply_none_is_built() -> None:
    """B-54: both are under way, and the basin is empty."""
    game = isles(harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["4,-1 W settler", "2,1 E settler"]}, hand={BLUE: SETTLER})
    assert "build_settler" not in acts(game)


@pytest.mark.rule("E-33")
def test_a_settler_built_into_a_ship_may_sail_and_found_in_the_same_turn() -> None:
    """Ruling 10."""
    game = quay(cards=SETTLER)
    do(game, "build_settler ship 1", "set_sail")
    do(game, *(f"sail 1 {{3,-1 {word}}}" for word in ("E", "SE")), "land_settler 1 {3,-1 S}")
    assert cell(game, "points", BLUE) == 3


# Crews


@pytest.mark.rule("E-34")
@pytest.mark.parametrize("scenario", WITH_CREWS)
def test_a_crew_is_built_into_a_basin_or_a_ship_beside_it(scenario: str) -> None:
    game = isles(scenario, harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE"]}, hand={BLUE: CREW})
    assert choices(game, "build_crew") == ["ship 1", "harbour 1"]


@pytest.mark.rule("E-34")
def test_there_are_no_crews_in_the_first_scenario() -> None:
    game = isles("land-ho", harbours={BLUE: ["3,-1 N"]}, hand={BLUE: f"{SETTLER} {CREW}"})
    assert "build_crew" not in game.notation.acts


@pytest.mark.rule("E-34")
@pytest.mark.parametrize("hold", HOLDS.values())
def test_the_crew_comes_from_the_supply_and_its_price_goes_to_the_bank(hold: str) -> None:
    game = quay("sack", hold, cards="2 ore 2 wool")
    do(game, f"build_crew {hold}")
    assert load(game, BLUE, hold) == "crew_and_sack"
    assert cell(game, "crews_left", BLUE) == 8
    assert hand(game, BLUE) == {"ore": 1, "wool": 1}
    assert (bank(game)["ore"], bank(game)["wool"]) == (18, 18)


@pytest.mark.rule("E-34")
@pytest.mark.parametrize("cards", ["2 ore", "2 wool", "ore wood brick grain"])
def test_a_crew_costs_ore_and_wool(cards: str) -> None:
    assert "build_crew" not in acts(quay(cards=cards))


@pytest.mark.rule("E-34", "E-09")
def test_without_a_crew_in_the_supply_none_is_built() -> None:
    """B-54: eight are aboard and one is at a lair."""
    game = isles(
        tiles={"5,-1": "gold_river"},
        ashore={"5,-1": {BLUE: 1}},
        harbours={BLUE: ["3,-1 N", "2,0 SE"]},
        basins={BLUE: ["two_crews"]},
        ships={BLUE: [f"{place} two_crews" for place in ("4,-1 W", "2,1 E", "2,2 E")]},
        hand={BLUE: CREW},
    )
    assert cell(game, "crews_left", BLUE) == 0
    assert "build_crew" not in acts(game)
    do(game, "jettison ship 1 crew")
    assert choices(game, "build_crew") == ["harbour 2"]


@pytest.mark.rule("E-34")
def test_a_crew_built_into_a_ship_may_sail_and_land_in_the_same_turn() -> None:
    """Ruling 10."""
    game = isles(
        tiles={"5,-1": "gold_river"}, harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE"]}, hand={BLUE: CREW}
    )
    do(game, "build_crew ship 1", "set_sail", "sail 1 {4,-1 NW}", "sail 1 {4,-1 NE}", "land_crew 1 {5,-1}")
    assert load(game, BLUE, "ship 1") == "nothing"


# What fits


@pytest.mark.rule("E-35", "E-33")
@pytest.mark.parametrize("word", LOADS)
@pytest.mark.parametrize("hold", HOLDS.values())
def test_a_large_piece_needs_the_whole_place(word: str, hold: str) -> None:
    assert may(quay(word, hold), f"build_settler {hold}") is (word == "nothing")


@pytest.mark.rule("E-35", "E-34")
@pytest.mark.parametrize("word", LOADS)
@pytest.mark.parametrize("hold", HOLDS.values())
def test_a_small_piece_needs_half_a_place_beside_another_small_one(word: str, hold: str) -> None:
    assert may(quay(word, hold), f"build_crew {hold}") is (word in ("nothing", "crew", "sack"))


@pytest.mark.rule("E-35")
@pytest.mark.parametrize("hold", HOLDS.values())
def test_two_crews_fill_a_place(hold: str) -> None:
    game = quay(hold=hold, cards="3 ore 3 wool")
    do(game, f"build_crew {hold}", f"build_crew {hold}")
    assert load(game, BLUE, hold) == "two_crews"
    assert not may(game, f"build_crew {hold}")


@pytest.mark.rule("E-35")
@pytest.mark.parametrize(("word", "room"), [("nothing", True), ("crew", False), ("sack", False), ("settler", False)])
def test_a_shoal_fills_the_hold(word: str, room: bool) -> None:
    game = isles(tiles={"5,-1": "shoal 3"}, shoals=[3], ships={BLUE: [f"4,-1 E {word}"]}, step="movement")
    assert may(game, "catch_fish 1 3") is room


@pytest.mark.rule("E-35")
@pytest.mark.parametrize("scenario", ["spices", "explorers-pirates"])
def test_no_place_ever_holds_more_than_one_large_or_two_small_pieces(scenario: str) -> None:
    """However ship and basin share out what they have, both get something that fits."""
    fits = {"", *LARGE, *SMALL, "crew crew", "sack sack", "crew sack"}
    said = {"nothing": "", "two_crews": "crew crew", "two_sacks": "sack sack", "crew_and_sack": "crew sack"}
    assert {said.get(word, word) for word in LOADS} == fits
    game = isles(
        scenario, harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE fish"]}, basins={BLUE: ["crew"]}, step="movement"
    )
    assert choices(game, "stow") == ["1 crew"]  # neither can hold the fish and the crew together
