"""Whose clock runs at a table, and who is gone since when."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from kogge.game import Game
from kogge.server.drafts import Draft
from kogge.server.table import Table

AT_LEAST = 10.0  # seconds for a decision of somebody whose clock has run out


class Timekeeper:
    """What the time does to a table.  Clocks stand still while the server does."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.since = now  # the clocks of the table are of this moment
        self.gone = dict.fromkeys(range(len(table.colors)), now)  # seats of people who are not here, and since when

    def arrived(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.gone.pop(seat, None)

    def left(self, seats: Iterable[int], now: float) -> None:
        for seat in seats:
            self.gone[seat] = now

    def heard_of(self, seat: int, now: float) -> None:
        """Somebody who is not here has done something all the same: they are gone since then."""
        if seat in self.gone:
            self.gone[seat] = now

    def begins(self, now: float) -> None:
        """With the game the grace of those begins who are not here."""
        self.gone = dict.fromkeys(self.gone, now)

    def running(self) -> list[int]:
        """The seats of people for whose decision the game waits."""
        chairs = self.table.chairs
        return [seat for seat in self.table.waiting() if chairs[seat].kind == "person" and not chairs[seat].player]

    def clocks(self, now: float) -> list[float | None]:
        """Seconds left, by seat."""
        passed = max(0.0, now - self.since)
        running = self.running()
        return [
            round(max(0.0, left - passed), 3) if left is not None and seat in running else left
            for seat, left in enumerate(self.table.clocks)
        ]

    def goes_on(self, now: float) -> None:
        """The clocks of the table are of this moment."""
        self.since = now

    def stamped(self, drafts: Sequence[Draft], now: float) -> list[Draft]:
        """Entries with what is left on the clocks once they have happened."""
        timing = self.table.settings.clock
        if timing is None or self.table.state != "playing" or not drafts:
            return list(drafts)
        clocks = self.clocks(now)
        game = next((draft.game for draft in reversed(drafts) if draft.game is not None), self.table.game)
        done = [seat for seat in self.running() if not waits(game, seat)]
        back = [draft.payload["seat"] for draft in drafts if draft.kind == "back"]
        for seat in range(len(clocks)):
            left = clocks[seat]
            if left is not None and seat in done:
                clocks[seat] = left + timing.increment
            if left is not None and seat in back:
                clocks[seat] = max(left, AT_LEAST, timing.increment)
        last = drafts[-1]
        return [*drafts[:-1], replace(last, payload=last.payload | {"clocks": clocks})]

    def runs_out(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        left = [(self.since + clock, seat) for seat in self.running() if (clock := self.table.clocks[seat]) is not None]
        return min(left, default=None)


def waits(game: Game | None, seat: int) -> bool:
    return game is not None and seat in game.waiting()
