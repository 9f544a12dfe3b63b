"""What the homes of a player bring, whatever they are called."""

from collections.abc import Sequence
from functools import lru_cache

from kogge.bots.atlas import Atlas
from kogge.bots.land import Landscape

HOMES = ("home", "kontor")  # the fields that say whose home stands on each intersection, by game


class Income:
    """The pips of each resource, those of a greater home as often as it yields, and the numbers that bring cards."""

    def __init__(self, atlas: Atlas, land: Landscape, seat: int, home: Sequence[int], kind: Sequence[int]) -> None:
        self.pips = [0] * land.kinds
        self.numbers: set[int] = set()
        for node, owner in enumerate(home):
            if owner == seat:
                self.numbers.update(land.numbers[node])
                for r, pips in land.yields[node]:
                    self.pips[r] += pips * atlas.yields[kind[node]]


@lru_cache(maxsize=1024)
def income(atlas: Atlas, land: Landscape, seat: int, home: tuple[int, ...], kind: tuple[int, ...]) -> Income:
    """The income of a seat; the same homes on the same land give the same object."""
    return Income(atlas, land, seat, home, kind)
