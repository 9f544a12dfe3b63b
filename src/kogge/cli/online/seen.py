"""A game at a server, as far as somebody at a table knows it: what was sent, and nothing else.

No rule decides anything here. Positions are drawn, and the actions that are offered are those that the server listed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kogge.beginning import load
from kogge.decisions import Given
from kogge.engine.rules import Rules
from kogge.engine.state import UNKNOWN, State
from kogge.events import Event
from kogge.games.facts import Facts
from kogge.journeys import Journey
from kogge.notation import Notation, notation
from kogge.reasons import Reason
from kogge.server.messages import News, Position, Snapshot
from kogge.views import View, named

Told = Mapping[str, Any]  # an event or a choice, as it was sent


class SeenView(View):
    """A position that was sent."""

    def __init__(
        self, rules: Rules, s: State, seat: int | None, position: Position, choices: Sequence[Told] | None
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.state = self.asked = s
        texts = notation(rules)
        self.legal = [texts.read(one["text"]) for one in choices or () if len(one["steps"]) == 1]
        self.waiting = list(position.waiting)
        self.given = [Given(**one) for one in position.given]


class SeenGame:
    """A game that goes on elsewhere."""

    def __init__(self, told: Snapshot) -> None:
        assert told.position is not None, "it has not begun"
        self.scenario, options = load(told.shown.scenario, **told.shown.options)
        self.rules: Rules = self.scenario.rules(options)
        self.seats: list[str] = options.seats
        self.seat = told.seat
        self.undo = told.undo
        self.choices = told.choices
        self.state = self.rules.blank.copy()
        for name, rows in told.fields.items():
            field = named(self.rules, name)
            cells = [value for row in rows for value in row]
            for k, value in enumerate(cells):
                self.state[field.start + k] = UNKNOWN if value is None else value
        self.turn_to(told.position)

    def hear(self, news: News) -> None:
        """Let happen what was told."""
        self.state = self.state.copy()
        for name, row, col, value in news.changes:
            field = named(self.rules, name)
            self.state[field.start + row * field.cols + col] = UNKNOWN if value is None else value
        self.choices, self.undo = news.choices, news.undo
        self.turn_to(news.position)

    def turn_to(self, position: Position) -> None:
        """It is at this step, and somebody's decision."""
        self.position = position
        self.state.step = [step.name for step in self.rules.steps].index(position.step)
        self.state.to_act, self.state.turn_of = position.to_act, position.turn_of
        self.view = SeenView(self.rules, self.state, self.seat, position, self.choices)

    @property
    def is_over(self) -> bool:
        return self.position.step == "over"

    # What somebody needs to know who travels

    @property
    def notation(self) -> Notation:
        return notation(self.rules)

    @property
    def facts(self) -> Facts:
        return self.view.facts

    def legal(self) -> list[int]:
        return self.view.legal

    def why_not(self, action: int) -> Reason | None:
        """Nothing: it is the server's referee who is asked."""
        return None

    def journeys(self) -> list[Journey]:
        """The journeys that the server offers."""
        return [self.journey(one) for one in self.choices or () if self.is_travel(one)]

    def is_travel(self, choice: Told) -> bool:
        return len(choice["parts"]) == 2 and self.notation.acts[choice["act"]].is_step

    def journey(self, choice: Told) -> Journey:
        actions = tuple([self.notation.read(text) for text in choice["steps"]])
        piece, place = [part["name"] for part in choice["parts"]]
        steps = sum(self.rules.act_of(action).name == choice["act"] for action in actions)
        return Journey(choice["act"], piece, place, actions, dict(choice["price"]), steps)


def before(game: SeenGame, events: Sequence[Event]) -> View:
    """The position before these events, as far as their story needs it: the board as it is now, and fewer points."""
    s = game.state.copy()
    if events and events[0].number == 0:
        return View(game.rules, game.rules.blank, game.seat)
    points = game.rules.layout.find("points")
    for event in events:
        if event.kind == "scored" and event.seat is not None:
            s[points.start + event.seat] -= event.known("n")
    turns = [event.seat for event in events if event.kind == "turn_began" and event.seat is not None]
    s.turn_of = (turns[0] - 1) % game.rules.players if turns else s.turn_of
    return SeenView(game.rules, s, game.seat, game.position, None)
