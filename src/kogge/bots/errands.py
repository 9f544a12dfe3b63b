"""What a ship can be sent out for."""

from collections.abc import Mapping
from typing import NamedTuple

from kogge.bots.atlas import Atlas
from kogge.bots.holds import holds

Worths = tuple[float, ...]  # in points, of each load; 0 if a ship with such a load can't do it


class Errand(NamedTuple):
    """Something to be done by a ship on one of the ``goals``, and its worth.

    ``act`` and ``place`` say what is done there, and ``beyond`` how many steps more it takes until
    the worth is real: freight is worth nothing before it is delivered. ``ships`` may share it.
    """

    act: str
    place: int
    goals: tuple[int, ...]
    worth: Worths
    beyond: int = 0
    ships: int = 1


def with_loads(atlas: Atlas, worth: Mapping[str, float]) -> Worths:
    """The worths of the loads that are named; the others can't do it."""
    return tuple([worth.get(load, 0.0) for load in holds(atlas).loads])


def with_pieces(atlas: Atlas, piece: str, worth: Mapping[int, float]) -> Worths:
    """The worths by how many pieces of a kind are aboard."""
    aboard = holds(atlas).count[piece]
    return tuple([worth.get(n, 0.0) if n else 0.0 for n in aboard])
