"""Drives on the routes there are: as many deliveries as goods, salt and gold for tolls allow."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from kogge.bots.commerce import Commerce, commerce
from kogge.bots.outlook import Outlook
from kogge.engine.state import NOBODY

SALT_COST = 0.12  # points
TOLL_COST = 0.12  # points
STEP_COST = 0.001  # points: of equal tours the shortest
FAR = 4  # salt: nobody plans for a longer drive
CHOICE = 5  # kontors are looked at
MOST = 4  # deliveries on one drive are planned
OUT_OF_REACH = 1000  # steps


class Tour(NamedTuple):
    """A drive that delivers: where it goes first, what it costs and how many goods it brings where they belong."""

    caravan: int
    first: int  # the next path; the one where the caravan stands, if it delivers there
    steps: int
    salt: int
    tolls: int
    deliveries: int

    @property
    def cost(self) -> float:
        """What the drive costs, in points."""
        return SALT_COST * self.salt + TOLL_COST * self.tolls + STEP_COST * self.steps

    @property
    def profit(self) -> float:
        """The deliveries less what the drive costs."""
        return self.deliveries - self.cost

    def excels(self, other: "Tour") -> bool:
        """Is the other tour of no use beside this one?"""
        return self.salt <= other.salt and self.tolls <= other.tolls and self.profit > other.profit


class OpenRoutes:
    """The routes of some owners, and the steps between them."""

    def __init__(self, trade: Commerce, owners: frozenset[int]) -> None:
        self.trade = trade
        self.open = [owner in owners for owner in trade.route]
        self.found: dict[int, dict[int, int]] = {}

    def steps(self, start: int) -> dict[int, int]:
        """How many steps it is from a path to each route."""
        steps = self.found.get(start)
        if steps is None:
            steps = self.found[start] = {start: 0}
            ring = [start]
            while ring:
                beyond = []
                for here in ring:
                    for there in self.trade.atlas.edge_edges[here]:
                        if self.open[there] and there not in steps:
                            steps[there] = steps[here] + 1
                            beyond.append(there)
                ring = beyond
        return steps

    def to_market(self, start: int, market: int) -> tuple[int, int]:
        """The steps to the nearest route at a kontor, and that route."""
        steps = self.steps(start)
        return min([(steps.get(path, OUT_OF_REACH), path) for path in self.trade.atlas.node_edges[market]])

    def towards(self, start: int, goal: int) -> int:
        """The first path of a shortest way."""
        ahead = [path for path in self.trade.atlas.edge_edges[start] if self.open[path]]
        return min(ahead, key=lambda path: (self.steps(path).get(goal, OUT_OF_REACH), path in self.trade.full))


class DriveMeans(NamedTuple):
    """What a caravan has for its drive."""

    caravan: int
    path: int
    steps: int  # paid already
    salt: int
    coins: int
    paid: frozenset[int]  # the owners whose routes cost nothing any more


def tours(outlook: Outlook) -> list[Tour]:
    """The best tours of all caravans that may drive now, or could with some more salt and gold."""
    trade = outlook.once(commerce)
    if not trade.goods or not trade.markets:
        return []
    return [tour for means in outlook.once(drivers) for tour in best_tours(trade, means)]


def drivers(outlook: Outlook) -> list[DriveMeans]:
    """The caravans that may drive, with what is there for it; one that is on its way is the only one."""
    trade = outlook.once(commerce)
    own_turn = outlook.seat == outlook.turn_of
    driving = outlook.cell("driving_caravan") if own_turn else NOBODY
    steps = outlook.cell("drive_left") if own_turn else 0
    is_step = outlook.view.step == "drive"
    salt = 0 if own_turn and outlook.cell("drive_by_card") else outlook.hand[outlook.atlas.resource["salt"]]
    found = []
    for i in trade.caravans():
        if driving in (NOBODY, i):
            paid = outlook.row("toll_paid", i) if own_turn else []
            owners = frozenset([p for p, toll in enumerate(paid) if toll] + [trade.seat])
            limits = (salt, outlook.coins) if is_step else (FAR, len(paid))
            found.append(DriveMeans(i, trade.caravan[i], steps, *limits, owners))
    return found


def best_tours(trade: Commerce, means: DriveMeans) -> list[Tour]:
    """For every price, in salt and tolls, the tour with most deliveries, unless a cheaper one is as good."""
    best: dict[tuple[int, int], Tour] = {}
    others = sorted(set(trade.route) - means.paid - {NOBODY})
    for tolls in range(min(means.coins, len(others)) + 1):
        for owners in combinations(others, tolls):
            roads = OpenRoutes(trade, means.paid.union(owners))
            for tour in from_here(trade, means, roads, tolls):
                known = best.get((tour.salt, tolls))
                if known is None or tour.profit > known.profit:
                    best[tour.salt, tolls] = tour
    return [tour for tour in best.values() if not any(other.excels(tour) for other in best.values())]


def from_here(trade: Commerce, means: DriveMeans, roads: OpenRoutes, tolls: int) -> Iterator[Tour]:
    """All tours over some roads, and from each kontor on to others."""
    stride = trade.atlas.facts.trips["caravan"].more
    reach = means.steps + stride * means.salt
    around = sorted([(roads.to_market(means.path, market)[0], market) for market in trade.markets])
    near = [market for steps, market in around[:CHOICE] if steps <= reach]
    stack: list[tuple[int, int, int, tuple[int, ...]]] = [(means.path, 0, means.path, ())]
    while stack:
        here, steps, first, done = stack.pop()
        if done and (here not in trade.full or here == means.path):
            salt = -(-max(0, steps - means.steps) // stride)
            yield Tour(means.caravan, first, steps, salt, tolls, len(done))
        if len(done) < min(trade.goods, MOST):
            for market in near:
                further, path = roads.to_market(here, market)
                if market not in done and steps + further <= reach:
                    start = roads.towards(here, path) if further and first == means.path else first
                    stack.append((path, steps + further, start, (*done, market)))
