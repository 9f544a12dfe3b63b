"""Which ship does what: errands are shared out so that together they are worth most for the time they take."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from kogge.bots.charts import UNREACHABLE, SeaChart, nearest
from kogge.bots.errands import Errand
from kogge.bots.fleet import SeatFleet, fleet
from kogge.bots.outlook import Outlook
from kogge.engine.state import NOBODY
from kogge.modules.terrain import NO_HEX

PATIENCE = 1.5  # turns: the larger, the more a great errand far away beats a small one nearby
TROUBLE = 0.9  # of the worth is left if cargo must be fetched first: no ship turns round for a trifle
LEFT_BEHIND = 0.7  # and if some of what is aboard must go ashore for it
COIN = 0.1  # points
LATER = 0.9  # of its worth is left for every turn that something takes


class Voyage(NamedTuple):
    """A ship's errand: where it goes now, and the load it needs; ``port`` is where it gets that."""

    rate: float
    ship: int
    errand: Errand
    goals: tuple[int, ...]
    load: int
    port: int
    chart: SeaChart
    steps: int

    @property
    def is_direct(self) -> bool:
        """Is the load aboard already?"""
        return self.port == NOBODY

    def leads(self, route: int) -> bool:
        """Is a step to this route one on the way?"""
        if not self.chart.is_route[route] or (self.chart.dark[route] != NO_HEX and route not in self.goals):
            return False
        return nearest(self.chart.distances(route), self.goals) < self.steps


def errands(outlook: Outlook) -> list[Errand]:
    """Everything that a ship could do, from places where there is room for it."""
    ships = outlook.once(fleet)
    own = set(ships.route)
    found = []
    for counsel in outlook.counsels:
        for errand in counsel.errands(outlook):
            goals = tuple([goal for goal in errand.goals if goal not in ships.full or goal in own])
            if goals and any(errand.worth):
                found.append(errand._replace(goals=goals))
    return found


def voyages(outlook: Outlook) -> dict[int, Voyage]:
    """The voyage of each ship that has one: the best of all first, then the best of what is left to the others."""
    ships = outlook.once(fleet)
    offers = {i: sorted(possible(outlook, ships, i), key=lambda voyage: -voyage.rate) for i in ships.afloat}
    taken: Counter[tuple[str, int]] = Counter()
    emptied: set[int] = set()
    found: dict[int, Voyage] = {}
    while offers:
        firsts = [next((v for v in offers[i] if is_free(v, taken, emptied)), None) for i in offers]
        best = max([v for v in firsts if v is not None], key=lambda voyage: voyage.rate, default=None)
        if best is None:
            break
        found[best.ship] = best
        taken[best.errand.act, best.errand.place] += 1
        if not best.is_direct:
            emptied.add(best.port)
        del offers[best.ship]
    return found


def is_free(voyage: Voyage, taken: Counter[tuple[str, int]], emptied: set[int]) -> bool:
    """Has no other ship taken the errand, or the cargo for it?"""
    errand = voyage.errand
    return taken[errand.act, errand.place] < errand.ships and voyage.port not in emptied


def possible(outlook: Outlook, ships: SeatFleet, i: int) -> Iterator[Voyage]:
    """All that a ship could do: with the load it has, or with another from an own harbour settlement."""
    for chart, toll in ships.charts(i):
        search = VoyageSearch(outlook, i, chart, toll)
        yield from search.directly()
        for b in range(len(ships.harbour)):
            yield from search.by_way_of(b)


class VoyageSearch:
    """What one ship could do if it follows one chart, and pays for that."""

    def __init__(self, outlook: Outlook, i: int, chart: SeaChart, toll: int) -> None:
        self.outlook = outlook
        self.ships = outlook.once(fleet)
        self.todo = outlook.once(errands)
        self.ship = i
        self.load = self.ships.load[i]
        self.chart = chart
        self.cost = toll * COIN
        self.steps = chart.distances(self.ships.route[i])
        self.ahead = [nearest(self.steps, errand.goals) for errand in self.todo]  # steps to each errand

    def rate(self, worth: float, steps: int) -> float:
        """The worth of an errand for the time it takes."""
        return (worth - self.cost) / (self.ships.turns(self.ship, steps) + PATIENCE)

    def directly(self) -> Iterator[Voyage]:
        """What could be done with the load that is aboard."""
        for errand, steps in zip(self.todo, self.ahead, strict=True):
            worth = errand.worth[self.load]
            if worth > self.cost and steps < UNREACHABLE:
                rate = self.rate(worth, steps + errand.beyond)
                yield Voyage(rate, self.ship, errand, errand.goals, self.load, NOBODY, self.chart, steps)

    def by_way_of(self, b: int) -> Iterator[Voyage]:
        """What could be done after the load was changed in a port."""
        here = self.ships.route[self.ship]
        moorings = self.chart.moorings[self.ships.harbour[b]]
        goals = tuple([goal for goal in moorings if goal not in self.ships.full or goal == here])
        steps = nearest(self.steps, goals)
        if steps == UNREACHABLE:
            return
        onward = self.outlook.once(from_harbours)[b] if steps else self.ahead
        for load in self.ships.holds.after[self.load][self.ships.basin[b]]:
            share = TROUBLE if self.ships.holds.has_all(load, self.load) else LEFT_BEHIND
            for errand, further in zip(self.todo, onward, strict=True):
                worth = errand.worth[load] * share
                if worth > self.cost and further < UNREACHABLE:
                    rate = self.rate(worth, steps + further + errand.beyond)
                    yield Voyage(rate, self.ship, errand, goals, load, b, self.chart, steps)


def from_harbours(outlook: Outlook) -> list[list[int]]:
    """From each own harbour settlement, the steps to each errand."""
    ships, todo = outlook.once(fleet), outlook.once(errands)
    table = []
    for node in ships.harbour:
        steps = [ships.chart.distances(route) for route in ships.chart.moorings[node]]
        reach = [min(column) for column in zip(*steps, strict=True)] if steps else []
        table.append([nearest(reach, errand.goals) if reach else UNREACHABLE for errand in todo])
    return table


def unclaimed(outlook: Outlook, load: int) -> float:
    """The worth of the best errand for one more ship with this load from a harbour settlement, the later the less."""
    ships = outlook.once(fleet)
    taken = Counter((v.errand.act, v.errand.place) for v in outlook.once(voyages).values())
    best = 0.0
    for steps in outlook.once(from_harbours):
        for errand, distance in zip(outlook.once(errands), steps, strict=True):
            if distance < UNREACHABLE and taken[errand.act, errand.place] < errand.ships:
                turns = (distance + errand.beyond) // ships.speed
                best = max(best, errand.worth[load] * LATER**turns)
    return best
