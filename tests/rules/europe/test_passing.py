"""Merchants pass over merchants and kontors, and stay where they may.  (M-61, R14 to R16)

Most of it happens along the eastern edge, where a merchant can only go on or back.
"""

import pytest

import kogge
from tests.rules.europe.on_the_way import EDGE, acts, spots, stands, walk, walks
from tests.support.europe import BLUE, ORANGE, RED, WHITE, do, europe, hand, may


def crowd_ahead(grain: int, *ahead: str) -> kogge.Game:
    """Red's merchant at ``EDGE[6]``, with others' merchants at these places."""
    seats = (BLUE, BLUE, WHITE, WHITE)
    merchants = {p: [place for q, place in zip(seats, ahead, strict=False) if q == p] for p in (BLUE, WHITE)}
    return europe(merchants={RED: [EDGE[6]], **merchants}, hand={RED: f"{grain} grain"} if grain else {})


# Passing


@pytest.mark.rule("M-61")
@pytest.mark.parametrize(
    "merchants", [{RED: [EDGE[6], EDGE[7]]}, {RED: [EDGE[6]], BLUE: [EDGE[7]]}, {RED: [EDGE[6]], ORANGE: [EDGE[7]]}]
)
def test_a_merchant_passes_over_any_merchant(merchants: dict[int, list[str]]) -> None:
    game = europe(merchants=merchants, hand={RED: "grain"})
    walk(game, 1, EDGE[7])
    assert not may(game, "end_walk")
    walk(game, 1, EDGE[8])
    game.play("end_walk")
    assert stands(game, RED, 1, EDGE[8])


@pytest.mark.rule("M-61")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("owner", [RED, BLUE, WHITE, ORANGE])
def test_a_merchant_passes_over_any_kontor(owner: int, players: int) -> None:
    neutral = owner == players
    game = europe(
        players=players,
        kontors={} if neutral else {owner: ["Moscow"]},
        neutral=["Moscow"] if neutral else [],
        merchants={RED: ["10,4 N"]},
        hand={RED: "grain"},
    )
    walk(game, 1, "Moscow", "11,3 N")
    game.play("end_walk")
    assert stands(game, RED, 1, "11,3 N")


@pytest.mark.rule("M-61")
def test_routes_of_others_do_not_hinder_a_merchant_and_cost_nothing() -> None:
    game = europe(routes={BLUE: ["-".join(EDGE[:7])]}, merchants={RED: [EDGE[0]]}, hand={RED: "2 grain"})
    walk(game, 1, *EDGE[1:7])
    assert stands(game, RED, 1, EDGE[6])
    assert [row[0] for row in game.read("gold")] == [3, 3, 3, 3]


# Staying


@pytest.mark.rule("M-61")
@pytest.mark.parametrize(
    "merchants", [{RED: [EDGE[6], EDGE[9]]}, {RED: [EDGE[6]], BLUE: [EDGE[9]]}, {RED: [EDGE[6]], ORANGE: [EDGE[9]]}]
)
def test_a_move_does_not_end_with_another_merchant(merchants: dict[int, list[str]]) -> None:
    """Ruling R16: nor with the other one of the same player."""
    game = europe(merchants=merchants, hand={RED: "grain"})
    walk(game, 1, EDGE[7], EDGE[8])
    assert walks(game, 1) == spots(game, EDGE[7])


@pytest.mark.rule("M-61")
@pytest.mark.parametrize(("owner", "players"), [(BLUE, 4), (ORANGE, 4), (BLUE, 3), (ORANGE, 3)])
def test_a_move_does_not_end_at_anothers_or_a_neutral_kontor(owner: int, players: int) -> None:
    neutral = owner == players
    game = europe(
        players=players,
        kontors={} if neutral else {owner: ["Moscow"]},
        neutral=["Moscow"] if neutral else [],
        merchants={RED: ["11,4 N"]},
        hand={RED: "grain"},
    )
    walk(game, 1, "12,2 S", "11,3 N")
    assert walks(game, 1) == spots(game, "12,2 S; 12,1 S")


@pytest.mark.rule("M-61")
def test_a_move_may_end_at_an_own_kontor_and_nothing_happens_there() -> None:
    """Ruling R14: the merchant waits there."""
    game = europe(kontors={RED: ["Moscow"]}, merchants={RED: ["11,4 N"]}, hand={RED: "grain"})
    before = game.read("kontors_left"), game.read("goods_uncovered"), game.read("kontor"), game.read("number")
    walk(game, 1, "12,2 S", "11,3 N", "Moscow")
    assert game.step == "action"
    assert stands(game, RED, 1, "Moscow")
    assert before == (game.read("kontors_left"), game.read("goods_uncovered"), game.read("kontor"), game.read("number"))


@pytest.mark.rule("M-61")
@pytest.mark.parametrize("seat", [RED, BLUE, WHITE, ORANGE])
def test_nobody_stays_with_another_merchant(seat: int) -> None:
    """Ruling R16, whoever came first."""
    other = (seat + 1) % 4
    game = europe(turn_of=other, merchants={seat: [EDGE[6]], other: [EDGE[9]]}, hand={seat: "grain", other: "grain"})
    walk(game, 1, EDGE[8])
    game.play("end_walk")
    while game.turn_of != seat:
        game.play("end_turn; roll; dice 12")
    walk(game, 1, EDGE[7], EDGE[8])
    assert not may(game, "end_walk")
    walk(game, 1, EDGE[9])
    assert stands(game, seat, 1, EDGE[9])


