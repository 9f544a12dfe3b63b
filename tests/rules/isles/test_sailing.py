"""Ships sail in the movement phase, one after the other.  (E-40 to E-42)"""

import pytest

import kogge
from tests.rules.isles.at_sea import RING, come_round, lies, routes, sail, steps
from tests.support.isles import BLUE, RED, acts, bank, cell, choices, do, hand, isles, may

EVERYWHERE = ("land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates")


@pytest.mark.rule("E-40")
@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_ships_move_only_in_the_movement_phase(scenario: str) -> None:
    game = isles(scenario, step="before_roll", ships={BLUE: [RING[0]]}, hand={BLUE: "wool"})
    assert acts(game) == {"roll"}
    game.play("roll; dice 2")
    assert not {"sail", "buy_wind"} & acts(game)
    game.play("set_sail")
    assert {"sail", "buy_wind"} <= acts(game)


@pytest.mark.rule("E-41")
def test_a_step_leads_to_an_adjacent_sea_route_in_any_direction() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 NE"]})
    assert steps(game, 1) == routes(game, "3,-1 NW; 3,-2 E; 3,-1 E; 4,-1 NW")
    sail(game, 1, "3,-2 E")
    assert lies(game, BLUE, 1, "3,-2 E")
    assert [cell(game, "ships_on_route", r) for r in sorted(routes(game, "3,-1 NE; 3,-2 E"))] in ([0, 1], [1, 0])


@pytest.mark.rule("E-41")
def test_a_ship_does_not_go_where_land_is_on_both_sides() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 W"]})
    assert steps(game, 1) == routes(game, "3,-1 NW; 3,-1 SW")


@pytest.mark.rule("E-41")
def test_a_ship_may_go_along_the_frame() -> None:
    game = isles(step="movement", ships={BLUE: ["0,0 W"]})
    assert steps(game, 1) == routes(game, "0,0 NW; 0,0 SW")
    sail(game, 1, "0,0 NW", "1,-1 W", "1,-1 NW")
    assert steps(game, 1) == routes(game, "2,-2 W; 1,-1 W")


@pytest.mark.rule("E-41")
@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_a_ship_has_four_movement_points(scenario: str) -> None:
    game = isles(scenario, step="movement", ships={BLUE: [RING[0]]})
    for place in RING[1:5]:
        assert steps(game, 1)
        sail(game, 1, place)
    assert lies(game, BLUE, 1, RING[4])
    assert steps(game, 1) == set()


@pytest.mark.rule("E-41")
def test_each_ship_has_movement_points_of_its_own() -> None:
    game = isles(step="movement", ships={BLUE: [RING[0], "2,2 W", "0,0 W"]})
    for ship, there in ((1, RING[1:5]), (2, ("2,2 NW", "2,2 W", "2,2 SW", "2,2 W"))):
        sail(game, ship, *there)
        assert steps(game, ship) == set()
    sail(game, 3, "0,0 NW")
    assert steps(game, 3) == routes(game, "1,-1 W; 0,0 W")


@pytest.mark.rule("E-41")
def test_a_ship_may_go_back_and_forth() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 W"]})
    sail(game, 1, "3,-1 SW", "3,-1 W", "3,-1 SW", "3,-1 W")
    assert lies(game, BLUE, 1, "3,-1 W")
    assert steps(game, 1) == set()


@pytest.mark.rule("E-40")
def test_only_the_own_ships_sail() -> None:
    game = isles(step="movement", turn_of=RED, ships={BLUE: ["0,0 W"], RED: ["3,-1 W"]}, hand={BLUE: "wool"})
    assert {choice.split()[0] for choice in choices(game, "sail")} == {"1"}
    assert steps(game, 1) == routes(game, "3,-1 NW; 3,-1 SW")
    assert "buy_wind" not in acts(game)


@pytest.mark.rule("E-40")
def test_another_ships_first_step_ends_a_move() -> None:
    game = isles(step="movement", ships={BLUE: [RING[0], "0,0 W"]}, hand={BLUE: "3 wool"})
    sail(game, 1, RING[1])
    assert steps(game, 1)
    assert steps(game, 2)
    sail(game, 2, "0,0 NW")
    assert steps(game, 1) == set()
    assert not may(game, "buy_wind 1")
    assert steps(game, 2) == routes(game, "1,-1 W; 0,0 W")


@pytest.mark.rule("E-40")
def test_ships_may_move_in_any_order() -> None:
    game = isles(step="movement", ships={BLUE: [RING[0], "0,0 W", "2,2 W"]})
    sail(game, 3, "2,2 NW")
    sail(game, 1, RING[1])
    sail(game, 2, "0,0 NW")
    assert {choice.split()[0] for choice in choices(game, "sail")} == {"2"}


@pytest.mark.rule("E-40")
@pytest.mark.parametrize(
    "without_a_step",
    [
        "stow 3 nothing",
        "jettison ship 2 crew",
        "jettison harbour 1 settler",
        "land_crew 2 {5,-1}",
        "trade_spice 2 {6,-2}",
        "chase 3; chase_roll 1",
        "chase 3; chase_roll 6; place_pirate {5,0}",
        "buy_wind 2",
    ],
)
def test_what_other_ships_do_without_a_step_does_not_end_a_move(without_a_step: str) -> None:
    game = isles(
        step="movement",
        tiles={"5,-1": "gold_river", "6,-2": "spice fast_gold"},
        harbours={BLUE: ["4,-3 SE", "3,-2 SE"]},
        ships={BLUE: ["0,0 W", "5,-2 SE crew", "3,-1 NE crew"]},
        basins={BLUE: ["settler", "nothing"]},
        pirate=("4,-1", RED),
        hand={BLUE: "wool"},
    )
    sail(game, 1, "0,0 NW")
    do(game, *without_a_step.split("; "))
    assert steps(game, 1) == routes(game, "1,-1 W; 0,0 W")


