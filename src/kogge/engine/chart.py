"""What is printed on a board, for people to find their way."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kogge.engine.topology import Cell

LANGUAGES = ("en", "es", "de")

Called = Mapping[str, str]  # a name by language


@dataclass(frozen=True)
class Chart:
    """Names and marks printed on a board: the same in every position of a game.

    ``names`` and ``marks`` are by what they are of (``hex``, ``intersection``, ``path``, ``card``), as acts say it.
    A place without a name has an empty one, a place without a mark a 0.
    """

    names: Mapping[str, Sequence[Called]] = field(default_factory=dict)
    marks: Mapping[str, Mapping[str, Sequence[int]]] = field(default_factory=dict)
    waters: Sequence[tuple[Called, Sequence[Cell]]] = ()
    note: Called = field(default_factory=dict)  # what a player must know of this board

    def name(self, of: str, place: int, language: str = "en") -> str:
        """What a place is called, or nothing."""
        named = self.names.get(of)
        return named[place].get(language, "") if named else ""

    def mark(self, of: str, kind: str, place: int) -> int:
        """The mark of a kind at a place, 0 if there is none."""
        marked = self.marks.get(of, {}).get(kind)
        return marked[place] if marked else 0
