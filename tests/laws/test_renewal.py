"""What a position keeps for speed is never believed: it follows from the rest, in every position of every game."""

import pytest

import kogge
from kogge.engine.layout import WORKING, Field
from kogge.engine.positions import possible
from kogge.engine.rules import Rules
from kogge.engine.state import State
from tests.laws.spread import Setting, settings

CHAINS = {"rolled_hex", "next_hex"}  # of hexes with the same number, in whatever order
STRIDES = (0, 1, 2, 3, 5, 8, 13, 21, 40, 90, 250)  # actions between two looks


def working(rules: Rules) -> list[Field]:
    return [field for field in rules.layout.fields.values() if field.seen_by == WORKING]


def anew(rules: Rules, s: State) -> State:
    """The position as one from outside is taken."""
    return possible(rules.layout, rules.stocks, rules.blank, s)


def scrawled(rules: Rules, s: State, luck: kogge.Random) -> State:
    """The same position with anything in the cells that are kept for speed."""
    twin = s.copy()
    for field in working(rules):
        for k in range(field.stop - field.start):
            twin[field.start + k] = field.low + luck.number(1 + field.holds.most(k % field.cols) - field.low)
    return twin


def chains(rules: Rules, s: State) -> list[list[int]]:
    """The hexes of each number, in whatever order they hang together."""
    first, following, found = rules.layout.fields["rolled_hex"], rules.layout.fields["next_hex"], []
    for h in s.cells(first.start, first.stop):
        chain = []
        while h >= 0:
            chain.append(h)
            h = s[following.start + h]
        found.append(sorted(chain))
    return found


@pytest.mark.parametrize("setting", settings()[::4], ids=str)
def test_what_follows_from_the_rest_is_made_anew_and_the_same(setting: Setting) -> None:
    game, luck = setting.start(seed=11), kogge.Random(11)
    for stride in STRIDES:
        game.play_out(limit=stride)
        assert anew(game.rules, game.state) == game.state, f"{game.step} after {len(game)} actions"
        if game.is_over:
            return
        renewed = anew(game.rules, scrawled(game.rules, game.state, luck))
        for field in working(game.rules):
            if field.name not in CHAINS:
                now, once = (s.cells(field.start, field.stop) for s in (renewed, game.state))
                assert now == once, f"{field.name} at {game.step} after {len(game)} actions"
        assert chains(game.rules, renewed) == chains(game.rules, game.state)


@pytest.mark.parametrize("setting", settings()[2::7], ids=str)
def test_a_renewed_position_stays_what_it_is(setting: Setting) -> None:
    game = setting.start(seed=12)
    game.play_out(limit=120)
    once = anew(game.rules, scrawled(game.rules, game.state, kogge.Random(12)))
    assert anew(game.rules, once) == once
