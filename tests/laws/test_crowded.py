"""Boards on which everyone builds all they can: routes are broken and taken over, sites and paths run out.

Such positions are rare in games at random, so here everybody is rich, builds in turn and never wins.
"""

from collections.abc import Iterator

import pytest

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import State
from tests.laws import network
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells, Change
from tests.laws.refereeing import check_actor
from tests.laws.spread import Setting, settings

BUILDING = {"build_road", "build_settlement", "build_city"}
ROADS_FIRST = 20  # once in so many decisions anything may be built
RICH = 4  # cards of each kind in every hand: as many as the bank can give to all
NETWORK = [law for law in LAWS if law.check.__module__ == network.__name__]
NETWORK_CHANGES = [law for law in LAWS_OF_CHANGE if law.check.__module__ == network.__name__]
SETTINGS = [setting for setting in settings() if "route_length" in setting.start(0).rules.layout.fields]


def before_building(setting: Setting, seed: int) -> kogge.Game:
    """A game at the first step at which roads can be built."""
    game = setting.start(seed)
    while "build_road" not in {act.name for act in game.rules.steps[game.state.step].acts}:
        game.play_out(limit=1)
    return game


def put(rules: Rules, s: State, name: str, value: int) -> None:
    """All cells of a field get this value."""
    field = rules.layout.fields[name]
    s.blot(field.start, field.stop, value)


def builds(game: kogge.Game, seed: int) -> Iterator[tuple[State, str, State]]:
    """One building after the other, by each seat in turn, until nobody can build any more."""
    rules, s, luck = game.rules, game.state.copy(), kogge.Random(seed)
    step, resting, bank = s.step, 0, rules.layout.fields["bank"].high
    while resting < rules.players:
        s.step, s.turn_of = step, (s.turn_of + 1) % rules.players
        s.to_act = s.turn_of
        for name, value in (
            ("hand", RICH),
            ("hand_size", 5 * RICH),
            ("points", 0),
            ("bank", bank - RICH * rules.players),
        ):
            put(rules, s, name, value)
        legal = [action for action in rules.actions(s) if rules.act_of(action).name in BUILDING]
        resting = 0 if legal else resting + 1
        if legal:
            before, action = s.copy(), chosen(rules, s, legal, luck)
            rules.play(s, action)
            yield before, game.text(action), s


def chosen(rules: Rules, s: State, legal: list[int], luck: kogge.Random) -> int:
    """Mostly roads while there are any, then homes, and these where they break a line of others."""
    roads = [action for action in legal if rules.act_of(action).name == "build_road"]
    spiteful = [action for action in legal if breaks_a_line(rules, s, action)]
    among = roads if roads and luck.number(ROADS_FIRST) else spiteful or legal
    return among[luck.number(len(among))]


def breaks_a_line(rules: Rules, s: State, action: int) -> bool:
    """Would this settlement stand between two roads of another player?"""
    act = rules.act_of(action)
    if act.name != "build_settlement":
        return False
    roads = Cells(rules, s).column("road")
    owners = [roads[path] for path in rules.topo.node_edges[action - act.first]]
    return any(owners.count(q) >= 2 for q in range(rules.players) if q != s.to_act)


@pytest.mark.parametrize("setting", SETTINGS[::2], ids=str)
@pytest.mark.parametrize("seed", [1, 2] if kogge.COMPILED else [1])
def test_networks_and_routes_are_right_on_a_crowded_board(setting: Setting, seed: int) -> None:
    game = before_building(setting, seed)
    built = 0
    for before, text, s in builds(game, seed):
        built += 1
        cells = Cells(game.rules, s)
        for law in NETWORK:
            law.check(cells)
        for change in NETWORK_CHANGES:
            change.check(Change(text, Cells(game.rules, before), cells))
        check_actor(game.rules, before)
    assert built > 15 * game.players


def test_routes_are_broken_and_taken_over_on_crowded_boards() -> None:
    """Otherwise the test above would see none of it."""
    broken = lost = 0
    for number, setting in enumerate(SETTINGS):
        game = before_building(setting, number)
        for before, _, s in builds(game, number):
            old, new = Cells(game.rules, before), Cells(game.rules, s)
            broken += any(a > b for a, b in zip(old.column("route_length"), new.column("route_length"), strict=True))
            lost += old.cell("longest_route") not in (-1, new.cell("longest_route"))
    assert broken > 20
    assert lost > 20
