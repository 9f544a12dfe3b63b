"""The pirate ship: where it may lie, when it comes, and what it steals.  (E-50 to E-52)"""

import pytest

import kogge
from tests.rules.isles.at_sea import RING
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    bank,
    cell,
    chances,
    choices,
    do,
    gold,
    hand,
    hexagon,
    isles,
    may,
    places,
    roll,
)

PIRATES = ("pirate-lairs", "fish", "spices", "explorers-pirates")
OUTER_SEA = "6,-3; 5,-2; 4,-1; 3,1; 3,2; 3,3; 4,0; 5,0; 6,0; 7,0; 8,0; 7,-1; 6,1"  # in every scenario with pirates
EASTERN_SEA = {
    "pirate-lairs": "",
    "fish": "",
    "spices": "; 9,0; 9,-1; 8,1",
    "explorers-pirates": "; 9,0; 9,-1; 8,1; 10,0",
}
HERE = "4,-1"  # a hex for the pirate; the eastern side of the ring is its western side


@pytest.mark.rule("E-50")
@pytest.mark.parametrize("scenario", PIRATES)
def test_a_pirate_may_lie_on_known_sea_but_not_at_the_island_nor_on_the_frame(scenario: str) -> None:
    """Ruling 25: not on the Council, the inner sea, or the sea hex at the eastern tip."""
    game = isles(scenario, step="place_pirate")
    waters = OUTER_SEA + EASTERN_SEA[scenario]
    assert set(choices(game, "place_pirate")) == places(game, "place_pirate", waters)
    assert len(choices(game, "place_pirate")) == {"spices": 16, "explorers-pirates": 17}.get(scenario, 13)


@pytest.mark.rule("E-50")
def test_a_pirate_may_lie_on_discovered_sea_and_fish_hexes_but_not_on_land() -> None:
    tiles = {"5,-1": "sea", "6,-2": "shoal 3", "6,-1": "gold_river 5", "7,-2": "spice fast_gold", "4,1": "hill 5"}
    game = isles(step="place_pirate", tiles=tiles)
    waters = OUTER_SEA + EASTERN_SEA["explorers-pirates"] + "; 5,-1; 6,-2"
    assert set(choices(game, "place_pirate")) == places(game, "place_pirate", waters)


@pytest.mark.rule("E-50")
@pytest.mark.parametrize(("tile", "open_sea"), [("sea", True), ("shoal", True), ("gold_river", False)])
def test_waters_are_open_to_it_as_soon_as_they_are_discovered(tile: str, open_sea: bool) -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]})
    do(game, "sail 1 {4,-1 NE}", f"turn_tile {tile}")
    if tile == "shoal":
        game.play("number_shoal 3")
    game.play("end_turn")
    roll(game, 7)
    assert may(game, "place_pirate {5,-1}") == open_sea


@pytest.mark.rule("E-50", "E-51")
def test_without_pirates_a_seven_is_followed_by_trade_and_building() -> None:
    game = isles("land-ho", step="before_roll", ships={RED: [RING[0]]}, hand={RED: "ore"})
    roll(game, 7)
    assert (game.step, game.to_act) == ("action", BLUE)
    assert "place_pirate" not in game.notation.acts


@pytest.mark.rule("E-51")
@pytest.mark.parametrize("scenario", PIRATES)
def test_the_first_to_roll_a_seven_places_the_own_pirate(scenario: str) -> None:
    game = isles(scenario, step="before_roll", turn_of=WHITE)
    roll(game, 7)
    assert (game.step, game.to_act) == ("place_pirate", WHITE)
    assert acts(game) == {"place_pirate"}
    do(game, f"place_pirate {{{HERE}}}")
    assert cell(game, "pirate") == hexagon(game, HERE)
    assert cell(game, "pirate_owner") == WHITE
    assert (game.step, game.to_act) == ("action", WHITE)


