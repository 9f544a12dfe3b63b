"""Roads and homes: where they stand, where they may go, and how many are left."""

from kogge.engine.layout import Layout
from kogge.engine.sets import Sets
from kogge.engine.state import NOBODY, State
from kogge.engine.topology import Topology
from kogge.modules.score import Score
from kogge.modules.watcher import Watcher

EVERYONE = 0  # the one row of a set that all share

SETTLEMENT = 0
CITY = 1


class Pieces:
    """Roads on paths and homes (settlements, cities) on intersections.

    What may be built where is kept up to date by each change instead of searched for: the
    paths and sites that are free, the paths a player's network touches, the intersections
    that a player's roads reach.
    """

    def __init__(self, layout: Layout, topo: Topology, score: Score, roads: int, settlements: int, cities: int) -> None:
        self.topo = topo
        self.score = score
        self.players: int = layout.players
        self.road = layout.field("road", topo.n_edges, fill=NOBODY)
        self.home = layout.field("home", topo.n_nodes, fill=NOBODY)
        self.kind = layout.field("home_kind", topo.n_nodes)
        self.roads = layout.field("roads_left", layout.players, fill=roads)
        self.settlements = layout.field("settlements_left", layout.players, fill=settlements)
        self.cities = layout.field("cities_left", layout.players, fill=cities)
        self.paths = Sets(layout, "free_paths", 1, topo.n_edges)
        self.sites = Sets(layout, "free_sites", 1, topo.n_nodes)
        self.touched = Sets(layout, "touched_paths", layout.players, topo.n_edges)
        self.reached = Sets(layout, "reached_nodes", layout.players, topo.n_nodes)
        self.villages = Sets(layout, "settled_nodes", layout.players, topo.n_nodes)
        self.watcher = Watcher()

    def clear(self, s: State) -> None:
        """An empty board: every path and every site is free."""
        self.paths.fill(s, EVERYONE)
        self.sites.fill(s, EVERYONE)

    def open_to(self, s: State, p: int, node: int) -> bool:
        """Does no other player occupy the intersection?"""
        return s.at[self.home + node] == NOBODY or s.at[self.home + node] == p

    def may_lay(self, s: State, p: int) -> bool:
        """Has ``p`` a road left and a place for it?"""
        return s.at[self.roads + p] > 0 and self.touched.meets(s, p, self.paths, EVERYONE)

    def lay(self, s: State, p: int, path: int) -> None:
        """Player ``p`` lays a road."""
        s.at[self.road + path] = p
        s.at[self.roads + p] -= 1
        self.paths.remove(s, EVERYONE, path)
        self.arrive(s, p, self.topo.edge_nodes.at[path][0])
        self.arrive(s, p, self.topo.edge_nodes.at[path][1])
        self.watcher.road_laid(s, p, path)

    def arrive(self, s: State, p: int, node: int) -> None:
        """A road or home of ``p`` now is at the intersection: what does that open?"""
        self.reached.add(s, p, node)
        if self.open_to(s, p, node):
            for k in range(self.topo.degree.at[node]):
                self.touched.add(s, p, self.topo.node_edges.at[node][k])

    def settle(self, s: State, p: int, node: int) -> None:
        """Player ``p`` puts a settlement on a free site; its neighbours are none any more.  (B-15)"""
        s.at[self.home + node] = p
        s.at[self.settlements + p] -= 1
        self.villages.add(s, p, node)
        self.sites.remove(s, EVERYONE, node)
        for k in range(self.topo.degree.at[node]):
            self.sites.remove(s, EVERYONE, self.topo.node_nodes.at[node][k])
        for q in range(self.players):
            if q != p and self.reached.has(s, q, node):
                self.block(s, q, node)
        self.arrive(s, p, node)
        self.score.add(s, p, 1)
        self.watcher.settled(s, p, node)

    def block(self, s: State, q: int, node: int) -> None:
        """``q`` can no longer build on from ``node``, only from the far ends of its paths."""
        for k in range(self.topo.degree.at[node]):
            far = self.topo.node_nodes.at[node][k]
            if not (self.reached.has(s, q, far) and self.open_to(s, q, far)):
                self.touched.remove(s, q, self.topo.node_edges.at[node][k])

    def upgrade(self, s: State, p: int, node: int) -> None:
        """A city replaces a settlement, whose piece comes back.  (B-53)"""
        s.at[self.kind + node] = CITY
        s.at[self.cities + p] -= 1
        s.at[self.settlements + p] += 1
        self.villages.remove(s, p, node)
        self.score.add(s, p, 1)
        self.watcher.upgraded(s, p, node)
