"""What can be laid over the board: numbers of places, and what is legal."""

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, between, element, group, line, polygon, title, words
from kogge.svg.palette import CREAM, INK, SANS, livery
from kogge.svg.sheet import SIDE, Sheet

BESIDE_A_HOME = (33, 41)  # by kind of home


def legal(sheet: Sheet) -> str:
    """A mark on every place that a legal action names."""
    if not sheet.legal:
        return ""
    color = livery(sheet.seats[sheet.view.seat]).fill if sheet.view.seat is not None else INK
    marks = {"hex": hex_mark, "path": path_mark, "intersection": node_mark}
    return group(
        *(
            group(title("; ".join(texts)), marks[kind](sheet, place, color))
            for (kind, place), texts in legal_places(sheet).items()
            if kind in marks
        ),
        fill="none",
        stroke_linecap="round",
    )


def legal_places(sheet: Sheet) -> dict[tuple[str, int], list[str]]:
    """What may be done, by the place that it names: a hex, a path, an intersection."""
    rules = sheet.view.rules
    places: dict[tuple[str, int], list[str]] = {}
    for action, text in zip(sheet.view.legal, sheet.view.texts(), strict=True):
        act = rules.act_of(action)
        word = act.words[action - act.first]
        if word.isdecimal():
            places.setdefault((act.of, int(word)), []).append(text)
    return places


def node_mark(sheet: Sheet, n: int, color: str) -> str:
    x, y = sheet.node(n)
    return "".join(
        element("circle", cx=x, cy=y, r=15, stroke=stroke, stroke_width=width)
        for stroke, width in ((INK, 8.5), (CREAM, 6.5), (color, 3.5))
    )


def path_mark(sheet: Sheet, e: int, color: str) -> str:
    a, b = sheet.path(e)
    ends = between(a, b, 0.3), between(a, b, 0.7)
    return "".join(
        line(*ends, stroke=stroke, stroke_width=width) for stroke, width in ((INK, 13), (CREAM, 10.5), (color, 5))
    )


def hex_mark(sheet: Sheet, h: int, color: str) -> str:
    x, y = sheet.hex(h)
    return "".join(
        element("circle", cx=x, cy=y, r=41, stroke=stroke, stroke_width=width, stroke_dasharray="13.5 12.26")
        for stroke, width in ((INK, 9), (CREAM, 7), (color, 4))
    )


def labels(sheet: Sheet) -> str:
    """The number of every hex, path and intersection, each in a badge of its own shape."""
    if not sheet.labels:
        return ""
    topo = sheet.topo
    return group(
        *(hex_label(sheet, h) for h in range(topo.n_hexes)),
        *(path_label(sheet.middle(e), e) for e in range(topo.n_edges)),
        *(node_label(node_place(sheet, n), n) for n in range(topo.n_nodes)),
        font_family=SANS,
        font_weight="bold",
        fill=INK,
    )


def node_place(sheet: Sheet, n: int) -> Point:
    """On the intersection, or beside the home that stands on it, clear of the paths."""
    x, y = sheet.node(n)
    if not sheet.has("home", "home_kind") or sheet.view.column("home")[n] == NOBODY:
        return x, y
    path_above = any(sheet.node(other)[1] < y - SIDE / 2 for other in sheet.topo.node_nodes[n])
    return x + BESIDE_A_HOME[sheet.view.column("home_kind")[n]], y + (-6 if path_above else 8)


def node_label(at: Point, n: int) -> str:
    x, y = at
    return element("circle", cx=x, cy=y, r=12, fill="#fff", stroke=INK, stroke_width=1.5) + words(str(n), at, 14)


def path_label(at: Point, e: int) -> str:
    x, y = at
    box = element("rect", x=x - 11, y=y - 8, width=22, height=16, rx=3, fill="#ffe9a8", stroke=INK, stroke_width=1)
    return box + words(str(e), at, 12.5)


def hex_label(sheet: Sheet, h: int) -> str:
    x, y = sheet.hex(h)
    at = x, y - 56
    badge = [between(at, (at[0] + px - x, at[1] + py - y), 0.17) for px, py in sheet.outline(h)]
    return polygon(badge, fill=INK, stroke="#fff", stroke_width=1.5) + words(str(h), at, 15, fill="#fff")
