"""The net of trade routes, and the gold of first connections."""

from collections.abc import Sequence

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.layout import WORKING, Layout
from kogge.engine.sets import Sets
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import NONE, Row
from kogge.games.europe.kontors import NO_CITY, Kontors
from kogge.modules.gold import Gold
from kogge.modules.purse import Purse
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

EVERYONE = 0  # the one row of a set that all share
ROUTES = 30  # of each player  (M-03)
FAR = 9999  # from every city


class Net(Watcher):
    """Routes on paths: who has them, where each player may lay on, and which intersections hang together.

    A player may lay at an own kontor or route; nothing that belongs to others is in the way. (M-45)
    """

    def __init__(self, layout: Layout, kontors: Kontors) -> None:
        self.kontors = kontors
        self.topo = kontors.topo
        self.players: int = layout.players
        self.route = layout.field("route", self.topo.n_edges, fill=NOBODY)
        self.left = layout.field("routes_left", layout.players, fill=ROUTES)
        self.free = Sets(layout, "free_paths", 1, kontors.topo.n_edges)
        self.touched = Sets(layout, "touched_paths", layout.players, kontors.topo.n_edges)
        self.part = layout.field("net_part", kontors.topo.n_nodes, seen_by=WORKING)  # by its lowest intersection
        for node in range(kontors.topo.n_nodes):
            layout.blank[self.part + node] = node

    def settled(self, s: State, p: int, node: int) -> None:
        """A kontor opens the paths around it."""
        self.touch(s, p, node)

    def touch(self, s: State, p: int, node: int) -> None:
        for k in range(self.topo.degree.at[node]):
            self.touched.add(s, p, self.topo.node_edges.at[node][k])

    def lay(self, s: State, p: int, path: int) -> None:
        s.at[self.route + path] = p
        s.at[self.left + p] -= 1
        self.free.remove(s, EVERYONE, path)
        for k in range(2):
            self.touch(s, p, self.topo.edge_nodes.at[path][k])

    def part_of(self, s: State, path: int, end: int) -> int:
        return s.at[self.part + self.topo.edge_nodes.at[path][end]]

    def cities_in(self, s: State, part: int) -> int:
        """How many city spaces hang together in this part of the net?  (M-47, M-49)"""
        cities = 0
        for node in range(self.topo.n_nodes):
            if s.at[self.part + node] == part and self.kontors.city.at[node] != NO_CITY:
                cities += 1
        return cities

    def joins_cities(self, s: State, path: int) -> bool:
        """Would a route here join two parts that both have a city?  (M-14)"""
        one = self.part_of(s, path, 0)
        two = self.part_of(s, path, 1)
        return one != two and self.cities_in(s, one) > 0 and self.cities_in(s, two) > 0

    def join(self, s: State, path: int) -> None:
        """The two ends of a new route hang together from now on."""
        one = self.part_of(s, path, 0)
        two = self.part_of(s, path, 1)
        low = min(one, two)
        for node in range(self.topo.n_nodes):
            if s.at[self.part + node] == one or s.at[self.part + node] == two:
                s.at[self.part + node] = low


class Lines:
    """The shortest line between a city that is joined for the first time and the next one.  (M-47 to M-49)

    It is walked from both ends of the new route, route by route; where two ways are equally
    short, the active player chooses. Whoever owns a route on it gets a gold for it.
    """

    def __init__(self, layout: Layout, net: Net, gold: Gold) -> None:
        self.net = net
        self.topo = net.topo
        self.gold = gold
        self.here = layout.field("line_here", fill=NONE)  # where the walk has come to
        self.there = layout.field("line_there", fill=NONE)  # the other end, still to be walked from
        self.away = layout.field("line_away", net.topo.n_nodes, seen_by=WORKING)  # routes to the nearest city
        self.queue = layout.field("line_queue", net.topo.n_nodes, seen_by=WORKING)
        self.choose = layout.step("choose_line")

    def pays(self, s: State, path: int) -> bool:
        """Does a route here join a city that was alone to another?  (M-47, M-49)"""
        one = self.net.part_of(s, path, 0)
        two = self.net.part_of(s, path, 1)
        if one == two:
            return False
        here = self.net.cities_in(s, one)
        there = self.net.cities_in(s, two)
        return (here == 1 and there >= 1) or (there == 1 and here >= 1)

    def measure(self, s: State) -> None:
        """How far is it along routes from each intersection to the nearest city of its part?"""
        read = 0
        written = 0
        for node in range(self.topo.n_nodes):
            s.at[self.away + node] = FAR
            if self.net.kontors.city.at[node] != NO_CITY:
                s.at[self.away + node] = 0
                s.at[self.queue + written] = node
                written += 1
        while read < written:
            node = s.at[self.queue + read]
            read += 1
            for k in range(self.topo.degree.at[node]):
                other = self.topo.node_nodes.at[node][k]
                if s.at[self.net.route + self.topo.node_edges.at[node][k]] != NOBODY and s.at[self.away + other] == FAR:
                    s.at[self.away + other] = s.at[self.away + node] + 1
                    s.at[self.queue + written] = other
                    written += 1

    def forget(self, s: State) -> None:
        """What was measured is needed no more."""
        for node in range(self.topo.n_nodes):
            s.at[self.away + node] = 0
            s.at[self.queue + node] = 0

    def begin(self, s: State, path: int) -> None:
        """The new route pays its owner; then the walk begins."""
        self.pay(s, path)
        s.at[self.here] = self.topo.edge_nodes.at[path][0]
        s.at[self.there] = self.topo.edge_nodes.at[path][1]

    def pay(self, s: State, path: int) -> None:
        self.gold.add(s, s.at[self.net.route + path], 1)

    def leads_on(self, s: State, k: int) -> bool:
        """Is the ``k``-th path from here a route of a shortest line?"""
        node = s.at[self.here]
        if s.at[self.net.route + self.topo.node_edges.at[node][k]] == NOBODY:
            return False
        return s.at[self.away + self.topo.node_nodes.at[node][k]] == s.at[self.away + node] - 1

    def walk(self, s: State) -> bool:
        """Go on to the next city as long as there is one way only; is the whole line walked?"""
        while s.at[self.here] != NONE:
            if s.at[self.away + s.at[self.here]] == 0:
                s.at[self.here] = s.at[self.there]
                s.at[self.there] = NONE
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


