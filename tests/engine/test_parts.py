"""Parts of compiled rules: Python comes in by doors that check, and sets nothing that the rules rely on."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import pytest

import kogge
from kogge.engine.acts import OpenAct
from kogge.engine.chance import Random
from kogge.engine.layout import Layout
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.modules.open_parts import OpenWatcher
from kogge.modules.purse import Purse
from kogge.modules.resources import RESOURCES
from kogge.modules.watcher import Watcher

BASE = BaseGame(BaseOptions())
RULES = BASE.rules()
WILD: dict[str, Callable[[State], object]] = {
    "no position": lambda _: BASE.purse.gain(None, 0, 0, 1),  # type: ignore[arg-type]
    "a position of another game": lambda _: BASE.purse.gain(kogge.start("europe").state, 0, 0, 1),
    "a seat too far": lambda s: BASE.purse.gain(s, 4, 0, 1),
    "no seat": lambda s: BASE.purse.gain(s, -1, 0, 1),
    "a resource that there is not": lambda s: BASE.purse.gain(s, 0, 5, 1),
    "more cards than there are": lambda s: BASE.purse.gain(s, 0, 0, 20),
    "an intersection off the board": lambda s: BASE.pieces.settle(s, 0, 54),
    "a path off the board": lambda s: BASE.pieces.lay(s, 0, 10**8),
    "a step of another game": lambda s: BASE.turn.interrupt(s, Layout(2).step("elsewhere")),
    "a part that was never made": lambda s: Purse.__new__(Purse).gain(s, 0, 0, 1),
    "rules that were never made": lambda s: Rules.__new__(Rules).actions(s),
    "a part that is made again": lambda _: BASE.purse.__init__(Layout(2), RESOURCES, 9),  # type: ignore[misc]
    "a part that is added": lambda _: Purse(BASE.layout, RESOURCES, 9),
    "another hand": lambda _: setattr(BASE.purse, "hand", 10**8),
    "nothing for a purse": lambda _: setattr(BASE.robber, "purse", None),
    "another watcher": lambda _: setattr(BASE.pieces, "watcher", Watcher()),
    "more steps": lambda _: BASE.layout.step("more"),
}


@pytest.mark.skipif(not kogge.COMPILED, reason="interpreted, Python looks after its own lists")
@pytest.mark.parametrize("do", WILD.values(), ids=WILD)
def test_what_can_not_be_is_refused_and_changes_nothing(do: Callable[[State], object]) -> None:
    s = RULES.start()
    with pytest.raises((TypeError, ValueError, IndexError, AttributeError)):
        do(s)
    assert s == RULES.blank
    assert play_many(RULES, 1, 3, 300, []) == play_many(RULES, 1, 3, 300, [])


def test_by_a_door_a_part_does_what_rules_do() -> None:
    s = RULES.start()
    BASE.purse.gain(s, 0, 1, 2)
    hand, bank = s[BASE.purse.hand + 1], s[BASE.purse.bank + 1]
    BASE.purse.gain(s, 0, 1, -2)
    assert (s[BASE.purse.hand + 1], s[BASE.purse.bank + 1]) == (hand - 2, bank + 2)
    assert RULES.admit(s) is s


class Deed(OpenAct):
    """Does anything."""

    def __init__(self, game: BaseGame) -> None:
        super().__init__("deed")
        self.do: Callable[[State], object] = partial(Layout, 2)
        self.game = game

    def offers(self, s: State) -> Iterable[int]:
        return [0]

    def perform(self, s: State, arg: int) -> None:
        self.do(s)


class Rumour(OpenWatcher):
    """Does something when a turn ends."""

    def __init__(self, game: BaseGame) -> None:
        self.robber = game.robbed.hex

    def turn_ended(self, s: State, p: int) -> None:
        s[self.robber] = 10**8


def with_deed(do: Callable[[BaseGame, State], object]) -> tuple[Rules, State, int]:
    """A game in which this may be done, and the action by which it is."""
    game = BaseGame(BaseOptions())
    deed = Deed(game)
    game.turn.before_roll.offers([deed])
    rules = game.rules()
    deed.do = partial(do, game)
    s, luck = rules.start(), Random(1)
    while s.to_act == CHANCE:
        rules.play(s, rules.drawn(s, luck))
    return rules, s, deed.first


def put(name: str, value: int, game: BaseGame, s: State) -> None:
    s[game.layout.fields[name].start] = value


def set_head(name: str, value: int, _: BaseGame, s: State) -> None:
    setattr(s, name, value)


LEFT: dict[str, tuple[Callable[[BaseGame, State], object], str]] = {
    "a robber off the board": (partial(put, "robber", 10**8), "Deed has left .* robber is 100000000"),
    "a bank that owes": (partial(put, "bank", -1), "Deed has left .* bank is -1 for resource wood"),
    "a step that there is not": (partial(set_head, "step", 10**6), "Deed has left .* at the step 1000000"),
    "chance where a seat acts": (partial(set_head, "to_act", CHANCE), "Deed has left .* a seat is to act, not chance"),
    "a home that was not built": (partial(put, "settlements_left", 5), "Deed has left .* settlements_left is 5"),
}


@pytest.mark.parametrize(("do", "sentence"), LEFT.values(), ids=LEFT)
def test_what_an_open_part_leaves_is_looked_at(do: Callable[[BaseGame, State], object], sentence: str) -> None:
    rules, s, action = with_deed(do)
    with pytest.raises(ValueError, match=sentence):
        rules.play(s.copy(), action)
    with pytest.raises(ValueError, match=sentence):  # at random it is done soon
        play_many(rules, 1, 10, 1000, [])


def test_what_an_open_part_leaves_in_the_middle_of_an_action_is_looked_at() -> None:
    game = BaseGame(BaseOptions())
    game.listeners.append(Rumour(game))
    with pytest.raises(ValueError, match="Rumour has left what can't be a position: robber is 100000000"):
        play_many(game.rules(), 1, 1, 1000, [])


def test_what_follows_from_what_an_open_part_has_moved_follows() -> None:
    """Compiled rules find the hexes of a number by chains that they keep."""

    def lift(game: BaseGame, s: State) -> None:
        s[game.terrain.number + 3] = 0

    rules, s, action = with_deed(lift)
    rules.play(s, action)
    first, following = (rules.layout.fields[name].start for name in ("rolled_hex", "next_hex"))
    hexes = {s[first + n] for n in range(13)} | {s[following + h] for h in range(19)}
    assert 3 not in hexes


class Meddler(OpenAct):
    """Changes what it is asked about."""

    def offers(self, s: State) -> Any:
        s.turn_of = 1 - s.turn_of
        return [0]


def test_whoever_is_asked_leaves_the_position_as_it_is() -> None:
    game = BaseGame(BaseOptions(players=2))
    game.turn.before_roll.offers([Meddler("meddle")])
    with pytest.raises(ValueError, match="Meddler has changed the position when it was asked"):
        play_many(game.rules(), 1, 1, 100, [])
