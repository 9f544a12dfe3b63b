"""A game of somebody else's, for tests of how such games become known: take matches, and the last one wins."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

import kogge
from kogge.engine.act import Judge
from kogge.engine.acts import OpenAct
from kogge.engine.fields import SEAT, SEAT_OR_NOBODY, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.engine.topology import Topology
from kogge.games.colors import Palette
from kogge.games.scenario import laid_out

MATCHES = 10


class Take(OpenAct):
    """Take one to three matches."""

    def __init__(self, layout: Layout) -> None:
        super().__init__("take", Part("number", 4))
        self.heap = layout.field("heap", holds=up_to(MATCHES), fill=MATCHES, meaning="matches left")
        self.winner = layout.field("winner", holds=SEAT_OR_NOBODY, fill=-1, meaning="who has won")
        self.turn = layout.field("turn", holds=up_to(MATCHES), meaning="number of the turn")
        self.points = layout.field("points", per=SEAT, holds=up_to(1), meaning="points")

    def offers(self, s: State) -> Iterable[int]:
        return range(1, min(3, s[self.heap]) + 1)

    def perform(self, s: State, arg: int) -> None:
        s[self.heap] -= arg
        s[self.turn] += 1
        if s[self.heap]:
            s.to_act = s.turn_of = 1 - s.to_act
        else:
            s[self.winner] = s.to_act
            s[self.points + s.to_act] = 1
            s.step = OVER


@dataclass(frozen=True)
class HeapOptions(kogge.Options):
    """What can be chosen: nothing but the colours."""

    palette: ClassVar = Palette(("red", "blue"))

    players: Literal[2] = 2


def assemble(options: HeapOptions, *others: Callable[[Layout], OpenAct]) -> Rules:
    """The game, or the same with other acts than to take some."""
    layout = Layout(options.players)
    take = layout.step("take")
    take.offers([kind(layout) for kind in others or (Take,)])
    blank = laid_out(layout, take)
    blank.to_act = 0
    return Rules(layout, Topology([(0, 0)]), Judge(), blank)


def heap(name: str = "heap", title: str = "The heap", options: type[kogge.Options] = HeapOptions) -> kogge.Scenario:
    """The game, under any name."""
    return kogge.Scenario(name, title, "Who takes the last match wins.", options, assemble)


HEAP = heap()
