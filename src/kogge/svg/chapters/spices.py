"""Villages, their sacks, and what they teach."""

from functools import partial

from kogge.engine.state import NOBODY
from kogge.svg.chapter import Chapter, Gain, Layer
from kogge.svg.elements import Point, element, group, title, words
from kogge.svg.ground import TOKEN
from kogge.svg.palette import INK, PALISADE, SANS
from kogge.svg.sheet import Sheet
from kogge.svg.waters import die

BOARD = "#f3e3c3"
ON_CARD = 0.95  # of its size is a lesson on the card of a seat


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


def found(sheet: Sheet, h: int) -> list[str]:
    """In words, what the village there teaches, and its sacks."""
    advantage = sheet.view.at("village", h)
    if advantage == NOBODY:
        return []
    return [lesson(sheet, sheet.facts.lessons[advantage]), told_sacks(sheet, sheet.view.column("village_sacks")[h])]


def learnt(sheet: Sheet, p: int) -> list[Gain]:
    """What the villages in which the seat has a crew have taught it."""
    kinds, crews = sheet.view.get("village"), sheet.view.rows("crews_ashore")
    there = sorted(kind for h, kind in enumerate(kinds) if kind >= 0 and crews[h][p])
    lessons = [sheet.facts.lessons[kind] for kind in there]
    return [Gain(lesson(sheet, one), partial(teaching, sheet, one, scale=ON_CARD)) for one in lessons]


def told_sacks(sheet: Sheet, n: int) -> str:
    return sheet.say("picture-sacks", n=n)


def lesson(sheet: Sheet, advantage: str) -> str:
    """What a village teaches, in words."""
    return sheet.texts.name("picture-lesson", advantage)


CHAPTER = Chapter("E-90", (Layer(("village", "village_sacks"), villages),), found, learnt)
