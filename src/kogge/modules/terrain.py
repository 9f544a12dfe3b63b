"""What lies on the table: terrain, number tokens and harbours."""

from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import NOBODY, State
from kogge.engine.topology import Topology
from kogge.modules.events import HARBOR_LAID, TOKEN_LAID, TOKEN_LIFTED
from kogge.modules.resources import KINDS

DESERT = KINDS  # a terrain below it yields the resource of the same number
GOLD_RIVER = 6
SPICE = 7
UNEXPLORED = 8  # a terrain below it is land
SEA = 9  # and so are those above it
SHOAL = 10
COUNCIL = 11

TERRAINS = (
    *("forest", "hill", "pasture", "field", "mountain", "desert"),
    *("gold_river", "spice", "unexplored", "sea", "shoal", "council"),
)

GENERIC = KINDS  # a harbour below it is special to the resource of the same number
NO_HARBOR = -1
NO_HEX = -1
LARGEST = 12  # number that two dice can show


class Terrain:
    """The board is part of the position: one game plays on all boards.

    The hexes of each number hang in a chain (``rolled``, then ``next`` from hex to hex), so that
    a roll looks at its own hexes only and a token can be moved.
    """

    def __init__(self, layout: Layout, topo: Topology, harbors: bool = True, names: tuple[str, ...] = TERRAINS) -> None:
        self.topo = topo
        self.kind = layout.field("terrain", topo.n_hexes, fill=DESERT)
        layout.values["terrain"] = names
        self.number = layout.field("number", topo.n_hexes)
        self.harbor: int = layout.field("harbor", topo.n_nodes, fill=NO_HARBOR) if harbors else NO_HARBOR
        self.rolled = layout.field("rolled_hex", LARGEST + 1, fill=NO_HEX, seen_by=WORKING)
        self.next = layout.field("next_hex", topo.n_hexes, fill=NO_HEX, seen_by=WORKING)

    def place_token(self, s: State, h: int, number: int) -> None:
        """A number token is laid on a hex that has none."""
        s.at[self.number + h] = number
        s.at[self.next + h] = s.at[self.rolled + number]
        s.at[self.rolled + number] = h
        s.tell(TOKEN_LAID, NOBODY, h, number)

    def take_token(self, s: State, h: int) -> None:
        """The number token of a hex is lifted from it.  (M-65)"""
        number = s.at[self.number + h]
        link = self.rolled + number
        while s.at[link] != h:
            link = self.next + s.at[link]
        s.at[link] = s.at[self.next + h]
        s.at[self.next + h] = NO_HEX
        s.at[self.number + h] = 0
        s.tell(TOKEN_LIFTED, NOBODY, h, number)

    def place_harbor(self, s: State, edge: int, kind: int) -> None:
        """A harbour serves the two intersections of its coast.  (B-06)"""
        s.at[self.harbor + self.topo.edge_nodes.at[edge][0]] = kind
        s.at[self.harbor + self.topo.edge_nodes.at[edge][1]] = kind
        s.tell(HARBOR_LAID, NOBODY, edge, kind)


class Robbed:
    """The hex that the robber blocks.  (B-12, B-26)"""

    def __init__(self, layout: Layout) -> None:
        self.hex = layout.field("robber", fill=NOBODY)
