"""Whole games of the greedy bot: it wins against chance, comes to an end, and repeats itself exactly."""

from itertools import product
from statistics import median
from typing import Any

import pytest

import kogge
from kogge.arena.match import play
from kogge.bots import names
from kogge.bots.greedy import GreedyBot
from tests.bots import trials
from tests.bots.trials import greedy_again, greedy_game

ALL_OPTIONS: list[dict[str, Any]] = [
    {"players": players, "board": board, "phases": phases, "trade": trade}
    for players, board, phases, trade in product(
        (2, 3, 4), ("beginner2010", "beginner2015", "random"), ("combined", "separate"), (True, False)
    )
]


def test_greedy_is_the_strongest_bot_by_name() -> None:
    assert names()[-1] == "greedy"


def test_greedy_beats_random_bots_whatever_the_options() -> None:
    won = 0
    for n, options in enumerate(ALL_OPTIONS + ALL_OPTIONS[:4]):
        won += trials.beats_random(kogge.start("base", seed=n, **options), n)
    assert won >= 38, f"{won} of 40"


def test_four_greedy_bots_need_no_more_turns_than_people() -> None:
    turns = []
    for seed in range(12):
        game = greedy_game("base", seed, board="random", trade=seed % 2 == 0)
        assert game.winner is not None
        turns.append(game.read("turn")[0][0])
    assert median(turns) < 100


@pytest.mark.parametrize("options", ALL_OPTIONS[::5])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(options: dict[str, Any]) -> None:
    trials.sees_no_secrets(greedy_game("base", 11, **options))


@pytest.mark.parametrize("phases", ["combined", "separate"])
def test_a_bot_that_takes_over_anywhere_chooses_something_legal(phases: str) -> None:
    game = kogge.start("base", seed=6, players=3, board="random", phases=phases)
    game.play_out(limit=6000)
    trials.takes_over_anywhere(game)


def test_a_bot_with_a_past_chooses_as_its_twin() -> None:
    assert greedy_again("base", 2, board="random").record() == greedy_again("base", 2, board="random").record()


def test_acts_that_no_tactic_knows_are_all_alike_and_the_seed_decides() -> None:
    game = kogge.start("base", seed=1, board="random")
    game.play_chance()
    ignorant = [GreedyBot(seed, known=()).choose(game.view(game.to_act)) for seed in range(600)]
    assert set(ignorant) == set(game.legal())


def test_a_bot_without_tactics_comes_to_an_end_all_the_same() -> None:
    game = kogge.start("base", seed=4, board="random", players=2, trade=False)
    play(game, [GreedyBot(seat, known=()) for seat in range(2)])
    assert game.is_over


@pytest.mark.parametrize("setting", trials.SETTINGS)
def test_the_same_seed_makes_the_same_game_in_every_process(setting: dict[str, str]) -> None:
    trials.plays_the_same_elsewhere("base", setting, board="random")
