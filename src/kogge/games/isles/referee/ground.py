"""Where roads and homes may stand on islands that are found one by one, and where ships are built."""

from collections import Counter
from collections.abc import Set

from kogge.games.isles.referee.chapter import Around, ClosedGround
from kogge.games.isles.referee.chapters import CHAPTERS
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.isles.referee.fleet import NOWHERE, fleet
from kogge.games.referee.building import (
    no_own_settlement,
    path_taken,
    road_blocked,
    road_not_joined,
    site_not_reached,
    site_taken,
    too_near,
)
from kogge.games.referee.geography import geography
from kogge.games.referee.purses import none_left, too_dear
from kogge.games.referee.reading import NOTHING, Bar, Parts, Reading, bar
from kogge.games.referee.table import RefereeTable


def beside(table: RefereeTable, path: int) -> Set[int]:
    """The hexes on both sides of a path."""
    return geography(table.topo).beside[path]


def around(table: RefereeTable, site: int) -> Set[int]:
    """The hexes that meet at an intersection."""
    return geography(table.topo).around[site]


# Closed ground: the place is the last part of the act


def unknown(table: RefereeTable) -> Set[int]:
    """The hexes of which nobody knows yet what they are."""
    return table.once(RefereeChart).dark


UNEXPLORED = ClosedGround("E-38", "unexplored", unknown)
OF_CHAPTERS = [ground for chapter in CHAPTERS for ground in chapter.closed]


def on_closed_ground(near: Around) -> tuple[Bar, ...]:
    """What keeps roads and homes off a place: the unknown, and what the chapters close."""
    return tuple(ground.bar(near) for ground in (UNEXPLORED, *OF_CHAPTERS))


def no_land(rule: str, near: Around) -> Bar:
    """Nothing but sea is around, other than the Council's."""

    def check(table: RefereeTable, *parts: int) -> Parts | None:
        here, chart = near(table, parts[-1]), table.once(RefereeChart)
        return None if here & (chart.land | chart.council) else NOTHING

    return Bar(rule, "no_land", check)


def at_council(near: Around) -> Bar:
    """The Council is there, and no land."""

    def check(table: RefereeTable, *parts: int) -> Parts | None:
        here, chart = near(table, parts[-1]), table.once(RefereeChart)
        return NOTHING if here & chart.council and not here & chart.land else None

    return Bar("E-80", "at_council", check)


@bar("E-36", "not_on_coast", intersection="intersection")
def not_on_coast(table: RefereeTable, site: int) -> Parts | None:
    """The settlement is inland."""
    return None if site in table.once(RefereeChart).coast else {"intersection": site}


# Ships


def no_route(rule: str) -> Bar:
    """There is no sea, as far as it is known, on either side of the path."""

    def check(table: RefereeTable, *parts: int) -> Parts | None:
        return None if parts[-1] in table.once(RefereeChart).routes else {"path": parts[-1]}

    return Bar(rule, "no_route", check, {"path": "path"})


@bar("E-31", "no_own_harbour", path="path")
def no_own_harbour(table: RefereeTable, path: int) -> Parts | None:
    """No own harbour settlement is at an end of the path."""
    return None if geography(table.topo).ends[path] & set(fleet(table).harbours) else {"path": path}


@bar("E-31", "route_full", path="path")
def route_full(table: RefereeTable, path: int) -> Parts | None:
    """Two ships lie there."""
    return {"path": path} if table.once(traffic)[path] >= table.facts.trips["ship"].room else None


@bar("E-31", "would_discover", path="path")
def would_discover(table: RefereeTable, path: int) -> Parts | None:
    """An end of the path touches what nobody knows yet."""
    return {"path": path} if geography(table.topo).ends[path] & table.once(RefereeChart).dark_nodes else None


def traffic(table: RefereeTable) -> Counter[int]:
    """The ships on each route."""
    return Counter(table.column("ship"))


BERTH = (no_route("E-31"), no_own_harbour, would_discover, route_full)


@bar("E-32", "ships_in_supply", n="count")
def ships_in_supply(table: RefereeTable, _: int) -> Parts | None:
    """There is a ship left that can be built without taking one off."""
    left = table.own("ships_left")
    return {"n": left} if left else None


@bar("E-32", "no_berth")
def no_berth(table: RefereeTable, ship: int) -> Parts | None:
    """With the ship taken off there would still be no route for it at an own harbour settlement."""
    chart, here, ships = table.once(RefereeChart), fleet(table), table.once(traffic)
    if NOWHERE in here.routes:
        return None
    near = {route for node in here.harbours for route in chart.where.meeting[node]} & chart.routes
    lit = {route for route in near if not chart.where.ends[route] & chart.dark_nodes}
    room = table.facts.trips["ship"].room
    return None if any(ships[route] - (route == here.routes[ship]) < room for route in lit) else NOTHING


BUILDING = (
    Reading(
        "build_road",
        ("action",),
        (
            path_taken,
            *on_closed_ground(beside),
            at_council(beside),
            no_land("B-51", beside),
            road_blocked,
            road_not_joined,
            none_left("B-54", "road"),
            too_dear("E-05", "build_road"),
        ),
    ),
    Reading(
        "build_settlement",
        ("action",),
        (
            site_taken,
            too_near.under("E-39"),
            *on_closed_ground(around),
            site_not_reached,
            none_left("B-54", "settlement"),
            too_dear("E-05", "build_settlement"),
        ),
    ),
    Reading(
        "build_harbour_settlement",
        ("action",),
        (
            no_own_settlement.under("E-36"),
            not_on_coast,
            none_left("B-54", "harbour_settlement"),
            too_dear("E-05", "build_harbour_settlement"),
        ),
    ),
    Reading("build_ship", ("action",), (*BERTH, none_left("B-54", "ship"), too_dear("E-05", "build_ship"))),
    Reading("rebuild_ship", ("action",), (ships_in_supply, no_berth, too_dear("E-05", "rebuild_ship"))),
    Reading("relaunch_ship", ("relaunch_ship",), BERTH),
)
