"""The referee of Merchants of Europe agrees with the rules, and every bar of it is needed."""

import pytest

import kogge
from kogge.games.europe.referee import REFEREE
from tests.laws.arranged_europe import positions
from tests.laws.crowds_europe import SETTINGS
from tests.laws.players import player_for
from tests.laws.refereeing import Heard, check_referee
from tests.laws.spread import Setting

ACTIONS = 600 if kogge.COMPILED else 120
EVERY = 5  # positions of a game are asked about


def test_every_bar_stands_alone_in_some_position() -> None:
    """So none can be taken out of the readings without an action that is wrongly open."""
    heard = Heard()
    for game in positions():
        check_referee(game, heard)
    written = {(reading.act, one.key, one.rule) for reading, one in REFEREE.bars()}
    assert {kind for kind in written if not heard.alone[kind]} == set()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_referee_agrees_with_the_rules_throughout_a_game(setting: Setting) -> None:
    seed = SETTINGS.index(setting)
    game, player, luck = setting.start(seed), player_for(seed), kogge.Random(seed)
    for k in range(ACTIONS):
        if game.is_over:
            break
        if k % EVERY == 0:
            check_referee(game, Heard())
        game.play(player.choose(game, game.legal(), luck))
    check_referee(game, Heard())
