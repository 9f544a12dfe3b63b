"""One game between bots."""

from collections.abc import Sequence

from kogge.bots.protocol import Bot
from kogge.engine.state import CHANCE
from kogge.game import Game
from kogge.games.refusal import Refused


class BotFailed(Exception):
    """A bot raised an error or chose something illegal; ``record`` is the game up to there."""

    def __init__(self, reason: str, record: str) -> None:
        super().__init__(reason)
        self.record = record


def play(game: Game, bots: Sequence[Bot]) -> None:
    """Play a game to its end, a bot in each seat and the game's own luck for chance."""
    if len(bots) != game.players:
        raise Refused(f"{game.players} seats need {game.players} bots, not {len(bots)}")
    while not game.is_over:
        if game.to_act == CHANCE:
            game.play_chance()
        else:
            decide(game, bots[game.to_act])


def decide(game: Game, bot: Bot) -> None:
    """Let a bot make the decision that is due."""
    seat = game.to_act
    who = f"the bot {type(bot).__name__} in seat {seat} ({game.seats[seat]})"
    view = game.view(seat)
    try:
        action = bot.choose(view)
    except Exception as error:
        raise BotFailed(f"{who} raised {type(error).__name__}: {error}", game.record()) from error
    try:
        game.play(action)
    except Refused as reason:
        raise BotFailed(f"{who} chose {action!r}: {reason}", game.record()) from reason
