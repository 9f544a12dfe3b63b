"""The holds of ships and the basins of harbours: what loads there are, and which can become which."""

from functools import lru_cache

from kogge.bots.atlas import Atlas
from kogge.modules.facts import Stowage

NOTHING = "nothing"


class HoldLoads:
    """Loads by name and by number, and the pieces of each."""

    def __init__(self, stowage: Stowage) -> None:
        self.ships = stowage.ships  # of a player: the basins count on from them
        self.loads = stowage.loads
        self.pieces = stowage.pieces
        self.contents = stowage.contents
        self.number = {load: n for n, load in enumerate(stowage.loads)}
        self.count = {
            piece: tuple([row[k] for row in stowage.contents]) for k, piece in enumerate(stowage.pieces)
        }  # of a piece, in each load
        every = range(len(stowage.loads))
        self.after = [[self.mixed(load, basin) for basin in every] for load in every]

    def with_room(self, piece: str) -> list[str]:
        """The loads beside which one more piece of a kind finds room."""
        more = [int(name == piece) for name in self.pieces]
        full = [tuple([n + one for n, one in zip(row, more, strict=True)]) for row in self.contents]
        return [load for load, after in zip(self.loads, full, strict=True) if after in self.contents]

    def mixed(self, load: int, basin: int) -> list[int]:
        """The loads that a ship can have after it met a basin, other than the one it has."""
        both = [a + b for a, b in zip(self.contents[load], self.contents[basin], strict=True)]
        rests = [tuple([n - taken for n, taken in zip(both, row, strict=True)]) for row in self.contents]
        return [after for after, rest in enumerate(rests) if after != load and rest in self.contents]

    def has_all(self, load: int, before: int) -> bool:
        """Is everything still aboard that was before?"""
        return all(now >= then for now, then in zip(self.contents[load], self.contents[before], strict=True))


@lru_cache(maxsize=64)
def holds(atlas: Atlas) -> HoldLoads:
    """The holds of a game that has some; the same atlas gives the same object."""
    assert atlas.facts.stowage is not None
    return HoldLoads(atlas.facts.stowage)
