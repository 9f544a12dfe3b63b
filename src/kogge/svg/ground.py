"""The layers below: sea, coast, hexes and their number tokens."""

from collections.abc import Sequence

from kogge.svg.elements import Point, element, group, polygon, title, words
from kogge.svg.palette import BRASS, CREAM, DEEP, GROUND, INK, RED_NUMBER, SAND, SEA, SERIF, SHALLOW, UNKNOWN_GROUND
from kogge.svg.scenery import PLANTED
from kogge.svg.sheet import Sheet

SEA_WIDTH = 112  # from the outermost corner of the land to the end of the sea
FRAME_WIDTH = 64  # the same, where the sea is part of the board
RIM = 8
TOKEN = 29  # radius
WAYS_OF_SEVEN = 6
HOT = (6, 8)  # the likeliest numbers, in red


def sea(sheet: Sheet) -> str:
    """A plate of water with round corners, whatever the shape of the land."""
    shore = hull([sheet.node(n) for n in range(sheet.topo.n_nodes)])
    width = sea_width(sheet)
    plate = [(DEEP, width + RIM), (SEA, width), (f"url(#{sheet.id('waves')})", width)]
    return group(
        *(polygon(shore, fill=fill, stroke=fill, stroke_width=2 * width) for fill, width in plate),
        stroke_linejoin="round",
    )


def sea_width(sheet: Sheet) -> int:
    """How far the sea goes on beyond the board."""
    return FRAME_WIDTH if sheet.has("ship") else SEA_WIDTH


def coast(sheet: Sheet) -> str:
    """Shallow water around the land, and sand between its hexes."""
    land = "".join(polygon(sheet.outline(h)) for h in range(sheet.topo.n_hexes) if sheet.is_land(h))
    bands = [(SHALLOW, 64, 0.55), (SHALLOW, 40, 1), (SAND, 15, 1)]
    return group(
        *(group(land, fill=fill, stroke=fill, stroke_width=width, opacity=how) for fill, width, how in bands),
        stroke_linejoin="round",
    )


def terrain(sheet: Sheet) -> str:
    """The hexes, each with what grows on it."""
    return group(*(tile(sheet, h, name) for h, name in enumerate(terrains(sheet)) if sheet.is_land(h)))


def tile(sheet: Sheet, h: int, name: str) -> str:
    corners = sheet.outline(h, 0.945)
    return group(
        title(f"hex {h}: {spoken(sheet, h, name)}"),
        polygon(corners, fill=GROUND.get(name, UNKNOWN_GROUND), stroke=INK, stroke_width=1.2, stroke_opacity=0.35),
        polygon(corners, fill=f"url(#{sheet.id('light')})"),
        sheet.stamp(name, sheet.hex(h)) if name in PLANTED else "",
    )


def terrains(sheet: Sheet) -> list[str]:
    """The name of the terrain of each hex."""
    return [sheet.terrain(h) for h in range(sheet.topo.n_hexes)]


def spoken(sheet: Sheet, h: int, name: str) -> str:
    """A hex in words: ``forest, number 6``."""
    number = sheet.view.column("number")[h] if sheet.has("number") else 0
    plain = name.replace("_", " ")
    return f"{plain}, number {number}" if number > 0 else plain


def tokens(sheet: Sheet) -> str:
    """The number tokens; a dot for each way in which two dice show the number."""
    numbers = enumerate(sheet.view.column("number"))
    return group(*(token(sheet.hex(h), number) for h, number in numbers if number > 0), font_family=SERIF)


def token(at: Point, number: int) -> str:
    x, y = at
    ink = RED_NUMBER if number in HOT else INK
    ways = WAYS_OF_SEVEN - abs(7 - number)
    size = 25 + 1.6 * ways  # the likelier, the larger
    dots = [element("circle", cx=x + 5.6 * (k - (ways - 1) / 2), cy=y + 17.5, r=2.2) for k in range(ways)]
    return group(
        element("circle", cx=x + 1.5, cy=y + 2.5, r=TOKEN, fill="#000", opacity=0.28),
        element("circle", cx=x, cy=y, r=TOKEN, fill=CREAM, stroke=BRASS, stroke_width=1.6),
        words(str(number), (x, y - 4), size, font_weight="bold"),
        *dots,
        fill=ink,
    )


def hull(points: Sequence[Point]) -> list[Point]:
    """The corners of the smallest convex shape around the points."""
    ordered = sorted(set(points))
    return [*half_hull(ordered), *half_hull(ordered[::-1])]


def half_hull(ordered: Sequence[Point]) -> list[Point]:
    """One side of the hull, without its last corner (which begins the other side)."""
    kept: list[Point] = []
    for point in ordered:
        while len(kept) > 1 and not turns_left(kept[-2], kept[-1], point):
            kept.pop()
        kept.append(point)
    return kept[:-1]


def turns_left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-6
