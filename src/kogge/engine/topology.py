"""Who touches whom on a board of hexes: tables, computed once and never changed."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from kogge.engine.tables import Row, Table

Cell = tuple[int, int]  # a hex by its axial coordinates: q to the east, r to the south-east
Node = tuple[Cell, ...]  # a node by the three cells that meet there

NOWHERE = -1  # the place of what is not on the board
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from the north-west


class Topology:
    """Numbered hexes, nodes (intersections) and edges (paths) of a board of pointy-topped hexes.

    A node is where three cells meet and an edge where two do. Cells off the board count, which
    is why coast, frame and sea need no special case. Hexes keep the order in which they are
    given, nodes are numbered from top to bottom and left to right, edges by their two nodes.

    Without a list of paths every side of every hex is one. With a list those are the only ones, also between cells
    that are no hexes of the board; then a hex has only the nodes and edges that exist.
    """

    def __init__(self, hexes: Sequence[Cell], paths: Sequence[tuple[Node, Node]] | None = None) -> None:
        twice = [cell for cell, times in Counter(hexes).items() if times > 1]
        if twice:
            raise ValueError(f"a board has each hex once, and {twice[0]} is there twice")
        rings = [corners(cell) for cell in hexes]
        if paths is None:
            paths = [(ring[k - 1], ring[k]) for ring in rings for k in range(6)]
        nodes = sorted({node for path in paths for node in path}, key=reading_order)
        number = {node: n for n, node in enumerate(nodes)}
        pairs = sorted({pair(number[a], number[b]) for a, b in paths})
        edge_number = {ends: e for e, ends in enumerate(pairs)}
        hex_nodes = [[number[node] for node in ring if node in number] for ring in rings]
        hex_edges = [sides(ring, number, edge_number) for ring in rings]
        node_edges: list[list[int]] = [[] for _ in nodes]
        node_nodes: list[list[int]] = [[] for _ in nodes]
        node_hexes: list[list[int]] = [[] for _ in nodes]
        edge_hexes: list[list[int]] = [[] for _ in pairs]
        for e, (a, b) in enumerate(pairs):
            node_edges[a].append(e)
            node_edges[b].append(e)
            node_nodes[a].append(b)
            node_nodes[b].append(a)
        for h in range(len(hexes)):
            for n in hex_nodes[h]:
                node_hexes[n].append(h)
            for e in hex_edges[h]:
                edge_hexes[e].append(h)
        hex_number = {cell: h for h, cell in enumerate(hexes)}
        self.n_hexes = len(hexes)
        self.n_nodes = len(nodes)
        self.n_edges = len(pairs)
        self.cells: list[Cell] = list(hexes)
        self.places: list[tuple[float, float]] = [place(node) for node in nodes]
        self.degree = Row([len(edges) for edges in node_edges])
        self.hex_nodes = Table(hex_nodes)
        self.hex_edges = Table(hex_edges)
        self.edge_nodes = Table(pairs)
        self.edge_hexes = Table(edge_hexes)
        self.node_edges = Table(node_edges)
        self.node_nodes = Table(node_nodes)
        self.node_hexes = Table(node_hexes)
        self.edge_edges = Table([sorted({*node_edges[a], *node_edges[b]} - {e}) for e, (a, b) in enumerate(pairs)])
        self.hex_hexes = Table([around(cell, hex_number) for cell in hexes])

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


def corners(cell: Cell) -> list[Node]:
    """The six nodes of a hex, clockwise from its top, each as the three cells that meet there."""
    q, r = cell
    ring = [(q + dq, r + dr) for dq, dr in AROUND]
    return [tuple(sorted((cell, ring[k], ring[(k + 1) % 6]))) for k in range(6)]


def pair(a: int, b: int) -> tuple[int, int]:
    """Two nodes, the smaller number first."""
    return (a, b) if a < b else (b, a)


def sides(ring: Sequence[Node], number: dict[Node, int], edge_number: dict[tuple[int, int], int]) -> list[int]:
    """The edges around a hex, clockwise from the one that follows its top."""
    ends = [(ring[k], ring[(k + 1) % 6]) for k in range(6)]
    found = [pair(number[a], number[b]) for a, b in ends if a in number and b in number]
    return [edge_number[side] for side in found if side in edge_number]


def around(cell: Cell, hex_number: dict[Cell, int]) -> list[int]:
    """The hexes beside a hex, clockwise from the north-east."""
    q, r = cell
    beside = [(q + dq, r + dr) for dq, dr in AROUND[1:] + AROUND[:1]]
    return [hex_number[other] for other in beside if other in hex_number]


def reading_order(node: Node) -> tuple[int, int]:
    """Sorts nodes from top to bottom, then from left to right."""
    return sum(r for _, r in node), sum(2 * q + r for q, r in node)


def place(node: Node) -> tuple[float, float]:
    """Where a node is drawn: in the middle of its three cells."""
    down, across = reading_order(node)
    return sqrt(3) * across / 6, down / 2
