"""What was measured several times, in one figure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

ROUNDS = 7
CALLS = 1_000  # at most, in a round


@dataclass(frozen=True)
class Figure:
    """What several rounds have measured: the one in the middle, and between which the others lie."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, rounds: Sequence[float]) -> "Figure":
        return cls(median(rounds), min(rounds), max(rounds))


def cpu_time(work: Callable[[], object]) -> float:
    """The seconds of CPU time that something takes."""
    start = process_time()
    work()
    return process_time() - start


def milliseconds(work: Callable[[], object], seconds: float) -> Figure:
    """The CPU time of one call, in several rounds of about so many seconds together."""
    calls = max(1, min(CALLS, round(seconds / ROUNDS / max(cpu_time(work), 1e-6))))

    def round_() -> None:
        for _ in range(calls):
            work()

    return Figure.of([cpu_time(round_) / calls * 1e3 for _ in range(ROUNDS)])
