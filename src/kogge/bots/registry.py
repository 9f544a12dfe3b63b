"""All bots by name."""

from collections.abc import Callable

from kogge.bots.greedy import GreedyBot
from kogge.bots.protocol import Bot
from kogge.bots.random import RandomBot
from kogge.games.refusal import Refused, quoted, whole, written

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def make(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game; the same seed makes the same choices."""
    if name not in BOTS:
        said = written(name) if isinstance(name, str) else quoted(name)
        raise Refused.of("no_such_bot", name=said, bots=names())
    return BOTS[name](whole(seed, "the seed of a bot"))
