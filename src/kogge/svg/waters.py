"""The sea as part of the board: open water, fishing grounds, the Council, and what nobody has seen."""

from kogge.svg.elements import Point, element, group, moved, polygon, title
from kogge.svg.ground import spoken
from kogge.svg.harbors import planks
from kogge.svg.palette import CREAM, DEEP, FISHING_GROUND, FOAM, GOLD, INK, MIST, MIST_EDGE, OPEN_SEA
from kogge.svg.sheet import Sheet

UNSEEN = "unexplored"
PORT = 17  # radius
REGION_NAMES = ("north", "south")
REGION_SIGNS = ("moon", "sun")  # on the backs of the tiles of the north and of the south
DIE = 19  # half of its side
PIPS: dict[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def waters(sheet: Sheet) -> str:
    """The hexes of the sea, with fine lines between them: the routes of ships."""
    wet = [(h, sheet.terrain(h)) for h in range(sheet.topo.n_hexes) if not sheet.is_land(h)]
    return group(*(water(sheet, h, name) for h, name in wet if name != UNSEEN))


def water(sheet: Sheet, h: int, name: str) -> str:
    fill = FISHING_GROUND if name == "shoal" else OPEN_SEA
    return group(
        title(sheet.at(sheet.titled("hex", h), spoken(sheet, h, name))),
        polygon(sheet.outline(h), fill=fill, stroke=FOAM, stroke_width=2, stroke_dasharray="2 5"),
        polygon(sheet.outline(h), fill=f"url(#{sheet.id('waves')})"),
        sheet.stamp("hall", sheet.hex(h), 0.95) if name == "council" else "",
    )


def mist(sheet: Sheet) -> str:
    """The tiles that lie face down."""
    return group(*(back(sheet, h) for h in range(sheet.topo.n_hexes) if sheet.terrain(h) == UNSEEN))


def back(sheet: Sheet, h: int) -> str:
    """Mist, and the sign of the tile's region."""
    corners = sheet.outline(h, 0.965)
    return group(
        title(sheet.at(sheet.titled("hex", h), spoken(sheet, h, UNSEEN))),
        polygon(corners, fill=MIST, stroke=MIST_EDGE, stroke_width=2, stroke_linejoin="round"),
        polygon(corners, fill=f"url(#{sheet.id('light')})"),
        sheet.stamp("clouds", sheet.hex(h)),
        sheet.stamp(REGION_SIGNS[region(sheet, h)], sheet.hex(h)),
    )


def region(sheet: Sheet, h: int) -> int:
    """0 for the north of the board, 1 for the south."""
    return int(sheet.is_marked(REGION_NAMES[1], h))


def region_name(sheet: Sheet, k: int) -> str:
    """What players call a region."""
    return sheet.texts.name("picture-region", REGION_NAMES[k])


def found(sheet: Sheet) -> str:
    """The hex that is just being turned up."""
    (h,) = sheet.view.column("found_hex")
    return polygon(sheet.outline(h, 0.93), fill="none", stroke=GOLD, stroke_width=7) if h >= 0 else ""


def die_place(sheet: Sheet, h: int) -> Point:
    """Below the middle of a fishing ground, so that a shoal or a pirate has room."""
    x, y = sheet.hex(h)
    return x, y + 31


def die(at: Point, number: int, scale: float = 1) -> str:
    """A face of a die."""
    pips = [element("circle", cx=10 * px, cy=10 * py, r=4) for px, py in PIPS.get(number, [])]
    side = {"x": -DIE, "y": -DIE, "width": 2 * DIE, "height": 2 * DIE, "rx": 8}
    return group(
        element("rect", **side, fill="#000", opacity=0.28, transform="translate(1.5 2.5)"),
        element("rect", **side, fill="#fff", stroke=DEEP, stroke_width=2),
        *pips,
        fill=INK,
        transform=moved(at, scale),
    )


def ports(sheet: Sheet) -> str:
    """An anchor on each port of the Council, with a jetty to its hall."""
    return group(*(port(sheet, n) for n in sheet.facts.places_of("port")))


def port(sheet: Sheet, n: int) -> str:
    (h,) = [h for h in sheet.topo.node_hexes[n] if sheet.is_marked("council", h)]
    x, y = sheet.node(n)
    hall = sheet.hex(h)
    jetty = (x, y), (hall[0], hall[1] + (36 if y > hall[1] else -40))
    return group(
        title(sheet.at(sheet.titled("intersection", n), sheet.say("picture-port"))),
        planks(*jetty),
        anchorage(sheet, (x, y)),
    )


def anchorage(sheet: Sheet, at: Point) -> str:
    """The sign of a port."""
    x, y = at
    disc = element("circle", cx=x, cy=y, r=PORT, fill=DEEP, stroke=CREAM, stroke_width=2.4)
    return disc + sheet.stamp("anchor", at, 0.95)
