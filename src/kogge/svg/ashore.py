"""What is on the land beyond the sea: lairs, villages and their sacks, and crews."""

from kogge.svg.elements import Point, element, group, title, words
from kogge.svg.freight import figure
from kogge.svg.ground import TOKEN
from kogge.svg.palette import CREAM, GOLD, INK, SANS
from kogge.svg.sheet import Sheet
from kogge.svg.waters import die

PALISADE = "#3b302b"
BOARD = "#f3e3c3"
CREW_SIZE = 1.3
CREWS_APART = 27


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


def villages(sheet: Sheet) -> str:
    """What each spice village teaches, and the sacks that it still has."""
    sacks = sheet.view.column("village_sacks")
    named = enumerate(sheet.view.column("village"))
    return group(*(village(sheet, h, sheet.facts.lessons[kind], sacks[h]) for h, kind in named if kind >= 0))


def village(sheet: Sheet, h: int, advantage: str, sacks: int) -> str:
    x, y = sheet.hex(h)
    return group(
        title(
            sheet.say("picture-village", hex=str(h), lesson=lesson(sheet, advantage), sacks=told_sacks(sheet, sacks))
        ),
        sign(sheet, advantage, (x, y)),
        sheet.stamp("sack", (x + 46, y), 1.15) if sacks else "",
        words(str(sacks), (x + 67, y + 1), 19, fill=INK, font_family=SANS, font_weight="bold") if sacks else "",
    )


def sign(sheet: Sheet, advantage: str, at: Point) -> str:
    """The board of a village, with what it teaches."""
    x, y = at
    shadow = element("circle", cx=x + 1.5, cy=y + 2.5, r=TOKEN, fill="#000", opacity=0.28)
    board = element("circle", cx=x, cy=y, r=TOKEN, fill=BOARD, stroke="#6b3f78", stroke_width=3)
    return shadow + board + teaching(sheet, advantage, at)


def teaching(sheet: Sheet, advantage: str, at: Point, scale: float = 1) -> str:
    """What a village teaches: a sail and +1, a coin, or the number that scares pirates."""
    x, y = at
    face = advantage.rpartition("_")[2]
    if face.isdecimal():
        return (
            element("circle", cx=x - 9 * scale, cy=y - 5 * scale, r=14 * scale, fill=PALISADE)
            + sheet.stamp("skull", (x - 9 * scale, y - 4 * scale), 0.8 * scale)
            + die((x + 11 * scale, y + 9 * scale), int(face), 0.58 * scale)
        )
    if advantage == "swift_voyage":
        plus = words("+1", (x + 14 * scale, y - 7 * scale), 15 * scale, font_family=SANS, font_weight="bold", fill=INK)
        return sheet.stamp(advantage, (x - 7 * scale, y), 0.95 * scale) + plus
    return sheet.stamp(advantage, (x + 3 * scale, y), scale)


def crews(sheet: Sheet) -> str:
    """The crews on each hex, in the colours of their owners."""
    return group(*(landed(sheet, h, row) for h, row in enumerate(sheet.view.rows("crews_ashore")) if any(row)))


def landed(sheet: Sheet, h: int, crews: list[int]) -> str:
    """Crews in a line below the middle of the hex."""
    x, y = sheet.hex(h)
    owners = [p for p, n in enumerate(crews) for _ in range(n)]
    left = x - CREWS_APART * (len(owners) - 1) / 2
    figures = [figure(sheet, p, "crew", (left + CREWS_APART * k, y + 50), CREW_SIZE) for k, p in enumerate(owners)]
    return group(title(sheet.at(sheet.titled("hex", h), told_crews(sheet, crews))), *figures)


def told_crews(sheet: Sheet, crews: list[int]) -> str:
    """Crews in words: ``2 blue crews, 1 red crew``."""
    return sheet.listed(sheet.say("picture-crews", n=n, seat=sheet.seat(p)) for p, n in enumerate(crews) if n)


def told_sacks(sheet: Sheet, n: int) -> str:
    return sheet.say("picture-sacks", n=n)


def lesson(sheet: Sheet, advantage: str) -> str:
    """What a village teaches, in words."""
    return sheet.texts.name("picture-lesson", advantage)
