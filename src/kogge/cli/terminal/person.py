"""A person at the keyboard: what is shown to them, and what they type."""

from collections.abc import Callable

from rich.text import Text

from kogge.cli.terminal import guide
from kogge.cli.terminal.cities import cities
from kogge.cli.terminal.company import called
from kogge.cli.terminal.journeys import destinations, prices, sent
from kogge.cli.terminal.legend import legend
from kogge.cli.terminal.menu import Menu
from kogge.cli.terminal.picture import PLACES
from kogge.cli.terminal.places import free_places, legal_places
from kogge.cli.terminal.question import proposals, question
from kogge.cli.terminal.saving import Keeper
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.cli.terminal.undo import first_to_undo
from kogge.cli.terminal.unseen import unseen
from kogge.cli.terminal.words import counted, sentence, whole
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.views import View

OTHER_NAMES = {"q": "quit", "exit": "quit", "h": "help", "?": "help", "board": "map", "history": "log"}

NO_TRADE = (
    "this trade is not possible: you must have the cards that you offer, others must have those that you ask for, "
    "and no resource may be on both sides"
)


class Left(Exception):
    """The person wants to stop."""


class Person:
    """Plays one seat, and gets to see nothing but its view and its events."""

    def __init__(self, game: Game, seat: int, screen: Screen, read: Callable[[str], str], keeper: Keeper) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.read = read
        self.keeper = keeper
        self.story = Story(View(game.rules, game.beginning, seat), game.colors)
        self.told = 0  # events that the person knows of
        self.acted_from = 0  # where the last line of theirs began
        self.menu = Menu(self.view, game.seats)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "map": self.map,
            "log": self.log,
            "unseen": self.unseen,
            "cities": self.cities,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    def decide(self) -> None:
        """Show the position and ask, until something was done."""
        self.menu = Menu(self.view, self.game.seats)
        self.look()
        before = self.game.actions
        while self.game.actions == before:
            prompt = ", ".join(part for part in (called(self.game, self.seat), self.menu.prompt()) if part)
            line = self.read(f"{prompt}> ").strip()
            try:
                self.obey(line)
            except Refused as reason:
                self.screen.say(sentence(reason))

    def obey(self, line: str) -> None:
        """Do what a line says: a command, or an action."""
        word, _, rest = line.partition(" ")
        command = OTHER_NAMES.get(word.lower(), word.lower())
        if command in self.commands:
            self.commands[command](rest.strip())
        elif line:
            self.act(self.menu.pick(line.lower()))
        elif len(self.view.legal) == 1:
            self.act(self.view.texts()[0])
        else:
            self.menu.open = self.menu.only
            self.ask()

    def act(self, text: str) -> None:
        """Play what was chosen; where a place must still be chosen, show the places."""
        if text:
            length = len(self.game)
            try:
                self.game.play(sent(self.game, text))
            except Refused as reason:
                raise Refused(NO_TRADE if text.endswith("; propose") else str(reason)) from reason
            self.acted_from = length
            return
        entry = self.menu.open
        if entry is not None and entry.of in PLACES:
            near = entry.arguments
            places = destinations(self.game, entry.act, entry.mover) if entry.goes_far else near
            self.screen.show("", self.screen.board(self.view, {entry.of: sorted(map(int, places))}))
            if entry.goes_far:
                self.screen.say(*prices(self.game, entry.act, entry.mover))
        self.ask()

    # What is shown

    def look(self) -> None:
        """The table, the news since the last look, and what is asked."""
        self.screen.table(self.view, legal_places(self.view))
        self.screen.news(self.news())
        self.ask()

    def look_back(self) -> None:
        """The table and the news, when there is nothing more to decide."""
        self.screen.table(self.view, {})
        self.screen.news(self.news())

    def news(self) -> list[Text]:
        self.catch_up()
        lines = self.story.lines(min(self.told, len(self.story)))
        self.told = len(self.story)
        return lines

    def catch_up(self) -> None:
        """Let the story be that of the game, no more and no less."""
        self.story.forget(len(self.game))
        self.story.hear(self.game.events(self.seat, len(self.story)), self.view)

    def ask(self) -> None:
        offers = proposals(self.view, self.game.seats)
        if offers:
            self.screen.say(" ".join(offers))
        self.screen.say(Text(question(self.view, self.game.colors), "bold"))
        self.screen.flow(self.menu.shown())

    # Commands

    def help(self, name: str) -> None:
        """What can be typed, or what one action does."""
        if not name:
            self.screen.show("", guide.commands(self.view), "", legend(self.view, self.game.colors), "")
        self.screen.show(guide.explained(self.view, name))

    def map(self, kind: str) -> None:
        """The board, with the numbers of all free places of a kind if one is named."""
        self.screen.table(self.view, free_places(self.view, kind) if kind else legal_places(self.view))

    def log(self, number: str) -> None:
        """All that has happened, or the last sentences."""
        self.catch_up()
        lines = self.story.lines()
        self.screen.say(*lines[-whole(number) if number else 0 :])

    def unseen(self, _: str) -> None:
        """What still lies face down."""
        self.screen.say(*unseen(self.view))

    def cities(self, _: str) -> None:
        """All cities with their numbers."""
        self.screen.show(cities(self.view, self.game.colors))

    def undo(self, _: str) -> None:
        """Take back what the person did last, if that is fair."""
        first = first_to_undo(self.game, self.seat, self.acted_from)
        back = len(self.game) - first
        for _action in range(back):
            self.game.undo()
        self.screen.say(f"{counted(back, 'action')} taken back.")

    def save(self, name: str) -> None:
        self.screen.say(f"The game is in {self.keeper.save(name, self.read)}.")

    def quit(self, _: str) -> None:
        """Leave; a game that is in no file may be kept first."""
        if not self.keeper.is_kept and self.keeper.save_as is None:
            name = self.read("Keep the game? Type the name of a file, or press Enter: ").strip()
            if name:
                self.save(name)
        raise Left
