"""Rows to write, and a journal to write them with."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, event

from kogge import Refused
from kogge.server.store import Add, Database, Entry, Guest, Journal, SeatRow, TableRow, Write, digest, new_id, new_token

NOON = datetime(2026, 5, 4, 12, 0, 0, 250_000, UTC)
HOST = "H" * 22


def at(minutes: int) -> datetime:
    """So many minutes after noon."""
    return NOON + timedelta(minutes=minutes)


def guest(id: str = HOST, **more: Any) -> Guest:
    return Guest(**{"id": id, "name": "Ana", "token": digest(id), "created": NOON, "seen": NOON, **more})


def table(id: str, **more: Any) -> TableRow:
    given = {"id": id, "scenario": "base", "options": {"players": 3}, "settings": {"pace": 1.5}, "host": HOST}
    state = {"public": True, "state": "open", "rules": "0.1.0", "luck": "a" * 64, "secret": b"\x00\xffsecret"}
    return TableRow(**{**given, **state, "created": NOON, "changed": NOON, **more})


def entry(table_id: str, seq: int, payload: str = "{}", **more: Any) -> Add:
    return Add(Entry(**{"table_id": table_id, "seq": seq, "kind": "act", "payload": payload, "at": NOON, **more}))


@asynccontextmanager
async def journal(database: Database, **how: Any) -> AsyncIterator[Journal]:
    """A journal that is closed at the end."""
    opened = Journal(database, **how)
    try:
        yield opened
    finally:
        await opened.close()


async def lay(opened: Journal, count: int = 1) -> list[str]:
    """New tables with two seats each, of a new guest."""
    host = new_id()
    await opened.append([Add(guest(host))])
    ids = [new_id() for _ in range(count)]
    for name in ids:
        seats = [Add(SeatRow(table_id=name, seat=seat, kind="open", token=digest(new_token()))) for seat in (0, 1)]
        await opened.append([Add(table(name, host=host)), *seats])
    return ids


async def refused(attempt: Coroutine[Any, Any, None], key: str) -> None:
    """What is attempted must be refused, by this key."""
    with pytest.raises(Refused) as answer:
        await asyncio.wait_for(attempt, 60)
    assert answer.value.key == key, answer.value


class Gate:
    """Holds the writer back at a commit, so that others have to wait; it is open until then."""

    def __init__(self, database: Database) -> None:
        self.engine = database.writing
        self.reached, self.opened = Event(), Event()
        self.opened.set()
        self.commits = 0
        event.listen(self.engine, "commit", self.pass_through)

    async def __aenter__(self) -> "Gate":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.opened.set()

    def pass_through(self, _: Connection) -> None:
        self.commits += 1
        self.reached.set()
        assert self.opened.wait(60)

    async def hold(self, opened: Journal, writes: Sequence[Write]) -> "asyncio.Task[None]":
        """Append something that waits at the gate until that is opened again."""
        self.opened.clear()
        self.reached.clear()
        task = asyncio.create_task(opened.append(writes))
        assert await asyncio.to_thread(self.reached.wait, 60)
        return task


async def waiting(opened: Journal, *appends: Sequence[Write]) -> list["asyncio.Task[None]"]:
    """Appends that wait in the queue, behind what the gate holds."""
    tasks = [asyncio.create_task(opened.append(writes)) for writes in appends]
    await asyncio.sleep(0)  # each of them runs until it waits
    assert opened.waiting == len(tasks)
    return tasks
