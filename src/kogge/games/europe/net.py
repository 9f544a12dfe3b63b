"""The net of trade routes: who has them, and what hangs together by them."""

from functools import partial

from kogge.engine.doors import door
from kogge.engine.fields import INTERSECTION, PATH, SEAT, SEAT_OR_NOBODY, TABLE, one, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.sets import EVERYONE, Sets
from kogge.engine.state import NOBODY, State
from kogge.games.europe.events import ROUTE_LAID
from kogge.games.europe.kontors import Kontors
from kogge.modules.facts import Supply
from kogge.modules.watcher import Watcher

NO_PATH = -1
ROUTES = 30  # of each player  (M-03)


class Net(Watcher):
    """Routes on paths: who has them, where each player may lay on, and which intersections hang together.

    A player may lay at an own kontor or route; nothing that belongs to others is in the way. (M-45)
    """

    def __init__(self, layout: Layout, kontors: Kontors) -> None:
        self.kontors = kontors
        self.topo = kontors.topo
        self.players: int = layout.players
        self.route = layout.field(
            "route", per=PATH, holds=SEAT_OR_NOBODY, fill=NOBODY, meaning="whose trade route lies there"
        )
        self.left = layout.field("routes_left", SEAT, up_to(ROUTES), fill=ROUTES, meaning="trade routes in supply")
        self.free = Sets(layout, "free_paths", TABLE, PATH, "paths without a route")
        self.touched = Sets(layout, "touched_paths", SEAT, PATH, "paths at the seat's kontors and routes")
        self.gates = Sets(layout, "gate_paths", SEAT, PATH, "own routes at own kontors")
        self.part = layout.field(
            "net_part",
            per=INTERSECTION,
            holds=one(INTERSECTION),
            seen_by=WORKING,
            meaning="lowest intersection of those that hang together with it",
        )
        self.cities = layout.field(
            "part_cities",
            per=INTERSECTION,
            holds=up_to(kontors.topo.n_nodes),
            seen_by=WORKING,
            meaning="cities of the part whose lowest intersection it is",
        )
        for node in range(kontors.topo.n_nodes):
            layout.blank[self.part + node] = node
            layout.blank[self.cities + node] = min(1, kontors.city[node])
        layout.renew(self.renew)
        layout.use("routes_left", partial(routes_laid, self))
        layout.tell(Supply("route", ROUTES, "routes_left"))

    def renew(self, s: State) -> str:
        """What is free, touched and joined follows from routes and kontors."""
        self.survey(s)
        return ""

    def survey(self, s: State) -> None:
        """What is free, touched and joined anew."""
        self.free.fill(s, EVERYONE)
        for p in range(self.players):
            self.touched.clear(s, p)
            self.gates.clear(s, p)
        for node in range(self.topo.n_nodes):
            s.at[self.part + node] = node
            s.at[self.cities + node] = min(1, self.kontors.city.at[node])
            owner = s.at[self.kontors.owner + node]
            if 0 <= owner < self.players:
                self.settled(s, owner, node)
        for path in range(self.topo.n_edges):
            if s.at[self.route + path] != NOBODY:
                self.take(s, s.at[self.route + path], path)

    def settled(self, s: State, p: int, node: int) -> None:
        """A kontor opens the paths around it, and own routes there are gates for caravans.  (M-44, M-45)"""
        self.touch(s, p, node)
        for k in range(self.topo.degree.at[node]):
            path = self.topo.node_edges.at[node][k]
            if s.at[self.route + path] == p:
                self.gates.add(s, p, path)

    def touch(self, s: State, p: int, node: int) -> None:
        for k in range(self.topo.degree.at[node]):
            self.touched.add(s, p, self.topo.node_edges.at[node][k])

    @door(SEAT, PATH)
    def lay(self, s: State, p: int, path: int) -> None:
        s.at[self.route + path] = p
        s.at[self.left + p] -= 1
        s.tell(ROUTE_LAID, p, path)
        self.take(s, p, path)

    def take(self, s: State, p: int, path: int) -> None:
        """A route of ``p`` lies there: what does it touch and join?"""
        self.free.remove(s, EVERYONE, path)
        self.join(s, path)
        for k in range(2):
            node = self.topo.edge_nodes.at[path][k]
            self.touch(s, p, node)
            if s.at[self.kontors.owner + node] == p:
                self.gates.add(s, p, path)

    def may_lay(self, s: State, p: int) -> bool:
        """Is there a path for another route of ``p``?"""
        return self.touched.meets(s, p, self.free, EVERYONE)

    def part_of(self, s: State, path: int, end: int) -> int:
        return s.at[self.part + self.topo.edge_nodes.at[path][end]]

    def cities_at(self, s: State, path: int, end: int) -> int:
        """How many city spaces hang together in the part of the net at this end of a path?  (M-47, M-49)"""
        return s.at[self.cities + self.part_of(s, path, end)]

    def joins_cities(self, s: State, path: int) -> bool:
        """Would a route here join two parts that both have a city?  (M-14)"""
        if self.part_of(s, path, 0) == self.part_of(s, path, 1):
            return False
        return self.cities_at(s, path, 0) > 0 and self.cities_at(s, path, 1) > 0

    def join(self, s: State, path: int) -> None:
        """The two ends of a new route hang together from now on."""
        low = min(self.part_of(s, path, 0), self.part_of(s, path, 1))
        high = max(self.part_of(s, path, 0), self.part_of(s, path, 1))
        if low == high:
            return
        s.at[self.cities + low] += s.at[self.cities + high]
        s.at[self.cities + high] = 0
        for node in range(high, self.topo.n_nodes):
            if s.at[self.part + node] == high:
                s.at[self.part + node] = low


def routes_laid(net: Net, s: State) -> list[int]:
    """How many routes of each player lie on the board?"""
    owners = s.cells(net.route, net.route + net.topo.n_edges)
    return [owners.count(p) for p in range(net.players)]
