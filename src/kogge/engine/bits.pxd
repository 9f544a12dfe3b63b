cdef extern from *:
    int lowest "__builtin_ctz" (unsigned int bits) noexcept nogil
