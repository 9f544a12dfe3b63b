"""What chance may do, and how likely it is."""

from collections.abc import Iterator
from dataclasses import dataclass

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.events import Event, event
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


def prospects(rules: Rules, s: State) -> Iterator[tuple[int, list[Event]]]:
    """The weight of all that chance may do in a position, and what each would tell everyone: they are tried on a copy.

    The position may be one in which secrets are hidden.
    """
    trial = s.copy()
    trial.listen()
    for action, weight in rules.outcomes(s):
        trial.copy_from(s)
        rules.play(trial, action)
        yield weight, [event(0, tiding, None, None) for tiding in trial.told()]
