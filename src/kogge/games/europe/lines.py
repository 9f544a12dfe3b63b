"""The gold of first connections, along the shortest line between two cities."""

from kogge.engine.fields import INTERSECTION, INTERSECTION_OR_NONE, PATH_OR_NONE, Axis, one, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import Row
from kogge.engine.topology import NOWHERE
from kogge.games.europe.events import CONNECTED
from kogge.games.europe.kontors import NO_CITY
from kogge.games.europe.net import NO_PATH, Net
from kogge.modules.events import GOLD
from kogge.modules.facts import Payment
from kogge.modules.gold import Gold

ROUTE_GOLD = 1  # for each route of the line  (M-47)
AT_CITY = 1  # a distance is one more than the routes to the city, so that 0 means that it is not known


class Lines:
    """The shortest line between a city that is joined for the first time and the next one.  (M-47 to M-49)

    It is walked from both ends of the new route, route by route; where two ways are equally
    short, the active player chooses. Whoever owns a route on it gets a gold for it.
    """

    def __init__(self, layout: Layout, net: Net, gold: Gold) -> None:
        self.net = net
        self.topo = net.topo
        self.gold = gold
        self.cities = Row([node for node in range(net.topo.n_nodes) if net.kontors.city[node] != NO_CITY])
        self.route = layout.field(
            "line_route",
            holds=PATH_OR_NONE,
            fill=NO_PATH,
            meaning="new route, from whose two ends the line that pays is followed",
        )
        self.here = layout.field(
            "line_here", holds=INTERSECTION_OR_NONE, fill=NOWHERE, meaning="where the line has been followed to"
        )
        self.there = layout.field(
            "line_there",
            holds=INTERSECTION_OR_NONE,
            fill=NOWHERE,
            meaning="other end of the new route, still to be followed",
        )
        self.away = layout.field(
            "line_away",
            per=INTERSECTION,
            holds=up_to(net.topo.n_nodes),
            seen_by=WORKING,
            meaning="one more than the routes to the nearest city",
        )
        self.queue = layout.field(
            "line_queue",
            per=Axis("place in the queue", net.topo.n_nodes + 1),
            holds=one(INTERSECTION),
            seen_by=WORKING,
            meaning="intersections to look at, one after the other, and an end",
        )
        self.choose = layout.step("choose_line")
        layout.matter("line_route", self.choose)
        layout.matter("line_here", self.choose)
        layout.renew(self.renew)
        layout.tell(Payment("connection", ROUTE_GOLD))

    def renew(self, s: State) -> str:
        """How far it is to cities is known while a line is followed, and only then."""
        s.blot(self.away, self.away + self.topo.n_nodes, 0)
        s.blot(self.queue, self.queue + self.topo.n_nodes + 1, 0)
        if s.step != self.choose.id:
            is_followed = (s[self.route], s[self.here], s[self.there]) != (NO_PATH, NOWHERE, NOWHERE)
            return "a line is followed at choose_line only" if is_followed else ""
        path = s[self.route]
        owner = s[self.net.route + path]
        s[self.net.route + path] = NOBODY  # lines are measured before the new route lies there
        self.measure(s, path)
        s[self.net.route + path] = owner
        ends = [node for node in (s[self.here], s[self.there]) if node != NOWHERE]
        if owner == NOBODY or not all(s[self.away + node] for node in ends):
            return "no line leads from the new route to a city"
        return ""

    def pays(self, s: State, path: int) -> bool:
        """Does a route here join a city that was alone to another?  (M-47, M-49)"""
        if not self.net.joins_cities(s, path):
            return False
        return self.net.cities_at(s, path, 0) == 1 or self.net.cities_at(s, path, 1) == 1

    def measure(self, s: State, path: int) -> None:
        """How far is it along routes to the nearest city, in the two parts that a route on ``path`` joins?"""
        written = 0
        for k in range(self.cities.size):
            node = self.cities.at[k]
            part = s.at[self.net.part + node]
            if part == self.net.part_of(s, path, 0) or part == self.net.part_of(s, path, 1):
                written = self.note(s, node, AT_CITY, written)
        read = 0
        while read < written:
            node = s.at[self.queue + read]
            read += 1
            for k in range(self.topo.degree.at[node]):
                other = self.topo.node_nodes.at[node][k]
                if s.at[self.net.route + self.topo.node_edges.at[node][k]] != NOBODY and not s.at[self.away + other]:
                    written = self.note(s, other, s.at[self.away + node] + 1, written)

    def note(self, s: State, node: int, away: int, written: int) -> int:
        """So far is this intersection; how many are known now?"""
        s.at[self.away + node] = away
        s.at[self.queue + written] = node
        return written + 1

    def forget(self, s: State) -> None:
        """What was measured is needed no more."""
        s.at[self.route] = NO_PATH
        k = 0
        while s.at[self.away + s.at[self.queue + k]]:
            s.at[self.away + s.at[self.queue + k]] = 0
            s.at[self.queue + k] = 0
            k += 1

    def begin(self, s: State, path: int) -> None:
        """The new route pays its owner; then the walk begins."""
        self.pay(s, path)
        s.at[self.route] = path
        s.at[self.here] = self.topo.edge_nodes.at[path][0]
        s.at[self.there] = self.topo.edge_nodes.at[path][1]

    def pay(self, s: State, path: int) -> None:
        self.gold.add(s, s.at[self.net.route + path], ROUTE_GOLD)
        s.tell(CONNECTED, s.at[self.net.route + path], path, GOLD, ROUTE_GOLD)

    def leads_on(self, s: State, k: int) -> bool:
        """Is the ``k``-th path from here a route of a shortest line?"""
        node = s.at[self.here]
        path = self.topo.node_edges.at[node][k]
        if path == s.at[self.route] or s.at[self.net.route + path] == NOBODY:
            return False
        return s.at[self.away + self.topo.node_nodes.at[node][k]] == s.at[self.away + node] - 1

    def walk(self, s: State) -> bool:
        """Go on to the next city as long as there is one way only; is the whole line walked?"""
        if s.at[self.here] == NOWHERE:
            return True
        while s.at[self.here] != NOWHERE:
            if s.at[self.away + s.at[self.here]] == AT_CITY:
                s.at[self.here] = s.at[self.there]
                s.at[self.there] = NOWHERE
                continue
            ways = 0
            way = 0
            for k in range(self.topo.degree.at[s.at[self.here]]):
                if self.leads_on(s, k):
                    ways += 1
                    way = k
            if ways > 1:
                return False
            self.go(s, way)
        self.forget(s)
        return True

    def go(self, s: State, k: int) -> None:
        """One route further; its owner gets a gold."""
        node = s.at[self.here]
        self.pay(s, self.topo.node_edges.at[node][k])
        s.at[self.here] = self.topo.node_nodes.at[node][k]
