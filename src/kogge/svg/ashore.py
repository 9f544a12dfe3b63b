"""Crews on the land beyond the sea."""

from kogge.svg.elements import group, title
from kogge.svg.freight import figure
from kogge.svg.sheet import Sheet

CREW_SIZE = 1.3
CREWS_APART = 27


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
