"""What fields are made of: the things they have a row or a column for, and what their numbers mean."""

from dataclasses import dataclass, replace

from kogge.engine.state import NOBODY

PLENTY = 10**9  # more than any game counts, and far from where a cell would overflow
MANY = 1_000_000  # more than any game counts of what has no limit of its own, and far from where sums overflow
BITS = 30  # of a set in a cell: as many as a C int holds without meeting its sign


@dataclass(frozen=True)
class Axis:
    """Things that are numbered from 0: the seats, the hexes, the resources.

    ``words`` name each, where they have names. If the number of things differs from game to game, the size is 0 until
    the layout of a game says how many it has.
    """

    of: str
    size: int = 0
    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        assert not self.words or len(self.words) == self.size, f"{self.of}: {self.size} things, {self.words}"

    @classmethod
    def named(cls, of: str, words: tuple[str, ...]) -> "Axis":
        """Things with a name each."""
        return cls(of, len(words), words)


TABLE = Axis("table", 1)  # of what there is once in a game
SEAT = Axis("seat")
COLOR = Axis("color")  # the seats, then the neutral colours that nobody plays
STEP = Axis("step")
HEX = Axis("hex")
INTERSECTION = Axis("intersection")
PATH = Axis("path")


@dataclass(frozen=True)
class Holds:
    """What the numbers of a field can be, from ``low`` to ``high``, and what they mean.

    With an ``axis`` each is the number of one of its things, otherwise it is a count. ``told`` are numbers that mean
    something of their own, with the word for it, as -1 for nobody. A set of so many ``members`` is kept as bits, over
    as many columns as it takes.
    """

    low: int = 0
    high: int = PLENTY
    axis: Axis | None = None
    told: tuple[tuple[int, str], ...] = ()
    members: int = 0

    def on(self, axis: Axis) -> "Holds":
        """The same, once it is known how many things the axis has."""
        return replace(self, high=axis.size - 1, axis=axis)

    def most(self, col: int) -> int:
        """The highest number in a column: of a set, with a bit for each of its members."""
        return self.high if not self.members else (1 << min(BITS, self.members - col * BITS)) - 1

    def word(self, value: int) -> str:
        """What a number means, where it has a name."""
        if self.axis is not None and 0 <= value < len(self.axis.words):
            return self.axis.words[value]
        return dict(self.told).get(value, "")


def one(axis: Axis, none: str = "") -> Holds:
    """The number of one of these things.  With ``none`` it can be -1 as well, and this is the word for that."""
    return Holds(NOBODY if none else 0, axis.size - 1, axis, ((NOBODY, none),) if none else ())


def up_to(most: int, none: str = "") -> Holds:
    """A count, up to so many; ``none`` says what 0 means, where that is not plain."""
    return Holds(0, most, told=((0, none),) if none else ())


def between(low: int, high: int, *told: tuple[int, str]) -> Holds:
    """A number in these bounds, of which some have a meaning of their own."""
    return Holds(low, high, told=told)


def set_of(members: int) -> Holds:
    """A set that can have so many members, a bit for each."""
    return Holds(0, (1 << BITS) - 1, members=members)


ANYTHING = Holds(-PLENTY, PLENTY)
COUNT = up_to(PLENTY)
CHANGE = Holds(-MANY, MANY)  # more or less of something
YES_NO = one(Axis.named("claim", ("no", "yes")))
SEAT_OR_NOBODY = one(SEAT, none="nobody")
COLOR_OR_NOBODY = one(COLOR, none="nobody")
HEX_OR_NONE = one(HEX, none="none")
INTERSECTION_OR_NONE = one(INTERSECTION, none="none")
PATH_OR_NONE = one(PATH, none="none")
