"""Whole games of the greedy bot in Explorers & Pirates: it wins against chance, and nobody has to wait for it."""

from collections import Counter
from statistics import median

import pytest

import kogge
from tests.bots import trials
from tests.bots.trials import acts_of, greedy_game

SCENARIOS = ["land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates"]
ROUNDS = 45  # a person's game


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_beats_random_bots_in_every_scenario(scenario: str) -> None:
    for n in range(6):
        assert trials.beats_random(kogge.start(scenario, seed=n, players=2 + n % 3, trade=n % 2 == 0), n), f"game {n}"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_bots_need_no_more_rounds_than_people(scenario: str) -> None:
    rounds = []
    for seed in range(3):
        game = greedy_game(scenario, seed, players=2 + seed, trade=seed % 2 == 0)
        assert game.winner is not None
        rounds.append(game.read("turn")[0][0] / game.players)
    assert median(rounds) < ROUNDS


def test_everything_in_the_game_is_used() -> None:
    used = sum([acts_of(greedy_game("explorers-pirates", seed)) for seed in range(4)], Counter[str]())
    landed = ("land_settler", "land_crew", "trade_spice", "deliver_spice", "catch_fish", "deliver_fish")
    built = ("build_ship", "build_settler", "build_crew", "build_harbour_settlement", "build_road", "build_settlement")
    bought = ("buy_resource", "sell_to_village", "bank_trade", "buy_wind")
    others = ("turn_tile", "turn_lair", "stow", "roll_for_fish", "chase", "place_pirate", "rob", "deal")
    for act in (*landed, *built, *bought, *others):
        assert used[act], act
    assert not used["rebuild_ship"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_turn_comes_to_an_end_even_for_a_bot_without_memory(scenario: str) -> None:
    trials.ends_its_turns(kogge.start(scenario, seed=8, players=2, trade=False))


def test_a_decision_takes_little_work() -> None:
    trials.decides_quickly(kogge.start("explorers-pirates", seed=4))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(scenario: str) -> None:
    trials.sees_no_secrets(greedy_game(scenario, 11, players=3), every=3)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_bot_that_takes_over_anywhere_chooses_something_legal(scenario: str) -> None:
    game = kogge.start(scenario, seed=6, players=3)
    game.play_out(limit=6000)
    trials.takes_over_anywhere(game, every=7)


@pytest.mark.parametrize("setting", trials.SETTINGS)
def test_the_same_seed_makes_the_same_game_in_every_process(setting: dict[str, str]) -> None:
    trials.plays_the_same_elsewhere("explorers-pirates", setting)
