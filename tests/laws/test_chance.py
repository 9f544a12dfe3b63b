"""Chance draws as often as it says."""

from collections import Counter
from math import sqrt

import pytest

import kogge
from tests.laws.odds import WEIGHTS
from tests.laws.players import Purposeful
from tests.laws.spread import Setting, settings

DRAWS = 2000 if kogge.COMPILED else 500
GAMES = 12  # in which everything that chance can do comes to pass
SETTINGS = [*{setting.scenario: setting for setting in settings()}.values(), *settings()[:48:7]]
SPREAD = 5  # standard deviations: with sound odds, once in a million


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
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
    for seed in range(GAMES):
        game, player, luck = setting.start(seed), Purposeful(), kogge.Random(seed)
        while not game.is_over:
            legal = game.legal()
            if game.to_act == kogge.CHANCE:
                known = found.get(game.step)
                if known is None or len(known.legal()) < len(legal):
                    found[game.step] = game.copy()
            game.play(player.choose(game, legal, luck))
        if found.keys() >= expected_steps(game):
            return found
    raise AssertionError(f"chance never had to decide at {expected_steps(game) - found.keys()}")


def expected_steps(game: kogge.Game) -> set[str]:
    """Where chance is known to decide."""
    return {step.name for step in game.rules.steps if any(act.name in WEIGHTS for act in step.acts)}
