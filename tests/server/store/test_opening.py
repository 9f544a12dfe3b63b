"""A database is opened by one server, at the schema of this version, and only if it keeps what it has committed."""

import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from psycopg import Error as DriverError
from sqlalchemy import Connection, Engine, event, inspect, text
from sqlalchemy.exc import DBAPIError

from kogge import Refused
from kogge.server.store import Database, Reads, file_url, open_database
from kogge.server.store import database as opening
from kogge.server.store.schema import metadata
from tests.server.store.cluster import Cluster


def refusal(url: str) -> Refused:
    with pytest.raises(Refused) as answer:
        open_database(url)
    return answer.value


def settings(connection: Connection) -> dict[str, object]:
    if connection.dialect.name == "sqlite":
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in opening.SQLITE}
    return {name: connection.execute(text(f"SHOW {name}")).scalar_one() for name in opening.POSTGRESQL}


def test_every_connection_waits_for_the_disk(database: Database) -> None:
    for engine in (database.writing, database.reading):
        with engine.connect() as connection:
            found = settings(connection)
        if engine.dialect.name == "sqlite":
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
        else:
            assert found["synchronous_commit"] == found["fsync"] == "on"


def test_migrations_lead_to_the_schema_that_the_code_takes_for_granted(database: Database) -> None:
    with database.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        checks = {name: inspect(connection).get_check_constraints(name) for name in ("tables", "seats")}
        assert [len(found) for found in checks.values()] == [1, 1]
        for name, home in metadata.tables.items():
            found = {tuple(key["constrained_columns"]): key for key in inspect(connection).get_foreign_keys(name)}
            told = {tuple(key.column_keys): key for key in home.foreign_key_constraints}
            assert set(found) == set(told)
            assert [found[key]["options"].get("ondelete") for key in told] == [key.ondelete for key in told.values()]


def test_a_schema_that_differs_is_noticed(database: Database) -> None:
    with database.writing.begin() as connection:
        connection.execute(text("ALTER TABLE chat ADD COLUMN mood TEXT"))
        [(change, *_)] = compare_metadata(MigrationContext.configure(connection), metadata)
    assert change == "remove_column"


def test_what_is_at_the_newest_schema_is_opened_again_as_it_is(url: str) -> None:
    for _ in range(2):
        database = open_database(url)
        with database.reading.connect() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["0002"]
        database.close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    database = open_database(url)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    assert refusal(url).key == refusal(url).key == "database_newer"


def test_only_the_journal_writes(database: Database) -> None:
    with database.reading.connect() as connection, pytest.raises(DBAPIError):
        connection.execute(text("DELETE FROM guests"))


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = open_database(file_url(tmp_path))
    assert refusal(file_url(tmp_path)).key == "database_in_use"
    database.close()
    open_database(file_url(tmp_path)).close()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    database = open_database(file_url(tmp_path / "new"))
    with database.reading.connect() as connection:
        connection.execute(text("SELECT 1 FROM guests"))
        files = list((tmp_path / "new").iterdir())
        assert len(files) == 4  # with the two that SQLite writes ahead to, and the lock
        assert [path for path in files if stat.S_IMODE(path.stat().st_mode) & 0o077] == []
    database.close()


def test_a_file_that_is_no_database_is_refused_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / opening.FILE
    path.write_text("Once upon a time there was no database at all. " * 100)
    for _ in range(2):
        assert refusal(file_url(tmp_path)).key == "database_away"
    assert path.read_text().startswith("Once")


def test_a_folder_that_can_not_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(file_url(tmp_path / "file" / "below")).key == "database_not_opened"


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://a:hush@b/c", "my://hush@hush@b", "postgresql+"]
)
def test_what_is_no_database_of_ours_is_refused(url: str) -> None:
    error = refusal(url)
    assert error.key == "no_database_url"
    assert "hush" not in str(error)


def test_a_database_that_does_not_answer_is_refused_without_its_password(tmp_path: Path) -> None:
    for url in ("postgresql://kogge:hush@/test?", "postgresql://kogge@/test?password=hush&"):
        error = refusal(f"{url}host={tmp_path}")
        assert error.key == "database_away"
        assert "kogge" in str(error)
        assert "hush" not in str(error)


def test_a_postgresql_that_does_not_sync_is_refused(cluster: Cluster) -> None:
    url = cluster.empty_database()
    cluster.stop()
    cluster.settings["fsync"] = "off"
    cluster.start()
    try:
        error = refusal(url)
    finally:
        cluster.stop()
        cluster.settings["fsync"] = "on"
        cluster.start()
    assert (error.key, error.parts["name"]) == ("database_unsafe", "fsync")
    open_database(url).close()


def test_a_sqlite_that_does_not_write_ahead_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a file system without shared memory, where SQLite quietly keeps another mode."""
    monkeypatch.setattr(opening, "SQLITE", {**opening.SQLITE, "journal_mode": "sideways"})
    error = refusal(file_url(tmp_path))
    assert (error.key, error.parts["name"]) == ("database_unsafe", "journal_mode")


def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    def stop_at_log(_c: object, _cursor: object, statement: str, *_: object) -> None:
        if "CREATE TABLE chat" in statement:
            raise KeyboardInterrupt

    event.listen(Engine, "before_cursor_execute", stop_at_log)
    try:
        with pytest.raises(KeyboardInterrupt):
            open_database(url)
    finally:
        event.remove(Engine, "before_cursor_execute", stop_at_log)
    database = Database(opening.understood(url))
    with database.reading.connect() as connection:
        assert inspect(connection).get_table_names() == []
    database.close()
    open_database(url).close()


def test_opening_waits_for_what_a_killed_server_has_begun(cluster: Cluster) -> None:
    """Its connection may live a little longer than itself, and commit behind the back of whoever reads meanwhile."""
    url = cluster.empty_database()
    open_database(url).close()
    blocked = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with cluster.connection() as orphan, cluster.connection() as watcher, ThreadPoolExecutor() as threads:
        orphan.autocommit = False
        orphan.execute("INSERT INTO writers VALUES ('orphan', 1, now())")
        orphan.commit()
        orphan.execute("UPDATE writers SET batch = 2")
        opening = threads.submit(open_database, url)
        while watcher.execute(blocked).fetchone() == (0,):
            assert not opening.done()
        orphan.commit()
        opening.result().close()


def test_what_is_being_looked_up_is_waited_for_and_nothing_is_once_it_is_closed(url: str) -> None:
    database = open_database(url)
    with ThreadPoolExecutor() as threads:
        with database.look() as connection:
            driver = connection.connection.dbapi_connection
            assert driver is not None
            closing = threads.submit(database.close)
            with pytest.raises(TimeoutError):
                closing.result(0.1)
            assert connection.execute(text("SELECT 1")).scalar_one() == 1
        closing.result()
    with pytest.raises((DriverError, sqlite3.ProgrammingError)):
        driver.cursor().execute("SELECT 1")  # it is closed
    with pytest.raises(Refused) as answer:
        Reads(database).playing()
    assert answer.value.key == "server_closing"
