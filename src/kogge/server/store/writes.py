"""What can be asked of the journal: rows to add, to change and to remove, and how each is done in the database."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Table, and_, bindparam, delete, insert, update

from kogge.server.store import schema
from kogge.server.store.rows import ChatLine, Entry, Guest, Row, SeatRow, TableRow

HOMES: dict[type[Row], Table] = {
    Guest: schema.guests,
    TableRow: schema.tables,
    SeatRow: schema.seats,
    Entry: schema.log,
    ChatLine: schema.chat,
}


INSERTS = {kind: insert(home) for kind, home in HOMES.items()}  # made once: they are the most of what is done
NEXT_ENTRY = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.seq == bindparam("before"))
    .values(seq=bindparam("last"), changed=bindparam("at"))
)


class Conflict(Exception):
    """What is in the database does not agree with what a write takes for granted."""


@dataclass(frozen=True)
class Add:
    """A new row.  An entry of the log must be the next one of its table."""

    row: Row

    @property
    def about(self) -> str:
        return self.row.id if isinstance(self.row, Guest | TableRow) else self.row.table_id


@dataclass(frozen=True)
class Update:
    """Other values in some columns of a row that is there: see ``change_guest``, ``change_table``, ``change_seat``."""

    home: Table
    key: Mapping[str, Any]
    values: Mapping[str, Any]

    @property
    def about(self) -> str:
        return str(self.key["table_id" if "table_id" in self.key else "id"])


@dataclass(frozen=True)
class Remove:
    """A table with all that belongs to it, or a guest who has no table and no seat."""

    home: Table
    id: str

    @property
    def about(self) -> str:
        return self.id


Write = Add | Update | Remove


def change_guest(id: str, **values: Any) -> Update:
    return Update(schema.guests, {"id": id}, values)


def change_table(id: str, **values: Any) -> Update:
    return Update(schema.tables, {"id": id}, values)


def change_seat(table_id: str, seat: int, **values: Any) -> Update:
    return Update(schema.seats, {"table_id": table_id, "seat": seat}, values)


def remove_table(id: str) -> Remove:
    return Remove(schema.tables, id)


def remove_guest(id: str) -> Remove:
    return Remove(schema.guests, id)


def check(writes: Sequence[Write]) -> None:
    """What is to be written together is about one table, or one guest; its entries follow each other."""
    assert writes, "nothing is to be written"
    assert len({write.about for write in writes}) == 1, f"about several: {writes}"
    for write in writes:
        if isinstance(write, Update):
            unknown = set(write.values) - set(write.home.c.keys())
            assert write.values, f"nothing is changed: {write}"
            assert not unknown, f"no columns of {write.home.name}: {unknown}"
            assert "seq" not in write.values, "only entries move it"
    numbers = [write.row.seq for write in writes if isinstance(write, Add) and isinstance(write.row, Entry)]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)) if numbers else []), f"gaps: {numbers}"


def perform(connection: Connection, writes: Sequence[Write]) -> None:
    """Do all of it, in order; a ``Conflict`` or an error of the database leaves it half done, for a savepoint."""
    for kind, some in groupby(writes, key=lambda write: type(write.row) if isinstance(write, Add) else None):
        if kind is None:
            for write in some:
                perform_one(connection, write)
        else:
            add(connection, kind, [write.row for write in some if isinstance(write, Add)])


def add(connection: Connection, kind: type[Row], rows: Sequence[Row]) -> None:
    """Insert rows of one kind."""
    first, last = rows[0], rows[-1]
    if isinstance(first, Entry) and isinstance(last, Entry):
        numbers = {"table": first.table_id, "before": first.seq - 1, "last": last.seq, "at": last.at}
        if connection.execute(NEXT_ENTRY, numbers).rowcount != 1:
            raise Conflict(f"{first.seq} is not the next entry of {first.table_id}")
    connection.execute(INSERTS[kind], [dict(vars(row)) for row in rows])


def perform_one(connection: Connection, write: Write) -> None:
    match write:
        case Update(home, key, values):
            wanted = and_(*(home.c[name] == value for name, value in key.items()))
            done = connection.execute(update(home).where(wanted).values(**values)).rowcount
        case Remove(home, id):
            done = connection.execute(delete(home).where(home.c.id == id)).rowcount
        case Add():
            raise AssertionError("rows are added together")
    if done != 1:
        raise Conflict(f"{done} rows for {write}")