class Layings:
    """What follows on a new route: gold, then a free route, then the routes of a card.  (M-47 to M-50)"""

    def __init__(self, layout: Layout, net: Net, lines: Lines, turn: Turn, arrows: Sequence[int]) -> None:
        self.net = net
        self.lines = lines
        self.turn = turn
        self.arrow = Row(arrows)  # is there a double arrow on this path?
        self.from_arrow = layout.field("double_arrow", fill=NONE)  # the route that allows a free one
        self.granted = layout.field("free_routes")  # still to be laid by a card
        self.lay_free: Step = layout.step("lay_free_route")

    def lay(self, s: State, path: int) -> None:
        """The active player lays a route, away from the usual step of the turn."""
        s.at[self.from_arrow] = path if self.arrow.at[path] else NONE
        pays = 1 if self.lines.pays(s, path) else 0
        if pays:
            self.lines.measure(s)
        self.net.join(s, path)
        self.net.lay(s, s.turn_of, path)
        if pays:
            self.lines.begin(s, path)
        self.go_on(s)

    def go_on(self, s: State) -> None:
        """The rest of the line, the free route, or back to the turn."""
        if not self.lines.walk(s):
            s.step = self.lines.choose.id
        elif self.may_lay_on(s):
            s.step = self.lay_free.id
        else:
            s.at[self.from_arrow] = NONE
            s.at[self.granted] = 0
            self.turn.resume(s)

    def may_lay_on(self, s: State) -> bool:
        """Is there a free route to lay, and a place for it?"""
        if s.at[self.net.left + s.turn_of] == 0:
            return False
        if s.at[self.from_arrow] != NONE:
            for k in range(4):
                if self.continues(s, k):
                    return True
        return s.at[self.granted] > 0 and self.net.touched.meets(s, s.turn_of, self.net.free, EVERYONE)

    def continues(self, s: State, k: int) -> bool:
        """Is the ``k``-th path beside the double arrow free?"""
        path = self.net.topo.edge_edges.at[s.at[self.from_arrow]][k]
        return path != NONE and s.at[self.net.route + path] == NOBODY


class BuildRoute(Act):
    """Ore and wood: a route on a free path at an own kontor or route.  (M-40, M-45, M-46)"""

    def __init__(self, layings: Layings, purse: Purse) -> None:
        super().__init__("build_route", layings.net.topo.n_edges, of="path")
        self.layings = layings
        self.net = layings.net
        self.purse = purse
        self.cost = purse.price(ore=1, wood=1)
        self.needs = purse.needs(self.cost)

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.net.left + s.to_act]:
            self.net.touched.offer_common(s, s.to_act, self.net.free, EVERYONE, self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.layings.turn.interrupt(s, self.layings.lay_free)
        self.layings.lay(s, path)


class FollowLine(Act):
    """Of two equally short lines the active player chooses one, route by route.  (M-48)"""

    def __init__(self, layings: Layings) -> None:
        super().__init__("follow_line", layings.net.topo.n_edges, of="path")
        self.layings = layings
        self.lines = layings.lines

    def legal(self, s: State, out: Moves) -> None:
        node = s.at[self.lines.here]
        for k in range(self.lines.topo.degree.at[node]):
            if self.lines.leads_on(s, k):
                out.add(self.first + self.lines.topo.node_edges.at[node][k])

    def apply(self, s: State, path: int) -> None:
        node = s.at[self.lines.here]
        for k in range(self.lines.topo.degree.at[node]):
            if self.lines.topo.node_edges.at[node][k] == path:
                self.lines.go(s, k)
                break
        self.layings.go_on(s)


class LayFreeRoute(Act):
    """A free route: beside a double arrow, or by a card wherever one may be built.  (M-50)"""

    def __init__(self, layings: Layings) -> None:
        super().__init__("lay_free_route", layings.net.topo.n_edges, of="path")
        self.layings = layings
        self.net = layings.net

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.layings.from_arrow] == NONE:
            self.net.touched.offer_common(s, s.to_act, self.net.free, EVERYONE, self.first, out)
        else:
            for k in range(4):
                if self.layings.continues(s, k):
                    out.add(self.first + self.net.topo.edge_edges.at[s.at[self.layings.from_arrow]][k])

    def apply(self, s: State, path: int) -> None:
        if s.at[self.layings.from_arrow] == NONE:
            s.at[self.layings.granted] -= 1
        self.layings.lay(s, path)


class DeclineFreeRoute(Act):
    """A free route may be declined; those of a card are then declined together.  (M-50)"""

    def __init__(self, layings: Layings) -> None:
        super().__init__("decline_free_route", always=True)
        self.layings = layings

    def apply(self, s: State, arg: int) -> None:
        if s.at[self.layings.from_arrow] == NONE:
            s.at[self.layings.granted] = 0
        s.at[self.layings.from_arrow] = NONE
        self.layings.go_on(s)
