"""Who is at the table: people by their names where they have any, and bots."""

from collections import Counter
from collections.abc import Sequence

from kogge.cli.terminal.words import listed
from kogge.game import Game
from kogge.sitters import Sitter

SOMEBODY = Sitter()


def called(game: Game, seat: int) -> str:
    """What a seat is called where somebody is spoken to: ``Ana (orange)``, or only its colour."""
    name = game.sitters.get(seat, SOMEBODY).name
    return f"{name} ({game.seats[seat]})" if name else game.seats[seat]


def seated(game: Game, people: Sequence[int]) -> str:
    """Which seats the people at this screen have: ``you play orange``, or ``Ana plays orange and Ben plays blue``."""
    names = {seat: game.sitters.get(seat, SOMEBODY).name for seat in people}
    if not any(names.values()):
        return f"you play {listed([game.seats[seat] for seat in people])}"
    return listed([f"{name or 'somebody'} plays {game.seats[seat]}" for seat, name in names.items()])


def everyone(game: Game) -> str:
    """All who play, as far as that is known: ``Ana (orange), 2 greedy``."""
    people = [
        f"{sitter.name or 'a person'} ({game.seats[seat]})"
        for seat, sitter in sorted(game.sitters.items())
        if not sitter.bot
    ]
    bots = Counter(sitter.bot for _, sitter in sorted(game.sitters.items()) if sitter.bot)
    return ", ".join([*people, *[f"{n} {bot}" if n > 1 else bot for bot, n in bots.items()]])
