"""What clients and the server say to each other: one JSON object a message, each of a ``type``.

Who may get a message is said in its docstring. Everything is keys and values: sentences are made where they are read.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from kogge.server.grammar import (
    SHOWN,
    Cells,
    Change,
    Choice,
    Doing,
    Given,
    Id,
    Line,
    Message,
    OptionShown,
    Prompt,
    Reason,
    Refusal,
    Seat,
    Seq,
    TableId,
    Token,
    Wishes,
)
from kogge.server.happenings import GameEvent
from kogge.server.settings import Settings

PROTOCOL = 1
FRAME = 8 * 1024  # bytes that a client may send at once

# What a client says


class Authorise(Message):
    """Who the client is: the first message of a program, which has no cookie.  Answered by ``hello``."""

    type: Literal["authorise"] = "authorise"
    token: Token


class AtTable(Message):
    """Something that is said at a table."""

    table: TableId


class Watch(AtTable):
    """Look on at a table, from the own seats if the guest has some; answered by ``table``."""

    type: Literal["watch"] = "watch"


class Unwatch(AtTable):
    """Hear no more of a table."""

    type: Literal["unwatch"] = "unwatch"


class Uncover(AtTable):
    """At a table where this connection holds several seats: whose view it gets now; ``null`` covers all."""

    type: Literal["uncover"] = "uncover"
    seat: Seat | None


class Command(AtTable):
    """Something that changes a table, answered by ``done`` or ``refused``.  What is said again is not done again."""

    id: Id


class OfSeat(Command):
    """A command of a seat.  ``seq`` is the last number that the client has heard of: it answers that position."""

    seat: Seat
    seq: Seq


class Act(OfSeat):
    """Play or give an action by its text: ``build_road 34``, ``sail 1 to 87``, ``offer 2 wool for ore``."""

    type: Literal["act"] = "act"
    action: Line


class TakeBack(OfSeat):
    """Take back what was given ahead, as long as nobody has heard it."""

    type: Literal["take_back"] = "take_back"


class Undo(OfSeat):
    """Undo the own last action, where the rules of undoing allow it."""

    type: Literal["undo"] = "undo"


class Wish(Command):
    """What the server shall answer for a seat: to trades of this turn, or of the whole game, and to unpayable ones."""

    type: Literal["wish"] = "wish"
    seat: Seat
    no_trades: Literal["turn", "ever"] | None = None
    decline_unpayable: bool = False


class Why(Command):
    """Ask the referee why an action, or an act that is named alone, is not open to a seat; answered by ``reason``."""

    type: Literal["why"] = "why"
    seat: Seat
    action: Line


class Word(Command):
    """Add a word to the luck before the game begins; others see it when all are in."""

    type: Literal["word"] = "word"
    seat: Seat
    word: Annotated[str, Field(min_length=1, max_length=64, pattern=SHOWN)]


class Start(Command):
    """Begin the game: whoever made the table may, once all seats are taken."""

    type: Literal["start"] = "start"


class Leave(Command):
    """Give a seat up; it is open to others then, or a bot plays it on."""

    type: Literal["leave"] = "leave"
    seat: Seat


class Rematch(Command):
    """After the end: the same game with the same people, at a new table."""

    type: Literal["rematch"] = "rematch"


class Say(Command):
    """Say something in the chat of a table."""

    type: Literal["say"] = "say"
    text: Annotated[str, Field(min_length=1, max_length=500, pattern=SHOWN)]


class Mute(Command):
    """Hear no more of what somebody says in the chat of a table, or hear it again."""

    type: Literal["mute"] = "mute"
    guest: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]
    muted: bool = True


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"] = "ping"
    n: Seq = 0


FromClient = Annotated[
    Authorise
    | Watch
    | Unwatch
    | Uncover
    | Act
    | TakeBack
    | Undo
    | Wish
    | Why
    | Word
    | Start
    | Leave
    | Rematch
    | Say
    | Mute
    | Ping,
    Field(discriminator="type"),
]

# What the server says


class Hello(Message):
    """The first message of a connection.  To the guest alone."""

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    version: str
    guest: str
    name: str


class SeatShown(Message):
    """A seat as everyone at the table may know it."""

    seat: int
    color: str
    kind: Literal["open", "person", "bot"]
    name: str
    guest: str | None = None
    here: bool = False  # is somebody connected?
    bot: str | None = None  # which one it is
    stood_in_for: str | None = None  # by which bot, while the person is gone
    has_added: bool = False  # a word to the luck, which is told when all are in
    clock: float | None = None  # seconds left, at the time of the message


class TableShown(Message):
    """A table as everyone who may look on may know it."""

    table: str
    scenario: str
    options: dict[str, OptionShown]
    settings: Settings
    state: Literal["open", "playing", "over", "abandoned", "closed"]
    host: str
    public: bool
    seats: list[SeatShown]
    luck: str  # the hash of the secret
    words: dict[str, str] | None = None  # by colour, when all are in
    secret: str | None = None  # when the game is over or abandoned
    closed_because: str | None = None  # a table of another version, that can only be read
    rematch: str | None = None  # the table at which the same people play again


class Position(Message):
    """Where the game stands, as one seat may see it."""

    step: str
    to_act: int
    turn_of: int
    waiting: list[int]
    given: list[Given]
    winners: list[int]
    points: list[int]  # of each seat, with those that only this one knows of


class Snapshot(Message):
    """Everything about a table at once: after ``watch``, after a stale command, after an undo.

    To one connection: the view of the seat that it sees the table from (``null``: a spectator). Choices are there only
    if that seat has to decide.
    """

    type: Literal["table"] = "table"
    seq: int
    shown: TableShown
    own: list[int]  # the seats that the connection holds
    seat: int | None
    position: Position | None  # null before the game has begun
    fields: dict[str, Cells]
    choices: list[Choice] | None
    prompt: Prompt | None  # what is asked of the seat, if it has to decide
    undo: Doing | None  # what the seat may undo
    events: list[GameEvent]  # the last ones, for the story
    muted: list[str] = Field(default_factory=list)  # the guests whom this one does not hear
    wishes: Wishes | None = None  # what the seat has asked the server to answer for it


class News(Message):
    """What has happened since the last message about a table.  Redacted for each connection."""

    type: Literal["news"] = "news"
    table: str
    seq: int
    events: list[GameEvent]
    changes: list[Change]  # field, row, column, value
    position: Position
    choices: list[Choice] | None
    prompt: Prompt | None
    undo: Doing | None
    clocks: list[float | None]  # seconds left by seat, at the time of the message


class Happened(Message):
    """Something that is no part of the game.  To all who look on; ``people`` tells how it stands then."""

    type: Literal["happened"] = "happened"
    table: str
    seq: int
    what: Literal["sit", "leave", "start", "undo", "stand_in", "back", "bot_failed", "over", "abandoned", "rematch"]
    seat: int | None = None
    bot: str | None = None  # who plays now
    why: Literal["gone", "clock", "left", "failed"] | None = None


class People(Message):
    """Who sits where, who is here, whose clock runs.  To all who look on."""

    type: Literal["people"] = "people"
    seq: int
    shown: TableShown


class Done(Message):
    """A command was done and will not be lost.  To whoever said it."""

    type: Literal["done"] = "done"
    table: str
    id: str
    seq: int


class Declined(Message):
    """A command was refused, and nothing has changed.  To whoever said it."""

    type: Literal["refused"] = "refused"
    table: str | None
    id: str | None
    stale: bool = False  # a fresh ``table`` has come before, if the connection watches it
    refusal: Refusal
    reason: Reason | None = None  # the referee's


class Reasoned(Message):
    """The referee's answer; ``null`` if the action is open.  To whoever asked."""

    type: Literal["reason"] = "reason"
    table: str
    id: str
    reason: Reason | None


class Chat(Message):
    """Something that was said.  To all who look on, but for those who have muted the speaker."""

    type: Literal["chat"] = "chat"
    table: str
    n: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


class YourTurn(Message):
    """A decision is asked of a seat of the guest's.  To all connections of the guest, at whatever table they are."""

    type: Literal["your_turn"] = "your_turn"
    table: str
    seat: int


class Pong(Message):
    """I am."""

    type: Literal["pong"] = "pong"
    n: int


class Closing(Message):
    """The last message of a connection, and why.  To the guest alone."""

    type: Literal["closing"] = "closing"
    refusal: Refusal


FromServer = Annotated[
    Hello | Snapshot | News | Happened | People | Done | Declined | Reasoned | Chat | YourTurn | Pong | Closing,
    Field(discriminator="type"),
]

CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)
SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages: what a client may say and what the server says, each by its ``type``."""
    told: dict[str, Any] = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Messages of Kogge"}
    said, answered = CLIENT.json_schema(), SERVER.json_schema(mode="serialization")
    defined = said.pop("$defs") | answered.pop("$defs") | {"FromClient": said, "FromServer": answered}
    return told | {"protocol": PROTOCOL, "$defs": dict(sorted(defined.items()))}
