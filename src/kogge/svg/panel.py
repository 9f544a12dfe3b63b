"""Panels below the seats' cards: a title, and what is drawn below it."""

from collections.abc import Sequence
from dataclasses import dataclass

from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.lettering import fitting
from kogge.svg.palette import CREAM, INK, SANS

PANEL = (354, 196)
GAP = 18


@dataclass(frozen=True)
class Panel:
    """What a panel shows, drawn from its top left corner, the same in words, and a sign for it."""

    name: str
    told: str
    drawn: str
    sign: str


def panel(one: Panel, at: Point) -> str:
    """A panel with its top left corner at a point."""
    width, height = PANEL
    return group(
        title(one.told),
        element("rect", x=0, y=0, width=width, height=height, rx=12, fill=CREAM, stroke=INK, stroke_width=1.5),
        group(one.sign, transform=moved((32, 30))),
        words(
            one.name, (58, 30), fitting([one.name], 22, width - 72), text_anchor="start", fill=INK, font_weight="bold"
        ),
        one.drawn,
        transform=moved(at),
        font_family=SANS,
    )


def rows(panels: Sequence[Panel], width: float) -> list[Sequence[Panel]]:
    """As many panels side by side as there is room for, in rows of about the same length."""
    most = max(1, int((width + GAP) // (PANEL[0] + GAP)))
    lines = -(-len(panels) // most)
    size = -(-len(panels) // lines) if lines else 1
    return [panels[k : k + size] for k in range(0, len(panels), size)]


def row_width(n: int) -> float:
    return n * (PANEL[0] + GAP) - GAP
