cimport cython
from libc.stdint cimport uint64_t


@cython.final
cdef class Random:
    cdef uint64_t x
    cdef inline void reseed(self, uint64_t seed) noexcept nogil:
        seed += <uint64_t>0x9E3779B97F4A7C15ULL
        seed = (seed ^ (seed >> 30)) * <uint64_t>0xBF58476D1CE4E5B9ULL
        seed = (seed ^ (seed >> 27)) * <uint64_t>0x94D049BB133111EBULL
        seed = seed ^ (seed >> 31)
        self.x = seed if seed else 1
    cdef inline int below(self, int n) noexcept nogil:
        cdef uint64_t x = self.x
        x ^= x >> 12
        x ^= x << 25
        x ^= x >> 27
        self.x = x
        return <int>(((x * <uint64_t>0x2545F4914F6CDD1DULL) >> 32) * <uint64_t>n >> 32)


@cython.final
cdef class Moves:
    cdef int* action
    cdef int* weight
    cdef readonly Py_ssize_t n
    cdef readonly Py_ssize_t total
    cdef readonly bint failed
    cdef readonly object failure  # what an open act has raised instead of filling the list
    cdef inline void clear(self) noexcept nogil:
        self.n = 0
        self.total = 0
    cdef inline void add(self, int action) noexcept nogil:
        self.action[self.n] = action
        self.n += 1
    cdef inline void add_if(self, int action, bint allowed) noexcept nogil:
        self.action[self.n] = action  # there is room for one more than all actions
        self.n += allowed
    cdef inline void weigh(self, int action, int weight) noexcept nogil:
        self.action[self.n] = action
        self.weight[self.n] = weight
        self.n += 1
        self.total += weight
    cdef inline bint weighs(self) noexcept nogil:
        cdef int i
        for i in range(self.n):
            if self.weight[i] <= 0:
                return False
        return self.n > 0
    cdef inline int pick(self, Random rng) noexcept nogil:
        if self.n == 0:
            return -1
        cdef int k = rng.below(self.total)
        cdef int i = 0
        while i < self.n - 1 and k >= self.weight[i]:
            k -= self.weight[i]
            i += 1
        return self.action[i]
