"""Land, sea and what nobody has seen yet: what the hexes that lie face up make of a board."""

from functools import cached_property

from kogge.games.referee.geography import geography
from kogge.games.referee.table import RefereeTable

PRODUCING = range(5)  # terrains that yield the resource of the same number
DESERT, GOLD_RIVER, SPICE, UNEXPLORED, SEA, SHOAL, COUNCIL = range(5, 12)
LAND = range(UNEXPLORED)
WATER = (SEA, SHOAL, COUNCIL)
NORTH, SOUTH = 0, 1  # the unexplored regions


class RefereeChart:
    """What lies where, for the whole board and for each player."""

    def __init__(self, table: RefereeTable) -> None:
        self.table = table
        self.where = geography(table.topo)
        self.terrain = table.column("terrain")

    def of_kind(self, *kinds: int) -> set[int]:
        return {h for h, kind in enumerate(self.terrain) if kind in kinds}

    @cached_property
    def land(self) -> set[int]:
        return self.of_kind(*LAND)

    @cached_property
    def dark(self) -> set[int]:
        return self.of_kind(UNEXPLORED)

    @cached_property
    def sea(self) -> set[int]:
        return self.of_kind(*WATER)

    @cached_property
    def routes(self) -> set[int]:
        """Sea routes: the sides of sea hexes, and those of known hexes at the frame.  (E-30, ruling 7)"""
        where = self.where
        at_sea = {edge for edge in where.edges if where.beside[edge] & self.sea}
        return at_sea | {edge for edge in where.edges if where.is_framed(edge) and not where.beside[edge] & self.dark}

    @cached_property
    def dark_nodes(self) -> set[int]:
        return {node for node in self.where.nodes if self.where.around[node] & self.dark}

    @cached_property
    def coast(self) -> set[int]:
        """Where an intersection touches the sea or the frame.  (Ruling 22)"""
        where = self.where
        return {node for node in where.nodes if where.around[node] & self.sea or where.at_frame(node)}

    @cached_property
    def island(self) -> set[int]:
        """The land that is known from the beginning."""
        return self.table.beginning().once(RefereeChart).land

    @cached_property
    def regions(self) -> tuple[set[int], set[int]]:
        """The hexes that nobody knew in the beginning, in the north and in the south of the middle row."""
        once = self.table.beginning().once(RefereeChart).dark
        north = {h for h in once if self.where.rows[h] < 0}
        return north, once - north

    def region(self, h: int) -> int:
        return SOUTH if h in self.regions[SOUTH] else NORTH

    @cached_property
    def lairs(self) -> set[int]:
        """Gold rivers whose number is not turned up yet.  (E-71, E-76)"""
        return {h for h in self.of_kind(GOLD_RIVER) if not self.table.column("number")[h]}

    @cached_property
    def council(self) -> set[int]:
        """The hex of the Council of Catan, where there is one."""
        return self.of_kind(COUNCIL)

    @cached_property
    def circled(self) -> set[int]:
        """Corners of the island at a sea that is not the frame's.  (E-12)"""
        once = self.table.beginning().once(RefereeChart)
        where, sea = self.where, once.sea - {self.frame_sea}
        return {node for node in where.nodes if where.around[node] & once.land and where.around[node] & sea}

    @cached_property
    def frame_sea(self) -> int:
        """The sea hex printed on the frame: the last one of the middle row.  (E-50)"""
        return self.where.eastern({h for h in self.where.hexes if self.where.rows[h] == 0})

    @cached_property
    def pirate_waters(self) -> set[int]:
        """Known sea that is neither the frame's nor touches the island.  (E-50)"""
        ashore = {node for h in self.island for node in self.where.corners[h]}
        return {h for h in self.sea - {self.frame_sea} if not self.where.corners[h] & ashore}

    @cached_property
    def ports(self) -> set[int]:
        """The northern and the southern corner of the Council.  (E-80)"""
        heights = self.where.heights
        corners = [sorted(self.where.corners[h], key=lambda node: heights[node]) for h in self.council]
        return {node for ordered in corners for node in (ordered[0], ordered[-1])}