@pytest.mark.rule("E-51")
@pytest.mark.parametrize("total", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_no_other_number_brings_it(total: int) -> None:
    game = isles(step="before_roll", pirate=(HERE, RED))
    roll(game, total)
    assert game.step == "action"
    assert cell(game, "pirate") == hexagon(game, HERE)


@pytest.mark.rule("E-51")
def test_the_own_pirate_must_go_to_another_hex() -> None:
    """Ruling 26."""
    game = isles(step="before_roll", pirate=(HERE, BLUE))
    roll(game, 7)
    assert not may(game, f"place_pirate {{{HERE}}}")
    assert len(choices(game, "place_pirate")) == 16
    do(game, "place_pirate {5,0}")
    assert (cell(game, "pirate"), cell(game, "pirate_owner")) == (hexagon(game, "5,0"), BLUE)


@pytest.mark.rule("E-51")
@pytest.mark.parametrize("there", [HERE, "5,0"])
def test_anothers_pirate_goes_home_and_the_own_one_comes_on_any_hex(there: str) -> None:
    """Ruling 26: the same hex is allowed; there is never more than one."""
    game = isles(step="before_roll", pirate=(HERE, RED))
    roll(game, 7)
    assert len(choices(game, "place_pirate")) == 17
    do(game, f"place_pirate {{{there}}}")
    assert (cell(game, "pirate"), cell(game, "pirate_owner")) == (hexagon(game, there), BLUE)


@pytest.mark.rule("E-51")
def test_all_discards_come_before_the_pirate() -> None:
    game = isles(step="before_roll", hand={BLUE: "8 ore", ORANGE: "9 wool"})
    roll(game, 7)
    while game.step == "discard":
        game.play(game.legal()[0])
    assert (game.step, game.to_act) == ("place_pirate", BLUE)
    assert (hand(game, BLUE), hand(game, ORANGE)) == ({"ore": 4}, {"wool": 5})


def with_neighbours() -> kogge.Game:
    """Blue rolls a seven: red, white and blue have ships on routes of a hex, orange only at a corner of it."""
    game = isles(
        step="before_roll",
        harbours={ORANGE: ["3,-2 SE"]},
        ships={BLUE: ["4,-1 W"], RED: ["4,-1 W"], WHITE: ["4,-1 NW"], ORANGE: [RING[0]]},
        hand={BLUE: "wood", RED: "2 ore grain", ORANGE: "wool"},
        gold={WHITE: 3},
    )
    roll(game, 7)
    return game


@pytest.mark.rule("E-52")
def test_whoever_places_a_pirate_may_steal_from_one_with_a_ship_on_a_route_of_the_hex() -> None:
    """Ruling 27: not from one at a corner only, nor from oneself."""
    game = with_neighbours()
    do(game, f"place_pirate {{{HERE}}}")
    assert (game.step, game.to_act) == ("rob", BLUE)
    assert game.legal_texts() == ["rob_nobody", f"rob {RED}", f"rob {WHITE}"]


@pytest.mark.rule("E-52")
def test_the_card_is_drawn_at_random() -> None:
    game = with_neighbours()
    do(game, f"place_pirate {{{HERE}}}", f"rob {RED}")
    assert (game.step, game.to_act) == ("theft", kogge.CHANCE)
    assert chances(game) == pytest.approx({"ore": 2 / 3, "grain": 1 / 3})
    before = bank(game)
    game.play("steal ore")
    assert (hand(game, BLUE), hand(game, RED)) == ({"wood": 1, "ore": 1}, {"ore": 1, "grain": 1})
    assert bank(game) == before
    assert [gold(game, seat) for seat in range(4)] == [2, 2, 3, 2]
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-52")
def test_from_a_player_without_cards_it_is_a_gold() -> None:
    game = with_neighbours()
    do(game, f"place_pirate {{{HERE}}}", f"rob {WHITE}")
    assert [gold(game, seat) for seat in range(4)] == [3, 2, 2, 2]
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-52")
def test_from_a_player_without_cards_and_gold_it_is_nothing() -> None:
    game = isles(step="before_roll", ships={WHITE: ["4,-1 W"]}, gold={WHITE: 0})
    roll(game, 7)
    do(game, f"place_pirate {{{HERE}}}", f"rob {WHITE}")
    assert [gold(game, seat) for seat in range(4)] == [2, 2, 0, 2]
    assert (hand(game, BLUE), game.step) == ({}, "action")


@pytest.mark.rule("E-52")
def test_stealing_is_no_duty() -> None:
    game = with_neighbours()
    do(game, f"place_pirate {{{HERE}}}", "rob_nobody")
    assert (hand(game, BLUE), gold(game, BLUE)) == ({"wood": 1}, 2)
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-52")
def test_where_nobody_has_a_ship_nothing_is_stolen() -> None:
    game = with_neighbours()
    do(game, "place_pirate {5,0}")
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-52")
def test_buildings_do_not_matter() -> None:
    """Red has a harbour settlement and a road at the hex, white a ship."""
    game = isles(
        step="before_roll",
        tiles={"5,-1": "hill 5"},
        harbours={RED: ["5,-1 NW"]},
        roads={RED: ["5,-1 W"]},
        ships={WHITE: ["4,-1 W"]},
        hand={RED: "5 ore", WHITE: "wool"},
    )
    roll(game, 7)
    do(game, f"place_pirate {{{HERE}}}")
    assert choices(game, "rob") == [str(WHITE)]


@pytest.mark.rule("E-52")
def test_the_own_pirate_that_is_moved_steals_at_its_new_place() -> None:
    game = isles(
        step="before_roll",
        pirate=("5,0", BLUE),
        ships={RED: ["4,-1 W"], WHITE: ["3,0 E"]},
        tiles={"4,1": "hill 5", "5,-1": "sea"},
        hand={RED: "ore", WHITE: "ore"},
    )
    roll(game, 7)
    do(game, f"place_pirate {{{HERE}}}")
    assert choices(game, "rob") == [str(RED)]
