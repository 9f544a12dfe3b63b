"""Fish: how shoals come, how they are caught and delivered, and what scares them.  (E-81 to E-85)"""

from collections.abc import Sequence

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    acts,
    cell,
    chances,
    choices,
    column,
    do,
    gold,
    hand,
    hexagon,
    isles,
    load,
    may,
)

WITH_FISH = ["fish", "spices", "explorers-pirates"]
FISH_HEX = "5,-1"  # at the northern sea; its number is 3 where a test does not say otherwise
BESIDE = "5,-1 W"


# Fish hexes


@pytest.mark.rule("E-81")
@pytest.mark.parametrize("scenario", WITH_FISH)
@pytest.mark.parametrize(
    ("place", "start", "step", "numbers"),
    [("5,-1", "4,-1 NW", "4,-1 NE", "123"), ("4,1", "4,0 W", "4,0 SW", "456")],
)
def test_whoever_discovers_a_fish_hex_gets_two_gold_and_it_has_a_number_of_its_region(
    scenario: str, place: str, start: str, step: str, numbers: str
) -> None:
    game = isles(scenario, step="movement", ships={BLUE: [start]}, gold={BLUE: 1, RED: 1})
    do(game, f"sail 1 {{{step}}}", "turn_tile shoal")
    assert chances(game) == {number: pytest.approx(1 / 3) for number in numbers}
    do(game, f"number_shoal {numbers[1]}")
    assert (gold(game, BLUE), gold(game, RED)) == (1 + 2, 1)
    assert hand(game, BLUE) == {}
    assert cell(game, "shoal_hex", int(numbers[1])) == hexagon(game, place)
    assert column(game, "shoal") == [0] * 7  # no fish yet
    assert (game.to_act, game.step) == (BLUE, "movement")


@pytest.mark.rule("E-81")
def test_no_two_fish_hexes_have_the_same_number() -> None:
    game = isles(step="movement", tiles={"4,1": "shoal 5"}, ships={BLUE: ["3,1 SE"]})
    do(game, "sail 1 {3,2 NE}", "turn_tile shoal")
    assert chances(game) == {"4": pytest.approx(1 / 2), "6": pytest.approx(1 / 2)}


@pytest.mark.rule("E-81")
def test_one_of_the_three_northern_numbers_is_left_out_in_the_third_scenario_and_nobody_knows_which() -> None:
    game = isles("fish", step="movement", tiles={"5,-1": "shoal 2"}, ships={BLUE: ["5,-3 E"]})
    assert game.read("tiles_left")[0][10] == 1
    do(game, "sail 1 {5,-2 NE}", "turn_tile shoal")
    assert chances(game) == {"1": pytest.approx(1 / 2), "3": pytest.approx(1 / 2)}


@pytest.mark.rule("E-81")
def test_a_fish_hex_is_a_sea_hex() -> None:
    game = isles(step="movement", tiles={FISH_HEX: "shoal 3", "6,-1": "sea"}, ships={BLUE: ["5,-1 SE"]})
    assert may(game, "sail 1 {5,-1 E}")
    game = isles(step="movement", tiles={FISH_HEX: "shoal 3"}, ships={BLUE: [f"{BESIDE} settler"]})
    assert "land_settler" not in acts(game)


# The roll


def movement(*, shoals: Sequence[int] = (), pirate: tuple[str, int] | None = None) -> kogge.Game:
    """Blue's movement phase; two fish hexes are known."""
    return isles(step="movement", tiles={FISH_HEX: "shoal 3", "4,1": "shoal 5"}, shoals=shoals, pirate=pirate)


@pytest.mark.rule("E-82")
def test_on_its_number_a_shoal_comes_from_the_supply_to_the_fish_hex() -> None:
    game = movement()
    do(game, "roll_for_fish")
    assert (game.to_act, game.step) == (kogge.CHANCE, "fish_roll")
    assert chances(game) == {str(face): pytest.approx(1 / 6) for face in range(1, 7)}
    do(game, "fish_roll 3")
    assert column(game, "shoal") == [0, 0, 0, 1, 0, 0, 0]
    assert cell(game, "shoals_left") == 5
    assert (game.to_act, game.step) == (BLUE, "movement")


@pytest.mark.rule("E-82")
@pytest.mark.parametrize("number", [1, 2, 4, 6])
@pytest.mark.parametrize("pirate", [None, ("4,-1", RED)])
def test_nothing_comes_where_the_fish_hex_of_the_number_is_not_discovered(
    number: int, pirate: tuple[str, int] | None
) -> None:
    game = movement(pirate=pirate)
    do(game, "roll_for_fish", f"fish_roll {number}")
    assert column(game, "shoal") == [0] * 7
    assert cell(game, "shoals_left") == 6
    assert game.step == "movement"


