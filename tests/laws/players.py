"""Ways to play at random, so that games lead to different places."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, TypeVar

import kogge

Thing = TypeVar("Thing")


class Player(Protocol):
    """Chooses for all seats, and lets chance keep its own odds."""

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int: ...


def any_of(things: Sequence[Thing], luck: kogge.Random) -> Thing:
    return things[luck.number(len(things))]


def by_act(game: kogge.Game, legal: list[int]) -> dict[str, list[int]]:
    """The legal actions of each act."""
    found: dict[str, list[int]] = {}
    for action in legal:
        found.setdefault(game.rules.act_of(action).name, []).append(action)
    return found


class Careless:
    """Any action is as good as any other: acts with many arguments come most often."""

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int:
        if game.to_act == kogge.CHANCE:
            return game.rules.drawn(game.state, luck)
        return any_of(legal, luck)


class Fair:
    """Any act is as good as any other, then any of its arguments."""

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int:
        if game.to_act == kogge.CHANCE:
            return game.rules.drawn(game.state, luck)
        return any_of(any_of(list(by_act(game, legal).values()), luck), luck)


class Curious:
    """The act that was done least in this game so far: what is rare is done as soon as it can be."""

    def __init__(self) -> None:
        self.done = Counter[str]()

    def choose(self, game: kogge.Game, legal: list[int], luck: kogge.Random) -> int:
        if game.to_act == kogge.CHANCE:
            return game.rules.drawn(game.state, luck)
        acts = by_act(game, legal)
        least = min(self.done[name] for name in acts)
        name = any_of([name for name in acts if self.done[name] == least], luck)
        self.done[name] += 1
        return any_of(acts[name], luck)


def player_for(seed: int) -> Player:
    """All kinds in turn, one for each seed."""
    return (Careless, Fair, Curious)[seed % 3]()
