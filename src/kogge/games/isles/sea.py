"""The sea: which edges are routes for ships, where the coast is, and what nobody has seen yet."""

from kogge.engine.doors import door
from kogge.engine.fields import HEX, INTERSECTION, PATH, TABLE, between
from kogge.engine.layout import WORKING, Layout
from kogge.engine.sets import EVERYONE, Sets
from kogge.engine.state import State
from kogge.engine.tables import Table
from kogge.engine.topology import Topology
from kogge.modules.terrain import NO_HEX, SEA, UNEXPLORED, Terrain

CLOSED = 99  # ships, so to speak, on an edge that is no route


class Sea:
    """What follows from the hexes that lie face up, kept up to date as more are turned.  (E-30, E-38, E-46)"""

    def __init__(self, layout: Layout, terrain: Terrain) -> None:
        topo = terrain.topo
        self.terrain = terrain
        self.topo = topo
        self.traffic = layout.field(
            "ships_on_route",
            per=PATH,
            holds=between(0, CLOSED, (CLOSED, "no route")),
            fill=CLOSED,
            seen_by=WORKING,
            meaning="ships on the route",
        )
        self.dark = Sets(layout, "unexplored_nodes", TABLE, INTERSECTION, "intersections at unexplored hexes")
        self.coast = Sets(layout, "coast_nodes", TABLE, INTERSECTION, "intersections on the coast")
        self.around = Table(hexes_around(topo))  # of each route: the hexes that a ship's tips touch there
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """Routes and coasts are charted anew; ships are counted by the fleet."""
        s.blot(self.traffic, self.traffic + self.topo.n_edges, CLOSED)
        self.dark.clear(s, EVERYONE)
        self.coast.clear(s, EVERYONE)
        self.chart(s)
        return ""

    @door(HEX)
    def is_sea(self, s: State, h: int) -> bool:
        return h != NO_HEX and s.at[self.terrain.kind + h] >= SEA

    @door(HEX)
    def is_dark(self, s: State, h: int) -> bool:
        return h != NO_HEX and s.at[self.terrain.kind + h] == UNEXPLORED

    @door()
    def chart(self, s: State) -> None:
        """Everything anew."""
        for edge in range(self.topo.n_edges):
            self.chart_side(s, edge)
        for node in range(self.topo.n_nodes):
            self.chart_corner(s, node)

    def chart_around(self, s: State, h: int) -> None:
        """The sides and corners of a hex that was turned up."""
        for k in range(6):
            self.chart_side(s, self.topo.hex_edges.at[h][k])
            self.chart_corner(s, self.topo.hex_nodes.at[h][k])

    def chart_side(self, s: State, edge: int) -> None:
        """A route is a side of a sea hex, or a side of any known hex at the frame.  (E-30, ruling 7)"""
        one = self.topo.edge_hexes.at[edge][0]
        two = self.topo.edge_hexes.at[edge][1]
        if s.at[self.traffic + edge] != CLOSED:
            return
        if self.is_sea(s, one) or self.is_sea(s, two) or (two == NO_HEX and not self.is_dark(s, one)):
            s.at[self.traffic + edge] = 0

    @door(PATH)
    def is_route(self, s: State, edge: int) -> bool:
        """May ships go along this edge?"""
        return s.at[self.traffic + edge] != CLOSED

    def chart_corner(self, s: State, node: int) -> None:
        """A corner is on the coast if it touches the sea or the frame.  (Ruling 22)"""
        self.dark.remove(s, EVERYONE, node)
        for k in range(3):
            h = self.topo.node_hexes.at[node][k]
            if self.is_dark(s, h):
                self.dark.add(s, EVERYONE, node)
            elif h == NO_HEX or self.is_sea(s, h):
                self.coast.add(s, EVERYONE, node)

    @door(PATH)
    def new_hex(self, s: State, route: int) -> int:
        """The unexplored hex that a ship's tips touch on this route, if there is one.  (E-46)"""
        if self.is_lit(s, route):
            return NO_HEX
        for k in range(4):
            if self.is_dark(s, self.around.at[route][k]):
                return self.around.at[route][k]
        return NO_HEX

    def is_lit(self, s: State, route: int) -> bool:
        """Is everything explored at the tips of a ship on this route?"""
        for k in range(2):
            if self.dark.has(s, EVERYONE, self.topo.edge_nodes.at[route][k]):
                return False
        return True

    def touches(self, route: int, h: int) -> bool:
        """Does a ship on this route touch a corner of the hex?"""
        for k in range(4):
            if self.around.at[route][k] == h:
                return True
        return False


def hexes_around(topo: Topology) -> list[list[int]]:
    """Of each edge, the hexes at its two ends."""
    ends = [topo.edge_nodes[edge] for edge in range(topo.n_edges)]
    return [sorted({h for node in pair for h in topo.node_hexes[node]}) for pair in ends]
