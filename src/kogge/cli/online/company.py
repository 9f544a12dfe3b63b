"""Who is at a table of a server, and what happens there besides the game, in sentences."""

from collections.abc import Collection, Iterator, Sequence

from kogge.cli.online.clocks import Clocks
from kogge.cli.terminal.words import capital
from kogge.server.messages import Chat, Happened, SeatShown, TableShown
from kogge.texts import Texts

SILENT = ("undo", "start", "sit", "over")  # a fresh position is shown, or who has come, or the result


class Company:
    """The people and bots around a table, as they were last told of."""

    def __init__(self, shown: TableShown, texts: Texts) -> None:
        self.shown = shown
        self.texts = texts
        self.clocks = Clocks()
        self.speakers: dict[str, str] = {}  # guests who have said something, by name: not all of them sit here
        self.lines = 0  # of the chat that were heard
        self.coming: set[str] = set()  # guests who have sat down, and are not connected yet

    def called(self, seat: int) -> str:
        """``Ana (orange)``; a bot, and an open seat, by its colour alone."""
        one = self.shown.seats[seat]
        color = self.texts.name("color", one.color)
        return self.texts.say("sitter", name=one.name, color=color) if one.name else color

    def guest_named(self, name: str) -> str | None:
        """Who at the table is called like that, or has that colour."""
        for one in self.shown.seats:
            names = (one.name.lower(), one.color, self.texts.name("color", one.color).lower())
            if one.guest is not None and name.lower() in names:
                return one.guest
        return self.speakers.get(name.lower())

    def seats(self) -> list[str]:
        """A line for each seat: who sits there, and how they are."""
        return [capital(self.seat(one)) for one in self.shown.seats]

    def seat(self, one: SeatShown) -> str:
        kind = one.kind if one.kind != "person" else "here" if one.here else "gone"
        color = self.texts.name("color", one.color)
        told = self.texts.say(f"join-seat.{kind}", color=color, name=one.name, bot=one.bot or "")
        if one.stood_in_for is not None:
            told = self.texts.say("join-seat.stand_in", seat=told, bot=one.stood_in_for)
        left = self.clocks.text(one.seat)
        if left and one.kind == "person":
            running = one.seat in self.clocks.running
            told = self.texts.say("join-seat.clock_runs" if running else "join-seat.clock", seat=told, left=left)
        return self.texts.say("join-seat.word", seat=told) if one.has_added and self.shown.state == "open" else told

    def on_time(self, seat: int) -> str:
        """Somebody who is to decide, with what is left on their clock."""
        left = self.clocks.text(seat) if seat in self.clocks.running else ""
        return self.texts.say("join-clock", who=self.called(seat), left=left) if left else self.called(seat)

    def wait_for(self, waiting: Collection[int], left: Sequence[float | None]) -> None:
        """The game waits for these seats, and so much is left on the clocks; those of bots stand still."""
        seats = self.shown.seats
        running = [seat for seat in waiting if seats[seat].kind == "person" and seats[seat].stood_in_for is None]
        self.clocks.hear(left, running)

    def changes(self, now: TableShown, own: Collection[int]) -> Iterator[str]:
        """What is new about people who are told of again: who has come and who has gone, and who has added a word.

        Whoever reads it knows that of their own seats.
        """
        before, self.shown = self.shown, now
        for old, new in zip(before.seats, now.seats, strict=True):
            if new.seat not in own:
                yield from self.changed(old, new)
        if now.secret is not None and before.secret is None:
            yield self.texts.say("join-secret", secret=now.secret, luck=now.luck)

    def changed(self, old: SeatShown, new: SeatShown) -> Iterator[str]:
        who = capital(self.called(new.seat))
        if new.guest is not None and new.guest != old.guest:
            yield self.texts.say("join-sits", who=who)
            if not new.here:
                self.coming.add(new.guest)
        elif new.guest is not None and new.here and new.guest in self.coming:
            self.coming.remove(new.guest)  # that they sit down was told
        elif new.guest is not None and old.here != new.here:
            yield self.texts.say("join-here" if new.here else "join-gone", who=who)
        if new.has_added and not old.has_added:
            yield self.texts.say("join-added", who=who)

    def happened(self, told: Happened) -> str:
        """Something that is no part of the game; nothing if it is seen anyway."""
        if told.what in SILENT:
            return ""
        who = "" if told.seat is None else self.called(told.seat)
        said = self.texts.say(f"join-happened-{told.what}", who=who, bot=told.bot or "", why=told.why or "other")
        return capital(said)

    def chat(self, line: Chat) -> str:
        """Something that was said; nothing if it is told again to somebody who has come back."""
        if line.n <= self.lines:
            return ""
        self.lines = line.n
        self.speakers[line.name.lower()] = line.guest
        return self.texts.say("join-chat", name=line.name, text=line.text)