@pytest.mark.rule("M-61")
def test_a_kontor_that_a_merchant_has_left_is_still_a_kontor() -> None:
    """Blue does not stay there any more than before; red may come back."""
    game = europe(
        kontors={RED: ["Moscow"]}, merchants={RED: ["Moscow"], BLUE: ["10,3 N"]}, hand={RED: "2 grain", BLUE: "grain"}
    )
    walk(game, 1, "10,4 N", "Moscow")
    assert may(game, "end_walk")
    walk(game, 1, "11,3 N")
    game.play("end_turn; roll; dice 12")
    walk(game, 1, "Moscow")
    assert not may(game, "end_walk")


@pytest.mark.rule("M-61")
def test_a_merchant_that_has_left_makes_room() -> None:
    game = europe(merchants={RED: [EDGE[6], EDGE[8]]}, hand={RED: "2 grain"})
    walk(game, 2, EDGE[9])
    game.play("end_walk")
    walk(game, 1, EDGE[7], EDGE[8])
    game.play("end_walk")
    assert stands(game, RED, 1, EDGE[8])


@pytest.mark.rule("M-61")
def test_a_merchant_that_has_come_takes_room() -> None:
    game = europe(merchants={RED: [EDGE[6], EDGE[9]]}, hand={RED: "2 grain"})
    walk(game, 2, EDGE[8])
    game.play("end_walk")
    walk(game, 1, EDGE[7], EDGE[8])
    assert not may(game, "end_walk")
    walk(game, 1, EDGE[9])
    assert game.step == "action"


# Entering a place where the merchant may not stay


@pytest.mark.rule("M-61")
def test_such_a_place_is_entered_only_with_steps_to_get_on() -> None:
    game = crowd_ahead(1, EDGE[8], EDGE[9])
    walk(game, 1, EDGE[7])
    assert walks(game, 1) == spots(game, f"{EDGE[6]}; {EDGE[8]}")  # from there back again
    walk(game, 1, EDGE[8])
    assert walks(game, 1) == spots(game, EDGE[7])
    walk(game, 1, EDGE[7])
    assert game.step == "action"


@pytest.mark.rule("M-61")
def test_grain_in_hand_counts_as_steps_to_get_on() -> None:
    game = crowd_ahead(2, EDGE[9])
    walk(game, 1, EDGE[7], EDGE[8], EDGE[9])
    assert hand(game, RED) == {"grain": 1}
    assert acts(game) == {"walk"}
    walk(game, 1, EDGE[10])
    assert hand(game, RED) == {}
    game.play("end_walk")
    assert stands(game, RED, 1, EDGE[10])


@pytest.mark.rule("M-61")
@pytest.mark.parametrize(("grain", "allowed"), [(1, False), (2, True)])
def test_a_place_that_one_comes_to_is_judged_by_all_steps_that_can_be_paid(grain: int, allowed: bool) -> None:
    game = crowd_ahead(grain, EDGE[7], EDGE[8], EDGE[9])
    walk(game, 1, EDGE[7])
    assert walks(game, 1) == spots(game, f"{EDGE[6]}; {EDGE[8]}" if allowed else EDGE[6])


@pytest.mark.rule("M-61")
def test_exactly_enough_steps_are_enough() -> None:
    game = crowd_ahead(1, EDGE[7], EDGE[8])
    walk(game, 1, EDGE[7], EDGE[8])
    assert walks(game, 1) == spots(game, EDGE[9])
    walk(game, 1, EDGE[9])
    assert game.step == "action"
    assert stands(game, RED, 1, EDGE[9])


@pytest.mark.rule("M-61")
def test_four_places_in_a_row_are_passed_with_two_grain() -> None:
    game = crowd_ahead(2, *EDGE[7:11])
    walk(game, 1, *EDGE[7:11])
    assert walks(game, 1) == spots(game, f"{EDGE[11]}; Novgorod")
    walk(game, 1, EDGE[11])
    game.play("end_walk")
    assert hand(game, RED) == {}


@pytest.mark.rule("M-61")
def test_the_place_that_was_left_is_a_place_to_come_back_to() -> None:
    """Around red's merchant and the kontor at Caffa every place within two steps is taken."""
    game = europe(
        kontors={WHITE: ["Caffa"]},
        merchants={RED: ["7,8 N"], BLUE: ["8,8 N", "9,6 S"], WHITE: ["8,6 S", "7,7 S"]},
        hand={RED: "grain"},
    )
    assert walks(game, 1) == spots(game, "Caffa; 8,6 S; 7,7 S")
    walk(game, 1, "Caffa", "7,8 N")
    game.play("end_walk")
    assert stands(game, RED, 1, "7,8 N")


