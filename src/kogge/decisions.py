"""Whose decision it is, where several seats may decide at once: what each may do, and what was given ahead.

The rules ask one seat after the other. What a seat decides before it is asked is held until it is due, and then played
in the rules' order, so that a game is the same whoever was the quickest.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from types import MappingProxyType

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.games.refusal import Part, Refused, all_of, word
from kogge.notation import notation


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat has given and what is not due yet; ``done``, if the seat owes nothing beyond it."""

    actions: tuple[int, ...]
    done: bool


@dataclass(frozen=True)
class Given:
    """What somebody may know of an answer that is held: ``text`` is ``None`` where that is a secret."""

    seat: int
    done: bool
    text: str | None

    def to_dict(self) -> dict[str, object]:
        """All of it as plain values, ready for JSON."""
        return asdict(self)


Held = Mapping[int, Answer]  # by seat
NOTHING: Held = MappingProxyType({})
Reader = Callable[[State, Callable[[State], bool]], list[int]]  # a request as actions, as long as a seat may decide


class Decisions:
    """Who may decide what in a position, with what is held."""

    def __init__(self, rules: Rules, s: State, held: Held = NOTHING) -> None:
        self.rules = rules
        self.s = s
        self.held = held
        together = rules.layout.shared.get(s.step)
        self.owing: list[int] = together.owing(s) if together else []
        self.together = together if self.owing else None

    # Whose decision it is

    def waiting(self) -> list[int]:
        """The seats for whose decision the game waits, in the rules' order."""
        if self.together is None:
            return [] if self.s.step == OVER or self.s.to_act == CHANCE else [self.s.to_act]
        return [seat for seat in self.owing if not self.is_done(seat)]

    @property
    def closer(self) -> int | None:
        """The seat that waits for the others and need not, if there is one."""
        return self.s.turn_of if self.together is not None and self.together.close is not None else None

    def may_act(self) -> list[int]:
        """The seats that may do something now: those for whom the game waits, and whoever need not wait for them."""
        return self.waiting() + ([] if self.closer is None else [self.closer])

    def is_done(self, seat: int) -> bool:
        return seat in self.held and self.held[seat].done

    def is_due(self) -> bool:
        """Is it time to play what the seat to act has given?  A secret comes out with all others."""
        if self.together is not None and self.together.secret:
            return all(self.is_done(seat) for seat in self.owing)
        return self.s.to_act in self.held

    # What a seat sees

    def own(self, seat: int) -> State:
        """The position in which a seat decides: as if it were asked now, after what it has given."""
        if seat == self.closer:
            return self.closed()[1]
        s = self.s.copy()
        if self.together is not None and seat in self.owing:
            if seat != s.to_act:
                s = self.rules.asking(s, seat, self.together.step)
            for action in self.held[seat].actions if seat in self.held else ():
                self.rules.play(s, action)
        return s

    def seen(self, seat: int | None) -> State:
        """The position as it is to a seat: that of its decision; what it has given in secret is done in its eyes."""
        if self.together is None or seat is None or seat not in self.owing:
            return self.s
        if not self.is_done(seat):
            return self.own(seat)
        if not self.together.secret:
            return self.s
        return self.rules.asking(self.own(seat), self.s.to_act, self.rules.steps[self.s.step])

    def legal(self, seat: int | None) -> list[int]:
        """What a seat may do now."""
        if self.together is None or seat is None:
            return self.rules.actions(self.s) if seat is not None and seat == self.s.to_act else []
        return self.rules.actions(self.own(seat)) if seat in self.may_act() else []

    def given(self, seat: int | None) -> list[Given]:
        """What is held, as a seat may know it: all of its own, of others what is done, and of secrets only that."""
        return [self.shown(owner, seat) for owner in sorted(self.held) if owner == seat or self.is_done(owner)]

    def shown(self, owner: int, seat: int | None) -> Given:
        answer = self.held[owner]
        hidden = owner != seat and self.together is not None and self.together.secret
        return Given(owner, answer.done, None if hidden else told(self.rules, answer))

    # What a seat gives

    def heard(self, seat: int, seats: Sequence[str], read: Reader) -> tuple[list[int], dict[int, Answer]]:
        """What is played at once, and what is held, once a seat has said something."""
        if seat not in self.may_act():
            raise self.nothing_to_decide(seat, seats)
        if self.together is not None and seat != self.closer:
            return [], {**self.held, seat: self.answer(seat, read)}
        line = read(self.own(seat), lambda s: s.to_act == seat)
        if self.together is None:
            return line, {}
        silence, _, is_left = self.closed()
        return [*silence, *line[0 if is_left else 1 :]], {}

    def answer(self, seat: int, read: Reader) -> Answer:
        """What a seat has given, with what it says now."""
        s = self.own(seat)
        line = read(s, lambda later: self.owes(later, seat))
        for action in line:
            self.rules.play(s, action)
        before = self.held[seat].actions if seat in self.held else ()
        return Answer((*before, *line), not self.owes(s, seat))

    def owes(self, s: State, seat: int) -> bool:
        """Does a seat still owe this decision in a position that has come of it?"""
        return self.rules.layout.shared.get(s.step) is self.together and seat in Decisions(self.rules, s).owing

    def closed(self) -> tuple[list[int], State, bool]:
        """How the matter stands if nobody waits any longer: by which actions all have answered, the silent by silence,
        in which position the closer decides, and whether the rules have left it anything to decide."""
        assert self.together is not None
        assert self.together.close is not None
        close = self.together.close
        line: list[int] = []
        s = self.s.copy()
        for seat in self.owing:
            ahead = list(self.held[seat].actions) if seat in self.held else []
            while ahead or self.owes(s, seat):
                silence = (action for action in self.rules.actions(s) if self.rules.act_of(action) in close.silence)
                line.append(ahead.pop(0) if ahead else next(silence))
                self.rules.play(s, line[-1])
        is_left = s.step == close.step.id
        if not is_left:
            s = self.rules.asking(self.s, self.s.turn_of, close.step)
        return line, s, is_left

    def without(self, seat: int, name: str) -> dict[int, Answer]:
        """What is held once a seat has taken back what it gave, unless the others have heard it."""
        if seat not in self.held:
            raise Refused.of("nothing_given", seat=word("color", name))
        if self.is_done(seat) and self.together is not None and not self.together.secret:
            raise Refused.of("answer_heard", seat=word("color", name))
        return {owner: answer for owner, answer in self.held.items() if owner != seat}

    def nothing_to_decide(self, seat: int, seats: Sequence[str]) -> Refused:
        """Why a seat can't act now."""
        who: Part = word("color", seats[seat])
        if self.s.step == OVER:
            return Refused.of("game_over")
        if self.s.to_act == CHANCE:
            return Refused.of("chance_first", seat=who)
        waiting = all_of([word("color", seats[other]) for other in self.waiting()])
        if self.is_done(seat):
            return Refused.of("decided_already", seat=who, waiting=waiting)
        return Refused.of("nothing_to_decide", seat=who, waiting=waiting)


def told(rules: Rules, answer: Answer) -> str:
    """An answer as a line that ``play`` would take."""
    return "; ".join(notation(rules).write(action) for action in answer.actions)


def kept(rules: Rules, s: State, held: Held, actor: int) -> dict[int, Answer]:
    """What is still held in a position to which an action, done or undone, has led: what others owe there as before."""
    owing = Decisions(rules, s).owing
    return {seat: answer for seat, answer in held.items() if seat in owing and seat != actor}
