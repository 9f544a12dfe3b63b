"""The journal: the only writer of a server's database."""

import asyncio
from collections.abc import Sequence
from threading import Thread
from time import monotonic

from kogge.games.refusal import Refused
from kogge.server.store.database import Database
from kogge.server.store.queue import Item, Queue
from kogge.server.store.writer import PATIENCE, Writer
from kogge.server.store.writes import Write, check

ROOM = 5000  # items that may wait
BATCH = 500  # items of one commit: more would make the first of them wait for long


class Journal:
    """Writes down what happens, so that it is on the disk before anybody is told.

    What one call of ``append`` brings is about one table, or one guest, and is written whole or not at all. Whatever
    waits at the same time is committed together. A ``Refused`` means that nothing was written; only that of the key
    ``maybe_kept`` means that this could not be found out.
    """

    def __init__(self, database: Database, room: int = ROOM, batch: int = BATCH, patience: float = PATIENCE) -> None:
        self.queue = Queue(room)
        self.writer = Writer(database, self.queue, batch, patience)
        self.thread = Thread(target=self.writer.run, name="journal", daemon=True)
        self.thread.start()

    @property
    def waiting(self) -> int:
        """How many items wait to be taken by the writer."""
        return len(self.queue)

    @property
    def is_lost(self) -> bool:
        """Has another process taken the tables over?  Then nothing is written any more."""
        return self.writer.has_lost

    async def append(self, writes: Sequence[Write]) -> None:
        """Write these down, all or none; it returns when they are on the disk.

        It never waits for room: a server that can't keep up says so. Whoever is cancelled while waiting does not know
        whether it was written.
        """
        check(writes)
        await self.written(writes)

    async def is_well(self, within: float) -> bool:
        """Can things be written down?  If nothing was committed within so many seconds, it tries."""
        if self.is_lost or self.queue.is_closed:
            return False
        if monotonic() - self.writer.committed < within:
            return True
        try:
            await self.written([])
        except Refused:
            return False
        return True

    async def written(self, writes: Sequence[Write]) -> None:
        loop = asyncio.get_running_loop()
        item = Item(tuple(writes), loop.create_future(), loop)
        self.queue.put(item)
        await item.future

    async def close(self) -> None:
        """Take nothing more, write what waits, and end."""
        self.queue.close()
        await asyncio.to_thread(self.thread.join)
