"""A position: one row of cells and three numbers.

Interpreted twin of ``state.pyx``.
"""

from array import array

from kogge.engine.tidings import Tiding

CHANCE = -1
NOBODY = -1
UNKNOWN = -99  # in a redacted position: this cell is a secret
OVER = 0  # the step at which every game ends

MOST_CELLS = 1_000_000  # of a position; games have a few thousand

_HEAD = ("step", "to_act", "turn_of")
_RUN = 64  # cells that are compared at once


class State:
    """What changes while a game is played.  Which cell means what is the ``Layout``'s to say."""

    __hash__ = None  # type: ignore[assignment]  # a position changes; its ``key()`` is what to hash

    def __init__(self, size: int) -> None:
        if not 0 <= size <= MOST_CELLS:
            raise ValueError(f"a position has 0 to {MOST_CELLS} cells, not {size}")
        self.at = [0] * size
        self.size = size
        self.step: int = OVER
        self.to_act: int = CHANCE
        self.turn_of = 0
        self.checked_by = 0  # the number of the rules that have looked at every cell since Python set one
        self.heard = False  # does anybody listen?  No part of the position: copies, keys and pickles have it not
        self._told: list[Tiding] = []

    def copy(self) -> "State":
        """A twin that shares nothing with this position."""
        twin = State(self.size)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "State") -> None:
        """Become equal to ``other``, a position of the same game."""
        if other.size != self.size:
            raise ValueError("positions of different games can't be copied into each other")
        self.step = other.step
        self.to_act = other.to_act
        self.turn_of = other.turn_of
        self.at[:] = other.at
        self.checked_by = other.checked_by

    def key(self) -> bytes:
        """The whole position as bytes: equal positions have equal keys."""
        return array("i", [self.step, self.to_act, self.turn_of, *self.at]).tobytes()

    def listen(self) -> None:
        """From now on keep what acts tell; no copy does."""
        self.heard = True

    def tell(self, kind: int, seat: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Something has happened: of which kind, whose doing, and what else the kind says.  Kept if one listens."""
        if self.heard:
            self._told.append((kind, seat, a, b, c))

    def told(self) -> tuple[Tiding, ...]:
        """What was told since the last time that this was asked."""
        rows = tuple(self._told)
        self._told.clear()
        return rows

    def way_back(self, before: "State") -> bytes:
        """What ``go_back`` needs to make this position what it was ``before``: few numbers, if little has changed."""
        if before.size != self.size:
            raise ValueError("positions of different games have no way from one to the other")
        way = array("i", (before.step, before.to_act, before.turn_of))
        for start in range(0, self.size, _RUN):
            here, there = self.at[start : start + _RUN], before.at[start : start + _RUN]
            if here != there:  # runs are compared without the interpreter, and most have not changed
                for cell, (now, then) in enumerate(zip(here, there, strict=True), start):
                    if now != then:
                        way.extend((cell, then))
        return way.tobytes()

    def go_back(self, way: bytes) -> None:
        """Become the position from which ``way_back`` tells the way."""
        numbers = numbers_of(way)
        if len(numbers) % 2 == 0 or not all(0 <= cell < self.size for cell in numbers[3::2]):
            raise ValueError("this is no way back to a position of this game")
        self.step, self.to_act, self.turn_of = numbers[:3]
        for i in range(3, len(numbers), 2):
            self[numbers[i]] = numbers[i + 1]

    def raise_failure(self) -> None:
        """Raise what an open act has raised in this position; interpreted, that has happened already."""

    def blot(self, start: int, stop: int, value: int) -> None:
        """Overwrite the cells from ``start`` up to ``stop``."""
        if not 0 <= start <= stop <= self.size:
            raise IndexError(f"{start}:{stop}")
        self.at[start:stop] = [value] * (stop - start)
        self.checked_by = 0

    def cells(self, start: int, stop: int) -> list[int]:
        """The cells from ``start`` up to ``stop``."""
        if not 0 <= start <= stop <= self.size:
            raise IndexError(f"{start}:{stop}")
        return self.at[start:stop]

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, cell: int) -> int:
        if not 0 <= cell < self.size:
            raise IndexError(cell)
        return self.at[cell]

    def __setitem__(self, cell: int, value: int) -> None:
        if not 0 <= cell < self.size:
            raise IndexError(cell)
        self.at[cell] = value
        self.checked_by = 0

    def __setattr__(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)
        if name in _HEAD:
            object.__setattr__(self, "checked_by", 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.key(),)


def numbers_of(told: bytes) -> "array[int]":
    """The numbers of a key or of a way back, of which the first three are those that are no cells."""
    numbers = array("i")
    if len(told) % numbers.itemsize or len(told) < 3 * numbers.itemsize:
        raise ValueError(f"no position is told by {len(told)} bytes")
    numbers.frombytes(told)
    return numbers


def restored(key: bytes) -> State:
    """The position whose ``key`` this is."""
    numbers = numbers_of(key)
    s = State(len(numbers) - 3)
    s.step, s.to_act, s.turn_of = numbers[:3]
    for cell, value in enumerate(numbers[3:]):
        s[cell] = value
    return s
