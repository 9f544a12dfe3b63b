"""A server as a whole: its database, its tables, its guests, and who is connected."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from kogge.games.refusal import Refused
from kogge.server.bounds import Bounds
from kogge.server.guards import Doorkeeper, Origins
from kogge.server.guests import Guests
from kogge.server.house import House, Policy
from kogge.server.lines import GuestLines
from kogge.server.logs import note
from kogge.server.metrics import Metrics
from kogge.server.page_files import BUILT
from kogge.server.secret import kept_secret
from kogge.server.shelf import AnswerShelf
from kogge.server.store import Journal, Reads, file_url, open_database, purge

CHECKED = 1.0  # seconds for which we believe what we have found out about the database
WRITTEN = 5.0  # seconds after a commit in which we believe that the next one will succeed, too
AT_ONCE = 5.0  # seconds in which one must
TIDY = 3600.0  # seconds between tidying up

T = TypeVar("T")

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Setup:
    """What whoever runs a server has decided."""

    data: Path
    database: str | None = None  # a URL; the file in the data folder if not said
    origins: tuple[str, ...] = ()
    open_metrics: bool = False  # to others than this machine
    bounds: Bounds = field(default_factory=Bounds)
    policy: Policy = field(default_factory=Policy)
    page: Path = BUILT  # the folder of the browser client


class Service:
    """All parts of a running server."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.bounds = setup.bounds
        secret = kept_secret(setup.data)
        self.database = open_database(setup.database or file_url(setup.data))
        self.journal = Journal(self.database)
        self.reads = Reads(self.database)
        self.house = House(self.database, self.journal, setup.policy)
        self.guests = Guests(secret, self.journal, self.reads)
        self.origins = Origins(setup.origins)
        self.doorkeeper = Doorkeeper(setup.bounds)
        self.metrics = Metrics(lambda: self.journal.waiting)
        self.lines = GuestLines(setup.bounds)
        self.shelf = AnswerShelf()
        self.underway: set[asyncio.Task[Any]] = set()
        self.tidying: asyncio.Task[None] | None = None
        self.checked = (float("-inf"), False)
        self.checking = asyncio.Lock()

    async def start(self) -> None:
        """Take up the tables, and begin to tidy up now and then."""
        await self.house.start()
        self.tidying = asyncio.create_task(self.tidy_up())

    async def tidy_up(self) -> None:
        """Remove what need not be kept any longer, for ever; if that fails, the next time will do."""
        while True:
            try:
                await self.house.sweep()
                now = datetime.now(UTC)
                await purge(self.journal, self.reads, now, now - self.setup.policy.forgotten_after)
            except Refused as refused:
                note(logger, "not tidied up", key=refused.key)
            except Exception:
                logger.exception("tidying up has failed")
                self.metrics.failed.inc()
            await asyncio.sleep(TIDY)

    async def to_the_end(self, command: Coroutine[Any, Any, T]) -> T:
        """Do something that changes a table, to its end, even if whoever asked for it is gone meanwhile."""
        task = asyncio.create_task(command)
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the table was put down, not whoever asked
                raise Refused.of("server_closing") from None
            raise

    async def say_goodbye(self) -> None:
        """Tell everyone who is connected that the server is closing, and let them go."""
        await self.lines.close_all(Refused.of("server_closing"))

    async def close(self) -> None:
        """Put everything down, in order."""
        await self.say_goodbye()
        if self.tidying is not None:
            self.tidying.cancel()
        await asyncio.gather(*self.underway, return_exceptions=True)
        await self.house.close()
        await asyncio.to_thread(self.database.close)

    async def can_serve(self) -> bool:
        """Can the server write things down?  It tries, at most once in a while."""
        async with self.checking:
            at, well = self.checked
            if monotonic() - at > CHECKED:
                well = await self.can_write()
                self.checked = (monotonic(), well)
            return well

    async def can_write(self) -> bool:
        """Whether a commit succeeds, and soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(AT_ONCE):
                return await self.journal.is_well(WRITTEN)
        return False
