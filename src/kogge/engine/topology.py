"""Who touches whom on a board of hexes: tables, computed once and never changed."""

from collections.abc import Sequence
from math import sqrt

from kogge.engine.tables import Row, Table

Cell = tuple[int, int]  # a hex by its axial coordinates: q to the east, r to the south-east

AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from the north-west


class Topology:
    """Numbered hexes, nodes (intersections) and edges (paths) of a board of pointy-topped hexes.

    A node is where three cells meet and an edge where two do. Cells off the board count, which
    is why coast, frame and sea need no special case. Hexes keep the order in which they are
    given, nodes are numbered from top to bottom and left to right, edges by their two nodes.
    """

    def __init__(self, hexes: Sequence[Cell]) -> None:
        rings = [corners(cell) for cell in hexes]
        nodes = sorted({node for ring in rings for node in ring}, key=reading_order)
        number = {node: n for n, node in enumerate(nodes)}
        hex_nodes = [[number[node] for node in ring] for ring in rings]
        pairs = sorted({side(ring, k) for ring in hex_nodes for k in range(6)})
        edge_number = {pair: e for e, pair in enumerate(pairs)}
        node_edges: list[list[int]] = [[] for _ in nodes]
        node_nodes: list[list[int]] = [[] for _ in nodes]
        node_hexes: list[list[int]] = [[] for _ in nodes]
        edge_hexes: list[list[int]] = [[] for _ in pairs]
        for e, (a, b) in enumerate(pairs):
            node_edges[a].append(e)
            node_edges[b].append(e)
            node_nodes[a].append(b)
            node_nodes[b].append(a)
        for h, ring in enumerate(hex_nodes):
            for k, n in enumerate(ring):
                node_hexes[n].append(h)
                edge_hexes[edge_number[side(ring, k)]].append(h)
        self.n_hexes = len(hexes)
        self.n_nodes = len(nodes)
        self.n_edges = len(pairs)
        self.cells: list[Cell] = list(hexes)
        self.places: list[tuple[float, float]] = [place(node) for node in nodes]
        self.degree = Row([len(edges) for edges in node_edges])
        self.hex_nodes = Table(hex_nodes)
        self.hex_edges = Table([[edge_number[side(ring, k)] for k in range(6)] for ring in hex_nodes])
        self.edge_nodes = Table(pairs)
        self.edge_hexes = Table(edge_hexes)
        self.node_edges = Table(node_edges)
        self.node_nodes = Table(node_nodes)
        self.node_hexes = Table(node_hexes)
        self.edge_edges = Table([sorted({*node_edges[a], *node_edges[b]} - {k}) for k, (a, b) in enumerate(pairs)])
        self.hex_hexes = Table([around(h, ring, edge_number, edge_hexes) for h, ring in enumerate(hex_nodes)])

    def edge_between(self, a: int, b: int) -> int | None:
        """The edge that joins two nodes, if there is one."""
        if not (0 <= a < self.n_nodes and 0 <= b < self.n_nodes):
            return None
        for e, n in zip(self.node_edges[a], self.node_nodes[a], strict=True):
            if n == b:
                return e
        return None

    def center(self, h: int) -> tuple[float, float]:
        """Where a hex is drawn: hexes have sides of length 1, y grows downwards."""
        q, r = self.cells[h]
        return sqrt(3) * (q + r / 2), 1.5 * r


def corners(cell: Cell) -> list[tuple[Cell, ...]]:
    """The six nodes of a hex, clockwise from its top, each as the three cells that meet there."""
    q, r = cell
    ring = [(q + dq, r + dr) for dq, dr in AROUND]
    return [tuple(sorted((cell, ring[k], ring[(k + 1) % 6]))) for k in range(6)]


def side(ring: Sequence[int], k: int) -> tuple[int, int]:
    """The side of a hex that follows corner ``k``, as its two nodes."""
    a, b = ring[k], ring[(k + 1) % 6]
    return (a, b) if a < b else (b, a)


def around(
    h: int, ring: Sequence[int], edge_number: dict[tuple[int, int], int], edge_hexes: Sequence[Sequence[int]]
) -> list[int]:
    """The hexes beside a hex, clockwise."""
    return [other for k in range(6) for other in edge_hexes[edge_number[side(ring, k)]] if other != h]


def reading_order(node: tuple[Cell, ...]) -> tuple[int, int]:
    """Sorts nodes from top to bottom, then from left to right."""
    return sum(r for _, r in node), sum(2 * q + r for q, r in node)


def place(node: tuple[Cell, ...]) -> tuple[float, float]:
    """Where a node is drawn: in the middle of its three cells."""
    down, across = reading_order(node)
    return sqrt(3) * across / 6, down / 2
