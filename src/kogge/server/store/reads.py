"""What is looked up: plain rows, read in one moment.  It takes its time: call it by ``asyncio.to_thread``."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, String, and_, exists, func, not_, or_, select, tuple_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from kogge.games.refusal import Refused
from kogge.server.store.database import Database
from kogge.server.store.rows import ChatLine, Entry, Guest, SeatRow, TableRow
from kogge.server.store.schema import Utc, chat, guests, log, seats, tables

PAGE = 50
TOLD = [column for column in tables.c if column.name != "secret"]
ENDED = ("over", "abandoned", "closed")

Place = tuple[datetime, str]  # in a list: when the table was made, and its id


@dataclass(frozen=True)
class Seated:
    """A table with its seats, in order."""

    table: TableRow
    seats: list[SeatRow]

    @property
    def place(self) -> Place:
        """What a list goes on after."""
        return self.table.created, self.table.id


class Reads:
    """Everything that is asked of a database; each method is safe in any thread, with a connection of its own."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """What is read inside is of one moment."""
        try:
            with self.database.look() as connection:
                yield connection
        except (DBAPIError, NoConnection) as error:
            raise Refused.of("not_looked_up") from error

    # Guests

    def guest(self, id: str) -> Guest | None:
        return self.one_guest(guests.c.id == id)

    def guest_of_token(self, digest: str) -> Guest | None:
        return self.one_guest(guests.c.token == digest)

    def one_guest(self, wanted: ColumnElement[bool]) -> Guest | None:
        with self.reading() as connection:
            found = connection.execute(select(guests).where(wanted)).mappings().one_or_none()
            return Guest(**found) if found else None

    def unseen_guests(self, before: datetime, most: int = PAGE) -> list[str]:
        """Guests who were not here since, and have neither a table nor a seat."""
        busy = or_(exists().where(tables.c.host == guests.c.id), exists().where(seats.c.guest == guests.c.id))
        wanted = select(guests.c.id).where(guests.c.seen < before, not_(busy)).order_by(guests.c.seen)
        return self.ids(wanted, most)

    # Tables

    def table(self, id: str) -> Seated | None:
        return self.one_table(tables.c.id == id)

    def one_table(self, wanted: ColumnElement[bool]) -> Seated | None:
        return next(iter(self.listed(select(*TOLD).where(wanted), 1)), None)

    def seat_of_token(self, digest: str) -> SeatRow | None:
        with self.reading() as connection:
            found = connection.execute(select(seats).where(seats.c.token == digest)).mappings().one_or_none()
            return SeatRow(**found) if found else None

    def secret(self, table: str) -> bytes | None:
        """What the luck of a table comes from: nobody's business but the server's until the game is over."""
        with self.reading() as connection:
            return connection.execute(select(tables.c.secret).where(tables.c.id == table)).scalar_one_or_none()

    def tables_of(self, guest: str, after: Place | None = None, most: int = PAGE) -> list[Seated]:
        """Tables that a guest has made or sits at, the newest first."""
        sits = select(seats.c.table_id).where(seats.c.guest == guest)
        return self.page(or_(tables.c.host == guest, tables.c.id.in_(sits)), after, most)

    def made_by(self, guest: str) -> int:
        """How many tables that are not at their end a guest has made."""
        wanted = select(func.count()).where(tables.c.host == guest, tables.c.state.not_in(ENDED))
        with self.reading() as connection:
            return connection.execute(wanted).scalar_one()

    def open_tables(self, after: Place | None = None, most: int = PAGE) -> list[Seated]:
        """Public tables that wait for players, the newest first."""
        return self.page(and_(tables.c.state == "open", tables.c.public), after, most)

    def finished_tables(self, after: Place | None = None, most: int = PAGE) -> list[Seated]:
        """Public tables whose game is over, the newest first."""
        return self.page(and_(tables.c.state == "over", tables.c.public), after, most)

    def playing(self) -> list[str]:
        """Tables at which a game goes on, the one at which something has happened last first."""
        return self.ids(select(tables.c.id).where(tables.c.state == "playing").order_by(tables.c.changed.desc()))

    def outdated(self, now: datetime, most: int = PAGE) -> list[str]:
        """Tables that need not be kept any longer: what ``remove_table`` is for."""
        return self.ids(select(tables.c.id).where(tables.c.kept_until <= now).order_by(tables.c.kept_until), most)

    def idle(self, before: datetime, most: int = PAGE) -> list[str]:
        """Tables that are not at their end, and at which nothing has happened since."""
        wanted = select(tables.c.id).where(tables.c.state.not_in(ENDED), tables.c.changed < before)
        return self.ids(wanted.order_by(tables.c.changed), most)

    # What has happened at a table

    def log(self, table: str, since: int = 0, most: int | None = None) -> list[Entry]:
        """The entries after one, in order."""
        wanted = select(log).where(log.c.table_id == table, log.c.seq > since).order_by(log.c.seq).limit(most)
        with self.reading() as connection:
            return [Entry(**row) for row in connection.execute(wanted).mappings()]

    def chat(self, table: str, last: int = PAGE) -> list[ChatLine]:
        """The last lines, in order."""
        wanted = select(chat).where(chat.c.table_id == table).order_by(chat.c.n.desc()).limit(last)
        with self.reading() as connection:
            return [ChatLine(**row) for row in connection.execute(wanted).mappings()][::-1]

    # How lists are read

    def page(self, wanted: ColumnElement[bool], after: Place | None, most: int) -> list[Seated]:
        """Tables from the newest to the oldest, after a place in that list."""
        newest = select(*TOLD).where(wanted).order_by(tables.c.created.desc(), tables.c.id.desc())
        if after is not None:
            newest = newest.where(tuple_(tables.c.created, tables.c.id) < tuple_(*after, types=[Utc(), String()]))
        return self.listed(newest, most)

    def listed(self, wanted: Select[*tuple[Any, ...]], most: int) -> list[Seated]:
        """Tables with their seats."""
        with self.reading() as connection:
            found = [TableRow(**row) for row in connection.execute(wanted.limit(most)).mappings()]
            theirs = select(seats).where(seats.c.table_id.in_([table.id for table in found])).order_by(seats.c.seat)
            sitting = [SeatRow(**row) for row in connection.execute(theirs).mappings()] if found else []
        return [Seated(table, [seat for seat in sitting if seat.table_id == table.id]) for table in found]

    def ids(self, wanted: Select[str], most: int | None = None) -> list[str]:
        with self.reading() as connection:
            return list(connection.execute(wanted.limit(most)).scalars())
