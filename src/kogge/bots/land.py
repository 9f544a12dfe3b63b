"""What the hexes are worth to somebody who settles beside them."""

from collections.abc import Sequence
from functools import lru_cache

from kogge.bots.atlas import Atlas
from kogge.modules.dice import WAYS
from kogge.modules.terrain import GOLD_RIVER

VARIETY = 2.0  # the larger, the more a resource counts that one has little of
SPECIAL = 0.2  # worth of a 2:1 harbour for each pip of its resource
GENERIC = 0.08  # worth of a 3:1 harbour for each pip of any
GOLD = 1.0  # worth of a pip of a gold river


class Landscape:
    """The terrain, numbers and harbours of one board.

    The measure of all is the pip, one of the 36 ways in which two dice fall.
    """

    def __init__(self, atlas: Atlas, terrain: Sequence[int], number: Sequence[int], harbor: Sequence[int]) -> None:
        kinds = atlas.kinds
        self.kinds = kinds
        self.harbor = harbor
        self.pips = [WAYS[n] if kind < kinds else 0 for kind, n in zip(terrain, number, strict=True)]
        self.terrain = terrain
        total = [0] * kinds
        for kind, pips in zip(terrain, self.pips, strict=True):
            if pips:
                total[kind] += pips
        mean = sum(total) / kinds if kinds else 0.0
        # What is scarce on this board is worth more, within reason.
        self.weight = [min(1.3, max(0.8, mean / pips)) if pips else 1.0 for pips in total]
        self.yields = [[(terrain[h], self.pips[h]) for h in hexes if self.pips[h]] for hexes in atlas.node_hexes]
        self.numbers = [[number[h] for h in hexes if self.pips[h]] for hexes in atlas.node_hexes]
        rivers = [WAYS[n] if kind == GOLD_RIVER else 0 for kind, n in zip(terrain, number, strict=True)]
        self.gold = [sum([rivers[h] for h in hexes]) for hexes in atlas.node_hexes]
        self.node_pips = [sum(pips * self.weight[r] for r, pips in found) for found in self.yields]

    def worth(self, node: int, have: Sequence[int]) -> float:
        """The worth of a settlement on a node to a player whose homes have these pips of each resource."""
        worth = GOLD * self.gold[node]
        after = list(have)
        for r, pips in self.yields[node]:
            worth += pips * self.weight[r] * (1 + VARIETY / (3 + after[r]))
            after[r] += pips
        harbor = self.harbor[node]
        if harbor >= self.kinds:
            worth += GENERIC * sum(after)
        elif harbor >= 0:
            worth += SPECIAL * after[harbor]
        return worth


@lru_cache(maxsize=256)
def land(atlas: Atlas, terrain: tuple[int, ...], number: tuple[int, ...], harbor: tuple[int, ...]) -> Landscape:
    """The land of a board; the same board gives the same object."""
    return Landscape(atlas, terrain, number, harbor)