@pytest.mark.rule("E-40")
def test_the_roll_for_fish_ends_a_move() -> None:
    game = isles("fish", step="movement", ships={BLUE: [RING[0], "0,0 W"]}, hand={BLUE: "wool"})
    sail(game, 1, RING[1])
    game.play("roll_for_fish; fish_roll 4")
    assert steps(game, 1) == set()
    assert not may(game, "buy_wind 1")
    assert steps(game, 2) == routes(game, "0,0 NW; 0,0 SW")


@pytest.mark.rule("E-40")
def test_the_roll_for_fish_does_not_touch_ships_that_have_not_begun() -> None:
    game = isles("fish", step="movement", ships={BLUE: [RING[0]]})
    game.play("roll_for_fish; fish_roll 4")
    sail(game, 1, *RING[1:5])
    assert lies(game, BLUE, 1, RING[4])


@pytest.mark.rule("E-40", "E-41")
def test_in_the_next_turn_every_ship_may_move_again() -> None:
    game = isles(step="movement", ships={BLUE: [RING[0], "0,0 W"]})
    sail(game, 1, *RING[1:5])
    sail(game, 2, "0,0 NW")
    come_round(game)
    sail(game, 1, RING[5], *RING[:3])
    sail(game, 2, "0,0 W", "0,0 SW", "0,1 W", "0,1 SW")
    assert lies(game, BLUE, 1, RING[2])
    assert lies(game, BLUE, 2, "0,1 SW")
    assert "sail" not in acts(game)


@pytest.mark.rule("E-40")
def test_a_ship_built_in_this_turn_may_move_in_it() -> None:
    """Ruling 10."""
    game = isles(harbours={BLUE: ["3,-2 SE"]}, hand={BLUE: "wood wool"})
    do(game, "build_ship {3,-1 NE}", "set_sail")
    sail(game, 1, *RING[1:5])
    assert lies(game, BLUE, 1, RING[4])


def with_wool(cards: str = "2 wool") -> kogge.Game:
    """Blue has two ships at sea, and wool."""
    return isles(step="movement", ships={BLUE: [RING[0], "0,0 W"]}, hand={BLUE: cards})


@pytest.mark.rule("E-42")
@pytest.mark.parametrize("before", range(5))
def test_a_wool_buys_two_more_points_before_or_during_the_move(before: int) -> None:
    """Ruling 13."""
    game = with_wool("wool")
    trip = [*RING[1:], RING[0]]
    sail(game, 1, *trip[:before])
    game.play("buy_wind 1")
    assert hand(game, BLUE) == {}
    assert bank(game)["wool"] == 19
    sail(game, 1, *trip[before:])
    assert lies(game, BLUE, 1, RING[0])
    assert steps(game, 1) == set()


@pytest.mark.rule("E-42")
def test_it_can_be_bought_once_per_turn_and_ship() -> None:
    game = with_wool("3 wool")
    game.play("buy_wind 1")
    assert choices(game, "buy_wind") == ["2"]
    sail(game, 1, *RING[1:], RING[0])
    assert choices(game, "buy_wind") == ["2"]
    game.play("buy_wind 2")
    assert "buy_wind" not in acts(game)
    assert hand(game, BLUE) == {"wool": 1}


@pytest.mark.rule("E-42")
def test_it_counts_for_that_ship_only() -> None:
    game = with_wool()
    game.play("buy_wind 2")
    sail(game, 1, *RING[1:5])
    assert steps(game, 1) == set()
    sail(game, 2, "0,0 SW", "0,1 W", "0,1 SW", "0,2 W", "0,2 SW", "0,3 W")
    assert steps(game, 2) == set()


@pytest.mark.rule("E-42")
def test_without_a_wool_there_is_nothing_to_buy_it_with() -> None:
    game = isles(step="movement", ships={BLUE: [RING[0]]}, hand={BLUE: "wood brick grain ore"}, gold={BLUE: 9})
    assert "buy_wind" not in acts(game)


@pytest.mark.rule("E-42")
def test_wind_is_bought_for_ships_at_sea_only() -> None:
    assert choices(with_wool(), "buy_wind") == ["1", "2"]


@pytest.mark.rule("E-42")
def test_the_points_do_not_last_and_may_be_bought_again_in_the_next_turn() -> None:
    game = with_wool()
    game.play("buy_wind 1")
    sail(game, 1, RING[1])
    come_round(game)
    sail(game, 1, *RING[2:])
    assert steps(game, 1) == set()
    game.play("buy_wind 1")
    assert steps(game, 1)


@pytest.mark.rule("E-42")
def test_a_ship_whose_move_is_over_buys_no_wind() -> None:
    game = with_wool()
    sail(game, 1, RING[1])
    sail(game, 2, "0,0 NW")
    assert choices(game, "buy_wind") == ["2"]
