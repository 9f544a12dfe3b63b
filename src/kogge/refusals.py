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
    open_ones = [spoken(rules, seats, other).partition(" ")[2] for other in legal if rules.act_of(other) is act]
    if not open_ones:
        return f"{seats[s.to_act]} may choose among {others}"
    many = f"one of {len(open_ones)} others, for example {open_ones[0]}"
    same = f"{act.name} can be {either(open_ones) if len(open_ones) <= FEW else many}"
    return f"{same}; other choices: {others}" if others else same


def spoken(rules: Rules, seats: Sequence[str], action: int) -> str:
    """An action by name, with seats by their colour, and with the name of a place that has one."""
    act = rules.act_of(action)
    if act.of == "seat":
        return f"{act.name} {seats[action - act.first]}"
    name = rules.layout.chart.name(act.of, action - act.first) if act.of in rules.layout.chart.names else ""
    return f"{notation(rules).write(action)} ({name})" if name else notation(rules).write(action)
