"""The table as whoever asks the referee sees it."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Self, TypeVar

from kogge.engine.layout import WORKING
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.games.facts import facts_of

Found = TypeVar("Found")


class RefereeTable:
    """One position, which must not change, for one asker: a seat, or ``CHANCE``, who sees everything.

    In the position of a seat all that it may not see is hidden already: what the referee says can't tell a secret.
    """

    def __init__(self, rules: Rules, s: State, asker: int) -> None:
        self.rules = rules
        self.topo = rules.topo
        self.facts = facts_of(rules)
        self.players: int = rules.players
        self.state = s
        self.asker = asker
        self.step: str = rules.steps[s.step].name
        self.columns: dict[str, list[int]] = {}
        self.found: dict[Callable[..., Any], Any] = {}

    @property
    def steps(self) -> frozenset[str]:
        """The steps that this game has."""
        return steps_of(self.rules)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.state.step == OVER

    @property
    def is_up_to_chance(self) -> bool:
        """Does chance decide now?"""
        return self.state.to_act == CHANCE

    @property
    def resources(self) -> tuple[str, ...]:
        """What the cards in the hands are."""
        return self.facts.resources

    def __contains__(self, field: str) -> bool:
        return field in self.rules.layout.fields

    def column(self, name: str) -> list[int]:
        """All cells of a field, one after the other; none in a game without it."""
        if name not in self.columns:
            field = self.rules.layout.find(name)
            assert field.seen_by != WORKING, f"{name} is kept for speed: the referee works it out anew"
            self.columns[name] = self.state.cells(field.start, field.stop)
        return self.columns[name]

    def rows(self, name: str) -> list[list[int]]:
        """A field row by row."""
        cols, cells = self.rules.layout.find(name).cols, self.column(name)
        return [cells[start : start + cols] for start in range(0, len(cells), cols)] if cols else []

    def row(self, name: str, row: int) -> list[int]:
        """One row of a field."""
        cols = self.rules.layout.find(name).cols
        return self.column(name)[row * cols : (row + 1) * cols]

    def mine(self, name: str) -> list[int]:
        """The asker's own row of a field."""
        return self.row(name, self.asker)

    def own(self, name: str) -> int:
        """The asker's own cell of a field that has one for each seat."""
        return self.column(name)[self.asker]

    def cell(self, name: str) -> int:
        """The only cell of a field."""
        (value,) = self.column(name)
        return value

    def beginning(self) -> "RefereeTable":
        """The same game before anything has happened."""
        return blank(self.rules)

    def once(self, work_out: Callable[[Self], Found]) -> Found:
        """What this works out from the position, which is done at the first asking only."""
        if work_out not in self.found:
            self.found[work_out] = work_out(self)
        found: Found = self.found[work_out]
        return found


@lru_cache(maxsize=128)
def steps_of(rules: Rules) -> frozenset[str]:
    """The names of a game's steps."""
    return frozenset(step.name for step in rules.steps)


@lru_cache(maxsize=128)
def blank(rules: Rules) -> RefereeTable:
    """A game before anything has happened."""
    return RefereeTable(rules, rules.blank, CHANCE)
