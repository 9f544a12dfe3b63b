"""What a greedy bot must stand in every game: trials that the tests of each game put it to."""

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import kogge
from kogge.arena.match import play
from kogge.bots import __file__ as bots_file
from kogge.bots import make
from kogge.bots.greedy import GreedyBot
from kogge.views import View, imagined

DECISIONS = 150  # of one turn, offers and answers included
BOTS = str(Path(bots_file).parent)
SETTINGS = [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2"}, {"KOGGE_PURE": "1"}]

ONE_GAME = """
import json, sys, kogge
from kogge.arena.match import play
from kogge.bots import make
game = kogge.start(sys.argv[1], seed=5, players=3, **json.loads(sys.argv[2]))
play(game, [make("greedy", 50 + seat) for seat in range(3)])
sys.stdout.write(game.record())
"""


def greedy_game(scenario: str, seed: int, **options: Any) -> kogge.Game:
    """A game that only greedy bots have played, which nobody changes any more."""
    return greedy_once(scenario, seed, tuple(sorted(options.items())))


@cache
def greedy_once(scenario: str, seed: int, chosen: tuple[tuple[str, Any], ...]) -> kogge.Game:
    return greedy_again(scenario, seed, **dict(chosen))


def greedy_again(scenario: str, seed: int, **options: Any) -> kogge.Game:
    """The same, played anew."""
    game = kogge.start(scenario, seed=seed, **options)
    play(game, [make("greedy", 10 * seed + seat) for seat in range(game.players)])
    return game


def acts_of(game: kogge.Game) -> Counter[str]:
    """How often each act was played."""
    return Counter(game.rules.act_of(action).name for _, action, _ in game.replay())


def beats_random(game: kogge.Game, n: int) -> bool:
    """Does a greedy bot in one of the seats win against random ones?"""
    seat = n % game.players
    play(game, [make("greedy" if p == seat else "random", 10 * n + p) for p in range(game.players)])
    return game.winner == seat


def ends_its_turns(game: kogge.Game) -> None:
    """Also a bot without memory comes to the end of every turn, and of the game."""
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


def decides_quickly(game: kogge.Game) -> None:
    """A decision takes ten thousand calls of functions at most, hardly one in a hundred five times as many.

    That is about a hundredth of a second; calls are counted because they are as many on every machine.
    """
    bots = [GreedyBot(seat) for seat in range(game.players)]
    spent = []
    while not game.is_over:
        if game.to_act == kogge.CHANCE:
            game.play_chance()
            continue
        view = game.view(game.to_act)
        action, calls = counting_calls(bots[game.to_act], view)
        spent.append(calls)
        game.play(action)
    assert sum(spent) / len(spent) < 10_000
    assert sorted(spent)[-len(spent) // 100] < 50_000


def counting_calls(bot: GreedyBot, view: View) -> tuple[int, int]:
    """What a bot chooses, and how many of its functions were called for it, compiled or not."""
    calls = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and BOTS in frame.f_code.co_filename

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        action = bot.choose(view)
    finally:
        sys.setprofile(before)
    assert calls, "nothing was counted"
    return action, calls


def sees_no_secrets(game: kogge.Game, every: int = 1) -> None:
    """In every so many positions of a game: what the seat can't see, dealt anew, changes no choice."""
    luck = kogge.Random(3)
    redealt = 0
    for n, (before, _, _) in enumerate(game.replay()):
        if before.to_act == kogge.CHANCE or n % every:
            continue
        other = imagined(game.rules, before, before.to_act, luck)
        redealt += other != before
        views = [View(game.rules, state, before.to_act) for state in (before, other)]
        assert GreedyBot(1).choose(views[0]) == GreedyBot(1).choose(views[1])
    assert redealt > 10  # otherwise nothing was tested


def takes_over_anywhere(game: kogge.Game, every: int = 1) -> None:
    """In every so many positions of a random game the bot chooses something legal."""
    for n, (before, _, _) in enumerate(game.replay()):
        if before.to_act != kogge.CHANCE and n % every == 0:
            view = View(game.rules, before, before.to_act)
            assert GreedyBot(0).choose(view) in view.legal


def plays_the_same_elsewhere(scenario: str, setting: dict[str, str], **options: Any) -> None:
    """The same seed makes the same game in a process with other settings."""
    command = [sys.executable, "-c", ONE_GAME, scenario, json.dumps(options)]
    told = subprocess.run(command, env=os.environ | setting, capture_output=True, text=True, check=True)
    assert told.stdout == played_here(scenario, tuple(options.items()))


@cache
def played_here(scenario: str, options: tuple[tuple[str, Any], ...]) -> str:
    """The record of the same game in this process."""
    game = kogge.start(scenario, seed=5, players=3, **dict(options))
    play(game, [make("greedy", 50 + seat) for seat in range(3)])
    return game.record()
