"""Reading is pure: whoever asks changes nothing, and several may ask at once."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest

import kogge
from kogge.engine.acts import OpenAct
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.svg import draw
from tests.engine.test_open_act import assembled

READINGS: dict[str, Callable[[kogge.Game], object]] = {
    "actions": lambda game: game.rules.actions(game.state),
    "outcomes": lambda game: game.rules.outcomes(game.state),
    "drawn": lambda game: game.to_act == kogge.CHANCE and game.rules.drawn(game.state, kogge.Random(1)),
    "witnessed": lambda game: [game.rules.witnessed(game.state, a, 0) for a in game.rules.actions(game.state)],
    "journeys": lambda game: game.journeys(),
    "waiting": lambda game: (game.waiting(), game.may_act()),
    "views": lambda game: [game.view(seat).to_dict(choices=True) for seat in (None, *range(game.players))],
    "reasons": lambda game: [game.why_not(a) for a in range(0, game.rules.n_actions, game.rules.n_actions // 7)],
    "imagined": lambda game: [game.view(seat).imagine(kogge.Random(7)) for seat in (None, *range(game.players))],
    "picture": lambda game: draw(game.view(None), game.colors),
}


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_no_reading_changes_a_position(scenario: str) -> None:
    game = kogge.start(scenario, seed=5)
    for _ in range(6):
        kept = game.state.key()
        for name, read in READINGS.items():
            read(game)
            assert game.state.key() == kept, f"{name} has changed the position at {game.step}"
        game.play_out(limit=61)


@pytest.mark.parametrize("scenario", ["base", "explorers-pirates", "europe"])
def test_several_threads_read_one_position_alike(scenario: str) -> None:
    game = kogge.start(scenario, seed=6)
    game.play_out(limit=150)
    game.play_chance()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda name: (name, READINGS[name](game)), [*READINGS] * 4))
    alone = {name: read(game) for name, read in READINGS.items()}
    for name, found in together:
        assert found == alone[name], name


class Sour(OpenAct):
    """Fails in one position and not in another, as its only cell says."""

    def __init__(self, layout: Layout, barrier: Barrier) -> None:
        super().__init__("sour", Part("number", 3))
        self.cell = layout.field("sour")
        self.barrier = barrier

    def offers(self, s: State) -> Iterable[int]:
        self.barrier.wait(timeout=20)  # both are asked before either is done
        if s[self.cell] == 1:
            raise ZeroDivisionError
        return [0, 2]

    def perform(self, s: State, arg: int) -> None:
        self.barrier.wait(timeout=20)
        if s[self.cell] == 2:
            raise KeyError(arg)


def sour() -> Rules:
    layout = Layout(players=2)
    return assembled(layout, Sour(layout, Barrier(2)))


@pytest.mark.parametrize(("cell", "failure"), [(1, "ZeroDivisionError"), (2, "KeyError")])
def test_the_failure_of_an_open_act_is_raised_in_its_own_thread(cell: int, failure: str) -> None:
    rules = sour()
    wrong = rules.start()
    wrong[0] = cell
    ask = rules.actions if cell == 1 else partial(rules.play, action=2)  # so that both are called equally often
    with ThreadPoolExecutor(2) as pool:
        for _ in range(5):
            both = pool.map(lambda s: outcome(ask, s), [wrong.copy(), rules.start()])
            assert list(both) == [failure, "fine"]


def outcome(ask: Callable[[State], object], s: State) -> str:
    """What comes of asking in a position."""
    try:
        ask(s)
    except (ZeroDivisionError, KeyError) as failure:
        return type(failure).__name__
    return "fine"


def test_an_open_act_that_fails_leaves_the_position_as_it_was() -> None:
    layout = Layout(players=2)
    rules = assembled(layout, Sour(layout, Barrier(1)))
    s = rules.start()
    s[0] = 1
    kept = s.key()
    for reading in (rules.actions, lambda s: rules.play(s, 0)):
        with pytest.raises(ZeroDivisionError):
            reading(s)
        assert s.key() == kept
    s[0] = 0
    assert rules.actions(s) == [0, 2]


def test_a_batch_that_fails_leaves_nothing_behind() -> None:
    layout = Layout(players=2)
    rules = assembled(layout, Sour(layout, Barrier(1)))
    rules.blank[0] = 1
    with pytest.raises(ZeroDivisionError):
        play_many(rules, 1, 3, 10, [])
    rules.blank[0] = 0
    assert play_many(rules, 1, 3, 10, [0]) == [(10, 0)] * 3
