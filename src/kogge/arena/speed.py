"""How fast everything is: random games in CPU time, copies of a position, journeys, going back, two threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from statistics import median
from time import perf_counter, process_time
from timeit import Timer
from typing import get_args, get_type_hints

from kogge.arena.figures import ROUNDS, Figure
from kogge.arena.hindsight import Hindsight, hindsight
from kogge.arena.series import LIMIT, ResultSheet
from kogge.arena.trips import Trips, trips
from kogge.build import COMPILED
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.game import Game
from kogge.games.scenario import Options, Scenario

CALLS = 2_000  # of something short, in a round
SEED = 1


@dataclass(frozen=True)
class Round:
    """How many random games, and actions of them, fitted into a second of CPU time, and which share had a winner."""

    games_per_cpu_s: float
    actions_per_cpu_s: float
    won: float


@dataclass(frozen=True)
class Pace:
    """The same over several rounds of the same games.  Those that nobody has won were ended by the limit of turns."""

    games_per_cpu_s: Figure
    actions_per_cpu_s: Figure
    won: float


@dataclass(frozen=True)
class Speed:
    """The speed of a scenario, played without trades between players; ``with_trade`` says what those cost."""

    scenario: str
    players: int
    games_per_cpu_s: Figure
    actions_per_cpu_s: Figure
    won: float
    copy_us: Figure
    copy_into_us: Figure
    journeys: Trips | None
    going_back: Hindsight
    compiled: bool
    with_trade: Pace | None
    two_threads: Figure | None


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
        won=pace.won,
        copy_us=copy_us,
        copy_into_us=copy_into_us,
        journeys=trips(rules, seconds),
        going_back=hindsight(scenario, trading or options, seconds / 3),
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
    """Several rounds of the same games."""
    games = enough(rules, seconds / rounds)
    played = [one_round(rules, games) for _ in range(rounds)]
    return Pace(
        Figure.of([one.games_per_cpu_s for one in played]),
        Figure.of([one.actions_per_cpu_s for one in played]),
        played[0].won,
    )


def one_round(rules: Rules, games: int) -> Round:
    """Play these games once."""
    sheet = ResultSheet(rules)
    start = process_time()
    told = play_many(rules, SEED, games, LIMIT, sheet.cells)
    spent = max(process_time() - start, 1e-9)
    won = sum(bool(sheet.ending(*cells).winners) for cells in told)
    return Round(games / spent, sum(actions for actions, *_ in told) / spent, won / games)


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


def copies(position: State, seconds: float) -> tuple[Figure, Figure]:
    """The µs that a new copy of a position takes, and a copy into an existing one, called from Python."""
    empty = median(calls(Timer(), seconds))
    copy = calls(Timer("copy()", "copy = position.copy", globals={"position": position}), seconds)
    setup = "copy_from, other = position.copy().copy_from, position"
    into = calls(Timer("copy_from(other)", setup, globals={"position": position}), seconds)
    new, again = ([max(0.0, spent - empty) * 1e6 for spent in rounds] for rounds in (copy, into))
    return Figure.of(new), Figure.of(again)


def calls(timer: Timer, seconds: float) -> list[float]:
    """The seconds that one call takes, in each of several rounds."""
    spent = max(timer.timeit(CALLS), 1e-6)
    number = CALLS * max(1, min(100, round(seconds / 3 / ROUNDS / spent)))
    return [round_ / number for round_ in timer.repeat(ROUNDS, number)]


def two_threads(rules: Rules, seconds: float) -> Figure:
    """How many times faster two threads are than one, by the clock on the wall, turn by turn."""
    games = enough(rules, seconds / ROUNDS / 4)
    halves = [SEED, SEED + games]

    def play(seed: int) -> object:
        return play_many(rules, seed, games, LIMIT, ())

    ratios = []
    with ThreadPoolExecutor(2) as threads:
        for _ in range(ROUNDS):
            both = elapsed(lambda: list(threads.map(play, halves)))
            alone = elapsed(lambda: [play(seed) for seed in halves])
            ratios.append(alone / both)
    return Figure.of(ratios)


def elapsed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