@pytest.mark.rule("E-82")
def test_nothing_comes_where_a_shoal_is_already() -> None:
    game = movement(shoals=[3])
    do(game, "roll_for_fish", "fish_roll 3")
    assert cell(game, "shoal", 3) == 1
    assert cell(game, "shoals_left") == 5


@pytest.mark.rule("E-82")
@pytest.mark.parametrize("owner", [BLUE, RED])
def test_nothing_comes_where_a_pirate_lies(owner: int) -> None:
    """Ruling 30: whoever's it is, as long as it stays."""
    game = movement(pirate=(FISH_HEX, owner))
    do(game, "roll_for_fish", "fish_roll 3")
    assert cell(game, "shoal", 3) == 0
    assert cell(game, "shoals_left") == 6


@pytest.mark.rule("E-82")
def test_a_pirate_elsewhere_does_not_keep_the_fish_away() -> None:
    game = movement(pirate=("4,1", RED))
    do(game, "roll_for_fish", "fish_roll 3")
    assert cell(game, "shoal", 3) == 1


@pytest.mark.rule("E-82")
def test_each_player_rolls_once_in_the_own_movement_phase() -> None:
    """Ruling 36."""
    game = movement()
    do(game, "roll_for_fish", "fish_roll 1")
    assert not may(game, "roll_for_fish")
    do(game, "end_turn", "roll", "dice 2")
    assert "roll_for_fish" not in acts(game)
    do(game, "set_sail", "roll_for_fish", "fish_roll 3")
    assert not may(game, "roll_for_fish")
    assert cell(game, "shoal", 3) == 1


@pytest.mark.rule("E-82")
@pytest.mark.parametrize(("ships", "left"), [(3, 1), (4, 0)])
def test_without_a_shoal_in_the_supply_there_is_no_roll(ships: int, left: int) -> None:
    """Ruling 36: two are at fish hexes, the others on ships."""
    loaded = ["2,2 E fish", "2,1 E fish", "3,1 E fish", "3,-1 NE fish"][:ships]
    game = isles(
        step="movement",
        tiles={FISH_HEX: "shoal 3", "4,1": "shoal 5"},
        shoals=[3, 5],
        ships={RED: loaded[:3], ORANGE: loaded[3:]},
    )
    assert cell(game, "shoals_left") == left
    assert may(game, "roll_for_fish") is (left > 0)


@pytest.mark.rule("E-82")
def test_the_roll_is_between_the_moves_of_ships_and_ends_the_one_under_way() -> None:
    """Ruling 36: never in the middle of a move. A ship that has not moved yet may still do so."""
    game = isles(step="movement", tiles={FISH_HEX: "shoal 3"}, ships={BLUE: ["3,-1 NE", "2,1 E"]})
    do(game, "sail 1 {3,-1 E}", "roll_for_fish", "fish_roll 3")
    assert not [text for text in choices(game, "sail") if text.startswith("1")]
    assert may(game, "sail 2 {2,1 SE}")


@pytest.mark.rule("E-82")
def test_there_is_no_roll_while_a_ship_must_go_on_from_a_full_route() -> None:
    game = isles(step="movement", tiles={FISH_HEX: "shoal 3"}, ships={BLUE: ["3,-1 NE"], RED: ["3,-1 E", "3,-1 E"]})
    do(game, "sail 1 {3,-1 E}")
    assert not may(game, "roll_for_fish")
    do(game, "sail 1 {3,0 NE}")
    assert may(game, "roll_for_fish")


# Catching


def catching(cargo: str = "nothing", route: str = BESIDE) -> kogge.Game:
    return isles(step="movement", tiles={FISH_HEX: "shoal 3"}, shoals=[3], ships={BLUE: [f"{route} {cargo}"]})


@pytest.mark.rule("E-83")
def test_an_empty_ship_takes_the_shoal_aboard_and_may_move_on() -> None:
    game = catching()
    do(game, "catch_fish 1 3")
    assert load(game, BLUE, "ship 1") == "fish"
    assert column(game, "shoal") == [0] * 7
    assert cell(game, "shoals_left") == 5  # it is aboard, not in the supply
    assert "catch_fish" not in acts(game)
    assert may(game, "sail 1 {4,-1 NE}")


@pytest.mark.rule("E-83")
@pytest.mark.parametrize(
    ("route", "near"), [("5,-1 W", True), ("5,-1 SW", True), ("4,-1 NE", True), ("4,-1 NW", False), ("4,0 W", False)]
)
def test_a_tip_of_the_ship_must_touch_the_fish_hex(route: str, near: bool) -> None:
    assert may(catching(route=route), "catch_fish 1 3") is near


