"""Positions of Explorers & Pirates, arranged by name.

A test lists what matters to it; the rest is an empty board with the island as it is printed for The
Pirate Lairs. Places are named as in the board files: a hex by its two coordinates (``"3,-1"``), a
corner or a side of it by a word more (``"3,-1 NE"``). They are sketches, as ``kogge.position`` makes them.

>>> game = isles(tiles={"5,-1": "forest 5"}, harbours={RED: ["3,-2 SE"]}, ships={RED: ["5,-1 W settler"]},
...              step="movement", turn_of=RED)
>>> may(game, "land_settler 1 {5,-1 NW}"), may(game, "land_settler 1 {5,-1 N}")
(True, False)
>>> do(game, "land_settler 1 {5,-1 NW}", "end_turn", "roll", "dice 5")
>>> hand(game, RED)
{'wood': 1}
"""

import re
from collections.abc import Mapping
from typing import Any

import kogge
from kogge.games.isles.board import load as load_board
from kogge.games.isles.cargo import HOLD_WORDS, LOADS
from kogge.games.setups.places import PlaceAtlas
from kogge.modules.terrain import TERRAINS
from tests.support import position

BLUE, RED, WHITE, ORANGE = range(4)

bank = position.bank  # these read what all games have
chances = position.chances
choices = position.choices
column = position.column
hand = position.hand
points = position.points
acts = position.acts
roll = position.roll


def isles(
    scenario: str = "explorers-pirates",
    *,
    hand: Mapping[int, str] | None = None,
    **things: Any,
) -> kogge.Game:
    """A sketch of a position: the first seat trades and builds, unless ``turn_of`` and ``step`` say otherwise."""
    return kogge.position(scenario, seed=0, sketch=True, hands=hand, **things)


def founding(scenario: str = "explorers-pirates", *, players: int = 4, starter: int = BLUE) -> kogge.Game:
    """A game that is played from its start: the island lies as printed, and this seat has the highest roll."""
    game = kogge.start(scenario, seed=0, players=players)
    tip = next(k for k, h in enumerate(island_of(game)) if h == hexagon(game, "0,0"))
    for k, kind in enumerate(load_board("pirate-lairs").terrain):
        if game.step == "lay_land" and k != tip:
            game.play(f"lay_land {TERRAINS[kind]}")
    for seat in range(players):
        game.play(f"starting_roll {12 if seat == starter else 2}")
    return game


def island_of(game: kogge.Game) -> list[int]:
    """The hexes of the start island, which are those with a number when the game begins."""
    return [h for h, (number,) in enumerate(game.read("number")) if number]


def hexagon(game: kogge.Game, place: str) -> int:
    """The number of a hex: ``"3,-1"``."""
    return numbered(game, place, "hex")


def corner(game: kogge.Game, place: str) -> int:
    """The number of the intersection at a corner of a hex: ``"3,-1 N"``."""
    return numbered(game, place, "intersection")


def side(game: kogge.Game, place: str) -> int:
    """The number of the path along a side of a hex: ``"3,-1 SE"``."""
    return numbered(game, place, "path")


def numbered(game: kogge.Game, place: str, of: str) -> int:
    """The number of a hex, or of the intersection or path at a corner or side of it."""
    atlas = PlaceAtlas(game.rules)
    if of.endswith("intersection"):
        return atlas.corner(place)
    return atlas.side(place) if of.endswith("path") else atlas.hexagon(place)


def places(game: kogge.Game, act: str, words: str) -> set[str]:
    """The arguments of an act at these places (``"3,-1 N; 2,0 SE"``), as ``choices`` names them."""
    of = game.notation.acts[act].parts[-1].of
    return {str(numbered(game, place, of)) for place in words.split(";") if place.strip()}


def act(game: kogge.Game, text: str) -> str:
    """The text of an action whose place is named in braces: ``"sail 1 {5,0 NE}"``."""
    found = game.notation.acts.get(text.split()[0])
    if found is None:
        return text  # which the game will refuse
    return re.sub(r"\{(.*?)\}", lambda named: str(numbered(game, named[1], found.parts[-1].of)), text)


def do(game: kogge.Game, *texts: str) -> None:
    """Play these one after the other."""
    for text in texts:
        game.play(act(game, text))


def may(game: kogge.Game, text: str) -> bool:
    """Is this legal now?"""
    return game.action(act(game, text)) in game.legal()


def cell(game: kogge.Game, field: str, row: int = 0, col: int = 0) -> int:
    """One number of a field."""
    return game.read(field)[row][col]


def gold(game: kogge.Game, seat: int) -> int:
    """The coins of a seat."""
    return cell(game, "gold", seat)


def load(game: kogge.Game, seat: int, hold: str) -> str:
    """What a ship or a basin holds: ``load(game, RED, "ship 1")``."""
    return LOADS[cell(game, "cargo", seat, HOLD_WORDS.index(hold))]
