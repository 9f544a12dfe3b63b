"""Who looks after positions that Python has had in its hands."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from kogge.engine.fields import Axis, Holds
from kogge.engine.state import UNKNOWN, State
from kogge.engine.strangers import adopt
from kogge.engine.tables import Row, plain

numbers = count(1)  # of the games that were put together


class Warden:
    """Knows what each cell of a game can hold.

    While a game is put together it has more and more cells; once the rules are finished, nothing changes any more.
    """

    def __init__(self, layout: Any) -> None:
        self.layout = layout
        self.id = 0  # of the finished rules
        self.players: int = layout.players
        self.steps = 1
        self.least = Row([])
        self.greatest = Row([])
        self.instead = Row([])  # something else that a cell may hold: a secret
        self.followed = Row([])  # of each cell: do others follow from it, or it from others?
        self.refit: Any = None  # what makes a position of finished rules fit again
        self.is_adopting = False

    # Private to the compiled part

    def beyond(self, s: State, is_played: bool) -> int:
        """The first cell that holds what it can't, or -1.

        Where rules go on from what a seat sees (``is_played``), cards come to what is ``UNKNOWN``, or go from it.
        """
        for cell in range(self.least.size):
            value = s.at[cell]
            if not self.least.at[cell] <= value <= self.greatest.at[cell] and value != self.instead.at[cell]:
                if not is_played or self.instead.at[cell] != UNKNOWN:
                    return cell
                if not UNKNOWN - self.greatest.at[cell] <= value <= UNKNOWN + self.greatest.at[cell]:
                    return cell
        return -1

    def is_astray(self, s: State) -> bool:
        """Is it at a step, or the turn of a seat, that the game does not have?"""
        if s.step < 0 or s.step >= self.steps or s.to_act < -1 or s.to_act >= self.players:
            return True
        return s.turn_of < 0 or s.turn_of >= self.players

    def has_moved(self, s: State, before: State) -> bool:
        """Is anything else from which more follows: the step, whose turn it is, something on the board?"""
        if s.step != before.step or s.to_act != before.to_act or s.turn_of != before.turn_of:
            return True
        for cell in range(self.followed.size):
            if self.followed.at[cell] and s.at[cell] != before.at[cell]:
                return True
        return False

    def mistrust(self, s: State) -> None:
        """Nothing is known of it any more."""
        s.checked_by = 0

    # For everyone

    @property
    def is_finished(self) -> bool:
        return self.refit is not None

    def finish(self, refit: Any) -> int:
        """The rules are put together; they get a number of their own."""
        if self.is_finished:
            raise ValueError("a layout is of one game, and that was put together before")
        self.measure()
        self.layout.freeze()
        self.refit = refit
        self.id = next(numbers)
        return self.id

    def adopt(self, parts: Sequence[Any]) -> None:
        """These parts, and all that they lead to, are whole and of this game."""
        self.is_adopting = True
        try:
            adopt(parts, self)
        finally:
            self.is_adopting = False

    def measure(self) -> None:
        """What is laid out by now."""
        if self.layout is None:
            raise ValueError("this Warden was never made")
        if self.is_finished or (self.least.size == len(self.layout.blank) and self.steps == len(self.layout.steps)):
            return
        least, greatest, instead, followed = self.layout.ranges()
        self.steps = len(self.layout.steps)
        self.least = Row(least)
        self.greatest = Row(greatest)
        self.instead = Row(instead)
        self.followed = Row(followed)

    def wrong(self, s: Any) -> str:
        """What is wrong with the numbers of a position with as many cells as there are; nothing, if nothing is."""
        self.check_size(s)
        if self.is_astray(s):
            return f"it is at the step {s.step}, where seat {s.to_act} is to act in the turn of seat {s.turn_of}"
        cell = self.beyond(s, True)
        if cell < 0:
            return ""
        from kogge.engine.positions import out_of_bounds  # which knows layouts, and they their warden

        return out_of_bounds(self.layout, s, cell)

    def enter(self, s: Any, kinds: Sequence[Axis | Holds], given: Sequence[Any]) -> list[Any]:
        """Refuse what a method can't be called with; else a copy of the position before that, and the plain numbers."""
        self.check(s)
        return [s.copy(), *(self.fitting(kind, one) for kind, one in zip(kinds, given, strict=True))]

    def fitting(self, kind: Axis | Holds, given: Any) -> Any:
        """A number, or a step, if there is one of this kind."""
        low, high, of = self.range_of(kind)
        number = self.id_of(given)
        if not low <= number <= high:
            raise IndexError(f"{number} is no {of} of this game; those are {low} to {high}")
        return given if hasattr(given, "id") else number

    def check(self, s: Any) -> None:
        """Refuse what is no position of this game."""
        self.check_size(s)
        if (s.checked_by != self.id or not self.is_finished) and (wrong := self.wrong(s)):
            raise ValueError(f"this can't be a position: {wrong}")

    def id_of(self, given: Any) -> int:
        """A number as it is; a step by its own, if it is one of this game."""
        if not hasattr(given, "id"):
            return plain(given)
        if not any(step is given for step in self.layout.steps):
            raise ValueError("this is a step of another game")
        number: int = given.id
        return number

    def check_size(self, s: Any) -> None:
        """Refuse what is no position, or has other cells."""
        self.measure()
        if not isinstance(s, State):
            raise TypeError(f"a position is needed, not a {type(s).__name__}")
        if len(s) != self.least.size:
            raise ValueError(f"it has {len(s)} cells, and those of this game have {self.least.size}")

    def range_of(self, kind: Axis | Holds) -> tuple[int, int, str]:
        """From which number to which, and of what."""
        if isinstance(kind, Axis):
            return 0, self.layout.sized(kind).size - 1, kind.of
        if kind.axis is not None:
            return kind.low, self.layout.sized(kind.axis).size - 1, kind.axis.of
        return kind.low, kind.high, "number"

    def leave(self, s: Any, before: State) -> None:
        """Refuse what was made of a position, which then is again as it was."""
        self.check_size(s)
        self.mistrust(s)
        try:
            s.raise_failure()
            if wrong := self.wrong(s):
                raise ValueError(f"this can't be done: {wrong} then")
        except BaseException:
            s.copy_from(before)
            raise

    def look(self, part: object, s: Any, before: State, at_once: bool) -> None:
        """An open part had the position in its hands: refuse what compiled rules can't go on from.

        If it has moved something from which more follows, that follows once the action is done; cells that are kept for
        speed are made anew ``at_once`` where the rules go on before that.
        """
        self.check_size(before)
        if s == before:
            return
        if wrong := self.wrong(s):
            raise ValueError(f"{type(part).__name__} has left what can't be a position: {wrong}")
        if self.is_finished:
            has_moved = self.has_moved(s, before)
            s.leave_to((type(part).__name__, has_moved or (s.left_by is not None and s.left_by[1])))
            if has_moved and at_once:
                self.refit(s, is_between=False, has_moved=True)

    def settle(self, s: Any) -> None:
        """After the action: whatever follows from what open parts have moved."""
        name, has_moved = s.left_by
        s.leave_to(None)
        try:
            if wrong := self.wrong(s):
                raise ValueError(wrong)
            self.refit(s, is_between=True, has_moved=has_moved)
        except ValueError as why:
            raise ValueError(f"{name} has left what can't be a position: {why}") from None


