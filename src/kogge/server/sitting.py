"""One table that is played at: one task, the only writer of its state."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from random import Random
from typing import Any

from kogge.games.refusal import Refused
from kogge.server.audience import why
from kogge.server.clock import Clock, moment
from kogge.server.connections import Connection, Switchboard
from kogge.server.doors import Doors, name_of
from kogge.server.drafts import Draft, check_seat, drafts_of, returned, seated
from kogge.server.gallery import Gallery
from kogge.server.grammar import reason, refusal
from kogge.server.messages import Act, Command, Declined, Done, OfSeat, Reasoned, Rematch, Say, Why, YourTurn
from kogge.server.store import Add, ChatLine, Entry, Journal, Reads, Write, change_seat, change_table, digest, new_token
from kogge.server.table import Table
from kogge.server.thinkers import Thinkers
from kogge.server.timing import Timekeeper

Answered = Done | Declined | Reasoned
Job = Callable[[], Awaitable[Any]]
LAST_LINES = 50  # of the chat, for newcomers
UNSURE = ("maybe_kept", "not_in_agreement")  # what is in the database may not be what we think


@dataclass(frozen=True)
class Means:
    """What all tables of a process share: ``load`` reads a table, ``again`` makes one for the same people.

    ``kept`` is how long a table is kept after its end.
    """

    journal: Journal
    reads: Reads
    clock: Clock
    thinkers: Thinkers
    switchboard: Switchboard
    luck: Random
    kept: timedelta
    load: Callable[[str], Awaitable[Table]]
    again: Callable[[Table, str], Awaitable[str]]


class Sitting:
    """People and bots at a table.  Everything that changes it waits in line, and is on the disk before it is told."""

    def __init__(self, table: Table, doors: Doors, means: Means) -> None:
        self.table = table
        self.doors = doors
        self.means = means
        self.gallery = Gallery(table, means.clock)
        self.inbox: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self.changed = asyncio.Event()  # for whoever minds what happens by itself
        self.is_unsure = False
        self.task = asyncio.create_task(self.run(), name="table")

    @property
    def time(self) -> Timekeeper:
        return self.gallery.time

    # One after the other

    async def run(self) -> None:
        """Own the table: do one thing at a time, in order, for ever."""
        answer: asyncio.Future[Any] | None = None
        try:
            while True:
                job, answer = await self.inbox.get()
                await self.answer_by(job, answer)
                self.changed.set()
        finally:  # nobody must wait in vain
            if answer is not None and not answer.done():
                answer.set_exception(Refused.of("maybe_kept"))
            while not self.inbox.empty():
                _, answer = self.inbox.get_nowait()
                if not answer.done():
                    answer.set_exception(Refused.of("server_closing"))

    async def answer_by(self, job: Job, answer: asyncio.Future[Any]) -> None:
        """Do a job, and let whoever waits know what came of it."""
        try:
            if self.is_unsure:
                await self.read_again()
            result = await job()
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(result)

    async def in_turn(self, job: Job) -> Any:
        """What comes of a job, once it was its turn."""
        if self.task.done():
            raise Refused.of("server_closing")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((job, answer))
        return await answer

    async def read_again(self) -> None:
        """Begin anew from what is written down."""
        self.table = await self.means.load(self.table.id)
        self.gallery.look_at(self.table)
        self.is_unsure = False
        self.gallery.show_all()

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    # Looking on

    async def watch(self, connection: Connection) -> None:
        """Let a connection look on: it gets a snapshot, the last lines of the chat, and all that happens then."""
        await self.in_turn(lambda: self.begin_watching(connection))

    async def begin_watching(self, connection: Connection) -> None:
        guest = connection.guest
        if not self.table.may_watch(guest):
            raise Refused.of("no_table")
        lines = await asyncio.to_thread(self.means.reads.chat, self.table.id, LAST_LINES)
        was_here = guest in self.gallery.here()
        watcher = self.gallery.admit(connection)
        away = [seat for seat in watcher.own if self.table.state == "playing" and self.table.chairs[seat].why == "gone"]
        if away:
            with suppress(Refused):  # they are back when they do something, if that can't be written now
                await self.commit([draft for seat in away for draft in returned(self.table, seat)])
        self.gallery.show(watcher)
        for line in lines:
            self.gallery.tell_line(line, [watcher])
        if watcher.own and not was_here and not away:
            self.gallery.tell_people(but=connection)

    async def unwatch(self, connection: Connection) -> None:
        """Let a connection hear no more."""
        await self.in_turn(lambda: self.stop_watching(connection))

    async def stop_watching(self, connection: Connection) -> None:
        self.gallery.dismiss(connection)

    async def uncover(self, connection: Connection, seat: int | None) -> None:
        """Let a connection see the table from another of its seats."""
        await self.in_turn(lambda: self.turn_to(connection, seat))

    async def turn_to(self, connection: Connection, seat: int | None) -> None:
        if connection not in self.gallery:
            raise Refused.of("not_watching")
        if seat is not None:
            check_seat(self.table, connection.guest, seat)
        self.gallery.turn(connection, seat)

    # Commands

    async def do(self, connection: Connection, command: Command) -> Answered:
        """Do what a guest says, or refuse it.  When this returns ``Done`` it will not be lost."""
        try:
            done: Answered = await self.in_turn(lambda: self.answer(connection, command))
        except Refused as refused:
            return self.declined(connection.guest, command, refused)
        return done

    async def answer(self, connection: Connection, command: Command) -> Answered:
        guest = connection.guest
        if not self.table.may_watch(guest):
            raise Refused.of("no_table")
        if isinstance(command, Why):
            return await self.reasoned(guest, command)
        done = self.table.done.get((guest, command.id))
        if done is not None:
            return Done(table=self.table.id, id=command.id, seq=done)
        if isinstance(command, OfSeat):
            check_seat(self.table, guest, command.seat)
            if self.table.is_stale(command.seat, command.seq):
                self.gallery.show_to(connection)
                late = refusal(Refused.of("stale_command"))
                return Declined(table=self.table.id, id=command.id, stale=True, refusal=late)
            self.time.heard_of(command.seat, self.means.clock.now())
        self.table.check_open()
        said = {"guest": guest, "id": command.id}
        if isinstance(command, Say):
            await self.say(guest, command, said)
        else:
            drafts = [await self.played_again(guest)] if isinstance(command, Rematch) else []
            drafts = drafts or drafts_of(self.table, guest, command)
            await self.commit([*drafts[:-1], replace(drafts[-1], payload=drafts[-1].payload | said)])
        return Done(table=self.table.id, id=command.id, seq=self.table.done[guest, command.id])

    async def reasoned(self, guest: str, command: Why) -> Reasoned:
        """What the referee says, who sees no more than the seat does."""
        check_seat(self.table, guest, command.seat)
        view = self.table.playing().view(command.seat)
        found = await asyncio.to_thread(why, view, command.action)
        return Reasoned(table=self.table.id, id=command.id, reason=reason(found))

    def declined(self, guest: str, command: Command, refused: Refused) -> Declined:
        """A refusal, and of an action that is not open the referee's reason."""
        found = None
        if isinstance(command, Act) and command.seat in self.table.seats_of(guest):
            with suppress(Refused):
                found = self.table.playing().view(command.seat).why_not(command.action)
        return Declined(table=self.table.id, id=command.id, refusal=refusal(refused), reason=reason(found))

    async def say(self, guest: str, command: Say, said: dict[str, str]) -> None:
        """Say something in the chat: the log keeps that it was said, the chat what."""
        own = self.table.seats_of(guest)
        line = ChatLine(
            table_id=self.table.id,
            n=self.table.lines + 1,
            guest=guest,
            name=await name_of(self.means.reads, guest),
            seat=own[0] if len(own) == 1 else None,
            text=command.text,
            at=moment(self.means.clock.now()),
        )
        await self.commit([Draft("say", {"n": line.n, **said}, writes=(Add(line),))])
        self.gallery.tell_line(line)

    async def played_again(self, guest: str) -> Draft:
        """The same people play again, at a new table."""
        if self.table.state not in ("over", "abandoned"):
            raise Refused.of("not_over")
        if not self.table.seats_of(guest):
            raise Refused.of("not_your_seat")
        if self.table.rematch is not None:
            raise Refused.of("rematch_made")
        table = await self.means.again(self.table, guest)
        return Draft("rematch", {"table": table}, writes=(change_table(self.table.id, rematch=table),))

    # Seats

    async def claim(self, guest: str, token: str) -> int:
        """Give a guest the seat of a token, or an open seat to whoever was invited."""
        seat: int = await self.in_turn(lambda: self.let_in(guest, token))
        return seat

    async def join(self, guest: str) -> int:
        """Give a guest an open seat of a public table."""
        seat: int = await self.in_turn(lambda: self.let_in(guest, None))
        return seat

    async def look_on(self, guest: str, token: str) -> None:
        """Let somebody look on who was invited."""
        await self.in_turn(lambda: self.admit(guest, token))

    async def admit(self, guest: str, token: str) -> None:
        if not self.doors.is_invite(token):
            raise Refused.of("wrong_token")
        if not self.table.may_watch(guest):
            await self.commit([Draft("admit", {"guest": guest})])

    async def let_in(self, guest: str, token: str | None) -> int:
        self.table.check_open()
        seat = self.doors.seat_for(self.table, guest, token)
        if seat not in self.table.seats_of(guest):
            name = await name_of(self.means.reads, guest)
            await self.commit([seated(self.table, seat, guest, name)])
        return seat

    async def renew(self, guest: str, seat: int) -> str:
        """A new token for a seat; the one before is worth nothing any more."""
        token: str = await self.in_turn(lambda: self.give_token(guest, seat))
        return token

    async def give_token(self, guest: str, seat: int) -> str:
        check_seat(self.table, guest, seat)
        token = new_token()
        await self.means.journal.append([change_seat(self.table.id, seat, token=digest(token))])
        self.doors.tokens[seat] = digest(token)
        return token

    async def invite(self, guest: str) -> str:
        """A new invitation to the table; the one before is worth nothing any more."""
        token: str = await self.in_turn(lambda: self.give_invitation(guest))
        return token

    async def give_invitation(self, guest: str) -> str:
        if not self.table.may_watch(guest):
            raise Refused.of("no_table")
        if guest != self.table.row.host:
            raise Refused.of("not_host")
        token = new_token()
        await self.means.journal.append([change_table(self.table.id, invite=digest(token))])
        self.doors.invite = digest(token)
        return token

    # Writing down and telling

    async def commit(self, drafts: Sequence[Draft]) -> None:
        """Write entries down, all or none, let them happen, and tell everyone."""
        now = self.means.clock.now()
        drafts = self.time.stamped(self.ended(drafts, now), now)
        first = self.table.seq + 1
        entries = [
            Entry(table_id=self.table.id, seq=first + k, kind=d.kind, payload=json.dumps(d.payload), at=moment(now))
            for k, d in enumerate(drafts)
        ]
        writes: list[Write] = [write for draft in drafts for write in draft.writes]
        try:
            await self.means.journal.append([*writes, *[Add(entry) for entry in entries]])
        except Refused as refused:
            self.is_unsure = refused.key in UNSURE
            raise
        asked = set(self.asked())
        self.is_unsure = True  # until all of it has happened here, too
        for entry, draft in zip(entries, drafts, strict=True):
            self.table.take(entry, draft.game)
            if draft.kind == "leave":
                self.doors.tokens[draft.payload["seat"]] = None
        self.is_unsure = False
        self.time.goes_on(now)
        self.gallery.tell(drafts)
        for seat in self.asked():
            guest = self.table.chairs[seat].guest
            if seat not in asked and guest is not None:
                self.means.switchboard.tell(guest, YourTurn(table=self.table.id, seat=seat))

    def ended(self, drafts: Sequence[Draft], now: float) -> list[Draft]:
        """With the end of the game, if that is what they come to."""
        game = next((draft.game for draft in reversed(drafts) if draft.game is not None), None)
        if game is None or not game.is_over:
            return list(drafts)
        result = {"winners": game.winners}
        until = moment(now) + self.means.kept
        over = change_table(self.table.id, state="over", result=result, kept_until=until)
        return [*drafts, Draft("over", result, writes=(over,))]

    async def abandon(self) -> None:
        """Nobody came back: the game ends without a winner, and its secret is told."""
        await self.in_turn(self.end_here)

    async def end_here(self) -> None:
        if self.table.state in ("open", "playing"):
            until = moment(self.means.clock.now()) + self.means.kept
            gone = change_table(self.table.id, state="abandoned", kept_until=until)
            await self.commit([Draft("abandoned", writes=(gone,))])
        elif self.table.state == "closed":
            await self.end_unread()

    async def end_unread(self) -> None:
        """The same for a table of another version: it is written down, and what comes of it can't be said here."""
        now = moment(self.means.clock.now())
        entry = Entry(table_id=self.table.id, seq=self.table.seq + 1, kind="abandoned", payload="{}", at=now)
        gone = change_table(self.table.id, state="abandoned", kept_until=now + self.means.kept)
        self.is_unsure = True
        await self.means.journal.append([gone, Add(entry)])

    def asked(self) -> list[int]:
        """The seats of people who are to decide now, and do."""
        chairs = self.table.chairs
        return [seat for seat in self.table.waiting() if chairs[seat].guest and not chairs[seat].player]
