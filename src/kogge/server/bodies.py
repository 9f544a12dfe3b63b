"""What is said over HTTP: bodies of requests and of answers, as strict and as bounded as the messages."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field

from kogge.server.messages import Id, Line, Message, Name, Seat, SeatShown, Seq, Token

BODY = 64 * 1024  # bytes of a request
Value = bool | Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Field(max_length=32_000)]


class Problem(Message):
    """Why something was refused: key and parts, from which a sentence is made in the reader's language."""

    refusal: dict[str, Any]
    reason: dict[str, Any] | None = None


class NewGuest(Message):
    """Somebody who wants to play.  A program gets its token in the answer, a browser in a cookie that no script reads."""

    name: Name
    program: bool = False


class Renamed(Message):
    """What a guest wants to be called."""

    name: Name


class GuestShown(Message):
    """A guest, to themselves."""

    guest: str
    name: str
    token: str | None = None  # only to a program, and only once


class SeatWanted(Message):
    """Who shall sit on a seat of a new table: whoever makes it, anybody who comes, or a bot by name."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")] | None = None


class Settings(Message):
    """How a table is run."""

    clock: Annotated[int, Field(ge=10, le=86_400)] | None = None  # seconds of each seat for the whole game
    increment: Annotated[int, Field(ge=0, le=3600)] = 0  # seconds that each decision adds
    out_of_time: Literal["wait", "bot"] = "bot"
    absent: Literal["wait", "bot"] = "wait"
    grace: Annotated[int, Field(ge=5, le=86_400)] = 60  # seconds before a bot plays for somebody who is gone
    pace: Annotated[int, Field(ge=0, le=10_000)] = 700  # milliseconds that a bot takes at least


class NewTable(Message):
    """A table that is wanted.  Without seats the host has the first one, and the others are open."""

    scenario: Annotated[str, Field(pattern=r"^[a-z-]{1,40}$")]
    options: Annotated[dict[Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")], Value], Field(max_length=32)] = {}
    seats: Annotated[list[SeatWanted], Field(max_length=8)] = []
    public: bool = False
    settings: Settings = Settings()


class Opened(Message):
    """A new table: to its host alone.  Tokens belong into the fragment of a link, ``/t/TABLE#TOKEN``."""

    table: str
    invite: str
    seats: dict[str, str]  # tokens of the host's own seats, by number


class Claim(Message):
    """A token out of a link: of a seat, or of an invitation to any open one."""

    token: Token


class Claimed(Message):
    """The seat that is the guest's now."""

    seat: int


class Renew(Message):
    """Of which seat the link shall be made anew; the old one is worth nothing then."""

    seat: Seat


class Renewed(Message):
    """The new token of a seat: to whoever sits there."""

    token: str


class TableListed(Message):
    """A table in a list, as everyone may know it who may see the list."""

    table: str
    scenario: str
    options: dict[str, Any]
    state: Literal["open", "playing", "over", "abandoned", "closed"]
    public: bool
    created: datetime
    changed: datetime
    seats: list[SeatShown]
    result: dict[str, Any] | None = None


class TablePage(Message):
    """A part of a list, the newest first; ``after`` asks for the next part, ``null`` at the end."""

    tables: list[TableListed]
    after: str | None


class BotAct(Message):
    """What a program plays: the answer to position ``seq``.  The same ``id`` is done once, however often it is said."""

    action: Line
    seq: Seq
    id: Id | None = None
    seat: Seat | None = None  # needed only if the token is a guest's, who holds several seats


class Geometry(Message):
    """What a client needs to draw a table's board: where everything is, and all that never changes."""

    hexes: list[list[int]]  # the cells, in the order of their numbers
    centers: list[list[float]]
    intersections: list[list[float]]
    paths: list[list[int]]  # the two intersections of each
    fields: dict[str, Any]  # what each field of a view is about
    facts: dict[str, Any]
