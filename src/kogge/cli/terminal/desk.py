"""What somebody is shown who looks at a game from one seat: table, news, menu, and whatever they ask for."""

from collections.abc import Callable, Sequence

from rich.text import Text

from kogge.cli.rules import found, listed
from kogge.cli.terminal import guide
from kogge.cli.terminal.cities import cities
from kogge.cli.terminal.costs import costs
from kogge.cli.terminal.goal import goal
from kogge.cli.terminal.journeys import Roads, destinations, prices
from kogge.cli.terminal.legend import legend
from kogge.cli.terminal.menu import Menu
from kogge.cli.terminal.phases import phases
from kogge.cli.terminal.places import free_places, legal_places
from kogge.cli.terminal.proposals import proposals
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.cli.terminal.unseen import unseen
from kogge.cli.terminal.words import whole
from kogge.games.refusal import Refused
from kogge.games.scenario import Scenario
from kogge.prompts import step_prompt
from kogge.rulebook import book_of
from kogge.views import View

OTHER_NAMES = {"q": "quit", "exit": "quit", "h": "help", "?": "help", "board": "map", "history": "log"}
OTHER_NAMES |= dict.fromkeys(("back", "esc", "escape", "\x1b", "never mind"), "cancel")


def command_in(line: str) -> tuple[str, str]:
    """The command that a line may begin with, by the name that we have for it, and what is said after it."""
    word, _, rest = line.partition(" ")
    return OTHER_NAMES.get(plain(line)) or OTHER_NAMES.get(word.lower(), word.lower()), rest.strip()


def plain(line: str) -> str:
    """A line as it is compared with what we know: in small letters, with single blanks."""
    return " ".join(line.lower().replace("\u2019", "'").split())


class Desk:
    """One seat's, or a spectator's, place before the screen.  It gets to see nothing but a view and its events."""

    typed: Sequence[str] = guide.OTHERS  # what can be typed in every game, for ``help``

    def __init__(self, screen: Screen, story: Story, menu: Menu) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.story = story
        self.menu = menu
        self.told = 0  # actions that the person knows of
        self.priced: set[str] = set()  # journeys whose price is on the screen
        self.inquiries: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "map": self.map,
            "log": self.log,
            "unseen": self.unseen,
            "cities": self.cities,
            "costs": self.costs,
            "goal": self.goal,
            "turn": self.turn,
            "rule": self.rule,
            "rules": self.rules,
        }

    @property
    def view(self) -> View:
        """The position as it is seen from here."""
        raise NotImplementedError

    @property
    def scenario(self) -> Scenario:
        """Whose rules can be asked for."""
        raise NotImplementedError

    @property
    def roads(self) -> Roads:
        """The game, as far as one needs to know it who travels."""
        raise NotImplementedError

    def catch_up(self) -> None:
        """Let the story be that of the game, no more and no less."""

    # What is shown

    def look(self) -> None:
        """The table, the news since the last look, and what is asked."""
        self.screen.table(self.view, legal_places(self.view))
        self.screen.news(self.news())
        self.ask()

    def news(self) -> list[Text]:
        """What has happened since the person was last told."""
        self.catch_up()
        lines = self.story.lines(min(self.told, len(self.story)))
        self.told = len(self.story)
        return lines

    def ask(self) -> None:
        """What there is to decide."""
        offers = proposals(self.view, self.texts)
        if offers:
            self.screen.say(" ".join(offers))
        self.screen.say(Text(self.menu.question() or step_prompt(self.view, self.texts), "bold"))
        self.screen.flow(self.menu.shown())

    def show_places(self) -> None:
        """The places of the open entry on the map, and what it costs to get there."""
        entry, game = self.menu.open, self.roads
        if entry is None or not entry.is_placed:
            return
        far = destinations(game, entry.act, entry.mover) if entry.goes_far else {}
        places = {*entry.arguments, *far}  # a step may also lead to where the piece can't stay
        self.screen.show("", self.screen.board(self.view, {entry.of: sorted(map(int, places))}))
        if entry.goes_far:
            told = prices(game, entry.act, entry.mover, self.menu.wording)
            self.screen.say(*told)
            trips = [trip for named in told.values() for trip in named]
            self.priced = {trip.text for trip in trips}
            self.priced |= {game.notation.write(trip.actions[0]) for trip in trips if len(trip.actions) == 1}

    # What is asked for

    def help(self, name: str) -> None:
        """What can be typed, or what one action does."""
        if not name:
            commands = guide.commands(self.view, self.texts, self.typed)
            self.screen.show("", commands, "", legend(self.view, self.texts), "")
        self.screen.show(guide.explained(self.view, name, self.texts, self.typed))

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

    def rule(self, id: str) -> None:
        """The text of a rule."""
        book = book_of(self.scenario)
        if not id:
            raise Refused.of("rule_of_what", example=next(iter(book)).id)
        self.screen.show(listed([book[id]], self.texts))

    def rules(self, words: str) -> None:
        """The rules that speak of something."""
        if not words:
            raise Refused.of("rule_of_what", example=next(iter(book_of(self.scenario))).id)
        self.screen.show(listed(found(self.scenario, words.split(), self.texts.language), self.texts))
