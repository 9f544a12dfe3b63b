"""What a tactic is: scores for the acts it knows, aims worth saving for, and errands for ships."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from kogge.bots.aims import Aim
from kogge.bots.errands import Errand
from kogge.bots.outlook import Outlook

Score = Callable[[Outlook, int], float]  # of one argument of an act

# A score above NEUTRAL says that an action is useful; the highest is done first. Passing the dice
# and every act that no tactic knows are neutral.
NEUTRAL = 0.0
NEVER = -100.0  # rather anything else
POINT = 100.0  # for every point that an action brings at once
WIN = 10_000.0

CARD = 80.0  # a development card that helps now
BUILD = 60.0  # the aim itself
ASIDE = 40.0  # building from what the aim leaves over
DEAL = 30.0  # a deal with another player
SWAP = 20.0  # a deal with the bank

CHASE = 70.0  # what costs nothing and is possible only before ships move
ASHORE = 60.0  # what a ship has come for
STOW = 50.0  # another load for another errand
SAIL = 30.0  # towards it


def no_aims(_: Outlook) -> Iterable[Aim]:
    """Nothing to save for."""
    return ()


def no_errands(_: Outlook) -> Iterable[Errand]:
    """Nothing for ships to do."""
    return ()


def no_hexes(_: Outlook) -> Iterable[int]:
    """Nothing is closed."""
    return ()


def no_crews(_: Outlook) -> Iterable[float]:
    """No crew could be used."""
    return ()


def no_sales(_: Outlook) -> int:
    """Nobody buys."""
    return 0


@dataclass(frozen=True, eq=False)
class Tactic:
    """One chapter of play.

    It is in force in every game that has one of its acts and all the ``fields`` it reads, so a new
    game brings its own tactics and needs no change here. Where several tactics know an act, the
    best reason counts.
    """

    name: str
    scores: Mapping[str, Score]
    fields: tuple[str, ...]
    aims: Callable[[Outlook], Iterable[Aim]] = no_aims
    errands: Callable[[Outlook], Iterable[Errand]] = no_errands
    closed: Callable[[Outlook], Iterable[int]] = no_hexes  # on which the seat may not build
    crews: Callable[[Outlook], Iterable[float]] = no_crews  # the worth of each that could be used ashore
    sales: Callable[[Outlook], int] = no_sales  # how many cards somebody else than the bank buys for gold
    dialogue: tuple[str, ...] = ()  # fields that hold mere words: no aim depends on them
    rules: str = ""  # of a chapter the first: chapters come in the order of the book


def highest(scores: Sequence[Score]) -> Score:
    """The best reason of several; neutral if there is none."""
    if not scores:
        return always(NEUTRAL)
    if len(scores) == 1:
        return scores[0]
    return lambda outlook, arg: max([score(outlook, arg) for score in scores])


def always(value: float) -> Score:
    """A score that does not depend on the position."""
    return lambda _outlook, _arg: value
