"""A position: one row of cells and three numbers."""

cimport cython
from array import array
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset
from kogge.engine.tables cimport cell_number

CHANCE = -1
NOBODY = -1
UNKNOWN = -99
OVER = 0
MOST_CELLS = 1_000_000


@cython.no_gc  # a failure is taken off again before anybody could lose sight of the position
cdef class State:
    """What changes while a game is played.  Which cell means what is the ``Layout``'s to say."""

    def __cinit__(self, Py_ssize_t size):
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

    def __init__(self, size):
        memset(self.at, 0, self.size * sizeof(int))
        self.checked_by = 0
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

    def tell(self, kind, seat, a=-1, b=-1, c=-1):
        """Something has happened: of which kind, whose doing, and what else the kind says.  Kept if one listens."""
        self.c_tell(cell_number(kind), cell_number(seat), cell_number(a), cell_number(b), cell_number(c))

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
        cdef WayBack way = WayBack.__new__(WayBack)
        changes = array("i")
        for cell in range(self.size):
            if self.at[cell] != before.at[cell]:
                changes.extend((cell, before.at[cell]))
        way.told = changes.tobytes()
        way.step = before.step
        way.to_act = before.to_act
        way.turn_of = before.turn_of
        way.checked_by = before.checked_by
        way.leads_from = self.mark()
        return way

    def go_back(self, WayBack way not None):
        """Become the position to which ``way_back`` has told the way from this one."""
        if way.told is None or way.leads_from != self.mark():
            raise ValueError("this way back leads from another position")
        for cell, value in way.changes():
            self[cell] = value
        self.step = way.step
        self.to_act = way.to_act
        self.turn_of = way.turn_of
        self.checked_by = way.checked_by

    cdef uint64_t mark(self) noexcept nogil:
        """A number by which another position is known as another."""
        cdef uint64_t mark = (<uint64_t><uint32_t>self.step << 32 ^ <uint32_t>self.to_act) * 0x9E3779B97F4A7C15ULL
        cdef int cell
        mark ^= <uint32_t>self.turn_of
        for cell in range(self.size):
            mark = (mark ^ mark >> 32 ^ <uint32_t>self.at[cell]) * 0x9E3779B97F4A7C15ULL
        return mark

    def raise_failure(self):
        """Raise what an open act has raised in this position."""
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure

    def leave_to(self, tuple what):
        """Note which open part has changed something, and whether more follows from that; or that all is settled."""
        self.left_by = what

    def blot(self, Py_ssize_t start, Py_ssize_t stop, value):
        """Overwrite the cells from ``start`` up to ``stop``."""
        cdef Py_ssize_t cell
        cdef int number = cell_number(value)
        if not 0 <= start <= stop <= self.size:
            raise no_cells(start, stop, self.size)
        self.checked_by = 0
        for cell in range(start, stop):
            self.at[cell] = number

    def write(self, Py_ssize_t start, numbers):
        """Put these numbers into the cells from ``start`` on."""
        cdef list told = [cell_number(number) for number in numbers]
        cdef Py_ssize_t count = len(told)
        cdef Py_ssize_t k
        if not 0 <= start <= self.size - count:
            raise no_cells(start, (<object>start) + count, self.size)
        self.checked_by = 0
        for k in range(count):
            self.at[start + k] = told[k]

    def cells(self, Py_ssize_t start, Py_ssize_t stop):
        """The cells from ``start`` up to ``stop``."""
        cdef Py_ssize_t cell
        if not 0 <= start <= stop <= self.size:
            raise no_cells(start, stop, self.size)
        return [self.at[cell] for cell in range(start, stop)]

    def __len__(self):
        return self.size

    def __getitem__(self, Py_ssize_t cell):
        if not 0 <= cell < self.size:
            raise no_cell(cell, self.size)
        return self.at[cell]

    def __setitem__(self, Py_ssize_t cell, value):
        if not 0 <= cell < self.size:
            raise no_cell(cell, self.size)
        self.at[cell] = cell_number(value)
        self.checked_by = 0

    def __setattr__(self, str name, value):
        # The only way by which Python sets one of the three numbers; C sets them without asking.
        if name == "step":
            self.step = cell_number(value)
        elif name == "to_act":
            self.to_act = cell_number(value)
        elif name == "turn_of":
            self.turn_of = cell_number(value)
        else:
            raise AttributeError(f"{name} of a position can't be set")
        self.checked_by = 0

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


@cython.final
cdef class WayBack:
    """The way back from one position to the one before it.  Only ``State.way_back`` makes one that leads anywhere."""

    cdef readonly bytes told
    cdef readonly int step
    cdef readonly int to_act
    cdef readonly int turn_of
    cdef readonly int checked_by
    cdef readonly uint64_t leads_from

    def changes(self):
        """The cells that have changed, each with what it held before."""
        numbers = array("i", self.told or b"")
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    def __reduce__(self):
        raise TypeError("a way back can't be pickled: it means nothing to another process")


def restored(key):
    """The position whose ``key`` this is."""
    numbers = array("i")
    if len(key) % numbers.itemsize or len(key) < 3 * numbers.itemsize:
        raise ValueError(f"no position is told by {len(key)} bytes")
    numbers.frombytes(key)
    s = State(len(numbers) - 3)
    s.step, s.to_act, s.turn_of = numbers[:3]
    s.write(0, numbers[3:])
    return s


def no_cell(cell, size):
    return IndexError(f"there is no cell {cell} in this position; the last one is {size - 1}")


def no_cells(start, stop, size):
    return IndexError(f"there are no cells from {start} up to {stop} in this position; the last one is {size - 1}")
