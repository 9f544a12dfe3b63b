"""Chance draws as often as it says."""

from collections import Counter
from math import sqrt

import pytest

import kogge
from tests.laws.spread import Setting, settings

DRAWS = 2000 if kogge.COMPILED else 500
SPREAD = 5  # standard deviations: with sound odds, once in a million


@pytest.mark.parametrize("setting", settings()[::5], ids=str)
def test_every_outcome_is_drawn_as_often_as_its_probability_says(setting: Setting) -> None:
    luck = kogge.Random(8)
    for step, game in chance_steps(setting).items():
        drawn = Counter(game.rules.drawn(game.state, luck) for _ in range(DRAWS))
        odds = {outcome.action: outcome.probability for outcome in game.outcomes()}
        assert set(drawn) <= set(odds), f"at {step} something was drawn that has no probability"
        for action, probability in odds.items():
            expected = DRAWS * probability
            allowed = SPREAD * sqrt(expected * (1 - probability)) + 1
            assert abs(drawn[action] - expected) <= allowed, f"at {step} {game.text(action)}: {drawn[action]} times"


def chance_steps(setting: Setting) -> dict[str, kogge.Game]:
    """A game at each step at which chance is to act, with as many outcomes as it came to have there."""
    found: dict[str, kogge.Game] = {}
    game = setting.start(seed=2)
    while not game.is_over:
        if game.to_act == kogge.CHANCE:
            known = found.get(game.step)
            if known is None or len(known.legal()) < len(game.legal()):
                found[game.step] = game.copy()
        game.play_out(limit=1)
    assert found, "chance never had anything to decide"
    return found
