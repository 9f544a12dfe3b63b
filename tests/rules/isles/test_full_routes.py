"""At most two ships stand on a route; a ship may pass over them, but not end there.  (E-43)

Most of it happens on the western coast, where the routes between island and frame form a line.
"""

import pytest

import kogge
from tests.rules.isles.at_sea import RING, lies, routes, sail, steps
from tests.support.isles import BLUE, RED, WHITE, acts, cell, choices, do, gold, hand, isles, may

COAST = ("1,-1 NW", "1,-1 W", "0,0 NW", "0,0 W", "0,0 SW", "0,1 W", "0,1 SW")  # from the north to the south
UNDER_WAY = 1


def full_ahead(sailed: int = 0, cards: str = "") -> kogge.Game:
    """Blue's first ship lies before a full route of the coast, and has come so many steps already."""
    return isles(
        step="movement",
        ships={BLUE: [COAST[1], RING[0]], RED: [COAST[2]], WHITE: [COAST[2]]},
        hand={BLUE: cards},
        sailed=[sailed],
        status=[UNDER_WAY if sailed else 0],
    )


@pytest.mark.rule("E-43")
def test_two_ships_may_stand_on_a_route() -> None:
    game = isles(step="movement", ships={BLUE: [COAST[1]], RED: [COAST[2]]}, sailed=[3], status=[UNDER_WAY])
    sail(game, 1, COAST[2])
    assert cell(game, "ships_on_route", next(iter(routes(game, COAST[2])))) == 2
    assert may(game, "end_turn")


@pytest.mark.rule("E-43")
@pytest.mark.parametrize(
    "ships",
    [
        {BLUE: [COAST[1]], RED: [COAST[2], COAST[2]]},
        {BLUE: [COAST[1]], RED: [COAST[2]], WHITE: [COAST[2]]},
        {BLUE: [COAST[1], COAST[2]], RED: [COAST[2]]},
        {BLUE: [COAST[1], COAST[2], COAST[2]]},
    ],
)
def test_a_ship_may_not_end_where_two_are_already_whose_ever_they_are(ships: dict[int, list[str]]) -> None:
    game = isles(step="movement", ships=ships, sailed=[3], status=[UNDER_WAY])
    assert steps(game, 1) == routes(game, COAST[0])


@pytest.mark.rule("E-43")
def test_a_ship_may_pass_over_two_others() -> None:
    game = full_ahead()
    sail(game, 1, COAST[2], COAST[3])
    assert lies(game, BLUE, 1, COAST[3])
    assert steps(game, 1) == routes(game, f"{COAST[2]}; {COAST[4]}")
    assert may(game, "end_turn")


@pytest.mark.rule("E-43")
@pytest.mark.parametrize(("sailed", "cards", "allowed"), [(2, "", True), (3, "", False), (3, "wool", True)])
def test_it_must_have_the_points_to_go_on(sailed: int, cards: str, allowed: bool) -> None:
    """A wool that can be spent for them is enough."""
    assert may(full_ahead(sailed, cards), f"sail 1 {{{COAST[2]}}}") == allowed


@pytest.mark.rule("E-43")
def test_a_wool_that_was_spent_for_this_ship_already_does_not_help() -> None:
    game = full_ahead(3, "2 wool")
    game.play("buy_wind 1")
    sail(game, 1, COAST[0], COAST[1])
    assert not may(game, f"sail 1 {{{COAST[2]}}}")


@pytest.mark.rule("E-43")
@pytest.mark.parametrize(("row", "sailed", "allowed"), [(2, 1, True), (2, 2, False), (3, 0, True), (3, 1, False)])
def test_several_full_routes_in_a_row_need_a_point_each(row: int, sailed: int, allowed: bool) -> None:
    """The second is entered only if there are points for the whole row."""
    there = COAST[2 : 2 + row]
    game = isles(
        step="movement", ships={BLUE: [COAST[1]], RED: there, WHITE: there}, sailed=[sailed], status=[UNDER_WAY]
    )
    sail(game, 1, COAST[2])
    assert may(game, f"sail 1 {{{COAST[3]}}}") == allowed


@pytest.mark.rule("E-43")
def test_back_to_where_the_ship_came_from_is_onward_too() -> None:
    game = full_ahead(2)
    sail(game, 1, COAST[2], COAST[1])
    assert may(game, "end_turn")


