"""A disk that is full and a database that is gone are refused to whoever waits; when they are back, it goes on."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kogge import Refused
from kogge.server.store import Database, Journal, Reads, file_url, open_database
from tests.cli.process import environment
from tests.server.store.cluster import Cluster
from tests.server.store.desk import entry, journal, lay, refused

ROOT = Path(__file__).parents[3]


@contextmanager
def opened_in(cluster: Cluster) -> Iterator[Database]:
    database = open_database(cluster.empty_database())
    try:
        yield database
    finally:
        database.close()


def test_a_full_disk_is_refused_and_loses_nothing(tmp_path: Path) -> None:
    async def lay_table() -> str:
        async with journal(database) as opened:
            return (await lay(opened))[0]

    database = open_database(file_url(tmp_path))
    name = asyncio.run(lay_table())
    database.close()
    command = [sys.executable, "-m", "tests.server.store.crowded_disk", file_url(tmp_path), name]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True, timeout=120)
    count, key = done.stdout.split()
    assert key == "not_kept"
    database = open_database(file_url(tmp_path))
    found = Reads(database).log(name)
    database.close()
    assert [row.seq for row in found] == list(range(1, int(count) + 1))
    assert [row.payload[0] for row in found][-6:] == ["x", *"yyyyy"]


def test_a_database_that_stops_and_starts_again(cluster: Cluster) -> None:
    async def write(database: Database) -> None:
        async with journal(database) as opened:
            reads = Reads(database)
            [name] = await lay(opened)
            await opened.append([entry(name, 1)])
            cluster.stop()
            try:
                await refused(opened.append([entry(name, 2)]), "not_kept")
                await refused(opened.append([entry(name, 2)]), "not_kept")
                with pytest.raises(Refused) as answer:
                    reads.log(name)
                assert answer.value.key == "not_looked_up"
            finally:
                cluster.start()
            await opened.append([entry(name, 2)])
            cluster.stop()
            cluster.start()
            await opened.append([entry(name, 3)])  # nobody has noticed
            assert [row.seq for row in reads.log(name)] == [1, 2, 3]

    with opened_in(cluster) as database:
        asyncio.run(write(database))


def test_a_crash_of_the_database_under_load(cluster: Cluster) -> None:
    """What was acknowledged is there, what was refused is not, whenever the crash came."""
    acknowledged: dict[str, list[str]] = {}
    refusals: list[str] = []

    async def play(opened: Journal, name: str, over: asyncio.Event) -> None:
        seq = attempt = 0
        while not over.is_set():
            attempt += 1
            try:
                await opened.append([entry(name, seq + 1, f"{attempt}")])
            except Refused as refusal:
                refusals.append(refusal.key)
            else:
                acknowledged[name].append(f"{attempt}")
                seq += 1

    async def until(least: int) -> None:
        """Everyone has been acknowledged so often."""
        while min(map(len, acknowledged.values())) < least:
            await asyncio.sleep(0.001)

    async def crash(database: Database) -> None:
        over = asyncio.Event()
        async with journal(database) as opened:
            names = await lay(opened, 8)
            acknowledged.update({name: [] for name in names})
            players = [asyncio.create_task(play(opened, name, over)) for name in names]
            for _ in range(2):
                await until(max(map(len, acknowledged.values())) + 5)
                await asyncio.to_thread(cluster.stop, "immediate")
                await asyncio.to_thread(cluster.start)
            await until(max(map(len, acknowledged.values())) + 5)
            over.set()
            await asyncio.gather(*players)

    with opened_in(cluster) as database:
        asyncio.run(crash(database))
        for name, payloads in acknowledged.items():
            assert [row.payload for row in Reads(database).log(name)] == payloads
    assert set(refusals) == {"not_kept"}


@contextmanager
def lost_answer(database: Database, is_done: bool, then: Callable[[], None] = lambda: None) -> Iterator[None]:
    """The connection breaks at the next commit: after it was done, or before."""
    dialect = database.writing.dialect
    commit = dialect.do_commit
    with pytest.MonkeyPatch.context() as patch:

        def lose(connection: Any) -> None:
            patch.setattr(dialect, "do_commit", commit)
            if is_done:
                commit(connection)
            connection.driver_connection.close()
            then()
            raise psycopg.OperationalError("the connection is lost")

        patch.setattr(dialect, "do_commit", lose)
        yield


@pytest.mark.parametrize("is_done", [True, False])
def test_a_commit_whose_answer_is_lost_is_looked_up(cluster: Cluster, is_done: bool) -> None:
    async def write(database: Database) -> None:
        async with journal(database) as opened:
            [name] = await lay(opened)
            with lost_answer(database, is_done):
                if is_done:
                    await opened.append([entry(name, 1)])
                else:
                    await refused(opened.append([entry(name, 1)]), "not_kept")
            assert len(Reads(database).log(name)) == is_done
            await opened.append([entry(name, 1 + is_done)])

    with opened_in(cluster) as database:
        asyncio.run(write(database))


def test_what_can_not_be_looked_up_in_time_is_said_to_be_unknown(cluster: Cluster) -> None:
    async def write(database: Database) -> None:
        async with journal(database, patience=0.0) as opened:
            [name] = await lay(opened)
            with lost_answer(database, True, cluster.stop):
                await refused(opened.append([entry(name, 1)]), "maybe_kept")
            cluster.start()
            await refused(opened.append([entry(name, 1)]), "not_in_agreement")
            await opened.append([entry(name, 2)])

    with opened_in(cluster) as database:
        asyncio.run(write(database))
