"""What chance may do, and how likely it is."""

from dataclasses import dataclass

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.notation import notation


@dataclass(frozen=True)
class Outcome:
    """One thing that chance may do."""

    action: int
    text: str
    probability: float


def outcomes(rules: Rules, s: State) -> list[Outcome]:
    """All that chance may do in a position; none where a seat is to act."""
    if s.step == OVER or s.to_act != CHANCE:
        return []
    weighed = rules.outcomes(s)
    total = sum(weight for _, weight in weighed)
    return [Outcome(action, notation(rules).write(action), weight / total) for action, weight in weighed]
