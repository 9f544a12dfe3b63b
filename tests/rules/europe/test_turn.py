"""A turn: the roll first, then the actions in any order.  (M-20)"""

from itertools import permutations

import pytest

import kogge
from tests.support.europe import BLUE, ORANGE, RED, WHITE, cell, do, europe, gold, hand, may
from tests.support.position import acts, chances, roll

BUILDING = {"build_route", "hire_merchant", "form_caravan", "buy_card"}
MOVING = {"walk", "drive", "deliver"}
TRADING = {"bank_trade", "sell_resource", "buy_resource", "open_trade", "call_for_offers"}
CARDS = {
    *("play_lancer", "play_route_building", "play_journey", "play_fast_caravan"),
    *("play_bounty", "play_monopoly", "play_loan"),
}
DEEDS = ("build_route {Zagreb-5,7 N}", "hire_merchant {Vienna}", "bank_trade wood for salt", "deliver {Venice}")
ONE_OF_EACH = "lancer route_building journey fast_caravan bounty monopoly loan"


def rich(step: str = "before_roll", cards: str = "") -> kogge.Game:
    """Red could do everything that can be done at this step."""
    return europe(
        step=step,
        kontors={RED: ["Vienna", "Krakow", "Zagreb"], BLUE: ["Venice", "Berlin", "Turin"]},
        routes={RED: ["Vienna-4,7 N-Venice"]},
        merchants={RED: ["Krakow"]},
        caravans={RED: ["Venice-4,7 N"]},
        hand={RED: "9 wood 9 wool 9 grain 9 ore 9 salt", BLUE: "wood"},
        gold={RED: 9},
        cards={RED: cards},
    )


@pytest.mark.rule("M-20")
def test_production_comes_first_and_nothing_but_a_card_before_it() -> None:
    assert acts(rich()) == {"roll"}
    assert acts(rich(cards=ONE_OF_EACH)) == {"roll"} | CARDS


@pytest.mark.rule("M-20")
def test_the_dice_are_rolled_once_and_then_all_actions_are_open() -> None:
    game = rich(cards=ONE_OF_EACH)
    do(game, "roll")
    assert (game.step, game.to_act) == ("dice", kogge.CHANCE)
    ways = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert chances(game) == pytest.approx({str(total): n / 36 for total, n in ways.items()})
    do(game, "dice 12")
    assert (game.step, game.to_act) == ("action", RED)
    assert acts(game) == BUILDING | MOVING | TRADING | CARDS | {"end_turn"}


@pytest.mark.rule("M-20")
@pytest.mark.parametrize("order", list(permutations(DEEDS)))
def test_the_actions_may_come_in_any_order(order: tuple[str, ...]) -> None:
    game = rich("action")
    for text in order:
        assert may(game, text)
        do(game, text)
    assert hand(game, RED) == {"wood": 4, "wool": 8, "grain": 8, "ore": 8, "salt": 10}
    assert (cell(game, "points", RED), cell(game, "merchants_left", RED)) == (1, 0)
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-20")
def test_building_moving_and_trading_may_alternate() -> None:
    game = rich("action")
    do(game, "walk 1 {7,6 N}", "end_walk", "build_route {Zagreb-5,7 N}", "walk 1 {8,4 S}", "end_walk")
    do(game, "sell_resource wool", "drive 1 {Vienna-4,7 N}", "end_drive", "buy_card", "draw_card loan")
    do(game, "build_route {Krakow-6,7 N}", "hire_merchant {Vienna}", "buy_resource ore")
    assert acts(game) >= {"build_route", "walk", "drive", "buy_card", "buy_resource", "bank_trade", "end_turn"}
    assert hand(game, RED) == {"wood": 6, "wool": 4, "grain": 6, "ore": 8, "salt": 7}


@pytest.mark.rule("M-20")
def test_an_action_may_be_repeated_as_often_as_it_can_be_paid() -> None:
    game = europe(kontors={RED: ["Krakow"]}, hand={RED: "3 ore 4 wood 3 wool 2 salt"}, gold={RED: 0})
    do(game, "build_route {Krakow-6,6 N}", "build_route {Krakow-7,6 N}", "build_route {Krakow-6,7 N}")
    assert "build_route" not in acts(game)
    do(game, "buy_card", "draw_card lancer", "buy_card", "draw_card lancer")
    assert acts(game) == {"end_turn", "open_trade", "call_for_offers"}
    assert hand(game, RED) == {"wood": 1, "wool": 1}


@pytest.mark.rule("M-20")
def test_no_action_is_a_duty() -> None:
    game = rich()
    roll(game, 12)
    do(game, "end_turn")
    assert (game.step, game.to_act, game.turn_of) == ("before_roll", BLUE, BLUE)
    assert gold(game, RED) == 10  # nobody lives at a 12


@pytest.mark.rule("M-20")
def test_only_the_active_player_acts_and_the_turn_ends_when_that_player_says_so() -> None:
    game = rich()
    for seat in (RED, BLUE, WHITE, ORANGE, RED):
        assert game.to_act == seat
        assert not may(game, "end_turn")
        roll(game, 12)
        assert game.to_act == seat
        assert not may(game, "roll")
        for other in {RED, BLUE, WHITE, ORANGE} - {seat}:
            assert game.view(other).legal == []
        do(game, "end_turn")
