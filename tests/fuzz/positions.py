"""Positions that no game comes to: some cells of a reached one are changed, and whatever is taken is played on."""

from collections.abc import Callable
from functools import cache

import kogge
from kogge.engine.layout import Field
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from tests.fuzz.chaos import CLEAN, EDGES, Chaos
from tests.laws.bounds import check_bounds
from tests.laws.spread import Setting, settings

DEPTHS = (0, 3, 9, 14, 19, 60, 140, 300, 700)  # actions after which games are looked at
ON = 150  # actions that are played from a position that was taken
TRIALS = 12  # actions that are tried in one that rules know, whether or not a game can begin with it
LOOKS = 25  # actions between two looks at the whole


@cache
def grounds() -> tuple[Setting, ...]:
    """Of every scenario some settings that differ much."""
    found = []
    for scenario in kogge.scenarios():
        own = [setting for setting in settings() if setting.scenario == scenario]
        found += own[:: max(1, len(own) // 3)][:4]
    return tuple(found)


@cache
def reached(setting: Setting, depth: int) -> tuple[Rules, State]:
    """A position to which a game at random has come."""
    game = setting.start(seed=depth)
    game.play_out(limit=depth)
    return game.rules, game.state


def value_for(chaos: Chaos, field: Field, col: int) -> int:
    """What a cell could hold, mostly; now and then what it can't."""
    if chaos.one_in(12):
        return chaos.one_of(EDGES)
    low, high = field.low, min(field.holds.most(col), 10**6)
    return chaos.one_of((low, high, high + 1)) if chaos.one_in(5) else low + chaos.below(high - low + 1)


def twist(chaos: Chaos, rules: Rules, s: State) -> None:
    """Change a cell, exchange two of a field, move something from one to another, or change who acts where."""
    field = chaos.one_of(tuple(rules.layout.fields.values()))
    size = field.stop - field.start
    one, other = chaos.below(size), chaos.below(size)
    way = chaos.below(8)
    if way == 0:
        s.step = chaos.below(len(rules.steps))
        s.to_act = CHANCE if rules.steps[s.step].by_chance else chaos.one_of((s.turn_of, chaos.below(rules.players)))
    elif way == 1:
        s.turn_of = chaos.below(rules.players)
        s.to_act = s.turn_of if s.to_act != CHANCE else s.to_act
    elif way == 2:
        s[field.start + one], s[field.start + other] = s[field.start + other], s[field.start + one]
    elif way == 3:
        s[field.start + one] -= 1
        s[field.start + other] += 1
    else:
        s[field.start + one] = value_for(chaos, field, one % field.cols)


def try_position(seed: int) -> bool:
    """Arrange a wild position, and play on from it; whether it was taken."""
    chaos = Chaos(seed)
    setting = chaos.one_of(grounds())
    rules, state = reached(setting, chaos.one_of(DEPTHS))
    wild, game = state.copy(), setting.start(seed=seed)
    for _ in range(1 + chaos.below(3)):
        twist(chaos, rules, wild)
    study(chaos, rules, wild.copy())
    taken = is_taken(lambda: game.arrange(wild))
    assert taken == is_taken(lambda: rules.play_on(wild.copy(), kogge.Random(seed), ON)), "doors differ"
    if taken:
        play_on(chaos, game)
    return taken


def is_taken(ask: Callable[[], object]) -> bool:
    try:
        ask()
    except CLEAN:
        return False
    return True


def study(chaos: Chaos, rules: Rules, s: State) -> None:
    """Try actions in a bare position; secrets may be missing in it."""
    if not is_taken(lambda: rules.actions(s)):
        return
    for _ in range(TRIALS):
        actions = rules.actions(s)
        if not actions:
            break
        rules.play(s, chaos.one_of(actions))
    rules.actions(rules.redacted(s, chaos.one_of((None, 0, 1))))


def play_on(chaos: Chaos, game: kogge.Game) -> None:
    """Some actions at random, with a look at cells, journeys and views; where nothing is possible it ends."""
    check_bounds(game.rules, game.state)
    game.journeys()
    for n in range(ON):
        actions = game.legal()
        if not actions:
            break
        game.play(chaos.one_of(actions))
        if n % LOOKS == 0:
            check_bounds(game.rules, game.state)
    check_bounds(game.rules, game.state)
    for seat in (None, *range(game.players)):
        game.view(seat).to_dict(choices=True)
