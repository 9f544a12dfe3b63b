"""Several may decide at once: who is waited for, what is given ahead, and what becomes of it."""

import pytest

import kogge
from kogge.views import View
from tests.api.matters import offered, seven
from tests.api.refusals import fingerprint, refused
from tests.support.position import BLUE, ORANGE, RED, WHITE, hand


def texts(game: kogge.Game, n: int) -> list[str]:
    """The last actions."""
    return [game.text(action) for action in game.actions[-n:]]


# Who is waited for


def test_one_seat_is_waited_for_where_the_rules_ask_one() -> None:
    game = kogge.start("base", seed=7)
    assert game.waiting() == game.may_act() == []  # chance acts
    game.play_chance()
    assert game.waiting() == game.may_act() == [game.to_act]
    game.play_out()
    assert game.waiting() == game.may_act() == []  # it is over


def test_all_who_owe_a_discard_are_waited_for() -> None:
    game = seven()
    assert game.waiting() == game.may_act() == [ORANGE, BLUE, WHITE]
    assert game.view(WHITE).texts() == ["discard brick", "discard grain"]
    assert game.view(RED).texts() == []
    assert [game.view(seat).waiting for seat in (None, ORANGE, RED)] == [[ORANGE, BLUE, WHITE]] * 3


def test_all_who_have_not_answered_are_waited_for_and_the_proposer_may_act() -> None:
    game = offered()
    assert game.waiting() == [RED, BLUE, WHITE]
    assert game.may_act() == [RED, BLUE, WHITE, ORANGE]
    for seat in game.waiting():
        view = game.view(seat)
        assert (view.step, view.to_act, view.texts()) == ("answer_offer", seat, ["decline", "accept", "counter"])
    assert game.view(ORANGE).texts() == ["withdraw"]
    game.give(WHITE, "accept")
    assert game.waiting() == [RED, BLUE]
    assert game.view(WHITE).texts() == []
    assert game.view(ORANGE).texts() == ["withdraw", "deal 3"]


def test_each_sees_its_own_decision_also_while_another_composes_a_counter_offer() -> None:
    game = offered()
    game.play("counter")
    assert game.step == "compose_offer"
    assert game.view(BLUE).step == "answer_offer"
    assert game.view(ORANGE).texts() == ["withdraw"]
    game.give(BLUE, "decline")
    game.give(WHITE, "decline")
    assert game.waiting() == [RED]
    game.give(RED, "offer ore; ask wool wool; propose")
    assert game.step == "close_deal"
    assert game.view(ORANGE).texts() == ["withdraw"]  # orange has only one wool


def test_while_an_offer_is_composed_only_its_author_is_waited_for() -> None:
    game = offered()
    game.give(ORANGE, "withdraw")
    game.play("open_trade")
    assert game.waiting() == game.may_act() == [ORANGE]


# Giving


def test_answers_are_played_as_soon_as_it_is_their_turn() -> None:
    game = offered()
    length = len(game)
    game.give(WHITE, "accept")
    game.give(BLUE, "counter 1 ore for 1 wool 1 wood")
    assert len(game) == length
    assert game.to_act == RED
    game.give(RED, "decline")
    line = ["decline", "counter", "offer ore", "ask wood", "ask wool", "propose", "accept"]
    assert sorted(texts(game, 7)) == sorted(line)
    assert [ply.actor for ply in game.plies(length)] == [RED] + [BLUE] * 5 + [WHITE]
    assert game.held == {}
    assert game.legal_texts() == ["withdraw", "deal 2", "deal 3"]


def test_discards_are_held_until_everyone_has_given_all() -> None:
    game = seven()
    length = len(game)
    game.give(WHITE, "discard 2 brick 2 grain")
    game.give(ORANGE, "discard wool")
    game.give(BLUE, "discard wood wood wood wood")
    assert len(game) == length
    assert game.waiting() == [ORANGE]
    game.give(ORANGE, "discard wool ore ore")
    assert [ply.actor for ply in game.plies(length)] == [ORANGE] * 4 + [BLUE] * 4 + [WHITE] * 4
    assert [hand(game, seat) for seat in (ORANGE, WHITE)] == [{"wool": 2, "ore": 2}, {"brick": 2, "grain": 2}]
    assert game.step == "move_robber"


def test_an_action_may_be_given_by_number_and_where_only_one_decides() -> None:
    game = kogge.start("base", seed=7)
    game.play_chance()
    seat = game.to_act
    game.give(seat, game.legal()[0])
    assert texts(game, 1) == ["roll"]


