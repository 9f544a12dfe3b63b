"""Offers that a person need not answer: by Enter, or by a wish that was said once."""

import re
from collections.abc import Iterator

import pytest

import kogge
from kogge.views import View
from tests.cli.typist import Decliner, joined, sit_down
from tests.support.isles import isles
from tests.support.position import BLUE, ORANGE, RED, WHITE, hand, position


class Haggler(Decliner):
    """A bot that offers a wool for an ore three times in each of its turns."""

    def __init__(self) -> None:
        self.lines: Iterator[str] = iter(())
        self.turn = -1

    def choose(self, view: View) -> int:
        texts, turn = view.texts(), view.column("turn")[0]
        if "open_trade" in texts and self.turn != turn:
            self.turn = turn
            self.lines = iter(["open_trade", "offer wool", "ask ore", "propose"] * 3)
        if view.step in ("action", "compose_offer"):
            line = next(self.lines, "end_turn")
            return view.legal[texts.index(line)]
        return super().choose(view)


# Enter


def test_enter_declines_an_offer_that_can_not_be_accepted() -> None:
    game = position(turn_of=WHITE, hand={ORANGE: "ore", WHITE: "wool"})
    game.play("open_trade; offer wool; ask grain; propose")
    typist = sit_down(game, [""])
    assert "You can't accept this. Enter declines;" in typist.seen
    assert "decline (or just Enter)" in typist.seen
    assert game.text(game.actions[4]) == "decline"
    assert game.to_act != ORANGE or game.step != "answer_offer"


def test_enter_declines_a_call_for_offers() -> None:
    game = position(turn_of=WHITE, hand={ORANGE: "ore", WHITE: "wool"})
    game.play("call_for_offers")
    typist = sit_down(game, [""])
    assert "White asks for offers." in typist.seen
    assert "You can't accept" not in typist.seen
    assert game.text(game.actions[1]) == "decline"


def test_enter_does_not_answer_an_offer_that_can_be_accepted() -> None:
    game = position(turn_of=WHITE, hand={ORANGE: "grain", WHITE: "wool"})
    game.play("open_trade; offer wool; ask grain; propose")
    typist = sit_down(game, [""])
    assert "or just Enter" not in typist.seen
    assert (game.step, game.to_act) == ("answer_offer", ORANGE)


def test_who_has_nothing_is_not_told_to_make_an_offer() -> None:
    game = position(turn_of=WHITE, hand={WHITE: "wool"})
    game.play("open_trade; offer wool; ask grain; propose")
    seen = sit_down(game, []).seen
    assert "You can't accept this and have nothing to offer: Enter declines." in seen
    assert "counter" not in seen


@pytest.mark.parametrize(("word", "answer"), [("no", "decline"), ("yes", "accept")])
def test_an_offer_is_answered_with_yes_or_no(word: str, answer: str) -> None:
    game = position(turn_of=WHITE, hand={ORANGE: "grain", WHITE: "wool"})
    game.play("open_trade; offer wool; ask grain; propose")
    sit_down(game, [word])
    assert game.text(game.actions[4]) == answer


# Wishes


def answers(game: kogge.Game) -> list[str]:
    """What orange answered, in order."""
    return [
        game.text(action)
        for before, action, _ in game.replay()
        if before.to_act == ORANGE and game.rules.steps[before.step].name == "answer_offer"
    ]


def test_no_trades_declines_all_offers_of_the_turn() -> None:
    game = position(players=2, turn_of=RED, hand={ORANGE: "ore", RED: "wool"})
    typist = sit_down(game, ["no trades"], bot=Haggler)
    assert answers(game) == ["decline"] * 3
    assert game.turn_of == ORANGE  # who is asked again in the own turn
    assert typist.after("no trades").startswith("All offers of this turn are declined for you; type trades to hear")
    assert "(3 offers declined for you; type trades to hear them.)" in typist.seen


