"""Rows and tables of numbers that rules read at full speed."""

from libc.stdlib cimport calloc, free, malloc

from operator import index

WIDTH = 6
NO_MORE = -1


def plain(number):
    """The number alone: one of a class of its own could compare as it likes, or be another each time it is read."""
    return int(index(number))


cpdef int cell_number(number) except? -1:
    """The plain number, if a cell can hold it."""
    number = plain(number)
    if not -0x80000000 <= number < 0x80000000:
        raise OverflowError(f"{number} has more than 32 bits, and no cell can hold {number}")
    return number


cdef class Row:
    """An immutable row of numbers.  Rules read ``row.at[i]``, everyone else ``row[i]``."""

    def __cinit__(self, values):
        values = tuple(values)  # what it says of its own length need not be true
        self.size = len(values)
        self.at = <int*>malloc(max(1, self.size) * sizeof(int))
        if self.at == NULL:
            raise MemoryError
        for i, value in enumerate(values):
            self.at[i] = cell_number(value)

    def __dealloc__(self):
        free(self.at)

    def __len__(self):
        return self.size

    def __getitem__(self, Py_ssize_t i):
        if not 0 <= i < self.size:
            raise IndexError(i)
        return self.at[i]


cdef class Notes:
    """Numbers to work with, ``size`` of them and all 0 at first.  Rules read and write ``notes.at[i]``."""

    def __cinit__(self, Py_ssize_t size):
        self.at = <int*>calloc(max(1, size), sizeof(int))
        if self.at == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.at)


cdef class Table:
    """Immutable rows of up to six numbers.  Rules read ``table.at[i][k]``, everyone else ``table[i]``."""

    def __cinit__(self, rows):
        cdef int k
        rows = [tuple(row) for row in rows]
        if any(len(row) > 6 for row in rows):
            raise ValueError("a table has rows of at most 6 numbers")
        self.size = len(rows)
        self.at = <Six*>malloc(max(1, self.size) * sizeof(Six))
        if self.at == NULL:
            raise MemoryError
        for i, row in enumerate(rows):
            for k in range(6):
                self.at[i][k] = cell_number(row[k]) if k < len(row) else -1

    def __dealloc__(self):
        free(self.at)

    def __len__(self):
        return self.size

    def __getitem__(self, Py_ssize_t i):
        if not 0 <= i < self.size:
            raise IndexError(i)
        return tuple([self.at[i][k] for k in range(6) if self.at[i][k] != -1])
