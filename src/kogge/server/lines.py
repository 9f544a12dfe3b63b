"""All lines that are open: sockets and streams, by guest, and how each is ended."""

import asyncio
from collections import deque
from collections.abc import Callable

from kogge.games.refusal import Refused
from kogge.server.bounds import Bounds
from kogge.server.grammar import Message
from kogge.server.grammar import refusal as told
from kogge.server.messages import Closing
from kogge.server.metrics import Metrics
from kogge.server.store import new_id


class GuestLine:
    """A line to one guest: what is said waits here until it is read, within bounds.

    Whoever does not read is cut off: then nothing more is taken, and ``ended`` says why.
    """

    opened_by: tuple[str, int] | None = None  # the table and the seat whose token it shows

    def __init__(self, guest: str, bounds: Bounds, metrics: Metrics, cut: Callable[[], None]) -> None:
        self.id = new_id()
        self.guest = guest
        self.bounds = bounds
        self.metrics = metrics
        self.cut = cut
        self.waiting: deque[str] = deque()
        self.size = 0
        self.more = asyncio.Event()
        self.ended: Refused | None = None
        self.is_cut = False

    def send(self, message: Message) -> None:
        """Say something, at once."""
        if self.ended is None:
            self.put(message)
            if len(self.waiting) > self.bounds.unsent or self.size > self.bounds.unsent_bytes:
                self.ended, self.is_cut = Refused.of("too_slow"), True
                self.waiting.clear()
                self.metrics.closed.labels("too_slow").inc()
                self.more.set()
                self.cut()

    def put(self, message: Message) -> None:
        text = message.as_json
        self.metrics.sent.labels(getattr(message, "type", "")).inc()
        self.waiting.append(text)
        self.size += len(text)
        self.more.set()

    def end(self, refusal: Refused) -> None:
        """Say why it is the end; what was said before is still told."""
        if self.ended is None:
            self.put(Closing(refusal=told(refusal)))
            self.ended = refusal
            self.metrics.closed.labels(refusal.key).inc()

    async def take(self) -> str | None:
        """The next text, as soon as there is one; ``None`` at the end."""
        while not self.waiting:
            if self.ended is not None:
                return None
            self.more.clear()
            await self.more.wait()
        text = self.waiting.popleft()
        self.size -= len(text)
        return text


class GuestLines:
    """The lines of all guests."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.of_guests: dict[str, set[GuestLine]] = {}
        self.is_closing = False
        self.empty = asyncio.Event()
        self.empty.set()

    def __len__(self) -> int:
        return sum(map(len, self.of_guests.values()))

    def add(self, line: GuestLine) -> None:
        """One more; refused if the guest has enough of them."""
        theirs = self.of_guests.get(line.guest, set())
        if self.is_closing:
            raise Refused.of("server_closing")
        if len(theirs) >= self.bounds.sockets:
            raise Refused.of("too_many_sockets", most=self.bounds.sockets)
        self.of_guests.setdefault(line.guest, set()).add(line)
        self.empty.clear()

    def remove(self, line: GuestLine) -> None:
        theirs = self.of_guests.get(line.guest, set())
        theirs.discard(line)
        if not theirs:
            self.of_guests.pop(line.guest, None)
        if not self.of_guests:
            self.empty.set()

    def end_those_of(self, table: str, seat: int) -> None:
        """End the lines that a seat's token has opened, when it is worth nothing any more."""
        for theirs in self.of_guests.values():
            for line in theirs:
                if line.opened_by == (table, seat):
                    line.end(Refused.of("not_a_guest"))

    async def close_all(self, refusal: Refused) -> None:
        """End all lines; it waits until they are gone, but not for long."""
        self.is_closing = True
        for theirs in self.of_guests.values():
            for line in theirs:
                line.end(refusal)
        try:
            await asyncio.wait_for(self.empty.wait(), self.bounds.farewell)
        except TimeoutError:
            for theirs in self.of_guests.values():
                for line in theirs:
                    line.cut()
