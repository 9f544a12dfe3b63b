"""The tables of the database, the same in SQLite and in PostgreSQL; migrations lead to them."""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

from kogge.server.store.ids import DIGEST_LENGTH, ID_LENGTH

STATES = ("open", "playing", "over", "abandoned", "closed")
KINDS = ("open", "person", "bot")
NAMES = {  # so that migrations can speak of constraints in both databases
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Utc(TypeDecorator[datetime]):
    """A moment in UTC.  SQLite keeps no time zone, so it is taken off before and put on after."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        assert value.tzinfo is not None, f"{value} is in no time zone"
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def one_of(column: str, words: tuple[str, ...]) -> CheckConstraint:
    """A column that holds one of a few words."""
    return CheckConstraint(f"{column} IN ({', '.join(repr(word) for word in words)})", name=column)


def of_table() -> Column[str]:
    """The table that a row belongs to, and with which it goes."""
    return Column("table_id", String(ID_LENGTH), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


metadata = MetaData(naming_convention=NAMES)

guests = Table(
    "guests",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", Text, nullable=False),
    Column("token", String(DIGEST_LENGTH), nullable=False),
    Column("created", Utc, nullable=False),
    Column("seen", Utc, nullable=False),
    Index(None, "token", unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("scenario", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", String(ID_LENGTH), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(DIGEST_LENGTH)),
    Column("state", String(16), nullable=False),
    Column("rules", Text, nullable=False),  # the version of the rules that its log is of
    Column("luck", String(DIGEST_LENGTH), nullable=False),  # the hash of the secret
    Column("secret", LargeBinary, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last entry in its log; 0 before the first
    Column("created", Utc, nullable=False),
    Column("changed", Utc, nullable=False),
    Column("kept_until", Utc),  # when it may be removed
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(ID_LENGTH), ForeignKey("tables.id", ondelete="SET NULL")),
    one_of("state", STATES),
    Index(None, "invite", unique=True),
    Index(None, "host"),
    Index(None, "rematch"),
    Index(None, "state", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("guest", String(ID_LENGTH), ForeignKey("guests.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("stand_in", Text),  # the bot that plays while the person is gone
    Column("token", String(DIGEST_LENGTH)),
    Column("clock", Float),  # seconds left
    Column("wishes", JSON(none_as_null=True)),
    one_of("kind", KINDS),
    Index(None, "guest"),
    Index(None, "token", unique=True),
)

log = Table(
    "log",
    metadata,
    of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(32), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Utc, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(ID_LENGTH), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Utc, nullable=False),
)

leases = Table(  # which process writes
    "leases",
    metadata,
    Column("what", String(ID_LENGTH), primary_key=True),  # all tables; there is room for the id of one
    Column("owner", String(ID_LENGTH), nullable=False),
    Column("until", Utc, nullable=False),
)

writers = Table(  # what the journal of each process has committed: how it learns what became of a lost answer
    "writers",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("batch", Integer, nullable=False),
    Column("at", Utc, nullable=False),
)
