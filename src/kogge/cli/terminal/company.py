"""Who is at the table: people by their names where they have any, and bots."""

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
    """All who play, as far as that is known: ``Ana (orange), greedy (red)``."""
    return ", ".join(known(game, seat) for seat in range(game.players))


def known(game: Game, seat: int) -> str:
    if seat not in game.sitters:
        return game.seats[seat]
    sitter = game.sitters[seat]
    return f"{sitter.name or sitter.bot or 'a person'} ({game.seats[seat]})"
