"""Caravans: where they are formed, how far they drive, and where they may stop."""

from collections import Counter
from dataclasses import dataclass, replace

from kogge.engine.state import NOBODY
from kogge.games.europe.referee.continent import NOWHERE, Continent, Holdings
from kogge.games.referee.purses import too_dear
from kogge.games.referee.reading import NOTHING, Parts, Reading, bar
from kogge.games.referee.table import RefereeTable

# Forming


class Traffic:
    """How many caravans stand beside each route."""

    def __init__(self, table: RefereeTable) -> None:
        self.there = Counter(table.column("caravan"))
        self.room = table.facts.trips["caravan"].room


@bar("M-44", "no_own_route", path="path")
def no_own_route(table: RefereeTable, path: int) -> Parts | None:
    """The asker has no route there."""
    return None if path in table.once(Holdings).routes else {"path": path}


@bar("M-44", "route_at_no_kontor", path="path")
def route_at_no_kontor(table: RefereeTable, path: int) -> Parts | None:
    """The own route touches no own kontor."""
    own = table.once(Holdings)
    return {"path": path} if path in own.routes and path not in own.gates else None


@bar("M-71", "caravans_stand_there", path="path", n="count")
def caravans_stand_there(table: RefereeTable, path: int) -> Parts | None:
    """No more caravans have room beside the route."""
    traffic = table.once(Traffic)
    return {"path": path, "n": traffic.room} if traffic.there[path] >= traffic.room else None


@bar("M-44", "caravans_all_out")
def caravans_all_out(table: RefereeTable, _: int) -> Parts | None:
    """Both caravans are on the board: one of them can be formed anew."""
    return None if table.own("caravans_left") else NOTHING


@bar("M-44", "caravan_in_supply")
def caravan_in_supply(table: RefereeTable, _: int) -> Parts | None:
    """A caravan is left in the supply, which is to be formed first."""
    return NOTHING if table.own("caravans_left") else None


@bar("M-71", "no_room_for_caravan", caravan="caravan")
def no_room_for_caravan(table: RefereeTable, i: int) -> Parts | None:
    """Beside every own route at an own kontor the others leave no room.  (R26)"""
    if table.own("caravans_left"):
        return None
    traffic, here = table.once(Traffic), table.mine("caravan")[i]
    gates = table.once(Holdings).gates
    return None if any(traffic.there[path] - (path == here) < traffic.room for path in gates) else {"caravan": i}


@bar("M-70", "no_caravan_out")
def no_caravan_out(table: RefereeTable) -> Parts | None:
    """The asker has no caravan on the board."""
    return None if set(table.mine("caravan")) != {NOWHERE} else NOTHING


# Driving


@dataclass(frozen=True)
class Way:
    """A caravan on its way: where it is, and what it has left to go on with."""

    caravan: int
    path: int
    steps: int
    gold: int
    paid: frozenset[int]  # who has had the toll of this turn


class RefereeDrives:
    """The asker's caravans before their next step."""

    def __init__(self, table: RefereeTable) -> None:
        trip = table.facts.trips["caravan"]
        self.driving = table.cell("driving_caravan")
        self.places = table.mine("caravan")
        self.toll = table.facts.payments["toll"]
        salt = 0 if table.cell("drive_by_card") else table.mine("hand")[table.resources.index(trip.good)]
        self.steps = table.cell("drive_left") + trip.more * salt
        self.ways = [
            Way(i, path, self.steps, table.own("gold"), frozenset({NOBODY, table.asker, *receivers(table, i)}))
            for i, path in enumerate(self.places)
        ]

    def is_asked(self, i: int) -> bool:
        """Is it a caravan that may drive now, if it can?"""
        return self.places[i] != NOWHERE and self.driving in (NOWHERE, i)

    def toll_due(self, on: Way, owner: int) -> int:
        """What the owner of the next route gets.  (M-72, M-73)"""
        return 0 if owner in on.paid else self.toll


def receivers(table: RefereeTable, i: int) -> list[int]:
    """Whom a caravan has paid a toll in this turn."""
    return [owner for owner, paid in enumerate(table.row("toll_paid", i)) if paid]


def next_ways(table: RefereeTable, on: Way) -> list[Way]:
    """Every single step that can be taken and paid for.  (M-70, M-72 to M-74, M-79)"""
    board, drives, found = table.once(Continent), table.once(RefereeDrives), []
    for path in board.where.next_edges[on.path] & board.laid if on.steps else ():
        owner = board.routes[path]
        toll = drives.toll_due(on, owner)
        if on.gold >= toll:
            found.append(replace(on, path=path, steps=on.steps - 1, gold=on.gold - toll, paid=on.paid | {owner}))
    return found


