"""How seats look: a letter and a colour each, so that either is enough."""

from collections.abc import Sequence
from string import ascii_uppercase

from kogge.texts import Texts
from kogge.views import View

PAINT = {
    "orange": "#000000 on #ff9a30",
    "red": "#ffffff on #c41e1e",
    "blue": "#ffffff on #1c5fd4",
    "white": "#000000 on #f4f4f4",
    "green": "#ffffff on #1b7a34",
    "brown": "#ffffff on #7a4a24",
}
OTHER_PAINT = "reverse"


def letters(seats: Sequence[str]) -> list[str]:
    """A capital for each seat: the first of its name that no seat before it has."""
    taken: list[str] = []
    for name in seats:
        taken.append(next(letter for letter in name.upper() + ascii_uppercase if letter not in taken))
    return taken


def color(view: View, seat: int, texts: Texts) -> str:
    """What a seat is called, also by whoever sits there."""
    return texts.name("color", view.facts.colors[seat])


def seat_letters(view: View, texts: Texts) -> list[str]:
    """The letters of all owners of pieces, in the language of the reader."""
    return letters([color(view, seat, texts) for seat in range(len(view.facts.colors))])


def seat_paint(view: View, seat: int) -> str:
    """The style of a seat's pieces and name."""
    return paint(view.facts.colors[seat])


def paint(name: str) -> str:
    """The style of a colour, by the word of the rules."""
    return PAINT.get(name, OTHER_PAINT)
