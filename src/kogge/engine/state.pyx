"""A position: one row of cells and three numbers."""

cimport cython
from array import array
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

CHANCE = -1
NOBODY = -1
UNKNOWN = -99
OVER = 0
MOST_CELLS = 1_000_000


@cython.no_gc  # a failure is taken off again before anybody could lose sight of the position
cdef class State:
    """What changes while a game is played.  Which cell means what is the ``Layout``'s to say."""

    def __cinit__(self, int size):
        if not 0 <= size <= 1_000_000:  # which C compares at once
            raise ValueError(f"a position has 0 to {MOST_CELLS} cells, not {size}")
        # Copies are made by the million: they skip the zeros that ``__init__`` would write.
        self.at = <int*>malloc(max(1, size) * sizeof(int))
        if self.at == NULL:
            raise MemoryError
        self.size = size
        self.checked_by = 0
        self.heard = False
        self._told = NULL
        self._count = 0
        self._room = 0
        self._lost = False

    def __init__(self, int size):
        memset(self.at, 0, self.size * sizeof(int))
        self.step = 0
        self.to_act = -1
        self.turn_of = 0

    def __dealloc__(self):
        free(self.at)
        free(self._told)

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
        self.checked_by = other.checked_by
        memcpy(self.at, other.at, self.size * sizeof(int))

    def key(self):
        """The whole position as bytes: equal positions have equal keys."""
        head = array("i", (self.step, self.to_act, self.turn_of)).tobytes()
        return head + PyBytes_FromStringAndSize(<char*>self.at, self.size * sizeof(int))

    def listen(self):
        """From now on keep what acts tell; no copy does."""
        self.heard = True

    def tell(self, int kind, int seat, int a=-1, int b=-1, int c=-1):
        """Something has happened: of which kind, whose doing, and what else the kind says.  Kept if one listens."""
        self.c_tell(kind, seat, a, b, c)

    cdef void note(self, int kind, int seat, int a, int b, int c) noexcept nogil:
        cdef int* told
        if self._count + 5 > self._room:
            told = <int*>realloc(self._told, (2 * self._room + 40) * sizeof(int))
            if told == NULL:
                self._lost = True  # ``told`` will say so
                return
            self._told = told
            self._room = 2 * self._room + 40
        told = self._told + self._count
        told[0] = kind
        told[1] = seat
        told[2] = a
        told[3] = b
        told[4] = c
        self._count += 5

    def told(self):
        """What was told since the last time that this was asked, five numbers a piece."""
        cdef int i
        if self._lost:
            raise MemoryError
        rows = []
        for i in range(0, self._count, 5):
            rows.append((self._told[i], self._told[i + 1], self._told[i + 2], self._told[i + 3], self._told[i + 4]))
        self._count = 0
        return tuple(rows)

    def way_back(self, State before not None):
        """What ``go_back`` needs to make this position what it was ``before``: few numbers, if little has changed."""
        cdef int cell
        if before.size != self.size:
            raise ValueError("positions of different games have no way from one to the other")
        way = array("i", (before.step, before.to_act, before.turn_of))
        for cell in range(self.size):
            if self.at[cell] != before.at[cell]:
                way.extend((cell, before.at[cell]))
        return way.tobytes()

    def go_back(self, way):
        """Become the position from which ``way_back`` tells the way."""
        numbers = numbers_of(way)
        if len(numbers) % 2 == 0 or not all(0 <= cell < self.size for cell in numbers[3::2]):
            raise ValueError("this is no way back to a position of this game")
        self.step, self.to_act, self.turn_of = numbers[:3]
        self.checked_by = 0
        for i in range(3, len(numbers), 2):
            self[numbers[i]] = numbers[i + 1]

    def raise_failure(self):
        """Raise what an open act has raised in this position."""
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure

    def blot(self, int start, int stop, int value):
        """Overwrite the cells from ``start`` up to ``stop``."""
        cdef int cell
        if not 0 <= start <= stop <= self.size:
            raise IndexError(f"{start}:{stop}")
        self.checked_by = 0
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
        self.checked_by = 0
        self.at[cell] = value

    def __setattr__(self, str name, int value):
        # The only way by which Python sets one of the three numbers; C sets them without asking.
        self.checked_by = 0
        if name == "step":
            self.step = value
        elif name == "to_act":
            self.to_act = value
        elif name == "turn_of":
            self.turn_of = value
        else:
            raise AttributeError(f"{name} of a position can't be set")

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


def numbers_of(told):
    """The numbers of a key or of a way back, of which the first three are those that are no cells."""
    numbers = array("i")
    if len(told) % numbers.itemsize or len(told) < 3 * numbers.itemsize:
        raise ValueError(f"no position is told by {len(told)} bytes")
    numbers.frombytes(told)
    return numbers


def restored(key):
    """The position whose ``key`` this is."""
    numbers = numbers_of(key)
    s = State(len(numbers) - 3)
    s.step, s.to_act, s.turn_of = numbers[:3]
    for cell, value in enumerate(numbers[3:]):
        s[cell] = value
    return s
