"""Wild values, the same for the same seed, and what may come of them."""

from collections.abc import Sequence
from typing import TypeVar

import kogge

One = TypeVar("One")

CLEAN = (kogge.Refused, ValueError, TypeError, IndexError, OverflowError)  # how what can't be may be refused
EDGES = (-(2**31), -(10**9), -100, -2, -1, 0, 1, 2, 7, 99, 10**6, 10**8, 2**30, 2**31 - 1)  # what a cell can just hold


class Sly(int):
    """A number that is larger and smaller than all others, by its own word."""

    __hash__ = int.__hash__

    def __le__(self, _: object) -> bool:
        return True

    __lt__ = __ge__ = __gt__ = __eq__ = __le__


class Chaos:
    """Choices of all kinds, drawn from one seed."""

    def __init__(self, seed: int) -> None:
        self.luck = kogge.Random(seed)

    def below(self, n: int) -> int:
        return self.luck.number(n)

    def one_in(self, n: int) -> bool:
        return self.luck.number(n) == 0

    def one_of(self, things: Sequence[One]) -> One:
        return things[self.luck.number(len(things))]
