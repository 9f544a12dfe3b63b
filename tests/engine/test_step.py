"""What an act needs, at every step and at one of them."""

import pytest

from kogge.engine.act import Act, Judge, Need
from kogge.engine.fields import SEAT
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.topology import Topology


def made(guarded: bool) -> tuple[Rules, State, int]:
    """Two steps that offer the same act, and a cell that the act needs at the first of them if it is guarded there."""
    layout = Layout(2)
    coins = layout.field("coins", SEAT)
    first, second = layout.step("first"), layout.step("second")
    act = Act("leap", always=True)
    other = Act("rest", always=True)
    first.offers([act, other])
    second.offers([act])
    if guarded:
        first.guard(act, Need(coins))
    s = State(len(layout.blank))
    s.step = first.id
    s.to_act = s.turn_of = 1
    return Rules(layout, Topology([(0, 0)]), Judge(), s), s, coins


def legal(rules: Rules, s: State) -> list[str]:
    return [rules.act_of(action).name for action in rules.actions(s)]


def test_a_guard_closes_an_act_at_its_step_until_the_need_is_met() -> None:
    rules, s, coins = made(guarded=True)
    assert legal(rules, s) == ["rest"]
    s[coins] = 1  # of the other seat
    assert legal(rules, s) == ["rest"]
    s[coins + 1] = 1
    assert legal(rules, s) == ["leap", "rest"]


def test_a_guard_is_of_its_step_alone() -> None:
    rules, s, _ = made(guarded=True)
    s.step = 2
    assert legal(rules, s) == ["leap"]


def test_without_a_guard_the_act_is_open() -> None:
    rules, s, _ = made(guarded=False)
    assert legal(rules, s) == ["leap", "rest"]


def test_what_a_step_offers_is_said_once() -> None:
    step, act, other = Layout(2).step("first"), Act("leap"), Act("rest")
    step.offers([act])
    with pytest.raises(ValueError, match="leap is offered at first already"):
        step.offers([other, act])
    step.guard(act, Need(0))
    with pytest.raises(ValueError, match="what leap needs at first was said before"):
        step.guard(act, Need(1))


def test_where_chance_draws_nothing_else_is_offered() -> None:
    layout, act, other = Layout(2), Act("leap"), Act("rest")
    draws, offers = layout.step("draws"), layout.step("offers")
    draws.draws([act])
    with pytest.raises(ValueError, match="chance acts at draws, by one act"):
        draws.offers([other])
    offers.offers([other])
    for step in (draws, offers):
        with pytest.raises(ValueError, match=f"chance has one act at {step.name}"):
            step.draws([act])


def test_nothing_is_added_to_rules_that_are_put_together() -> None:
    rules, _, _ = made(guarded=False)
    first, late = rules.steps[1], Act("late")
    for add in (
        lambda: first.offers([late]),
        lambda: first.guard(first.acts[0], Need(0)),
        lambda: rules.layout.step("third"),
        lambda: rules.layout.field("coppers"),
    ):
        with pytest.raises(ValueError, match="once the rules are put together"):
            add()
    assert len(first.acts) == 2
