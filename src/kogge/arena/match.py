"""One game between bots."""

from collections.abc import Callable, Sequence
from pathlib import Path
from traceback import extract_tb

from kogge.arena.entrants import described
from kogge.bots.protocol import Bot
from kogge.engine.state import CHANCE
from kogge.game import Game
from kogge.games.refusal import Refused, quoted, whole

PATIENCE = 100_000  # actions: more than ten times what a long game takes


class BotFailed(Exception):
    """A bot raised an error, chose something illegal or finds no end; ``record`` is the game up to there."""

    def __init__(self, reason: str, record: str) -> None:
        super().__init__(reason, record)
        self.record = record

    def __str__(self) -> str:
        return str(self.args[0])


def play(
    game: Game, bots: Sequence[Bot], patience: int = PATIENCE, told: Callable[[int], object] | None = None
) -> None:
    """Play a game to its end, a bot in each seat and the game's own luck for chance.

    A bot can keep a turn going for ever, say by opening trades and withdrawing them: who does so
    after this many actions has failed. Each decision is ``told`` when it has been played.
    """
    if len(bots) != game.players:
        raise Refused(f"{game.players} seats need {game.players} bots, not {len(bots)}")
    while not game.is_over:
        if game.to_act == CHANCE:
            game.play_chance()
        elif len(game) >= patience:
            raise BotFailed(f"{who(game, bots[game.to_act])} finds no end after {len(game):,} actions", story(game))
        else:
            choice = decide(game, bots[game.to_act])
            if told:
                told(choice)


def decide(game: Game, bot: Bot) -> int:
    """Let a bot make the decision that is due.

    Whatever it raises is a failure of the bot, ``SystemExit`` included; only ``KeyboardInterrupt`` goes on, since
    that may be a person who wants to stop.
    """
    view = game.view(game.to_act)
    try:
        choice = bot.choose(view)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotFailed(raised(game, bot, error), story(game)) from error
    try:
        action = whole(choice, "a choice")
        game.play(action)
    except Refused as reason:
        raise BotFailed(f"{who(game, bot)} chose {quoted(choice)}: {reason}", story(game)) from reason
    return action


def raised(game: Game, bot: Bot, error: BaseException) -> str:
    """That the bot to act has raised an error, for a message; it is not to blame where rules leave it nothing to do."""
    if not game.legal():
        return f"at {game.step!r} there is nothing that {game.seats[game.to_act]} could do, and the game is not over"
    return f"{who(game, bot)} raised {described(error)} {place(error)}"


def who(game: Game, bot: Bot) -> str:
    """The bot that is to act, for a message."""
    return f"the bot {type(bot).__name__} in seat {game.to_act} ({game.seats[game.to_act]})"


def place(error: BaseException) -> str:
    """Where an error arose, for the author of the bot."""
    last = extract_tb(error.__traceback__)[-1]
    return f"({Path(last.filename).name}, line {last.lineno})"


def story(game: Game) -> str:
    """The record of a game; empty where it began from an arranged position and has none."""
    try:
        return game.record()
    except Refused:
        return ""
