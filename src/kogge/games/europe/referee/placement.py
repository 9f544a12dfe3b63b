"""The start that players place themselves: kontors, then a route each."""

from kogge.engine.state import NOBODY
from kogge.games.europe.referee.continent import Continent, Holdings
from kogge.games.referee.reading import Parts, Reading, bar
from kogge.games.referee.table import RefereeTable


@bar("M-11", "not_violet", intersection="intersection")
def not_violet(table: RefereeTable, node: int) -> Parts | None:
    """The first kontors stand in violet cities."""
    return None if node in table.once(Continent).violet else {"intersection": node}


@bar("M-11", "kontor_stands_there", intersection="intersection", seat="seat")
def kontor_stands_there(table: RefereeTable, node: int) -> Parts | None:
    """A kontor stands there already."""
    owner = table.column("kontor")[node]
    return None if owner == NOBODY else {"intersection": node, "seat": owner}


@bar("M-14", "no_kontor_at_path", path="path")
def no_kontor_at_path(table: RefereeTable, path: int) -> Parts | None:
    """The path touches no own kontor."""
    ends = table.once(Continent).where.ends[path]
    return None if ends & table.once(Holdings).kontors else {"path": path}


@bar("M-14", "joins_cities", path="path")
def joins_cities(table: RefereeTable, path: int) -> Parts | None:
    """A start route there would join two cities, also by way of somebody else's.  (R8)"""
    board = table.once(Continent)
    a, b = (board.part(node) & board.cities for node in board.where.ends[path])
    return {"path": path} if a and b and a != b else None


READINGS = (
    Reading("place_kontor", ("place_kontor",), (not_violet, kontor_stands_there)),
    Reading(
        "place_neutral_kontor", ("place_neutral_kontor",), (not_violet.under("M-13"), kontor_stands_there.under("M-13"))
    ),
    Reading("place_route", ("place_route",), (no_kontor_at_path, joins_cities)),
)
