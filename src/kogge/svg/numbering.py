"""The numbers of all places, each in a badge of its own shape."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from kogge.engine.state import NOBODY
from kogge.svg.ashore import crews_by_hex
from kogge.svg.basins import quay
from kogge.svg.elements import Point, between, element, group, polygon, words
from kogge.svg.moorings import anchored
from kogge.svg.palette import INK, SANS
from kogge.svg.sheet import SIDE, Sheet
from kogge.svg.waters import council_ports

BESIDE_A_HOME = (33, 41)  # by kind of home
BADGE = (13, 9)  # half of the room that a number needs
SHIP, HOME, BASIN, PIRATE, SCHOOL = (25, 29), (19, 20), (28, 14), (34, 42), (48, 24)  # half of what they hide

AROUND_A_NODE = ((0, -34), (34, 22), (-34, 22), (30, -20), (-30, -20), (0, -56), (0, 36))
AROUND_A_PATH = ((0, 0), (0, 42), (0, -42), (42, 0), (-42, 0), (40, 30), (-40, 30), (40, -30), (-40, -30))
IN_A_HEX = ((0, -56), (-52, -24), (52, -24), (0, -70), (-54, 26), (54, 26), (-30, -42), (30, -42), (0, 58))
FARTHER = [(r * cos(k * pi / 6), r * sin(k * pi / 6)) for r in (50, 65, 80) for k in range(12)]  # if need be

Box = tuple[Point, Point]  # a middle, and half of width and height


@dataclass(frozen=True)
class Label:
    """A number to be written beside a point: the ways to go from there, the best first."""

    at: Point
    ways: Sequence[Point]
    badge: Callable[[Point], str]

    def places(self) -> list[Point]:
        return [shifted(self.at, way) for way in (*self.ways, *FARTHER)]


def labels(sheet: Sheet) -> str:
    """The number of every hex, path and intersection."""
    if not sheet.labels:
        return ""
    topo = sheet.topo
    wanted = [
        *(hex_label(sheet, h) for h in range(topo.n_hexes)),
        *(path_label(sheet, e) for e in range(topo.n_edges)),
        *(node_label(sheet, n) for n in range(topo.n_nodes)),
    ]
    badges = [label.badge(place) for label, place in zip(wanted, placed(wanted, hidden(sheet)), strict=True)]
    return group(*badges, font_family=SANS, font_weight="bold", fill=INK)


def placed(wanted: Sequence[Label], hidden: Sequence[Box]) -> list[Point]:
    """The best place of each label, or for those that would hide something the next that is clear."""
    places = [label.places()[0] for label in wanted]
    crowded = [k for k, place in enumerate(places) if any(covers(place, box) for box in hidden)]
    taken = [*hidden, *((place, BADGE) for k, place in enumerate(places) if k not in crowded)]
    for k in crowded:
        ways = wanted[k].places()
        places[k] = first_clear(ways, taken) or first_clear(ways, hidden) or ways[0]
        taken.append((places[k], BADGE))
    return places


def first_clear(ways: Sequence[Point], taken: Sequence[Box]) -> Point | None:
    return next((way for way in ways if not any(covers(way, box) for box in taken)), None)


def hidden(sheet: Sheet) -> list[Box]:
    """What a number may not cover, in a game that has ships."""
    if not sheet.has("ship"):
        return []
    homes = [n for n, owner in enumerate(sheet.view.column("home")) if owner != NOBODY] if sheet.has("home") else []
    basins = [n for n in sheet.view.column("harbour") if n != NOBODY] if sheet.has("harbour") else []
    pirates = [h for h in sheet.view.column("pirate") if h != NOBODY] if sheet.has("pirate") else []
    shoals = [h for h in sheet.view.column("shoal_hex") if h != NOBODY] if sheet.has("shoal_hex") else []
    landed = [sum(row) for row in crews_by_hex(sheet)] if sheet.has("crews_ashore") else []
    return [
        *((at, SHIP) for at in anchored(sheet).values()),
        *((sheet.node(n), HOME) for n in homes),
        *((quay(sheet, n), BASIN) for n in basins),
        *((shifted(sheet.hex(h), (0, -30)), PIRATE) for h in pirates),
        *((shifted(sheet.hex(h), (0, -27)), SCHOOL) for h in shoals),
        *((shifted(sheet.hex(h), (0, 50)), (13 * n, 17)) for h, n in enumerate(landed) if n),
    ]


def shifted(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]


def covers(place: Point, box: Box) -> bool:
    (x, y), (width, height) = box
    return abs(place[0] - x) < width + BADGE[0] and abs(place[1] - y) < height + BADGE[1]


def node_label(sheet: Sheet, n: int) -> Label:
    """On the intersection, or beside the home, the anchor or the ship there, clear of the paths."""
    x, y = sheet.node(n)
    path_above = any(sheet.node(other)[1] < y - SIDE / 2 for other in sheet.topo.node_nodes[n])
    has_home = sheet.has("home", "home_kind") and sheet.view.column("home")[n] != NOBODY
    if has_home or n in council_ports(sheet):
        beside = BESIDE_A_HOME[sheet.view.column("home_kind")[n] if has_home else 0]
        down = -6 if path_above else 8
        ways = [(beside, down), (-beside, down), (beside, -3 * down), (-beside, -3 * down), (0, -6 * down)]
    else:
        away = -1 if path_above else 1
        ways = [(0, 0), *((dx, dy * away) for dx, dy in AROUND_A_NODE)]
    return Label((x, y), ways, lambda at: node_badge(at, n))


def path_label(sheet: Sheet, e: int) -> Label:
    """On the middle of the path, or beside the ships that hide it."""
    return Label(sheet.middle(e), AROUND_A_PATH, lambda at: path_badge(at, e))


def hex_label(sheet: Sheet, h: int) -> Label:
    """In the north of the hex, if there is room."""
    return Label(sheet.hex(h), IN_A_HEX, lambda at: hex_badge(sheet, h, at))


def node_badge(at: Point, n: int) -> str:
    x, y = at
    radius, size = (12, 14) if n < 100 else (13, 12.5)
    return element("circle", cx=x, cy=y, r=radius, fill="#fff", stroke=INK, stroke_width=1.5) + words(str(n), at, size)


def path_badge(at: Point, e: int) -> str:
    x, y = at
    width = 22 if e < 100 else 27
    box = element(
        "rect", x=x - width / 2, y=y - 8, width=width, height=16, rx=3, fill="#ffe9a8", stroke=INK, stroke_width=1
    )
    return box + words(str(e), at, 12.5)


def hex_badge(sheet: Sheet, h: int, at: Point) -> str:
    x, y = sheet.hex(h)
    badge = [between(at, (at[0] + px - x, at[1] + py - y), 0.17) for px, py in sheet.outline(h)]
    return polygon(badge, fill=INK, stroke="#fff", stroke_width=1.5) + words(str(h), at, 15, fill="#fff")
