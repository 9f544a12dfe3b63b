"""Roads and homes on the board: where they may stand."""

from kogge.engine.state import NOBODY
from kogge.games.referee.geography import geography
from kogge.games.referee.reading import NOTHING, Bar, Parts, bar
from kogge.games.referee.table import RefereeTable

SETTLEMENT = 0  # as the field ``home_kind`` counts; what it grows into is 1


class Network:
    """What the asker has on the board."""

    def __init__(self, table: RefereeTable) -> None:
        where, homes, p = geography(table.topo), table.column("home"), table.asker
        self.roads = frozenset(path for path, owner in enumerate(table.column("road")) if owner == p)
        self.homes = frozenset(node for node, owner in enumerate(homes) if owner == p)
        self.ends = frozenset(node for path in self.roads for node in where.ends[path])
        free = {node for node in self.ends if homes[node] in (NOBODY, p)}
        self.goes_on = free | self.homes  # the intersections at which the asker may build on


@bar("B-51", "path_taken", path="path", seat="seat")
def path_taken(table: RefereeTable, path: int) -> Parts | None:
    """A road lies there already."""
    owner = table.column("road")[path]
    return None if owner == NOBODY else {"path": path, "seat": owner}


@bar("B-50", "road_not_joined", path="path")
def road_not_joined(table: RefereeTable, path: int) -> Parts | None:
    """The path touches neither an own home nor an own road that may go on there."""
    ends = geography(table.topo).ends[path]
    return None if ends & table.once(Network).goes_on or blocker(table, path) is not None else {"path": path}


@bar("B-50", "road_blocked", path="path", seat="seat", intersection="intersection")
def road_blocked(table: RefereeTable, path: int) -> Parts | None:
    """The own road ends where another player lives."""
    ends = geography(table.topo).ends[path]
    node = None if ends & table.once(Network).goes_on else blocker(table, path)
    return None if node is None else {"path": path, "seat": table.column("home")[node], "intersection": node}


def blocker(table: RefereeTable, path: int) -> int | None:
    """An intersection of a path that an own road reaches."""
    return min(geography(table.topo).ends[path] & table.once(Network).ends, default=None)


@bar("B-52", "site_taken", intersection="intersection", seat="seat")
def site_taken(table: RefereeTable, site: int) -> Parts | None:
    """A settlement or city stands there."""
    owner = table.column("home")[site]
    return None if owner == NOBODY else {"intersection": site, "seat": owner}


@bar("B-15", "too_near", intersection="intersection", seat="seat")
def too_near(table: RefereeTable, site: int) -> Parts | None:
    """A neighbouring intersection has a settlement or city."""
    homes = table.column("home")
    near = [node for node in geography(table.topo).next_nodes[site] if homes[node] != NOBODY]
    return {"intersection": near[0], "seat": homes[near[0]]} if near else None


@bar("B-52", "site_not_reached", intersection="intersection")
def site_not_reached(table: RefereeTable, site: int) -> Parts | None:
    """No own road leads there."""
    return None if site in table.once(Network).ends else {"intersection": site}


@bar("B-53", "no_own_settlement", intersection="intersection")
def no_own_settlement(table: RefereeTable, site: int) -> Parts | None:
    """Nothing of the asker's can grow there: no home, somebody else's, or one that has grown already."""
    home = table.column("home")[site], table.column("home_kind")[site]
    return None if home == (table.asker, SETTLEMENT) else {"intersection": site}


def nowhere_to_build(rule: str) -> Bar:
    """There is no path on which the asker may lay a road."""

    def check(table: RefereeTable) -> Parts | None:
        roads, ends, goes_on = table.column("road"), geography(table.topo).ends, table.once(Network).goes_on
        is_open = any(owner == NOBODY and ends[path] & goes_on for path, owner in enumerate(roads))
        return None if is_open else NOTHING

    return Bar(rule, "nowhere_to_build", check)
