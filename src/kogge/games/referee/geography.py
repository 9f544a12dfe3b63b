"""Who touches whom on a board, in sets."""

from functools import lru_cache

from kogge.engine.topology import Topology


class Geography:
    """Hexes, intersections and paths with their neighbours."""

    def __init__(self, topo: Topology) -> None:
        self.hexes = range(topo.n_hexes)
        self.nodes = range(topo.n_nodes)
        self.edges = range(topo.n_edges)
        self.ends = [frozenset(topo.edge_nodes[edge]) for edge in self.edges]
        self.beside = [frozenset(topo.edge_hexes[edge]) for edge in self.edges]  # the hexes on both sides
        self.around = [frozenset(topo.node_hexes[node]) for node in self.nodes]  # the hexes that meet there
        self.corners = [frozenset(topo.hex_nodes[h]) for h in self.hexes]
        self.meeting = [frozenset(edge for edge in self.edges if node in self.ends[edge]) for node in self.nodes]
        self.next_nodes = [
            frozenset(other for edge in self.meeting[node] for other in self.ends[edge]) - {node} for node in self.nodes
        ]
        self.next_edges = [
            frozenset(other for node in self.ends[edge] for other in self.meeting[node]) - {edge} for edge in self.edges
        ]
        self.touched = [frozenset(h for node in self.ends[edge] for h in self.around[node]) for edge in self.edges]
        self.rows = [r for _, r in topo.cells]
        self.places = [topo.center(h) for h in self.hexes]
        self.heights = [y for _, y in topo.places]

    def is_framed(self, edge: int) -> bool:
        """Is the frame on one side of this path?"""
        return len(self.beside[edge]) < 2

    def at_frame(self, node: int) -> bool:
        """Does this intersection touch the frame?"""
        return len(self.around[node]) < 3

    def western(self, hexes: set[int]) -> int:
        """The hex farthest in the west."""
        return min(hexes, key=lambda h: self.places[h])

    def eastern(self, hexes: set[int]) -> int:
        """The hex farthest in the east."""
        return max(hexes, key=lambda h: self.places[h])


@lru_cache(maxsize=32)
def geography(topo: Topology) -> Geography:
    """The neighbours on a board, worked out once."""
    return Geography(topo)