@pytest.mark.rule("E-83")
@pytest.mark.parametrize("cargo", ["settler", "fish", "crew", "two_crews", "sack", "two_sacks", "crew_and_sack"])
def test_the_ship_must_be_empty_for_a_shoal_fills_the_hold(cargo: str) -> None:
    assert "catch_fish" not in acts(catching(cargo))


@pytest.mark.rule("E-83")
def test_where_no_shoal_is_there_is_nothing_to_catch() -> None:
    game = isles(step="movement", tiles={FISH_HEX: "shoal 3"}, ships={BLUE: [BESIDE]})
    assert "catch_fish" not in acts(game)
    do(game, "roll_for_fish", "fish_roll 3")
    assert choices(game, "catch_fish") == ["1 3"]


@pytest.mark.rule("E-83")
def test_a_ship_without_points_left_still_fishes() -> None:
    """Ruling 12."""
    game = isles(
        step="movement", tiles={FISH_HEX: "shoal 3"}, shoals=[3], ships={BLUE: [BESIDE]}, sailed=[4], status=[2]
    )
    assert "sail" not in acts(game)
    do(game, "catch_fish 1 3")
    assert load(game, BLUE, "ship 1") == "fish"


# Delivering


@pytest.mark.rule("E-84")
@pytest.mark.parametrize("route", ["3,0 NE", "3,0 SW"])
def test_a_delivered_shoal_goes_to_the_supply_and_moves_the_marker_one_step(route: str) -> None:
    game = isles(step="movement", ships={BLUE: [f"{route} fish"]})
    do(game, "deliver_fish 1")
    assert load(game, BLUE, "ship 1") == "nothing"
    assert cell(game, "shoals_left") == 6
    assert column(game, "fish_track") == [1, 0, 0, 0]
    assert "deliver_fish" not in acts(game)


@pytest.mark.rule("E-84")
def test_the_ship_may_move_on_and_fetch_more() -> None:
    game = isles(step="movement", tiles={FISH_HEX: "shoal 3"}, shoals=[3], ships={BLUE: ["3,0 NE fish"]})
    do(game, "deliver_fish 1", "sail 1 {4,-1 SE}", "catch_fish 1 3", "sail 1 {3,0 NE}", "deliver_fish 1")
    assert column(game, "fish_track") == [2, 0, 0, 0]


@pytest.mark.rule("E-84")
@pytest.mark.parametrize("cargo", ["nothing", "settler", "two_crews", "two_sacks"])
def test_only_fish_is_delivered_for_this_mission(cargo: str) -> None:
    """The second ship has some, but is not at a port."""
    game = isles(step="movement", ships={BLUE: [f"3,0 NE {cargo}", "2,2 E fish"]})
    assert "deliver_fish" not in acts(game)


@pytest.mark.rule("E-84")
def test_nobody_is_forced_to_deliver() -> None:
    """Ruling 38."""
    game = isles(step="movement", ships={BLUE: ["3,0 NE fish"]})
    do(game, "end_turn")
    assert load(game, BLUE, "ship 1") == "fish"


# The pirate


@pytest.mark.rule("E-85")
def test_a_pirate_placed_on_a_fish_hex_sends_its_shoal_back_to_the_supply() -> None:
    game = isles(
        step="before_roll",
        tiles={FISH_HEX: "shoal 3", "4,1": "shoal 5"},
        shoals=[3, 5],
        harbours={BLUE: ["3,-2 SE"]},
        basins={BLUE: ["fish"]},
        ships={BLUE: ["3,-1 NE fish"]},
    )
    do(game, "roll", "dice 7", f"place_pirate {{{FISH_HEX}}}")
    assert column(game, "shoal") == [0, 0, 0, 0, 0, 1, 0]
    assert cell(game, "shoals_left") == 6 - 4 + 1
    assert (load(game, BLUE, "ship 1"), load(game, BLUE, "harbour 1")) == ("fish", "fish")  # ruling 30: they are safe


@pytest.mark.rule("E-85")
def test_so_does_a_pirate_that_comes_when_another_is_chased_off() -> None:
    game = isles(
        step="movement", tiles={FISH_HEX: "shoal 3"}, shoals=[3], pirate=("4,-1", RED), ships={BLUE: ["4,-1 W"]}
    )
    do(game, "chase 1", "chase_roll 6", f"place_pirate {{{FISH_HEX}}}")
    assert column(game, "shoal") == [0] * 7
    assert cell(game, "shoals_left") == 6
    assert game.step == "movement"


@pytest.mark.rule("E-85")
def test_a_pirate_placed_elsewhere_scares_no_fish() -> None:
    game = isles(step="before_roll", tiles={FISH_HEX: "shoal 3"}, shoals=[3])
    do(game, "roll", "dice 7", "place_pirate {4,-1}")
    assert cell(game, "shoal", 3) == 1
