"""Ways to play at random, so that games lead to different places."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, TypeVar

import kogge
from kogge.games.isles.referee.chart import RefereeChart
from tests.laws.cells import Cells
from tests.laws.errands import ERRANDS

WASTEFUL = {
    "jettison",
    "rebuild_ship",
    "sell_resource",
    "sell_to_village",
    "open_trade",
    "call_for_offers",
    "rehire_merchant",
    "reform_caravan",
    "end_walk",
    "found_kontor",
    "end_drive",
    "decline_free_route",
}  # of what was achieved, or time
PATIENCE = 20  # decisions before something wasteful is done, or a ship changes its goal

PURPOSEFUL = 3  # a seed with which games lead to their ends

Thing = TypeVar("Thing")


class Player(Protocol):
    """Chooses for all seats, and lets chance keep its own odds."""

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int: ...


def any_of(things: Sequence[Thing], luck: kogge.Random) -> Thing:
    return things[luck.number(len(things))]


def by_act(game: kogge.Game, legal: list[int]) -> dict[str, list[int]]:
    """The legal actions of each act."""
    found: dict[str, list[int]] = {}
    for action in legal:
        found.setdefault(game.rules.act_of(action).name, []).append(action)
    return found


class Careless:
    """Any action is as good as any other: acts with many arguments come most often."""

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int:
        if game.to_act == kogge.CHANCE:
            return game.rules.drawn(game.state, luck)
        return any_of(legal, luck)


class Fair:
    """Any act is as good as any other, then any of its arguments."""

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int:
        if game.to_act == kogge.CHANCE:
            return game.rules.drawn(game.state, luck)
        return any_of(any_of(list(by_act(game, legal).values()), luck), luck)


class Curious:
    """The act that was done least in this game so far: what is rare is done as soon as it can be."""

    def __init__(self) -> None:
        self.done = Counter[str]()

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int:
        if game.to_act == kogge.CHANCE:
            return game.rules.drawn(game.state, luck)
        acts = by_act(game, legal)
        least = min(self.done[name] for name in acts)
        name = any_of([name for name in acts if self.done[name] == least], luck)
        self.done[name] += 1
        return any_of(acts[name], luck)


class Purposeful(Curious):
    """Like the curious, but everything that moves has a goal of its own, and little is thrown away.

    So ships, merchants and caravans get about, and what they carry gets to where something can be done with it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.charts: dict[tuple[int, str, str], dict[int, int]] = {}  # how far each place is from a piece's goal

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int:
        if game.to_act == kogge.CHANCE:
            return game.rules.drawn(game.state, luck)
        acts = by_act(game, legal)
        voyages = [action for name in acts for action in acts[name] if game.rules.act_of(action).is_step]
        usual = WASTEFUL | {"sail", "walk", "drive"}
        if "found_kontor" in acts and luck.number(2):
            return acts["found_kontor"][0]
        rare = [name for name in acts if name not in usual and self.done[name] < self.done["end_turn"]]
        if luck.number(PATIENCE):
            acts = {name: acts[name] for name in acts if name not in WASTEFUL} or acts
        if voyages and not rare:
            return self.nearest(game, voyages, luck)
        acts = {name: acts[name] for name in rare} or acts
        return super().choose(game, [action for name in acts for action in acts[name]], luck)

    def nearest(self, game: kogge.Game, voyages: list[int], luck: kogge.Random) -> int:
        """The step that leads nearest to the goal of a piece; from there, or from beside it, it will go elsewhere."""
        piece = game.notation.piece(any_of(voyages, luck))
        own = [action for action in voyages if game.notation.piece(action) == piece]
        steps = {action: game.notation.place(action).value for action in own}
        key, of = (game.to_act, piece.of, piece.name), piece.of
        chart = self.charts.get(key, {})
        if chart and of in ERRANDS and 0 in (chart[place] for place in steps.values()):
            del self.charts[key]
        elif not chart or 0 in (chart[place] for place in steps.values()) or not luck.number(PATIENCE):
            chart = self.charts[key] = TRAVELS[of](game, luck)
        return min(steps, key=lambda action: chart[steps[action]])


def distances(game: kogge.Game, luck: kogge.Random) -> dict[int, int]:
    """For a ship: how many steps each path is away from any one, over sea and what could be sea."""
    goal = luck.number(game.rules.topo.n_edges)
    chart = RefereeChart(Cells(game.rules, game.state))
    where = chart.where
    passable = chart.routes | {path for path in where.edges if where.beside[path] & chart.dark}
    found, steps = {goal}, dict.fromkeys(where.edges, len(where.edges))
    near, n = {goal}, 0
    while near:
        steps.update(dict.fromkeys(near, n))
        near = {path for here in near for path in where.next_edges[here]} & passable - found
        found |= near
        n += 1
    return steps


TRAVELS = {"ship": distances, **ERRANDS}


def player_for(seed: int) -> Player:
    """All kinds in turn, one for each seed."""
    return (Careless, Fair, Curious, Purposeful)[seed % 4]()
