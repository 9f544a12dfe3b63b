"""What is kept, row by row: plain values, with times in UTC and tokens as digests."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

TableState = Literal["open", "playing", "over", "abandoned", "closed"]
SeatKind = Literal["open", "person", "bot"]


@dataclass(frozen=True, kw_only=True)
class Guest:
    """Somebody who plays without an account."""

    id: str
    name: str
    token: str = field(repr=False)
    created: datetime
    seen: datetime


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table.  What is read never has the secret in it: ``Reads.secret`` tells that, on purpose."""

    id: str
    scenario: str
    options: Mapping[str, Any]
    settings: Mapping[str, Any]
    host: str
    public: bool
    invite: str | None = field(default=None, repr=False)
    state: TableState
    rules: str
    luck: str
    secret: bytes = field(default=b"", repr=False)
    seq: int = 0
    created: datetime
    changed: datetime
    kept_until: datetime | None = None
    result: Mapping[str, Any] | None = None
    rematch: str | None = None


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """A seat of a table, and who sits there."""

    table_id: str
    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    token: str | None = field(default=None, repr=False)
    clock: float | None = None
    wishes: Mapping[str, Any] | None = None


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Something that happened at a table: the payload is a text, which the store does not look into."""

    table_id: str
    seq: int
    kind: str
    payload: str
    at: datetime


@dataclass(frozen=True, kw_only=True)
class ChatLine:
    """Something that was said at a table."""

    table_id: str
    n: int
    guest: str
    name: str
    seat: int | None = None
    text: str
    at: datetime


Row = Guest | TableRow | SeatRow | Entry | ChatLine
