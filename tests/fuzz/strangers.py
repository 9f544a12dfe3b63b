"""Parts from outside that do anything to positions: what compiled rules can't go on from is refused at once."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from kogge.engine.acts import OpenAct
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.modules.dice import Production
from kogge.modules.open_parts import OpenProduction, OpenWatcher
from kogge.modules.terrain import Robbed
from tests.fuzz.chaos import CLEAN, EDGES, Chaos
from tests.fuzz.positions import value_for

LIMIT = 400  # actions
SELDOM = 6


class Mischief:
    """What all of them do now and then: whatever can be done to a position."""

    is_calm = False
    chaos: Chaos
    game: BaseGame

    def disturb(self, s: State) -> None:
        if self.is_calm or self.chaos.below(SELDOM):
            return
        field = self.chaos.one_of(tuple(self.game.layout.fields.values()))
        size = field.stop - field.start
        k, way = self.chaos.below(size), self.chaos.below(7)
        if way == 0:
            self.game.purse.gain(s, self.chaos.below(6) - 1, self.chaos.below(6), self.chaos.one_of(EDGES))
        elif way == 1:
            self.game.pieces.settle(s, self.chaos.below(5), self.chaos.below(55))
        elif way == 2:
            s.step, s.to_act = self.chaos.below(20), self.chaos.below(5) - 1
        elif way == 3:
            s.turn_of = self.chaos.below(5)
        elif way == 4:
            self.game.turn.begin(s, self.chaos.below(5))
        else:
            s[field.start + k] = value_for(self.chaos, field, k % field.cols)


class Vandal(OpenAct, Mischief):
    """Is open whenever somebody may act."""

    def __init__(self, game: BaseGame) -> None:
        super().__init__("vandalize")
        self.game = game

    def offers(self, s: State) -> Iterable[int]:
        if self.chaos.one_in(300):
            self.disturb(s)
        return [0]

    def perform(self, s: State, arg: int) -> None:
        self.disturb(s)


class Spy(OpenWatcher, Mischief):
    """Hears of everything."""

    def __init__(self, game: BaseGame) -> None:
        self.game = game

    def road_laid(self, s: State, p: int, path: int) -> None:
        self.disturb(s)

    def settled(self, s: State, p: int, node: int) -> None:
        self.disturb(s)

    def upgraded(self, s: State, p: int, node: int) -> None:
        self.disturb(s)

    def rolled(self, s: State, total: int) -> None:
        self.disturb(s)

    def turn_ended(self, s: State, p: int) -> None:
        self.disturb(s)


class Weather(OpenProduction, Mischief):
    """Brings what it likes."""

    robbed: Robbed

    def keeps_back(self, s: State, h: int) -> bool:
        if self.chaos.one_in(300):
            self.disturb(s)
        return h == s[self.robbed.hex]

    def brings(self, s: State, total: int) -> None:
        self.disturb(s)


class WildGame(BaseGame):
    """The base game with all of these."""

    def make_production(self) -> Production:
        weather = Weather(self.layout, self.terrain, self.purse, settlement=1, greater=2)
        weather.robbed, weather.game = self.robbed, self
        self.weather = weather
        return weather


@cache
def assembled(vandals: bool, spies: bool, board: str) -> tuple[Rules, list[Any]]:
    """Rules with some of them, and those."""
    Mischief.chaos = Chaos(0)
    game = WildGame(BaseOptions(board=board))  # type: ignore[arg-type]
    calm, wild = Chaos(7), list[Any]()
    for part in (Vandal(game),) if vandals else ():
        game.turn.before_roll.offers([part])
        wild.append(part)
    if spies:
        game.listeners.append(Spy(game))
        wild.append(game.listeners[0])
    wild.append(game.weather)
    for part in wild:
        part.chaos = calm
    Mischief.is_calm = True  # while pieces are laid out
    try:
        return game.rules(), wild
    finally:
        Mischief.is_calm = False


def try_stranger(seed: int) -> bool:
    """Play at random with parts that do anything; whether nothing of it was refused."""
    chaos = Chaos(seed)
    rules, wild = assembled(chaos.one_in(2), chaos.one_in(2), chaos.one_of(("beginner2010", "random")))
    for part in wild:
        part.chaos = chaos
    try:
        if chaos.one_in(2):
            play_many(rules, seed, 2, LIMIT, [0])
        else:
            step_by_step(rules, chaos)
    except CLEAN:
        return False
    return True


def step_by_step(rules: Rules, chaos: Chaos) -> None:
    s = rules.start()
    for _ in range(LIMIT):
        actions = rules.actions(s)
        if not actions:
            return
        rules.play(s, chaos.one_of(actions))
        assert rules.admit(s) is s, "something is in it that no position has"
