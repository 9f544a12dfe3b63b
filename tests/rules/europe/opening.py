"""The start of a game, played by name: who begins, and who places what."""

from collections.abc import Mapping, Sequence
from typing import Any

import kogge
from tests.support.europe import RED, do

VIOLET = (  # on both boards
    *("Copenhagen", "Hamburg", "Cologne", "Berlin", "Warsaw", "Prague", "Wroclaw", "Nuremberg", "Vienna"),
    *("Budapest", "Krakow", "Lviv", "Bern", "Venice", "Zagreb", "Turin"),
)
WEST = ("Brussels", "Paris", "Lyon")  # the violet cities of the main board alone

NOBODY = -1


def begun(scenario: str = "europe", *, players: int = 4, starter: int = RED, **options: Any) -> kogge.Game:
    """A new game in which this seat has rolled highest."""
    game = kogge.start(scenario, seed=0, players=players, **options)
    for seat in range(players):
        game.play(f"starting_roll {11 if seat == starter else 3 + seat}")
    return game


def variable(scenario: str, *, players: int = 4, starter: int = RED) -> kogge.Game:
    """A new game on one of the boards, at the first kontor of the variable start."""
    options = {"start": "variable"} if scenario == "europe-short" else {}
    return begun(scenario, players=players, starter=starter, **options)


def place_kontors(game: kogge.Game, kontors: Mapping[int, Sequence[str]], neutral: Sequence[str] = ()) -> None:
    """Everyone places these cities' kontors in this order, whenever the game asks for one; then the neutral ones."""
    waiting = {seat: iter(cities) for seat, cities in kontors.items()}
    while game.step == "place_kontor":
        do(game, f"place_kontor {{{next(waiting[game.to_act])}}}")
    for city in neutral:
        do(game, f"place_neutral_kontor {{{city}}}")


def kontors_of(game: kogge.Game, owner: int) -> set[str]:
    """The cities in which an owner has a kontor."""
    chart = game.rules.layout.chart
    return {chart.name("intersection", node) for node, (seat,) in enumerate(game.read("kontor")) if seat == owner}


def routes_of(game: kogge.Game, owner: int) -> list[int]:
    """The paths on which an owner has a route."""
    return [path for path, (seat,) in enumerate(game.read("route")) if seat == owner]
