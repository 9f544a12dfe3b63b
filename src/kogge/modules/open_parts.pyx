"""Parts of a game that are written outside the package, in plain Python."""

from kogge.engine.acts import asked, fail
from kogge.engine.acts cimport _told
from kogge.engine.state cimport State
from kogge.modules.dice cimport Production
from kogge.modules.founding cimport Opening
from kogge.modules.watcher cimport Watcher


cdef class OpenWatcher(Watcher):
    """A watcher written outside the package: it defines those methods of a ``Watcher`` that it cares about."""

    CLOSED = ()
    # of what it hears: for all else nobody waits for the interpreter
    cdef bint hears_road_laid
    cdef bint hears_settled
    cdef bint hears_settled_neutral
    cdef bint hears_upgraded
    cdef bint hears_rolled
    cdef bint hears_explored
    cdef bint hears_pirate_came
    cdef bint hears_turn_ended

    def __cinit__(self, *args, **kwargs):
        kind = type(self)
        self.hears_road_laid = hasattr(kind, "road_laid")
        self.hears_settled = hasattr(kind, "settled")
        self.hears_settled_neutral = hasattr(kind, "settled_neutral")
        self.hears_upgraded = hasattr(kind, "upgraded")
        self.hears_rolled = hasattr(kind, "rolled")
        self.hears_explored = hasattr(kind, "explored")
        self.hears_pirate_came = hasattr(kind, "pirate_came")
        self.hears_turn_ended = hasattr(kind, "turn_ended")

    cdef void road_laid(self, State s, Py_ssize_t p, Py_ssize_t path) noexcept nogil:
        if self.hears_road_laid:
            with gil:
                _told(self._warden, self, "road_laid", s, (p, path), True)

    cdef void settled(self, State s, Py_ssize_t p, Py_ssize_t node) noexcept nogil:
        if self.hears_settled:
            with gil:
                _told(self._warden, self, "settled", s, (p, node), True)

    cdef void settled_neutral(self, State s, Py_ssize_t node) noexcept nogil:
        if self.hears_settled_neutral:
            with gil:
                _told(self._warden, self, "settled_neutral", s, (node,), True)

    cdef void upgraded(self, State s, Py_ssize_t p, Py_ssize_t node) noexcept nogil:
        if self.hears_upgraded:
            with gil:
                _told(self._warden, self, "upgraded", s, (p, node), True)

    cdef void rolled(self, State s, Py_ssize_t total) noexcept nogil:
        if self.hears_rolled:
            with gil:
                _told(self._warden, self, "rolled", s, (total,), True)

    cdef void explored(self, State s, Py_ssize_t p, Py_ssize_t h) noexcept nogil:
        if self.hears_explored:
            with gil:
                _told(self._warden, self, "explored", s, (p, h), True)

    cdef void pirate_came(self, State s, Py_ssize_t h) noexcept nogil:
        if self.hears_pirate_came:
            with gil:
                _told(self._warden, self, "pirate_came", s, (h,), True)

    cdef void turn_ended(self, State s, Py_ssize_t p) noexcept nogil:
        if self.hears_turn_ended:
            with gil:
                _told(self._warden, self, "turn_ended", s, (p,), True)


cdef class OpenProduction(Production):
    """What a roll brings, written outside the package: it says what keeps a hex, and what comes besides."""

    CLOSED = (
        *("road_laid", "settled", "settled_neutral", "upgraded", "rolled", "explored", "pirate_came", "turn_ended"),
        *("raise_yields", "yields_to", "is_idle", "harvest", "pay_out", "run_short"),
        *("tell_roll", "tell_yields", "entitled"),
    )

    def keeps_back(self, s, h):
        """Does something keep the hex from yielding?"""
        return False

    def brings(self, s, total):
        """What the roll brings besides, once the hexes have yielded."""

    cdef bint is_idle(self, State s, Py_ssize_t h) noexcept nogil:
        with gil:
            try:
                return asked(self, "keeps_back", s, (h,))
            except BaseException as failure:
                fail(s, failure)
                return False

    cdef void harvest(self, State s, Py_ssize_t total) noexcept nogil:
        Production.harvest(self, s, total)
        with gil:
            _told(self._warden, self, "brings", s, (total,), True)


cdef class OpenOpening(Opening):
    """What follows once the starting player is known, written outside the package."""

    CLOSED = ("begin",)

    def opens(self, s, starter):
        """Go on with the step that comes first, or with ``self.turn.begin(s, starter)``."""
        raise NotImplementedError

    cdef void begin(self, State s, Py_ssize_t starter) noexcept nogil:
        with gil:
            _told(self._warden, self, "opens", s, (starter,), True)
