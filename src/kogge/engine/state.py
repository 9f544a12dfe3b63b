"""A position: one row of cells and three numbers.

Interpreted twin of ``state.pyx``.
"""

from array import array
from collections.abc import Sequence
from typing import Any

from kogge.engine.tables import cell_number
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
        self.left_by: tuple[str, bool] | None = None  # the open part that has changed something; does more follow?
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

    def _head(self) -> tuple[int, int, int]:
        return self.step, self.to_act, self.turn_of

    def _mark(self) -> int:
        """A number by which another position is known as another."""
        return hash((self._head(), tuple(self.at)))

    def listen(self) -> None:
        """From now on keep what acts tell; no copy does."""
        self.heard = True

    def tell(self, kind: int, seat: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Something has happened: of which kind, whose doing, and what else the kind says.  Kept if one listens."""
        told = cell_number(kind), cell_number(seat), cell_number(a), cell_number(b), cell_number(c)
        if self.heard:
            self._told.append(told)

    def told(self) -> tuple[Tiding, ...]:
        """What was told since the last time that this was asked."""
        rows = tuple(self._told)
        self._told.clear()
        return rows

    def way_back(self, before: "State") -> "WayBack":
        """What ``go_back`` needs to make this position what it was ``before``: few numbers, if little has changed."""
        if before.size != self.size:
            raise ValueError("positions of different games have no way from one to the other")
        changes = array("i")
        for start in range(0, self.size, _RUN):
            here, there = self.at[start : start + _RUN], before.at[start : start + _RUN]
            if here != there:  # runs are compared without the interpreter, and most have not changed
                for cell, (now, then) in enumerate(zip(here, there, strict=True), start):
                    if now != then:
                        changes.extend((cell, then))
        return WayBack(before, changes.tobytes(), self._mark())

    def go_back(self, way: "WayBack") -> None:
        """Become the position to which ``way_back`` has told the way from this one."""
        if not isinstance(way, WayBack):
            raise TypeError(f"the way back from a position is needed, not a {type(way).__name__}")
        if way.leads_from != self._mark():
            raise ValueError("this way back leads from another position")
        self.step, self.to_act, self.turn_of = way.step, way.to_act, way.turn_of
        for cell, value in way.changes():
            self.at[cell] = value
        self.checked_by = way.checked_by

    def raise_failure(self) -> None:
        """Raise what an open act has raised in this position; interpreted, that has happened already."""

    def leave_to(self, what: tuple[str, bool] | None) -> None:
        """Note which open part has changed something, and whether more follows from that; or that all is settled."""
        self.left_by = what

    def blot(self, start: int, stop: int, value: int) -> None:
        """Overwrite the cells from ``start`` up to ``stop``."""
        if not 0 <= start <= stop <= self.size:
            raise no_cells(start, stop, self.size)
        self.at[start:stop] = [cell_number(value)] * (stop - start)
        self.checked_by = 0

    def write(self, start: int, numbers: Sequence[int]) -> None:
        """Put these numbers into the cells from ``start`` on."""
        told = [cell_number(number) for number in numbers]
        stop = start + len(told)
        if not 0 <= start <= stop <= self.size:
            raise no_cells(start, stop, self.size)
        self.at[start:stop] = told
        self.checked_by = 0

    def cells(self, start: int, stop: int) -> list[int]:
        """The cells from ``start`` up to ``stop``."""
        if not 0 <= start <= stop <= self.size:
            raise no_cells(start, stop, self.size)
        return self.at[start:stop]

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, cell: int) -> int:
        if not 0 <= cell < self.size:
            raise no_cell(cell, self.size)
        return self.at[cell]

    def __setitem__(self, cell: int, value: int) -> None:
        if not 0 <= cell < self.size:
            raise no_cell(cell, self.size)
        self.at[cell] = cell_number(value)
        self.__dict__["checked_by"] = 0  # past ``__setattr__``, which takes its time

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _HEAD:
            object.__setattr__(self, name, cell_number(value))
            object.__setattr__(self, "checked_by", 0)
        else:
            object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self._head() == other._head() and self.at == other.at

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.key(),)


class WayBack:
    """The way back from one position to the one before it.  Only ``State.way_back`` makes one that leads anywhere."""

    __slots__ = ("checked_by", "leads_from", "step", "to_act", "told", "turn_of")

    def __init__(self, before: State, told: bytes, leads_from: int) -> None:
        self.step = before.step
        self.to_act = before.to_act
        self.turn_of = before.turn_of
        self.checked_by = before.checked_by
        self.told = told  # cells and what they held; games keep this for each action, so it is small
        self.leads_from = leads_from

    def changes(self) -> list[tuple[int, int]]:
        """The cells that have changed, each with what it held before."""
        numbers = array("i", self.told)
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a way back can't be pickled: it means nothing to another process")


def restored(key: bytes) -> State:
    """The position whose ``key`` this is."""
    numbers = array("i")
    if len(key) % numbers.itemsize or len(key) < 3 * numbers.itemsize:
        raise ValueError(f"no position is told by {len(key)} bytes")
    numbers.frombytes(key)
    s = State(len(numbers) - 3)
    s.step, s.to_act, s.turn_of = numbers[:3]
    s.write(0, numbers[3:])
    return s


def no_cell(cell: int, size: int) -> IndexError:
    return IndexError(f"there is no cell {cell} in this position; the last one is {size - 1}")


def no_cells(start: int, stop: int, size: int) -> IndexError:
    return IndexError(f"there are no cells from {start} up to {stop} in this position; the last one is {size - 1}")
