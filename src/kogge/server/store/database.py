"""The database of a server: SQLite in a file, or PostgreSQL, opened so that what is committed stays.

Whether it does is not taken on trust: every connection reads back what it has been set to.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Condition
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from kogge.claims import Claim, claim
from kogge.files import mentioned, reason
from kogge.games.refusal import Refused, written
from kogge.server.store.lease import Held, Lease, sign_of
from kogge.server.store.migrations import migrate
from kogge.server.store.schema import writers

FILE = "tables.sqlite"  # in the data folder
BUSY = 10_000  # milliseconds that a connection waits for another, or for an answer
SQLITE = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": BUSY}  # 2 is FULL
POSTGRESQL = {
    "synchronous_commit": "on",
    "fsync": "on",
    "TimeZone": "UTC",
    "statement_timeout": f"{BUSY // 1000}s",
    "idle_in_transaction_session_timeout": f"{BUSY // 2000}s",  # sooner: what is left of a dead server holds up nobody
}
FIXED = {"fsync"}  # by whoever runs the PostgreSQL: a connection can only look at it
ONE_MOMENT = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
POOL = {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 10, "pool_timeout": BUSY // 1000}
AWHILE = 5.0  # seconds in which a PostgreSQL notices that a process was killed, and ends what that has begun
TO_REACH = {"connect_timeout": BUSY // 1000, "tcp_user_timeout": BUSY}


class Database:
    """An open database.  The journal alone writes; any number of threads read, with connections of their own."""

    def __init__(self, url: URL, claimed: Claim | None = None) -> None:
        self.url = url
        self.claimed = claimed
        self.lease = Lease()
        self.lookups = Condition()
        self.underway: int | None = 0  # of lookups; none once it is closed
        self.presence: Connection | None = None  # shows that we are there while the journal is not connected
        if url.get_backend_name() == "postgresql":
            self.writing = postgresql(url, poolclass=NullPool)
            self.reading = postgresql(url, execution_options=ONE_MOMENT, **POOL)
            event.listen(self.writing, "connect", self.show)
        else:
            self.writing = sqlite(url, "BEGIN IMMEDIATE", poolclass=NullPool)
            self.reading = sqlite(url, "BEGIN", **POOL)
            event.listen(self.reading, "connect", only_read)

    @property
    def told(self) -> str:
        """Where it is, without passwords."""
        return self.url.difference_update_query(["password", "sslpassword"]).render_as_string(hide_password=True)

    def show(self, connection: Any, _: ConnectionPoolEntry) -> None:
        """Let others see, as long as a connection lives, that its process does."""
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock_shared(%s)", [sign_of(self.lease.owner)])
        connection.commit()

    def take_over(self) -> None:
        """Bring the schema to this version and make the tables ours, both or neither."""
        self.presence = self.writing.connect()
        is_alone = self.claimed is not None and self.claimed.is_sure
        end = monotonic() + AWHILE
        while True:
            try:
                with self.presence.begin():
                    migrate(self.presence)
                    self.lease.take(self.presence, is_alone)
                    self.presence.execute(select(writers.c.id).with_for_update())  # what was begun before is over now
                return
            except Held:
                if monotonic() >= end:
                    raise Refused.of("database_owned", url=self.told) from None
            sleep(0.1)

    @contextmanager
    def look(self) -> Iterator[Connection]:
        """Read, from whatever thread, in one moment; refused once the database is closed."""
        with self.lookups:
            if self.underway is None:
                raise Refused.of("server_closing")
            self.underway += 1
        try:
            with self.reading.begin() as connection:
                yield connection
        finally:
            with self.lookups:
                if self.underway is not None:
                    self.underway -= 1
                self.lookups.notify_all()

    def close(self) -> None:
        """Let go of everything; the journal must be closed before.  What is being looked up is waited for."""
        with self.lookups:
            self.lookups.wait_for(lambda: not self.underway, timeout=BUSY / 1000)
            self.underway = None
        if self.presence is not None:
            self.presence.invalidate()
            self.presence.close()
            self.presence = None
            with suppress(DBAPIError, Refused), self.writing.begin() as connection:  # it may be gone
                self.lease.give_back(connection)
        self.reading.dispose()
        self.writing.dispose()
        if self.claimed is not None:
            self.claimed.give_back()
            self.claimed = None


def file_url(folder: Path) -> str:
    """The database in a data folder."""
    return URL.create("sqlite", database=str(folder / FILE)).render_as_string(hide_password=False)


def open_database(url: str) -> Database:
    """Open a database, make it if it is a file that is not there, and bring it to the schema of this version.

    It is refused if another server has it, if it can't be reached, if it would not keep what it has committed, or if it
    is of a newer version. Whoever has opened it owns its tables until it is closed.
    """
    wanted = understood(url)
    claimed = hold(Path(str(wanted.database))) if wanted.get_backend_name() == "sqlite" else None
    database = Database(wanted, claimed)
    try:
        database.take_over()
    except DBAPIError as error:
        database.close()
        raise Refused.of("database_away", url=database.told) from error
    except BaseException:
        database.close()
        raise
    return database


def understood(url: str) -> URL:
    """A URL of one of the two databases; ``postgresql:`` alone means the driver that we have."""
    with suppress(ArgumentError, ValueError):
        found = make_url(url)
        if found.drivername == "postgresql":
            found = found.set(drivername="postgresql+psycopg")
        if found.drivername == "postgresql+psycopg" or (
            found.drivername in ("sqlite", "sqlite+pysqlite") and found.database not in (None, "", ":memory:")
        ):
            return found
    raise Refused.of("no_database_url", url=written(url.rpartition("@")[2]))  # no password is repeated


def hold(path: Path) -> Claim:
    """Make the file of a database if need be, for its owner's eyes only, and keep other servers away from it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        claimed = claim(path.with_name(path.name + ".lock"))
    except OSError as trouble:
        raise Refused.of("database_not_opened", path=mentioned(path), reason=reason(trouble)) from trouble
    if claimed is None:
        raise Refused.of("database_in_use", path=mentioned(path))
    return claimed


