"""Ships on their routes: the hull tells whose they are and their number, the sail what they carry."""

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.freight import laid_out, told
from kogge.svg.moorings import anchored
from kogge.svg.palette import CREAM, INK, SANS, Livery, livery
from kogge.svg.sheet import Sheet
from kogge.svg.stock import SAIL

SCALE = 0.82
KEEL = 8  # below the middle of a ship lies the middle of its deck
HULL = "M-33 0h11v6h44v-6h11l-3 13c-2 9-9 13-17 13h-26c-8 0-15-4-17-13z"
PENNANT = "M1-48h16l-5 4l5 4h-16z"
PIRATE_SAIL = "#2b2522"
DECK = (0, 16)  # where letter and number are written
LETTER = 17  # size
HOLD, STOWED = (0, -17), 1.12  # where the cargo is drawn, and how large
PIRATE_SCALE, PIRATE_RISE = 1.02, 18


def ships(sheet: Sheet) -> str:
    """All ships; those that share a route lie side by side, off the road if there is one."""
    berths = sorted(anchored(sheet).items(), key=lambda berth: berth[1][1])  # the nearer ones in front
    return group(*(ship(sheet, at, p, i) for (p, i), at in berths))


def ship(sheet: Sheet, at: Point, p: int, i: int) -> str:
    route = sheet.view.row("ship", p)[i]
    load = sheet.view.row("cargo", p)[i] if sheet.has("cargo") else 0
    seen = sheet.say("picture-ship", seat=sheet.seat(p), number=i + 1, load=told(sheet, load))
    return group(
        title(sheet.at(sheet.titled_path(route), seen)),
        ship_piece(sheet, p, str(i + 1), load),
        transform=moved((at[0], at[1] + KEEL), SCALE),
    )


def ship_piece(sheet: Sheet, p: int, number: str, load: int) -> str:
    """A ship around the middle of its deck."""
    look = livery(sheet.color(p))
    mark = words(sheet.letter(p) + number, DECK, LETTER, fill=look.mark, font_family=SANS, font_weight="bold")
    return rigging(look) + laid_out(sheet, p, load, HOLD, STOWED) + hull(look) + mark


def rigging(look: Livery) -> str:
    """What of a ship is behind its cargo: mast, pennant and sail."""
    return (
        element("ellipse", cx=0, cy=25, rx=34, ry=6, fill="#0b2d40", opacity=0.35)
        + element("path", d="M0-48V8", stroke=INK, stroke_width=3.4)
        + element("path", d=PENNANT, fill=look.fill, stroke=look.edge, stroke_width=1.4)
        + element("path", d=SAIL, fill="#fffaf0", stroke=INK, stroke_width=2, stroke_linejoin="round")
    )


def hull(look: Livery) -> str:
    return element("path", d=HULL, fill=look.fill, stroke=look.edge, stroke_width=2.4, stroke_linejoin="round")


def pirate(sheet: Sheet) -> str:
    """The pirate ship: black sails over a hull in the colour of its owner."""
    (h,), (owner,) = sheet.view.column("pirate"), sheet.view.column("pirate_owner")
    if h == NOBODY:
        return ""
    x, y = sheet.hex(h)
    look = livery(sheet.color(owner))
    return group(
        title(sheet.say("picture-pirate", seat=sheet.seat(owner), hex=str(h))),
        pirate_shape(look, sheet.stamp("skull", (0, -16))),
        words(sheet.letter(owner), DECK, LETTER, fill=look.mark, font_family=SANS, font_weight="bold"),
        transform=moved((x, y - PIRATE_RISE), PIRATE_SCALE),
    )


def pirate_shape(look: Livery, skull: str) -> str:
    """The pirate ship without its letter."""
    return (
        element("ellipse", cx=0, cy=25, rx=38, ry=7, fill="#0b2d40", opacity=0.4)
        + element("path", d="M0-50V8", stroke=INK, stroke_width=4)
        + element("path", d=PENNANT, fill=INK, stroke=CREAM, stroke_width=1)
        + element("path", d=SAIL, fill=PIRATE_SAIL, stroke=CREAM, stroke_width=1.8, stroke_linejoin="round")
        + skull
        + element("path", d=HULL, fill=look.fill, stroke=INK, stroke_width=3.4, stroke_linejoin="round")
    )
