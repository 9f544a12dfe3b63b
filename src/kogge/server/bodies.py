"""What is said over HTTP: bodies of requests and of answers, as strict and as bounded as the messages."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from kogge.games.facts import Facts
from kogge.server.grammar import (
    Cells,
    Change,
    Id,
    Line,
    Message,
    Name,
    OptionShown,
    Reason,
    Refusal,
    Result,
    Seat,
    Seq,
    Token,
)
from kogge.server.happenings import GameEvent
from kogge.server.messages import SeatShown

BODY = 64 * 1024  # bytes of a request


class Problem(Message):
    """Why something was refused: key and parts, from which a sentence is made in the reader's language."""

    refusal: Refusal
    reason: Reason | None = None


class NewGuest(Message):
    """Somebody who wants to play.  A program gets its token in the answer, a browser in a cookie."""

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
    """The new token of a seat, to whoever sits there; or of an invitation, to whoever has made the table."""

    token: str


class TableListed(Message):
    """A table in a list, as everyone may know it who may see the list."""

    table: str
    scenario: str
    options: dict[str, OptionShown]
    state: Literal["open", "playing", "over", "abandoned", "closed"]
    public: bool
    created: datetime
    changed: datetime
    seats: list[SeatShown]
    waiting: list[int] = Field(default_factory=list)  # the seats for whose decision the game waits
    result: Result | None = None


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


class OptionListed(Message):
    """What there is to choose in one option of a scenario: one of these, or anything of its kind."""

    name: str
    kind: Literal["choice", "number", "yes or no", "word", "colors", "file"]
    choices: list[str | int]
    default: OptionShown


class ScenarioListed(Message):
    """A game that can be played."""

    name: str
    title: str
    summary: str
    minutes: int | None
    note: str  # what a player must know of its board
    rulebook: str  # that it is in; games of the same one belong together
    players: list[int]
    colors: list[str]
    options: list[OptionListed]


class OptionSaid(Message):
    """What an option is for, and what its words choose."""

    text: str
    choices: dict[str, str]


class ListingTexts(Message):
    """What is said of options and bots, by name."""

    options: dict[str, OptionSaid]
    bots: dict[str, str]


class Listing(Message):
    """All that can be played, and by which bots, in a language."""

    scenarios: list[ScenarioListed]
    bots: list[str]
    engine: str
    compiled: bool
    language: str
    texts: ListingTexts


class FieldShown(Message):
    """A field of a view: for what it has rows and columns, what those are called, and what its numbers mean.

    ``values`` are what its numbers from 0 on are called, ``told`` those that mean something of their own, as -1 for
    nobody. ``secret`` is whose secret it is: that of the seat of each row, or everybody's.
    """

    meaning: str  # in English, for programmers
    per: list[str]
    rows: list[str]
    columns: list[str]
    values: list[str]
    told: dict[str, str]
    secret: Literal["owner", "all"] | None


class Geometry(Message):
    """What a client needs to draw a table's board: where everything is, and all that never changes."""

    hexes: list[list[int]]  # the cells, in the order of their numbers
    centers: list[list[float]]
    intersections: list[list[float]]
    paths: list[list[int]]  # the two intersections of each
    fields: dict[str, FieldShown]
    steps: dict[str, list[str]]  # the acts of each step, also those that are not open at the moment
    acts: dict[str, list[str]]  # what the parts of each act are of
    events: dict[str, dict[str, str]]  # by kind: what each part is of
    words: dict[str, list[str]]  # what numbers of goods, terrains, cards ... mean, by what they are of
    facts: Facts


# What can be had of a game that is over or abandoned: then nothing of it is a secret any more


class SeatFigures(Message):
    """What one seat got, gave and scored: goods by cause, what rolls were expected to bring, points by source."""

    seat: int
    color: str
    player: str
    points: int
    gained: dict[str, dict[str, int]]
    given: dict[str, dict[str, int]]
    spent: dict[str, dict[str, int]]
    bought: dict[str, int]
    kept_back: dict[str, int]
    sources: dict[str, int]
    expected_production: dict[str, float]


class LuckProved(Message):
    """What the record proves of the luck, as ``kogge verify`` says it; ``before`` so many draws nothing was sealed."""

    verdict: Literal["proved", "partly", "wrong", "closed", "unsealed"]
    hash: str
    secret: str
    words: dict[str, str]  # by colour
    draws: int
    before: int
    reason: Refusal | None  # what is wrong


class GameFigures(Message):
    """A game in figures: rolls beside what is to be expected, the race turn by turn, what each seat got and gave."""

    table: str
    state: Literal["over", "abandoned"]
    scenario: str
    actions: int
    turns: int
    winners: list[int]
    goods: list[str]
    rolls: dict[str, int]  # by total
    expected: dict[str, float]
    short: dict[str, int]
    seats: list[SeatFigures]
    race: dict[str, list[int]]  # by turn, the points of every seat
    luck: LuckProved


class ReplayPlace(Message):
    """Where a game stands."""

    step: str
    to_act: int  # -1 is luck
    turn_of: int


class ReplayAction(Message):
    """One action, what it told, the cells that it has changed, and where the game stands then."""

    actor: int  # -1 is luck
    text: str
    events: list[GameEvent]
    changes: list[Change]  # field, row, column, value, as in ``news``
    place: ReplayPlace


class Replay(Message):
    """A whole game, from the cells of its beginning on, action by action, with nothing hidden."""

    table: str
    scenario: str
    options: dict[str, OptionShown]
    colors: list[str]
    place: ReplayPlace
    fields: dict[str, Cells]
    actions: list[ReplayAction]
    winners: list[int]
