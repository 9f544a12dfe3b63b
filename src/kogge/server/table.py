"""A table as its log tells it: who sits where, how the game stands, what was wished for.

There is nothing here that waits or that is sent: a table is exactly its log, replayed.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kogge.beginning import resealed
from kogge.engine.state import CHANCE
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.plies import Ply, in_brackets
from kogge.record import read_record
from kogge.seal import Seal
from kogge.server.charter import Terms
from kogge.server.settings import Settings
from kogge.server.store import Entry, TableRow
from kogge.server.store.rows import SeatKind, TableState
from kogge.server.wishes import NO_WISHES, Wishes
from kogge.sitters import LONGEST_NAME, Sitter

Payload = dict[str, Any]


class OtherRules(Exception):
    """A log that does not lead to what it tells: it is of rules that are not ours."""


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat, and who plays it meanwhile: ``stand_in`` is a bot, and ``why`` is ``gone`` or ``clock``."""

    kind: SeatKind
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    why: str | None = None
    wishes: Wishes = NO_WISHES

    @property
    def player(self) -> str | None:
        """The bot that decides now, if it is one."""
        return self.stand_in or self.bot


@dataclass
class Table:
    """The state of a table.  ``take`` is the only way to change it."""

    row: TableRow
    seal: Seal
    state: TableState = "open"
    seq: int = 0
    record: str | None = None  # of a game that has begun elsewhere
    game: Game | None = None  # none before it has begun
    chairs: list[Chair] = field(default_factory=list)
    words: dict[int, str] = field(default_factory=dict)
    clocks: list[float | None] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)  # by seat: the last entry that has changed what it decides about
    done: dict[tuple[str, str], int] = field(default_factory=dict)  # commands by guest and id
    muted: set[tuple[str, str]] = field(default_factory=set)  # who does not hear whom
    admitted: set[str] = field(default_factory=set)  # who may look on
    lines: int = 0  # of the chat
    rematch: str | None = None
    closed_because: str | None = None

    def __post_init__(self) -> None:
        self.terms = Terms.of(self.row)
        self.settings = self.terms.settings or Settings()
        self.colors = self.terms.colors
        self.moved = [0] * len(self.colors)
        timing = self.settings.clock
        self.clocks = [None if timing is None else float(timing.seconds)] * len(self.colors)

    @property
    def id(self) -> str:
        return self.row.id

    # Who may do what

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def may_watch(self, guest: str) -> bool:
        return self.row.public or guest == self.row.host or guest in self.admitted or bool(self.seats_of(guest))

    def is_stale(self, seat: int, seq: int) -> bool:
        """Does an answer to the position after so many entries come too late?"""
        return not self.moved[seat] <= seq <= self.seq

    def waiting(self) -> list[int]:
        """The seats for whose decision the game waits."""
        return self.game.waiting() if self.game is not None and self.state == "playing" else []

    def check_open(self) -> None:
        """Refuse whatever is wanted of a table that can only be looked at."""
        if self.state == "closed":
            raise self.foreign()

    def foreign(self) -> Refused:
        """What is to be said of a table of another version."""
        return Refused.of("other_rules") if self.terms.are_read else Refused.of("other_options")

    # What would come of a decision

    def begun(self) -> Game:
        """The game, once it begins: with the words that were added, and what luck does first."""
        words = {self.colors[seat]: word for seat, word in self.words.items()}
        seal = self.seal.with_words(words, self.colors)
        goes_on = None if self.record is None else read_record(self.record)
        game = Game(*self.terms.game, None, seal) if goes_on is None else resealed(goes_on, seal)
        game.sitters = {seat: sitter(chair) for seat, chair in enumerate(self.chairs)}
        game.play_chance()
        return game

    def acted(self, seat: int, text: str) -> Game:
        """The game after an action of a seat, and what luck does then."""
        game = self.playing().copy()
        game.give(seat, text)
        game.play_chance()
        return game

    def taken_back(self, seat: int) -> Game:
        """The game without what a seat has given."""
        game = self.playing().copy()
        game.take_back(seat)
        return game

    def undone(self) -> Game:
        """The game without its last action."""
        game = self.playing().copy()
        game.undo()
        return game

    def playing(self) -> Game:
        self.check_open()
        if self.game is None:
            raise Refused.of("not_begun")
        if self.state != "playing":
            raise Refused.of("table_ended")
        return self.game

    # What has happened

    def take(self, entry: Entry, game: Game | None = None) -> None:
        """Let an entry of the log happen.  Who has worked out already what it makes of the game brings that."""
        assert entry.seq == self.seq + 1, f"{entry.seq} after {self.seq}"
        payload: Payload = json.loads(entry.payload)
        before = self.game
        HAPPENINGS[entry.kind](self, payload, game)
        self.seq = entry.seq
        if self.game is not before and self.game is not None:
            self.notice(before, self.game, payload.get("seat"))
            if told_of(before, self.game) != payload["plies"]:
                raise OtherRules(f"entry {entry.seq}")
        self.clocks = payload.get("clocks", self.clocks)
        if "id" in payload:
            self.done[payload["guest"], payload["id"]] = entry.seq

    def notice(self, before: Game | None, after: Game, actor: int | None) -> None:
        """Keep in mind for which seats this was a change, so that what they say to the position before is stale."""
        if before is None or after.turn_of != before.turn_of:
            self.chairs = [replace(chair, wishes=chair.wishes.next_turn()) for chair in self.chairs]
        for seat in range(after.players):
            if before is None or is_news(before, after, seat, actor):
                self.moved[seat] = self.seq

    def sit(self, payload: Payload, game: Game | None) -> None:
        chair = Chair("person", payload["guest"], payload["name"])
        self.chairs[payload["seat"]] = chair

    def leave(self, payload: Payload, game: Game | None) -> None:
        self.admitted.add(payload["guest"])
        bot = self.settings.stand_in if self.game is not None else None
        self.words.pop(payload["seat"], None) if self.game is None else None
        self.chairs[payload["seat"]] = Chair("open", stand_in=bot, why=bot and "left")

    def open(self, payload: Payload, game: Game | None) -> None:
        self.chairs = [Chair(**told) for told in payload["seats"]]
        for _ in range(len(self.colors), len(self.chairs)):  # of seats in options that can't be read
            self.colors, self.moved, self.clocks = [*self.colors, ""], [*self.moved, 0], [*self.clocks, None]
        self.record = payload.get("record")

    def admit(self, payload: Payload, game: Game | None) -> None:
        self.admitted.add(payload["guest"])

    def word(self, payload: Payload, game: Game | None) -> None:
        self.words[payload["seat"]] = payload["word"]

    def start(self, payload: Payload, game: Game | None) -> None:
        self.state = "playing"
        self.game = game or self.begun()
        self.seal = self.seal.with_words(dict(self.told_words()), self.colors)

    def act(self, payload: Payload, game: Game | None) -> None:
        self.game = game or self.acted(payload["seat"], payload["text"])

    def take_back(self, payload: Payload, game: Game | None) -> None:
        self.game = game or self.taken_back(payload["seat"])

    def undo(self, payload: Payload, game: Game | None) -> None:
        self.game = game or self.undone()

    def over(self, payload: Payload, game: Game | None) -> None:
        self.state = "over"

    def abandoned(self, payload: Payload, game: Game | None) -> None:
        self.state = "abandoned"
        if self.game is not None:
            self.game.open_seal()

    def wish(self, payload: Payload, game: Game | None) -> None:
        self.change(payload["seat"], wishes=Wishes.read(payload))

    def stand_in(self, payload: Payload, game: Game | None) -> None:
        self.change(payload["seat"], stand_in=payload["bot"], why=payload["why"])

    def back(self, payload: Payload, game: Game | None) -> None:
        self.change(payload["seat"], stand_in=None, why=None)

    def bot_failed(self, payload: Payload, game: Game | None) -> None:
        """Another bot takes over; what a person's stand-in is, is no matter of who the person is."""
        chair = self.chairs[payload["seat"]]
        self.change(payload["seat"], **{"stand_in" if chair.stand_in else "bot": payload["by"]})

    def say(self, payload: Payload, game: Game | None) -> None:
        self.lines = payload["n"]

    def mute(self, payload: Payload, game: Game | None) -> None:
        pair = payload["guest"], payload["speaker"]
        self.muted.add(pair) if payload["muted"] else self.muted.discard(pair)

    def play_again(self, payload: Payload, game: Game | None) -> None:
        self.rematch = payload["table"]

    def change(self, seat: int, **values: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **values)

    def told_words(self) -> dict[str, str]:
        """What was added to the luck, by colour."""
        return {self.colors[seat]: word for seat, word in sorted(self.words.items())}


