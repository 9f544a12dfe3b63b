"""Acts by number, without the interpreter lock."""

from libc.limits cimport INT_MIN
from libc.stdlib cimport free, malloc


cdef Needs needs_of(Act act, int seat):
    """The cells that an act needs when this seat, or chance, is to act; any cell has at least ``INT_MIN``."""
    cdef Needs needs = Needs(0, INT_MIN, 0, INT_MIN)
    if seat >= 0 and len(act.needs) > 0:
        needs.cell = act.needs[0].cell + seat * act.needs[0].stride
        needs.least = act.needs[0].least
    if seat >= 0 and len(act.needs) > 1:
        needs.other_cell = act.needs[1].cell + seat * act.needs[1].stride
        needs.other_least = act.needs[1].least
    return needs


cdef class Acts:
    """The acts of all steps side by side, to be asked without the interpreter lock."""

    def __cinit__(self, list items, int players):
        cdef Act act
        self.items = items  # keeps the acts alive: the slots only borrow them
        self.players = players
        self.count = len(items)
        self.slot = <Slot*>malloc(max(1, self.count) * sizeof(Slot))
        self.needs = <Needs*>malloc((players + 1) * max(1, self.count) * sizeof(Needs))  # chance, then every seat
        if self.slot == NULL or self.needs == NULL:
            raise MemoryError
        for i, act in enumerate(items):
            self.slot[i] = Slot(<PyObject*>act, act.first)
            for seat in range(-1, players):
                self.needs[(seat + 1) * self.count + i] = needs_of(act, seat)

    def __dealloc__(self):
        free(self.needs)
        free(self.slot)


failures = []  # what open acts have raised in C code, where it can't be passed on


def raise_failure():
    """Raise what an open act has raised."""
    if failures:
        failure = failures[0]
        failures.clear()
        raise failure


def offered(act, s):
    """What an open act offers, if that makes sense: to a seat, each of its arguments at most once."""
    if s.to_act == -1:
        raise ValueError(f"{act.name} is offered to chance, which an open act has no weights for")
    args = list(act.offers(s))
    if len(set(args)) != len(args) or not all(0 <= arg < act.size for arg in args):
        raise ValueError(f"{act.name} has {act.size} arguments and can offer each of them once, not {args}")
    return args


cdef class OpenAct(Act):
    """An act written outside the package, in plain Python; it works compiled or not."""

    def offers(self, s):
        """The arguments that are allowed now."""
        raise NotImplementedError

    def perform(self, s, arg):
        """Do it."""
        raise NotImplementedError

    cdef void legal(self, State s, Moves out) noexcept nogil:
        with gil:
            try:
                for arg in offered(self, s):
                    out.add(self.first + arg)
            except Exception as failure:
                failures.append(failure)
                s.step = 0  # there is no telling how to go on

    cdef void apply(self, State s, int arg) noexcept nogil:
        with gil:
            try:
                self.perform(s, arg)
            except Exception as failure:
                failures.append(failure)
                s.step = 0
