"""Fish: the roll for shoals, the catch, and what is brought to the Council, spices among it."""

from kogge.games.isles.referee.cargo import hold_taken
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.isles.referee.fleet import NOWHERE, fleet, not_aboard, not_afloat, one_must_go_on
from kogge.games.referee.reading import NOTHING, Bar, Parts, Reading, bar
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


def not_at_port(rule: str) -> Bar:
    """No tip of the ship is at an anchor port of the Council."""

    def check(table: RefereeTable, ship: int) -> Parts | None:
        here = fleet(table)
        return None if not here.afloat(ship) or here.tips(ship) & table.once(RefereeChart).ports else {"ship": ship}

    return Bar(rule, "not_at_port", check, {"ship": "ship"})


FISHING = (
    Reading("roll_for_fish", ("movement",), (fish_rolled, no_shoal_left, one_must_go_on)),
    Reading("catch_fish", ("movement",), (not_afloat("E-83"), no_shoal_there, shoal_not_touched, hold_taken("E-83"))),
    Reading("deliver_fish", ("movement",), (not_afloat("E-84"), not_aboard("E-84", "fish"), not_at_port("E-84"))),
    Reading("deliver_spice", ("movement",), (not_afloat("E-94"), not_aboard("E-94", "sack"), not_at_port("E-94"))),
)
