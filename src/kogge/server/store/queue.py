"""What waits to be written: a queue with room for so much, between the event loop and the writer's thread."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from threading import Condition

from kogge.games.refusal import Refused
from kogge.server.store.writes import Write


@dataclass(eq=False)
class Item:
    """Writes that are done together or not at all, and whoever waits for them."""

    writes: Sequence[Write]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    refusal: Refused | None = None  # why it was not written

    def tell(self) -> None:
        """Let whoever waits go on; in the thread of their loop.  Who has given up waiting is not told."""
        if self.future.done():
            return
        if self.refusal is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.refusal)
            self.future.exception()  # who gives up in this very moment does not ask: that is no error


class Queue:
    """Items in the order in which they came."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.items: deque[Item] = deque()
        self.is_closed = False
        self.changed = Condition()

    def __len__(self) -> int:
        return len(self.items)

    def put(self, item: Item) -> None:
        """Add an item; it is refused if there is no room, or if nothing more is taken."""
        with self.changed:
            if self.is_closed:
                raise Refused.of("server_closing")
            if len(self.items) >= self.room:
                raise Refused.of("server_busy")
            self.items.append(item)
            self.changed.notify()

    def take(self, most: int, seconds: float) -> list[Item] | None:
        """Wait so long for items and take at most so many of them; nothing once the queue is closed and empty."""
        with self.changed:
            self.changed.wait_for(lambda: self.items or self.is_closed, seconds)
            if self.is_closed and not self.items:
                return None
            return [self.items.popleft() for _ in range(min(most, len(self.items)))]

    def take_all(self) -> list[Item]:
        """What waits now, without waiting for more."""
        with self.changed:
            taken = list(self.items)
            self.items.clear()
            return taken

    def rest(self, seconds: float) -> None:
        """Let some time pass, unless the queue is closed meanwhile."""
        with self.changed:
            self.changed.wait_for(lambda: self.is_closed, seconds)

    def close(self) -> None:
        """Take nothing more; what waits is still given out."""
        with self.changed:
            self.is_closed = True
            self.changed.notify_all()


def tell_all(items: Sequence[Item]) -> None:
    """Tell everyone what has become of theirs, each loop once; a loop that is closed has nobody left to tell."""
    for _, some in groupby(sorted(items, key=lambda item: id(item.loop)), key=lambda item: id(item.loop)):
        told = list(some)
        with suppress(RuntimeError):
            told[0].loop.call_soon_threadsafe(tell_each, told)


def tell_each(items: Sequence[Item]) -> None:
    for item in items:
        item.tell()