def sqlite(url: URL, begin: str, **how: Any) -> Engine:
    """Connections to a file.  Python's module begins no transaction for a savepoint, so we begin all of them."""
    made = create_engine(url, hide_parameters=True, **how)
    event.listen(made, "connect", set_sqlite)

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(made, "begin", begun)
    return made


def postgresql(url: URL, **how: Any) -> Engine:
    """Connections to a PostgreSQL."""
    made = create_engine(url, hide_parameters=True, connect_args=TO_REACH, **how)
    event.listen(made, "connect", set_postgresql)
    return made


def set_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    """Write ahead, sync at every commit, mind references; and see that it is so."""
    connection.isolation_level = None
    connection.execute("PRAGMA fullfsync = 1").close()  # where the system's sync is none
    for name, value in SQLITE.items():
        connection.execute(f"PRAGMA {name} = {value}").close()
    assert_safe(connection, SQLITE, {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in SQLITE})


def set_postgresql(connection: Any, _: ConnectionPoolEntry) -> None:
    """Wait for the disk at every commit; and see that it is so."""
    with connection.cursor() as cursor:
        for name, value in POSTGRESQL.items():
            if name not in FIXED:
                cursor.execute(f"SET {name} = '{value}'")
        found = {name: cursor.execute(f"SHOW {name}").fetchone()[0] for name in POSTGRESQL}
    connection.commit()
    assert_safe(connection, POSTGRESQL, found)


def only_read(connection: Any, _: ConnectionPoolEntry) -> None:
    """Nobody but the journal writes."""
    connection.execute("PRAGMA query_only = 1").close()


def assert_safe(connection: Any, wanted: dict[str, Any], found: dict[str, Any]) -> None:
    """Refuse a database that is set otherwise, and let it go."""
    for name, value in wanted.items():
        if found[name] != value:
            connection.close()
            raise Refused.of("database_unsafe", name=name, wanted=str(value), found=str(found[name]))
