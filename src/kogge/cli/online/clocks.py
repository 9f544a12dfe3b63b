"""The clocks of a table: what was left when it was last told, and what is left by now."""

from collections.abc import Callable, Collection, Sequence
from math import ceil
from time import monotonic


class Clocks:
    """Seconds by seat; none where a table has no clocks."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.now = now
        self.left: list[float | None] = []
        self.running: set[int] = set()
        self.since = now()

    def hear(self, left: Sequence[float | None], running: Collection[int]) -> None:
        """So much is left now, and these go on running."""
        self.left, self.running, self.since = list(left), set(running), self.now()

    def seconds(self, seat: int) -> float | None:
        """What is left for a seat."""
        left = self.left[seat] if seat < len(self.left) else None
        if left is None or seat not in self.running:
            return left
        return max(0.0, left - (self.now() - self.since))

    def text(self, seat: int) -> str:
        """``4:05``, or ``1:04:05``; nothing where there is no clock."""
        seconds = self.seconds(seat)
        return "" if seconds is None else shown(seconds)

    def next_change(self, seat: int) -> float | None:
        """How long what is shown of a seat stays true; for ever if its clock stands still."""
        seconds = self.seconds(seat)
        if seconds is None or seat not in self.running or not seconds:
            return None
        return seconds - (ceil(seconds) - 1)


def shown(seconds: float) -> str:
    """Time as a clock shows it: zero only when there is none left."""
    minutes, seconds = divmod(ceil(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
