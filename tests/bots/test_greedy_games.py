"""Whole games of the greedy bot: it wins against chance, comes to an end, and repeats itself exactly."""

import os
import subprocess
import sys
from itertools import product
from statistics import median
from typing import Any

import pytest

import kogge
from kogge.arena.match import play
from kogge.bots import make, names
from kogge.bots.greedy import GreedyBot
from kogge.views import View, imagined

ALL_OPTIONS: list[dict[str, Any]] = [
    {"players": players, "board": board, "phases": phases, "trade": trade}
    for players, board, phases, trade in product(
        (2, 3, 4), ("beginner2010", "beginner2015", "random"), ("combined", "separate"), (True, False)
    )
]

ONE_GAME = """
import sys, kogge
from kogge.arena.match import play
from kogge.bots import make
game = kogge.start("base", seed=5, board="random", players=3)
play(game, [make("greedy", 50 + seat) for seat in range(3)])
sys.stdout.write(game.record())
"""


def greedy_game(seed: int, **options: Any) -> kogge.Game:
    """A game that only greedy bots have played."""
    game = kogge.start("base", seed=seed, **options)
    play(game, [make("greedy", 10 * seed + seat) for seat in range(game.players)])
    return game


def test_greedy_is_the_strongest_bot_by_name() -> None:
    assert names()[-1] == "greedy"


def test_greedy_beats_random_bots_whatever_the_options() -> None:
    won = 0
    for n, options in enumerate(ALL_OPTIONS + ALL_OPTIONS[:4]):
        game = kogge.start("base", seed=n, **options)
        seat = n % game.players
        play(game, [make("greedy" if p == seat else "random", 10 * n + p) for p in range(game.players)])
        won += game.winner == seat
    assert won >= 38, f"{won} of 40"


def test_four_greedy_bots_need_no_more_turns_than_people() -> None:
    turns = []
    for seed in range(12):
        game = greedy_game(seed, board="random", trade=seed % 2 == 0)
        assert game.winner is not None
        turns.append(game.read("turn")[0][0])
    assert median(turns) < 100


@pytest.mark.parametrize("options", ALL_OPTIONS[::5])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(options: dict[str, Any]) -> None:
    luck = kogge.Random(3)
    game = greedy_game(11, **options)
    redealt = 0
    for before, _, _ in game.replay():
        if before.to_act == kogge.CHANCE:
            continue
        other = imagined(game.rules, before, before.to_act, luck)
        redealt += other != before
        views = [View(game.rules, state, before.to_act) for state in (before, other)]
        assert GreedyBot(1).choose(views[0]) == GreedyBot(1).choose(views[1])
    assert redealt > 10  # otherwise nothing was tested


@pytest.mark.parametrize("phases", ["combined", "separate"])
def test_a_bot_that_takes_over_anywhere_chooses_something_legal(phases: str) -> None:
    game = kogge.start("base", seed=6, players=3, board="random", phases=phases)
    game.play_out(limit=6000)
    for before, _, _ in game.replay():
        if before.to_act != kogge.CHANCE:
            view = View(game.rules, before, before.to_act)
            assert GreedyBot(0).choose(view) in view.legal


def test_a_bot_with_a_past_chooses_as_its_twin() -> None:
    assert greedy_game(2, board="random").record() == greedy_game(2, board="random").record()


def test_acts_that_no_tactic_knows_are_all_alike_and_the_seed_decides() -> None:
    game = kogge.start("base", seed=1, board="random")
    game.play_chance()
    ignorant = [GreedyBot(seed, known=()).choose(game.view(game.to_act)) for seed in range(600)]
    assert set(ignorant) == set(game.legal())


def test_a_bot_without_tactics_comes_to_an_end_all_the_same() -> None:
    game = kogge.start("base", seed=4, board="random", players=2, trade=False)
    play(game, [GreedyBot(seat, known=()) for seat in range(2)])
    assert game.is_over


@pytest.mark.parametrize("setting", [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2"}, {"KOGGE_PURE": "1"}])
def test_the_same_seed_makes_the_same_game_in_every_process(setting: dict[str, str]) -> None:
    game = kogge.start("base", seed=5, board="random", players=3)
    play(game, [make("greedy", 50 + seat) for seat in range(3)])
    told = subprocess.run(
        [sys.executable, "-c", ONE_GAME], env=os.environ | setting, capture_output=True, text=True, check=True
    )
    assert told.stdout == game.record()
