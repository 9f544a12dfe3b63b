"""The basins of harbour settlements: their number, and what lies in them."""

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.freight import laid_out, told
from kogge.svg.palette import CREAM, DEEP, SANS, SHALLOW, TIMBER
from kogge.svg.sheet import SIDE, Sheet

BELOW, ABOVE = 36, -39  # the middle of a basin, from its intersection
PLAQUE, LETTER = (-17, 0), 12  # where its number is written, and how large
HOLD, STOWED = (9, 0), 0.85  # where its cargo is drawn, and how large


def basins(sheet: Sheet) -> str:
    """A basin before every harbour settlement of a seat."""
    drawn = [
        basin(sheet, p, b, n)
        for p in range(len(sheet.seats))
        for b, n in enumerate(sheet.view.row("harbour", p))
        if n != NOBODY
    ]
    return group(*drawn)


def basin(sheet: Sheet, p: int, b: int, n: int) -> str:
    load = sheet.view.row("cargo", p)[len(sheet.view.row("ship", p)) + b]
    held = sheet.say("picture-basin", seat=sheet.seat(p), number=b + 1, load=told(sheet, load))
    return group(
        title(sheet.at(sheet.titled("intersection", n), held)),
        basin_shape(),
        words(str(b + 1), PLAQUE, LETTER, fill=CREAM, font_family=SANS, font_weight="bold"),
        laid_out(sheet, p, load, HOLD, STOWED),
        transform=moved(quay(sheet, n)),
    )


def basin_shape() -> str:
    """A basin around the origin, with a disc for its number."""
    box = {"x": -29, "y": -14, "width": 58, "height": 28, "rx": 9}
    x, y = PLAQUE
    water = element("rect", **box, fill=SHALLOW, stroke=TIMBER, stroke_width=4)
    return water + element("circle", cx=x, cy=y, r=8.5, fill=DEEP)


def quay(sheet: Sheet, n: int) -> Point:
    """Above or below the intersection, between its two slanting paths."""
    x, y = sheet.node(n)
    falls = [sheet.node(other)[1] - y for other in sheet.topo.node_nodes[n]]
    return x, y + (BELOW if any(0 < fall < 0.75 * SIDE for fall in falls) else ABOVE)
