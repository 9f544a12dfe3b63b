"""How an act is read in the rulebook: at which steps it is open, and by what it is barred there."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from kogge.games.referee.table import RefereeTable

Told = int | str | Mapping[str, int]  # the number of something, a word, or goods with their counts
Parts = Mapping[str, Told]
Check = Callable[..., Parts | None]  # of a table and the values of an act's parts
# By part, what it is of: a noun of the games, ``goods``, ``count``, ``step``, ``act`` or ``word``
Slots = Mapping[str, str]
NOTHING: Parts = MappingProxyType({})  # is told of a bar that says it all


@dataclass(frozen=True)
class Objection:
    """What stands against an action: the rule by its id, a key by which people are told, and what they are told."""

    rule: str
    key: str
    parts: Parts = field(default_factory=dict)
    slots: Slots = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class Bar:
    """One way in which a rule forbids an act.

    ``check`` gets the table and the values of the act's parts; it returns what is to be told of them if the act is
    barred, and ``None`` if it is not, or if the question makes no sense because of another bar.
    """

    rule: str
    key: str
    check: Check
    slots: Slots = field(default_factory=dict)

    def under(self, rule: str) -> "Bar":
        """The same, as another row of a rulebook says it."""
        return replace(self, rule=rule)

    def objection(self, table: RefereeTable, values: tuple[int, ...]) -> Objection | None:
        """What it says against an action, if anything."""
        parts = self.check(table, *values)
        return None if parts is None else Objection(self.rule, self.key, parts, self.slots)


def bar(rule: str, key: str, **slots: str) -> Callable[[Check], Bar]:
    """Make a bar of a check: ``@bar("B-15", "too_near", neighbour="intersection")``."""
    return lambda check: Bar(rule, key, check, slots)


@dataclass(frozen=True)
class Reading:
    """An act as the rulebook has it: the steps at which it may be done, and what bars it, the most telling first.

    ``when`` is the rule that says at what time, and ``whose`` the one that says in whose turn it is done, if it is not
    the rule of its step, or of turns.
    """

    act: str
    at: tuple[str, ...]
    bars: tuple[Bar, ...] = ()
    by_chance: bool = False
    when: str = ""
    whose: str = ""

    @property
    def rules(self) -> set[str]:
        """All rules that this cites."""
        return {one.rule for one in self.bars} | ({self.when, self.whose} - {""})

    def objections(self, table: RefereeTable, values: tuple[int, ...]) -> Iterator[Objection]:
        """What stands against the act with these parts, at a step at which it may be done."""
        for one in self.bars:
            found = one.objection(table, values)
            if found is not None:
                yield found


@dataclass(frozen=True)
class Stage:
    """A step, the rule that it comes from, and when in a turn it is: what interrupts a turn has no time of its own."""

    step: str
    rule: str
    time: int | None = None
