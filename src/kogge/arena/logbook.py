"""What was decided in the game that is being played, written down where it outlives the process that plays it."""

from collections.abc import MutableSequence

from kogge.arena.match import PATIENCE
from kogge.game import Game
from kogge.games.refusal import Refused

ROOM = 2 + PATIENCE  # the game, how many decisions, the decisions


class Logbook:
    """The number of a game and the decisions made in it.  Without ``cells`` nothing is written down."""

    def __init__(self, cells: MutableSequence[int] | None = None) -> None:
        self.cells: MutableSequence[int] = [] if cells is None else cells

    def begin(self, number: int) -> None:
        """A game begins."""
        if self.cells:
            self.cells[1] = 0
            self.cells[0] = number

    def write(self, choice: int) -> None:
        """Somebody has decided."""
        if self.cells and 2 + self.cells[1] < len(self.cells):
            self.cells[2 + self.cells[1]] = choice
            self.cells[1] += 1

    def decisions(self, number: int) -> list[int]:
        """What was decided in this game; nothing if it had not begun."""
        return list(self.cells[2 : 2 + self.cells[1]]) if self.cells and self.cells[0] == number else []


def play_again(game: Game, decisions: list[int]) -> None:
    """Repeat what was decided in a game, as far as it makes sense; the game's own luck comes out as before."""
    try:
        for choice in decisions:
            game.play_chance()
            game.play(choice)
        game.play_chance()
    except Refused:  # a process that ran wild may have written anything
        return
