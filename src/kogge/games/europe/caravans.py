"""Caravans, and the routes beside which they stand."""

from kogge.engine.act import Need
from kogge.engine.layout import WORKING, Layout
from kogge.engine.sets import Sets
from kogge.engine.state import State
from kogge.games.europe.net import EVERYONE, Net

CARAVANS = 2  # of each player  (M-03)
CARAVAN_WORDS = ("1", "2")
ROOM = 2  # for caravans beside a route  (M-71)
NOWHERE = -1


class Caravans:
    """Where caravans stand: two beside a route, more only while one of them is passing.  (M-44, M-71)"""

    def __init__(self, layout: Layout, net: Net) -> None:
        self.net = net
        self.topo = net.topo
        self.players: int = layout.players
        self.place = layout.field("caravan", layout.players, CARAVANS, fill=NOWHERE)
        self.left = layout.field("caravans_left", layout.players, fill=CARAVANS)
        self.traffic = layout.field("caravans_at", net.topo.n_edges, seen_by=WORKING)
        self.roomy = Sets(layout, "roomy_paths", 1, net.topo.n_edges)

    def where(self, s: State, p: int, i: int) -> int:
        """The route beside which a caravan stands, or ``NOWHERE``."""
        return s.at[self.place + p * CARAVANS + i]

    def on_board(self) -> Need:
        """At least one has been formed."""
        return Need(self.left, 0, most=CARAVANS - 1)

    def put(self, s: State, p: int, path: int) -> int:
        """A caravan comes from the supply; which one is it?"""
        s.at[self.left + p] -= 1
        i = 0
        while s.at[self.place + p * CARAVANS + i] != NOWHERE:
            i += 1
        self.come(s, p, i, path)
        return i

    def remove(self, s: State, p: int, i: int) -> None:
        """A caravan goes back to the supply."""
        self.leave(s, s.at[self.place + p * CARAVANS + i])
        s.at[self.place + p * CARAVANS + i] = NOWHERE
        s.at[self.left + p] += 1

    def move(self, s: State, p: int, i: int, path: int) -> None:
        self.leave(s, s.at[self.place + p * CARAVANS + i])
        self.come(s, p, i, path)

    def come(self, s: State, p: int, i: int, path: int) -> None:
        s.at[self.place + p * CARAVANS + i] = path
        s.at[self.traffic + path] += 1
        if s.at[self.traffic + path] >= ROOM:
            self.roomy.remove(s, EVERYONE, path)

    def leave(self, s: State, path: int) -> None:
        s.at[self.traffic + path] -= 1
        if s.at[self.traffic + path] < ROOM:
            self.roomy.add(s, EVERYONE, path)
