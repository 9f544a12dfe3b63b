"""What came out of many games, counted in whole numbers: the order of the games doesn't matter."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

Z = 1.959964  # standard deviations to each side that hold 95%


@dataclass(frozen=True)
class Ending:
    """How one game ended: won by nobody, by one seat, or shared.  ``points`` are those that everyone could see."""

    actions: int
    turns: int
    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass
class Standing:
    """What one seat, or one bot, has reached.  A win that is shared is a win; ``shared`` says how many were."""

    played: int = 0
    won: int = 0
    points: int = 0
    shared: int = 0

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95% confidence."""
        return wilson(self.won, self.played)

    @property
    def mean_points(self) -> float:
        return self.points / self.played if self.played else 0.0

    def add(self, other: "Standing") -> None:
        self.played += other.played
        self.won += other.won
        self.points += other.points
        self.shared += other.shared


@dataclass
class Tally:
    """The results of a number of games, by seat and by bot."""

    seats: list[Standing]
    bots: dict[str, Standing] = field(default_factory=dict)
    drawn: int = 0  # games without a winner
    shared: int = 0  # games with several
    turns: Counter[int] = field(default_factory=Counter)
    actions: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(cls, bots: Sequence[str]) -> "Tally":
        """An empty tally for these bots."""
        return cls([Standing() for _ in bots], {name: Standing() for name in bots})

    @property
    def games(self) -> int:
        return self.actions.total()

    def count(self, ending: Ending, seated: Sequence[str]) -> None:
        """Add a game in which these bots sat in these seats."""
        is_shared = len(ending.winners) > 1
        for seat, name in enumerate(seated):
            won = seat in ending.winners
            result = Standing(1, int(won), ending.points[seat], int(won and is_shared))
            self.seats[seat].add(result)
            self.bots[name].add(result)
        self.drawn += not ending.winners
        self.shared += is_shared
        self.turns[ending.turns] += 1
        self.actions[ending.actions] += 1

    def add(self, other: "Tally") -> None:
        """Add other games between the same bots."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for name, standing in other.bots.items():
            self.bots[name].add(standing)
        self.drawn += other.drawn
        self.shared += other.shared
        self.turns += other.turns
        self.actions += other.actions


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95% interval of Wilson for a share: it stays between 0 and 1, also for few games."""
    if not played:
        return 0.0, 1.0
    share = won / played
    spread = Z * sqrt(share * (1 - share) / played + Z * Z / (4 * played * played))
    middle = share + Z * Z / (2 * played)
    scale = 1 + Z * Z / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(counts: Counter[int]) -> float:
    """The mean of numbers that are given by how often each occurs."""
    return sum(number * times for number, times in counts.items()) / counts.total()


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest number that at least this share of the numbers do not exceed."""
    wanted = share * counts.total()
    seen = 0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= wanted:
            return number
    raise ValueError("no numbers")
