"""The layers below: sea, coast, hexes and their number tokens."""

from collections.abc import Sequence

from kogge.svg.elements import Point, element, group, polygon, title, words
from kogge.svg.lettering import fitting, lines_of, span
from kogge.svg.palette import (
    BRASS,
    CREAM,
    DEEP,
    INK,
    PARCHMENT,
    PARCHMENT_EDGE,
    RED_NUMBER,
    SAND,
    SEA,
    SERIF,
    SHALLOW,
    UNKNOWN_GROUND,
)
from kogge.svg.scenery import GROUND, PLANTED
from kogge.svg.sheet import Sheet

SEA_WIDTH = 112  # from the outermost corner of the land to the end of the sea
FRAME_WIDTH = 64  # the same, where the sea is part of the board
RIM = 8
TOKEN = 29  # radius
WAYS_OF_SEVEN = 6
LAND_NAME, LONGEST_NAME = 17, 12  # size of the letters, and how many go into one line
NAME_WIDTH = 122  # at most
NORTH = 58  # from the middle of a land to its name
HOT = (6, 8)  # the likeliest numbers, in red


def sea(sheet: Sheet) -> str:
    """A plate with round corners, whatever the shape of the board: water, or parchment if the seas are printed."""
    shore = hull(sheet.corners)
    width = sea_width(sheet)
    plate = [(DEEP, width + RIM), (SEA, width), (f"url(#{sheet.id('waves')})", width)]
    if sheet.chart.waters:
        plate = [(PARCHMENT_EDGE, width + RIM), (PARCHMENT, width)]
    return group(
        *(polygon(shore, fill=fill, stroke=fill, stroke_width=2 * width) for fill, width in plate),
        stroke_linejoin="round",
    )


def sea_width(sheet: Sheet) -> int:
    """How far the sea goes on beyond the board."""
    return FRAME_WIDTH if sheet.has("ship") or sheet.chart.waters else SEA_WIDTH


def coast(sheet: Sheet) -> str:
    """Shallow water around the land, unless the seas are printed, and sand between its hexes."""
    land = "".join(polygon(sheet.outline(h)) for h in range(sheet.topo.n_hexes) if sheet.is_land(h))
    shallow = [] if sheet.chart.waters else [(SHALLOW, 64, 0.55), (SHALLOW, 40, 1)]
    bands = [*shallow, (SAND, 15, 1)]
    return group(
        *(group(land, fill=fill, stroke=fill, stroke_width=width, opacity=how) for fill, width, how in bands),
        stroke_linejoin="round",
    )


def terrain(sheet: Sheet) -> str:
    """The hexes, each with what grows on it."""
    return group(*(tile(sheet, h, name) for h, name in enumerate(landscapes(sheet)) if sheet.is_land(h)))


def tile(sheet: Sheet, h: int, name: str) -> str:
    corners = sheet.outline(h, 0.945)
    return group(
        title(sheet.at(sheet.titled("hex", h), spoken(sheet, h, name))),
        polygon(corners, fill=GROUND.get(name, UNKNOWN_GROUND), stroke=INK, stroke_width=1.2, stroke_opacity=0.35),
        polygon(corners, fill=f"url(#{sheet.id('light')})"),
        sheet.stamp(name, sheet.hex(h)) if name in PLANTED else "",
    )


def landscapes(sheet: Sheet) -> list[str]:
    """The name of the picture on each hex."""
    return [sheet.landscape(h) for h in range(sheet.topo.n_hexes)]


def land_names(sheet: Sheet) -> str:
    """What each land is called, in the north of its hex."""
    return group(
        *(span(lines, at, fitting(lines, LAND_NAME, NAME_WIDTH)) for lines, at in named_lands(sheet)),
        font_family=SERIF,
        font_style="italic",
        fill=INK,
        stroke="#fbf6e6",
        stroke_width=4.4,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def named_lands(sheet: Sheet) -> list[tuple[list[str], Point]]:
    """The lines of each land's name, and where they are written."""
    named = [(sheet.hex(h), sheet.name("hex", h)) for h in range(sheet.topo.n_hexes)]
    return [(lines_of(name, LONGEST_NAME), (x, y - NORTH)) for (x, y), name in named if name]


def spoken(sheet: Sheet, h: int, name: str) -> str:
    """A hex in words: ``forest, number 6``, ``field, yellow token 9``."""
    land, number = sheet.land(name), told_number(sheet, h)
    return sheet.listed([land, number]) if number else land


def told_number(sheet: Sheet, h: int) -> str:
    """The number of a hex in words; where tokens can be moved also whether it is one, or the spot for one."""
    number = sheet.view.at("number", h, absent=0)
    if not sheet.has("token"):
        return sheet.say("picture-number", number=number) if number > 0 else ""
    color, variant = spot_color(sheet, h), ".marked" if sheet.is_marked("marked_land", h) else ""
    if sheet.view.column("token")[h]:
        return sheet.say(f"picture-token{variant}", color=sheet.token_color(color), number=number)
    if color:
        return sheet.say(f"picture-spot{variant}", color=sheet.token_color(color))
    return sheet.say("picture-printed", number=number)


def spot_color(sheet: Sheet, h: int) -> str:
    """The colour of the tokens that can lie on a hex, or nothing if its number is printed."""
    return sheet.facts.spots[h] if sheet.facts.spots else ""


def tokens(sheet: Sheet) -> str:
    """The number tokens; a dot for each way in which two dice show the number."""
    numbers = [] if sheet.has("token") else enumerate(sheet.view.column("number"))
    return group(*(token(sheet.hex(h), number) for h, number in numbers if number > 0), font_family=SERIF)


def token(at: Point, number: int) -> str:
    return group(disc(at), *figures(at, number), fill=ink(number))


def disc(at: Point) -> str:
    """A token without its number."""
    x, y = at
    shadow = element("circle", cx=x + 1.5, cy=y + 2.5, r=TOKEN, fill="#000", opacity=0.28)
    return shadow + element("circle", cx=x, cy=y, r=TOKEN, fill=CREAM, stroke=BRASS, stroke_width=1.6)


def ink(number: int) -> str:
    """What a number is written with."""
    return RED_NUMBER if number in HOT else INK


def figures(at: Point, number: int) -> list[str]:
    """A number, the likelier the larger, and below it its dots."""
    x, y = at
    ways = WAYS_OF_SEVEN - abs(7 - number)
    dots = [element("circle", cx=x + 5.6 * (k - (ways - 1) / 2), cy=y + 17.5, r=2.2) for k in range(ways)]
    return [words(str(number), (x, y - 4), 25 + 1.6 * ways, font_weight="bold"), *dots]


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
