"""What a player must know of a board, written below it."""

from kogge.svg.elements import element, group, moved, title, words
from kogge.svg.ground import RIM, sea_width
from kogge.svg.lettering import wrapped
from kogge.svg.palette import CREAM, INK, PARCHMENT_EDGE, SANS
from kogge.svg.sheet import Sheet

SIZE, BETWEEN_LINES = 21, 1.3
BESIDE = 62  # from the left edge to the text
PADDING = 15
ABOVE = 22  # from the board


def note(sheet: Sheet) -> str:
    """The note in its box; nothing if the board needs none."""
    text = sheet.called(sheet.chart.note)
    if not text:
        return ""
    left, _, right, bottom = sheet.bounds()
    lines, wide, high = note_lines(sheet), note_width(sheet), box_height(sheet)
    rows = [
        words(line, (BESIDE, PADDING + SIZE * BETWEEN_LINES * (k + 0.5)), SIZE, text_anchor="start", fill=INK)
        for k, line in enumerate(lines)
    ]
    sign = element("circle", cx=32, cy=high / 2, r=17, fill=PARCHMENT_EDGE) + words(
        "i", (32, high / 2), 24, fill=CREAM, font_weight="bold"
    )
    return group(
        title(text),
        element("rect", x=0, y=0, width=wide, height=high, rx=12, fill=CREAM, stroke=PARCHMENT_EDGE, stroke_width=2.5),
        sign,
        *rows,
        transform=moved(((left + right - wide) / 2, bottom + sea_width(sheet) + RIM + ABOVE)),
        font_family=SANS,
    )


def note_width(sheet: Sheet) -> float:
    left, _, right, _ = sheet.bounds()
    return right - left + 2 * sea_width(sheet)


def note_lines(sheet: Sheet) -> list[str]:
    return wrapped(sheet.called(sheet.chart.note), SIZE, note_width(sheet) - BESIDE - 2 * PADDING)


def box_height(sheet: Sheet) -> float:
    return len(note_lines(sheet)) * SIZE * BETWEEN_LINES + 2 * PADDING


def note_height(sheet: Sheet) -> float:
    """The room that the note takes below the board."""
    return ABOVE + box_height(sheet) if sheet.called(sheet.chart.note) else 0
