"""Acts by number, without the interpreter lock."""

from libc.stdlib cimport free, malloc

MOST_SEATS = 1000  # as many gates as C can count are for so many, and for more acts than there are


def _gates(needs):
    """The needs of a step's acts, each need once, with a bit for every act that has it."""
    gates = {}
    for i, needs_of_act in enumerate(needs):
        for need in needs_of_act:
            key = need.cell, need.least, need.most, need.stride
            gates[key] = gates.get(key, 0) | 1 << i
    return gates.items()


cdef class Acts:
    """All acts of a game in one list: those of the first step, then those of the second, and so on.

    An act that is open at several steps is in it several times, for it may need more at one of them. ``needs`` are what
    the act at each place of the list needs there. The acts of a step begin at the place that ``begin`` tells of it, and
    those of them that must be asked at the one that ``middle`` tells.

    Nobody has to hold the interpreter lock for what rules ask of it.
    """

    def __cinit__(self, list items, list needs, int players, list begin, list middle):
        cdef Act act
        cdef Gate* gate
        cdef int i, step
        if not all([isinstance(one, Act) for one in items]) or not 0 <= players <= MOST_SEATS:
            raise ValueError(f"a game is of acts, for up to {MOST_SEATS} seats")
        self.items = tuple(items)  # keeps the acts alive: the slots only borrow them
        steps = [_gates(needs[first:end]) for first, end in zip(begin, begin[1:])]
        self.slots = <Slot*>malloc(max(1, len(items)) * sizeof(Slot))
        self.gates = <Gate*>malloc(max(1, players * sum([len(gates) for gates in steps])) * sizeof(Gate))
        self.menus = <Menu*>malloc(max(1, len(steps)) * sizeof(Menu))
        if self.slots == NULL or self.gates == NULL or self.menus == NULL:
            raise MemoryError
        for i, act in enumerate(items):
            self.slots[i] = Slot(<PyObject*>act, act.first)
        gate = self.gates
        for step, gates in enumerate(steps):
            acts = (1 << begin[step + 1] - begin[step]) - 1
            always = (1 << middle[step] - begin[step]) - 1
            i = begin[step]
            self.menus[step] = Menu(acts, always, self.slots + i, gate, len(gates))
            for seat in range(players):
                for (cell, least, most, stride), bits in gates:
                    gate[0] = Gate(cell + seat * stride, least, most - least, bits)
                    gate += 1

    cdef void settle(self, Warden warden, State s) noexcept nogil:
        """An open part has moved something: what follows from that, and whether the position can be one."""
        with gil:
            try:
                if s.failure is None:
                    warden.settle(s)
                else:
                    s.step = 0  # wherever the rules have gone on to meanwhile
                s.left_by = None
            except BaseException as failure:
                fail(s, failure)

    def __dealloc__(self):
        free(self.menus)
        free(self.gates)
        free(self.slots)


def fail(State s not None, failure):
    """Keep what an open part has raised in C code, where it can't be passed on: whoever plays in this position raises it."""
    s.failure = failure
    s.left_by = (type(failure).__name__, True)
    s.step = 0  # there is no telling how to go on


def offered(OpenAct act not None, State s not None):
    """What an open act offers, if that makes sense: to a seat, each of its arguments at most once."""
    cdef int size = act.size  # which a class derived from it can't say otherwise
    if s.to_act == -1:
        raise ValueError(f"{act.name} is offered to chance, which an open act has no weights for")
    args = [int(arg) for arg in asked(act, "offers", s, ())]
    if len(set(args)) != len(args) or not all([0 <= arg < size for arg in args]):
        raise ValueError(f"{act.name} has {size} arguments and can offer each of them once, not {args}")
    return args


def asked(part, str what, State s not None, tuple told):
    """What an open part answers: it leaves the position as it is."""
    cdef State before = s.copy()
    try:
        answer = getattr(part, what)(s, *told)
        return list(answer) if what == "offers" else bool(answer)
    finally:
        refuse_change(part, what, s, before)


cdef refuse_change(part, str what, State s, State before):
    if s == before:
        s.checked_by = before.checked_by
    else:
        s.become(before)
        raise ValueError(f"{type(part).__name__} has changed the position when it was asked: {what} leaves it as it is")


cdef void _told(Warden warden, part, str what, State s, tuple news, bint at_once) noexcept:
    """An open part does something: what it leaves is looked at."""
    cdef State before = s.copy()
    try:
        getattr(part, what)(s, *news)
        if warden is not None:
            warden.look(part, s, before, at_once)
            s.checked_by = before.checked_by
    except BaseException as failure:  # can't be passed on from C
        s.become(before)
        fail(s, failure)


cdef class OpenAct(Act):
    """An act written outside the package, in plain Python; it works compiled or not."""

    CLOSED = ("legal", "apply", "draw", "witnessed")

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
            except BaseException as failure:  # can't be passed on from C: whoever gets the list raises it
                out.failure = failure
                out.failed = True

    cdef Py_ssize_t draw(self, State s, Moves out, Random rng) noexcept nogil:
        self.legal(s, out)  # which fails: chance has no open acts
        return self.first

    cdef void apply(self, State s, Py_ssize_t arg) noexcept nogil:
        with gil:
            _told(self._warden, self, "perform", s, (arg,), False)
