"""A turn goes on where it was interrupted, whatever else happens meanwhile."""

from collections.abc import Callable

import pytest

import kogge
from kogge.games import catalogue
from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.games.europe.assembly import Europe
from kogge.games.europe.board import load as europe_board
from kogge.games.europe.scenarios import ShortOptions
from kogge.games.isles.assembly import Isles, IslesOptions
from kogge.games.isles.board import load
from kogge.games.isles.chapters import fixed_opening, printed_land
from kogge.games.scenario import laid_out
from tests.laws.phases import STANDING


def base() -> BaseGame:
    made = BaseGame(BaseOptions(phases="separate"))
    made.rules()
    return made


def isles() -> Isles:
    made = Isles(IslesOptions(), load("land-ho"), points=8)
    printed_land(made)
    fixed_opening(made)
    made.rules()
    return made


def europe() -> Europe:
    made = Europe(ShortOptions(), europe_board("europe-short"))
    made.fixed_start()
    return made


@pytest.mark.parametrize("made", [base, isles, europe])
def test_an_interruption_of_an_interruption_leads_back_to_where_the_turn_stood(
    made: Callable[[], BaseGame | Isles | Europe],
) -> None:
    game = made()
    steps, phases = game.layout.steps, game.layout.phases
    for phase in phases:
        s = laid_out(game.layout, steps[phase])
        for step in steps[1:]:
            if step.id not in phases:
                game.turn.interrupt(s, step)
                assert steps[s.step].name == step.name
        game.turn.resume(s)
        assert steps[s.step].name == steps[phase].name


@pytest.mark.parametrize("scenario", catalogue.names())
def test_every_game_knows_where_its_turns_stand_by_themselves(scenario: str) -> None:
    rules = kogge.start(scenario).rules
    assert {rules.steps[phase].name for phase in rules.layout.phases} == STANDING & {step.name for step in rules.steps}
