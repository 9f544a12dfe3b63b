"""A person at the keyboard: what is shown to them, and what they type."""

from collections.abc import Callable

from rich.text import Text

from kogge.cli.rules import found, listed
from kogge.cli.terminal import guide
from kogge.cli.terminal.cards import in_brief
from kogge.cli.terminal.cities import cities
from kogge.cli.terminal.company import called
from kogge.cli.terminal.costs import costs
from kogge.cli.terminal.goal import goal
from kogge.cli.terminal.journeys import destinations, fare, prices, sent
from kogge.cli.terminal.legend import legend
from kogge.cli.terminal.menu import Menu
from kogge.cli.terminal.phases import phases
from kogge.cli.terminal.places import free_places, legal_places
from kogge.cli.terminal.proposals import proposals
from kogge.cli.terminal.replay import OpenView
from kogge.cli.terminal.saving import Keeper
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.cli.terminal.undo import first_to_undo
from kogge.cli.terminal.unseen import unseen
from kogge.cli.terminal.why import told
from kogge.cli.terminal.wishes import SAID, Wish
from kogge.cli.terminal.words import sentence, whole
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.grounds import reasons_of
from kogge.prompts import step_prompt
from kogge.reasons import Reason
from kogge.rulebook import book_of
from kogge.views import View

OTHER_NAMES = {"q": "quit", "exit": "quit", "h": "help", "?": "help", "board": "map", "history": "log"}
OTHER_NAMES |= dict.fromkeys(("back", "esc", "escape", "\x1b", "never mind"), "cancel")


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
        self.texts = screen.texts
        self.story = Story(View(game.rules, game.beginning, seat), self.texts.language)
        self.told = 0  # events that the person knows of
        self.acted_from = len(game)  # where the last line of theirs began; nobody knows of lines before today
        self.wish = Wish()
        self.priced: set[str] = set()  # journeys whose price is on the screen
        self.refused: list[Reason] = []  # why the last action that was typed is not possible
        self.menu = Menu(self.view, game.seats, self.texts)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "map": self.map,
            "log": self.log,
            "unseen": self.unseen,
            "cities": self.cities,
            "costs": self.costs,
            "goal": self.goal,
            "turn": self.turn,
            "why": self.why,
            "rule": self.rule,
            "rules": self.rules,
            "cancel": self.cancel,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

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
        word, _, rest = line.partition(" ")
        said = " ".join(line.lower().replace("\u2019", "'").split())
        command = OTHER_NAMES.get(said) or OTHER_NAMES.get(word.lower(), word.lower())
        if said in SAID:
            self.hear(said)
        elif command in self.commands:
            self.commands[command](rest.strip())
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

    def look(self) -> None:
        """The table, the news since the last look, and what is asked."""
        self.screen.table(self.view, legal_places(self.view))
        self.screen.news(self.news())
        self.ask()

    def look_back(self) -> None:
        """The table with everyone's cards open, and the news, when there is nothing more to decide."""
        self.screen.table(OpenView(self.game.rules, self.game.state), {})
        self.screen.news(self.news())

    def show_places(self) -> None:
        """The places of the open entry on the map, and what it costs to get there."""
        entry = self.menu.open
        if entry is None or not entry.is_placed:
            return
        far = destinations(self.game, entry.act, entry.mover) if entry.goes_far else {}
        places = {*entry.arguments, *far}  # a step may also lead to where the piece can't stay
        self.screen.show("", self.screen.board(self.view, {entry.of: sorted(map(int, places))}))
        if entry.goes_far:
            told = prices(self.game, entry.act, entry.mover, self.menu.wording)
            self.screen.say(*told)
            trips = [trip for named in told.values() for trip in named]
            self.priced = {trip.text for trip in trips}
            self.priced |= {self.game.text(trip.actions[0]) for trip in trips if len(trip.actions) == 1}

    def news(self) -> list[Text]:
        self.catch_up()
        lines = self.story.lines(min(self.told, len(self.story)))
        self.told = len(self.story)
        return [*lines, *(Text(told, "dim") for told in self.wish.news(self.texts))]

    def catch_up(self) -> None:
        """Let the story be that of the game, no more and no less."""
        self.story.forget(len(self.game))
        self.story.hear(self.game.events(self.seat, len(self.story)), len(self.game))

    def ask(self) -> None:
        offers = proposals(self.view, self.texts)
        if offers:
            self.screen.say(" ".join(offers))
        self.screen.say(Text(self.menu.question() or step_prompt(self.view, self.texts), "bold"))
        self.screen.flow(self.menu.shown())

    # Commands

    def help(self, name: str) -> None:
        """What can be typed, or what one action does."""
        if not name:
            self.screen.show("", guide.commands(self.view, self.texts), "", legend(self.view, self.texts), "")
        self.screen.show(guide.explained(self.view, name, self.texts))

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
        self.screen.say(*unseen(self.view, self.screen.texts))

    def cities(self, _: str) -> None:
        """All cities with their numbers."""
        self.screen.show(cities(self.view, self.screen.texts))

    def costs(self, _: str) -> None:
        """What can be bought, and what of it the person can pay."""
        self.screen.say(*costs(self.view, self.texts))

    def goal(self, _: str) -> None:
        """What wins, and how far everyone is."""
        self.screen.say(*goal(self.view, self.texts))

    def turn(self, _: str) -> None:
        """The phases of a turn, and where in it we are."""
        self.screen.say(*phases(self.view, self.texts))

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

    def rule(self, id: str) -> None:
        """The text of a rule."""
        book = book_of(self.game.scenario)
        if not id:
            raise Refused.of("rule_of_what", example=next(iter(book)).id)
        self.screen.show(listed([book[id]], self.texts))

    def rules(self, words: str) -> None:
        """The rules that speak of something."""
        if not words:
            raise Refused.of("rule_of_what", example=next(iter(book_of(self.game.scenario))).id)
        self.screen.show(listed(found(self.game.scenario, words.split(), self.texts.language), self.texts))

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
