"""The longest trade route."""

from kogge.engine.fields import SEAT, SEAT_OR_NOBODY, up_to
from kogge.engine.layout import Layout
from kogge.engine.state import NOBODY, State
from kogge.modules.events import AWARDED, FROM_ROUTE, LONGEST_ROUTE
from kogge.modules.facts import Award
from kogge.modules.pieces import Pieces
from kogge.modules.score import Score
from kogge.modules.watcher import Watcher

LONG_ENOUGH = 5  # roads in a line
ROUTE_POINTS = 2  # B-82


class LongestRoute(Watcher):
    """Two points for the longest unbroken line of at least five roads.  (B-60)

    A new road can only lengthen lines that run through it, so only those are walked. The
    walker takes each road off the board while on it: no road is used twice.
    """

    def __init__(self, layout: Layout, pieces: Pieces, score: Score) -> None:
        self.pieces = pieces
        self.topo = pieces.topo
        self.score = score
        self.players: int = layout.players
        self.road = pieces.road
        self.holder = layout.field(
            "longest_route", holds=SEAT_OR_NOBODY, fill=NOBODY, meaning="who has the card for the longest trade route"
        )
        self.length = layout.field(
            "route_length", per=SEAT, holds=up_to(pieces.most_roads), meaning="roads in the longest line"
        )
        layout.tell(Award("longest_route", LONG_ENOUGH, ROUTE_POINTS))

    def road_laid(self, s: State, p: int, path: int) -> None:
        """Only a line that is strictly longer than all others takes the card.  (B-61)"""
        length = self.through(s, p, path)
        if length > s.at[self.length + p]:
            s.at[self.length + p] = length
            if length >= LONG_ENOUGH and s.at[self.holder] != p:
                self.award(s)

    def settled(self, s: State, p: int, node: int) -> None:
        """A new home breaks the lines that others have through its intersection.  (B-62)"""
        broken = False
        for q in range(self.players):
            if q != p and self.roads_at(s, q, node) >= 2:
                s.at[self.length + q] = self.measure(s, q)
                broken = True
        if broken:
            self.award(s)

    def award(self, s: State) -> None:
        """The holder keeps the card in a tie; else one alone takes it, or it is set aside.  (B-63, B-64, B-65)"""
        holder = s.at[self.holder]
        best = LONG_ENOUGH - 1
        heir = NOBODY
        for p in range(self.players):
            if s.at[self.length + p] > best:
                best = s.at[self.length + p]
                heir = p
            elif s.at[self.length + p] == best:
                heir = NOBODY
        if holder != NOBODY and best >= LONG_ENOUGH and s.at[self.length + holder] == best:
            return
        if heir != holder:
            s.at[self.holder] = heir
            s.tell(AWARDED, heir, LONGEST_ROUTE, holder)
            if holder != NOBODY:
                self.score.add(s, holder, FROM_ROUTE, -ROUTE_POINTS)
            if heir != NOBODY:
                self.score.add(s, heir, FROM_ROUTE, ROUTE_POINTS)

    def roads_at(self, s: State, p: int, node: int) -> int:
        """How many roads of ``p`` meet at the intersection?"""
        n = 0
        for k in range(self.topo.degree.at[node]):
            if s.at[self.road + self.topo.node_edges.at[node][k]] == p:
                n += 1
        return n

    def measure(self, s: State, p: int) -> int:
        """The longest line of ``p``, wherever it runs."""
        best = 0
        for path in range(self.topo.n_edges):
            if s.at[self.road + path] == p:
                best = max(best, self.through(s, p, path))
        return best

    def through(self, s: State, p: int, path: int) -> int:
        """The longest line of ``p`` that uses this road."""
        s.at[self.road + path] = NOBODY
        length = 1 + self.both_ways(s, p, self.topo.edge_nodes.at[path][0], self.topo.edge_nodes.at[path][1])
        s.at[self.road + path] = p
        return length

    def both_ways(self, s: State, p: int, node: int, other: int) -> int:
        """Walk on from ``node`` and, wherever that ends, from ``other`` as well."""
        best = self.beyond(s, p, other)
        if self.pieces.open_to(s, p, node):
            for k in range(self.topo.degree.at[node]):
                path = self.topo.node_edges.at[node][k]
                if s.at[self.road + path] == p:
                    s.at[self.road + path] = NOBODY
                    best = max(best, 1 + self.both_ways(s, p, self.topo.node_nodes.at[node][k], other))
                    s.at[self.road + path] = p
        return best

    def beyond(self, s: State, p: int, node: int) -> int:
        """The longest line of ``p`` that leaves from ``node``; a foreign home ends it.  (B-62)"""
        best = 0
        if self.pieces.open_to(s, p, node):
            for k in range(self.topo.degree.at[node]):
                path = self.topo.node_edges.at[node][k]
                if s.at[self.road + path] == p:
                    s.at[self.road + path] = NOBODY
                    best = max(best, 1 + self.beyond(s, p, self.topo.node_nodes.at[node][k]))
                    s.at[self.road + path] = p
        return best
