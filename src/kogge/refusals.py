"""What is said to somebody whose action is not possible: that it is not, and what is."""

from collections.abc import Sequence

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.notation import FEW, either, notation


def not_possible(rules: Rules, seats: Sequence[str], s: State, action: int, when: str = "now") -> str:
    """Why an action is refused in a position: what else its act takes there, and which other acts are open."""
    if s.step == OVER:
        return "the game is over"
    return f"{spoken(rules, seats, action)} is not possible {when}; {instead(rules, seats, s, action)}"


def not_reached(rules: Rules, seats: Sequence[str], s: State, last: int, text: str, when: str = "now") -> str:
    """Why a journey is refused; the places that can be reached are too many to list."""
    if s.step == OVER:
        return "the game is over"
    moving = any(rules.act_of(other) is rules.act_of(last) for other in rules.actions(s))
    hint = "" if moving else f"; {instead(rules, seats, s, last)}"
    return f"{text} is not possible {when}{hint}"


def instead(rules: Rules, seats: Sequence[str], s: State, action: int) -> str:
    """What may be done where an action may not."""
    act, legal = rules.act_of(action), rules.actions(s)
    others = ", ".join(dict.fromkeys(name for other in legal if (name := rules.act_of(other).name) != act.name))
    if s.to_act == CHANCE:
        return f"chance decides first: {others}"
    open_ones = [told(rules, seats, other) for other in legal if rules.act_of(other) is act]
    if not open_ones:
        return f"{seats[s.to_act]} may choose among {others}"
    many = f"one of {len(open_ones)} others, for example {open_ones[0]}"
    same = f"{act.name} can be {either(open_ones) if len(open_ones) <= FEW else many}"
    return f"{same}; other choices: {others}" if others else same


def spoken(rules: Rules, seats: Sequence[str], action: int) -> str:
    """An action by name, with seats by their colour, and with the name of a place that has one."""
    return f"{rules.act_of(action).name} {told(rules, seats, action)}".strip()


def told(rules: Rules, seats: Sequence[str], action: int) -> str:
    """The same without the name of the act."""
    parts = notation(rules).parts(action)
    if parts and parts[-1].of == "seat":
        return seats[parts[-1].value]
    name = rules.layout.chart.name(parts[-1].of, parts[-1].value) if parts else ""
    argument = notation(rules).argument(action)
    return f"{argument} ({name})" if name else argument
