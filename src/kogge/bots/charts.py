"""The sea as far as it is known: which routes there are, and how far it is from one to another."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kogge.bots.atlas import Atlas
from kogge.modules.terrain import NO_HEX, SEA, UNEXPLORED

UNREACHABLE = 1000  # steps


class SeaChart:
    """The routes of one state of discovery.  A voyage ends where it touches an unexplored hex.

    Routes along the ``avoided`` hex, where a pirate asks for tribute, are left out.
    """

    def __init__(self, atlas: Atlas, terrain: Sequence[int], avoided: int) -> None:
        self.atlas = atlas
        self.terrain = terrain
        around = [{h for node in pair for h in atlas.node_hexes[node]} for pair in atlas.edge_nodes]
        self.is_route = [avoided not in hexes and self.leads(hexes) for hexes in atlas.edge_hexes]
        self.dark = [next((h for h in sorted(hexes) if terrain[h] == UNEXPLORED), NO_HEX) for hexes in around]
        self.beside: list[list[int]] = [[] for _ in terrain]  # of each hex: the routes on which ships touch it
        for route, hexes in enumerate(around):
            if self.is_route[route]:
                for h in hexes:
                    self.beside[h].append(route)
        self.moorings = [[e for e in edges if self.is_route[e]] for edges in atlas.node_edges]
        self.unexplored = [h for h, kind in enumerate(terrain) if kind == UNEXPLORED and self.beside[h]]
        self.onward = [
            [] if self.dark[route] != NO_HEX else [e for e in edges if self.is_route[e]]
            for route, edges in enumerate(atlas.edge_edges)
        ]
        self.found: dict[int, list[int]] = {}

    def leads(self, hexes: Sequence[int]) -> bool:
        """Is a side of these hexes a route: by the sea, or between a known hex and the frame?"""
        if len(hexes) == 1 and self.terrain[hexes[0]] != UNEXPLORED:
            return True
        return any(self.terrain[h] >= SEA for h in hexes)

    def is_coast(self, node: int) -> bool:
        """Does the node touch the sea or the frame?"""
        hexes = self.atlas.node_hexes[node]
        return len(hexes) < 3 or any(self.terrain[h] >= SEA for h in hexes)

    def distances(self, route: int) -> list[int]:
        """How many steps it is from here to each route."""
        found = self.found.get(route)
        if found is None:
            found = self.found[route] = self.measured([*self.onward[route]] or self.escape(route), route)
        return found

    def escape(self, route: int) -> list[int]:
        """The steps from a route where voyages end: whoever is there may leave it."""
        return [e for e in self.atlas.edge_edges[route] if self.is_route[e]]

    def measured(self, first: list[int], route: int) -> list[int]:
        """Steps outwards, a ring at a time."""
        steps = [UNREACHABLE] * len(self.is_route)
        steps[route] = 0
        ring = first
        distance = 0
        while ring:
            distance += 1
            beyond: list[int] = []
            for e in ring:
                if steps[e] > distance:
                    steps[e] = distance
                    beyond += self.onward[e]
            ring = [e for e in beyond if steps[e] == UNREACHABLE]
        return steps

    def apart(self, some: Iterable[int], others: Iterable[int]) -> int:
        """The steps from the nearest of some routes to the nearest of others."""
        goals = list(others)
        return min([nearest(self.distances(route), goals) for route in some], default=UNREACHABLE)


def nearest(steps: Sequence[int], goals: Iterable[int]) -> int:
    """The fewest steps to any of the goals."""
    return min([steps[goal] for goal in goals], default=UNREACHABLE)


@lru_cache(maxsize=64)
def chart(atlas: Atlas, terrain: tuple[int, ...], avoided: int = NO_HEX) -> SeaChart:
    """The chart of a state of discovery; the same hexes give the same object."""
    return SeaChart(atlas, terrain, avoided)
