"""Two caravans stand beside a route; a third may pass, if it can get on.  (M-71)

Most of it happens along the eastern edge, whose routes form a line: ``P[0]``, ``P[1]`` and so on.
"""

import pytest

import kogge
from tests.rules.europe.on_the_way import EDGE, acts, drive, drives, paths, waits
from tests.rules.europe.on_the_way import EDGE_PATHS as P
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, cell, do, europe, gold, hand, may

LINE = {RED: ["-".join(EDGE)]}


def full_ahead(salt: int, *full: str, card: bool = False) -> kogge.Game:
    """Red's caravan at the beginning of the edge, and two of another player at each of these routes."""
    others = dict(zip((BLUE, WHITE, ORANGE), ([place, place] for place in full), strict=False))
    return europe(
        routes=LINE,
        caravans={RED: [P[0]], **others},
        hand={RED: f"{salt} salt"} if salt else {},
        cards={RED: "fast_caravan"} if card else {},
    )


def beside(game: kogge.Game, place: str) -> int:
    """How many caravans stand beside this route?"""
    return sum(row.count(at(game, place, "path")) for row in game.read("caravan"))


# Ending


@pytest.mark.rule("M-71")
def test_two_caravans_may_stand_beside_a_route() -> None:
    game = europe(routes=LINE, caravans={RED: [P[0]], BLUE: [P[1]]}, hand={RED: "salt"})
    drive(game, 1, P[1])
    game.play("end_drive")
    assert beside(game, P[1]) == 2


@pytest.mark.rule("M-71")
@pytest.mark.parametrize(
    "caravans",
    [
        {RED: [P[0]], BLUE: [P[3], P[3]]},
        {RED: [P[0]], BLUE: [P[3]], ORANGE: [P[3]]},
        {RED: [P[0], P[3]], WHITE: [P[3]]},
    ],
)
def test_a_drive_does_not_end_where_two_stand_whose_ever_they_are(caravans: dict[int, list[str]]) -> None:
    game = europe(routes=LINE, caravans=caravans, hand={RED: "salt"})
    drive(game, 1, P[1], P[2])
    assert drives(game, 1) == paths(game, P[1])


@pytest.mark.rule("M-71")
def test_a_caravan_that_has_left_makes_room() -> None:
    game = europe(routes=LINE, caravans={RED: [P[0], P[1]], BLUE: [P[1]]}, hand={RED: "2 salt"})
    drive(game, 1, P[1])
    assert not may(game, "end_drive")
    game.undo()
    drive(game, 2, P[2])
    game.play("end_drive")
    drive(game, 1, P[1])
    assert may(game, "end_drive")


# Passing


@pytest.mark.rule("M-71")
def test_a_caravan_passes_a_full_route() -> None:
    game = full_ahead(1, P[1])
    drive(game, 1, P[1])
    assert acts(game) == {"drive"}
    assert drives(game, 1) == paths(game, f"{P[0]}; {P[2]}")
    drive(game, 1, P[2])
    game.play("end_drive")
    assert waits(game, RED, 1, P[2])
    assert beside(game, P[1]) == 2


@pytest.mark.rule("M-71", "M-75")
def test_a_caravan_delivers_in_passing() -> None:
    game = europe(
        kontors={BLUE: ["Moscow"]},
        routes={RED: ["10,4 N-Moscow-11,3 N-12,1 S"]},
        caravans={RED: ["11,3 N-12,1 S"], BLUE: ["Moscow-11,3 N", "Moscow-11,3 N"]},
        hand={RED: "salt"},
    )
    drive(game, 1, "Moscow-11,3 N")
    assert acts(game) == {"deliver", "drive"}
    do(game, "deliver {Moscow}")
    assert cell(game, "points", RED) == 1
    assert acts(game) == {"drive"}
    drive(game, 1, "Moscow-10,4 N")
    game.play("end_drive")
    assert waits(game, RED, 1, "Moscow-10,4 N")


@pytest.mark.rule("M-71")
def test_a_full_route_is_entered_only_with_steps_to_get_on() -> None:
    game = full_ahead(1, P[3], P[4])
    drive(game, 1, P[1], P[2])
    assert drives(game, 1) == paths(game, P[1])


@pytest.mark.rule("M-71")
def test_salt_in_hand_counts_as_steps_to_get_on() -> None:
    game = full_ahead(2, P[3])
    drive(game, 1, P[1], P[2], P[3])
    assert hand(game, RED) == {"salt": 1}
    assert acts(game) == {"drive"}
    drive(game, 1, P[4])
    assert hand(game, RED) == {}
    game.play("end_drive")
    assert waits(game, RED, 1, P[4])


@pytest.mark.rule("M-71")
@pytest.mark.parametrize("salt", [0, 4])
def test_the_steps_of_a_card_do_not_grow_by_salt(salt: int) -> None:
    game = full_ahead(salt, P[4], card=True)
    game.play("play_fast_caravan")
    drive(game, 1, P[1], P[2], P[3])
    assert drives(game, 1) == paths(game, P[2])
    drive(game, 1, P[2])
    assert game.step == "action"
    assert hand(game, RED) == ({"salt": salt} if salt else {})


@pytest.mark.rule("M-71")
def test_after_the_drive_of_a_card_salt_counts_again() -> None:
    game = full_ahead(2, P[4], card=True)
    game.play("play_fast_caravan")
    drive(game, 1, P[1])
    game.play("end_drive")
    drive(game, 1, P[2], P[3], P[4], P[5])
    assert hand(game, RED) == {}


