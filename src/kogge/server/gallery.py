"""Who looks on at a table, each from a seat or as a spectator, and how they are told."""

from dataclasses import dataclass, replace

from kogge.server.audience import WHATS, Audience
from kogge.server.clock import Clock
from kogge.server.connections import Connection
from kogge.server.drafts import Draft
from kogge.server.grammar import Message
from kogge.server.messages import Snapshot, TableShown
from kogge.server.store import ChatLine
from kogge.server.table import Table
from kogge.server.timing import Timekeeper

ALL_SEE = {"opened", "sit", "leave", "word", "stand_in", "back", "bot_failed", "over", "abandoned", "rematch"}
ANEW = {"start", "undo"}  # after which everyone gets a snapshot


@dataclass(frozen=True)
class Onlooker:
    """A connection that looks on, the seat from which it sees the table, and the seats that it holds."""

    connection: Connection
    seat: int | None
    own: tuple[int, ...]


class Gallery:
    """All connections that look on at a table."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.clock = clock
        self.watchers: dict[str, Onlooker] = {}
        self.look_at(table)

    def look_at(self, table: Table) -> None:
        """See a table anew: what was told before is not counted on."""
        self.table = table
        self.audience = Audience(table)
        self.time = Timekeeper(table, self.clock.now())
        self.time.arrived(seat for guest in self.here() for seat in table.seats_of(guest))

    def __contains__(self, connection: Connection) -> bool:
        return connection.id in self.watchers

    def __len__(self) -> int:
        return len(self.watchers)

    def here(self) -> set[str]:
        """The guests who look on."""
        return {watcher.connection.guest for watcher in self.watchers.values()}

    # Coming and going

    def admit(self, connection: Connection) -> Onlooker:
        """Let a connection look on: from its seat if it has one; of several it must uncover one."""
        own = tuple(self.table.seats_of(connection.guest))
        watcher = Onlooker(connection, own[0] if len(own) == 1 else None, own)
        self.watchers[connection.id] = watcher
        self.time.arrived(own)
        return watcher

    def dismiss(self, connection: Connection) -> None:
        """Let a connection hear no more, and the others know if that was the last one of somebody who sits here."""
        if self.watchers.pop(connection.id, None) is None or connection.guest in self.here():
            return
        own = self.table.seats_of(connection.guest)
        self.time.left(own, self.clock.now())
        if own:
            self.tell_people()

    def turn(self, connection: Connection, seat: int | None) -> None:
        """Let a connection see the table from another seat."""
        self.watchers[connection.id] = replace(self.watchers[connection.id], seat=seat)
        self.show(self.watchers[connection.id])

    def reseated(self) -> list[Onlooker]:
        """Whoever has other seats now sees the table from there; tells whom that concerns."""
        moved = []
        for name, watcher in self.watchers.items():
            own = tuple(self.table.seats_of(watcher.connection.guest))
            if own != watcher.own:
                only = own[0] if len(own) == 1 else None
                self.watchers[name] = replace(watcher, seat=watcher.seat if watcher.seat in own else only, own=own)
                self.time.arrived(own)
                moved.append(self.watchers[name])
        return moved

    # Telling

    def tell(self, drafts: list[Draft]) -> None:
        """Tell everyone what these entries have changed, as each may know it."""
        kinds = {draft.kind for draft in drafts}
        moved = self.reseated() if kinds & {"sit", "leave"} else []
        if "start" in kinds:
            self.time.begins(self.clock.now())
        for draft in drafts:
            if draft.kind == "sit" and draft.payload["guest"] not in self.here():
                self.time.left([draft.payload["seat"]], self.clock.now())
            for what in WHATS:
                if draft.kind == what:
                    self.tell_all(self.audience.happened(what, draft.payload))
        if kinds & ANEW:
            self.show_all()
            return
        if any(draft.game is not None for draft in drafts):
            self.tell_news()
        wishing = {draft.payload["seat"] for draft in drafts if draft.kind == "wish"}
        for watcher in moved + [one for one in self.watchers.values() if one.seat in wishing]:
            self.show(watcher)
        if kinds & ALL_SEE:
            self.tell_people()

    def tell_news(self) -> None:
        """To each seat from which somebody looks on, what is new to it, if anything is."""
        seats = {watcher.seat for watcher in self.watchers.values()}
        self.audience.forget(seats)
        clocks = self.time.clocks(self.clock.now())
        news = {seat: self.audience.news(seat, clocks) for seat in seats}
        for watcher in self.watchers.values():
            told = news[watcher.seat]
            if told is not None:
                watcher.connection.send(told)

    def tell_people(self, but: Connection | None = None) -> None:
        """Who sits where and who is here."""
        self.tell_all(self.audience.people(self.shown()), but)

    def tell_line(self, line: ChatLine, listeners: list[Onlooker] | None = None) -> None:
        """What was said in the chat, to those who want to hear it."""
        for watcher in self.watchers.values() if listeners is None else listeners:
            if (watcher.connection.guest, line.guest) not in self.table.muted:
                watcher.connection.send(self.audience.chat(line))

    def tell_all(self, message: Message, but: Connection | None = None) -> None:
        for watcher in self.watchers.values():
            if watcher.connection is not but:
                watcher.connection.send(message)

    def show(self, watcher: Onlooker) -> None:
        """Everything at once."""
        watcher.connection.send(self.snapshot(watcher.connection.guest, watcher.seat))

    def show_to(self, connection: Connection) -> None:
        """Everything at once, if this connection looks on."""
        if connection in self:
            self.show(self.watchers[connection.id])

    def show_all(self) -> None:
        self.audience.forget(())
        for watcher in self.watchers.values():
            self.show(watcher)

    def snapshot(self, guest: str, seat: int | None) -> Snapshot:
        muted = sorted(speaker for listener, speaker in self.table.muted if listener == guest)
        return self.audience.snapshot(seat, self.table.seats_of(guest), self.shown(), muted)

    def shown(self) -> TableShown:
        """The table as everyone may know it."""
        return self.audience.shown(self.here(), self.time.clocks(self.clock.now()))
