cimport cython
from libc.stdint cimport uint64_t


cdef extern from *:
    """
    #if defined(__GNUC__)
    #define KOGGE_RARELY(x) __builtin_expect(!!(x), 0)
    #else
    #define KOGGE_RARELY(x) (x)
    #endif
    """
    bint rarely "KOGGE_RARELY"(bint) noexcept nogil  # keeps what playouts never do out of their way


@cython.final
cdef class State:
    cdef int* at
    cdef readonly int size
    cdef readonly Py_ssize_t step
    cdef readonly Py_ssize_t to_act
    cdef readonly Py_ssize_t turn_of
    cdef readonly int checked_by  # the number of the rules that have looked at every cell since Python set one
    cdef readonly bint heard
    cdef int* _told
    cdef int _count
    cdef int _room
    cdef bint _lost
    cdef readonly object failure  # what an open act has raised here
    cdef readonly tuple left_by  # the open part that has changed something, and whether more follows from that
    cpdef State copy(self)
    cdef void become(self, State other) noexcept nogil
    cdef uint64_t mark(self) noexcept nogil
    cdef void note(self, int kind, int seat, int a, int b, int c) noexcept nogil
    cdef inline void c_tell(self, int kind, int seat, int a=-1, int b=-1, int c=-1) noexcept nogil:
        if rarely(self.heard):
            self.note(kind, seat, a, b, c)