def on_a_journey(step: str = "action", words: str = "") -> kogge.Game:
    """Red has gone four of the five steps of Swift Journey; blue's merchant is at the fifth."""
    hands = {RED: words} if words else {}
    merchants = {RED: [EDGE[0]], BLUE: [EDGE[5]]}
    game = europe(step=step, merchants=merchants, cards={RED: "journey"}, hand=hands)
    game.play("play_journey")
    walk(game, 1, *EDGE[1:5])
    return game


@pytest.mark.rule("M-61")
def test_the_last_step_of_a_card_leads_to_such_a_place_only_with_grain_to_go_on() -> None:
    """Ruling R15, whatever has paid for the steps before."""
    game = on_a_journey()
    assert walks(game, 1) == spots(game, f"{EDGE[3]}; Moscow")
    game = on_a_journey(words="2 grain")
    assert walks(game, 1) == spots(game, f"{EDGE[3]}; Moscow; {EDGE[5]}")
    walk(game, 1, EDGE[5])
    assert (acts(game), hand(game, RED)) == ({"walk"}, {"grain": 2})
    walk(game, 1, EDGE[6])
    assert hand(game, RED) == {"grain": 1}
    game.play("end_walk")
    assert (game.step, stands(game, RED, 1, EDGE[6])) == ("action", True)


@pytest.mark.rule("M-61", "M-20")
def test_before_the_roll_no_grain_takes_a_journey_on() -> None:
    """Grain pays for walks in the action phase, and a seven could take it away before."""
    game = on_a_journey("before_roll", "4 grain")
    assert walks(game, 1) == spots(game, f"{EDGE[3]}; Moscow")
    walk(game, 1, EDGE[3])
    assert (game.step, hand(game, RED)) == ("before_roll", {"grain": 4})


@pytest.mark.rule("M-61")
def test_after_the_walk_of_a_card_grain_counts_again() -> None:
    game = europe(merchants={RED: [EDGE[5]], BLUE: [EDGE[9]]}, hand={RED: "2 grain"}, cards={RED: "journey"})
    game.play("play_journey")
    walk(game, 1, EDGE[6])
    game.play("end_walk")
    walk(game, 1, EDGE[7], EDGE[8], EDGE[9], EDGE[10])
    assert hand(game, RED) == {}


@pytest.mark.rule("M-61")
def test_a_card_leads_over_a_crowd_as_grain_does() -> None:
    game = europe(merchants={RED: [EDGE[6]], BLUE: [EDGE[7], EDGE[8]], WHITE: [EDGE[9]]}, cards={RED: "journey"})
    game.play("play_journey")
    walk(game, 1, *EDGE[7:10])
    assert not may(game, "end_walk")
    walk(game, 1, EDGE[10])
    game.play("end_walk")
    assert stands(game, RED, 1, EDGE[10])


# Two merchants at one place


@pytest.mark.rule("M-61", "M-43")
@pytest.mark.parametrize("leaves", [1, 2])
def test_of_two_merchants_at_a_kontor_each_may_leave_and_come_back_once_the_other_has_left(leaves: int) -> None:
    """Ruling R16: hiring brings them together, but no movement ends where another stands."""
    game = europe(kontors={RED: ["Moscow"]}, merchants={RED: ["Moscow", "Moscow"]}, hand={RED: "4 grain"})
    walk(game, leaves, "11,3 N", "Moscow")
    assert not may(game, "end_walk")
    walk(game, leaves, "10,4 N")
    stays = 3 - leaves
    assert (stands(game, RED, leaves, "10,4 N"), stands(game, RED, stays, "Moscow")) == (True, True)
    walk(game, stays, "11,3 N")
    game.play("end_walk")
    walk(game, leaves, "Moscow")
    game.play("end_walk")
    assert (stands(game, RED, leaves, "Moscow"), stands(game, RED, stays, "11,3 N")) == (True, True)


@pytest.mark.rule("M-61", "M-43")
@pytest.mark.parametrize("both", [False, True])
def test_where_the_other_merchant_stays_is_no_place_to_come_back_to(both: bool) -> None:
    """All places within three steps of Caffa are taken: a merchant there could only come back."""
    others = {BLUE: ["7,8 N", "8,8 N"], WHITE: ["8,6 S", "7,7 S"], ORANGE: ["9,6 S", "7,7 N"]}
    game = europe(
        kontors={RED: ["Caffa"], BLUE: ["Chisinau", "Bucharest", "Constantinople"]},
        merchants={RED: ["Caffa"] * (1 + both), **others},
        hand={RED: "grain"},
    )
    assert walks(game, 1) == (set() if both else spots(game, "7,8 N; 8,8 N"))


@pytest.mark.rule("M-61", "M-43")
def test_one_of_two_merchants_at_a_kontor_is_hired_anew_elsewhere_and_the_other_stays() -> None:
    """Ruling R16."""
    game = europe(kontors={RED: ["Turin", "Bern"]}, merchants={RED: ["Bern", "Bern"]}, hand={RED: "wool 2 grain wood"})
    do(game, "rehire_merchant 1", "place_merchant {Turin}")
    walk(game, 1, "3,6 S", "Bern")
    assert not may(game, "end_walk")
