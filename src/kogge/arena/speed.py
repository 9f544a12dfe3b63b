"""How fast the rules are: random games in CPU time, copies of a position, two threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from time import perf_counter, process_time
from timeit import Timer
from typing import get_args, get_type_hints

from kogge.arena.series import LIMIT
from kogge.build import COMPILED
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.game import Game
from kogge.games.scenario import Options, Scenario

ROUNDS = 5
CALLS = 2_000  # of something short, in a round
SEED = 1


@dataclass(frozen=True)
class Pace:
    """How many random games, and actions of them, fit into a second of CPU time."""

    games_per_cpu_s: float
    actions_per_cpu_s: float


@dataclass(frozen=True)
class Speed:
    """The speed of a scenario, played without trades between players; ``with_trade`` says what those cost."""

    scenario: str
    players: int
    games_per_cpu_s: float
    actions_per_cpu_s: float
    copy_us: float
    copy_into_us: float
    compiled: bool
    with_trade: Pace | None
    two_threads: float | None


def measured(scenario: Scenario, players: int | None, seconds: float, threads: bool, **chosen: object) -> Speed:
    """Measure a scenario with these options, spending about so many seconds on each figure."""
    options = fastest(scenario, players, **chosen)
    rules = scenario.rules(options)
    pace = random_games(rules, seconds)
    copy_us, copy_into_us = copies(midway(scenario, options), seconds)
    trading = with_trade(scenario, options)
    return Speed(
        scenario=scenario.name,
        players=options.players,
        games_per_cpu_s=pace.games_per_cpu_s,
        actions_per_cpu_s=pace.actions_per_cpu_s,
        copy_us=copy_us,
        copy_into_us=copy_into_us,
        compiled=COMPILED,
        with_trade=random_games(scenario.rules(trading), seconds) if trading else None,
        two_threads=two_threads(rules, seconds) if threads else None,
    )


def fastest(scenario: Scenario, players: int | None, **chosen: object) -> Options:
    """What is measured: random boards if the scenario has them, no trade between players, 4 seats if it has so many."""
    kinds = get_type_hints(scenario.options)
    seats = get_args(kinds["players"])
    choices: dict[str, object] = {"players": players or (max(seats) if seats and 4 not in seats else 4)}
    if "random" in get_args(kinds.get("board")):
        choices["board"] = "random"
    if kinds.get("trade") is bool:
        choices["trade"] = False
    return scenario.choose(**choices | chosen)


def with_trade(scenario: Scenario, options: Options) -> Options | None:
    """The same options with trade between players, where that is a choice."""
    chosen = {option.name: getattr(options, option.name) for option in fields(options)}
    return scenario.choose(**{**chosen, "trade": True}) if "trade" in chosen else None


def random_games(rules: Rules, seconds: float, rounds: int = ROUNDS) -> Pace:
    """The best of several rounds of the same games: what disturbs a round only makes it slower."""
    games = enough(rules, seconds / rounds)
    return max((one_round(rules, games) for _ in range(rounds)), key=lambda pace: pace.games_per_cpu_s)


def one_round(rules: Rules, games: int) -> Pace:
    """Play these games once."""
    start = process_time()
    told = play_many(rules, SEED, games, LIMIT, ())
    spent = max(process_time() - start, 1e-9)
    return Pace(games / spent, sum(actions for (actions,) in told) / spent)


def enough(rules: Rules, seconds: float) -> int:
    """How many games take about so long."""
    games = 1
    while (pace := one_round(rules, games).games_per_cpu_s) > games / (seconds / 4):
        games *= 2
    return max(1, round(pace * seconds))


def midway(scenario: Scenario, options: Options) -> State:
    """A position from the middle of a game."""
    game = Game(scenario, options, SEED)
    game.play_out(300)
    return game.state


def copies(position: State, seconds: float) -> tuple[float, float]:
    """The µs that a new copy of a position takes, and a copy into an existing one, called from Python."""
    empty = best_call(Timer(), seconds)
    copy = best_call(Timer("copy()", "copy = position.copy", globals={"position": position}), seconds)
    setup = "copy_from, other = position.copy().copy_from, position"
    into = best_call(Timer("copy_from(other)", setup, globals={"position": position}), seconds)
    return max(0.0, copy - empty) * 1e6, max(0.0, into - empty) * 1e6


def best_call(timer: Timer, seconds: float) -> float:
    """The seconds that one call takes in the best of several rounds."""
    spent = max(timer.timeit(CALLS), 1e-6)
    rounds = max(ROUNDS, min(1000, round(seconds / 3 / spent)))
    return min(timer.repeat(rounds, CALLS)) / CALLS


def two_threads(rules: Rules, seconds: float) -> float:
    """How many times faster two threads are than one, by the clock on the wall, at best.

    Rounds are short: some of them find both processors free, even on a machine that has other things to do.
    """
    games = enough(rules, min(0.03, seconds / ROUNDS / 3))
    halves = [SEED, SEED + games]
    alone: list[float] = []
    both: list[float] = []

    def play(seed: int) -> object:
        return play_many(rules, seed, games, LIMIT, ())

    with ThreadPoolExecutor(2) as threads:
        end = perf_counter() + seconds
        while len(both) < ROUNDS or perf_counter() < end:
            both.append(elapsed(lambda: list(threads.map(play, halves))))
            alone.append(elapsed(lambda: [play(seed) for seed in halves]))
    return min(alone) / min(both)


def elapsed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