HAPPENINGS = {
    "opened": Table.open,
    "sit": Table.sit,
    "admit": Table.admit,
    "leave": Table.leave,
    "word": Table.word,
    "start": Table.start,
    "act": Table.act,
    "take_back": Table.take_back,
    "undo": Table.undo,
    "over": Table.over,
    "abandoned": Table.abandoned,
    "wish": Table.wish,
    "stand_in": Table.stand_in,
    "back": Table.back,
    "bot_failed": Table.bot_failed,
    "say": Table.say,
    "mute": Table.mute,
    "rematch": Table.play_again,
}
OF_THE_GAME = ("start", "act", "take_back", "undo")


def sitter(chair: Chair) -> Sitter:
    """Who plays a seat, as a record tells it."""
    name = chair.name[:LONGEST_NAME].strip()
    return Sitter(bot=chair.bot) if chair.bot else Sitter(name=name if name.isprintable() else "")


def is_news(before: Game, after: Game, seat: int, actor: int | None) -> bool:
    """Does a seat decide about something else now?

    Where several decide at once, what another has answered is none of its concern; and what others have given and
    nobody has heard, least of all.  Whoever need not wait for their answers may close with any of them, whatever else
    comes: it is news if one of them is gone.
    """
    if seat in before.may_act() and seat not in before.waiting():
        return not set(before.view(seat).legal) <= set(after.view(seat).legal)
    if before.held.get(seat) != after.held.get(seat):
        return True
    if last(before) is last(after):
        return False
    matter = before.rules.layout.shared.get(before.state.step)
    if matter is None or matter is not after.rules.layout.shared.get(after.state.step) or len(after) < len(before):
        return True
    still_asked = seat in matter.owing(before.state) and seat in matter.owing(after.state)
    return not (still_asked and actor in matter.owing(before.state))


