cimport cython
from cpython.ref cimport PyObject
from libc.stdint cimport uint64_t
from kogge.engine.act cimport Act
from kogge.engine.chance cimport Moves, Random
from kogge.engine.state cimport State

cdef extern from *:
    int first_of "__builtin_ctzll" (uint64_t bits) noexcept nogil


ctypedef struct Slot:
    PyObject* act
    int first


ctypedef struct Needs:
    int cell
    int least
    int other_cell
    int other_least


@cython.final
cdef class Acts:
    cdef readonly list items
    cdef readonly int players
    cdef int count
    cdef Slot* slot
    cdef Needs* needs
    cdef inline void legal(self, int begin, int middle, int end, State s, Moves out) noexcept nogil:
        # Whether a need is met can't be foretold: first all of them without a branch, then who is to be asked.
        cdef Needs* needs = self.needs + (s.to_act + 1) * self.count
        cdef uint64_t asked = 0
        cdef int i
        for i in range(begin, middle):
            out.add(self.slot[i].first)
        for i in range(end - 1, middle - 1, -1):
            asked = asked << 1 | (
                (s.at[needs[i].cell] >= needs[i].least) & (s.at[needs[i].other_cell] >= needs[i].other_least)
            )
        while asked:
            (<Act>self.slot[middle + first_of(asked)].act).legal(s, out)
            asked &= asked - 1
    cdef inline void apply(self, int i, State s, int action) noexcept nogil:
        (<Act>self.slot[i].act).apply(s, action - self.slot[i].first)
    cdef inline int draw(self, int i, State s, Moves out, Random rng) noexcept nogil:
        return (<Act>self.slot[i].act).draw(s, out, rng)
    cdef inline bint witnessed(self, int i, State s, int seat) noexcept nogil:
        return (<Act>self.slot[i].act).witnessed(s, seat)


cdef class OpenAct(Act):
    pass
