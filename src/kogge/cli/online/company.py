"""Who is at a table of a server, and what happens there besides the game, in sentences."""

from collections.abc import Iterator

from kogge.cli.terminal.words import capital
from kogge.server.messages import Chat, Happened, SeatShown, TableShown
from kogge.texts import Texts

SILENT = ("undo", "start")  # a fresh position is shown


class Company:
    """The people and bots around a table, as they were last told of."""

    def __init__(self, shown: TableShown, texts: Texts) -> None:
        self.shown = shown
        self.texts = texts

    def called(self, seat: int) -> str:
        """``Ana (orange)``; a bot, and an open seat, by its colour alone."""
        one = self.shown.seats[seat]
        color = self.texts.name("color", one.color)
        return self.texts.say("sitter", name=one.name, color=color) if one.name else color

    def name_of(self, guest: str) -> str:
        """Somebody by name: whoever sits here, or a spectator."""
        return next((one.name for one in self.shown.seats if one.guest == guest), "")

    def guest_named(self, name: str) -> str | None:
        """Who at the table is called like that, or has that colour."""
        for one in self.shown.seats:
            names = (one.name.lower(), one.color, self.texts.name("color", one.color).lower())
            if one.guest is not None and name.lower() in names:
                return one.guest
        return None

    def seats(self) -> list[str]:
        """A line for each seat: who sits there, and how they are."""
        return [capital(self.seat(one)) for one in self.shown.seats]

    def seat(self, one: SeatShown) -> str:
        kind = one.kind if one.kind != "person" else "here" if one.here else "gone"
        color = self.texts.name("color", one.color)
        told = self.texts.say(f"join-seat.{kind}", color=color, name=one.name, bot=one.bot or "")
        if one.stood_in_for is not None:
            told = self.texts.say("join-seat.stand_in", seat=told, bot=one.stood_in_for)
        return self.texts.say("join-seat.word", seat=told) if one.has_added and self.shown.state == "open" else told

    def changes(self, now: TableShown) -> Iterator[str]:
        """What is new about people who are told of again: who has come and who has gone, and who has added a word."""
        before, self.shown = self.shown, now
        for old, new in zip(before.seats, now.seats, strict=True):
            if old.guest == new.guest and new.guest is not None and old.here != new.here:
                yield self.texts.say("join-here" if new.here else "join-gone", who=self.called(new.seat))
            if new.has_added and not old.has_added:
                yield self.texts.say("join-added", who=self.called(new.seat))
        if now.secret is not None and before.secret is None:
            yield self.texts.say("join-secret", secret=now.secret, luck=now.luck)

    def happened(self, told: Happened) -> str:
        """Something that is no part of the game; nothing if it is seen anyway."""
        if told.what in SILENT or (told.what == "over"):
            return ""
        who = "" if told.seat is None else self.called(told.seat)
        return self.texts.say(f"join-happened-{told.what}", who=who, bot=told.bot or "", why=told.why or "other")

    def chat(self, line: Chat) -> str:
        return self.texts.say("join-chat", name=line.name, text=line.text)