# What the doors of compiled parts call


def enter(
    part: object, warden: Any, is_adopted: bool, s: Any, kinds: Sequence[Axis | Holds], given: Sequence[Any]
) -> list[Any]:
    """Python comes in by a door: see ``Warden.enter``."""
    if not isinstance(warden, Warden) or (warden.is_finished and not is_adopted):
        raise ValueError(f"this {type(part).__name__} is no part of a game")
    if not is_adopted:
        warden.adopt([part])
    return warden.enter(s, kinds, given)


def begun(warden: Any) -> Warden:
    """Who keeps the positions of a game to which a part is added."""
    if not isinstance(warden, Warden) or warden.is_finished:
        raise ValueError("nothing can be added to rules that are put together")
    return warden


def kept_by(warden: Any) -> Warden:
    """Who keeps the positions of the game of a part from now on."""
    if not isinstance(warden, Warden) or not warden.is_adopting:
        raise ValueError("parts get to know their game when it is put together")
    return warden


def hooked(part: object, warden: Any, name: str, value: Any, kind: type) -> Any:
    """What an assembly puts where a part has a place for it."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} of {type(part).__name__} is a {kind.__name__}, not a {type(value).__name__}")
    if isinstance(warden, Warden):
        if warden.is_finished:
            raise AttributeError(f"{name} of {type(part).__name__} can't be set once the rules are put together")
        warden.adopt([value])
    return value


def refuse_again(part: object, is_made: bool) -> None:
    """An object is made once: others trust what it is made of."""
    if is_made:
        raise TypeError(f"this {type(part).__name__} is made already")


def refuse_unmade(part: object, is_made: Any) -> None:
    """An object that was called into being, and not made, has nothing of what its methods need."""
    if not is_made:
        raise ValueError(f"this {type(part).__name__} was never made")


def refuse_wild(warden: Any, s: Any) -> None:
    """A method that takes a position takes one of its own game only."""
    if not isinstance(warden, Warden):
        raise ValueError("this is no part of a game")
    warden.check(s)


def refuse_other(warden: Any, layout: Any) -> None:
    """A part has cells of one game."""
    if layout.warden is not warden:
        raise ValueError("a part has cells of one layout, and this is another")
