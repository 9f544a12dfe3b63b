"""What a person may take back."""

from kogge.events import ANOTHER_ACTED, LUCK, NOTHING_DONE, REVEALED, why_not_undo
from kogge.game import Game
from kogge.games.refusal import Refused

WHY_NOT = {
    NOTHING_DONE: "there is nothing to take back",
    LUCK: "luck has decided something since; that can't be taken back",
    ANOTHER_ACTED: "{actor} has acted since; that can't be taken back",
    REVEALED: "that has shown you what was hidden; it can't be taken back",
}


def first_to_undo(game: Game, seat: int, since: int) -> int:
    """The number of the first action that ``undo`` takes back for a seat that has a decision to make.

    That is the last action, and those before it down to action ``since``, as long as each may fairly be taken back.
    """
    past = game.plies(min(since, max(0, len(game) - 1)))
    reason = why_not_undo(past[-1] if past else None, seat)
    if reason is not None:
        raise Refused(WHY_NOT[reason].format(actor=game.seats[past[-1].actor] if past else ""))
    first = len(game)
    while past and why_not_undo(past[-1], seat) is None:
        first = past.pop().number
    return first
