"""Other worlds that look the same to somebody."""

import kogge
from kogge.decisions import Decisions
from kogge.engine.state import State
from kogge.views import imagined

TRIES = 20


def elsewhere(game: kogge.Game, seat: int | None, luck: kogge.Random) -> State:
    """A position that looks the same to the seat, in which what is held can have been given.

    An answer that everyone has heard shows that its giver has what it promises, and not every deal gives it that.
    """
    for _ in range(TRIES):
        other = imagined(game.rules, game.state, seat, luck)
        if could_be_given(game, other):
            return other
    return game.state.copy()


def could_be_given(game: kogge.Game, s: State) -> bool:
    """Are the answers legal in this position that are held until somebody closes the matter, which all have heard?"""
    decisions = Decisions(game.rules, s, game.held)
    try:
        if decisions.closer is not None:
            decisions.closed()
    except ValueError:
        return False
    return True
