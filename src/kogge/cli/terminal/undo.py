"""What a person may take back."""

from kogge.cli.terminal.objection import Named, Objection
from kogge.events import ANOTHER_ACTED, LUCK, NOTHING_DONE, REVEALED, why_not_undo
from kogge.game import Game

WHY_NOT = {
    NOTHING_DONE: "objection-undo",
    LUCK: "objection-undo.luck",
    ANOTHER_ACTED: "objection-undo.another",
    REVEALED: "objection-undo.revealed",
}


def first_to_undo(game: Game, seat: int, since: int) -> int:
    """The number of the first action that ``undo`` takes back for a seat that has a decision to make.

    That is the last action, and those before it down to action ``since``, as long as each may fairly be taken back.
    """
    past = game.plies(min(since, max(0, len(game) - 1)))
    reason = why_not_undo(past[-1] if past else None, seat)
    if reason is not None:
        actor = {"seat": Named("color", game.seats[past[-1].actor])} if reason == ANOTHER_ACTED else {}
        raise Objection(WHY_NOT[reason], **actor)
    first = len(game)
    while past and why_not_undo(past[-1], seat) is None:
        first = past.pop().number
    return first
