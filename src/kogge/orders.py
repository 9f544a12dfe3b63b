"""What somebody orders to be played: an action, several in a line, or a journey; all of it legal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kogge.decisions import Decisions, Held
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.games.refusal import Refused, quoted, written
from kogge.journeys import has_ended, way_to
from kogge.notation import Notation, notation
from kogge.refusals import not_possible, not_reached
from kogge.requests import spelled_out


@dataclass(frozen=True)
class Orders:
    """How orders are read in a game that stands as ``now``, with what is held."""

    rules: Rules
    seats: Sequence[str]
    now: State
    held: Held

    @property
    def notation(self) -> Notation:
        return notation(self.rules)

    def action(self, text: str) -> int:
        """The number of an action that is given by name; seats may be named by colour."""
        if not isinstance(text, str):
            raise Refused(f"an action is a number or a text, not {quoted(text)}")
        return self.notation.read(text, self.seats)

    def line(self, order: int | str, s: State, mine: Callable[[State], bool] | None = None) -> list[int]:
        """The actions that an order means in a position, each of them legal after those before it.

        Where only actions of one seat are wanted, ``mine`` says whether it may still decide.
        """
        if not isinstance(order, str):
            return [self.checked(s, order)]
        singles = self.notation.singles(spelled_out(self.rules, order))
        trial = s.copy() if len(singles) > 1 else s
        line: list[int] = []
        way: list[int] = []
        for single in singles:
            if has_ended(self.rules, trial, way, single):
                way = []
                continue
            if mine and not mine(trial):
                raise Refused.of("too_much", said=written(single.strip()))
            way = self.journey(trial, single)
            actions = way or [self.checked(trial, self.action(single))]
            line += actions
            if trial is not s:
                for action in actions:
                    self.rules.play(trial, action)
        return line

    def journey(self, s: State, text: str) -> list[int]:
        """The actions of a journey that is written ``sail 1 to 87``; none if the text is no journey."""
        last = self.notation.destination(text, self.seats)
        way = [] if last is None else way_to(self.rules, s, last)
        if last is not None and not way:
            raise not_reached(self.rules, self.seats, s, last, text, self.when(s))
        return way

    def checked(self, s: State, action: int) -> int:
        """An action that is legal.  Legality has one author: the rules' own list."""
        action = self.notation.known(action)
        if s.step == OVER or action not in self.rules.actions(s):
            raise not_possible(self.rules, self.seats, s, action, self.when(s))
        return action

    def when(self, s: State) -> str:
        return "now" if s == Decisions(self.rules, self.now, self.held).own(s.to_act) else "later"
