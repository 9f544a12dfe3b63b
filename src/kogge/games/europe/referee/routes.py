"""Trade routes: where they may be laid, at the start, for cards and for nothing."""

from kogge.engine.state import NOBODY
from kogge.games.europe.referee.continent import NOWHERE, Continent, Holdings
from kogge.games.referee.purses import none_left, too_dear
from kogge.games.referee.reading import NOTHING, Bar, Parts, Reading, bar
from kogge.games.referee.table import RefereeTable


@bar("M-45", "route_taken", path="path", seat="seat")
def route_taken(table: RefereeTable, path: int) -> Parts | None:
    """A route lies there already."""
    owner = table.column("route")[path]
    return None if owner == NOBODY else {"path": path, "seat": owner}


@bar("M-45", "route_not_joined", path="path")
def route_not_joined(table: RefereeTable, path: int) -> Parts | None:
    """The path touches neither an own kontor nor an own route."""
    return None if path in table.once(Holdings).touched else {"path": path}


NO_ROUTE_LEFT = none_left("M-46", "route")

# Free routes


@bar("M-50", "not_beside_arrow", path="path", arrow="path")
def not_beside_arrow(table: RefereeTable, path: int) -> Parts | None:
    """The free route of a double arrow must touch the one that was laid there."""
    arrow = table.cell("double_arrow")
    if arrow == NOWHERE or path in table.once(Continent).where.next_edges[arrow]:
        return None
    return {"path": path, "arrow": arrow}


def by_card(usual: Bar) -> Bar:
    """What bars the free route of a card, which is laid like any other, but not that of a double arrow."""

    def check(table: RefereeTable, path: int) -> Parts | None:
        return usual.check(table, path) if table.cell("double_arrow") == NOWHERE else None

    return Bar(usual.rule, usual.key, check, usual.slots)


@bar("M-45", "nowhere_to_build")
def no_place_for_route(table: RefereeTable) -> Parts | None:
    """Every path at the asker's kontors and routes has a route."""
    return None if table.once(Holdings).touched & table.once(Continent).free else NOTHING


READINGS = (
    Reading(
        "build_route",
        ("action",),
        (route_taken, route_not_joined, NO_ROUTE_LEFT, too_dear("M-40", "build_route")),
    ),
    Reading("lay_free_route", ("lay_free_route",), (route_taken, not_beside_arrow, by_card(route_not_joined))),
    Reading("decline_free_route", ("lay_free_route",)),
)
