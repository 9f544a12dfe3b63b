"""A person at the keyboard: what is shown to them, and what they type."""

from collections.abc import Callable

from rich.text import Text

from kogge.cli.terminal import guide
from kogge.cli.terminal.cards import in_brief
from kogge.cli.terminal.company import called
from kogge.cli.terminal.desk import OTHER_NAMES, Desk, command_in, plain
from kogge.cli.terminal.journeys import fare, sent
from kogge.cli.terminal.menu import Menu
from kogge.cli.terminal.replay import OpenView
from kogge.cli.terminal.saving import Keeper
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.cli.terminal.undo import first_to_undo
from kogge.cli.terminal.why import told
from kogge.cli.terminal.wishes import SAID, Wish
from kogge.cli.terminal.words import sentence
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.games.scenario import Scenario
from kogge.grounds import reasons_of
from kogge.reasons import Reason
from kogge.views import View


class Left(Exception):
    """The person wants to stop."""


class Person(Desk):
    """Plays one seat, and gets to see nothing but its view and its events."""

    def __init__(self, game: Game, seat: int, screen: Screen, read: Callable[[str], str], keeper: Keeper) -> None:
        self.game = game
        self.seat = seat
        self.read = read
        self.keeper = keeper
        story = Story(View(game.rules, game.beginning, seat), screen.texts.language)
        super().__init__(screen, story, Menu(self.view, game.seats, screen.texts))
        self.acted_from = len(game)  # where the last line of theirs began; nobody knows of lines before today
        self.wish = Wish()
        self.refused: list[Reason] = []  # why the last action that was typed is not possible
        self.commands = self.inquiries | {
            "why": self.why,
            "cancel": self.cancel,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    @property
    def scenario(self) -> Scenario:
        return self.game.scenario

    @property
    def roads(self) -> Game:
        return self.game

    def decide(self) -> None:
        """Show the position and ask, until something was done."""
        self.menu = Menu(self.view, self.game.seats, self.texts)
        self.priced = set()
        self.refused = []
        self.look()
        before = self.game.actions
        while self.game.actions == before:
            line = self.read(self.prompt()).strip()
            try:
                self.obey(line)
            except Refused as refusal:
                self.refused = reasons_of(refusal) or self.refused
                self.screen.say(sentence(refusal, self.texts))

    def prompt(self) -> str:
        """What stands before the line that the person types: who they are, and what is asked of an open entry."""
        which = self.menu.prompt()
        message = "line.which" if which else "line"
        return f"{self.texts.say(message, who=called(self.game, self.seat, self.texts), which=which)}> "

    def declines(self) -> bool:
        """Decline at once what the person does not want to hear of."""
        if not self.wish.declines(self.view):
            return False
        self.game.play("decline")
        self.wish.declined += 1
        return True

    def obey(self, line: str) -> None:
        """Do what a line says: a command, or an action."""
        said, (command, rest) = plain(line), command_in(line)
        if said in SAID:
            self.hear(said)
        elif command in self.commands:
            self.commands[command](rest)
        elif line:
            self.act(self.menu.pick(line.lower()))
        elif len(self.view.legal) == 1:
            self.act(self.view.texts()[0])
        elif self.menu.at_once:
            self.act(self.menu.at_once)
        else:
            self.menu.close()
            self.ask()

    def act(self, text: str) -> None:
        """Play what was chosen; where a place must still be chosen, show the places."""
        if not text:
            self.show_places()
            self.ask()
            return
        length, line = len(self.game), sent(self.game, text)
        if self.agrees(line):
            played(self.game, line, self.view)
            self.acted_from = length

    def agrees(self, line: str) -> bool:
        """Does the person want to pay for a journey?  Asked only if its price is not on the screen."""
        told = fare(self.game, line, self.menu.wording)
        if not told or line in self.priced:
            return True
        self.screen.say(told)
        asked = self.texts.say("line.go", who=self.texts.name("color", self.game.seats[self.seat]))
        agreed = self.read(f"{asked}> ").strip().lower() in ("", *self.texts.say("yes-words").split())
        if not agreed:
            self.screen.say(self.texts.say("no-deed"))
            self.menu.close()
            self.ask()
        return agreed

    def hear(self, line: str) -> None:
        """Take a wish about trades; what lies on the table is answered by it."""
        self.screen.say(self.wish.say(line, self.view, self.texts))
        if self.game.step == "compose_offer" and self.view.turn_of != self.seat and line != "trades":
            self.game.play("withdraw")
        self.declines()

    # What is shown

    def look_back(self) -> None:
        """The table with everyone's cards open, and the news, when there is nothing more to decide."""
        self.screen.table(OpenView(self.game.rules, self.game.state), {})
        self.screen.news(self.news())

    def news(self) -> list[Text]:
        return [*super().news(), *(Text(told, "dim") for told in self.wish.news(self.texts))]

    def catch_up(self) -> None:
        """Let the story be that of the game, no more and no less."""
        self.story.forget(len(self.game))
        self.story.hear(self.game.events(self.seat, len(self.story)), len(self.game))

    # Commands

    def why(self, line: str) -> None:
        """Why an action is not possible, or that it is; without one, of the action that was refused last."""
        if not line and not self.refused:
            raise Refused.of("why_what", example=guide.building(self.view))
        reasons = self.tried(line) if line else self.refused
        self.screen.say(*told(reasons, self.texts) if reasons else [self.texts.say("why-open", action=line)])

    def tried(self, line: str) -> list[Reason]:
        """What stands against an action as it is typed; nothing if it is possible.  What can't be read is refused."""
        menu = Menu(self.view, self.game.seats, self.texts)
        menu.open = self.menu.open
        try:
            if text := menu.pick(line.lower()):
                trial = self.game.copy()
                played(trial, sent(trial, text), self.view)
        except Refused as refusal:
            if not (reasons := reasons_of(refusal)):
                raise
            return reasons
        return []

    def cancel(self, _: str) -> None:
        """Leave a question open: back to the whole menu, or out of a trade that is not made yet."""
        if not self.menu.close():
            if "withdraw" not in self.menu.acts:
                raise Refused.of("nothing_to_cancel")
            self.act("withdraw")
        else:
            self.ask()

    def undo(self, _: str) -> None:
        """Take back what the person did last, if that is fair."""
        first = first_to_undo(self.game, self.seat, self.acted_from)
        back = len(self.game) - first
        for _action in range(back):
            self.game.undo()
        self.screen.say(self.texts.say("taken-back", n=back))

    def save(self, name: str) -> None:
        self.screen.say(self.texts.say("game-saved", file=str(self.keeper.save(name, self.read))))

    def quit(self, _: str) -> None:
        """Leave; a game that is in no file may be kept first."""
        if not self.keeper.is_kept and self.keeper.save_as is None:
            name = self.read(f"{self.texts.say('keep-leaving')} ").strip()
            if OTHER_NAMES.get(name.lower(), name.lower()) == "cancel":
                self.ask()
                return
            if name:
                self.save(name)
        raise Left


def played(game: Game, line: str, view: View) -> None:
    """Play a line of a person's; what is refused of cards is told in brief."""
    try:
        game.play(line)
    except Refused as refusal:
        raise in_brief(view, line, refusal) from refusal
