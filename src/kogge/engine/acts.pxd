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


ctypedef struct Menu:
    uint64_t acts  # that a step offers, a bit each
    uint64_t always  # those of them that need not be asked
    Slot* slots  # where they are
    Gate* gates  # what they need, for one seat after the other
    int size  # how many gates of a seat there are


cdef void _told(Warden warden, part, str what, State s, tuple news, bint at_once) noexcept


@cython.final
cdef class Acts:
    cdef readonly tuple items
    cdef Slot* slots
    cdef Gate* gates
    cdef Menu* menus  # of each step
    cdef inline uint64_t _opened(self, State s) noexcept nogil:
        # The acts of the step whose needs are met.  Whether one is can't be foretold: all are looked at without a branch.
        cdef Menu* menu = self.menus + s.step
        cdef uint64_t opened = menu.acts
        cdef Gate* gate
        cdef int i
        if s.to_act >= 0:
            gate = menu.gates + s.to_act * menu.size
            for i in range(menu.size):
                opened &= ~(gate[i].acts & -<uint64_t>(<unsigned int>(s.at[gate[i].cell] - gate[i].least) > gate[i].range))
        return opened
    cdef inline void legal(self, State s, Moves out) noexcept nogil:
        cdef Slot* slots = self.menus[s.step].slots
        cdef uint64_t opened = self._opened(s)
        cdef uint64_t granted = opened & self.menus[s.step].always
        opened ^= granted
        while granted:
            out.add(slots[first_of(granted)].first)
            granted &= granted - 1
        while opened:
            (<Act>slots[first_of(opened)].act).legal(s, out)
            opened &= opened - 1
    cdef inline bint opens(self, int i, int action, State s, Moves out) noexcept nogil:
        # What ``legal`` would say of one action, without asking any other act.
        cdef Menu* menu = self.menus + s.step
        cdef uint64_t opened = self._opened(s)
        cdef int j
        while opened and menu.slots[first_of(opened)].act != self.slots[i].act:
            opened &= opened - 1
        if not opened:
            return False
        if menu.always >> first_of(opened) & 1:
            return True
        out.clear()
        (<Act>self.slots[i].act).legal(s, out)
        for j in range(out.n):
            if out.action[j] == action:
                return True
        return False
    cdef inline void apply(self, int i, State s, int action) noexcept nogil:
        (<Act>self.slots[i].act).apply(s, action - self.slots[i].first)
    cdef inline Py_ssize_t draw(self, State s, Moves out, Random rng) noexcept nogil:
        return (<Act>self.menus[s.step].slots[0].act).draw(s, out, rng)
    cdef inline bint witnessed(self, int i, State s, int seat) noexcept nogil:
        return (<Act>self.slots[i].act).witnessed(s, seat)
    cdef void settle(self, Warden warden, State s) noexcept nogil


cdef class OpenAct(Act):
    pass
