"""What the referee has to know of a chapter, and how ground is closed by it."""

from collections.abc import Callable, Set
from dataclasses import dataclass

from kogge.games.referee.reading import Bar, Parts, Reading, Stage
from kogge.games.referee.table import RefereeTable

Around = Callable[[RefereeTable, int], Set[int]]  # the hexes of a place


@dataclass(frozen=True)
class ClosedGround:
    """Hexes on which the asker may not build: the rule, and the key by which that is told."""

    rule: str
    key: str
    hexes: Callable[[RefereeTable], Set[int]]

    def bar(self, near: Around) -> Bar:
        """What keeps roads and homes off a place, which is the last part of the act."""

        def check(table: RefereeTable, *parts: int) -> Parts | None:
            closed = near(table, parts[-1]) & table.once(self.hexes)
            return {"hex": min(closed)} if closed else None

        return Bar(self.rule, self.key, check, {"hex": "hex"})


@dataclass(frozen=True)
class Chapter:
    """The acts and steps of a chapter, the ground that it closes, and what keeps crews where they have landed."""

    rules: str  # the first of the chapter's
    readings: tuple[Reading, ...]
    stages: tuple[Stage, ...]
    closed: tuple[ClosedGround, ...] = ()
    staying: tuple[Bar, ...] = ()
