"""Fish: the roll for shoals, the catch, and what is brought to the Council."""

from kogge.games.isles.referee.cargo import hold_taken
from kogge.games.isles.referee.chapter import Chapter
from kogge.games.isles.referee.discovery import no_such_face, not_face_down
from kogge.games.isles.referee.fleet import NOWHERE, fleet, not_aboard, not_afloat, not_at_port, one_must_go_on
from kogge.games.referee.reading import NOTHING, Parts, Reading, Stage, bar
from kogge.games.referee.table import RefereeTable


@bar("E-82", "fish_rolled")
def fish_rolled(table: RefereeTable) -> Parts | None:
    """The active player has rolled for fish this turn."""
    return NOTHING if table.cell("fish_rolled") else None


@bar("E-82", "no_shoal_left", n="count")
def no_shoal_left(table: RefereeTable) -> Parts | None:
    """All shoals are at sea or in holds."""
    return None if table.cell("shoals_left") else {"n": table.facts.supplies["shoal"].count}


@bar("E-83", "no_shoal_there", number="number")
def no_shoal_there(table: RefereeTable, _: int, shoal: int) -> Parts | None:
    """At the fish hex of this number there is no shoal."""
    return None if table.column("shoal")[shoal] else {"number": shoal}


@bar("E-83", "hex_not_touched", ship="ship", hex="hex")
def shoal_not_touched(table: RefereeTable, ship: int, shoal: int) -> Parts | None:
    """No tip of the ship is at a corner of the fish hex."""
    here, h = fleet(table), table.column("shoal_hex")[shoal]
    if h == NOWHERE or not here.afloat(ship) or h in here.touched(ship):
        return None
    return {"ship": ship, "hex": h}


CHAPTER = Chapter(
    "E-80",
    (
        Reading("roll_for_fish", ("movement",), (fish_rolled, no_shoal_left, one_must_go_on)),
        Reading(
            "catch_fish", ("movement",), (not_afloat("E-83"), no_shoal_there, shoal_not_touched, hold_taken("E-83"))
        ),
        Reading("deliver_fish", ("movement",), (not_afloat("E-84"), not_aboard("E-84", "fish"), not_at_port("E-84"))),
        Reading(
            "number_shoal",
            ("number_shoal",),
            (not_face_down("E-81", "no_such_shoal", "shoal_numbers_left", "unnumbered_hex"),),
            by_chance=True,
        ),
        Reading("fish_roll", ("fish_roll",), (no_such_face("E-82"),), by_chance=True),
    ),
    (Stage("number_shoal", "E-81"), Stage("fish_roll", "E-82")),
)