@pytest.mark.rule("M-71")
@pytest.mark.parametrize(("salt", "allowed"), [(1, False), (2, True)])
def test_two_full_routes_in_a_row_take_three_steps(salt: int, allowed: bool) -> None:
    """With three steps both are passed; with two left, only if more can be paid."""
    game = full_ahead(salt, P[1], P[2])
    drive(game, 1, P[1], P[2])
    assert drives(game, 1) >= paths(game, P[3])
    game = full_ahead(salt, P[2], P[3])
    drive(game, 1, P[1])
    assert at(game, P[2], "path") in drives(game, 1)  # and back again
    drive(game, 1, P[2])
    assert (at(game, P[3], "path") in drives(game, 1)) == allowed


@pytest.mark.rule("M-71")
def test_three_full_routes_in_a_row_are_passed_with_two_salt() -> None:
    """There can't be more of them: each of the three other players has two caravans."""
    game = full_ahead(2, P[1], P[2], P[3])
    drive(game, 1, P[1], P[2], P[3])
    assert at(game, P[4], "path") in drives(game, 1)
    drive(game, 1, P[4])
    game.play("end_drive")
    assert hand(game, RED) == {}


@pytest.mark.rule("M-71")
def test_the_route_that_was_left_is_a_place_to_come_back_to() -> None:
    """Beside it stood red and another: one is left there, so there is room."""
    game = europe(
        routes={RED: [f"{EDGE[0]}-{EDGE[1]}-{EDGE[2]}"]},
        caravans={RED: [P[0]], WHITE: [P[0]], BLUE: [P[1], P[1]]},
        hand={RED: "salt"},
    )
    drive(game, 1, P[1], P[0])
    game.play("end_drive")
    assert waits(game, RED, 1, P[0])


@pytest.mark.rule("M-71")
@pytest.mark.parametrize(("salt", "allowed"), [(1, False), (2, True)])
def test_a_full_route_that_is_passed_is_no_place_to_come_back_to(salt: int, allowed: bool) -> None:
    """The line ends with two full routes: from the last one the way back leads over both of them."""
    game = europe(
        routes={RED: [f"{EDGE[0]}-{EDGE[1]}-{EDGE[2]}-{EDGE[3]}"]},
        caravans={RED: [P[0]], BLUE: [P[1], P[1]], WHITE: [P[2], P[2]]},
        hand={RED: f"{salt} salt"},
    )
    drive(game, 1, P[1])
    assert drives(game, 1) == paths(game, f"{P[0]}; {P[2]}" if allowed else P[0])


# Gold for tolls on the way


def line_of(coins: int, *owners: int) -> kogge.Game:
    """A line of routes of these owners: red's caravan beside the first, the second full."""
    routes = {p: [P[k] for k, owner in enumerate(owners) if owner == p] for p in owners}
    caravans = {RED: [P[0]], ORANGE: [P[1], P[1]]}
    return europe(routes=routes, caravans=caravans, hand={RED: "3 salt"}, gold={RED: coins})


@pytest.mark.rule("M-71", "M-74")
@pytest.mark.parametrize(("coins", "allowed"), [(0, False), (1, True)])
def test_a_full_route_is_closed_to_whoever_can_not_pay_for_it(coins: int, allowed: bool) -> None:
    """From it the caravan could come back to its own route."""
    game = line_of(coins, RED, BLUE)
    assert drives(game, 1) == (paths(game, P[1]) if allowed else set())


@pytest.mark.rule("M-71", "M-74")
@pytest.mark.parametrize(("coins", "allowed"), [(0, False), (1, False), (2, True)])
def test_gold_must_also_suffice_for_the_way_on(coins: int, allowed: bool) -> None:
    """The first route is white's too, so it is no way back without another coin."""
    game = line_of(coins, WHITE, BLUE, WHITE)
    assert drives(game, 1) == (paths(game, P[1]) if allowed else set())


@pytest.mark.rule("M-71", "M-74")
def test_a_way_on_over_routes_of_the_same_owner_needs_no_more_gold() -> None:
    game = line_of(1, WHITE, BLUE, BLUE)
    drive(game, 1, P[1])
    assert gold(game, RED) == 0
    assert drives(game, 1) == paths(game, P[2])  # and not back to white's


@pytest.mark.rule("M-71", "M-74")
@pytest.mark.parametrize(("coins", "allowed"), [(1, False), (2, True)])
def test_on_a_full_route_the_next_one_is_judged_by_the_gold_that_is_left(coins: int, allowed: bool) -> None:
    """Two full routes of blue and white, own ones before and beyond them."""
    game = europe(
        routes={RED: [P[0], P[3]], BLUE: [P[1]], WHITE: [P[2]]},
        caravans={RED: [P[0]], ORANGE: [P[1], P[1]], BLUE: [P[2], P[2]]},
        hand={RED: "3 salt"},
        gold={RED: coins},
    )
    drive(game, 1, P[1])
    assert drives(game, 1) == paths(game, f"{P[0]}; {P[2]}" if allowed else P[0])


@pytest.mark.rule("M-71", "M-72")
def test_a_toll_that_was_paid_this_turn_opens_the_way_on() -> None:
    game = europe(
        routes={RED: [P[0]], BLUE: [P[1], P[2], P[3]]},
        caravans={RED: [P[0]], ORANGE: [P[2], P[2]]},
        hand={RED: "2 salt"},
        gold={RED: 1},
    )
    drive(game, 1, P[1])
    game.play("end_drive")
    assert gold(game, RED) == 0
    drive(game, 1, P[2], P[3])
    game.play("end_drive")
    assert waits(game, RED, 1, P[3])
