"""The island of the base game: nineteen hexes, thirty sides of coast, six frame pieces."""

from kogge.engine.topology import AROUND, Cell, Topology
from kogge.modules.resources import RESOURCES
from kogge.modules.terrain import DESERT, GENERIC, TERRAINS

HEXES: list[Cell] = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if -2 <= q + r <= 2]
LANDS = TERRAINS[: DESERT + 1]
SUPPLY = (4, 3, 4, 4, 3, 1)  # hexes of each terrain  (B-01)
TOKENS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)  # by letter, A to R  (B-05)

# Of each frame piece the sides, counted clockwise from its left end, that have a harbour.  (B-06)
FRAME = (
    (0, GENERIC, 3, RESOURCES.index("grain")),
    (2, RESOURCES.index("ore")),
    (0, GENERIC, 3, RESOURCES.index("wool")),
    (2, GENERIC),
    (0, GENERIC, 3, RESOURCES.index("brick")),
    (2, RESOURCES.index("wood")),
)

EAST_FIRST = AROUND[2:] + AROUND[:2]


def ring(radius: int, corner: int) -> list[Cell]:
    """The hexes at a distance from the middle, counter-clockwise from a corner."""
    directions = [EAST_FIRST[(corner - k) % 6] for k in range(6)]
    q, r = radius * directions[0][0], radius * directions[0][1]
    walked = []
    for k in range(6):
        dq, dr = directions[(k + 2) % 6]
        for _ in range(radius):
            walked.append((q, r))
            q, r = q + dq, r + dr
    return walked


def spirals() -> list[list[int]]:
    """From each corner counter-clockwise to the middle, as hex numbers.  (B-10)"""
    return [[HEXES.index(cell) for cell in [*ring(2, corner), *ring(1, corner), (0, 0)]] for corner in range(6)]


def coast(topo: Topology) -> list[int]:
    """The paths along the sea, clockwise from the north-west side of the top left hex."""
    sides = [edge for edge in range(topo.n_edges) if len(topo.edge_hexes[edge]) == 1]
    edge, node = topo.hex_edges[0][5], topo.hex_nodes[0][0]
    walked = [edge]
    while len(walked) < len(sides):
        edge = next(e for e in topo.node_edges[node] if e in sides and e != edge)
        node = next(n for n in topo.edge_nodes[edge] if n != node)
        walked.append(edge)
    return walked
