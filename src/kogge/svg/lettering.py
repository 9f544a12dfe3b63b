"""Names on the board: how wide they are, where they break, and places for them where they hide nothing."""

from collections.abc import Sequence
from math import hypot, inf

from kogge.svg.elements import Point, words

Box = tuple[Point, Point]  # a middle, and half of width and height

NARROW, WIDE = frozenset("fijlrtI.,'- \u00a0"), frozenset("mwMWÆŒ&")
BETWEEN_LINES = 1.08


def width(text: str, size: float) -> float:
    """About how wide a text is, in a bold or a wide face."""
    return size * sum(0.36 if letter in NARROW else 0.92 if letter in WIDE else 0.61 for letter in text)


def lines_of(text: str, longest: int) -> list[str]:
    """A name in one line, or broken at the blank nearest to its middle if it is longer."""
    blanks = [k for k, letter in enumerate(text) if letter == " "]
    if len(text) <= longest or not blanks:
        return [text]
    cut = min(blanks, key=lambda k: abs(2 * k - len(text)))
    return [text[:cut], text[cut + 1 :]]


def span(lines: Sequence[str], at: Point, size: float, **attributes: str | float | None) -> str:
    """Lines of text below each other, around a point."""
    top = at[1] - size * BETWEEN_LINES * (len(lines) - 1) / 2
    placed = [(at[0], top + size * BETWEEN_LINES * k) for k in range(len(lines))]
    return "".join(words(text, place, size, **attributes) for text, place in zip(lines, placed, strict=True))


def fitting(lines: Sequence[str], size: float, room: float) -> float:
    """The size at which lines fit into a room, or the usual size if they do so anyway."""
    return min(size, size * room / max(1, *(width(text, size) for text in lines)))


def room_of(lines: Sequence[str], at: Point, size: float) -> Box:
    """The room that lines of text take around a point."""
    return at, (max(width(text, size) for text in lines) / 2, size * (0.5 + BETWEEN_LINES * (len(lines) - 1) / 2))


def wrapped(text: str, size: float, room: float) -> list[str]:
    """A sentence in as many lines as it needs, in a plain face; a hard blank does not part words."""
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and 0.86 * width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def shrunk(text: str, size: float, room: float, most: int) -> tuple[list[str], float]:
    """A sentence in the height of so many lines, and the share of the size at which it fits there."""
    share = 1.0
    while len(lines := wrapped(text, share * size, room)) > most / share:
        share *= 0.95
    return lines, share


def overlap(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    (x, y), (width, height) = one
    (ox, oy), (owidth, oheight) = other
    across = min(x + width, ox + owidth) - max(x - width, ox - owidth)
    down = min(y + height, oy + oheight) - max(y - height, oy - oheight)
    return across * down if across > 0 and down > 0 else 0


def clearest(boxes: Sequence[Box], taken: Sequence[Box]) -> Box:
    """The first box that hides nothing, or else the one that hides least."""
    best, least = boxes[0], inf
    for box in boxes:
        hidden = sum(overlap(box, other) for other in taken)
        if hidden < least:
            best, least = box, hidden
        if not hidden:
            break
    return best


def distance(at: Point, box: Box) -> float:
    """How far a point is from the rim of a box, 0 if it lies inside."""
    (x, y), (half, high) = box
    return hypot(max(0.0, abs(at[0] - x) - half), max(0.0, abs(at[1] - y) - high))


def near(at: Point, taken: Sequence[Box], reach: float) -> list[Box]:
    """The boxes whose middles lie so near to a point that something beside it could touch them."""
    return [box for box in taken if abs(box[0][0] - at[0]) < reach and abs(box[0][1] - at[1]) < reach]
