"""What a board of Merchants of Europe is made of, as its file says it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from kogge.engine.topology import Cell, reading_order
from kogge.games.europe.grid import Corner, Path

NO_NUMBER = 0
NO_SPOT = -1


@dataclass(frozen=True)
class Name:
    """What something is called in each language."""

    en: str
    es: str
    de: str


@dataclass(frozen=True)
class Land:
    """A hex that yields a resource: it has a printed number, or a spot for a number token.  (M-02, M-05)"""

    cell: Cell
    name: Name
    terrain: int
    resource: int
    number: int  # printed, or NO_NUMBER
    spot: int  # colour of the spot, or NO_SPOT
    marked: bool  # does the marked token of that colour lie there at the start?


@dataclass(frozen=True)
class NamedSea:
    """Hexes that yield nothing and share a name."""

    cells: tuple[Cell, ...]
    name: Name


@dataclass(frozen=True)
class City:
    """A city space, where a kontor can stand; violet ones from the start.  (M-11, M-62, M-64)"""

    corner: Corner
    name: Name
    violet: bool
    gold: int  # for whoever founds a kontor there


@dataclass(frozen=True)
class ColorTokens:
    """The number tokens of one colour.  (M-05)"""

    marked: int
    face_down: tuple[int, ...]


@dataclass(frozen=True)
class Card:
    """A kind of development card; which one it is, its place in the table of effects says.  (M-08)"""

    count: int
    amount: int  # of what the effect gives, 0 where it gives nothing that is counted
    name: Name


@dataclass(frozen=True)
class Stock:
    """What each player has, by the number of players.  (M-03, M-04)"""

    kontors: int
    goods: int


@dataclass(frozen=True)
class EuropeStart:
    """What one colour has at the start of a first game.  (M-09)"""

    kontors: tuple[int, ...]  # cities
    route: Path  # with the caravan beside it
    cards: tuple[int, ...]  # resources


@dataclass(frozen=True)
class EuropeBoard:
    """One side of the board, with everything that its owner may correct.

    Lands and cities are in reading order, whatever their order in the file; tokens, cards and starts are in the
    order of the game's material.
    """

    name: str
    title: str
    reconstructed: tuple[str, ...]  # parts of the file that are not those of the printed game
    lands: tuple[Land, ...]
    seas: tuple[NamedSea, ...]
    paths: tuple[Path, ...]
    double_arrows: tuple[Path, ...]
    cities: tuple[City, ...]
    robber: int  # the land where the robber starts
    tokens: tuple[ColorTokens, ...]  # by colour
    stocks: dict[int, Stock]  # by number of players
    cards: tuple[Card, ...]  # by effect
    starts: dict[str, EuropeStart]  # by colour, empty where only the variable placement is known

    @cached_property
    def cells(self) -> list[Cell]:
        """The hexes of the lands: all that rules know of hexes."""
        return [land.cell for land in self.lands]

    @cached_property
    def water(self) -> set[Cell]:
        """The hexes of the seas."""
        return {cell for sea in self.seas for cell in sea.cells}

    @cached_property
    def corners(self) -> list[Corner]:
        """The intersections: every end of a path, as one reads, sea corners included.  (M-16)"""
        return sorted({end for path in self.paths for end in path}, key=reading_order)

    @cached_property
    def node(self) -> dict[Corner, int]:
        """The number of each intersection."""
        return {corner: n for n, corner in enumerate(self.corners)}

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """The paths, each by its two intersections, in the order of their numbers.  (M-16)"""
        return sorted((self.node[a], self.node[b]) for a, b in self.paths)

    def edge(self, path: Path) -> int:
        """The number of a path."""
        return self.pairs.index((self.node[path[0]], self.node[path[1]]))

    def lands_at(self, corner: Corner) -> list[int]:
        """The lands that meet at an intersection."""
        return [k for k, land in enumerate(self.lands) if land.cell in corner]

    def kind_of(self, path: Path) -> str:
        """What a path runs along: ``land``, ``coast``, ``border`` of the board or ``sea``."""
        beside = set(path[0]) & set(path[1])
        if not beside & set(self.cells):
            return "sea"
        if beside <= set(self.cells):
            return "land"
        return "coast" if beside & self.water else "border"

    def neighbours(self) -> list[list[int]]:
        """The intersections that a path joins with each intersection."""
        near: list[list[int]] = [[] for _ in self.corners]
        for a, b in self.pairs:
            near[a].append(b)
            near[b].append(a)
        return near


def reached(near: Sequence[Sequence[int]], start: int) -> dict[int, int]:
    """Every intersection that paths lead to from one, with the number of paths on a shortest way."""
    found = {start: 0}
    ahead = [start]
    for node in ahead:
        for other in near[node]:
            if other not in found:
                found[other] = found[node] + 1
                ahead.append(other)
    return found
