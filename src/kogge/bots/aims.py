"""What a bot is saving for, and how long that may take."""

from collections.abc import Sequence
from typing import NamedTuple

from kogge.bots.atlas import Cards

ROLLS = 36.0  # of two dice: so many pips are one card a roll
LUCK = 1.5  # pips: thefts, deals and gifts bring any resource now and then
PATIENCE = 4.0  # rolls: the larger, the more a great thing later beats a small one now


class Aim(NamedTuple):
    """Something to be had for cards: the act that comes first, what all of it costs, and its worth in points.

    ``coins`` is the gold that it costs besides.
    """

    act: str
    args: tuple[int, ...]
    price: Cards
    worth: float
    coins: int = 0


def missing(price: Cards, hand: Cards) -> int:
    """How many cards of the price are not in the hand."""
    return sum([need - have for need, have in zip(price, hand, strict=True) if need > have])


def spare(price: Cards, hand: Cards) -> list[int]:
    """How many cards of each resource are left when the price is put aside; negative where it lacks some."""
    return [have - need for need, have in zip(price, hand, strict=True)]


def times(n: int, one: Cards, two: Cards) -> Cards:
    """A price that is ``n`` times one and once another."""
    return tuple([n * a + b for a, b in zip(one, two, strict=True)])


def waits(pips: Sequence[int], rates: Sequence[int], luck: float = LUCK) -> list[float]:
    """How many rolls it takes to get a card of each resource, from the own hexes, through the bank or by luck."""
    swapped = [n / rate for n, rate in zip(pips, rates, strict=True)]
    total = sum(swapped) + luck
    return [ROLLS / (n + total - swap) for n, swap in zip(pips, swapped, strict=True)]


def effort(price: Cards, hand: Cards, rates: Sequence[int], wait: Sequence[float], bought: int = 0) -> float:
    """About how many rolls until the price can be paid; 0 if it can be paid now, with the bank's help.

    ``bought`` is how many cards of any kind there is gold for.
    """
    swaps = bought
    lacks = []
    for need, have, rate, rolls in zip(price, hand, rates, wait, strict=True):
        if have < need:
            lacks.append((rolls, need - have))
        elif have - need >= rate:
            swaps += (have - need) // rate
    longest = total = 0.0
    for rolls, n in sorted(lacks, reverse=True):
        bought = min(n, swaps)
        swaps -= bought
        longest = max(longest, rolls * (n - bought))
        total += rolls * (n - bought)
    return (longest + total) / 2
