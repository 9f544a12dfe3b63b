"""What tests of merchants and caravans say again and again: where a piece may go, that it goes there, where it is.

>>> from tests.support.europe import RED, europe
>>> game = europe(merchants={RED: ["11,2 N"]}, hand={RED: "grain"})
>>> walks(game, 1) == spots(game, "12,0 S; Novgorod; 12,1 S")
True
>>> walk(game, 1, "12,0 S", "11,1 N")
>>> stands(game, RED, 1, "11,1 N")
True
"""

from itertools import pairwise

import kogge
from tests.support.europe import at, cell, do

# Thirteen intersections without a city along the eastern edge, each a step from the next.
EDGE = (
    *("10,4 N", "11,3 S", "11,4 N", "12,2 S", "11,3 N", "12,1 S", "11,2 N", "12,0 S", "11,1 N", "11,0 S", "10,2 N"),
    *("10,1 S", "9,3 N"),
)
# Its paths, each of which touches the next; most have nothing else beside them.
EDGE_PATHS = tuple(f"{a}-{b}" for a, b in pairwise(EDGE))


def spots(game: kogge.Game, places: str) -> set[int]:
    """Intersections by their names: ``"Bern; 3,6 S"``."""
    return {at(game, place.strip()) for place in places.split(";") if place.strip()}


def paths(game: kogge.Game, places: str) -> set[int]:
    """Paths by the names of their ends: ``"Bern-3,6 S; 3,6 S-Turin"``."""
    return {at(game, place.strip(), "path") for place in places.split(";") if place.strip()}


def steps(game: kogge.Game, act: str, piece: int) -> set[int]:
    """The places to which a piece may go now, by their numbers."""
    written = [text.split() for text in game.legal_texts()]
    return {int(words[2]) for words in written if words[:2] == [act, str(piece)]}


def walks(game: kogge.Game, merchant: int) -> set[int]:
    return steps(game, "walk", merchant)


def drives(game: kogge.Game, caravan: int) -> set[int]:
    return steps(game, "drive", caravan)


def walk(game: kogge.Game, merchant: int, *places: str) -> None:
    """A merchant goes to these intersections, one after the other."""
    do(game, *(f"walk {merchant} {{{place}}}" for place in places))


def drive(game: kogge.Game, caravan: int, *places: str) -> None:
    """A caravan goes to these routes, one after the other."""
    do(game, *(f"drive {caravan} {{{place}}}" for place in places))


def stands(game: kogge.Game, seat: int, merchant: int, place: str) -> bool:
    """Is the merchant at this intersection?"""
    return cell(game, "merchant", seat, merchant - 1) == at(game, place)


def waits(game: kogge.Game, seat: int, caravan: int, place: str) -> bool:
    """Is the caravan beside this route?"""
    return cell(game, "caravan", seat, caravan - 1) == at(game, place, "path")


def goods(game: kogge.Game, city: str) -> int:
    """How many goods tokens are under the kontor there?"""
    return cell(game, "goods_at", at(game, city))


def acts(game: kogge.Game) -> set[str]:
    """The names of the acts that are open."""
    return {text.split()[0] for text in game.legal_texts()}


def come_round(game: kogge.Game) -> None:
    """The turn ends, everybody else rolls a 12 and does nothing, and so does the player, whose action phase begins."""
    game.play("end_turn")
    for _ in range(game.players - 1):
        game.play("roll; dice 12; end_turn")
    game.play("roll; dice 12")
