"""A seat at a table of a server, before the screen: what is shown, and which action is meant by what is typed."""

from collections.abc import Mapping
from typing import Any

from kogge.cli.online.seen import SeenGame, before
from kogge.cli.terminal.desk import Desk
from kogge.cli.terminal.journeys import last_step, sent
from kogge.cli.terminal.menu import Menu
from kogge.cli.terminal.names import spot
from kogge.cli.terminal.proposals import proposals
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.events import Event
from kogge.games.refusal import Refused
from kogge.games.scenario import Scenario
from kogge.phrases import goods
from kogge.reasons import Asked, Reason
from kogge.server.messages import News, Snapshot
from kogge.views import View

TYPED = (  # what can be typed at every table
    *(
        "cancel",
        "costs",
        "goal",
        "turn",
        "map",
        "log",
        "why",
        "rule",
        "rules",
        "undo",
        "take_back",
        "people",
        "say",
        "mute",
    ),
    *("word", "start", "rematch", "record", "link", "leave_seat", "help", "quit_table"),
)


class OnlinePlayer(Desk):
    """Sees the table from one seat, or looks on (``None``)."""

    typed = TYPED

    def __init__(self, screen: Screen, told: Snapshot, *, is_late: bool = True) -> None:
        self.game = SeenGame(told)
        events = [Event.from_dict(one) for one in told.events]
        story = Story(before(self.game, events), screen.texts.language)
        super().__init__(screen, story, self.new_menu(screen))
        self.told = max(0, len_of(told) - 1) if is_late else 0  # of what was before we came the last is news enough
        self.to_agree = ""  # a journey that costs something, and of which it was asked whether that is wanted
        self.take(told)

    @property
    def view(self) -> View:
        return self.game.view

    @property
    def roads(self) -> SeenGame:
        return self.game

    @property
    def scenario(self) -> Scenario:
        return self.game.scenario

    @property
    def is_asked(self) -> bool:
        """Is there something to decide?"""
        return bool(self.game.choices)

    @property
    def is_proposing(self) -> bool:
        """Are others about to answer an own proposal?  Then there is no hurry."""
        return self.view.step == "answer_offer" and self.view.turn_of == self.game.seat

    def ask(self) -> None:
        if self.is_proposing:
            self.screen.say(" ".join(proposals(self.view, self.texts)), self.texts.say("join-proposing"))
            self.screen.flow(self.menu.shown())
        else:
            super().ask()

    # What was sent

    def take(self, told: Snapshot) -> None:
        """Everything anew; of the story only what was told before the first event stays."""
        self.game = SeenGame(told)
        events = [Event.from_dict(one) for one in told.events]
        first = events[0].number if events else 0
        if first > len(self.story):  # more was missed than is told: it begins here
            self.story = Story(before(self.game, events), self.texts.language)
        self.story.forget(first)
        self.story.hear(events, len_of(told))
        self.told = min(self.told, len(self.story))
        self.open_menu()

    def hear(self, news: News) -> bool:
        """What has happened; is something else asked now?"""
        asked = self.asked
        self.game.hear(news)
        events = [Event.from_dict(one) for one in news.events]
        self.story.hear(events, events[-1].number + 1 if events else len(self.story))
        if asked != self.asked:
            self.open_menu()
        return asked != self.asked

    @property
    def asked(self) -> tuple[object, ...]:
        """What is asked, and of whom."""
        return self.game.choices, self.game.position.step, self.game.position.waiting

    def open_menu(self) -> None:
        self.menu = self.new_menu(self.screen)
        self.priced, self.to_agree = set(), ""

    def new_menu(self, screen: Screen) -> Menu:
        return Menu(self.game.view, self.game.seats, screen.texts)

    # What was typed

    def picked(self, line: str) -> str:
        """The action that a line means; nothing if something must still be chosen."""
        if self.to_agree:
            return self.agreed(line)
        if line:
            text = self.menu.pick(line.lower())
        elif len(self.view.legal) == 1 and not self.is_proposing:
            text = self.view.texts()[0]
        else:
            self.menu.close()
            text = self.menu.at_once
        if not text:
            self.show_places()
            self.ask()
            return ""
        return self.unless_it_costs(sent(self.game, text))

    def unless_it_costs(self, line: str) -> str:
        """A line, unless it is a journey of whose price the person does not know yet: that is asked first."""
        told = self.fare(line)
        if not told or line in self.priced:
            return line
        self.screen.say(told)
        self.to_agree = line
        return ""

    def agreed(self, line: str) -> str:
        """The journey that was asked about, if it is wanted."""
        wanted, self.to_agree = self.to_agree, ""
        if line.strip().lower() in ("", *self.texts.say("yes-words").split()):
            return wanted
        self.screen.say(self.texts.say("no-deed"))
        self.menu.close()
        self.ask()
        return ""

    def fare(self, line: str) -> str:
        """What a journey costs, as the server says; nothing if it is free or none."""
        last = last_step(self.game, line)
        trips = [trip for trip in self.game.journeys() if last is not None and trip.actions[-1] == last]
        if last is None or not trips or not trips[0].costs:
            return ""
        piece, place = self.game.notation.piece(last), self.game.notation.place(last)
        where = spot(self.menu.wording, place.of, place.value)
        price = goods(trips[0].costs, self.texts)
        told = {"piece": piece.of, "number": piece.name, "of": place.of, "place": where, "price": price}
        return self.texts.say("fare", **told, steps=trips[0].steps)

    def cancel(self) -> str:
        """Leave a question open: the whole menu again, or else the action that takes a trade back."""
        if self.to_agree:
            return self.agreed("cancel")
        if self.menu.close():
            self.ask()
            return ""
        if "withdraw" not in self.menu.acts:
            raise Refused.of("nothing_to_cancel")
        return "withdraw"

    def reason(self, told: Mapping[str, Any]) -> Reason:
        """What the referee has said, with the names that things have here."""
        return Reason.from_dict(told, Asked(self.game.rules, self.game.state, self.game.seat))


def len_of(told: Snapshot) -> int:
    """How many actions there were, as far as the events tell."""
    return int(told.events[-1]["ply"]) + 1 if told.events else 0
