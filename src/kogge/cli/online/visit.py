"""Somebody at a table of a server: what is heard is shown, what is typed is said, until they go."""

from collections import deque
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from secrets import token_hex
from typing import Any

from rich.text import Text

from kogge import __version__
from kogge.cli.online.company import Company
from kogge.cli.online.keyboard import Input, NoMore, Pressed, Typed
from kogge.cli.online.link import Link
from kogge.cli.online.player import OnlinePlayer
from kogge.cli.online.prompt import LinePrompt, LivePrompt
from kogge.cli.online.requests import Server
from kogge.cli.online.speech import LeftTable, Speech
from kogge.cli.online.wire import Ended, Heard, Lost, Wire
from kogge.cli.terminal.legend import note
from kogge.cli.terminal.places import legal_places
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.words import capital, sentence
from kogge.games.refusal import Refused
from kogge.server import messages as said
from kogge.server.messages import Command

Happening = Heard | Input
BELL = "\a"


class Visit:
    """One person, or several at one screen, at one table after the other."""

    def __init__(self, link: Link, server: Server, screen: Screen, prompt: LinePrompt | None = None) -> None:
        self.server = server
        self.screen = screen
        self.line = prompt or LinePrompt(screen.console)
        self.texts = screen.texts
        self.inbox: SimpleQueue[Happening] = SimpleQueue()
        self.wire = Wire(link.socket, server.token, link.table, self.inbox.put)
        self.company: Company | None = None
        self.guest = ""
        self.own: list[int] = []
        self.seq = 0
        self.players: dict[int | None, OnlinePlayer] = {}  # by the seat from which the table was seen
        self.player: OnlinePlayer | None = None  # from where it is seen now
        self.unanswered: dict[str, Command] = {}
        self.passed_to: int | None = None  # who shall take the keyboard
        self.lines: deque[str] = deque()  # that were typed, and wait until what was said before is answered
        self.is_lost = self.is_result_told = self.is_at_end = False
        self.speech = Speech(self)

    @property
    def table(self) -> str:
        return self.wire.table

    def run(self) -> None:
        """Until the person leaves, or there is no server any more."""
        self.wire.start()
        try:
            while True:
                self.take_next()
        except LeftTable as left:
            self.say_goodbye(left.why)
        except KeyboardInterrupt:
            self.say_goodbye("interrupted")
        finally:
            self.wire.close()

    def say_goodbye(self, why: str) -> None:
        """The last sentence, on a line of its own."""
        self.make_room()
        told = self.texts.say("join-left" if self.own else "join-left.spectator", why=why)
        self.screen.say(told)

    def take_next(self) -> None:
        """Whatever comes next; meanwhile the clock in what is asked goes on."""
        try:
            happening = self.inbox.get(timeout=self.next_tick())
        except Empty:
            self.prompt()
        else:
            self.take(happening)

    def take(self, happening: Happening) -> None:
        if isinstance(happening, Typed):
            self.lines.append(happening.line)
            self.obey_all()
        elif isinstance(happening, Pressed):
            self.press(happening.keys)
        elif isinstance(happening, NoMore):
            self.is_at_end = True
        else:
            self.hear(happening)
            self.obey_all()
        is_known = self.company is not None or self.is_lost  # where one sits, or that it can't be known
        if self.is_at_end and is_known and not self.lines and not self.unanswered:
            raise LeftTable("input")

    def press(self, keys: str) -> None:
        """Keys that make a line, and perhaps end it."""
        assert isinstance(self.line, LivePrompt)
        for line in self.line.editor.press(keys):
            self.line.leave(line)
            self.lines.append(line.strip())
            self.obey_all()
        self.is_at_end = self.line.editor.is_ended
        self.prompt()

    # What is heard

    def hear(self, message: Heard) -> None:
        match message:
            case said.Hello():
                self.greet(message)
            case said.Snapshot():
                self.see(message)
            case said.News():
                self.learn(message)
            case said.People():
                self.meet(message)
            case said.Happened():
                self.tell(self.company.happened(message) if self.company else "")
            case said.Chat():
                self.tell(self.company.chat(message) if self.company else "")
            case said.Done() | said.Declined() | said.Reasoned():
                self.answered(message)
            case said.Closing():
                self.tell(sentence(Refused.from_dict(message.refusal), self.texts))
            case said.YourTurn() if self.screen.console.is_terminal:
                self.screen.console.file.write(BELL)
            case Lost() if not self.is_lost:
                self.is_lost = True
                self.tell(self.texts.say("join-lost"))
            case Ended():
                raise message.why

    def greet(self, hello: said.Hello) -> None:
        """Who we are there; positions are read by the same rules by which they were sent."""
        if hello.version != __version__:
            raise Refused.of("other_version", server=hello.version, own=__version__)
        self.guest = hello.guest

    def see(self, told: said.Snapshot) -> None:
        """Everything anew."""
        is_first = self.company is None
        self.make_room()
        if self.is_lost:
            self.screen.say(self.texts.say("join-back"))
        self.company = self.company or Company(told.shown, self.texts)
        self.company.shown, self.own, self.seq = told.shown, told.own, told.seq
        self.hear_clocks([one.clock for one in told.shown.seats], told.position)
        if told.shown.closed_because is not None and is_first:
            self.screen.say(sentence(Refused.from_dict({"key": told.shown.closed_because, "parts": {}}), self.texts))
        if told.position is None:
            self.player = None
            self.show_people()
        else:
            known = self.players.get(told.seat)
            if known is None:
                known = OnlinePlayer(self.screen, told, is_late=is_first)
                self.screen.say(*note(known.view, self.texts) if not self.players else ())
                self.players[told.seat] = known
            else:
                known.take(told)
            self.player = known
            self.look()
        if self.is_lost:
            self.is_lost = False
            self.say_again()
        self.prompt()

    def learn(self, news: said.News) -> None:
        """What has happened in the game."""
        self.seq = news.seq
        if self.player is None:
            return
        is_new = self.player.hear(news)
        self.hear_clocks(news.clocks, news.position)
        if is_new and (self.player.is_asked or self.player.game.is_over or self.next_asked() is not None):
            self.make_room()
            self.look()
        else:
            self.tell(*self.player.news(), *(self.waiting() if is_new and self.is_for_another() else ()))
        self.prompt()

    def look(self) -> None:
        """The table and the news, and what is asked; or whose turn it is to take the keyboard."""
        player, asked = self.player, self.next_asked()
        assert player is not None
        if asked is not None:
            self.pass_to(asked)
        elif player.is_asked:
            self.passed_to = None
            player.look()
        else:
            self.screen.table(player.view, legal_places(player.view))
            self.screen.news(player.news())
            self.screen.say(*self.waiting())
        self.tell_result()

    def is_for_another(self) -> bool:
        """Does the game wait for people who are not here?  Bots decide soon enough."""
        return self.company is not None and bool(self.company.clocks.running - set(self.own))

    def waiting(self) -> list[str]:
        """Whom the game waits for."""
        if self.player is None or self.company is None or not self.player.game.position.waiting:
            return []
        names = [self.company.on_time(seat) for seat in self.player.game.position.waiting]
        return [self.texts.say("join-waiting", who=self.texts.listed(names))]

    def meet(self, told: said.People) -> None:
        if self.company is not None:
            rematch = told.shown.rematch if self.company.shown.rematch is None else None
            self.tell(*self.company.changes(told.shown, self.own))
            self.hear_clocks(
                [one.clock for one in told.shown.seats], self.player.game.position if self.player else None
            )
            if rematch is not None and self.own:
                self.go_to(rematch)

    def hear_clocks(self, left: Sequence[float | None], position: said.Position | None) -> None:
        """What is left on the clocks, and whose run."""
        if self.company is not None:
            self.company.wait_for(position.waiting if position else (), left)

    def go_to(self, table: str) -> None:
        """On to another table."""
        self.wire.say(said.Unwatch(table=self.table))
        self.wire.table = table
        self.players, self.player, self.passed_to, self.is_result_told = {}, None, None, False
        self.company = None
        self.wire.say(said.Watch(table=table))

    def tell_result(self) -> None:
        player, company = self.player, self.company
        if player is None or company is None or not player.game.is_over or self.is_result_told:
            return
        self.is_result_told = True
        winners = player.game.position.winners
        told = self.texts.listed([company.called(seat) for seat in winners])
        self.screen.say(capital(self.texts.say("join-over" if winners else "result.nobody", n=len(winners), who=told)))
        self.screen.say(self.texts.say("join-what_now"))

    # Several people at one screen

    def next_asked(self) -> int | None:
        """Who of several at this screen must take the keyboard, because it is theirs to decide."""
        if len(self.own) < 2 or self.player is None or self.player.is_asked:
            return None
        return next((seat for seat in self.player.game.position.waiting if seat in self.own), None)

    def pass_to(self, seat: int) -> None:
        """Cover what the one before has seen, and ask for the next."""
        if self.passed_to == seat:
            return
        self.passed_to = seat
        self.screen.wipe()
        if self.player is not None and self.player.game.seat is not None:
            self.wire.say(said.Uncover(table=self.table, seat=None))

    def uncover(self) -> None:
        """The next one has the keyboard."""
        seat, self.passed_to = self.passed_to, None
        self.screen.wipe()
        self.wire.say(said.Uncover(table=self.table, seat=seat))

    # What is said

    def obey_all(self) -> None:
        """Do what was typed, line by line, as soon as it is known what came of the line before."""
        while self.lines and (self.is_lost or (self.company is not None and not self.unanswered)):
            self.line.answered()
            try:
                self.speech.obey(self.lines.popleft())
            except Refused as reason:
                self.screen.say(sentence(reason, self.texts))
            self.prompt()

    def command(self, kind: type[Command], **parts: Any) -> None:
        """Say something to the table that will be answered."""
        if self.is_lost:
            raise Refused.of("not_connected")
        command = kind(table=self.table, id=token_hex(8), **parts)
        self.unanswered[command.id] = command
        self.wire.say(command)

    def say_again(self) -> None:
        """What was not answered before the connection was lost; what was done already is not done again."""
        for command in self.unanswered.values():
            self.wire.say(command)

    def answered(self, answer: said.Done | said.Declined | said.Reasoned) -> None:
        command = self.unanswered.pop(answer.id, None) if answer.id else None
        if isinstance(answer, said.Done):
            self.tell(self.speech.done(command))
        elif isinstance(answer, said.Reasoned) or answer.reason is not None:
            self.tell(*self.speech.reasoned(command, answer.reason))
        else:
            self.tell(sentence(Refused.from_dict(answer.refusal), self.texts))
            if answer.refusal["key"] == "no_table":
                raise LeftTable("left")
        self.prompt()

    # How it is shown

    def say_whole(self, text: str) -> None:
        """Something that is copied from the screen: it is not broken into lines."""
        self.screen.console.print(Text(text), soft_wrap=True)

    def tell(self, *sentences: str | Text) -> None:
        """Say something between what is typed."""
        if any(sentences):
            self.make_room()
            self.screen.say(*[one for one in sentences if one])
            self.prompt()

    def make_room(self) -> None:
        """Begin a new line, if somebody is being asked on this one."""
        self.line.clear()

    def prompt(self) -> None:
        """What stands before the line that is typed, if something is asked, and the line as far as it is typed."""
        self.line.show(self.asking())

    def next_tick(self) -> float | None:
        """How long what is asked stays as it is, if the line is written again at all."""
        seat = self.player.game.seat if self.player is not None and self.player.is_asked else None
        if not self.line.is_live or self.company is None or seat is None or not self.asking():
            return None
        return self.company.clocks.next_change(seat)

    def asking(self) -> str:
        """Who is asked what."""
        if self.company is None or self.is_lost or self.unanswered:
            return ""
        if self.passed_to is not None:
            return self.texts.say("hand-over", who=self.company.called(self.passed_to))
        if self.player is None or not self.player.is_asked or self.player.game.seat is None:
            return ""
        who = self.company.on_time(self.player.game.seat)
        if self.player.to_agree:
            return f"{self.texts.say('line.go', who=who)}>"
        which = self.player.menu.prompt()
        return f"{self.texts.say('line.which' if which else 'line', who=who, which=which)}>"

    def show_people(self) -> None:
        """Who sits where, and what can be done before the game begins."""
        if self.company is None:
            return
        self.screen.say(*self.company.seats())
        if self.company.shown.state == "open":
            self.say_whole(self.texts.say("join-luck", luck=self.company.shown.luck))
            is_host = self.company.shown.host == self.guest
            begun_by = "join-before.host" if is_host else "join-before" if self.own else "join-before.spectator"
            self.screen.say(self.texts.say(begun_by))