@pytest.mark.rule("E-43")
def test_back_beside_the_ship_that_it_left_is_onward_too() -> None:
    """Where two lay and one has gone there is room for it again: so the step onto the full route is allowed."""
    game = isles(
        step="movement",
        ships={BLUE: [COAST[2]], RED: [COAST[3], COAST[3], COAST[4]], WHITE: [COAST[2], COAST[4]]},
        sailed=[2],
        status=[UNDER_WAY],
    )
    assert may(game, f"sail 1 {{{COAST[3]}}}")
    sail(game, 1, COAST[3], COAST[2])
    assert lies(game, BLUE, 1, COAST[2])


def on_a_full_route(cards: str = "", sailed: int = 0) -> kogge.Game:
    """Blue's first ship, with a settler, has just come between two others beside land where it could settle."""
    game = isles(
        "fish",
        step="movement",
        harbours={BLUE: ["2,-1 NE"]},
        ships={BLUE: [f"{COAST[1]} settler", "3,-1 NW settler"], RED: [COAST[2]], WHITE: [COAST[2]]},
        hand={BLUE: cards},
        sailed=[sailed],
        status=[UNDER_WAY if sailed else 0],
    )
    sail(game, 1, COAST[2])
    return game


@pytest.mark.rule("E-43")
def test_until_it_goes_on_nothing_else_moves_and_the_phase_does_not_end() -> None:
    game = on_a_full_route("2 wool")
    assert not {"end_turn", "roll_for_fish"} & acts(game)
    assert {choice.split()[0] for choice in choices(game, "sail")} == {"1"}
    assert choices(game, "buy_wind") == ["1"]
    sail(game, 1, COAST[3])
    assert {"end_turn", "roll_for_fish"} <= acts(game)
    assert {choice.split()[0] for choice in choices(game, "sail")} == {"1", "2"}


@pytest.mark.rule("E-43")
def test_until_it_goes_on_it_founds_no_settlement_from_there() -> None:
    game = on_a_full_route()
    assert not may(game, "land_settler 1 {0,0 N}")
    sail(game, 1, COAST[1])
    assert may(game, "land_settler 1 {0,0 N}")


@pytest.mark.rule("E-43", "E-44")
def test_cargo_may_be_moved_meanwhile() -> None:
    game = on_a_full_route()
    assert may(game, "stow 2 nothing")
    do(game, "jettison ship 1 settler")
    assert not may(game, "end_turn")
    assert steps(game, 1) == routes(game, f"{COAST[1]}; {COAST[3]}")


@pytest.mark.rule("E-43")
def test_a_ship_that_counts_on_its_wool_must_spend_it() -> None:
    game = on_a_full_route("wool", sailed=3)
    assert {"sail", "end_turn"} & acts(game) == set()
    game.play("buy_wind 1")
    assert hand(game, BLUE) == {}
    assert steps(game, 1) == routes(game, f"{COAST[1]}; {COAST[3]}")


@pytest.mark.rule("E-43", "E-53")
def test_tribute_is_due_on_a_full_route_as_on_any_other() -> None:
    for coins in (0, 1):
        game = isles(
            step="movement",
            ships={BLUE: [RING[0]], RED: [RING[1], RING[1]]},
            pirate=("4,-1", WHITE),
            gold={BLUE: coins},
        )
        assert may(game, f"sail 1 {{{RING[1]}}}") == bool(coins)
    sail(game, 1, RING[1])
    assert gold(game, BLUE) == 0
    assert steps(game, 1) == routes(game, f"{RING[0]}; {RING[2]}; 4,-1 NW; 4,-1 SW")


@pytest.mark.rule("E-43", "E-53")
@pytest.mark.parametrize("coins", [0, 1])
def test_a_way_onward_that_costs_tribute_is_one_for_whoever_has_the_gold(coins: int) -> None:
    """With one point more, beyond a second full route, there is room only beside a pirate."""
    full = [RING[5], RING[0], "4,-2 W"]
    game = isles(
        step="movement",
        ships={BLUE: [RING[4]], RED: full, WHITE: full},
        pirate=("4,-1", RED),
        gold={BLUE: coins},
        sailed=[1],
        status=[UNDER_WAY],
    )
    sail(game, 1, RING[5])
    assert may(game, f"sail 1 {{{RING[0]}}}") == bool(coins)


@pytest.mark.rule("E-43")
def test_a_road_on_the_coast_leaves_room_for_two_ships() -> None:
    """Ruling 15."""
    game = isles(
        step="movement",
        settlements={RED: ["0,0 N"]},
        roads={RED: [COAST[2]]},
        ships={BLUE: [COAST[1]], WHITE: [COAST[2]]},
    )
    sail(game, 1, COAST[2])
    assert may(game, "end_turn")
