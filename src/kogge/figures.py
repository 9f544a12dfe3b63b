"""What statistics of one game are made of."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction

Goods = Mapping[str, int]  # how many of each good, by name

UNKNOWN = "unknown"  # goods that those may not know to whom the statistics are told


@dataclass(frozen=True)
class SeatStatistics:
    """What one seat got, gave and scored.

    ``gained`` and ``given`` have all goods that came to the seat and left it, by cause and by name: their difference
    is what it holds more now than at the beginning. ``spent`` says on what it spent what it gave for ``building``,
    and ``bought`` how often. ``kept_back`` is what the robber cost. ``sources`` says where the points come from;
    a settlement that becomes something greater takes its own point back. ``expected_production`` is what all rolls
    of the game were to be expected to bring the seat, with the homes, the robber and the bank as they were at each.
    """

    seat: int
    color: str
    player: str
    points: int
    gained: Mapping[str, Goods]
    given: Mapping[str, Goods]
    spent: Mapping[str, Goods]
    bought: Mapping[str, int]
    kept_back: Goods
    sources: Mapping[str, int]
    expected_production: Mapping[str, float]

    def total(self, side: str, cause: str) -> int:
        """How many goods the seat ``gained`` or ``given`` by a cause."""
        flows: Mapping[str, Goods] = {"gained": self.gained, "given": self.given}[side]
        return sum(flows.get(cause, {}).values())


@dataclass(frozen=True)
class Statistics:
    """A game in figures, as far as somebody may know it.

    ``rolls`` is how often each total was rolled, ``expected`` how often that is to be expected of so many rolls.
    ``short`` is what rolls owed and the bank did not have. ``race`` has the points of every seat at the end of each
    turn; turn 0 is what comes before the first.
    """

    scenario: str
    seed: int | None  # of a game whose luck is sealed, none
    actions: int
    turns: int
    is_over: bool
    winners: Sequence[int]
    goods: Sequence[str]
    rolls: Mapping[int, int]
    expected: Mapping[int, float]
    short: Goods
    seats: Sequence[SeatStatistics]
    race: Mapping[int, Sequence[int]]

    def to_dict(self) -> dict[str, object]:
        """All of it as plain values, ready for JSON."""
        told = asdict(self)
        for name in ("rolls", "expected", "race"):
            told[name] = {str(key): value for key, value in told[name].items()}
        return told


def expected(rolls: int) -> dict[int, float]:
    """How often two dice show each total in so many rolls.

    >>> expected(36)[7], expected(18)[2]
    (6.0, 0.5)
    """
    return {total: float(Fraction(rolls * (6 - abs(total - 7)), 36)) for total in range(2, 13)}
