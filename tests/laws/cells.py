"""A position read by the names of its fields, and laws that apply wherever those fields exist."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from kogge.engine.fields import BITS
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.games.referee.table import RefereeTable
from kogge.modules.score import Victory


class Cells(RefereeTable):
    """The fields of one position, which must not change, working cells included, as rows, as a column or as a cell."""

    def __init__(self, rules: Rules, s: State) -> None:
        super().__init__(rules, s, s.to_act)
        self.read: dict[str, list[list[int]]] = {}

    @property
    def resources(self) -> tuple[str, ...]:
        """What the cards in the hands are."""
        return self.rules.layout.fields["hand"].columns

    @property
    def target(self) -> int:
        """The points that win."""
        judge = self.rules.judge
        assert isinstance(judge, Victory), f"{judge} decides who wins"
        return judge.target

    def rows(self, name: str) -> list[list[int]]:
        if name not in self.read:
            field, cells = self.rules.layout.fields[name], self.column(name)
            self.read[name] = [cells[row * field.cols : (row + 1) * field.cols] for row in range(field.rows)]
        return self.read[name]

    def column(self, name: str) -> list[int]:
        """All cells of a field, one after the other."""
        if name not in self.columns:
            field = self.rules.layout.fields[name]
            self.columns[name] = self.state.cells(field.start, field.stop)
        return self.columns[name]

    def members(self, name: str, owner: int) -> set[int]:
        """The numbers that a field of sets holds for an owner."""
        words = self.rows(name)[owner]
        return {k * BITS + bit for k, word in enumerate(words) for bit in range(BITS) if word >> bit & 1}

    def beginning(self) -> "Cells":
        """The same game before anything has happened."""
        return blank(self.rules)


@lru_cache(maxsize=128)
def blank(rules: Rules) -> Cells:
    """A game before anything has happened."""
    return Cells(rules, rules.blank)


@dataclass(frozen=True)
class Change:
    """An action by its text, the position before it and the one after."""

    text: str
    before: Cells
    after: Cells

    @property
    def act(self) -> str:
        return self.text.split()[0]

    @property
    def argument(self) -> str:
        return self.text.partition(" ")[2]

    @property
    def actor(self) -> int:
        """Who did it."""
        return self.before.state.to_act


Check = Callable[[Cells], None]
CheckOfChange = Callable[[Change], None]


@dataclass(frozen=True)
class Law:
    """What holds in every position whose layout has these fields."""

    title: str
    fields: tuple[str, ...]
    check: Check

    def applies(self, cells: Cells) -> bool:
        return all(name in cells for name in self.fields)


@dataclass(frozen=True)
class LawOfChange:
    """What holds between a position and the next one, whatever the action."""

    title: str
    fields: tuple[str, ...]
    check: CheckOfChange

    def applies(self, cells: Cells) -> bool:
        return all(name in cells for name in self.fields)


LAWS: list[Law] = []
LAWS_OF_CHANGE: list[LawOfChange] = []


def law(title: str, *fields: str) -> Callable[[Check], Check]:
    """Enter a check into the laws; it applies to every game that has these fields."""

    def enter(check: Check) -> Check:
        LAWS.append(Law(title, fields, check))
        return check

    return enter


def law_of_change(title: str, *fields: str) -> Callable[[CheckOfChange], CheckOfChange]:
    """Enter a check of what an action may do; it applies to every game that has these fields."""

    def enter(check: CheckOfChange) -> CheckOfChange:
        LAWS_OF_CHANGE.append(LawOfChange(title, fields, check))
        return check

    return enter
