"""The random source and the list of legal actions."""

cimport cython
from libc.stdlib cimport free, malloc

from kogge.engine.tables import plain

MASK = (1 << 64) - 1
MOST_ACTIONS = 100_000_000


def scrambled(x):
    """A 64-bit number that looks unrelated to ``x`` (the finaliser of splitmix64)."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & MASK
    return x ^ x >> 31


def seed_number(seed):
    """A seed, if it is one."""
    try:
        return plain(seed)
    except TypeError:
        raise TypeError(f"luck begins with a whole number, not with {seed!r}") from None


@cython.auto_pickle(True)
cdef class Random:
    """A generator of its own for each game: xorshift64*, seeded by any integer."""

    def __init__(self, seed):
        self.reseed(seed_number(seed) & MASK)

    def number(self, n):
        """A number from 0 to n - 1, all equally likely."""
        n = plain(n)
        if not 0 < n <= 2**31 - 1:
            raise ValueError(f"a number can't be drawn from {n}")
        return self.below(n)

    def copy(self):
        """A generator that will give the same numbers."""
        cdef Random twin = Random.__new__(Random)
        twin.x = self.x
        return twin

    def shuffle(self, list items):
        """Put the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    @property
    def position(self):
        """Where in its stream the generator stands; may be set, to go back there."""
        return self.x

    @position.setter
    def position(self, x):
        x = plain(x)
        if not 0 < x <= MASK:
            raise ValueError(f"luck stands at a number from 1 to {MASK}, not at {x}")
        self.x = x


@cython.no_gc  # a failure is taken off again before anybody could lose sight of the list
cdef class Moves:
    """A reusable list of legal actions, with weights when chance is to act."""

    def __cinit__(self, Py_ssize_t capacity):
        if not 0 <= capacity < 100_000_000:  # which C compares at once
            raise ValueError(f"a list has room for 0 to {MOST_ACTIONS - 1} actions, not for {capacity}")
        self.action = <int*>malloc(2 * (capacity + 1) * sizeof(int))
        if self.action == NULL:
            raise MemoryError
        self.weight = self.action + capacity + 1
        self.n = 0
        self.total = 0
        self.failed = False

    def __dealloc__(self):
        free(self.action)

    def raise_failure(self):
        """Raise what an open act has raised instead of filling the list."""
        if self.failed:
            failure, self.failure, self.failed = self.failure, None, False
            raise failure

    def actions(self):
        cdef int i
        return [self.action[i] for i in range(self.n)]

    def weights(self):
        cdef int i
        return [self.weight[i] for i in range(self.n)]
