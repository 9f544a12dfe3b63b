"""A scenario for Kogge, written outside of it: with sheep, mines, bribes, and a beginning of its own."""

from collections.abc import Iterable

import kogge
from kogge.engine.acts import OpenAct
from kogge.engine.fields import COUNT, SEAT
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.games.base.scenario import BaseGame
from kogge.modules.dice import Production
from kogge.modules.founding import Opening
from kogge.modules.open_parts import OpenOpening, OpenProduction, OpenWatcher
from kogge.modules.resources import KINDS
from kogge.modules.terrain import DESERT, Robbed

RICH = (2, 12)  # totals for which the mines are dug


class BribeRobber(OpenAct):
    """A wool to the bank: the robber goes home to the desert."""

    def __init__(self, game: BaseGame) -> None:
        super().__init__("bribe_robber")
        self.game = game
        self.wool = game.purse.number("wool")

    def desert(self, s: State) -> int:
        start = self.game.terrain.kind
        return s.cells(start, start + self.game.topo.n_hexes).index(DESERT)

    def offers(self, s: State) -> Iterable[int]:
        wool = s[self.game.purse.hand + s.to_act * KINDS + self.wool]
        return [0] if wool and s[self.game.robbed.hex] != self.desert(s) else []

    def perform(self, s: State, arg: int) -> None:
        self.game.purse.gain(s, s.to_act, self.wool, -1)
        s[self.game.robbed.hex] = self.desert(s)


class Shepherds(OpenWatcher):
    """A flock follows every road."""

    def __init__(self, game: BaseGame) -> None:
        self.purse = game.purse
        self.wool = game.purse.number("wool")
        self.flocks = game.layout.field("flocks", per=SEAT, holds=COUNT, meaning="flocks that came along")

    def road_laid(self, s: State, p: int, path: int) -> None:
        if s[self.purse.bank + self.wool]:
            self.purse.gain(s, p, self.wool, 1)
            s[self.flocks + p] += 1


class Mines(OpenProduction):
    """The robber keeps his hex; the rarest rolls bring everyone an ore."""

    robbed: Robbed

    def keeps_back(self, s: State, h: int) -> bool:
        return h == s[self.robbed.hex]

    def brings(self, s: State, total: int) -> None:
        if total in RICH:
            ore = self.purse.number("ore")
            for p in range(self.players):
                self.purse.gain(s, p, ore, min(1, s[self.purse.bank + ore]))


class Courtesy(OpenOpening):
    """Whoever has rolled best lets the next begin."""

    players = 4

    def opens(self, s: State, starter: int) -> None:
        self.turn.begin(s, (starter + 1) % self.players)


class MiningGame(BaseGame):
    """The base game with all of these."""

    def make_production(self) -> Production:
        mines = Mines(self.layout, self.terrain, self.purse, settlement=1, greater=2)
        mines.robbed = self.robbed
        return mines

    def make_opening(self) -> Opening:
        courtesy = Courtesy(self.turn)
        courtesy.players = self.options.players
        return courtesy

    def actions(self) -> None:
        super().actions()
        self.listeners.append(Shepherds(self))
        [last] = [step for step in self.layout.steps if step.name in ("action", "build")]
        last.offers([BribeRobber(self)])


def assemble(options: kogge.BaseOptions) -> Rules:
    return MiningGame(options).rules()


MINING = kogge.Scenario("mining", "The mines", "Sheep, ore, and a robber who likes wool.", kogge.BaseOptions, assemble)
