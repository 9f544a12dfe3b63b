"""The thread that writes: all that waits in one transaction, each item in a savepoint, one commit for all."""

import logging
from collections.abc import Sequence
from copy import copy
from datetime import UTC, datetime, timedelta
from time import monotonic

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError, StatementError

from kogge.games.refusal import Refused
from kogge.server.store.database import Database
from kogge.server.store.ids import new_id
from kogge.server.store.lease import RENEWED, LeaseLost
from kogge.server.store.queue import Item, Queue, tell_all
from kogge.server.store.schema import writers
from kogge.server.store.writes import Conflict, perform

PATIENCE = 30.0  # seconds in which a lost database must be back to say what became of a commit
FIRST_REST, LONGEST_REST = 0.05, 2.0  # seconds between attempts to reach it
FORGOTTEN = timedelta(days=30)  # after which a writer that has written nothing is gone

logger = logging.getLogger(__name__)


class Writer:
    """What the journal's thread does.

    Each batch leaves its number in the row of this writer, in the same transaction. When the connection is lost during
    a commit, that row tells afterwards whether it was done. Each batch also confirms that the tables are ours; when
    they are not, this writer writes nothing ever again.
    """

    def __init__(self, database: Database, queue: Queue, largest: int, patience: float) -> None:
        self.engine = database.writing
        self.lease = database.lease
        self.queue = queue
        self.largest = largest
        self.patience = patience
        self.id = new_id()
        self.batch = 0  # the number of the last one
        self.pause = 0.0
        self.committed = float("-inf")  # when a commit has last succeeded, if none has failed since
        self.has_lost = False
        self.connection: Connection | None = None

    def run(self) -> None:
        """Write until the queue is closed and empty; if nothing comes, the lease is renewed now and then."""
        while (items := self.queue.take(self.largest, RENEWED)) is not None:
            if self.has_lost:
                refuse(items, Refused.of("server_closing"))
                continue
            try:
                self.write(items)
            except LeaseLost:
                logger.error("another server has taken over the tables: nothing more is written")
                self.has_lost = True
                self.disconnect()
                refuse(items, Refused.of("server_closing"))
            except Exception as error:  # whatever it is, the thread must live, and nobody may wait in vain
                logger.warning("%d items could not be written: %s", len(items), named(error))
                self.give_up(items)
        self.disconnect()

    def write(self, items: Sequence[Item]) -> None:
        """Write a batch and tell everyone; an exception means that surely nothing of it was written."""
        was_connected = self.connection is not None
        try:
            self.attempt(items)
        except DBAPIError as error:
            if not (was_connected and error.connection_invalidated):
                raise
            self.disconnect()  # it was lost since the last batch: the database may long be back
            self.attempt(items)

    def attempt(self, items: Sequence[Item]) -> None:
        connection = self.connected()
        self.batch += 1
        transaction = connection.begin()
        self.mark(connection)  # first: its row is locked until all is done
        self.lease.confirm(connection)
        for item in items:
            item.refusal = written(connection, item)
        try:
            transaction.commit()
        except Exception as error:
            if isinstance(error, DBAPIError) and not error.connection_invalidated:
                raise  # the database itself says no
            logger.warning("a commit of %d items is in doubt: %s", len(items), named(error))
            self.settle(items)
            return
        self.pause, self.committed = 0.0, monotonic()
        tell_all(items)

    def connected(self) -> Connection:
        """The connection, made anew if it was lost, with a row for the marks of this writer."""
        if self.connection is None:
            connection = self.engine.connect()
            try:
                with connection.begin():
                    connection.execute(delete(writers).where(writers.c.at < datetime.now(UTC) - FORGOTTEN))
                    self.mark(connection)
            except BaseException:
                connection.invalidate()
                connection.close()
                raise
            self.connection = connection
        return self.connection

    def disconnect(self) -> None:
        """Let the connection go, and whatever it had begun."""
        if self.connection is not None:
            connection, self.connection = self.connection, None
            try:
                connection.close()
            except DBAPIError:
                connection.invalidate()

    def mark(self, connection: Connection) -> None:
        """Say that the present batch is done, if it will be."""
        now = datetime.now(UTC)
        mine = update(writers).where(writers.c.id == self.id)
        if connection.execute(mine.values(batch=self.batch, at=now)).rowcount == 0:
            connection.execute(insert(writers).values(id=self.id, batch=self.batch, at=now))

    def give_up(self, items: Sequence[Item]) -> None:
        """Tell everyone that theirs was not written, and give the database some time."""
        self.disconnect()
        self.committed = float("-inf")
        refuse(items, Refused.of("not_kept"))
        self.pause = min(max(2 * self.pause, FIRST_REST), LONGEST_REST)
        self.queue.rest(self.pause)

    def settle(self, items: Sequence[Item]) -> None:
        """Find out what became of a commit whose answer was lost, and tell everyone.

        Others who come meanwhile are not left waiting: theirs is surely not written.
        """
        end = monotonic() + self.patience
        while True:
            self.disconnect()
            try:
                is_done = self.is_marked()
            except Exception:
                if monotonic() >= end or self.queue.is_closed:
                    refuse(items, Refused.of("maybe_kept"))
                    return
                self.give_up(self.queue.take_all())
            else:
                break
        self.pause, self.committed = 0.0, monotonic()
        for item in items:
            item.refusal = item.refusal if is_done else Refused.of("not_kept")
        tell_all(items)

    def is_marked(self) -> bool:
        """Was the last batch committed?  If that is still under way, the row is locked, and this waits for it."""
        with self.engine.begin() as connection:
            mine = select(writers.c.batch).where(writers.c.id == self.id).with_for_update()
            return connection.execute(mine).scalar_one_or_none() == self.batch


def refuse(items: Sequence[Item], refusal: Refused) -> None:
    """Tell everyone the same, which is not that theirs was written."""
    for item in items:
        item.refusal = copy(refusal)  # each is raised in a place of its own
    tell_all(items)


def named(error: Exception) -> str:
    """What a log may say of an error: its kind.  Its words may have rows in them, and rows have secrets."""
    cause = getattr(error, "orig", None)
    return type(error).__name__ + (f" ({type(cause).__name__})" if cause else "")


def written(connection: Connection, item: Item) -> Refused | None:
    """Write one item; one that can't be written leaves the others alone, and the refusal says why."""
    try:
        with connection.begin_nested():
            perform(connection, item.writes)
    except (Conflict, IntegrityError):
        return Refused.of("not_in_agreement")
    except DBAPIError as error:
        if error.connection_invalidated or isinstance(error, OperationalError | InternalError):
            raise  # that is the database's trouble, not the item's
        return Refused.of("unwritable")
    except (StatementError, ValueError, TypeError):
        return Refused.of("unwritable")
    return None
