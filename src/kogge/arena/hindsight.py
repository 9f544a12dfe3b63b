"""How fast a long game tells what has happened last, and takes it back."""

from dataclasses import dataclass

from kogge.arena.figures import Figure, milliseconds
from kogge.game import Game
from kogge.games.scenario import Options, Scenario

LONG = 3_000  # actions
SEEDS = 100  # of games, of which the first that is long enough is taken
SEAT = 0


@dataclass(frozen=True)
class Hindsight:
    """The ms of CPU time for the events and the changes of the last action, and for taking an action back."""

    actions: int
    events_ms: Figure
    changes_ms: Figure
    undo_ms: Figure


def hindsight(scenario: Scenario, options: Options, seconds: float) -> Hindsight:
    """Play a long game at random and look back from its end."""
    game = long_game(scenario, options)
    last, twin = len(game) - 1, game.copy()

    def undo() -> None:
        nonlocal twin
        if not len(twin):
            twin = game.copy()
        twin.undo()

    return Hindsight(
        actions=len(game),
        events_ms=milliseconds(lambda: game.events(SEAT, last), seconds),
        changes_ms=milliseconds(lambda: game.changes(SEAT, last), seconds),
        undo_ms=milliseconds(undo, seconds),
    )


def long_game(scenario: Scenario, options: Options) -> Game:
    """A game of more than ``LONG`` actions; where games are shorter, the longest of some."""
    longest = None
    for seed in range(SEEDS):
        game = Game(scenario, options, seed)
        game.play_out(LONG + 1)
        if longest is None or len(game) > len(longest):
            longest = game
        if len(longest) > LONG:
            break
    assert longest is not None
    return longest