def test_in_the_next_turn_offers_are_heard_again() -> None:
    game = position(players=2, turn_of=RED, hand={ORANGE: "5 ore", RED: "5 wool"})
    sit_down(game, ["no trades", "roll", "end_turn"], bot=Haggler)
    assert (game.step, game.to_act, game.turn_of) == ("answer_offer", ORANGE, RED)
    assert answers(game) == ["decline"] * 3


@pytest.mark.parametrize("wish", ["no trades ever", "No trades  always", "no trades for good"])
def test_no_trades_ever_declines_the_offers_of_all_turns_until_trades_is_said(wish: str) -> None:
    game = position(players=2, turn_of=RED, hand={ORANGE: "5 ore", RED: "5 wool"})
    typist = sit_down(game, [wish, "roll", "end_turn", "roll", "trades", "end_turn"], bot=Haggler)
    assert answers(game) == ["decline"] * 6
    assert "You hear every offer again." in typist.after("trades")
    assert (game.step, game.turn_of) == ("answer_offer", RED)


def test_what_can_not_be_paid_is_declined_and_what_can_be_is_heard() -> None:
    for ore, heard in (("", 0), ("ore", 1)):
        game = position(players=2, hand={ORANGE: f"grain {ore}", RED: "wool"})
        typist = sit_down(game, ["Decline what I can't pay", "end_turn"], bot=Haggler)
        assert len(re.findall(r"\w+ offers 1 wool for 1 ore\.", typist.seen)) == heard
        assert answers(game)[:1] == ([] if heard else ["decline"])


def test_what_can_not_be_paid_does_not_hide_a_call_for_offers() -> None:
    game = position(turn_of=WHITE, hand={ORANGE: "ore", WHITE: "wool"})
    game.play("call_for_offers")
    typist = sit_down(game, ["decline what i can\u2019t pay"])
    assert "Offers that you can't pay are declined for you; type trades to hear them." in typist.seen
    assert (game.step, game.to_act) == ("answer_offer", ORANGE)


def test_a_counter_offer_in_the_making_is_taken_back_by_the_wish() -> None:
    game = position(turn_of=WHITE, hand={ORANGE: "ore", WHITE: "wool"})
    game.play("open_trade; offer wool; ask ore; propose")
    sit_down(game, ["counter", "offer ore", "no trades"])
    assert "decline" in answers(game)
    assert hand(game, ORANGE) == {"ore": 1}


def test_a_wish_is_that_of_one_person() -> None:
    game = position(turn_of=BLUE, hand={BLUE: "wool", ORANGE: "ore", RED: "ore"})
    lines = ["", "trade wool for ore", "", "no trades", "", "decline", "", "trade wool for ore", ""]
    typist = sit_down(game, lines, people=(ORANGE, RED, BLUE))
    passes = re.findall(r"Pass the keyboard to (\w+)", typist.seen)
    assert passes == ["blue", "orange", "red", "blue", "red"]  # orange is asked only once
    assert (game.to_act, game.step) == (RED, "answer_offer")


def test_in_the_own_turn_there_is_nothing_to_decline() -> None:
    game = position(hand={ORANGE: "ore"})
    typist = sit_down(game, ["no trades"])
    assert "In your own turn nobody makes offers to you" in typist.after("no trades")


def test_a_game_without_trade_has_no_such_wishes() -> None:
    typist = sit_down(position(trade=False), ["no trades ever", "help"])
    assert "Players don't trade with each other in this game." in typist.after("no trades ever")
    assert "no trades" not in typist.after("help")


def test_gold_that_one_has_not_can_not_be_paid() -> None:
    game = isles(hand={1: "wool", 0: "ore"}, gold=dict.fromkeys(range(4), 0), turn_of=1)
    game.play("open_trade; offer wool; ask ore; propose")
    while game.to_act != 0:
        game.play("decline")
    typist = sit_down(game, ["counter ore for gold", "counter gold for wool"])
    assert joined("The others can\u2019t have any gold [B-77].") in joined(typist.after("counter ore for gold"))
    assert joined("You have no more gold to offer [B-77].") in joined(typist.after("counter gold for wool"))
    assert (game.step, game.to_act) == ("answer_offer", 0)
