"""Trade between players: offers, answers, counter-offers, deals.  (B-70 to B-72, B-77, B-79)"""

import pytest

import kogge
from kogge.modules.resources import RESOURCES
from tests.support.position import BLUE, ORANGE, RED, WHITE, acts, choices, hand, may, position, roll

ACCEPTED, COUNTERED = 2, 3


def market(**options: str) -> kogge.Game:
    """Orange, to trade, has wool and ore; each of the others has brick and something else."""
    hands = {ORANGE: "2 wool 2 ore", RED: "brick wood", BLUE: "2 brick grain", WHITE: "brick 3 wood"}
    return position(hand=hands, phases=options.get("phases", "combined"), step=options.get("step", ""))


def offered(offer: str = "wool", ask: str = "brick") -> kogge.Game:
    """Orange has just made an offer, and red is the first to answer."""
    game = market()
    game.play(f"open_trade; offer {offer}; ask {ask}; propose")
    return game


# Offers and answers


@pytest.mark.rule("B-70")
def test_every_other_player_answers_and_the_active_player_chooses_the_partner() -> None:
    game = offered()
    for seat, answer in ((RED, "accept"), (BLUE, "decline"), (WHITE, "accept")):
        assert (game.step, game.to_act) == ("answer_offer", seat)
        game.play(answer)
    assert (game.step, game.to_act) == ("close_deal", ORANGE)
    assert game.legal_texts() == ["withdraw", f"deal {RED}", f"deal {WHITE}"]
    game.play("deal white")
    assert hand(game, ORANGE) == {"wool": 1, "ore": 2, "brick": 1}
    assert hand(game, WHITE) == {"wood": 3, "wool": 1}
    assert hand(game, RED) == {"brick": 1, "wood": 1}
    assert (game.step, game.to_act) == ("action", ORANGE)


@pytest.mark.rule("B-70")
def test_any_numbers_of_any_cards_may_be_offered_and_asked() -> None:
    game = offered("wool wool ore", "brick wood")
    game.play("accept")
    game.play("decline")
    game.play("decline")
    game.play("deal red")
    assert hand(game, ORANGE) == {"ore": 1, "brick": 1, "wood": 1}
    assert hand(game, RED) == {"wool": 2, "ore": 1}


@pytest.mark.rule("B-70")
def test_when_all_decline_the_turn_goes_on_and_another_offer_may_follow() -> None:
    game = offered()
    for _ in (RED, BLUE, WHITE):
        game.play("decline")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert hand(game, ORANGE) == {"wool": 2, "ore": 2}
    game.play("open_trade; offer ore; ask brick; propose")
    assert game.read("offered")[ORANGE] == [0, 0, 0, 0, 1]
    game.play("decline; accept; decline")
    game.play("deal blue")
    game.play("open_trade; offer ore; ask brick; propose")  # as often as wanted
    assert game.to_act == RED


@pytest.mark.rule("B-70")
def test_the_others_may_make_counter_offers_and_the_active_player_may_take_one() -> None:
    game = offered()
    game.play("decline")
    assert game.to_act == BLUE
    game.play("counter; offer brick brick; ask wool ore ore; propose")
    game.play("accept")
    assert game.legal_texts() == ["withdraw", f"deal {BLUE}", f"deal {WHITE}"]
    game.play("deal blue")
    assert hand(game, ORANGE) == {"wool": 1, "brick": 2}
    assert hand(game, BLUE) == {"grain": 1, "wool": 1, "ore": 2}
    assert hand(game, WHITE) == {"brick": 1, "wood": 3}


@pytest.mark.rule("B-70")
def test_the_active_player_may_call_for_offers_without_making_one() -> None:
    game = market()
    game.play("call_for_offers")
    assert acts(game) == {"decline", "counter"}  # there is nothing to accept
    game.play("counter; offer wood; ask ore; propose")
    game.play("decline; counter; offer wood wood; ask wool; propose")
    assert game.legal_texts() == ["withdraw", f"deal {RED}", f"deal {WHITE}"]
    game.play("deal red")
    assert hand(game, ORANGE) == {"wool": 2, "ore": 1, "wood": 1}
    assert hand(game, RED) == {"brick": 1, "ore": 1}


@pytest.mark.rule("B-70")
def test_an_offer_may_be_withdrawn_while_it_is_composed_and_after_the_answers() -> None:
    game = market()
    game.play("open_trade; offer wool; ask brick; withdraw")
    assert (game.step, game.to_act) == ("action", ORANGE)
    game = offered()
    game.play("accept; accept; accept; withdraw")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert hand(game, ORANGE) == {"wool": 2, "ore": 2}
    assert game.read("offered") == game.read("asked") == [[0, 0, 0, 0, 0]] * 4
    assert game.read("answer") == [[0]] * 4


