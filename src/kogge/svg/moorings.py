"""Where ships lie: at their routes, off the roads, and so that none hides another."""

from itertools import combinations, product
from math import hypot

from kogge.engine.state import NOBODY
from kogge.svg.basins import quay
from kogge.svg.elements import Point, between
from kogge.svg.sheet import Sheet
from kogge.svg.waters import die_place

ROOM = (52, 62)  # for a ship beside another
HOME_ROOM, QUAY_ROOM = (44, 54), (50, 36)
APART = 50  # two ships on the same route
OFF_THE_ROAD = 42
UPRIGHT = 0.1  # a route that goes less far to the east than this goes from north to south

Berth = tuple[int, int]  # a seat and the number of its ship, from 0


def anchored(sheet: Sheet) -> dict[Berth, Point]:
    """Where every ship lies, so that none hides another."""
    places: dict[Berth, Point] = {}
    for route, berths in on_routes(sheet).items():
        for k, berth in enumerate(berths):
            places[berth] = moored(sheet, route, k, len(berths))
    fixed = obstacles(sheet)
    for _ in range(12):
        for berth, (at, room) in product(places, fixed):
            places[berth] = cleared(places[berth], at, room)
        for one, other in combinations(places, 2):
            places[one], places[other] = parted(places[one], places[other])
    return places


def obstacles(sheet: Sheet) -> list[tuple[Point, Point]]:
    """What would hide ships, and how much room it needs beside them."""
    homes = [n for n, owner in enumerate(sheet.view.get("home")) if owner != NOBODY]
    quays = [n for n in homes if sheet.view.at("home_kind", n, absent=0)] if sheet.has("harbour") else []
    nodes = [sheet.node(n) for n in [*homes, *sheet.facts.places_of("port")]]
    dice = [die_place(sheet, h) for h in sheet.view.get("shoal_hex") if h >= 0]
    return [*((at, HOME_ROOM) for at in [*nodes, *dice]), *((quay(sheet, n), QUAY_ROOM) for n in quays)]


def cleared(ship: Point, at: Point, room: Point) -> Point:
    """The place of a ship, moved as far as something else needs it."""
    half, _ = parted(ship, at, room)
    return between(ship, half, 2)


def on_routes(sheet: Sheet) -> dict[int, list[Berth]]:
    """The ships on each route that has any."""
    routes: dict[int, list[Berth]] = {}
    for p, places in enumerate(sheet.view.rows("ship")):
        for i, route in enumerate(places):
            if route != NOBODY:
                routes.setdefault(route, []).append((p, i))
    return routes


def parted(one: Point, other: Point, room: Point = ROOM) -> tuple[Point, Point]:
    """Two places, moved apart until there is room between them, the shorter way."""
    (ax, ay), (bx, by) = one, other
    x, y = room[0] - abs(bx - ax), room[1] - abs(by - ay)
    if x <= 0 or y <= 0:
        return one, other
    if x < y:
        x = x / 2 if ax < bx else -x / 2
        return (ax - x, ay), (bx + x, by)
    y = y / 2 if ay < by else -y / 2
    return (ax, ay - y), (bx, by + y)


def moored(sheet: Sheet, route: int, k: int, ships: int) -> Point:
    """Where the ``k``-th of some ships on a route lies."""
    x, y = sheet.middle(route)
    ax, ay = along(sheet, route)
    share = (k - (ships - 1) / 2) * APART
    sx, sy = seaward(sheet, route) if has_road(sheet, route) else (0.0, 0.0)
    if ax < UPRIGHT and ships > 1:  # on a route from north to south they lie beside it, not above each other
        return x + share + sx * (OFF_THE_ROAD + APART / 2 - 8), y + 10 * (k % 2)
    return x + ax * share + sx * OFF_THE_ROAD, y + ay * share + sy * OFF_THE_ROAD


def along(sheet: Sheet, route: int) -> Point:
    """The direction of a route, from the west to the east."""
    (ax, ay), (bx, by) = sorted(sheet.path(route))
    length = hypot(bx - ax, by - ay)
    return (bx - ax) / length, (by - ay) / length


def seaward(sheet: Sheet, route: int) -> Point:
    """The direction from a coast to the sea, or to the frame."""
    sides = list(sheet.topo.edge_hexes[route])
    land = [h for h in sides if sheet.is_land(h)] or sides
    (mx, my), (hx, hy) = sheet.middle(route), sheet.hex(land[0])
    length = hypot(mx - hx, my - hy)
    return (mx - hx) / length, (my - hy) / length


def has_road(sheet: Sheet, route: int) -> bool:
    return sheet.view.at("road", route) != NOBODY