def test_what_the_runner_of_the_game_plays_replaces_what_the_seat_had_given() -> None:
    game = seven()
    game.give(ORANGE, "discard wool wool wool wool")
    game.give(WHITE, "discard brick brick brick brick")
    game.play("discard ore")
    assert set(game.held) == {WHITE}
    game.play("discard ore; discard ore; discard ore")
    game.play("discard wood wood wood ore")  # blue's, and then white's are due
    assert game.held == {}
    assert hand(game, ORANGE) == {"wool": 4}
    assert hand(game, WHITE) == {"grain": 4}


def test_random_play_takes_what_was_given() -> None:
    game = offered()
    game.give(WHITE, "accept")
    length = len(game)
    while WHITE in game.held:
        game.play_out(limit=1)
    assert [ply.action for ply in game.plies(length) if ply.actor == WHITE] == [game.action("accept")]


# What others see


def test_others_see_that_a_discard_is_done_and_nothing_else() -> None:
    one, other = seven(), seven()
    one.give(WHITE, "discard brick brick")
    assert one.view(BLUE).to_dict() == other.view(BLUE).to_dict()
    one.give(WHITE, "discard grain grain")
    other.give(WHITE, "discard brick brick brick grain")
    for seat in (None, ORANGE, RED, BLUE):
        assert one.view(seat).to_dict() == other.view(seat).to_dict()
        assert one.view(seat).to_dict()["given"] == [{"seat": WHITE, "done": True, "text": None}]
    assert one.view(WHITE).to_dict() != other.view(WHITE).to_dict()


def test_to_its_owner_a_discard_that_is_held_is_done() -> None:
    game = seven()
    game.give(WHITE, "discard brick brick")
    assert game.view(WHITE).row("hand", WHITE) == [0, 2, 0, 4, 0]
    assert game.view(WHITE).given[0].text == "discard brick; discard brick"
    game.give(WHITE, "discard brick brick")
    assert game.view(WHITE).row("hand", WHITE) == [0, 0, 0, 4, 0]
    assert game.view(WHITE).to_act == ORANGE
    assert game.read("hand")[WHITE] == [0, 4, 0, 4, 0]


def test_an_answer_is_public_when_it_is_given_but_not_while_it_is_composed() -> None:
    game = offered()
    seen = game.view(RED).to_dict()
    game.give(BLUE, "counter; offer ore")
    assert game.view(RED).to_dict() == seen
    game.give(BLUE, "ask wood; propose")
    (given,) = game.view(RED).given
    assert (given.seat, given.done, given.text) == (BLUE, True, "counter; offer ore; ask wood; propose")


def test_a_view_of_a_bare_position_is_that_of_a_game_to_which_nothing_was_given() -> None:
    game = offered()
    for seat in (None, ORANGE, RED, BLUE):
        assert View(game.rules, game.state, seat).to_dict() == game.view(seat).to_dict()


# Taking back


def test_a_discard_is_taken_back_while_it_is_held() -> None:
    game = seven()
    kept = fingerprint(game)
    game.give(WHITE, "discard brick brick brick brick")
    game.take_back(WHITE)
    assert fingerprint(game) == kept
    assert game.waiting() == [ORANGE, BLUE, WHITE]


def test_a_counter_offer_is_taken_back_while_it_is_composed() -> None:
    game = offered()
    game.give(BLUE, "counter; offer ore")
    game.take_back(BLUE)
    assert game.view(BLUE).texts() == ["decline", "accept", "counter"]


def test_an_answer_that_others_know_is_not_taken_back() -> None:
    game = offered()
    game.give(WHITE, "accept")
    with refused(game, says="white"):
        game.take_back(WHITE)
    with refused(game, says="blue has given nothing"):
        game.take_back(BLUE)


def test_undo_keeps_what_others_have_given_if_they_still_owe_it() -> None:
    game = offered()
    game.give(WHITE, "accept")
    game.give(RED, "decline")
    game.undo()
    assert (game.waiting(), set(game.held)) == ([RED, BLUE], {WHITE})
    game.undo()  # the offer itself
    assert (game.waiting(), game.held) == ([ORANGE], {})


def test_undo_drops_what_was_given_on_top_of_what_is_undone() -> None:
    game = seven()
    game.play("discard wool")
    game.give(ORANGE, "discard wool wool wool")
    game.undo()
    assert game.held == {}
    assert game.waiting() == [ORANGE, BLUE, WHITE]


def test_an_arranged_position_begins_with_nothing_given() -> None:
    game = seven()
    game.give(WHITE, "discard brick")
    game.arrange(game.state)
    assert game.held == {}


# Nobody blocks the others


