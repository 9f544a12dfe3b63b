"""Number tokens, and the lands on which they come."""

from kogge.games.europe.referee.continent import Continent
from kogge.games.referee.reading import Parts, Reading, bar
from kogge.games.referee.table import RefereeTable


@bar("M-66", "land_not_beside", hex="hex", intersection="intersection")
def land_not_beside(table: RefereeTable, h: int) -> Parts | None:
    """The land does not touch the new kontor."""
    node = table.cell("founded_at")
    return None if h in table.once(Continent).where.around[node] else {"hex": h, "intersection": node}


@bar("M-65", "land_has_number", hex="hex")
def land_has_number(table: RefereeTable, h: int) -> Parts | None:
    """A land with a number gets no token."""
    return {"hex": h} if table.column("number")[h] else None


@bar("M-65", "no_token_there", hex="hex")
def no_token_there(table: RefereeTable, h: int) -> Parts | None:
    """No token lies there that could be moved: printed numbers stay.  (R11)"""
    return None if table.column("token")[h] else {"hex": h}


@bar("M-65", "token_of_other_color", hex="hex", land="hex")
def token_of_other_color(table: RefereeTable, h: int) -> Parts | None:
    """The token has not the colour of the spot on the land that gets one."""
    land, spots = table.cell("bare_land"), table.once(Continent).spots
    wrong = table.column("token")[h] and spots[h] != spots[land]
    return {"hex": h, "land": land} if wrong else None


@bar("M-65", "no_such_token", number="number", hex="hex")
def no_such_token(table: RefereeTable, number: int) -> Parts | None:
    """No token of the land's colour with this number lies face down at sea."""
    land = table.cell("bare_land")
    at_sea = table.row("tokens_at_sea", table.once(Continent).spots[land])
    return None if at_sea[number] else {"number": number, "hex": land}


READINGS = (
    Reading("choose_land", ("choose_land",), (land_not_beside, land_has_number)),
    Reading("turn_token", ("turn_token",), (no_such_token,), by_chance=True),
    Reading("move_token", ("move_token",), (no_token_there, token_of_other_color)),
)
