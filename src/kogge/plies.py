"""What a game remembers of each action: who did it, what it told, and how it can be taken back."""

from collections.abc import Iterator
from dataclasses import dataclass

from kogge.engine.tidings import Tiding

Faces = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ply:
    """One action, and all before it: copies of a game share their past.

    ``faces`` are those of the dice, where the action is a roll and somebody has drawn them.
    """

    number: int
    action: int
    actor: int
    faces: Faces | None
    told: tuple[Tiding, ...]
    way_back: bytes
    before: "Ply | None"


def backwards(last: Ply | None, until: int = 0) -> Iterator[Ply]:
    """The plies from the last one down to that with the number ``until``."""
    while last is not None and last.number >= until:
        yield last
        last = last.before
