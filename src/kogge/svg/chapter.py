"""What a chapter of the rules adds to pictures besides what it looks like."""

from collections.abc import Callable
from dataclasses import dataclass

from kogge.svg.elements import Point
from kogge.svg.sheet import Sheet


@dataclass(frozen=True)
class Layer:
    """A part of the picture, and the fields without which it does not appear."""

    needs: tuple[str, ...]
    paint: Callable[[Sheet], str]


@dataclass(frozen=True)
class Gain:
    """Something that a seat has got for good and that is shown on its card: in words, and drawn at a place."""

    told: str
    paint: Callable[[Point], str]


def none_found(_: Sheet, _hex: int) -> list[str]:
    return []


def none_gained(_: Sheet, _seat: int) -> list[Gain]:
    return []


@dataclass(frozen=True)
class Chapter:
    """Layers that lie on the hexes, below the crews; what is said of a hex, and what a seat has gained."""

    rules: str  # the first of the chapter's
    layers: tuple[Layer, ...]
    found: Callable[[Sheet, int], list[str]] = none_found
    gained: Callable[[Sheet, int], list[Gain]] = none_gained
