"""The option ``colors``: chosen, counted, written and shown the same way in every game."""

import pickle
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import kogge
from kogge.games import catalogue
from tests.api.refusals import refused

SCENARIOS = kogge.scenarios()


def numbers(scenario: str) -> list[int]:
    """How many can play."""
    return [3, 4] if scenario.startswith("europe") else [2, 3, 4]


def palette(scenario: str) -> tuple[str, ...]:
    return catalogue.find(scenario).options.palette.colors


def usual(scenario: str, players: int) -> str:
    return ",".join(kogge.start(scenario, players=players).seats)


def some_choices(scenario: str) -> Iterator[str]:
    """For every number of players the last of all choices, which has the usual colours backwards."""
    for players in numbers(scenario):
        yield ",".join(list(permutations(palette(scenario), players))[-1])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_usual_colours_spelled_out_are_the_same_game(scenario: str) -> None:
    for players in numbers(scenario):
        colors = usual(scenario, players)
        plain, spelled = kogge.start(scenario, players=players), kogge.start(scenario, colors=colors)
        assert spelled.options == plain.options
        assert spelled.options.colors == colors
        assert spelled.rules is plain.rules
        assert kogge.start(scenario, players=players, colors=f" {colors.replace(',', ' , ')}").rules is plain.rules


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_colours_say_how_many_play(scenario: str) -> None:
    for colors in some_choices(scenario):
        game = kogge.start(scenario, colors=colors)
        assert game.players == len(game.seats) == colors.count(",") + 1
        assert game.seats == colors.split(",")
        read = catalogue.find(scenario).read_choices({"colors": colors})
        assert read == game.options
        assert type(game.options)(players=game.players, colors=colors) == game.options


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        ({"colors": "orange,green"}, "'green' is no colour of this game; choose among orange, red, blue, white"),
        ({"colors": "Blue,white"}, "'Blue' is no colour"),
        ({"colors": "orange,,red"}, "'' is no colour"),
        ({"colors": "orange,red,"}, "'' is no colour"),
        ({"colors": "orange;red"}, "'orange;red' is no colour"),
        ({"colors": ""}, "'' is no colour"),
        ({"colors": "red,blue,red"}, "red is chosen twice"),
        ({"colors": "orange,red", "players": 3}, "3 players choose 3 colours, not 2: orange, red"),
        ({"colors": "orange,red,blue", "players": 2}, "2 players choose 2 colours, not 3"),
        ({"colors": "orange"}, "players must be one of 2, 3, 4, not 1"),
        *[({"colors": value}, "colors are named with commas") for value in (None, 3, ["red", "blue"], b"red,blue")],
    ],
    ids=lambda case: str(case)[:60],
)
def test_colours_that_can_not_be_chosen(choices: dict[str, Any], says: str) -> None:
    with refused(says=says):
        kogge.start("base", **choices)


def test_a_whole_set_of_options_is_checked_as_well() -> None:
    with refused(says="4 players choose 4 colours, not 2"):
        kogge.BaseOptions(colors="red,blue")
    with refused(says="chosen twice"):
        kogge.BaseOptions(players=2, colors="red,red")
    with refused(says="colors are named with commas"):
        kogge.BaseOptions(colors=None)  # type: ignore[arg-type]  # as untyped code would
    with refused(says="one of 3, 4, not 2"):
        kogge.start("europe", colors="red,blue")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_chosen_colours_are_in_the_record_and_come_back(scenario: str) -> None:
    for colors in some_choices(scenario):
        game = kogge.start(scenario, seed=5, colors=colors)
        game.play_out(limit=60)
        assert f"\ncolors: {colors}\n" in game.record()
        again = kogge.read_record(game.record())
        assert (again.options, again.state, again.record()) == (game.options, game.state, game.record())
        copy = pickle.loads(pickle.dumps(game))
        assert (copy.seats, copy.colors, copy.state) == (game.seats, game.colors, game.state)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_record_without_colours_has_the_usual_ones(scenario: str) -> None:
    for players in numbers(scenario):
        game = kogge.start(scenario, seed=5, players=players)
        game.play_out(limit=30)
        text = game.record()
        old = text.replace(f"colors: {usual(scenario, players)}\n", "")
        assert old != text
        assert kogge.read_record(old).record() == text


def test_a_seat_is_meant_by_its_chosen_colour() -> None:
    game = kogge.start("base", colors="white,red,orange")
    assert game.action("rob white") == game.action("rob 0")
    assert game.action("rob orange") == game.action("rob 2")
    with refused(game, says="rob"):
        game.action("rob blue")
