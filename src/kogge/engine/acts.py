"""Acts by number.  Interpreted twin of ``acts.pyx``."""

from collections.abc import Callable, Iterable
from typing import Any

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves, Random
from kogge.engine.state import CHANCE, State
from kogge.engine.warden import Warden

MOST_SEATS = 1000


class Acts:
    """All acts of a game in one list: those of the first step, then those of the second, and so on.

    An act that is open at several steps is in it several times, for it may need more at one of them. ``needs`` are what
    the act at each place of the list needs there. The acts of a step begin at the place that ``begin`` tells of it, and
    those of them that must be asked at the one that ``middle`` tells.
    """

    def __init__(
        self, items: list[Act], needs: list[list[Need]], players: int, begin: list[int], middle: list[int]
    ) -> None:
        if not all(isinstance(one, Act) for one in items) or not 0 <= players <= MOST_SEATS:
            raise ValueError(f"a game is of acts, for up to {MOST_SEATS} seats")
        self.items = tuple(items)
        self._needs = needs
        self._begin = begin
        self._middle = middle

    def _opened(self, s: State) -> list[int]:
        """The places of the acts of the step whose needs are met."""
        places = range(self._begin[s.step], self._begin[s.step + 1])
        return [i for i in places if s.to_act == CHANCE or all(_is_met(need, s) for need in self._needs[i])]

    def legal(self, s: State, out: Moves) -> None:
        """Add what the acts of the step allow."""
        for i in self._opened(s):
            if i < self._middle[s.step]:
                out.add(self.items[i].first)
            else:
                self.items[i].legal(s, out)

    def opens(self, i: int, action: int, s: State, out: Moves) -> bool:
        """What ``legal`` would say of one action, that of the act at place ``i``, without asking any other act."""
        act = self.items[i]
        place = next((j for j in self._opened(s) if self.items[j] is act), None)
        if place is None:
            return False
        if place < self._middle[s.step]:
            return True
        out.clear()
        act.legal(s, out)
        return action in out.actions()

    def apply(self, i: int, s: State, action: int) -> None:
        """Do an action of the act at place ``i``."""
        act = self.items[i]
        act.apply(s, action - act.first)

    def draw(self, s: State, out: Moves, rng: Random) -> int:
        """The action that chance takes, by the one act that it has at the step."""
        return self.items[self._begin[s.step]].draw(s, out, rng)

    def witnessed(self, i: int, s: State, seat: int) -> bool:
        """May this seat see the argument of what the act at place ``i`` is about to do?"""
        return self.items[i].witnessed(s, seat)

    def settle(self, warden: Warden, s: State) -> None:
        """An open part has moved something: what follows from that, and whether the position can be one."""
        warden.settle(s)


def _is_met(need: Need, s: State) -> bool:
    return need.least <= s.at[need.cell + s.to_act * need.stride] <= need.most


def fail(_: State, failure: BaseException) -> None:
    """Keep what an open part has raised; interpreted, nobody needs to keep it."""
    raise failure


def offered(act: "OpenAct", s: State) -> list[int]:
    """What an open act offers, if that makes sense: to a seat, each of its arguments at most once."""
    if s.to_act == CHANCE:
        raise ValueError(f"{act.name} is offered to chance, which an open act has no weights for")
    args = [int(arg) for arg in asked(act, "offers", s, ())]
    if len(set(args)) != len(args) or not all(0 <= arg < act.size for arg in args):
        raise ValueError(f"{act.name} has {act.size} arguments and can offer each of them once, not {args}")
    return args


def asked(part: object, what: str, s: State, told: tuple[object, ...]) -> Any:
    """What an open part answers: it leaves the position as it is."""
    before = s.copy()
    answer = getattr(part, what)(s, *told)
    found = list(answer) if what == "offers" else bool(answer)
    if s != before:
        name = type(part).__name__
        raise ValueError(f"{name} has changed the position when it was asked: {what} leaves it as it is")
    s.checked_by = before.checked_by
    return found


def _told(part: object, do: Callable[..., None], s: State, news: tuple[int, ...], at_once: bool) -> None:
    """An open part does something: what it leaves is looked at."""
    before = s.copy()
    do(s, *news)
    warden = getattr(part, "_warden", None)
    if warden is not None:
        warden.look(part, s, before, at_once)
        s.checked_by = before.checked_by


class OpenAct(Act):
    """An act written outside the package, in plain Python; it works compiled or not."""

    CLOSED = ("legal", "apply", "draw", "witnessed")

    def offers(self, s: State) -> Iterable[int]:
        """The arguments that are allowed now."""
        raise NotImplementedError

    def perform(self, s: State, arg: int) -> None:
        """Do it."""
        raise NotImplementedError

    def legal(self, s: State, out: Moves) -> None:
        for arg in offered(self, s):
            out.add(self.first + arg)

    def apply(self, s: State, arg: int) -> None:
        _told(self, self.perform, s, (arg,), at_once=False)
