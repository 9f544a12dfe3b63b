"""What somebody types at a table of a server, and what it asks of it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kogge.cli.terminal.desk import command_in, plain
from kogge.cli.terminal.guide import building
from kogge.cli.terminal.why import told
from kogge.cli.terminal.wishes import SAID, Hears
from kogge.files import place, write_whole
from kogge.games.refusal import Refused, written
from kogge.reasons import Reason, one_by_one
from kogge.server import messages as said
from kogge.server.messages import Command

if TYPE_CHECKING:
    from kogge.cli.online.visit import Visit

WISHES: dict[Hears, dict[str, Any]] = {
    Hears.ALL: {},
    Hears.PAYABLE: {"decline_unpayable": True},
    Hears.NOT_NOW: {"no_trades": "turn"},
    Hears.NONE: {"no_trades": "ever"},
}


class LeftTable(Exception):
    """The person goes; ``why`` is ``left``, ``input`` or ``interrupted``."""

    def __init__(self, why: str) -> None:
        self.why = why


class Speech:
    """Reads lines: commands of the table, questions about the game, and actions."""

    def __init__(self, visit: "Visit") -> None:
        self.visit = visit
        self.texts = visit.texts
        self.refused: list[Reason] = []  # why the last action that was asked for is not possible
        self.commands: dict[str, Callable[[str], None]] = {
            "people": self.people,
            "say": self.say,
            "mute": self.mute,
            "word": self.word,
            "why": self.why,
            "undo": self.undo,
            "rematch": self.rematch,
            "record": self.record,
            "link": self.link,
            "leave": self.leave,
            "cancel": self.cancel,
            "quit": self.quit,
        }

    def obey(self, line: str) -> None:
        """Do what a line says."""
        visit, (command, rest) = self.visit, command_in(line)
        if command in self.commands:
            self.commands[command](rest)
        elif visit.passed_to is not None:
            visit.uncover()
        elif command == "start" and not self.has_begun:
            visit.command(said.Start)
        elif plain(line) == "take back":
            self.of_seat(said.TakeBack)
        elif plain(line) in SAID:
            visit.command(said.Wish, seat=self.seat(), **WISHES[SAID[plain(line)]])
        elif visit.player is None:
            self.before_the_game(command)
        elif command in visit.player.inquiries:
            visit.player.inquiries[command](rest)
        elif visit.is_lost:
            raise Refused.of("not_connected")
        elif visit.player.is_asked:
            self.act(visit.player.picked(line))
        elif line:
            raise Refused.of("not_asked")

    def act(self, text: str) -> None:
        if text:
            self.of_seat(said.Act, action=text)

    def of_seat(self, kind: type[said.OfSeat], **parts: Any) -> None:
        """Say something that answers the position as it was last told."""
        self.visit.command(kind, seat=self.seat(), seq=self.visit.seq, **parts)

    def seat(self) -> int:
        """The seat that speaks: the one from which the table is seen, or the first of the own ones."""
        player, own = self.visit.player, self.visit.own
        if player is not None and player.game.seat is not None:
            return player.game.seat
        if not own:
            raise Refused.of("looks_on")
        return own[0]

    @property
    def has_begun(self) -> bool:
        return self.visit.player is not None

    def before_the_game(self, command: str) -> None:
        """There is not much to be said then."""
        if command not in ("help", ""):
            raise Refused.of("not_yet", word=written(command))
        self.visit.show_people()

    # Commands

    def people(self, _: str) -> None:
        self.visit.show_people()

    def say(self, text: str) -> None:
        """Say something in the chat."""
        self.checked(said.Say, text=text)

    def mute(self, name: str) -> None:
        """Hear no more of somebody's chat; a minus before the name takes it back."""
        company, muted = self.visit.company, not name.startswith("-")
        guest = company.guest_named(name.removeprefix("-").strip()) if company is not None else None
        if guest is None:
            raise Refused.of("mute_whom", name=written(name))
        self.visit.command(said.Mute, guest=guest, muted=muted)

    def word(self, text: str) -> None:
        """Add a word to the luck."""
        self.checked(said.Word, word=text, seat=self.seat())

    def checked(self, kind: type[Command], **parts: Any) -> None:
        """Say something in somebody's own words, which may be none that can be sent."""
        try:
            self.visit.command(kind, **parts)
        except ValueError:
            raise Refused.of("say_what") from None

    def why(self, action: str) -> None:
        """Ask the referee; without an action, of the one that was refused last."""
        if self.visit.player is None:
            self.before_the_game("why")
        elif action:
            self.checked(said.Why, seat=self.seat(), action=action)
        elif self.refused:
            self.visit.screen.say(*told(self.refused, self.texts))
        else:
            raise Refused.of("why_what", example=building(self.visit.player.view))

    def undo(self, _: str) -> None:
        self.of_seat(said.Undo)

    def rematch(self, _: str) -> None:
        self.visit.command(said.Rematch)

    def record(self, name: str) -> None:
        """Put the record of a game that is over into a file."""
        if not name:
            raise Refused.of("record_where")
        path = place(name)
        if path.exists():
            raise Refused.of("record_there", file=written(name))
        write_whole(path, self.visit.server.text(f"/api/tables/{self.visit.table}/record"))
        self.visit.screen.say(self.texts.say("game-saved", file=str(path)))

    def link(self, _: str) -> None:
        """A new link to the own seat, for another device."""
        made = self.visit.server.post(f"/api/tables/{self.visit.table}/renew", {"seat": self.seat()})
        link = f"{self.visit.server.origin}/t/{self.visit.table}#{made['token']}"
        self.visit.say_whole(self.texts.say("join-link", link=link))

    def leave(self, sure: str) -> None:
        """Give the seat up, if that is meant."""
        if sure != "seat":
            raise Refused.of("leave_sure")
        self.visit.command(said.Leave, seat=self.seat())

    def cancel(self, _: str) -> None:
        if self.visit.player is None or not self.visit.player.is_asked:
            raise Refused.of("nothing_to_cancel")
        self.act(self.visit.player.cancel())

    def quit(self, _: str) -> None:
        raise LeftTable("left")

    # Answers

    def done(self, command: Command | None) -> str:
        """What is said of a command that was done, if it is not seen anyway."""
        match command:
            case said.Wish():
                wanted = {"no_trades": command.no_trades, "decline_unpayable": command.decline_unpayable}
                chosen = {name: value for name, value in wanted.items() if value}
                return self.texts.say(next(hears.value for hears, parts in WISHES.items() if parts == chosen))
            case said.Word():
                return self.texts.say("join-word")
            case said.TakeBack():
                return self.texts.say("taken-back", n=1)
            case said.Mute():
                return self.texts.say("join-muted" if command.muted else "join-muted.not")
        return ""

    def reasoned(self, command: Command | None, reason: Mapping[str, Any] | None) -> list[str]:
        """What the referee says: all of it to whoever has asked, and the most telling reason of what was refused."""
        if reason is None or self.visit.player is None:
            return [self.texts.say("why-open", action=command.action)] if isinstance(command, said.Why) else []
        self.refused = one_by_one(self.visit.player.reason(reason))
        return told(self.refused if isinstance(command, said.Why) else self.refused[:1], self.texts)
