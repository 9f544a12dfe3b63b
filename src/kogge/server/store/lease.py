"""Whose tables these are: a row in the database that says which process writes, and until when.

Every transaction of the journal confirms it, so that a process that has lost it writes nothing more, whatever it
believes. Today one lease stands for all tables of a database; a row for each table, confirmed by what is written about
that table, would let several processes share one.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, literal, select, update

from kogge.server.store.ids import new_id
from kogge.server.store.schema import Utc, leases

ALL = "all"  # what is leased: every table of the database
TERM = timedelta(seconds=60)  # for which a lease is taken, and prolonged
RENEWED = 20.0  # seconds after which it is prolonged if nothing else was written


class Held(Exception):
    """The tables belong to another process, which may well be alive."""


class LeaseLost(Exception):
    """The tables belong to another process now, which has taken them over."""


@dataclass(frozen=True)
class Lease:
    """What makes the tables ours."""

    what: str = ALL
    owner: str = field(default_factory=new_id)

    def take(self, connection: Connection, is_alone: bool) -> None:
        """Take what is free: never leased, given back, past its time, or left by a process that is no more.

        Whoever knows that there is no other process on this database says so by ``is_alone``.
        """
        wanted = select(leases.c.owner, leases.c.until < now(connection)).where(leases.c.what == self.what)
        found = connection.execute(wanted).first()
        if found is None:
            connection.execute(insert(leases).values(what=self.what, owner=self.owner, until=until(connection)))
            return
        before, is_past = found
        if not (is_alone or is_past or is_gone(connection, before)):
            raise Held
        self.put(connection, before)

    def confirm(self, connection: Connection) -> None:
        """See that it is still ours, and prolong it.  Nobody can take it over before this transaction ends."""
        self.put(connection, self.owner)

    def put(self, connection: Connection, before: str) -> None:
        """Take it from its owner, if that is still the owner."""
        theirs = and_(leases.c.what == self.what, leases.c.owner == before)
        change = update(leases).where(theirs).values(owner=self.owner, until=until(connection))
        if connection.execute(change).rowcount != 1:
            raise Held if before != self.owner else LeaseLost

    def give_back(self, connection: Connection) -> None:
        """Let the next one have it at once."""
        connection.execute(delete(leases).where(leases.c.what == self.what, leases.c.owner == self.owner))


def now(connection: Connection) -> Any:
    """The time: in PostgreSQL its own, so that the clocks of several machines need not agree."""
    return func.now() if is_shared(connection) else literal(datetime.now(UTC), Utc)


def until(connection: Connection) -> Any:
    """When a lease that is taken now is past."""
    return func.now() + TERM if is_shared(connection) else datetime.now(UTC) + TERM


def is_shared(connection: Connection) -> bool:
    """Can processes of other machines use this database?"""
    return connection.dialect.name == "postgresql"


# A PostgreSQL knows which processes are connected: each holds a lock, shared among its own connections


def sign_of(owner: str) -> int:
    """The number of the lock by which a process shows that it is there."""
    return int.from_bytes(sha256(owner.encode()).digest()[:8], signed=True)


def is_gone(connection: Connection, owner: str) -> bool:
    """Has a process no connection any more?  Then it can't make one either until this transaction ends."""
    if not is_shared(connection):
        return False
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(sign_of(owner)))).scalar_one())