def last(game: Game) -> Ply | None:
    return next(iter(game.plies(len(game) - 1)), None) if len(game) else None


def told_of(before: Game | None, after: Game) -> list[str]:
    """The actions by which a game has gone on, luck's included, as a record writes them; ``undone`` if it went back."""
    done = 0 if before is None else len(before)
    return ["undone"] if len(after) < done else [told(after, ply) for ply in after.plies(done)]


def told(game: Game, ply: Ply) -> str:
    actor = "chance" if ply.actor == CHANCE else game.seats[ply.actor]
    return f"{actor}: {game.text(ply.action)}{in_brackets(ply.faces)}"


def replayed(row: TableRow, seal: Seal, log: Sequence[Entry]) -> Table:
    """A table as its log tells it.

    One of another version, whose options or rules are not ours, is closed: it can be looked at, with its people and
    with the game as far as it can be followed.
    """
    table = Table(row, seal)
    is_lost = table.terms.options is None
    for entry in log:
        if is_lost:
            table.seq = entry.seq - 1
        if not (is_lost and entry.kind in OF_THE_GAME):
            before = table.game
            try:
                table.take(entry)
            except Exception:  # whatever another version has written
                table.game, is_lost = before, True
    table.seq = log[-1].seq if log else 0
    if is_lost or (table.terms.settings is None and table.state in ("open", "playing")):
        table.state = "closed"
        table.closed_because = table.foreign().key
    return table
