"""Acts by number, without the interpreter lock."""

from libc.stdlib cimport free, malloc


cdef class Acts:
    """The acts of all steps side by side, to be asked without the interpreter lock."""

    def __cinit__(self, list items):
        cdef Act act
        self.items = items  # keeps the acts alive: the slots only borrow them
        self.slot = <Slot*>malloc(max(1, len(items)) * sizeof(Slot))
        if self.slot == NULL:
            raise MemoryError
        for i, act in enumerate(items):
            self.slot[i] = Slot(<PyObject*>act, act.needs, act.stride, act.first)

    def __dealloc__(self):
        free(self.slot)


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
            for arg in self.offers(s):
                out.add(self.first + arg)

    cdef void apply(self, State s, int arg) noexcept nogil:
        with gil:
            self.perform(s, arg)
