"""Caravans, and the routes beside which they stand."""

from kogge.engine.act import Need
from kogge.engine.doors import door
from kogge.engine.fields import PATH, SEAT, TABLE, Axis, one, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.sets import EVERYONE, Sets
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import Row
from kogge.engine.topology import NOWHERE
from kogge.games.europe.events import CARAVAN_DROVE, CARAVAN_FORMED, CARAVAN_LEFT
from kogge.games.europe.net import Net
from kogge.modules.facts import Supply
from kogge.modules.watcher import Watcher

CARAVANS = 2  # of each player  (M-03)
CARAVAN_WORDS = ("1", "2")
CARAVAN = Axis.named("caravan", CARAVAN_WORDS)
ROOM = 2  # for caravans beside a route  (M-71)


class Caravans(Watcher):
    """Where caravans stand: two beside a route, more only while one of them is passing.  (M-44, M-71)"""

    def __init__(self, layout: Layout, net: Net) -> None:
        self.net = net
        self.topo = net.topo
        self.players: int = layout.players
        self.place = layout.field(
            "caravan",
            per=(SEAT, CARAVAN),
            holds=one(PATH, none="in supply"),
            fill=NOWHERE,
            meaning="path beside which the caravan stands",
        )
        self.left = layout.field("caravans_left", SEAT, up_to(CARAVANS), fill=CARAVANS, meaning="caravans in supply")
        self.traffic = layout.field(
            "caravans_at", PATH, up_to(CARAVANS * layout.players), seen_by=WORKING, meaning="caravans beside the path"
        )
        self.markets = layout.field(
            "markets", SEAT, up_to(2 * CARAVANS), seen_by=WORKING, meaning="kontors for goods beside own caravans"
        )
        self.has_city = Row(
            [max(net.kontors.city[node] for node in net.topo.edge_nodes[path]) for path in range(net.topo.n_edges)]
        )
        self.roomy = Sets(layout, "roomy_paths", TABLE, PATH, "paths with room for a caravan")
        layout.renew(self.renew)
        layout.tell(Supply("caravan", CARAVANS, "caravans_left"))

    def renew(self, s: State) -> str:
        """Caravans are counted anew, and the kontors beside them."""
        s.blot(self.traffic, self.traffic + self.topo.n_edges, 0)
        s.blot(self.markets, self.markets + self.players, 0)
        self.roomy.become(s, EVERYONE, range(self.topo.n_edges))
        for p in range(self.players):
            for i in range(CARAVANS):
                if self.where(s, p, i) != NOWHERE:
                    if s[self.net.route + self.where(s, p, i)] == NOBODY:
                        return f"caravan {i + 1} of seat {p} stands where no route is"
                    self.come(s, p, i, self.where(s, p, i))
        return ""

    def where(self, s: State, p: int, i: int) -> int:
        """The route beside which a caravan stands, or ``NOWHERE``."""
        return s.at[self.place + p * CARAVANS + i]

    def on_board(self) -> Need:
        """At least one has been formed."""
        return Need(self.left, least=0, most=CARAVANS - 1)

    @door(SEAT, PATH)
    def put(self, s: State, p: int, path: int) -> int:
        """A caravan comes from the supply; which one is it?"""
        s.at[self.left + p] -= 1
        i = 0
        while i < CARAVANS - 1 and s.at[self.place + p * CARAVANS + i] != NOWHERE:
            i += 1
        s.tell(CARAVAN_FORMED, p, i, path)
        self.come(s, p, i, path)
        return i

    def remove(self, s: State, p: int, i: int) -> None:
        """A caravan goes back to the supply."""
        s.tell(CARAVAN_LEFT, p, i, s.at[self.place + p * CARAVANS + i])
        self.leave(s, p, s.at[self.place + p * CARAVANS + i])
        s.at[self.place + p * CARAVANS + i] = NOWHERE
        s.at[self.left + p] += 1

    def move(self, s: State, p: int, i: int, path: int) -> None:
        s.tell(CARAVAN_DROVE, p, i, path)
        self.leave(s, p, s.at[self.place + p * CARAVANS + i])
        self.come(s, p, i, path)

    def come(self, s: State, p: int, i: int, path: int) -> None:
        s.at[self.place + p * CARAVANS + i] = path
        s.at[self.traffic + path] += 1
        s.at[self.markets + p] += self.markets_at(s, p, path)
        if s.at[self.traffic + path] >= ROOM:
            self.roomy.remove(s, EVERYONE, path)

    def leave(self, s: State, p: int, path: int) -> None:
        s.at[self.markets + p] -= self.markets_at(s, p, path)
        s.at[self.traffic + path] -= 1
        if s.at[self.traffic + path] < ROOM:
            self.roomy.add(s, EVERYONE, path)

    def markets_at(self, s: State, p: int, path: int) -> int:
        """How many kontors at a route would take goods of ``p``?"""
        markets = 0
        if self.has_city.at[path]:
            for k in range(2):
                if self.net.kontors.takes_goods(s, p, self.topo.edge_nodes.at[path][k]):
                    markets += 1
        return markets

    def settled(self, s: State, p: int, node: int) -> None:
        """A new kontor takes goods, also of a caravan that stands there.  (M-75, R21)"""
        self.shift_markets(s, node, 1)

    def settled_neutral(self, s: State, node: int) -> None:
        """So does a neutral one.  (M-10, M-75)"""
        self.shift_markets(s, node, 1)

    def shift_markets(self, s: State, node: int, by: int) -> None:
        """A kontor takes goods from now on, or no more."""
        for p in range(self.players):
            if s.at[self.net.kontors.owner + node] != p:
                for i in range(CARAVANS):
                    if self.touches(s.at[self.place + p * CARAVANS + i], node):
                        s.at[self.markets + p] += by

    def touches(self, path: int, node: int) -> bool:
        if path == NOWHERE:
            return False
        return self.topo.edge_nodes.at[path][0] == node or self.topo.edge_nodes.at[path][1] == node

    def deliver(self, s: State, p: int, node: int) -> None:
        """A goods token goes from a caravan under a kontor.  (M-75, M-76)"""
        self.net.kontors.deliver(s, p, node)
        self.shift_markets(s, node, -1)
