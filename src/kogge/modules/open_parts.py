"""Parts of a game that are written outside the package, in plain Python.  Interpreted twin of ``open_parts.pyx``."""

from kogge.engine.state import State
from kogge.modules.dice import Production
from kogge.modules.founding import Opening
from kogge.modules.watcher import Watcher


class OpenWatcher(Watcher):
    """A watcher written outside the package: it defines those methods of a ``Watcher`` that it cares about."""

    CLOSED = ()


class OpenProduction(Production):
    """What a roll brings, written outside the package: it says what keeps a hex, and what comes besides."""

    CLOSED = (
        *("road_laid", "settled", "settled_neutral", "upgraded", "rolled", "explored", "pirate_came", "turn_ended"),
        *("raise_yields", "yields_to", "is_idle", "harvest", "pay_out", "run_short"),
        *("tell_roll", "tell_yields", "entitled"),
    )

    def keeps_back(self, s: State, h: int) -> bool:
        """Does something keep the hex from yielding?"""
        return False

    def brings(self, s: State, total: int) -> None:
        """What the roll brings besides, once the hexes have yielded."""

    def is_idle(self, s: State, h: int) -> bool:
        return self.keeps_back(s, h)

    def harvest(self, s: State, total: int) -> None:
        Production.harvest(self, s, total)
        self.brings(s, total)


class OpenOpening(Opening):
    """What follows once the starting player is known, written outside the package."""

    CLOSED = ("begin",)

    def opens(self, s: State, starter: int) -> None:
        """Go on with the step that comes first, or with ``self.turn.begin(s, starter)``."""
        raise NotImplementedError

    def begin(self, s: State, starter: int) -> None:
        self.opens(s, starter)
