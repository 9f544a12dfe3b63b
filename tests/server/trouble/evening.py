"""An evening of play at several tables, and what must be true of them whenever the server is killed."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from kogge.seal import Seal
from kogge.server.store import Reads, file_url, open_database
from kogge.server.table import replayed
from tests.server.trouble import people
from tests.server.trouble.people import Person
from tests.server.trouble.process import PATIENCE, Served

SETTINGS = {"pace": 0, "clock": {"seconds": 36_000, "increment": 5}, "gone": "wait"}
MOST = 24  # commands that are answered before the next blow


@dataclass
class Evening:
    """Two people and two bots, or one, at each table."""

    server: Served
    luck: Random
    people: list[Person] = field(default_factory=list)
    seats: dict[str, list[str | None]] = field(default_factory=dict)  # the guests, by table
    logged: dict[str, int] = field(default_factory=dict)  # the last entry, by table
    known: dict[tuple[str, str], int] = field(default_factory=dict)  # commands in the log, by guest and id
    kills: int = 0

    async def begin(self, scenarios: list[tuple[str, int]]) -> None:
        """Sit down and start all games."""
        for scenario, seats in scenarios:
            two = [await asyncio.to_thread(people.guest, self.server, name) for name in ("Ana", "Ben")]
            wanted = {"scenario": scenario, "options": {"players": seats}, "settings": SETTINGS}
            table = await asyncio.to_thread(people.table, self.server, two, seats, **wanted)
            self.seats[table] = [two[0].guest, two[1].guest, *[None] * (seats - 2)]
            for person in two:
                person.luck = Random(self.luck.random())
            await people.begin(two[0])
            self.people += two

    def answered(self) -> int:
        """How many commands were acknowledged so far."""
        return sum(len(person.acknowledged) for person in self.people)

    async def play(self, kills: int) -> None:
        """Play, and be killed so often; after each time everything is as everybody knows it."""
        playing = [asyncio.create_task(person.play()) for person in self.people]
        try:
            for _ in range(kills):
                await self.play_on(playing)
                await asyncio.sleep(self.luck.random() / 50)  # an action takes less: the blow falls anywhere in one
                self.server.kill()
                self.kills += 1
                await asyncio.to_thread(self.check_log)
                for person in self.people:
                    person.shown.clear()
                await asyncio.to_thread(self.server.start)
            await self.play_on(playing)
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        assert [error for error in ended if not isinstance(error, asyncio.CancelledError)] == []

    async def play_on(self, playing: list[asyncio.Task[None]]) -> None:
        """Let everyone come in, and then some more commands be answered."""
        await settled(lambda: all(person.shown for person in self.people) or any(task.done() for task in playing))
        self.check_shown()
        enough = self.answered() + self.luck.randrange(1, MOST)
        await settled(lambda: self.answered() >= enough or any(task.done() for task in playing))

    def check_shown(self) -> None:
        """Everyone sees the table go on where it was: no earlier than they know, with all seats and clocks."""
        for person in self.people:
            for message in person.shown:
                shown = message["shown"]
                assert shown["state"] in ("playing", "over"), shown
                assert message["seq"] >= self.logged.get(person.table, 0)
                assert [seat["guest"] for seat in shown["seats"]] == self.seats[person.table]
                assert all(seat["clock"] > 0 for seat in shown["seats"])

    def check_log(self) -> None:
        """All that anybody was told is in the log, once, and what is not told is at its end."""
        database = open_database(self.server.database or file_url(self.server.folder / "data"))
        try:
            reads = Reads(database)
            for table in self.seats:
                self.read_on(reads, table)
        finally:
            database.close()
        for person in self.people:
            assert person.heard <= self.logged[person.table], "told before it was written"
            for said, seq in person.acknowledged.items():
                assert self.known[person.guest, said] == seq

    def read_on(self, reads: Reads, table: str) -> None:
        """What is new in the log of a table."""
        last = self.logged.get(table, 0)
        entries = reads.log(table, since=last)
        assert [entry.seq for entry in entries] == list(range(last + 1, last + len(entries) + 1))
        for entry in entries:
            payload = json.loads(entry.payload)
            if "id" in payload:
                said = payload["guest"], payload["id"]
                assert said not in self.known, "done twice"
                self.known[said] = entry.seq
        self.logged[table] = last + len(entries)

    def check_replay(self) -> None:
        """Every log leads to a table at which can be played, with the clocks that were written last."""
        database = open_database(self.server.database or file_url(self.server.folder / "data"))
        try:
            reads = Reads(database)
            for name, guests in self.seats.items():
                seated, secret, log = reads.table(name), reads.secret(name), reads.log(name)
                assert seated is not None
                assert secret is not None
                table = replayed(seated.table, Seal(secret), log)
                assert table.state in ("playing", "over")
                assert table.seq == seated.table.seq == len(log)
                assert [chair.guest for chair in table.chairs] == guests
                assert [row.guest for row in seated.seats] == guests
                timed = [payload["clocks"] for entry in log if "clocks" in (payload := json.loads(entry.payload))]
                assert table.clocks == timed[-1]
                assert len(reads.chat(name, last=10**6)) == table.lines
        finally:
            database.close()


async def settled(is_so: Callable[[], bool]) -> None:
    """Wait until something is the case."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.002)
