"""The numbers of all places, each in a badge of its own shape."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, between, element, group, polygon, words
from kogge.svg.lettering import Box
from kogge.svg.obstacles import hidden, shifted
from kogge.svg.palette import INK, SANS
from kogge.svg.sheet import SIDE, Sheet

BESIDE_A_HOME = (33, 41)  # by kind of home
BADGE = (13, 9)  # half of the room that a number needs
HEX_BADGE = (15, 17)  # the same, of a hex
LARGE = 1.3  # on a map, where numbers have three digits and no ships need the room

AROUND_A_NODE = ((0, -34), (34, 22), (-34, 22), (30, -20), (-30, -20), (0, -56), (0, 36))
AROUND_A_CITY = ((-38, 13), (38, 13), (-38, 26), (38, 26), (0, -36), (39, -15), (-39, -15), (0, 44))
AROUND_A_PATH = ((0, 0), (0, 42), (0, -42), (42, 0), (-42, 0), (40, 30), (-40, 30), (40, -30), (-40, -30))
IN_A_HEX = ((0, -56), (-52, -24), (52, -24), (0, -70), (-54, 26), (54, 26), (-30, -42), (30, -42), (0, 58))
BELOW_A_NAME = ((0, 60), (-54, 22), (54, 22), (-52, -14), (52, -14), (0, 72))  # where the name is in the north
FARTHER = [(r * cos(k * pi / 6), r * sin(k * pi / 6)) for r in (50, 65, 80) for k in range(12)]  # if need be


@dataclass(frozen=True)
class Label:
    """A number to be written beside a point: the ways to go from there, the best first."""

    at: Point
    ways: Sequence[Point]
    badge: Callable[[Point], str]
    room: Point = BADGE

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
    places = placed(wanted, hidden(sheet), scale(sheet))
    badges = [label.badge(place) for label, place in zip(wanted, places, strict=True)]
    return group(*badges, font_family=SANS, font_weight="bold", fill=INK)


def scale(sheet: Sheet) -> float:
    """How large badges are."""
    return LARGE if sheet.has("merchant") else 1


def placed(wanted: Sequence[Label], hidden: Sequence[Box], scale: float = 1) -> list[Point]:
    """The best place of each label, or for those that would hide something the next that is clear."""
    rooms = [(label.room[0] * scale, label.room[1] * scale) for label in wanted]
    places = [label.places()[0] for label in wanted]
    crowded = [k for k, place in enumerate(places) if first_clear([place], grown(hidden, rooms[k])) is None]
    moved = set(crowded)
    taken: list[Box] = [*hidden, *((places[k], rooms[k]) for k in range(len(places)) if k not in moved)]
    for k in crowded:
        ways = wanted[k].places()
        clear = first_clear(ways, grown(taken, rooms[k])) or first_clear(ways, grown(hidden, rooms[k]))
        places[k] = clear or ways[0]
        taken.append((places[k], rooms[k]))
    return places


def grown(boxes: Sequence[Box], room: Point) -> list[Box]:
    """Boxes in which the middle of something that needs this room may not lie."""
    return [(at, (width + room[0], height + room[1])) for at, (width, height) in boxes]


def first_clear(ways: Sequence[Point], taken: Sequence[Box]) -> Point | None:
    return next((way for way in ways if not any(inside(way, box) for box in taken)), None)


def inside(place: Point, box: Box) -> bool:
    (x, y), (width, height) = box
    return abs(place[0] - x) < width and abs(place[1] - y) < height


def node_label(sheet: Sheet, n: int) -> Label:
    """On the intersection, or beside the home, the anchor, the city or the ship there, clear of the paths."""
    x, y = sheet.node(n)
    path_above = any(sheet.node(other)[1] < y - SIDE / 2 for other in sheet.topo.node_nodes[n])
    has_home = sheet.view.at("home", n) != NOBODY
    away = -1 if path_above else 1
    if has_home or sheet.is_marked("port", n):
        beside = BESIDE_A_HOME[sheet.view.column("home_kind")[n] if has_home else 0]
        down = -6 if path_above else 8
        ways = [(beside, down), (-beside, down), (beside, -3 * down), (-beside, -3 * down), (0, -6 * down)]
    elif sheet.is_city(n):
        ways = [(dx, dy * away) for dx, dy in AROUND_A_CITY]
    else:
        ways = [(0, 0), *((dx, dy * away) for dx, dy in AROUND_A_NODE)]
    return Label((x, y), ways, lambda at: node_badge(at, n, scale(sheet)))


def path_label(sheet: Sheet, e: int) -> Label:
    """On the middle of the path, or beside the ships and caravans that hide it."""
    return Label(sheet.middle(e), AROUND_A_PATH, lambda at: path_badge(at, e, scale(sheet)))


def hex_label(sheet: Sheet, h: int) -> Label:
    """In the north of the hex, if there is room; in the south if its name is in the north."""
    ways = BELOW_A_NAME if sheet.name("hex", h) else IN_A_HEX
    return Label(sheet.hex(h), ways, lambda at: hex_badge(sheet, h, at), HEX_BADGE)


def node_badge(at: Point, n: int, scale: float = 1) -> str:
    x, y = at
    radius, size = (12, 14) if n < 100 else (13, 12.5)
    return element("circle", cx=x, cy=y, r=radius * scale, fill="#fff", stroke=INK, stroke_width=1.5) + words(
        str(n), at, size * scale
    )


def path_badge(at: Point, e: int, scale: float = 1) -> str:
    x, y = at
    width, height = (22 if e < 100 else 27 if scale == 1 else 24.5) * scale, 16 * scale
    box = {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height, "rx": 3}
    return element("rect", **box, fill="#ffe9a8", stroke=INK, stroke_width=1) + words(str(e), at, 12.5 * scale)


def hex_badge(sheet: Sheet, h: int, at: Point) -> str:
    x, y = sheet.hex(h)
    badge = [between(at, (at[0] + px - x, at[1] + py - y), 0.17 * scale(sheet)) for px, py in sheet.outline(h)]
    return polygon(badge, fill=INK, stroke="#fff", stroke_width=1.5) + words(str(h), at, 15 * scale(sheet), fill="#fff")