def can_end(table: RefereeTable, on: Way) -> bool:
    """Is there room for the caravan, or can it get to where there is?  (M-71)"""
    traffic, origin = table.once(Traffic), table.mine("caravan")[on.caravan]
    ahead, seen = [on], {on}
    for here in ahead:
        if traffic.there[here.path] - (here.path == origin) < traffic.room:
            return True
        new = [further for further in next_ways(table, here) if further not in seen]
        seen.update(new)
        ahead += new
    return False


@bar("M-70", "caravan_not_out", caravan="caravan")
def caravan_not_out(table: RefereeTable, i: int, _: int) -> Parts | None:
    """That caravan is in the supply."""
    return {"caravan": i} if table.mine("caravan")[i] == NOWHERE else None


@bar("M-70", "another_drives", caravan="caravan")
def another_drives(table: RefereeTable, i: int, _: int) -> Parts | None:
    """The other caravan is on its way, and none sets out before it has come to its end."""
    drives = table.once(RefereeDrives)
    return None if drives.places[i] == NOWHERE or drives.is_asked(i) else {"caravan": drives.driving}


@bar("M-70", "route_not_next", caravan="caravan", path="path", here="path")
def route_not_next(table: RefereeTable, i: int, path: int) -> Parts | None:
    """The path shares no intersection with the route beside which the caravan stands."""
    here = table.mine("caravan")[i]
    if here == NOWHERE or path in table.once(Continent).where.next_edges[here]:
        return None
    return {"caravan": i, "path": path, "here": here}


@bar("M-79", "no_route_there", path="path")
def no_route_there(table: RefereeTable, _: int, path: int) -> Parts | None:
    """Caravans drive along routes only."""
    return {"path": path} if table.column("route")[path] == NOBODY else None


@bar("M-70", "no_salt")
def no_salt(table: RefereeTable, i: int, _: int) -> Parts | None:
    """There is no salt to pay for a drive."""
    drives = table.once(RefereeDrives)
    return NOTHING if drives.is_asked(i) and not drives.steps else None


@bar("M-74", "no_gold_for_toll", path="path", seat="seat", n="count")
def no_gold_for_toll(table: RefereeTable, i: int, path: int) -> Parts | None:
    """The owner of the route is to have a toll, and there is no gold for it."""
    drives, owner = table.once(RefereeDrives), table.column("route")[path]
    if not drives.is_asked(i) or table.own("gold") >= drives.toll_due(drives.ways[i], owner):
        return None
    return {"path": path, "seat": owner, "n": drives.toll}


@bar("M-71", "drive_has_no_end", caravan="caravan", path="path", n="count")
def drive_has_no_end(table: RefereeTable, i: int, path: int) -> Parts | None:
    """The route is full, and with what is paid, or can be, the caravan gets to none with room."""
    drives = table.once(RefereeDrives)
    steps = next_ways(table, drives.ways[i]) if drives.is_asked(i) else []
    if all(can_end(table, step) for step in steps if step.path == path):
        return None
    return {"caravan": i, "path": path, "n": table.once(Traffic).room}


@bar("M-71", "no_room_to_stop", caravan="caravan", path="path", n="count")
def no_room_to_stop(table: RefereeTable) -> Parts | None:
    """The caravan may pass a full route, but not stop there."""
    drives, traffic = table.once(RefereeDrives), table.once(Traffic)
    if drives.driving == NOWHERE or traffic.there[drives.places[drives.driving]] <= traffic.room:
        return None
    return {"caravan": drives.driving, "path": drives.places[drives.driving], "n": traffic.room}


READINGS = (
    Reading(
        "form_caravan",
        ("action",),
        (no_own_route, route_at_no_kontor, caravans_stand_there, caravans_all_out, too_dear("M-40", "form_caravan")),
    ),
    Reading(
        "reform_caravan",
        ("action",),
        (caravan_in_supply, no_room_for_caravan, too_dear("M-40", "reform_caravan")),
    ),
    Reading("place_caravan", ("place_caravan",), (no_own_route, route_at_no_kontor, caravans_stand_there)),
    Reading(
        "drive",
        ("drive", "action"),
        (
            *(caravan_not_out, another_drives, route_not_next, no_route_there),
            *(no_salt, no_gold_for_toll, drive_has_no_end),
        ),
    ),
    Reading("end_drive", ("drive",), (no_room_to_stop,)),
)
