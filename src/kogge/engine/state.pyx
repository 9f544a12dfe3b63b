"""A position: one row of cells and three numbers."""

from array import array
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy, memset

CHANCE = -1
NOBODY = -1
OVER = 0


cdef class State:
    """What changes while a game is played.  Which cell means what is the ``Layout``'s to say."""

    def __cinit__(self, int size):
        if size < 0:
            raise ValueError("a position can't have fewer than no cells")
        # Copies are made by the million: they skip the zeros that ``__init__`` would write.
        self.at = <int*>malloc(max(1, size) * sizeof(int))
        if self.at == NULL:
            raise MemoryError
        self.size = size

    def __init__(self, int size):
        memset(self.at, 0, size * sizeof(int))
        self.step = 0
        self.to_act = -1
        self.turn_of = 0

    def __dealloc__(self):
        free(self.at)

    cpdef State copy(self):
        """A twin that shares nothing with this position."""
        cdef State twin = State.__new__(State, self.size)
        twin.become(self)
        return twin

    def copy_from(self, State other not None):
        """Become equal to ``other``, a position of the same game."""
        if other.size != self.size:
            raise ValueError("positions of different games can't be copied into each other")
        self.become(other)

    cdef void become(self, State other) noexcept nogil:
        self.step = other.step
        self.to_act = other.to_act
        self.turn_of = other.turn_of
        memcpy(self.at, other.at, self.size * sizeof(int))

    def key(self):
        """The whole position as bytes: equal positions have equal keys."""
        head = array("i", (self.step, self.to_act, self.turn_of)).tobytes()
        return head + PyBytes_FromStringAndSize(<char*>self.at, self.size * sizeof(int))

    def blot(self, int start, int stop, int value):
        """Overwrite the cells from ``start`` up to ``stop``."""
        cdef int cell
        if not 0 <= start <= stop <= self.size:
            raise IndexError(f"{start}:{stop}")
        for cell in range(start, stop):
            self.at[cell] = value

    def cells(self, int start, int stop):
        """The cells from ``start`` up to ``stop``."""
        cdef int cell
        if not 0 <= start <= stop <= self.size:
            raise IndexError(f"{start}:{stop}")
        return [self.at[cell] for cell in range(start, stop)]

    def __len__(self):
        return self.size

    def __getitem__(self, int cell):
        if not 0 <= cell < self.size:
            raise IndexError(cell)
        return self.at[cell]

    def __setitem__(self, int cell, int value):
        if not 0 <= cell < self.size:
            raise IndexError(cell)
        self.at[cell] = value

    def __eq__(self, other):
        if not isinstance(other, State):
            return False
        cdef State twin = other
        return (
            self.size == twin.size and self.step == twin.step and self.to_act == twin.to_act
            and self.turn_of == twin.turn_of
            and memcmp(self.at, twin.at, self.size * sizeof(int)) == 0
        )

    def __reduce__(self):
        return restored, (self.key(),)


def restored(key):
    """The position whose ``key`` this is."""
    numbers = array("i")
    numbers.frombytes(key)
    s = State(len(numbers) - 3)
    s.step, s.to_act, s.turn_of = numbers[:3]
    for cell, value in enumerate(numbers[3:]):
        s[cell] = value
    return s
