"""Rows and tables of numbers that rules read at full speed.

Interpreted twin of ``tables.pyx``.
"""

from collections import defaultdict
from collections.abc import Sequence
from operator import index

WIDTH = 6  # of every table: nothing on a hex board has more than six neighbours
NO_MORE = -1  # fills short rows


def plain(number: int) -> int:
    """The number alone: one of a class of its own could compare as it likes, or be another each time it is read."""
    return int(index(number))


def cell_number(number: int) -> int:
    """The plain number, if a cell can hold it."""
    number = plain(number)
    if not -(2**31) <= number < 2**31:
        raise OverflowError(f"{number} has more than 32 bits, and no cell can hold {number}")
    return number


class Row:
    """An immutable row of numbers.  Rules read ``row.at[i]``, everyone else ``row[i]``."""

    def __init__(self, values: Sequence[int]) -> None:
        self.at = [cell_number(value) for value in values]
        self.size = len(self.at)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, i: int) -> int:
        if not 0 <= i < self.size:
            raise IndexError(i)
        return self.at[i]


class Notes:
    """Numbers to work with, ``size`` of them and all 0 at first.  Rules read and write ``notes.at[i]``."""

    def __init__(self, size: int) -> None:
        self.at = defaultdict[int, int](int)


class Table:
    """Immutable rows of up to six numbers.  Rules read ``table.at[i][k]``, everyone else ``table[i]``."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        given = [tuple(cell_number(value) for value in row) for row in rows]
        if any(len(row) > WIDTH for row in given):
            raise ValueError(f"a table has rows of at most {WIDTH} numbers")
        self.at = [[*row, *[NO_MORE] * (WIDTH - len(row))] for row in given]
        self.size = len(self.at)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, i: int) -> tuple[int, ...]:
        if not 0 <= i < self.size:
            raise IndexError(i)
        return tuple(x for x in self.at[i] if x != NO_MORE)
