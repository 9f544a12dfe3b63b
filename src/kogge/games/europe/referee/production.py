"""The production phase: the dice, and what a seven brings."""

from kogge.games.referee.reading import Parts, Reading, bar
from kogge.games.referee.sevens import (
    no_such_roll,
    none_in_hand,
    not_at_robber,
    nothing_due,
    robber_there,
    robs_oneself,
    victim_lacks,
)
from kogge.games.referee.table import RefereeTable


@bar("M-25", "land_without_number", hex="hex")
def land_without_number(table: RefereeTable, h: int) -> Parts | None:
    """The robber goes to lands with a number, printed or on a token."""
    return None if table.column("number")[h] else {"hex": h}


READINGS = (
    Reading("starting_roll", ("starting_roll",), (no_such_roll("M-11"),), by_chance=True),
    Reading("roll", ("before_roll",)),
    Reading("dice", ("dice",), (no_such_roll("B-23"),), by_chance=True),
    Reading("discard", ("discard",), (nothing_due.under("M-25"), none_in_hand.under("M-25"))),
    Reading("move_robber", ("move_robber",), (land_without_number, robber_there.under("M-25"))),
    Reading("rob", ("rob",), (robs_oneself("M-25"), not_at_robber.under("M-25"))),
    Reading("rob_nobody", ("rob",)),
    Reading("steal", ("theft",), (victim_lacks("M-25"),), by_chance=True),
)
