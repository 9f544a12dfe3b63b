cimport cython
from cpython.ref cimport PyObject
from libc.stdint cimport uint64_t
from kogge.engine.act cimport Act
from kogge.engine.chance cimport Moves, Random
from kogge.engine.warden cimport Warden
from kogge.engine.state cimport State

cdef extern from *:
    int first_of "__builtin_ctzll" (uint64_t bits) noexcept nogil


ctypedef struct Slot:
    PyObject* act
    int first


ctypedef struct Gate:
    int cell
    int least
    unsigned int range  # of what the cell may hold, above the least
    uint64_t acts  # of the step that need it, a bit each


cdef void _told(Warden warden, part, str what, State s, tuple news, bint at_once) noexcept


@cython.final
cdef class Acts:
    cdef readonly tuple items
    cdef Slot* slot
    cdef Gate* gates  # of every step, for one seat after the other
    cdef int all_gates
    cdef int* gate  # where those of each step begin
    cdef inline void legal(self, int begin, int middle, int end, State s, Moves out) noexcept nogil:
        # Whether a need is met can't be foretold: first all of them without a branch, then who is to be asked.
        cdef Gate* gates
        cdef uint64_t opened = (<uint64_t>1 << (end - begin)) - 1
        cdef uint64_t granted
        cdef int i
        if s.to_act >= 0:
            gates = self.gates + s.to_act * self.all_gates
            for i in range(self.gate[s.step], self.gate[s.step + 1]):
                opened &= ~(gates[i].acts & -<uint64_t>(<unsigned int>(s.at[gates[i].cell] - gates[i].least) > gates[i].range))
        granted = opened & ((<uint64_t>1 << (middle - begin)) - 1)
        opened ^= granted
        while granted:
            out.add(self.slot[begin + first_of(granted)].first)
            granted &= granted - 1
        while opened:
            (<Act>self.slot[begin + first_of(opened)].act).legal(s, out)
            opened &= opened - 1
    cdef inline bint opens(self, int begin, int middle, int end, int i, int action, State s, Moves out) noexcept nogil:
        # What ``legal`` would say of one action, without asking any other act.
        cdef Gate* gates = self.gates + max(0, s.to_act) * self.all_gates
        cdef int j = begin
        cdef int k
        while j < end and self.slot[j].act != self.slot[i].act:
            j += 1
        if j == end:
            return False
        if s.to_act >= 0:
            for k in range(self.gate[s.step], self.gate[s.step + 1]):
                if gates[k].acts >> (j - begin) & 1 and <unsigned int>(s.at[gates[k].cell] - gates[k].least) > gates[k].range:
                    return False
        if j < middle:
            return True
        out.clear()
        (<Act>self.slot[j].act).legal(s, out)
        for k in range(out.n):
            if out.action[k] == action:
                return True
        return False
    cdef inline void apply(self, int i, State s, int action) noexcept nogil:
        (<Act>self.slot[i].act).apply(s, action - self.slot[i].first)
    cdef inline int draw(self, int i, State s, Moves out, Random rng) noexcept nogil:
        return (<Act>self.slot[i].act).draw(s, out, rng)
    cdef inline bint witnessed(self, int i, State s, int seat) noexcept nogil:
        return (<Act>self.slot[i].act).witnessed(s, seat)
    cdef void settle(self, Warden warden, State s) noexcept nogil


cdef class OpenAct(Act):
    pass
