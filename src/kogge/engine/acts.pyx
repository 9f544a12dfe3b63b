"""Acts by number, without the interpreter lock."""

from libc.limits cimport INT_MIN
from libc.stdlib cimport free, malloc


cdef class Acts:
    """The acts of all steps side by side, to be asked without the interpreter lock."""

    def __cinit__(self, list items, int players):
        cdef Act act
        self.items = items  # keeps the acts alive: the slots only borrow them
        self.players = players
        self.count = len(items)
        self.slot = <Slot*>malloc(max(1, self.count) * sizeof(Slot))
        self.need = <Need*>malloc((players + 1) * max(1, self.count) * sizeof(Need))  # chance, then every seat
        if self.slot == NULL or self.need == NULL:
            raise MemoryError
        for i, act in enumerate(items):
            self.slot[i] = Slot(<PyObject*>act, act.first, act.always)
            self.need[i] = Need(0, INT_MIN)
            for seat in range(players):
                if act.needs < 0:  # any cell has at least this
                    self.need[(seat + 1) * self.count + i] = Need(0, INT_MIN)
                else:
                    self.need[(seat + 1) * self.count + i] = Need(act.needs + seat * act.stride, act.least)

    def __dealloc__(self):
        free(self.need)
        free(self.slot)


failures = []  # what open acts have raised in C code, where it can't be passed on


def raise_failure():
    """Raise what an open act has raised."""
    if failures:
        failure = failures[0]
        failures.clear()
        raise failure


cdef class OpenAct(Act):
    """An act written outside the package, in plain Python; it works compiled or not."""

    def offers(self, s):
        """The arguments that are allowed now."""
        raise NotImplementedError

    def perform(self, s, arg):
        """Do it."""
        raise NotImplementedError

    cdef void legal(self, State s, Moves out) noexcept nogil:
        with gil:
            try:
                for arg in self.offers(s):
                    if not 0 <= arg < self.size:
                        raise ValueError(f"{self.name} offers {arg}, but has {self.size} arguments")
                    out.add(self.first + arg)
            except Exception as failure:
                failures.append(failure)

    cdef void apply(self, State s, int arg) noexcept nogil:
        with gil:
            try:
                self.perform(s, arg)
            except Exception as failure:
                failures.append(failure)
