"""What tests of the movement phase say again and again: where a ship may go, that it goes there, a round of turns.

>>> from tests.support.isles import BLUE, isles
>>> game = isles(step="movement", ships={BLUE: ["3,-1 W"]})
>>> steps(game, 1) == routes(game, "3,-1 NW; 3,-1 SW")
True
>>> sail(game, 1, "3,-1 SW", "3,-1 SE")
>>> lies(game, BLUE, 1, "3,0 NW")
True
"""

import kogge
from tests.support.isles import act, cell, choices, side

RING = ("3,-1 NE", "3,-1 E", "3,-1 SE", "3,-1 SW", "3,-1 W", "3,-1 NW")  # a round trip that discovers nothing


def routes(game: kogge.Game, places: str) -> set[int]:
    """Routes by the names of hexes and sides: ``"3,-1 NW; 3,-1 SW"``."""
    return {side(game, place) for place in places.split(";") if place.strip()}


def steps(game: kogge.Game, ship: int) -> set[int]:
    """The routes to which a ship may go now."""
    chosen = [choice.split() for choice in choices(game, "sail")]
    return {int(route) for number, route in chosen if number == str(ship)}


def sail(game: kogge.Game, ship: int, *places: str) -> None:
    """A ship goes to these routes, one after the other."""
    for place in places:
        game.play(act(game, f"sail {ship} {{{place}}}"))


def lies(game: kogge.Game, seat: int, ship: int, place: str) -> bool:
    """Is the ship on this route?"""
    return cell(game, "ship", seat, ship - 1) == side(game, place)


def is_at_sea(game: kogge.Game, seat: int, ship: int) -> bool:
    return cell(game, "ship", seat, ship - 1) >= 0


def come_round(game: kogge.Game) -> None:
    """The movement phase ends, the others roll a 2 and stay where they are, and so does the player, back at sea."""
    game.play("end_turn")
    for _ in range(game.players - 1):
        game.play("roll; dice 2; set_sail; end_turn")
    game.play("roll; dice 2; set_sail")
