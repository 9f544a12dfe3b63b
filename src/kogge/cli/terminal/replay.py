"""``kogge replay``: a recorded game, step by step in the terminal."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from kogge.cli.terminal.cities import cities
from kogge.cli.terminal.company import everyone
from kogge.cli.terminal.guide import glossary, lists
from kogge.cli.terminal.legend import legend, note
from kogge.cli.terminal.places import free_places
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.cli.terminal.unseen import unseen
from kogge.cli.terminal.words import sentence, whole
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.events import open_events
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.texts import Texts
from kogge.texts import texts as texts_of
from kogge.views import View

COMMANDS = (
    ("Enter, next", "one action on; 'next 10' ten of them, '10' as well"),
    ("previous", "one action back; 'previous 10' ten of them, '-10' as well"),
    ("turn N", "the beginning of a turn"),
    ("action N", "the position after so many actions"),
    ("start, end", "the beginning, the last position"),
    ("map", "the board; 'map paths', 'map intersections' or 'map hexes' with the numbers of all free ones"),
    ("log", "all that has happened up to here; 'log 20' the last 20 sentences"),
    ("quit", "leave"),
)
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
    Reader(game, console, read, texts or texts_of()).run()


class Finished(Exception):
    """The reader has seen enough."""


class Reader:
    """Somebody who leafs through a recorded game."""

    def __init__(self, game: Game, console: Console, read: Callable[[str], str], texts: Texts) -> None:
        self.game = game
        self.read = read
        self.screen = Screen(console, game.colors, texts)
        self.positions = [game.beginning.copy()]
        self.story = Story(OpenView(game.rules, game.beginning), texts.language)
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
                line = self.read("replay> ").strip().lower()
                try:
                    self.obey(line)
                except Refused as reason:
                    self.screen.say(sentence(reason))
        except Finished:
            return
        except (EOFError, KeyboardInterrupt):
            self.screen.say("\nThe replay ends here.")

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
            "unseen": lambda _: self.screen.say(*unseen(self.view)),
            "cities": lambda _: self.screen.show(cities(self.view, self.game.colors)),
            "help": self.help,
            "quit": self.quit,
        }
        command = OTHER_NAMES.get(word, word)
        if command not in commands:
            raise Refused(f"{word!r} is not something that a replay can do; type help")
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
            raise Refused("this is the last position; type previous, turn 1 or quit")
        self.go(self.at + whole(number or "1"))

    def previous(self, number: str) -> None:
        if self.at == 0:
            raise Refused("this is the beginning")
        self.go(self.at - whole(number or "1"))

    def action(self, number: str) -> None:
        if whole(number) > self.last:
            raise Refused(f"the record has {self.last} actions")
        self.go(whole(number))

    def turn(self, number: str) -> None:
        """To where a turn begins."""
        field = self.game.rules.layout.fields.get("turn")
        if field is None:
            raise Refused("this game does not count its turns")
        turns = [s[field.start] for s in self.positions]
        if whole(number) not in turns:
            raise Refused(f"the record has {max(turns)} turns")
        self.go(turns.index(whole(number)))

    # Showing something

    def show(self) -> None:
        """The table, and the action that led here."""
        self.screen.table(self.view, {})
        if self.at == 0:
            begun = f"The beginning of a game of {self.last} actions. Enter goes on, help tells more."
            who = [f"They play: {everyone(self.game, self.screen.texts)}."] if self.game.sitters else []
            told = Text(" ".join([begun, *who, *note(self.view)]))
        else:
            told = Text(f"{self.at} of {self.last}: ", "bold") + self.sentence()
        self.screen.say(told)

    def sentence(self) -> Text:
        """What was done last; what has no words yet is told by its name."""
        lines = self.story.lines(self.at - 1, self.at)
        if lines:
            return Text(" ").join(lines)
        ply = self.plies[self.at - 1]
        who = "chance" if ply.actor == CHANCE else self.game.seats[ply.actor]
        return Text(f"{who}: {self.game.text(ply.action)}")

    def map(self, kind: str) -> None:
        self.screen.table(self.view, free_places(self.view, kind) if kind else {})

    def log(self, number: str) -> None:
        lines = self.story.lines(0, self.at)
        self.screen.say(*lines[-whole(number) if number else 0 :])

    def help(self, _: str) -> None:
        self.screen.show(
            "",
            glossary([*COMMANDS[:-1], *lists(self.view, self.screen.texts), COMMANDS[-1]]),
            "",
            legend(self.view, self.game.colors),
        )

    def quit(self, _: str) -> None:
        raise Finished
