"""Parts of finished rules, asked and set as nobody would: whatever Python can call or set is harmless or refused."""

from copy import copy
from functools import cache
from typing import Any

import kogge
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.topology import Topology
from kogge.games import catalogue
from tests.fuzz.chaos import CLEAN, Chaos
from tests.fuzz.numbers import DEPTHS, THINGS

REFUSALS = (*CLEAN, AttributeError, LookupError, AssertionError, RecursionError, StopIteration)
ON = 40  # actions that are played after something was done
OURS = ("kogge.engine.", "kogge.modules.", "kogge.games.")
MOST = 5  # arguments


@cache
def apart(scenario: str, depth: int) -> kogge.Game:
    """A game whose rules nobody else has: when this is over, lists and words that tell of them are not as they were."""
    twin = copy(catalogue.find(scenario))
    game = kogge.Game(twin, twin.choose(), seed=depth)
    game.play_out(limit=depth)
    return game


@cache
def parts_of(rules: Rules) -> tuple[Any, ...]:
    """The rules and all that they lead to."""
    waiting: list[Any] = [rules]
    found: dict[int, Any] = {}
    while waiting:
        part = waiting.pop()
        if isinstance(part, list | tuple):
            waiting += part
        elif type(part).__module__.startswith(OURS) and id(part) not in found:
            found[id(part)] = part
            waiting += [getattr(part, name) for name in names_of(part) if hasattr(part, name)]
    return tuple(found.values())


def names_of(part: Any) -> list[str]:
    return [name for name in dir(part) if not name.startswith("__")]


class Attempt:
    """Something wild that is done to a part of a game."""

    def __init__(self, chaos: Chaos) -> None:
        self.chaos = chaos
        self.game = apart(chaos.one_of(kogge.scenarios()), chaos.one_of(DEPTHS))
        self.other = apart(chaos.one_of(kogge.scenarios()), 40)
        self.rules = self.game.rules
        self.s = self.game.state.copy()
        self.part = chaos.one_of(parts_of(self.rules))

    def thing(self) -> Any:
        """A number that could be one of the game's, mostly; else another part, or anything at all."""
        if not self.chaos.one_in(3):
            return self.chaos.below(self.chaos.one_of((2, 5, 13, 60, 120))) - 1
        if self.chaos.one_in(2):
            return self.chaos.one_of(THINGS)
        others = (self.s, self.other.state, State(3), Moves(3), kogge.Random(1), Layout(2), self.rules.layout)
        more = (self.rules, *parts_of(self.rules)[:40], *parts_of(self.other.rules)[:40], Topology([(0, 0)]))
        return self.chaos.one_of(self.chaos.one_of((others, more)))

    def things(self) -> list[Any]:
        first = [self.s] if self.chaos.below(8) else []
        return [*first, *[self.thing() for _ in range(self.chaos.below(MOST))]]

    def call(self) -> None:
        self.call_on(self.part)

    def call_on(self, part: Any) -> None:
        """A method, with as many arguments as it takes, if that is soon found."""
        method = getattr(part, self.chaos.one_of(names_of(part)))
        for n in range(MOST + 1):
            try:
                method(*[self.s, *[self.thing() for _ in range(n)]] if self.chaos.below(8) else self.things())
            except TypeError:
                continue
            return

    def put(self) -> None:
        """An attribute; one that anybody may set is what it was again afterwards."""
        name = self.chaos.one_of(names_of(self.part))
        before = getattr(self.part, name)
        setattr(self.part, name, self.thing())
        try:
            self.go_on()
        finally:
            setattr(self.part, name, before)

    def make_again(self) -> None:
        if not hasattr(self.part, "__dict__"):  # what is plain Python is told by it, to all games of the process
            self.part.__init__(*self.things())

    def make(self) -> None:
        self.call_on(type(self.part)(*[self.thing() for _ in range(self.chaos.below(MOST))]))

    def never_make(self) -> None:
        """What was called into being, and not made."""
        kind: Any = type(self.part)
        bare = kind.__new__(kind)
        if self.chaos.one_in(2):
            self.attempt(lambda: bare.__init__(*[self.thing() for _ in range(self.chaos.below(MOST))]))
        self.call_on(bare)

    def attempt(self, what: Any) -> bool:
        try:
            what()
        except REFUSALS:
            return False
        return True

    def go_on(self) -> None:
        """The position is played on, if it still can be one."""
        self.attempt(lambda: self.rules.play_on(self.s, kogge.Random(1), ON))
        self.attempt(lambda: self.rules.actions(self.s))

    def run(self) -> bool:
        ways = (self.call, self.call, self.call, self.put, self.make_again, self.make, self.never_make)
        done = self.attempt(self.chaos.one_of(ways))
        self.go_on()
        self.attempt(lambda: self.game.copy().play_out(limit=ON))
        return done


def try_part(seed: int) -> bool:
    """Do something wild to a part of a game; whether it was taken."""
    return Attempt(Chaos(seed)).run()
