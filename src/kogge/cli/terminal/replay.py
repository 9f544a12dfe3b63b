"""``kogge replay``: a recorded game, step by step in the terminal."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from kogge.cli.terminal.cities import cities
from kogge.cli.terminal.company import everyone
from kogge.cli.terminal.guide import glossary
from kogge.cli.terminal.legend import legend, note
from kogge.cli.terminal.places import free_places
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.seats import color
from kogge.cli.terminal.story import Story
from kogge.cli.terminal.unseen import unseen
from kogge.cli.terminal.words import sentence, whole
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.events import open_events
from kogge.game import Game
from kogge.games.refusal import Refused, written
from kogge.texts import Texts
from kogge.views import View

COMMANDS: dict[str, tuple[str, ...]] = {  # and the fields that a game must have for them
    "next": (),
    "previous": (),
    "turn": (),
    "action": (),
    "ends": (),
    "map": (),
    "log": (),
    "tiles": ("tiles_left",),
    "tokens": ("tokens_at_sea",),
    "cities": ("kontor",),
    "quit": (),
}
OTHER_NAMES = {"n": "next", "p": "previous", "back": "previous", "q": "quit", "exit": "quit", "h": "help", "?": "help"}


class OpenView(View):
    """A position with nothing hidden: a record is open to whoever reads it."""

    def __init__(self, rules: Rules, s: State) -> None:
        super().__init__(rules, s, None)
        self.state = s.copy()


def replay_in_terminal(
    game: Game, console: Console, read: Callable[[str], str] = input, texts: Texts | None = None
) -> None:
    """Step through a game that was played, forwards and backwards, with everyone's cards on the table."""
    ReplayReader(game, Screen(console, texts), read).run()


class Finished(Exception):
    """The reader has seen enough."""


class ReplayReader:
    """Somebody who leafs through a recorded game."""

    def __init__(self, game: Game, screen: Screen, read: Callable[[str], str]) -> None:
        self.game = game
        self.read = read
        self.screen = screen
        self.texts = screen.texts
        self.positions = [game.beginning.copy()]
        self.story = Story(OpenView(game.rules, game.beginning), self.texts.language)
        self.positions += [after for _, _, after in game.replay()]
        self.plies = game.plies()
        self.story.hear((event for ply in self.plies for event in open_events(ply)), len(game))
        self.at = 0

    @property
    def view(self) -> View:
        return OpenView(self.game.rules, self.positions[self.at])

    def run(self) -> None:
        """Show a position, ask where to go, until the reader leaves."""
        try:
            self.show()
            while True:
                line = self.read(f"{self.texts.say('replay-prompt')}> ").strip().lower()
                try:
                    self.obey(line)
                except Refused as reason:
                    self.screen.say(sentence(reason, self.texts))
        except Finished:
            return
        except (EOFError, KeyboardInterrupt):
            self.screen.say(f"\n{self.texts.say('replay-end')}")

    def obey(self, line: str) -> None:
        """Go where a line says, or show what it asks for."""
        word, _, rest = line.partition(" ")
        if word.lstrip("+-").isdecimal():
            word, rest = ("previous" if word.startswith("-") else "next"), word.lstrip("+-")
        commands: dict[str, Callable[[str], None]] = {
            "": self.next,
            "next": self.next,
            "previous": self.previous,
            "turn": self.turn,
            "action": self.action,
            "start": lambda _: self.go(0),
            "end": lambda _: self.go(self.last),
            "map": self.map,
            "log": self.log,
            "unseen": lambda _: self.screen.say(*unseen(self.view, self.texts)),
            "cities": lambda _: self.screen.show(cities(self.view, self.texts)),
            "help": self.help,
            "quit": self.quit,
        }
        command = OTHER_NAMES.get(word, word)
        if command not in commands:
            raise Refused.of("replay_no_command", word=written(word))
        commands[command](rest.strip())

    # Going somewhere

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def go(self, to: int) -> None:
        """To the position after so many actions, or to the nearest there is."""
        self.at = min(max(to, 0), self.last)
        self.show()

    def next(self, number: str) -> None:
        if self.at == self.last:
            raise Refused.of("replay_no_next")
        self.go(self.at + whole(number or "1"))

    def previous(self, number: str) -> None:
        if self.at == 0:
            raise Refused.of("replay_no_previous")
        self.go(self.at - whole(number or "1"))

    def action(self, number: str) -> None:
        if whole(number) > self.last:
            raise Refused.of("replay_no_action", n=self.last)
        self.go(whole(number))

    def turn(self, number: str) -> None:
        """To where a turn begins."""
        field = self.game.rules.layout.fields.get("turn")
        if field is None:
            raise Refused.of("replay_no_turns")
        turns = [s[field.start] for s in self.positions]
        if whole(number) not in turns:
            raise Refused.of("replay_no_turn", n=max(turns))
        self.go(turns.index(whole(number)))

    # Showing something

    def show(self) -> None:
        """The table, and the action that led here."""
        self.screen.table(self.view, {})
        if self.at == 0:
            begun = self.texts.say("replay-beginning", n=self.last)
            everybody = everyone(self.game, self.texts)
            who = [self.texts.say("replay-players", players=everybody)] if self.game.sitters else []
            told = Text(" ".join([begun, *who, *note(self.view, self.texts)]))
        else:
            at = self.texts.say("replay-at", at=str(self.at), last=str(self.last))
            told = Text(f"{at} ", "bold") + self.sentence()
        self.screen.say(told)

    def sentence(self) -> Text:
        """What was done last; what has no words yet is told by its name."""
        lines = self.story.lines(self.at - 1, self.at)
        if lines:
            return Text(" ").join(lines)
        ply = self.plies[self.at - 1]
        seat = ply.actor
        who = self.texts.say("replay-chance") if seat == CHANCE else color(self.view, seat, self.texts)
        return Text(self.texts.say("replay-untold", who=who, action=self.game.text(ply.action)))

    def map(self, kind: str) -> None:
        self.screen.table(self.view, free_places(self.view, kind) if kind else {})

    def log(self, number: str) -> None:
        lines = self.story.lines(0, self.at)
        self.screen.say(*lines[-whole(number) if number else 0 :])

    def help(self, _: str) -> None:
        """What can be typed in the replay of this game, and what the signs mean."""
        known = [name for name, fields in COMMANDS.items() if self.view.has(*fields)]
        rows = [(self.texts.say(f"replay-command-{name}"), self.texts.say(f"replay-help-{name}")) for name in known]
        self.screen.show("", glossary(rows), "", legend(self.view, self.texts))

    def quit(self, _: str) -> None:
        raise Finished
