"""Nets of trade routes for tests of what joins them, and what they have earned."""

import kogge
from tests.support.europe import BLUE, ORANGE, RED, WHITE, europe
from tests.support.position import column


def earned(game: kogge.Game) -> list[int]:
    """The gold of each player, who all began with none."""
    return column(game, "gold")


def net(*, players: int = 4, kontors: dict[int, list[str]] | None = None, **lines: list[str]) -> kogge.Game:
    """Red is to build, these are the routes of each colour, and nobody has gold."""
    seats = {"red": RED, "blue": BLUE, "white": WHITE, "orange": ORANGE}
    return europe(
        players=players,
        kontors=kontors,
        routes={seats[color]: stops for color, stops in lines.items()},
        hand={RED: "5 ore 5 wood"},
        gold=dict.fromkeys(range(players), 0),
    )
