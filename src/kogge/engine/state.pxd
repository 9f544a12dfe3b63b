cimport cython


@cython.final
cdef class State:
    cdef int* at
    cdef readonly int size
    cdef public int step
    cdef public int to_act
    cdef public int turn_of
    cpdef State copy(self)
    cdef void become(self, State other) noexcept nogil
