"""What is said to somebody whose action is not possible: that it is not, and what is."""

from collections.abc import Sequence
from dataclasses import dataclass

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.events import ANOTHER_ACTED, LUCK, NOTHING_DONE
from kogge.games.refusal import Part, Refused, any_of, named, word
from kogge.grounds import grounds
from kogge.names import names
from kogge.notation import FEW, notation
from kogge.reasons import why_not


@dataclass(frozen=True)
class Attempt:
    """An action that is tried in a position, or a journey by its last step: by whom, and whether at once.

    ``asker`` is the seat that tries it, or chance; ``when`` is ``now``, or ``later`` for an action that follows others
    in a line.
    """

    rules: Rules
    seats: Sequence[str]
    s: State
    action: int
    asker: int
    when: str = "now"

    def reason(self) -> list[Part]:
        """Why it is not open, as far as the asker may know: nothing else is seen of the position."""
        if self.asker == CHANCE:
            return []
        return grounds(why_not(self.rules, self.rules.redacted(self.s, self.asker), self.asker, self.action))


def not_possible(attempt: Attempt) -> Refused:
    """Why an action is refused in a position: what else its act takes there, which other acts are open, and a reason.

    Every action that the rules do not allow is refused here.
    """
    rules, seats, action = attempt.rules, attempt.seats, attempt.action
    text = f"{rules.act_of(action).name} {argument(rules, seats, action)}".strip()
    return instead(attempt, named("action", text, printed(rules, action)))


def not_reached(attempt: Attempt, text: str) -> Refused:
    """Why a journey is refused; the places that can be reached are too many to list."""
    rules, s = attempt.rules, attempt.s
    act, journey = rules.act_of(attempt.action), named("action", text, {})
    if s.step != OVER and any(rules.act_of(other) is act for other in rules.actions(s)):
        return Refused.of("not_reached", action=journey, when=attempt.when, reason=attempt.reason())
    return instead(attempt, journey)


def instead(attempt: Attempt, asked: Part) -> Refused:
    """That what was asked for is not possible, what may be done where this action may not, and why."""
    rules, seats, s, action, when = attempt.rules, attempt.seats, attempt.s, attempt.action, attempt.when
    if s.step == OVER:
        return Refused.of("game_over")
    reason = attempt.reason()
    act, legal = rules.act_of(action), rules.actions(s)
    others = list(dict.fromkeys(name for other in legal if (name := rules.act_of(other).name) != act.name))
    if s.to_act == CHANCE:
        return Refused.of("not_possible_by_chance", action=asked, when=when, others=others, reason=reason)
    if attempt.asker not in (CHANCE, s.to_act):  # what is open to another may depend on cards that the asker can't see
        seat = word("color", seats[s.to_act])
        return Refused.of("not_possible_by_another", action=asked, seat=seat, reason=reason)
    open_ones = [other for other in legal if rules.act_of(other) is act]
    if not open_ones:
        seat = word("color", seats[s.to_act])
        return Refused.of("not_possible", action=asked, when=when, seat=seat, others=others, reason=reason)
    told = [choice(rules, seats, other) for other in open_ones[: FEW + 1]]
    if len(told) <= FEW:
        choices = any_of(told)
        return Refused.of(
            "not_possible_so", action=asked, when=when, act=act.name, choices=choices, others=others, reason=reason
        )
    many, example = str(len(open_ones)), told[0]
    return Refused.of(
        "not_possible_of_many",
        action=asked,
        when=when,
        act=act.name,
        many=many,
        example=example,
        others=others,
        reason=reason,
    )


def choice(rules: Rules, seats: Sequence[str], action: int) -> Part:
    """An action without the name of its act, with the name of a place that has one."""
    return named("choice", argument(rules, seats, action), printed(rules, action))


def told(rules: Rules, seats: Sequence[str], action: int) -> str:
    """The same in English."""
    name = printed(rules, action).get("en")
    return f"{argument(rules, seats, action)} ({name})" if name else argument(rules, seats, action)


def argument(rules: Rules, seats: Sequence[str], action: int) -> str:
    """The same as it is written, with seats by their colour."""
    parts = notation(rules).parts(action)
    return seats[parts[-1].value] if parts and parts[-1].of == "seat" else notation(rules).argument(action)


def printed(rules: Rules, action: int) -> dict[str, str]:
    """What is printed on the board where an action leads, by language."""
    parts = notation(rules).parts(action)
    return names(rules, parts[-1].of, parts[-1].value) if parts and parts[-1].of != "seat" else {}


def not_undone(reason: str, actor: str) -> Refused:
    """Why the last action, of this colour, can't be taken back: ``reason`` is what ``why_not_undo`` has found."""
    if reason == NOTHING_DONE:
        return Refused.of("nothing_done")
    if reason == ANOTHER_ACTED:
        return Refused.of("another_acted", seat=word("color", actor))
    return Refused.of("luck_decided") if reason == LUCK else Refused.of("has_revealed")
