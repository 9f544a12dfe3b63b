"""Numbers that are printed on the board, tokens that lie on it, and the spots that wait for them."""

from kogge.svg.elements import Point, element, group, polygon, title
from kogge.svg.ground import TOKEN, figures, ink, spot_color, told_number
from kogge.svg.palette import CREAM, GOLD, INK, SERIF, TOKEN_RIMS
from kogge.svg.sheet import Sheet

PLATE = 27  # half of the side of a printed number
SPOT = 32  # radius
RIM = 6  # of a token


def numbers(sheet: Sheet) -> str:
    """Square plates for printed numbers, round tokens, dotted circles for spots."""
    shown, lies = sheet.view.column("number"), sheet.view.column("token")
    return group(*(number(sheet, h, shown[h], bool(lies[h])) for h in range(sheet.topo.n_hexes)), font_family=SERIF)


def number(sheet: Sheet, h: int, shown: int, lies: bool) -> str:
    at, color = sheet.hex(h), spot_color(sheet, h)
    return group(
        title(sheet.at(sheet.titled("hex", h), told_number(sheet, h))),
        spot(at, TOKEN_RIMS[color], sheet.is_marked("marked_land", h)) if color else "",
        colored(at, shown, color) if lies else "",
        printed(at, shown) if shown > 0 and not lies else "",
    )


def printed(at: Point, number: int) -> str:
    """A number that nobody can move: flat, and square."""
    return group(plate(at), *figures(at, number), fill=ink(number))


def plate(at: Point) -> str:
    x, y = at
    side = 2 * PLATE
    return element("rect", x=x - PLATE, y=y - PLATE, width=side, height=side, rx=7, fill=CREAM, opacity=0.86)


def spot(at: Point, rim: str, marked: bool) -> str:
    """A dotted circle in the colour of its tokens; a marked one has four corners around it."""
    x, y = at
    rings = [(INK, 7.0), (rim, 5.0)]
    corners = [(x + dx * (SPOT + 7), y + dy * (SPOT + 7)) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    return group(
        element("circle", cx=x, cy=y, r=SPOT, fill=CREAM, opacity=0.35),
        *(
            element("circle", cx=x, cy=y, r=SPOT, stroke=fill, stroke_width=width, stroke_dasharray="0 12.566")
            for fill, width in rings
        ),
        *(diamond(corner, rim) for corner in corners if marked),
        fill="none",
        stroke_linecap="round",
    )


def diamond(at: Point, fill: str) -> str:
    x, y = at
    return polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)], fill=fill, stroke=INK, stroke_width=1.4)


def colored(at: Point, number: int, color: str, scale: float = 1) -> str:
    """A token: raised, round, and with a rim in its colour."""
    return group(raised(at, TOKEN_RIMS[color], scale), *figures(at, number), fill=ink(number))


def raised(at: Point, rim: str, scale: float = 1) -> str:
    """A token that can be moved, without its number."""
    x, y = at
    radius = (TOKEN - 1) * scale
    return (
        element("circle", cx=x + 1.5, cy=y + 3, r=radius, fill="#000", opacity=0.35)
        + element("circle", cx=x, cy=y, r=radius, fill=rim, stroke=INK, stroke_width=1.5)
        + element("circle", cx=x, cy=y, r=radius - RIM * scale, fill=CREAM, stroke=INK, stroke_width=0.8)
    )


def awaited(sheet: Sheet) -> str:
    """The land that is about to get a token."""
    (h,) = sheet.view.column("bare_land")
    return polygon(sheet.outline(h, 0.91), fill="none", stroke=GOLD, stroke_width=7) if h >= 0 else ""
