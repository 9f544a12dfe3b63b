"""The five scenarios of Explorers & Pirates: each the points to win, its board, and its chapters.  (E-08)"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from kogge.engine.rules import Rules
from kogge.games.isles.assembly import Isles, IslesOptions
from kogge.games.isles.board import load
from kogge.games.isles.chapters import (
    Pirates,
    fish,
    fixed_opening,
    free_founding,
    lairs,
    printed_land,
    shuffled_land,
    spices,
)
from kogge.games.isles.setup import IslesTable
from kogge.games.scenario import IN_MESSAGES, Scenario


@dataclass(frozen=True)
class LairsOptions(IslesOptions):
    """What can be chosen before a game of The Pirate Lairs begins."""

    terrain: Literal["printed", "shuffled"] = "printed"


def land_ho(options: IslesOptions) -> Isles:
    """Discover and settle."""
    isles = Isles(options, load("land-ho"), points=8)
    printed_land(isles)
    fixed_opening(isles)
    return isles


def pirate_lairs(options: LairsOptions) -> Isles:
    """Crews, the pirate, and lairs to conquer."""
    isles = Isles(options, load("pirate-lairs"), points=12)
    land = shuffled_land if options.terrain == "shuffled" else printed_land
    land(isles)
    free_founding(isles)
    pirates = Pirates(isles)
    lairs(isles, pirates)
    return isles


def fish_for_catan(options: IslesOptions) -> Isles:
    """Lairs, and fish to bring to the Council."""
    isles = Isles(options, load("fish"), points=15)
    shuffled_land(isles)
    free_founding(isles)
    pirates = Pirates(isles)
    lairs(isles, pirates)
    fish(isles, pirates)
    return isles


def spices_for_catan(options: IslesOptions) -> Isles:
    """Fish and spices, but no lairs."""
    isles = Isles(options, load("spices"), points=15)
    shuffled_land(isles)
    free_founding(isles)
    pirates = Pirates(isles)
    fish(isles, pirates)
    spices(isles, pirates)
    return isles


def explorers_pirates(options: IslesOptions) -> Isles:
    """Everything together."""
    isles = Isles(options, load("explorers-pirates"), points=17)
    shuffled_land(isles)
    free_founding(isles)
    pirates = Pirates(isles)
    lairs(isles, pirates)
    fish(isles, pirates)
    spices(isles, pirates)
    return isles


def scenario(
    name: str, assemble: Callable[[Any], Isles], options: type[IslesOptions] = IslesOptions, minutes: int = 0
) -> Scenario:
    def rules(chosen: IslesOptions) -> Rules:
        return assemble(chosen).rules()

    def setup(chosen: IslesOptions) -> Callable[[bool], IslesTable]:
        isles = assemble(chosen)
        return partial(IslesTable, isles, isles.rules())

    return Scenario(name, IN_MESSAGES, IN_MESSAGES, options, rules, rulebook="isles", minutes=minutes, setup=setup)


ISLES = (
    scenario("land-ho", land_ho, minutes=30),
    scenario("pirate-lairs", pirate_lairs, LairsOptions),
    scenario("fish", fish_for_catan),
    scenario("spices", spices_for_catan),
    scenario("explorers-pirates", explorers_pirates),
)
