"""The lower part of a seat's card: what it has, what it has learnt, and the pieces left to it."""

from collections.abc import Callable

from kogge.games.isles.spices import ADVANTAGE_WORDS
from kogge.svg.ashore import counted, teaching
from kogge.svg.elements import Point, group, moved, words
from kogge.svg.freight import figure
from kogge.svg.palette import INK
from kogge.svg.pieces import HARBOUR_SETTLEMENT, SETTLEMENT, home_piece, road_piece
from kogge.svg.sheet import Sheet
from kogge.svg.ships import ship_piece

HEIGHT = 104
FIRST, SECOND = 22, 72  # the lines
BESIDE = 22  # a piece, its count
LEFT_FIELDS = ("roads", "settlements", "harbour_settlements", "ships", "settlers", "crews")


def holdings(sheet: Sheet, p: int, width: float) -> str:
    """Gold, cards and advantages; below them the pieces that are not on the board."""
    across = (width - 36) / len(LEFT_FIELDS)
    left = [
        item(piece(sheet, p), (30 + across * k, SECOND), str(n))
        for k, (piece, n) in enumerate((PIECES[name], n) for name, n in left_of(sheet, p).items())
    ]
    return purse(sheet, p) + learnt(sheet, p, width) + group(*left)


def left_of(sheet: Sheet, p: int) -> dict[str, int]:
    """How many pieces of each kind a seat has not on the board."""
    names = [name for name in LEFT_FIELDS if sheet.has(f"{name}_left")]
    return {name: sheet.view.column(f"{name}_left")[p] for name in names}


def purse(sheet: Sheet, p: int) -> str:
    gold, cards = sheet.view.column("gold")[p], sheet.view.column("hand_size")[p]
    return item(sheet.stamp("coin", (0, 0), 1.2), (30, FIRST), str(gold)) + item(
        sheet.stamp("cards", (0, 0), 1.2), (112, FIRST), str(cards)
    )


def learnt(sheet: Sheet, p: int, width: float) -> str:
    """What villages have taught the seat, on the right."""
    lessons = advantages(sheet, p)
    places = [(width - 34 - 56 * (len(lessons) - 1 - k), FIRST) for k in range(len(lessons))]
    return group(*(teaching(sheet, lesson, at, 0.95) for lesson, at in zip(lessons, places, strict=True)))


def advantages(sheet: Sheet, p: int) -> list[str]:
    """What the villages in which the seat has a crew have taught it."""
    if not sheet.has("village", "crews_ashore"):
        return []
    kinds = sheet.view.column("village")
    there = [h for h, kind in enumerate(kinds) if kind >= 0 and sheet.view.row("crews_ashore", h)[p]]
    return [ADVANTAGE_WORDS[kind] for kind in sorted(kinds[h] for h in there)]


def item(art: str, at: Point, text: str) -> str:
    """A thing and how many there are."""
    beside = words(text, (at[0] + BESIDE, at[1]), 20, fill=INK, text_anchor="start")
    return group(art, transform=moved(at)) + beside


def told_holdings(sheet: Sheet, p: int) -> list[str]:
    """The same in words."""
    has = [f"{sheet.view.column('gold')[p]} gold", counted(sheet.view.column("hand_size")[p], "card")]
    left = [counted(n, name[:-1].replace("_", " ")) for name, n in left_of(sheet, p).items()]
    return [*has, *(lesson.replace("_", " ") for lesson in advantages(sheet, p)), f"left: {', '.join(left)}"]


def small(art: str, scale: float, down: float = 0) -> str:
    return group(art, transform=moved((0, down), scale))


PIECES: dict[str, Callable[[Sheet, int], str]] = {
    "roads": lambda sheet, p: small(road_piece(sheet, p, (0, 0), -60), 0.5),
    "settlements": lambda sheet, p: small(home_piece(sheet, p, SETTLEMENT), 0.62, 2),
    "harbour_settlements": lambda sheet, p: small(home_piece(sheet, p, HARBOUR_SETTLEMENT), 0.62, 2),
    "ships": lambda sheet, p: small(ship_piece(sheet, p, "", 0), 0.5, 5),
    "settlers": lambda sheet, p: figure(sheet, p, "settler", (0, 0), 1.05),
    "crews": lambda sheet, p: figure(sheet, p, "crew", (0, 0), 1.05),
}
