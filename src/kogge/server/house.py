"""All tables of one process."""

import asyncio
import json
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from random import Random, SystemRandom

from kogge import __version__
from kogge.games.refusal import Refused
from kogge.seal import Seal
from kogge.server.charter import NewSeat, NewTable, Opened, chosen, continued
from kogge.server.clock import Clock, SystemClock, moment
from kogge.server.connections import Connection, Switchboard
from kogge.server.doors import Doors, name_of
from kogge.server.logs import mark
from kogge.server.minding import REST, Minder
from kogge.server.sitting import Means, Sitting
from kogge.server.store import (
    Add,
    Database,
    Entry,
    Journal,
    Reads,
    SeatRow,
    TableRow,
    digest,
    new_id,
    new_token,
    remove_table,
)
from kogge.server.table import Table, replayed
from kogge.server.thinkers import Processes, Thinkers

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Policy:
    """What the host of a server sets: how many unfinished tables a guest may have made, when a table at which nothing
    happens is abandoned, for how long one is kept after its end, when a guest without a table is forgotten, and in how
    many processes bots think: as many as fit the machine, if that is not said."""

    tables: int = 20
    abandoned_after: timedelta = timedelta(days=14)
    kept_for: timedelta = timedelta(days=90)
    forgotten_after: timedelta = timedelta(days=400)  # as browsers forget the cookie
    bot_processes: int | None = None


