"""The ground: where roads and homes may stand."""

from kogge.engine.doors import door
from kogge.engine.fields import HEX, SEAT, YES_NO
from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import NOBODY, State
from kogge.modules.pieces import Pieces
from kogge.modules.terrain import NO_HEX, UNEXPLORED, Terrain

ANYBODY = 0  # a seat, where every other one would do


class Ground:
    """Roads and homes need land beside them and no hex that is closed to their owner.  (E-38, E-71, E-93)

    A hex that nobody has seen is closed to everyone; others are closed by their chapters, to
    everyone or to some. The free paths and sites of each player follow from it.
    """

    def __init__(self, layout: Layout, terrain: Terrain, pieces: Pieces) -> None:
        self.terrain = terrain
        self.topo = terrain.topo
        self.pieces = pieces
        self.players: int = layout.players
        self.closed = layout.field(
            "closed_ground", (HEX, SEAT), YES_NO, seen_by=WORKING, meaning="whether the seat may not build there"
        )
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """What is free is surveyed anew; chapters close what else is closed."""
        s.blot(self.closed, self.closed + self.topo.n_hexes * self.players, 0)
        self.survey(s)
        return ""

    @door()
    def survey(self, s: State) -> None:
        """Everything anew, from the hexes that lie face up: what is closed then is closed to everyone."""
        for h in range(self.topo.n_hexes):
            for p in range(self.players):
                if s.at[self.terrain.kind + h] == UNEXPLORED:
                    s.at[self.closed + h * self.players + p] = 1
        self.pieces.survey(s)
        for path in range(self.topo.n_edges):
            if not self.may_hold_road(s, ANYBODY, path):
                self.pieces.take_path(s, path)
        for node in range(self.topo.n_nodes):
            if not self.may_hold_home(s, ANYBODY, node):
                for p in range(self.players):
                    self.pieces.sites.remove(s, p, node)

    def close(self, s: State, h: int) -> None:
        """The hex is closed to everyone."""
        for p in range(self.players):
            s.at[self.closed + h * self.players + p] = 1
            self.survey_around(s, p, h)

    @door(SEAT, HEX)
    def open(self, s: State, p: int, h: int) -> None:
        """The hex is open to player ``p``."""
        s.at[self.closed + h * self.players + p] = 0
        self.survey_around(s, p, h)

    def open_to_all(self, s: State, h: int) -> None:
        for p in range(self.players):
            self.open(s, p, h)

    def survey_around(self, s: State, p: int, h: int) -> None:
        """Which paths and sites of the hex are free to ``p``?"""
        for k in range(6):
            self.survey_path(s, p, self.topo.hex_edges.at[h][k])
            self.survey_site(s, p, self.topo.hex_nodes.at[h][k])

    def survey_path(self, s: State, p: int, path: int) -> None:
        if not self.may_hold_road(s, p, path):
            self.pieces.paths.remove(s, p, path)
        elif s.at[self.pieces.road + path] == NOBODY:
            self.pieces.paths.add(s, p, path)

    def may_hold_road(self, s: State, p: int, path: int) -> bool:
        """Is there land beside the path, and nothing that is closed to ``p``?"""
        land = 0
        for k in range(2):
            h = self.topo.edge_hexes.at[path][k]
            if self.is_closed(s, p, h):
                return False
            if self.is_land(s, h):
                land += 1
        return land > 0

    def survey_site(self, s: State, p: int, node: int) -> None:
        if not self.may_hold_home(s, p, node):
            self.pieces.sites.remove(s, p, node)
        elif self.pieces.is_apart(s, node):
            self.pieces.sites.add(s, p, node)

    def may_hold_home(self, s: State, p: int, node: int) -> bool:
        """Is there land around the intersection, and nothing that is closed to ``p``?"""
        land = 0
        for k in range(3):
            h = self.topo.node_hexes.at[node][k]
            if self.is_closed(s, p, h):
                return False
            if self.is_land(s, h):
                land += 1
        return land > 0

    def is_land(self, s: State, h: int) -> bool:
        return h != NO_HEX and s.at[self.terrain.kind + h] < UNEXPLORED

    def is_closed(self, s: State, p: int, h: int) -> bool:
        return h != NO_HEX and s.at[self.closed + h * self.players + p] != 0
