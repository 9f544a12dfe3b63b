"""What modules say of themselves that no position changes: prices, supplies, rates and the like.

A module tells its facts to the layout while a game is assembled, from the very numbers that its rules use.
``kogge.games.facts`` makes one object of all that a game's modules have told.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Owners:
    """The colour of each owner of pieces: the seats, then the neutral ones that nobody plays."""

    colors: tuple[str, ...]


@dataclass(frozen=True)
class Currency:
    """The resources by name, in the order of every hand, and how many cards of each there are."""

    resources: tuple[str, ...]
    bank: int


@dataclass(frozen=True)
class Cost:
    """What an act costs: cards by resource, or gold."""

    act: str
    price: Mapping[str, int]


@dataclass(frozen=True)
class Supply:
    """Pieces of a kind: how many each player has, or all share, and the field that counts those that are left."""

    piece: str
    count: int
    field: str
    shared: bool = False


@dataclass(frozen=True)
class Goal:
    """What wins: so many points, or goods."""

    count: int
    of: str = "points"


@dataclass(frozen=True)
class Worth:
    """The points that a thing is worth to whoever has it."""

    thing: str
    points: int


@dataclass(frozen=True)
class Crop:
    """The cards that a settlement gets from a hex whose number is rolled, and those of what it can grow into."""

    settlement: int
    greater: int


@dataclass(frozen=True)
class Award:
    """A card for having most of something: from how many on, and its points."""

    name: str
    least: int
    points: int


@dataclass(frozen=True)
class CardCount:
    """A kind of development card, and how many there are."""

    name: str
    count: int


@dataclass(frozen=True)
class Effect:
    """A development card that can be played, the act that plays it, and how much it gives, where that is counted."""

    card: str
    act: str
    amount: int


@dataclass(frozen=True)
class Rate:
    """How many equal cards the bank takes for another, where nothing betters it."""

    cards: int


@dataclass(frozen=True)
class HarborKind:
    """What a harbour is for, and its rate; the numbers of harbours follow the order of their kinds."""

    name: str
    rate: int


@dataclass(frozen=True)
class Treasury:
    """Gold: of each player at the start, for a resource, how often a turn, and the equal cards that bring one."""

    start: int
    price: int
    purchases: int
    equal_cards: int


@dataclass(frozen=True)
class Payment:
    """Gold that somebody gets, or owes, on an occasion."""

    occasion: str
    gold: int


@dataclass(frozen=True)
class Trip:
    """How far a piece goes in a turn: some steps free, and more for each card of a good, once or at will.

    ``room`` pieces may end their way at the same place.
    """

    piece: str
    act: str
    steps: int
    more: int
    good: str
    once: bool
    room: int


@dataclass(frozen=True)
class Track:
    """A mission: the points at each step of its track, from the start on, and those of the card for the lead."""

    mission: str
    points: tuple[int, ...]
    card: int


@dataclass(frozen=True)
class Stowage:
    """What the holds of ships, and the basins that count on from them, carry: pieces, and the loads they make."""

    ships: int
    basins: int
    pieces: tuple[str, ...]
    loads: tuple[str, ...]
    contents: tuple[tuple[int, ...], ...]  # of each load, how many of each piece


@dataclass(frozen=True)
class Lessons:
    """What can be learnt for good, in the order of their numbers."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Places:
    """Hexes, intersections or paths that are marked on the board."""

    kind: str
    of: str
    at: tuple[int, ...]


@dataclass(frozen=True)
class TokenColor:
    """The number tokens of a colour: the one that lies on the board at the start, and those face down."""

    color: str
    marked: int
    face_down: tuple[int, ...]


@dataclass(frozen=True)
class Print:
    """What is printed on the hexes of a board: their landscapes, and the colours of their spots for tokens."""

    landscapes: tuple[str, ...]
    spots: tuple[str, ...]  # empty where there is none


@dataclass(frozen=True)
class CoastGold:
    """The gold that is shown at intersections, for whoever founds there first."""

    at: Mapping[int, int]


@dataclass(frozen=True)
class Throw:
    """In how many ways the dice make each total."""

    ways: tuple[int, ...]


@dataclass(frozen=True)
class Count:
    """A number of the rules that stands alone."""

    name: str
    n: int
