"""Journeys, at random and where pieces are in each other's way: those that the long way finds, and no others."""

from collections.abc import Iterator
from functools import cache

import pytest

import kogge
from kogge.engine.state import State
from kogge.engine.travel import Travel
from tests.laws.crowds_europe import SETTINGS as EUROPE
from tests.laws.crowds_europe import crowds
from tests.laws.elsewhere import Plan, elsewhere, travelled
from tests.laws.journeys import STEPS, check_journeys
from tests.laws.players import PURPOSEFUL, player_for
from tests.laws.spread import Setting, settings
from tests.laws.test_crowded_sea import SETTINGS as ISLES
from tests.laws.test_crowded_sea import Scattering, before_sailing

POSITIONS = 24 if kogge.COMPILED else 2  # of each game
ACTIONS = 1500 if kogge.COMPILED else 500
BETWEEN = 30  # decisions about travel, on average
OTHER_WAY = {"KOGGE_PURE": "1"} if kogge.COMPILED else {}
FOLLOWS = {  # from where a piece stands
    "sail": {"ship", "ships_on_route", "sights_touched", "ship_port", "ships_in_port"},
    "walk": {"merchant"},
    "drive": {"caravan", "caravans_at", "markets", "roomy_paths"},
}


@cache
def travelling() -> list[Setting]:
    """Some settings of every scenario in which pieces travel."""
    chosen = [setting for setting in settings() if set(STEPS.values()) & set(setting.start(0).rules.layout.fields)]
    return [setting for k, setting in enumerate(chosen) if k % 5 == 0 or "board" in dict(setting.choices)]


def positions(setting: Setting, seed: int) -> Iterator[State]:
    """Some positions of a game in which pieces may travel."""
    game, luck, player = setting.start(seed), kogge.Random(seed), player_for(seed)
    found = 0
    while not game.is_over and len(game) < ACTIONS and found < POSITIONS:
        legal = game.legal()
        if any(game.rules.act_of(action).is_step for action in legal) and not luck.number(BETWEEN):
            found += 1
            yield game.state.copy()
        game.play(player.choose(game, legal, luck))


def test_pieces_travel_in_every_scenario_but_the_base_game() -> None:
    assert {setting.scenario for setting in travelling()} == set(kogge.scenarios()) - {"base"}


@pytest.mark.parametrize("setting", travelling(), ids=str)
def test_journeys_are_those_that_the_long_way_finds(setting: Setting) -> None:
    rules = setting.start(0).rules
    seed = 4 * travelling().index(setting) + PURPOSEFUL
    assert sum(check_journeys(rules, s) for s in positions(setting, seed)) > 0


@pytest.mark.parametrize("setting", ISLES[:: len(ISLES) // 6], ids=str)
def test_journeys_on_a_crowded_sea(setting: Setting) -> None:
    game, luck = before_sailing(setting, 1), kogge.Random(1)
    found = [check_journeys(game.rules, Scattering(game, luck).scattered()) for _ in range(2 * POSITIONS)]
    assert sum(found) > 0


@pytest.mark.parametrize("setting", EUROPE[:: len(EUROPE) // 3], ids=str)
def test_journeys_in_a_crowded_europe(setting: Setting) -> None:
    luck = kogge.Random(1)
    found = [check_journeys(game.rules, s) for game, s, _, _ in crowds(setting, 1) if not luck.number(BETWEEN // 4)]
    assert sum(found) > 0


@pytest.mark.parametrize("setting", travelling(), ids=str)
def test_a_step_changes_nothing_but_its_trail(setting: Setting) -> None:
    """Whatever else it changed would be left behind when a search goes back."""
    game, luck, player = setting.start(1), kogge.Random(1), player_for(PURPOSEFUL)
    names = [(field.name, range(field.start, field.stop)) for field in game.rules.layout.fields.values()]
    steps = 0
    while not game.is_over and len(game) < ACTIONS:
        before, action = game.state.copy(), player.choose(game, game.legal(), luck)
        game.play(action)
        act = game.rules.act_of(action)
        if isinstance(act, Travel):
            steps += 1
            changed = {name for name, cells in names if any(before[cell] != game.state[cell] for cell in cells)}
            assert changed <= {*act.trail, *FOLLOWS[act.name]}
    assert steps > 0


@pytest.mark.parametrize("act", sorted(STEPS))
def test_a_trail_leads_over_fields_that_some_scenario_has(act: str) -> None:
    games = [setting.start(0) for setting in travelling()]
    fields = {name for game in games if act in game.notation.acts for name in game.rules.layout.fields}
    trails = {name for game in games if isinstance(step := game.notation.acts.get(act), Travel) for name in step.trail}
    assert trails <= fields


def test_interpreted_and_compiled_find_the_same_journeys() -> None:
    games: Plan = [(setting, 7 + number) for number, setting in enumerate(travelling()[::4])]
    other = elsewhere("journeys", games, 300, **OTHER_WAY)
    assert other["compiled"] is not kogge.COMPILED
    assert other["told"] == [travelled(setting, seed, 300) for setting, seed in games]
