"""All bots by name."""

from collections.abc import Callable

from kogge.bots.greedy import GreedyBot
from kogge.bots.protocol import Bot
from kogge.bots.random import RandomBot
from kogge.games.refusal import Refused, quoted, whole

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def make(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game; the same seed makes the same choices."""
    if name not in BOTS:
        raise Refused(f"there is no bot {quoted(name)}; choose one of {', '.join(BOTS)}")
    return BOTS[name](whole(seed, "the seed of a bot"))
