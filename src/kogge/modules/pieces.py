"""Roads and homes: where they stand, where they may go, and how many are left."""

from functools import partial

from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import COLOR, COLOR_OR_NOBODY, INTERSECTION, PATH, SEAT, Axis, one, up_to
from kogge.engine.layout import Layout
from kogge.engine.sets import Sets
from kogge.engine.state import NOBODY, State
from kogge.engine.topology import Topology
from kogge.modules.events import FROM_GREATER_HOME, FROM_SETTLEMENT, NEUTRAL_SETTLED, ROAD_LAID, SETTLED, UPGRADED
from kogge.modules.facts import Supply, Worth
from kogge.modules.score import Score
from kogge.modules.watcher import Watcher

SETTLEMENT = 0
GREATER = 1  # home: what a settlement can become
SETTLEMENT_POINTS = 1  # B-56, B-82
GREATER_POINTS = 2


class Pieces:
    """Roads on paths and homes on intersections: settlements, and what they grow into.

    What may be built where is kept up to date by each change instead of searched for: the
    paths and sites that are free to a player, the paths a player's network touches, the
    intersections that a player's roads reach. A game in which some ground is closed to some
    players takes it out of their free paths and sites.
    """

    def __init__(
        self,
        layout: Layout,
        topo: Topology,
        score: Score,
        roads: int,
        settlements: int,
        greater: int,
        greater_names: tuple[str, str] = ("city", "cities"),
    ) -> None:
        self.topo = topo
        self.score = score
        self.players: int = layout.players
        self.most_roads = roads  # of a player
        singular, plural = greater_names
        kind = Axis.named("home", ("settlement", singular))
        self.road = layout.field("road", per=PATH, holds=COLOR_OR_NOBODY, fill=NOBODY, meaning="whose road lies there")
        self.home = layout.field(
            "home", per=INTERSECTION, holds=COLOR_OR_NOBODY, fill=NOBODY, meaning="whose home stands there"
        )
        self.kind = layout.field("home_kind", per=INTERSECTION, holds=one(kind), meaning="what the home there is")
        self.roads = layout.field("roads_left", SEAT, up_to(roads), fill=roads, meaning="roads in supply")
        self.settlements = layout.field(
            "settlements_left", SEAT, up_to(settlements), fill=settlements, meaning="settlements in supply"
        )
        self.greater = layout.field(
            f"{plural}_left", SEAT, up_to(greater), fill=greater, meaning=f"{plural.replace('_', ' ')} in supply"
        )
        self.paths = Sets(layout, "free_paths", SEAT, PATH, "paths that are free to the seat")
        self.sites = Sets(layout, "free_sites", SEAT, INTERSECTION, "sites that are free to the seat")
        self.touched = Sets(layout, "touched_paths", SEAT, PATH, "paths that the seat's network touches")
        self.reached = Sets(layout, "reached_nodes", SEAT, INTERSECTION, "intersections that the seat's roads reach")
        self.growing = Sets(layout, "settled_nodes", SEAT, INTERSECTION, "settlements that could grow")
        self.watcher = Watcher()
        layout.renew(self.renew)
        layout.use("roads_left", partial(roads_laid, self))
        layout.use("settlements_left", partial(homes_built, self, SETTLEMENT))
        layout.use(f"{plural}_left", partial(homes_built, self, GREATER))
        layout.tell(
            Supply("road", roads, "roads_left"),
            Supply("settlement", settlements, "settlements_left"),
            Supply(singular, greater, f"{plural}_left"),
            Worth("settlement", SETTLEMENT_POINTS),
            Worth(singular, GREATER_POINTS),
        )

    @door()
    def clear(self, s: State) -> None:
        """An empty board: every path and every site is free, also at the coast.  (B-58)"""
        for p in range(self.players):
            self.paths.fill(s, p)
            self.sites.fill(s, p)

    def renew(self, s: State) -> str:
        """What is free, touched and reached follows from roads and homes."""
        for node in range(self.topo.n_nodes):
            if s[self.home + node] != NOBODY and not self.is_alone(s, node):
                return f"the home at intersection {node} is next to another"
            if s[self.home + node] == NOBODY and s[self.kind + node] != SETTLEMENT:
                return f"at intersection {node} there is no home that could have grown"
        self.survey(s)
        return ""

    def survey(self, s: State) -> None:
        """What is free, touched and reached anew."""
        self.clear(s)
        for p in range(self.players):
            self.touched.clear(s, p)
            self.reached.clear(s, p)
            self.growing.clear(s, p)
        for node in range(self.topo.n_nodes):
            owner = s.at[self.home + node]
            if owner != NOBODY:
                self.take_site(s, node)
            if 0 <= owner < self.players:
                self.arrive(s, owner, node)
                if s.at[self.kind + node] == SETTLEMENT:
                    self.growing.add(s, owner, node)
        for path in range(self.topo.n_edges):
            owner = s.at[self.road + path]
            if owner != NOBODY:
                self.take_path(s, path)
            if 0 <= owner < self.players:
                self.arrive(s, owner, self.topo.edge_nodes.at[path][0])
                self.arrive(s, owner, self.topo.edge_nodes.at[path][1])

    def open_to(self, s: State, p: int, node: int) -> bool:
        """Does no other player occupy the intersection?"""
        return s.at[self.home + node] == NOBODY or s.at[self.home + node] == p

    def may_lay(self, s: State, p: int) -> bool:
        """Has ``p`` a road left and a place for it?"""
        return s.at[self.roads + p] > 0 and self.touched.meets(s, p, self.paths, p)

    def offer_paths(self, s: State, p: int, node: int, first: int, out: Moves) -> None:
        """Every path at the intersection that is free to ``p`` becomes a legal action, counted from ``first``."""
        for k in range(self.topo.degree.at[node]):
            path = self.topo.node_edges.at[node][k]
            if self.paths.has(s, p, path):
                out.add(first + path)

    @door(SEAT, PATH)
    def lay(self, s: State, p: int, path: int) -> None:
        """Player ``p`` lays a road."""
        s.at[self.road + path] = p
        s.at[self.roads + p] -= 1
        s.tell(ROAD_LAID, p, path)
        self.take_path(s, path)
        self.arrive(s, p, self.topo.edge_nodes.at[path][0])
        self.arrive(s, p, self.topo.edge_nodes.at[path][1])
        self.watcher.road_laid(s, p, path)

    def take_path(self, s: State, path: int) -> None:
        """The path is free to nobody any more."""
        for p in range(self.players):
            self.paths.remove(s, p, path)

    def arrive(self, s: State, p: int, node: int) -> None:
        """A road or home of ``p`` now is at the intersection: what does that open?"""
        self.reached.add(s, p, node)
        if self.open_to(s, p, node):
            for k in range(self.topo.degree.at[node]):
                self.touched.add(s, p, self.topo.node_edges.at[node][k])

    @door(SEAT, INTERSECTION)
    def settle(self, s: State, p: int, node: int) -> None:
        """Player ``p`` puts a settlement on a free site."""
        s.at[self.home + node] = p
        s.at[self.settlements + p] -= 1
        s.tell(SETTLED, p, node)
        self.growing.add(s, p, node)
        self.take_site(s, node)
        for q in range(self.players):
            if q != p and self.reached.has(s, q, node):
                self.block(s, q, node)
        self.arrive(s, p, node)
        self.score.add(s, p, FROM_SETTLEMENT, SETTLEMENT_POINTS)
        self.watcher.settled(s, p, node)

    def is_apart(self, s: State, node: int) -> bool:
        """Is there no home here or on a neighbouring intersection?  (B-15, E-39)"""
        return s.at[self.home + node] == NOBODY and self.is_alone(s, node)

    def is_alone(self, s: State, node: int) -> bool:
        """Is there no home on a neighbouring intersection?"""
        for k in range(self.topo.degree.at[node]):
            if s.at[self.home + self.topo.node_nodes.at[node][k]] != NOBODY:
                return False
        return True

    def take_site(self, s: State, node: int) -> None:
        """A home was built: here and on the neighbouring intersections nobody's would be apart from it.  (B-15)"""
        for p in range(self.players):
            self.sites.remove(s, p, node)
            for k in range(self.topo.degree.at[node]):
                self.sites.remove(s, p, self.topo.node_nodes.at[node][k])

    def block(self, s: State, q: int, node: int) -> None:
        """``q`` can no longer build on from ``node``, only from the far ends of its paths."""
        for k in range(self.topo.degree.at[node]):
            far = self.topo.node_nodes.at[node][k]
            if not (self.reached.has(s, q, far) and self.open_to(s, q, far)):
                self.touched.remove(s, q, self.topo.node_edges.at[node][k])

    @door(SEAT, INTERSECTION)
    def found_greater(self, s: State, p: int, node: int) -> None:
        """Player ``p`` begins with a greater home, which costs no settlement."""
        self.settle(s, p, node)
        self.upgrade(s, p, node)

    @door(COLOR, INTERSECTION, up_to(GREATER))
    def obstruct(self, s: State, owner: int, node: int, kind: int) -> None:
        """A home of a colour that nobody plays stands in the way, and does nothing else.  (E-18, E-19)"""
        s.at[self.home + node] = owner
        s.at[self.kind + node] = kind
        s.tell(NEUTRAL_SETTLED, owner, node, kind)
        self.take_site(s, node)
        for p in range(self.players):
            if self.reached.has(s, p, node):
                self.block(s, p, node)

    @door(COLOR, PATH)
    def obstruct_path(self, s: State, owner: int, path: int) -> None:
        """A road of a colour that nobody plays stands in the way.  (E-18)"""
        s.at[self.road + path] = owner
        self.take_path(s, path)

    @door(SEAT, INTERSECTION)
    def upgrade(self, s: State, p: int, node: int) -> None:
        """A greater home replaces a settlement, whose piece comes back.  (B-53)"""
        s.at[self.kind + node] = GREATER
        s.at[self.greater + p] -= 1
        s.at[self.settlements + p] += 1
        self.growing.remove(s, p, node)
        s.tell(UPGRADED, p, node)
        self.score.add(s, p, FROM_SETTLEMENT, -SETTLEMENT_POINTS)
        self.score.add(s, p, FROM_GREATER_HOME, GREATER_POINTS)
        self.watcher.upgraded(s, p, node)


def roads_laid(pieces: Pieces, s: State) -> list[int]:
    """How many roads of each player lie on the board?"""
    owners = s.cells(pieces.road, pieces.road + pieces.topo.n_edges)
    return [owners.count(p) for p in range(pieces.players)]


def homes_built(pieces: Pieces, kind: int, s: State) -> list[int]:
    """How many homes of each player, of one kind, stand on the board?"""
    nodes = range(pieces.topo.n_nodes)
    owners = [s[pieces.home + node] for node in nodes if s[pieces.kind + node] == kind]
    return [owners.count(p) for p in range(pieces.players)]