class House:
    """Opens tables, takes them up again after a restart, and knows who is connected."""

    def __init__(
        self,
        database: Database,
        journal: Journal | None = None,
        policy: Policy | None = None,
        clock: Clock | None = None,
        thinkers: Thinkers | None = None,
        luck: Random | None = None,
    ) -> None:
        self.policy = policy or Policy()
        self.journal = journal or Journal(database)
        self.reads = Reads(database)
        self.clock = clock or SystemClock()
        self.switchboard = Switchboard()
        self.means = Means(
            self.journal,
            self.reads,
            self.clock,
            thinkers or Processes(self.policy.bot_processes),
            self.switchboard,
            luck or SystemRandom(),
            self.policy.kept_for,
            self.read_table,
            self.play_again,
        )
        self.sittings: dict[str, asyncio.Task[Sitting]] = {}
        self.minders: dict[str, Minder] = {}
        self.opening = asyncio.Lock()  # so that nobody makes more tables at once than one after the other
        self.replays = ThreadPoolExecutor(1, "replays")  # one after the other: several would hold up everybody else
        self.waking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to take up the tables at which something may happen by itself; all others are when they are asked for.

        It goes on while people are served: whose table is asked for before its turn gets it next.
        """
        playing = await asyncio.to_thread(self.reads.playing)
        self.waking = asyncio.create_task(self.wake(playing), name="waking of tables")

    async def wake(self, tables: Sequence[str]) -> None:
        """Take up tables; what can't be looked up at the moment is tried again."""
        while tables:
            tables = [table for table in tables if not await self.wakes(table)]
            if tables:
                await self.clock.sleep(REST)

    async def wakes(self, table: str) -> bool:
        """Take up one of the tables, if that is possible now; no table may keep others from being taken up."""
        try:
            await self.sitting(table)
        except Refused as refusal:
            logger.warning("table %s can't be taken up: %s", mark(table), refusal.key)
            return refusal.key != "not_looked_up"
        except Exception:
            logger.exception("table %s can't be taken up", mark(table))
        return True

    async def close(self) -> None:
        """Let all tables go; what is written down stays."""
        if self.waking is not None:
            self.waking.cancel()
        for table in list(self.sittings):
            await self.let_go(table)
        self.means.thinkers.close()
        self.replays.shutdown(wait=False, cancel_futures=True)
        await self.journal.close()

    # Who is connected

    def connected(self, connection: Connection) -> None:
        self.switchboard.add(connection)

    async def gone(self, connection: Connection) -> None:
        """A connection is no more: no table must wait for it."""
        self.switchboard.remove(connection)
        for task in list(self.sittings.values()):
            sitting = at_hand(task)
            if sitting is not None and connection in sitting.gallery:
                with suppress(Refused):
                    await sitting.unwatch(connection)

    # Tables

    def waiting(self, table: str) -> list[int]:
        """The seats for whose decision a table waits, as far as it is at hand."""
        sitting = at_hand(self.sittings[table]) if table in self.sittings else None
        return [] if sitting is None else sitting.table.waiting()

    async def open_table(self, guest: str, wanted: NewTable) -> Opened:
        """Make a table.  Its luck is sealed from the beginning."""
        async with self.opening:
            return await self.made(guest, wanted)

    async def made(self, guest: str, wanted: NewTable) -> Opened:
        wanted = await asyncio.to_thread(continued, wanted)
        _, seats = chosen(wanted)
        name = await name_of(self.reads, guest)
        if await asyncio.to_thread(self.reads.made_by, guest) >= self.policy.tables:
            raise Refused.of("too_many_tables", most=self.policy.tables)
        tokens = {seat: new_token() for seat, sitter in enumerate(seats) if sitter.kind == "me"}
        table, invite = new_id(), new_token()
        rows = [seat_row(table, seat, sitter, guest, name, tokens.get(seat)) for seat, sitter in enumerate(seats)]
        await self.write_table(self.new_row(table, guest, wanted, invite), rows, wanted.record)
        return Opened(table=table, invite=invite, tokens={str(seat): token for seat, token in tokens.items()})

    def new_row(self, table: str, host: str, wanted: NewTable, invite: str) -> TableRow:
        """The row of a new table, with a fresh secret."""
        seal, now = Seal.fresh(), moment(self.clock.now())
        return TableRow(
            id=table,
            scenario=wanted.scenario,
            options=dict(wanted.options),
            settings=wanted.settings.model_dump(),
            host=host,
            public=wanted.public,
            invite=digest(invite),
            state="open",
            rules=__version__,
            luck=seal.hash,
            secret=seal.secret,
            created=now,
            changed=now,
        )

    async def write_table(self, row: TableRow, seats: Sequence[SeatRow], record: str | None = None) -> None:
        """Write a new table down, with its first entry, and the record of the game that goes on there."""
        told = [{"kind": seat.kind, "guest": seat.guest, "name": seat.name, "bot": seat.bot} for seat in seats]
        opened = json.dumps({"rules": row.rules, "seats": told} | ({"record": record} if record else {}))
        entry = Entry(table_id=row.id, seq=1, kind="opened", payload=opened, at=row.created)
        await self.journal.append([Add(row), *[Add(seat) for seat in seats], Add(entry)])

    async def play_again(self, table: Table, guest: str) -> str:
        """A new table with the same game and the same people, made by one of them."""
        if await asyncio.to_thread(self.reads.made_by, guest) >= self.policy.tables:
            raise Refused.of("too_many_tables", most=self.policy.tables)
        row = table.row
        host = row.host if table.seats_of(row.host) else guest
        wanted = NewTable(scenario=row.scenario, options=dict(row.options), public=row.public, settings=table.settings)
        new = new_id()
        rows = [
            SeatRow(table_id=new, seat=seat, kind=chair.kind, guest=chair.guest, name=chair.name, bot=chair.bot)
            for seat, chair in enumerate(table.chairs)
        ]
        await self.write_table(self.new_row(new, host, wanted, new_token()), rows)
        return new

    async def sitting(self, table: str) -> Sitting:
        """The table of this id, read from its log if need be; refused if there is none."""
        task = self.sittings.get(table)
        if task is None:
            task = self.sittings[table] = asyncio.create_task(self.take_up(table))
        try:
            return await asyncio.shield(task)
        except Exception:
            if self.sittings.get(table) is task:
                del self.sittings[table]
            raise

    async def take_up(self, table: str) -> Sitting:
        seated = await asyncio.to_thread(self.reads.table, table)
        if seated is None:
            raise Refused.of("no_table")
        read = await self.read_table(table)
        sitting = Sitting(read, Doors(seated.seats, seated.table.invite), self.means)
        self.minders[table] = Minder(sitting)
        return sitting

    async def read_table(self, table: str) -> Table:
        """A table as it is written down."""
        return await asyncio.get_running_loop().run_in_executor(self.replays, self.replay, table)

    def replay(self, table: str) -> Table:
        seated, secret = self.reads.table(table), self.reads.secret(table)
        if seated is None or secret is None:
            raise Refused.of("no_table")
        return replayed(seated.table, Seal(secret), self.reads.log(table))

    async def let_go(self, table: str) -> None:
        """Forget a table; it is read from its log when it is wanted again."""
        task = self.sittings.pop(table, None)
        minder = self.minders.pop(table, None)
        if minder is not None:
            await minder.close()
        if task is not None:
            with suppress(Refused, asyncio.CancelledError):
                await (await task).close()

    async def sweep(self) -> None:
        """Abandon tables at which nothing happens any more, and remove those that need not be kept any longer."""
        now = moment(self.clock.now())
        for table in await asyncio.to_thread(self.reads.idle, now - self.policy.abandoned_after):
            sitting = await self.sitting(table)
            if not len(sitting.gallery):
                await sitting.abandon()
        for table in await asyncio.to_thread(self.reads.outdated, now):
            await self.let_go(table)
            await self.journal.append([remove_table(table)])
        for table, task in list(self.sittings.items()):
            found = at_hand(task)
            if found is not None and not len(found.gallery) and found.table.state not in ("open", "playing"):
                await self.let_go(table)


def at_hand(task: asyncio.Task[Sitting]) -> Sitting | None:
    """A table, if it was read already."""
    return task.result() if task.done() and not task.cancelled() and task.exception() is None else None


def seat_row(table: str, seat: int, sitter: NewSeat, guest: str, name: str, token: str | None) -> SeatRow:
    """The row of a new seat."""
    row = SeatRow(table_id=table, seat=seat, kind="open")
    if sitter.kind == "bot":
        return replace(row, kind="bot", bot=sitter.bot)
    if sitter.kind == "open":
        return row
    return replace(row, kind="person", guest=guest, name=name, token=digest(token or ""))