def test_the_proposer_may_withdraw_while_others_are_silent() -> None:
    game = offered()
    late = game.copy()
    game.give(BLUE, "decline")
    game.give(ORANGE, "withdraw")
    late.play("decline; decline; decline")
    assert fingerprint(game) == fingerprint(late)
    assert game.step == "action"


def test_the_proposer_may_deal_with_a_seat_that_said_yes_while_others_are_silent() -> None:
    game = offered()
    late = game.copy()
    game.give(BLUE, "accept")
    game.give(ORANGE, "deal blue")
    late.play("decline; accept; decline; deal blue")
    assert fingerprint(game) == fingerprint(late)


def test_who_was_composing_a_counter_offer_withdraws_it_and_declines() -> None:
    game = offered()
    game.give(RED, "counter; offer ore")  # played at once: it is red's turn
    game.give(BLUE, "accept")
    game.give(WHITE, "counter; ask wool")  # held
    game.give(ORANGE, "deal blue")
    told = ["counter", "offer ore", "withdraw", "decline", "accept", "counter", "ask wool", "withdraw", "decline"]
    assert texts(game, 10) == [*told, "deal 2"]


def test_a_call_for_offers_can_be_ended_as_well() -> None:
    game = offered()
    game.give(ORANGE, "withdraw")
    game.give(ORANGE, "call_for_offers")
    assert game.view(WHITE).texts() == ["decline", "counter"]
    game.give(WHITE, "counter ore for wool")
    assert game.view(ORANGE).texts() == ["withdraw", "deal 3"]
    game.give(ORANGE, "deal white; end_turn")
    assert texts(game, 2) == ["deal 3", "end_turn"]


def test_a_deal_that_the_proposer_cannot_pay_is_not_offered() -> None:
    game = offered()
    game.give(WHITE, "counter ore for 2 wool")
    assert game.view(ORANGE).texts() == ["withdraw"]
    with refused(game, says="orange may choose among withdraw"):
        game.give(ORANGE, "deal white")


# Bad input


@pytest.mark.parametrize(
    ("seat", "line", "says"),
    [
        (ORANGE, "accept", "orange may choose among withdraw"),
        (ORANGE, "deal red", "orange may choose among withdraw"),
        (RED, "accept; decline", "only what the seat itself"),
        (RED, "propose", "red may choose among decline, accept, counter"),
        (RED, "counter ore for ore", "ask ore is not possible after"),
        (RED, "counter 2 ore for wool", "offer ore is not possible after"),
        (RED, "counter for wool", "both sides"),
        (RED, "counter ore for fish", "'fish' can't be traded"),
        (RED, "counter 5000000000 ore for wool", "nobody has so many"),
        (RED, "counter ore for wool 2", "before what it counts"),
        (RED, "offer ore for wool", "open_trade is not possible"),
        (WHITE, "accept", "white has decided already; the game waits for red and blue"),
        (4, "accept", "no seat 4"),
        (-1, "accept", "no seat -1"),
        (None, "accept", "whole number"),
        (RED, "", "must be named"),
        (RED, None, "whole number"),
        (RED, 10**6, "there is no action"),
    ],
)
def test_what_is_not_a_seats_to_decide_is_refused(seat: int, line: str, says: str) -> None:
    game = offered()
    game.give(WHITE, "decline")
    with refused(game, says=says):
        game.give(seat, line)


@pytest.mark.parametrize(
    ("seat", "line", "says"),
    [
        (RED, "discard wool", "red has nothing to decide now; the game waits for orange, blue and white"),
        (WHITE, "discard 5 brick", "'discard brick' is too much"),
        (WHITE, "discard 2 wool 2 brick", "discard can be brick or grain"),
        (WHITE, "discard 4 brick grain", "only what the seat itself"),
        (WHITE, "discard wool", "discard can be brick or grain"),
        (WHITE, "discard 2 brick 2", "before what it counts"),
    ],
)
def test_wrong_discards_are_refused(seat: int, line: str, says: str) -> None:
    game = seven()
    with refused(game, says=says):
        game.give(seat, line)


def test_a_seat_cannot_act_for_chance_or_for_another() -> None:
    game = kogge.start("base", seed=7)
    with refused(game, says="chance decides first"):
        game.give(0, "roll")
    game.play_chance()
    seat, other = game.to_act, 1 - game.to_act % 2
    with refused(game, says="'dice 6' is too much"):
        game.give(seat, "roll; dice 6")
    with refused(game, says=f"waits for {game.seats[seat]}"):
        game.give(other, "roll")
    game.play_out()
    with refused(game, says="over"):
        game.give(seat, "roll")
