cimport cython

ctypedef int Six[6]

cpdef int cell_number(number) except? -1


@cython.final
cdef class Row:
    cdef int* at
    cdef readonly int size


@cython.final
cdef class Notes:
    cdef int* at


@cython.final
cdef class Table:
    cdef Six* at
    cdef readonly int size
