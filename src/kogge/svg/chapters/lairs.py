"""Pirate lairs that stand."""

from kogge.svg.chapter import Chapter, Layer
from kogge.svg.elements import Point, element, group, title
from kogge.svg.ground import TOKEN
from kogge.svg.palette import CREAM, GOLD, PALISADE
from kogge.svg.sheet import Sheet


def lairs(sheet: Sheet) -> str:
    """A skull on each gold river whose lair stands."""
    return group(*(lair(sheet, h) for h, stands in enumerate(sheet.view.column("lair")) if stands))


def lair(sheet: Sheet, h: int) -> str:
    return group(title(sheet.say("picture-lair", hex=str(h))), palisade(sheet, sheet.hex(h)))


def palisade(sheet: Sheet, at: Point) -> str:
    """A lair that stands."""
    x, y = at
    return (
        element("circle", cx=x + 1.5, cy=y + 2.5, r=TOKEN + 2, fill="#000", opacity=0.3)
        + element("circle", cx=x, cy=y, r=TOKEN + 1, fill=PALISADE, stroke=GOLD, stroke_width=3.4)
        + element(
            "circle", cx=x, cy=y, r=TOKEN - 4, fill="none", stroke=CREAM, stroke_width=1.2, stroke_dasharray="3 3"
        )
        + sheet.stamp("skull", (x, y + 1), 1.35)
    )


def found(sheet: Sheet, h: int) -> list[str]:
    """In words, whether a lair stands there."""
    return [sheet.say("picture-told-hex.lair")] if sheet.view.at("lair", h, absent=0) else []


CHAPTER = Chapter("E-70", (Layer(("lair",), lairs),), found)
