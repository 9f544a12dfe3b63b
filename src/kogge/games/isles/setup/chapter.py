"""What a chapter adds to positions that are set up by name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kogge.games.isles.setup.pieces import IslesPiecesTable
from kogge.games.setups.words import Place

Landing = Callable[
    [IslesPiecesTable, int, int, int, Place], None
]  # a hex, a player, how many crews, and the place as named


def no_landing(_table: IslesPiecesTable, _h: int, _p: int, _n: int, _place: Place) -> None:
    """Nothing follows: this chapter has no crews ashore."""


@dataclass(frozen=True)
class Chapter:
    """Its mission and where that is found, the terrain on which its crews are ashore, and what they have got there."""

    rules: str  # the first of the chapter's
    mission: str
    holder: type[Any]  # the class of the part that has the mission
    shore: str = ""
    land: Landing = no_landing
