"""The same scenario, options and seed give the same game: in every process, compiled or interpreted."""

import pytest

import kogge
from tests.laws.checks import ACTIONS_ENOUGH
from tests.laws.elsewhere import Plan, elsewhere, traced
from tests.laws.players import PURPOSEFUL
from tests.laws.spread import settings

MANY = 1000  # actions: by then most of what can happen has happened in one game or another
OTHER_WAY = {"KOGGE_PURE": "1"} if kogge.COMPILED else {}


def plan(step: int = 1) -> Plan:
    """A game of each setting, or of every ``step``-th."""
    return [(setting, 100 + number) for number, setting in enumerate(settings()[::step])]


def voyages() -> Plan:
    """A purposeful game of each scenario."""
    last = {setting.scenario: setting for setting in settings()}
    return [(setting, 4 * number + PURPOSEFUL) for number, setting in enumerate(last.values())]


@pytest.mark.parametrize(("games", "actions"), [(plan(), MANY), (voyages(), ACTIONS_ENOUGH)], ids=["begun", "whole"])
def test_interpreted_and_compiled_agree_to_the_last_cell(games: Plan, actions: int) -> None:
    other = elsewhere("trace", games, actions, **OTHER_WAY)
    assert other["compiled"] is not kogge.COMPILED, "this must compare the compiled rules with the interpreted ones"
    assert other["told"] == [traced(setting, seed, actions) for setting, seed in games]


def test_the_laws_hold_interpreted() -> None:
    games = plan(step=7)
    other = elsewhere("laws", games, MANY, KOGGE_PURE="1")
    assert other["compiled"] is False
    assert isinstance(other["told"], list)
    assert len(other["told"]) == len(games)


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_a_game_does_not_depend_on_the_process_or_its_hashes(hash_seed: str) -> None:
    games = plan(step=5)
    pure = "" if kogge.COMPILED else "1"
    other = elsewhere("trace", games, MANY, PYTHONHASHSEED=hash_seed, KOGGE_PURE=pure)
    assert other["compiled"] is kogge.COMPILED
    assert other["told"] == [traced(setting, seed, MANY) for setting, seed in games]


def test_a_game_does_not_depend_on_those_played_before_it() -> None:
    games = plan(step=5)
    once = [traced(setting, seed, MANY) for setting, seed in games]
    assert [traced(setting, seed, MANY) for setting, seed in reversed(games)] == once[::-1]
