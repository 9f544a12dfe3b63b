"""The basins of harbour settlements: their number, and what lies in them."""

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.freight import laid_out, told
from kogge.svg.palette import CREAM, DEEP, SANS, SHALLOW, TIMBER
from kogge.svg.sheet import SIDE, Sheet

BELOW, ABOVE = 36, -39  # the middle of a basin, from its intersection


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
    box = {"x": -29, "y": -14, "width": 58, "height": 28, "rx": 9}
    return group(
        title(sheet.at(sheet.titled("intersection", n), held)),
        element("rect", **box, fill=SHALLOW, stroke=TIMBER, stroke_width=4),
        element("circle", cx=-17, cy=0, r=8.5, fill=DEEP),
        words(str(b + 1), (-17, 0), 12, fill=CREAM, font_family=SANS, font_weight="bold"),
        laid_out(sheet, p, load, (9, 0), 0.85),
        transform=moved(quay(sheet, n)),
    )


def quay(sheet: Sheet, n: int) -> Point:
    """Above or below the intersection, between its two slanting paths."""
    x, y = sheet.node(n)
    falls = [sheet.node(other)[1] - y for other in sheet.topo.node_nodes[n]]
    return x, y + (BELOW if any(0 < fall < 0.75 * SIDE for fall in falls) else ABOVE)
