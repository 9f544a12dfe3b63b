"""Lines to kontors that take goods: over the routes there are, and those still to be laid."""

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from kogge.bots.commerce import Commerce, commerce
from kogge.bots.outlook import Outlook
from kogge.engine.state import NOBODY

FORMED = -1  # the number of a caravan that is still to be formed
TOLL = 2.0  # rolls that a gold is worth
ENDS = 5  # kontors are looked at for each caravan
AHEAD = 1  # kontors more than there are goods for are worth planning for


class Line(NamedTuple):
    """The paths of a caravan from where it stands, or is formed, and the kontors it delivers to on the way."""

    caravan: int
    paths: tuple[int, ...]
    markets: tuple[int, ...]


class LineRates(NamedTuple):
    """What a line costs, in rolls of the dice."""

    step: float
    route: float
    caravan: float


def rates(outlook: Outlook) -> LineRates:
    """Waiting for the salt of a step, for the cards of a route, for a caravan."""
    drive = outlook.atlas.facts.trips["caravan"]
    wait = {name: outlook.wait[r] for name, r in outlook.atlas.resource.items()}
    route = wait["ore"] + wait["wood"]
    return LineRates(wait[drive.good] / drive.more, route, route + wait["salt"])


class Survey:
    """The cheapest ways over routes, and over free paths on which this seat could lay some."""

    def __init__(self, trade: Commerce, rates: LineRates, planned: Iterable[int] = ()) -> None:
        self.trade = trade
        self.rates = rates
        self.planned = set(planned)
        self.arrow = trade.map.arrow

    def toll(self, here: int, there: int) -> float:
        """What it costs to come beside a route: nothing if it is an own one or the last had the same owner."""
        owner = self.trade.route[there]
        return 0.0 if owner in (self.trade.seat, self.trade.route[here]) else TOLL

    def onward(self, here: int, there: int) -> float | None:
        """What a step from one path to the next costs, a route included where there is none; or it can't be made."""
        trade = self.trade
        if there in self.planned:
            return self.rates.step
        if trade.route[there] != NOBODY:
            return self.rates.step + self.toll(here, there)
        is_new = trade.route[here] == NOBODY
        if not trade.may_lay(there) and not (is_new and trade.routes_left):
            return None
        free = is_new and self.arrow[here] and here not in self.planned
        return self.rates.step if free else self.rates.step + self.rates.route

    def ways(self, starts: Mapping[int, float], goals: Iterable[int], ends: int) -> list[tuple[int, tuple[int, ...]]]:
        """The nearest goals, each with the paths that lead to it; the search ends with the last of them."""
        wanted = set(goals)
        around = self.trade.atlas.edge_edges
        nodes = self.trade.atlas.edge_nodes
        before: dict[int, int] = {}
        best = dict(starts)
        heap = [(cost, path, -1) for path, cost in starts.items()]
        heap.sort()
        found: list[tuple[int, tuple[int, ...]]] = []
        while heap and wanted and len(found) < ends:
            cost, here, came = heappop(heap)
            if here in before:
                continue
            before[here] = came
            for node in nodes[here]:
                if node in wanted:
                    wanted.remove(node)
                    found.append((node, traced(before, here)))
            for there in around[here]:
                if there not in before:
                    more = self.onward(here, there)
                    if more is not None and cost + more < best.get(there, cost + more + 1):
                        best[there] = cost + more
                        heappush(heap, (cost + more, there, here))
        return found


def traced(before: Mapping[int, int], end: int) -> tuple[int, ...]:
    """The way to a path, from its beginning."""
    way = [end]
    while before[way[-1]] >= 0:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def lines(outlook: Outlook) -> list[Line]:
    """The best lines for each caravan on the board, and for one more."""
    trade = outlook.once(commerce)
    survey = Survey(trade, outlook.once(rates))
    found = []
    for i in trade.caravans():
        for market, way in survey.ways({trade.caravan[i]: 0.0}, trade.markets, ENDS):
            found.append(Line(i, way, (market,)))
    for market, way in survey.ways(gates(trade, survey.rates), trade.markets, ENDS):
        found.append(Line(FORMED, way, (market,)))
    return [longer for line in found for longer in extended(outlook, trade, line)]


def gates(trade: Commerce, rates: LineRates) -> dict[int, float]:
    """The paths beside which a caravan could be formed, and what that and the first route cost."""
    found = {}
    for node in trade.own:
        for path in trade.atlas.node_edges[node]:
            if trade.route[path] == trade.seat and path not in trade.full:
                found[path] = rates.caravan
            elif trade.may_lay(path):
                found[path] = rates.caravan + rates.route
    return found


def extended(outlook: Outlook, trade: Commerce, line: Line) -> list[Line]:
    """The line, and the same with one kontor more, and one more, as far as there will be goods for them."""
    found = [line]
    while len(line.markets) < min(trade.goods + AHEAD, len(trade.markets)):
        survey = Survey(trade, outlook.once(rates), line.paths)
        left = [market for market in trade.markets if market not in line.markets]
        ways = survey.ways({line.paths[-1]: 0.0}, left, 1)
        if not ways:
            break
        market, way = ways[0]
        line = line._replace(paths=line.paths + way[1:], markets=(*line.markets, market))
        found.append(line)
    return found


def missing(trade: Commerce, line: Line) -> list[int]:
    """The paths of a line on which routes are still to be laid, in order."""
    return list(dict.fromkeys([path for path in line.paths if trade.route[path] == NOBODY]))


def routes_to_pay(trade: Commerce, paths: list[int]) -> int:
    """How many routes on these paths cost something: the one after a double arrow doesn't."""
    paid = 0
    free = False
    for path in paths:
        if not free:
            paid += 1
        free = not free and bool(trade.map.arrow[path])
    return paid


def tolls(trade: Commerce, line: Line) -> int:
    """How many other players get a toll on the way."""
    return len({trade.route[path] for path in line.paths[1:]} - {trade.seat, NOBODY})


def gold_of(outlook: Outlook, trade: Commerce, line: Line) -> int:
    """About how much gold its new routes bring by joining cities for the first time."""
    part, cities = outlook.column("net_part"), outlook.column("part_cities")
    ends = trade.atlas.edge_nodes
    new = missing(trade, line)
    gold = 0
    joined: dict[int, tuple[int, int]] = {}  # of a part: the cities it has by now, and the routes to the last of them
    for path in new:
        a, b = (part[node] for node in ends[path])
        here, there = (joined.get(p, (cities[p], 0)) for p in (a, b))
        length = here[1] + there[1] + 1
        if a != b and here[0] and there[0]:
            if 1 in (here[0], there[0]):
                gold += length
            length = 0
        joined[a] = joined[b] = (here[0] + there[0], length)
    return gold
