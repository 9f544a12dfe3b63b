"""The referee and the rules agree, compiled and interpreted; far more positions are asked about in ``tests/laws``."""

import pytest

import kogge
from kogge.games.referee.referee import referee_of
from tests.laws.refereeing import Heard, check_reasons_hide, check_referee

ACTIONS = 240
EVERY = 40
REFEREED = [name for name in kogge.scenarios() if referee_of(kogge.start(name).rules) is not None]


@pytest.mark.parametrize("scenario", REFEREED)
def test_something_stands_against_what_is_not_legal_and_nothing_against_the_rest(scenario: str) -> None:
    game, heard, luck = kogge.start(scenario, seed=8), Heard(), kogge.Random(8)
    while not game.is_over and len(game) < ACTIONS:
        check_referee(game, heard)
        check_reasons_hide(game, luck)
        game.play_out(EVERY)
    assert len(heard.said) > len(heard.alone) > 20


def test_asking_changes_nothing() -> None:
    game = kogge.start("base", seed=3)
    game.play_out(300)
    before = game.state.copy(), len(game), game.record()
    for action in range(game.rules.n_actions):
        game.why_not(action)
    assert (game.state, len(game), game.record()) == before
