"""Whole games of the greedy bot in Merchants of Europe: it wins against chance, and nobody has to wait for it."""

import os
import subprocess
import sys
from collections import Counter
from statistics import median
from time import process_time
from typing import Any

import pytest

import kogge
from kogge.arena.match import play
from kogge.bots import make
from kogge.bots.greedy import GreedyBot
from kogge.views import View, imagined

ROUNDS = {"europe-short": 30, "europe": 45}  # a person's game
DECISIONS = 150  # of one turn, offers and answers included
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("europe-short", {"players": 3}),
    ("europe-short", {"players": 4, "start": "variable", "trade": False}),
    ("europe", {"players": 3, "trade": False}),
    ("europe", {"players": 4}),
]

ONE_GAME = """
import sys, kogge
from kogge.arena.match import play
from kogge.bots import make
game = kogge.start("europe", seed=5, players=3)
play(game, [make("greedy", 50 + seat) for seat in range(3)])
sys.stdout.write(game.record())
"""


def greedy_game(scenario: str, seed: int, **options: Any) -> kogge.Game:
    """A game that only greedy bots have played."""
    game = kogge.start(scenario, seed=seed, **options)
    play(game, [make("greedy", 10 * seed + seat) for seat in range(game.players)])
    return game


def acts_of(game: kogge.Game) -> Counter[str]:
    return Counter(game.rules.act_of(action).name for _, action, _ in game.replay())


@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_greedy_beats_random_bots_on_every_board(scenario: str, options: dict[str, Any]) -> None:
    for n in range(4):
        game = kogge.start(scenario, seed=n, **options)
        seat = n % game.players
        play(game, [make("greedy" if p == seat else "random", 10 * n + p) for p in range(game.players)])
        assert game.winner == seat, f"game {n}"


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
    moved = ("walk", "end_walk", "drive", "end_drive", "deliver", "move_robber", "rob")
    played = ("play_lancer", "play_route_building", "play_journey", "play_fast_caravan", "play_loan")
    traded = ("buy_resource", "bank_trade", "deal", "discard")
    for act in (*placed, *built, *moved, *played, *traded):
        assert used[act], act
    assert not used["rehire_merchant"]


@pytest.mark.parametrize("scenario", ROUNDS)
def test_a_turn_comes_to_an_end_even_for_a_bot_without_memory(scenario: str) -> None:
    game = kogge.start(scenario, seed=8, players=3, trade=False)
    turn = decisions = 0
    while not game.is_over:
        if game.to_act == kogge.CHANCE:
            game.play_chance()
            continue
        now = game.read("turn")[0][0]
        turn, decisions = now, decisions + 1 if now == turn else 1
        assert decisions < DECISIONS, game.record()
        game.play(GreedyBot(1).choose(game.view(game.to_act)))
    assert game.winner is not None


def test_a_decision_takes_no_time() -> None:
    game = kogge.start("europe", seed=4)
    bots = [GreedyBot(seat) for seat in range(4)]
    spent = []
    while not game.is_over:
        if game.to_act == kogge.CHANCE:
            game.play_chance()
            continue
        view = game.view(game.to_act)
        start = process_time()
        action = bots[game.to_act].choose(view)
        spent.append(process_time() - start)
        game.play(action)
    assert sum(spent) / len(spent) < 0.01
    assert sorted(spent)[-len(spent) // 100] < 0.05


@pytest.mark.parametrize("scenario", ROUNDS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(scenario: str) -> None:
    luck = kogge.Random(3)
    game = greedy_game(scenario, 11, players=3)
    redealt = 0
    for n, (before, _, _) in enumerate(game.replay()):
        if before.to_act == kogge.CHANCE or n % 2:
            continue
        other = imagined(game.rules, before, before.to_act, luck)
        redealt += other != before
        views = [View(game.rules, state, before.to_act) for state in (before, other)]
        assert GreedyBot(1).choose(views[0]) == GreedyBot(1).choose(views[1])
    assert redealt > 10  # otherwise nothing was tested


@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_a_bot_that_takes_over_anywhere_chooses_something_legal(scenario: str, options: dict[str, Any]) -> None:
    game = kogge.start(scenario, seed=6, **options)
    game.play_out(limit=12000)
    for n, (before, _, _) in enumerate(game.replay()):
        if before.to_act != kogge.CHANCE and n % 29 == 0:
            view = View(game.rules, before, before.to_act)
            assert GreedyBot(0).choose(view) in view.legal


@pytest.mark.parametrize("setting", [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2"}, {"KOGGE_PURE": "1"}])
def test_the_same_seed_makes_the_same_game_in_every_process(setting: dict[str, str]) -> None:
    game = kogge.start("europe", seed=5, players=3)
    play(game, [make("greedy", 50 + seat) for seat in range(3)])
    told = subprocess.run(
        [sys.executable, "-c", ONE_GAME], env=os.environ | setting, capture_output=True, text=True, check=True
    )
    assert told.stdout == game.record()
