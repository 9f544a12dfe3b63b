"""Positions of Merchants of Europe, sketched by the names on its map.

A test lists what matters to it; the rest is the empty board with its lands, numbers and tokens: a sketch, as
``kogge.position`` makes it.

>>> game = europe(kontors={RED: ["Turin"]}, routes={RED: ["Turin-3,6 S"]}, hand={RED: "ore wood"})
>>> may(game, "build_route {3,6 S-3,7 N}")
True

A place is a city (``Turin``), a land (``Po Valley``), a corner of a hex (``3,6 S``), or a path between two places
(``Turin-3,6 S``). In the text of an action a place stands in braces.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import kogge
from kogge.engine.rules import Rules
from kogge.games.europe.material import RESOURCES
from kogge.games.setups.places import PlaceAtlas

RED, BLUE, WHITE, ORANGE = range(4)
NEUTRAL = 3  # the owner of neutral kontors, with three players

Places = Mapping[int, Sequence[str]]  # of each seat


def europe(scenario: str = "europe", *, hand: Mapping[int, str] | None = None, **things: Any) -> kogge.Game:
    """A sketch of a position: after the roll of the first seat, unless ``turn_of`` and ``step`` say otherwise."""
    return kogge.position(scenario, seed=0, sketch=True, hands=hand, **things)


def numbered(rules: Rules, place: str, of: str) -> int:
    """The number of a place that a game calls by this name."""
    atlas = PlaceAtlas(rules)
    if of.endswith("path"):
        return atlas.side(place)
    return atlas.hexagon(place) if of == "hex" else atlas.corner(place)


def spelled(game: kogge.Game, text: str) -> str:
    """An action with its places in braces turned into numbers, as the act wants them."""
    parts = game.notation.acts[text.split()[0]].parts
    return re.sub(r"\{([^}]*)\}", lambda place: str(numbered(game.rules, place[1], parts[-1].of)), text)


def may(game: kogge.Game, text: str) -> bool:
    """Is this legal now?"""
    return game.action(spelled(game, text)) in game.legal()


def do(game: kogge.Game, *texts: str) -> None:
    """Play these, one after the other."""
    for text in texts:
        game.play(spelled(game, text))


def choices(game: kogge.Game, act: str) -> list[str]:
    """The arguments with which an act is legal now, places by name where they have one."""
    return [named(game, text) for text in game.legal_texts() if text.split()[0] == act]


def named(game: kogge.Game, text: str) -> str:
    """The argument of an action, its place by name where it has one."""
    argument = game.notation.argument(game.action(text))
    for part in game.parts(game.action(text))[-1:]:
        if part.of in ("hex", "intersection") and (name := game.rules.layout.chart.name(part.of, part.value)):
            return argument.removesuffix(part.name) + name
    return argument


def paths(game: kogge.Game, *lines: str) -> list[str]:
    """Paths by their ends, or lines of them by their stops, in order and as ``choices`` gives them."""
    return [str(path) for path in sorted(path for line in lines for path in PlaceAtlas(game.rules).line(line))]


def at(game: kogge.Game, place: str, of: str = "intersection") -> int:
    """The number of a place."""
    return numbered(game.rules, place, of)


def hand(game: kogge.Game, seat: int) -> dict[str, int]:
    """The resource cards of a seat, by name; none of a kind is left out."""
    return {name: n for name, n in zip(RESOURCES, game.read("hand")[seat], strict=True) if n}


def bank(game: kogge.Game) -> dict[str, int]:
    """The resource cards in the bank, all five by name."""
    return dict(zip(RESOURCES, game.read("bank")[0], strict=True))


def gold(game: kogge.Game, seat: int) -> int:
    return game.read("gold")[seat][0]


def cell(game: kogge.Game, field: str, row: int = 0, col: int = 0) -> int:
    """One number of a field."""
    return game.read(field)[row][col]
