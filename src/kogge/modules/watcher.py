"""How modules hear of each other."""

from collections.abc import Sequence
from functools import reduce

from kogge.engine.state import State


class Watcher:
    """What a module may react to.  It overrides the few it cares about."""

    def road_laid(self, s: State, p: int, path: int) -> None:
        """Player ``p`` has laid a road."""

    def settled(self, s: State, p: int, node: int) -> None:
        """Player ``p`` has built a home on an intersection where there was none."""

    def settled_neutral(self, s: State, node: int) -> None:
        """A home that nobody plays stands on an intersection where there was none."""

    def upgraded(self, s: State, p: int, node: int) -> None:
        """Player ``p`` has put a greater home in place of a settlement."""

    def rolled(self, s: State, total: int) -> None:
        """The roll has brought its cards."""

    def explored(self, s: State, p: int, h: int) -> None:
        """Player ``p`` has turned up a hex."""

    def pirate_came(self, s: State, h: int) -> None:
        """A pirate ship has come to a hex."""

    def turn_ended(self, s: State, p: int) -> None:
        """Player ``p`` has passed the dice on."""


class Both(Watcher):
    """Two watchers as one."""

    def __init__(self, one: Watcher, two: Watcher) -> None:
        self.one = one
        self.two = two

    def road_laid(self, s: State, p: int, path: int) -> None:
        self.one.road_laid(s, p, path)
        self.two.road_laid(s, p, path)

    def settled(self, s: State, p: int, node: int) -> None:
        self.one.settled(s, p, node)
        self.two.settled(s, p, node)

    def settled_neutral(self, s: State, node: int) -> None:
        self.one.settled_neutral(s, node)
        self.two.settled_neutral(s, node)

    def upgraded(self, s: State, p: int, node: int) -> None:
        self.one.upgraded(s, p, node)
        self.two.upgraded(s, p, node)

    def rolled(self, s: State, total: int) -> None:
        self.one.rolled(s, total)
        self.two.rolled(s, total)

    def explored(self, s: State, p: int, h: int) -> None:
        self.one.explored(s, p, h)
        self.two.explored(s, p, h)

    def pirate_came(self, s: State, h: int) -> None:
        self.one.pirate_came(s, h)
        self.two.pirate_came(s, h)

    def turn_ended(self, s: State, p: int) -> None:
        self.one.turn_ended(s, p)
        self.two.turn_ended(s, p)


def together(watchers: Sequence[Watcher]) -> Watcher:
    """All of them as one."""
    return reduce(Both, watchers) if watchers else Watcher()
