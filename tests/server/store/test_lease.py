"""The tables of a database belong to one process, and whoever has lost them writes nothing more."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from errno import ENOLCK
from pathlib import Path
from signal import SIGKILL

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select, update

from kogge import Refused
from kogge.server.store import Database, Journal, Reads, file_url, open_database
from kogge.server.store import database as opening
from kogge.server.store import writer as writing
from kogge.server.store.lease import ALL, TERM
from kogge.server.store.migrations import HERE
from kogge.server.store.schema import leases
from tests.cli.process import environment
from tests.server.store.cluster import Cluster
from tests.server.store.desk import entry, journal, lay, refused

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is refused need not be sure that nobody was killed just now."""
    monkeypatch.setattr(opening, "AWHILE", 0.0)


def written(database: Database) -> list[tuple[str, str, datetime]]:
    """All leases."""
    with database.reading.begin() as connection:
        return [(row.what, row.owner, row.until) for row in connection.execute(select(leases))]


def make_past(database: Database) -> None:
    """As if the owner had not renewed its lease in time."""
    with database.writing.begin() as connection:
        connection.execute(update(leases).values(until=datetime.now(UTC) - timedelta(seconds=1)))


def another(url: str) -> Database:
    """Another process on the same tables: in a file it stands where the system has no locks."""
    return Database(opening.understood(url))


@contextmanager
def second(url: str) -> Iterator[Database]:
    """Another process that has taken the tables."""
    other = another(url)
    try:
        other.take_over()
        yield other
    finally:
        other.close()


def test_whoever_opens_a_database_owns_its_tables(database: Database) -> None:
    [(what, owner, until)] = written(database)
    assert (what, owner) == (ALL, database.lease.owner)
    assert timedelta() < until - datetime.now(UTC) <= TERM


def test_a_second_process_is_refused_and_changes_nothing(url: str, database: Database) -> None:
    before = written(database)
    with pytest.raises(Refused) as answer, second(url):
        pass
    assert answer.value.key == "database_owned"
    assert written(database) == before


def test_where_a_file_system_has_no_locks_the_lease_alone_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", no_locks)
    database = open_database(file_url(tmp_path))
    with pytest.raises(Refused) as answer:
        open_database(file_url(tmp_path))
    assert answer.value.key == "database_owned"
    make_past(database)
    open_database(file_url(tmp_path)).close()
    database.close()


def test_whoever_has_ended_leaves_the_tables_to_the_next(url: str) -> None:
    open_database(url).close()
    with second(url) as other:
        [(_, owner, _)] = written(other)
        assert owner == other.lease.owner
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "take_over", lambda _: None)
        database = open_database(url)
    assert written(database) == []
    database.close()


def test_what_is_past_is_taken_over_and_its_owner_writes_nothing_more(url: str, database: Database) -> None:
    async def write() -> None:
        async with journal(database) as opened:
            [name] = await lay(opened)
            await opened.append([entry(name, 1)])
            make_past(database)
            with second(url) as other:
                await refused(opened.append([entry(name, 2)]), "server_closing")
                assert opened.is_lost
                async with journal(other) as theirs:
                    await theirs.append([entry(name, 2, '"theirs"')])
                assert [row.payload for row in Reads(other).log(name)] == ["{}", '"theirs"']
            await refused(opened.append([entry(name, 3)]), "server_closing")  # nor when the other one has ended
            assert not await opened.is_well(60)
            assert len(Reads(database).log(name)) == 2

    asyncio.run(write())


def test_what_is_past_and_wanted_by_nobody_is_prolonged(database: Database) -> None:
    async def write() -> None:
        async with journal(database) as opened:
            make_past(database)
            await lay(opened)
            [(_, owner, until)] = written(database)
            assert (owner, until > datetime.now(UTC)) == (database.lease.owner, True)

    asyncio.run(write())


def test_it_is_renewed_while_nothing_is_written(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "RENEWED", 0.01)
    make_past(database)
    opened = Journal(database)

    async def see() -> None:
        async with asyncio.timeout(60):
            while written(database)[0][2] < datetime.now(UTC):
                await asyncio.sleep(0.01)
        await opened.close()

    asyncio.run(see())


def test_a_process_that_was_killed_keeps_nobody_waiting(url: str) -> None:
    appender = [sys.executable, "-m", "tests.server.store.appender", "after", url]
    names = asyncio.run(laid(url))
    done = subprocess.run(
        [*appender, *names], cwd=ROOT, env=environment(), capture_output=True, check=False, timeout=120
    )
    assert done.returncode == -SIGKILL
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "AWHILE", 5.0)
        database = open_database(url)
    [(_, owner, _)] = written(database)
    assert owner == database.lease.owner
    database.close()


async def laid(url: str) -> list[str]:
    database = open_database(url)
    async with journal(database) as opened:
        names = await lay(opened)
    database.close()
    return names


def test_a_process_whose_postgresql_was_away_still_owns_the_tables(cluster: Cluster) -> None:
    url = cluster.empty_database()

    async def write() -> None:
        async with journal(database) as opened:
            [name] = await lay(opened)
            cluster.stop()
            cluster.start()
            await opened.append([entry(name, 1)])
            with pytest.raises(Refused) as answer, second(url):
                pass  # the connection that has opened it is gone, but not that of the journal
            assert answer.value.key == "database_owned"

    database = open_database(url)
    asyncio.run(write())
    database.close()


def test_a_database_from_before_there_were_leases_is_brought_up_to_date(url: str) -> None:
    old = another(url)
    config = Config()
    config.set_main_option("script_location", HERE)
    with old.writing.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    old.close()
    database = open_database(url)
    assert [owner for _, owner, _ in written(database)] == [database.lease.owner]
    database.close()
