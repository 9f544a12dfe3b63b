"""A house with a real store, a clock that a test turns, and guests who write down all that they hear."""

import asyncio
import heapq
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from kogge import bots
from kogge.bots.protocol import Bot
from kogge.server.charter import NewSeat, NewTable, Opened
from kogge.server.clock import moment
from kogge.server.grammar import Message
from kogge.server.house import House, Policy
from kogge.server.messages import Act, Declined, Done, News, Snapshot, Start
from kogge.server.settings import Settings
from kogge.server.sitting import Sitting
from kogge.server.store import Add, Database, Guest, digest, file_url, new_id, new_token, open_database
from kogge.server.thinkers import Sight, Thinkers

NOON = 1_800_000_000.0
M = TypeVar("M", bound=Message)


class TurnedClock:
    """Time that passes only when a test lets it."""

    def __init__(self) -> None:
        self.time = NOON
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.slept = 0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> Awaitable[None]:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.slept += 1
        heapq.heappush(self.sleepers, (self.time + seconds, self.slept, woken))
        return woken

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and wake whoever has slept until now."""
        self.time += seconds
        while self.sleepers and self.sleepers[0][0] <= self.time:
            woken = heapq.heappop(self.sleepers)[2]
            if not woken.done():
                woken.set_result(None)


class AtOnce:
    """Bots that think in this process, from the same sights as in others."""

    def __init__(self) -> None:
        self.minds: dict[tuple[str, int, str], Bot] = {}
        self.sights: list[Sight] = []

    async def choose(self, name: str, sight: Sight) -> int:
        self.sights.append(sight)
        who = sight.table, sight.seat, name
        if who not in self.minds:
            self.minds[who] = bots.make(name, len(self.minds))
        return self.minds[who].choose(sight.view())

    def close(self) -> None:
        pass


class Visitor:
    """A connection that keeps all that it is told."""

    def __init__(self, guest: str, number: int) -> None:
        self.guest = guest
        self.id = f"connection-{number}"
        self.heard: list[Message] = []

    def send(self, message: Message) -> None:
        self.heard.append(message)

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        return self.all(kind)[-1]

    @property
    def seq(self) -> int:
        """The last number that it has heard of."""
        return max(message.seq for message in self.heard if isinstance(message, News | Snapshot))

    @property
    def texts(self) -> list[str]:
        """What it may choose from."""
        told = [message for message in self.heard if isinstance(message, News | Snapshot)][-1]
        return [choice["text"] for choice in told.choices or []]


class Company:
    """Guests in a house whose tables are in a database: that of a URL, or a file in a folder."""

    def __init__(self, where: Path | str, policy: Policy | None = None, thinkers: Thinkers | None = None) -> None:
        self.url = file_url(where) if isinstance(where, Path) else where
        self.policy = policy
        self.thinkers = thinkers or AtOnce()
        self.clock = TurnedClock()
        self.commands = 0
        self.visitors = 0
        self.open_house()

    def open_house(self) -> None:
        self.database: Database = open_database(self.url)
        luck = random.Random(5)
        self.house = House(self.database, policy=self.policy, clock=self.clock, thinkers=self.thinkers, luck=luck)

    async def crash(self) -> None:
        """The process is no more: nothing is put in order.  Another one opens the same database."""
        tables = set(self.house.sittings)
        for table, task in self.house.sittings.items():
            sitting = await task
            self.house.minders[table].task.cancel()
            sitting.task.cancel()
        await self.house.journal.close()
        self.database.close()
        self.open_house()
        await self.house.start()
        assert self.house.waking is not None
        await self.house.waking
        await asyncio.gather(*map(self.house.sitting, tables))  # others are taken up when they are asked for

    async def close(self) -> None:
        await self.house.close()
        self.database.close()

    async def guest(self, name: str) -> str:
        now = moment(self.clock.now())
        row = Guest(id=new_id(), name=name, token=digest(new_token()), created=now, seen=now)
        await self.house.journal.append([Add(row)])
        return row.id

    def visitor(self, guest: str) -> Visitor:
        """Another connection of a guest."""
        self.visitors += 1
        visitor = Visitor(guest, self.visitors)
        self.house.connected(visitor)
        return visitor

    async def at_table(self, guest: str, table: str) -> Visitor:
        """A connection of a guest that watches a table."""
        visitor = self.visitor(guest)
        await (await self.house.sitting(table)).watch(visitor)
        return visitor

    def next_id(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    async def act(self, sitting: Sitting, visitor: Visitor, seat: int, action: str) -> Done | Declined:
        answer = await sitting.do(
            visitor, Act(table=sitting.table.id, id=self.next_id(), seat=seat, seq=visitor.seq, action=action)
        )
        assert isinstance(answer, Done | Declined)
        return answer

    async def begin(self, sitting: Sitting, visitor: Visitor) -> None:
        done = await sitting.do(visitor, Start(table=sitting.table.id, id=self.next_id()))
        assert isinstance(done, Done), done

    async def open(self, guest: str, wanted: NewTable) -> tuple[Opened, Sitting]:
        opened = await self.house.open_table(guest, wanted)
        return opened, await self.house.sitting(opened.table)

    async def two_and_a_bot(self, settings: Settings) -> tuple[Sitting, dict[int, Visitor]]:
        """A base game of Ana, Ben and a bot that has begun."""
        ana, ben = await self.guest("Ana"), await self.guest("Ben")
        seats = [NewSeat(kind="me"), NewSeat(kind="open"), NewSeat(kind="bot")]
        wanted = NewTable(scenario="base", options={"players": 3}, seats=seats, settings=settings)
        opened, sitting = await self.open(ana, wanted)
        await sitting.claim(ben, opened.invite)
        lines = {0: await self.at_table(ana, opened.table), 1: await self.at_table(ben, opened.table)}
        await self.begin(sitting, lines[0])
        return sitting, lines

    async def quiet(self, table: str) -> None:
        """Wait until nothing is due at a table; whoever is asked there now is asked since now."""
        minder = self.house.minders[table]

        def is_quiet() -> bool:
            due = minder.due()
            if minder.is_thinking:
                return False
            return due is None or max(due[0], minder.not_before) > self.clock.now()

        await self.settled(is_quiet)

    async def pass_by(self, table: str, seconds: float) -> None:
        """Let time pass, and see what it brings to a table."""
        await self.quiet(table)
        self.clock.pass_by(seconds)
        await self.quiet(table)

    async def settled(self, is_so: Callable[[], bool], patience: float = 10.0) -> None:
        """Wait until something is the case; what does not become so in ten seconds, or as said, fails."""
        async with asyncio.timeout(patience):
            while not is_so():
                await asyncio.sleep(0.001)


def in_company(where: Path | str, story: Callable[[Company], Awaitable[None]], **how: Any) -> None:
    """Let something happen in a house, and close it again."""

    async def run() -> None:
        company = Company(where, **how)
        try:
            await story(company)
        finally:
            await company.close()

    asyncio.run(run())