@pytest.mark.rule("B-70")
def test_a_counter_offer_may_be_withdrawn_and_another_answer_given() -> None:
    game = offered()
    game.play("counter; offer wood; ask ore; withdraw")
    assert (game.step, game.to_act) == ("answer_offer", RED)
    assert game.read("offered")[RED] == game.read("asked")[RED] == [0, 0, 0, 0, 0]
    game.play("accept")
    assert game.to_act == BLUE
    game.play("decline; decline; deal 1")
    assert hand(game, RED) == {"wood": 1, "wool": 1}


@pytest.mark.rule("B-70")
@pytest.mark.parametrize(
    ("phases", "step", "open_for_trade"),
    [
        ("combined", "before_roll", False),
        ("combined", "action", True),
        ("separate", "before_roll", False),
        ("separate", "trade", True),
        ("separate", "build", False),
    ],
)
def test_trade_comes_after_the_roll_and_before_a_separate_build_phase(
    phases: str, step: str, open_for_trade: bool
) -> None:
    game = market(phases=phases, step=step)
    assert ({"open_trade", "call_for_offers"} <= acts(game)) is open_for_trade
    assert bool({"open_trade", "call_for_offers"} & acts(game)) is open_for_trade


@pytest.mark.rule("B-70")
def test_with_separate_phases_a_deal_leads_back_to_the_trade_phase() -> None:
    game = market(phases="separate", step="trade")
    game.play("open_trade; offer wool; ask brick; propose; accept; decline; decline; deal 1")
    assert game.step == "trade"
    assert may(game, "start_building")


# Only with the active player


@pytest.mark.rule("B-71")
def test_players_other_than_the_active_one_cannot_trade_with_each_other() -> None:
    game = market()
    game.play("call_for_offers")
    game.play("counter; offer wood; ask grain; propose")  # what blue has and orange has not
    assert game.to_act == BLUE
    assert acts(game) == {"decline", "counter"}  # red's offer is not for blue to accept
    game.play("decline")
    game.play("counter; offer wood; ask ore; propose")
    assert (game.step, game.to_act) == ("close_deal", ORANGE)
    assert choices(game, "deal") == [str(WHITE)]


@pytest.mark.rule("B-71")
def test_accepting_is_accepting_the_active_players_offer_whatever_others_propose() -> None:
    game = offered("wool", "brick")
    game.play("counter; offer wood; ask ore; propose")
    game.play("accept")
    game.play("decline")
    game.play("deal blue")
    assert hand(game, ORANGE) == {"wool": 1, "ore": 2, "brick": 1}
    assert hand(game, BLUE) == {"brick": 1, "grain": 1, "wool": 1}
    assert hand(game, RED) == {"brick": 1, "wood": 1}


@pytest.mark.rule("B-71")
def test_nobody_deals_with_themselves_or_before_everyone_has_answered() -> None:
    game = offered()
    game.play("accept")
    for _ in (BLUE, WHITE):
        assert "deal" not in acts(game)
        game.play("accept")
    assert choices(game, "deal") == [str(RED), str(BLUE), str(WHITE)]


# No gifts, no like for like


@pytest.mark.rule("B-72")
def test_both_sides_must_give_at_least_one_card() -> None:
    game = market()
    game.play("open_trade")
    assert not may(game, "propose")
    for half in ("offer wool", "ask brick"):
        gift = game.copy()
        gift.play(half)
        assert not may(gift, "propose"), half
    with pytest.raises(kogge.Refused):
        game.play("offer wool ore; propose")
    game.play("offer wool; ask brick")
    assert may(game, "propose")


@pytest.mark.rule("B-72")
def test_a_counter_offer_may_not_be_a_gift_either() -> None:
    game = offered()
    game.play("counter; offer wood")
    assert not may(game, "propose")
    game.play("withdraw; counter; ask wool")
    assert not may(game, "propose")


@pytest.mark.rule("B-72")
def test_the_same_resource_may_not_be_on_both_sides() -> None:
    everyone = dict.fromkeys((ORANGE, RED, BLUE, WHITE), "2 wood 2 brick 2 wool 2 grain 2 ore")
    for name in RESOURCES:
        game = position(hand=everyone)
        game.play(f"open_trade; offer {name}")
        assert choices(game, "ask") == [other for other in RESOURCES if other != name]
        game = position(hand=everyone)
        game.play(f"open_trade; ask {name}")
        assert choices(game, "offer") == [other for other in RESOURCES if other != name]


