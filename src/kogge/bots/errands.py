"""What a ship can be sent out for."""

from collections.abc import Mapping
from typing import NamedTuple

from kogge.games.isles.cargo import CONTENTS, LOAD_KINDS

Worths = tuple[float, ...]  # in points, of each load; 0 if a ship with such a load can't do it


class Errand(NamedTuple):
    """Something to be done by a ship on one of the ``goals``, and its worth.

    ``act`` and ``place`` say what is done there, and ``beyond`` how many steps more it takes until
    the worth is real: fish are worth nothing before they are delivered. ``ships`` may share it.
    """

    act: str
    place: int
    goals: tuple[int, ...]
    worth: Worths
    beyond: int = 0
    ships: int = 1


def with_loads(worth: Mapping[int, float]) -> Worths:
    """The worths of the loads that are named; the others can't do it."""
    return tuple([worth.get(load, 0.0) for load in range(LOAD_KINDS)])


def with_pieces(piece: int, worth: Mapping[int, float]) -> Worths:
    """The worths by how many pieces of a kind are aboard."""
    return tuple([worth.get(contents[piece], 0.0) if contents[piece] else 0.0 for contents in CONTENTS])


def loads_after(load: int, basin: int) -> list[int]:
    """The loads that a ship can have after it met a basin, other than the one it has."""
    return LOADS_AFTER[load][basin]


def mixed(load: int, basin: int) -> list[int]:
    both = [a + b for a, b in zip(CONTENTS[load], CONTENTS[basin], strict=True)]
    rests = [tuple([n - taken for n, taken in zip(both, contents, strict=True)]) for contents in CONTENTS]
    return [after for after, rest in enumerate(rests) if after != load and rest in CONTENTS]


LOADS_AFTER = [[mixed(load, basin) for basin in range(LOAD_KINDS)] for load in range(LOAD_KINDS)]
