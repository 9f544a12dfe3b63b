"""A bot that fails is reported with the game up to there."""

import pytest

import kogge
from kogge.arena.match import BotFailed, play
from kogge.bots import make
from kogge.bots.protocol import Bot
from kogge.views import View


class Stumbler:
    """Plays at random for some decisions, then fails."""

    def __init__(self, decisions: int) -> None:
        self.left = decisions
        self.plain = make("random", 1)

    def choose(self, view: View) -> int:
        self.left -= 1
        return self.plain.choose(view) if self.left >= 0 else self.fail(view)

    def fail(self, view: View) -> int:
        raise NotImplementedError


class Raiser(Stumbler):
    def fail(self, view: View) -> int:
        raise ZeroDivisionError("no cards to share")


class Cheat(Stumbler):
    def fail(self, view: View) -> int:
        return next(action for action in range(view.rules.n_actions) if action not in view.legal)


class Dreamer(Stumbler):
    def fail(self, view: View) -> int:
        return view.rules.n_actions


def failure(bot: Bot) -> tuple[BotFailed, kogge.Game]:
    """How a game ends in which this bot has the second seat."""
    game = kogge.start("base", seed=8, players=2, board="random")
    with pytest.raises(BotFailed) as failed:
        play(game, [make("greedy", 1), bot])
    return failed.value, game


def test_a_bot_that_raises_is_named_with_its_error() -> None:
    failed, _ = failure(Raiser(10))
    assert "Raiser" in str(failed)
    assert "ZeroDivisionError: no cards to share" in str(failed)
    assert isinstance(failed.__cause__, ZeroDivisionError)


@pytest.mark.parametrize("bot", [Cheat(10), Dreamer(10)])
def test_a_bot_that_chooses_something_illegal_is_named_with_the_refusal(bot: Stumbler) -> None:
    failed, _ = failure(bot)
    assert type(bot).__name__ in str(failed)
    assert isinstance(failed.__cause__, kogge.Refused)
    assert str(failed.__cause__) in str(failed)


@pytest.mark.parametrize("bot", [Raiser(25), Cheat(25), Dreamer(0)])
def test_the_record_leads_to_the_position_in_which_the_bot_failed(bot: Stumbler) -> None:
    failed, game = failure(bot)
    again = kogge.read_record(failed.record)
    assert again.state == game.state
    assert again.to_act == 1
    assert bot.left == -1
