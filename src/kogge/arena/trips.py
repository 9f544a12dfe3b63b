"""How fast journeys are found: in positions of random games in which pieces can travel."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from time import process_time

from kogge.arena.figures import cpu_time
from kogge.engine.chance import Random
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.engine.travel import Travel
from kogge.journeys import journeys

TRIES = 3  # in each position; the quickest counts, for whatever else the machine does is no part of it
BETWEEN = 8  # of so many positions one is looked at: so there are several games in a short time


@dataclass(frozen=True)
class Trips:
    """The ms of CPU time that all journeys of a position take: in half of the positions, in 99 of 100, in the worst."""

    positions: int
    games: int
    median_ms: float
    most_ms: float
    worst_ms: float


def trips(rules: Rules, seconds: float) -> Trips | None:
    """Look for journeys in positions of random games, for about so many seconds; nothing where no piece travels."""
    if not any(isinstance(act, Travel) for step in rules.steps for act in step.acts):
        return None
    start, spent, games = process_time(), list[float](), 0
    for games in count(1):
        for s in positions(rules, games):
            spent.append(min(cpu_time(partial(journeys, rules, s)) for _ in range(TRIES)) * 1e3)
            if process_time() - start > seconds:
                break
        if spent and process_time() - start > seconds:
            break
    spent.sort()
    median, most, worst = (spent[round(share * (len(spent) - 1))] for share in (0.5, 0.99, 1))
    return Trips(len(spent), games, median, most, worst)


def positions(rules: Rules, seed: int) -> Iterator[State]:
    """Every so many positions of a random game in which a piece can travel."""
    s, luck, seen = rules.start(), Random(seed), 0
    while s.step != OVER:
        if s.to_act == CHANCE:
            action = rules.drawn(s, luck)
        else:
            legal = rules.actions(s)
            seen += any(rules.act_of(choice).is_step for choice in legal)
            if seen == BETWEEN:
                seen = 0
                yield s
            action = legal[luck.number(len(legal))]
        rules.play(s, action)
