"""A position: one row of cells and three numbers.

Interpreted twin of ``state.pyx``.
"""

from array import array

CHANCE = -1
NOBODY = -1
OVER = 0  # the step at which every game ends


class State:
    """What changes while a game is played.  Which cell means what is the ``Layout``'s to say."""

    __hash__ = None  # type: ignore[assignment]  # a position changes; its ``key()`` is what to hash

    def __init__(self, size: int) -> None:
        if size < 0:
            raise ValueError("a position can't have fewer than no cells")
        self.at = [0] * size
        self.size = size
        self.step = OVER
        self.to_act = CHANCE
        self.turn_of = 0

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

    def key(self) -> bytes:
        """The whole position as bytes: equal positions have equal keys."""
        return array("i", [self.step, self.to_act, self.turn_of, *self.at]).tobytes()

    def blot(self, start: int, stop: int, value: int) -> None:
        """Overwrite the cells from ``start`` up to ``stop``."""
        if not 0 <= start <= stop <= self.size:
            raise IndexError(f"{start}:{stop}")
        self.at[start:stop] = [value] * (stop - start)

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.key(),)


def restored(key: bytes) -> State:
    """The position whose ``key`` this is."""
    numbers = array("i")
    numbers.frombytes(key)
    s = State(len(numbers) - 3)
    s.step, s.to_act, s.turn_of = numbers[:3]
    for cell, value in enumerate(numbers[3:]):
        s[cell] = value
    return s
