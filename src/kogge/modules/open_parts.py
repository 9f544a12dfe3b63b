"""Parts of a game that are written outside the package, in plain Python.  Interpreted twin of ``open_parts.pyx``."""

from collections.abc import Callable
from functools import partial, wraps

from kogge.engine.acts import _told, asked
from kogge.engine.state import State
from kogge.modules.dice import Production
from kogge.modules.founding import Opening
from kogge.modules.watcher import Watcher


class OpenWatcher(Watcher):
    """A watcher written outside the package: it defines those methods of a ``Watcher`` that it cares about."""

    CLOSED = ()

    def __init_subclass__(cls) -> None:
        for what in [what for what in vars(Watcher) if what in vars(cls) and not what.startswith("_")]:
            setattr(cls, what, _heard(vars(cls)[what]))


def _heard(method: Callable[..., None]) -> Callable[..., None]:
    """What a watcher does when it hears of something; then it is looked after."""

    @wraps(method)
    def hear(self: OpenWatcher, s: State, *news: int) -> None:
        _told(self, partial(method, self), s, news, at_once=True)

    return hear


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
        return bool(asked(self, "keeps_back", s, (h,)))

    def harvest(self, s: State, total: int) -> None:
        Production.harvest(self, s, total)
        _told(self, self.brings, s, (total,), at_once=True)


class OpenOpening(Opening):
    """What follows once the starting player is known, written outside the package."""

    CLOSED = ("begin",)

    def opens(self, s: State, starter: int) -> None:
        """Go on with the step that comes first, or with ``self.turn.begin(s, starter)``."""
        raise NotImplementedError

    def begin(self, s: State, starter: int) -> None:
        _told(self, self.opens, s, (starter,), at_once=True)