@pytest.mark.rule("B-72")
def test_the_same_resource_may_not_be_on_both_sides_of_a_counter_offer() -> None:
    game = offered()
    game.play("counter; offer wood")
    assert "wood" not in choices(game, "ask")


# Only cards that one has


@pytest.mark.rule("B-77")
def test_nobody_can_offer_cards_that_they_do_not_have() -> None:
    game = market()
    game.play("open_trade")
    assert choices(game, "offer") == ["wool", "ore"]
    game.play("offer wool wool")
    assert choices(game, "offer") == ["ore"]
    with pytest.raises(kogge.Refused):
        game.play("offer wool")


@pytest.mark.rule("B-77")
def test_nobody_can_counter_with_cards_that_they_do_not_have() -> None:
    game = offered()
    game.play("counter")
    assert choices(game, "offer") == ["wood", "brick"]
    game.play("offer wood")
    assert choices(game, "offer") == ["brick"]


@pytest.mark.rule("B-77")
def test_only_who_has_the_asked_cards_can_accept() -> None:
    game = offered("wool", "brick brick")
    for seat, able in ((RED, False), (BLUE, True), (WHITE, False)):
        assert game.to_act == seat
        assert may(game, "accept") is able
        game.play("decline")
    both = offered("wool", "brick wood")
    assert may(both, "accept")
    both.play("decline")
    assert not may(both, "accept")  # blue has two bricks and no wood


@pytest.mark.rule("B-77")
def test_a_counter_offer_that_the_active_player_cannot_pay_is_no_deal() -> None:
    game = offered()
    game.play("counter; offer brick; ask grain; propose")
    game.play("accept; decline")
    assert choices(game, "deal") == [str(BLUE)]


@pytest.mark.rule("B-77")
@pytest.mark.parametrize("seed", range(4))
def test_in_every_game_whoever_agreed_holds_the_cards_at_the_moment_of_the_exchange(seed: int) -> None:
    game = kogge.start("base", seed=seed, players=2 + seed % 3)
    closings = 0
    while not game.is_over and closings < 300:
        game.play_out(1)
        if game.step == "close_deal":
            closings += 1
            deals = {seat for seat in range(game.players) if sides_can_pay(game, seat)}
            assert {int(seat) for seat in choices(game, "deal")} == deals
    assert closings > 20


def sides_can_pay(game: kogge.Game, seat: int) -> bool:
    """Is there a deal with this seat?  Whoever accepted or countered must have the cards for it."""
    (answer,) = game.read("answer")[seat]
    active = game.turn_of
    if answer not in (ACCEPTED, COUNTERED):
        return False
    proposer, partner = (active, seat) if answer == ACCEPTED else (seat, active)
    give, want = game.read("offered")[proposer], game.read("asked")[proposer]
    assert sum(give) > 0 < sum(want)
    assert not any(a and b for a, b in zip(give, want, strict=True))
    assert covers(game.read("hand")[proposer], give)
    if answer == ACCEPTED:
        assert covers(game.read("hand")[partner], want)
    return covers(game.read("hand")[partner], want)


def covers(held: list[int], cards: list[int]) -> bool:
    return all(have >= need for have, need in zip(held, cards, strict=True))


# Nothing but resource cards


@pytest.mark.rule("B-79")
def test_only_resources_can_be_named_in_an_offer() -> None:
    game = position(
        hand={ORANGE: "wool", RED: "brick"}, cards={ORANGE: "knight monopoly victory_point"}, settlements={ORANGE: [8]}
    )
    named = {act: list(game.notation.acts[act].parts[0].words) for act in ("offer", "ask")}
    assert named == {"offer": list(RESOURCES), "ask": list(RESOURCES)}
    with pytest.raises(kogge.Refused):
        game.play("open_trade; offer knight; ask brick; propose")


@pytest.mark.rule("B-79")
def test_a_deal_moves_the_cards_on_the_table_and_changes_nothing_else() -> None:
    game = kogge.start("base", seed=4)
    for rolled in (9, 5, 4, 6):
        game.play(f"starting_roll {rolled}")
    roll(game, 6)
    fields = list(game.rules.layout.fields)
    before = {name: game.read(name) for name in fields}
    game.play("open_trade; offer wool; ask wood; propose; decline; accept; decline; deal 2")
    changed = {name for name in fields if game.read(name) != before[name]}
    assert changed - {"back_to_step"} == {"hand"}  # one card each way: even the sizes are the same
    assert game.step == "action"
