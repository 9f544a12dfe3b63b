"""A sheet of squared paper: characters with styles, put anywhere, cut out at the end."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from rich.text import Text

Spot = tuple[int, int]  # line and column; both may be negative


class Canvas:
    """Characters over a painted ground; what is written last is seen."""

    def __init__(self) -> None:
        self.ink: dict[Spot, tuple[str, str]] = {}
        self.ground: dict[Spot, str] = {}

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write from left to right, in a Rich style."""
        for offset, character in enumerate(text):
            self.ink[line, column + offset] = (character, style)

    def center(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write around a column; the longer half of an even text is to the right."""
        self.write(line, column - (len(text) - 1) // 2, text, style)

    def paint(self, line: int, column: int, width: int, style: str) -> None:
        """Colour the ground, beneath what is or will be written there."""
        for offset in range(width):
            self.ground[line, column + offset] = style

    def is_blank(self, line: int, column: int, width: int) -> bool:
        """Is nothing written or painted there?"""
        spots = [(line, column + offset) for offset in range(width)]
        return not any(spot in self.ink or spot in self.ground for spot in spots)

    def text(self) -> Text:
        """All that is on the sheet, without its margins."""
        spots = self.ink.keys() | self.ground.keys()
        lines = [line for line, _ in spots]
        columns = [column for _, column in spots]
        left, right = min(columns), max(columns)
        drawn = Text(no_wrap=True, end="")
        for line in range(min(lines), max(lines) + 1):
            drawn.append_tokens(self.line(line, left, right))
            drawn.append("\n")
        drawn.right_crop()
        return drawn

    def line(self, line: int, left: int, right: int) -> Iterator[tuple[str, str | None]]:
        """One line, its characters of equal style taken together."""
        cells = [self.cell((line, column)) for column in range(left, right + 1)]
        for style, run in groupby(cells, key=itemgetter(1)):
            yield "".join(character for character, _ in run), style or None

    def cell(self, spot: Spot) -> tuple[str, str]:
        """A character and its style, ground included."""
        character, style = self.ink.get(spot, (" ", ""))
        ground = self.ground.get(spot)
        return character, f"{ground} {style}" if ground else style


def size(text: Text) -> tuple[int, int]:
    """Width and height of a text in characters."""
    lines = text.plain.split("\n")
    return max(map(len, lines)), len(lines)
