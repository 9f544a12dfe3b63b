cimport cython
from cpython.ref cimport PyObject
from kogge.engine.act cimport Act
from kogge.engine.chance cimport Moves, Random
from kogge.engine.state cimport State

ctypedef struct Slot:
    PyObject* act
    int needs
    int stride
    int first


@cython.final
cdef class Acts:
    cdef readonly list items
    cdef Slot* slot
    cdef inline void legal(self, int begin, int end, State s, Moves out) noexcept nogil:
        cdef int i
        for i in range(begin, end):
            if self.slot[i].needs < 0 or s.at[self.slot[i].needs + s.to_act * self.slot[i].stride]:
                (<Act>self.slot[i].act).legal(s, out)
    cdef inline void apply(self, int i, State s, int action) noexcept nogil:
        (<Act>self.slot[i].act).apply(s, action - self.slot[i].first)
    cdef inline int draw(self, int i, State s, Moves out, Random rng) noexcept nogil:
        return (<Act>self.slot[i].act).draw(s, out, rng)
    cdef inline bint witnessed(self, int i, State s, int seat) noexcept nogil:
        return (<Act>self.slot[i].act).witnessed(s, seat)


cdef class OpenAct(Act):
    pass
