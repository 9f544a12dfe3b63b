"""Whole games of the greedy bot in Merchants of Europe: it wins against chance, and nobody has to wait for it."""

from collections import Counter
from statistics import median
from typing import Any

import pytest

import kogge
from tests.bots import trials
from tests.bots.trials import acts_of, greedy_game

ROUNDS = {"europe-short": 30, "europe": 45}  # a person's game
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("europe-short", {"players": 3}),
    ("europe-short", {"players": 4, "start": "variable", "trade": False}),
    ("europe", {"players": 3, "trade": False}),
    ("europe", {"players": 4}),
]


@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_greedy_beats_random_bots_on_every_board(scenario: str, options: dict[str, Any]) -> None:
    for n in range(4):
        assert trials.beats_random(kogge.start(scenario, seed=n, **options), n), f"game {n}"


@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_greedy_bots_need_no_more_rounds_than_people(scenario: str, options: dict[str, Any]) -> None:
    rounds = []
    for seed in range(4):
        game = greedy_game(scenario, seed, **options)
        assert game.winner is not None
        rounds.append(game.read("turn")[0][0] / game.players)
    assert median(rounds) < ROUNDS[scenario]


def test_everything_in_the_game_is_used() -> None:
    games = [greedy_game(scenario, seed, players=3 + seed % 2) for scenario in ROUNDS for seed in range(4)]
    used = sum([acts_of(game) for game in games], Counter[str]())
    placed = ("place_kontor", "place_neutral_kontor", "place_route", "choose_land", "turn_token", "move_token")
    built = ("hire_merchant", "build_route", "form_caravan", "lay_free_route", "buy_card")
    moved = ("walk", "found_kontor", "drive", "end_drive", "deliver", "move_robber", "rob")
    played = ("play_lancer", "play_route_building", "play_journey", "play_fast_caravan", "play_loan")
    traded = ("buy_resource", "bank_trade", "deal", "discard")
    for act in (*placed, *built, *moved, *played, *traded):
        assert used[act], act
    assert not used["rehire_merchant"]


@pytest.mark.parametrize("scenario", ROUNDS)
def test_a_turn_comes_to_an_end_even_for_a_bot_without_memory(scenario: str) -> None:
    trials.ends_its_turns(kogge.start(scenario, seed=8, players=3, trade=False))


def test_a_decision_takes_little_work() -> None:
    trials.decides_quickly(kogge.start("europe", seed=4))


@pytest.mark.parametrize("scenario", ROUNDS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(scenario: str) -> None:
    trials.sees_no_secrets(greedy_game(scenario, 11, players=3), every=2)


@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_a_bot_that_takes_over_anywhere_chooses_something_legal(scenario: str, options: dict[str, Any]) -> None:
    game = kogge.start(scenario, seed=6, **options)
    game.play_out(limit=12000)
    trials.takes_over_anywhere(game, every=29)


@pytest.mark.parametrize("setting", trials.SETTINGS)
def test_the_same_seed_makes_the_same_game_in_every_process(setting: dict[str, str]) -> None:
    trials.plays_the_same_elsewhere("europe", setting)
