"""Where somebody may lay roads and settle, as far as the hexes allow it."""

from collections.abc import Sequence
from functools import lru_cache

from kogge.bots.atlas import Atlas
from kogge.modules.terrain import UNEXPLORED


class SeatGround:
    """The paths and intersections that have land beside them and no hex that is closed to one seat."""

    def __init__(self, atlas: Atlas, terrain: Sequence[int], closed: Sequence[int]) -> None:
        is_land = [kind < UNEXPLORED for kind in terrain]
        shut = set(closed)
        self.paths = [any(is_land[h] for h in hexes) and shut.isdisjoint(hexes) for hexes in atlas.edge_hexes]
        self.sites = [any(is_land[h] for h in hexes) and shut.isdisjoint(hexes) for hexes in atlas.node_hexes]


@lru_cache(maxsize=256)
def ground(atlas: Atlas, terrain: tuple[int, ...], closed: tuple[int, ...]) -> SeatGround:
    """The ground of a seat to which these hexes are closed; the same hexes give the same object."""
    return SeatGround(atlas, terrain, closed)
