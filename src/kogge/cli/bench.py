"""``kogge bench``: how fast the rules are."""

import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

import kogge
from kogge.arena.figures import ROUNDS, Figure
from kogge.arena.speed import Pace, Speed, measured
from kogge.cli.scenario_options import from_files
from kogge.games import catalogue


def bench(
    scenarios: list[str], players: int | None, board: str | None, seconds: float, threads: bool, as_json: bool
) -> None:
    """Measure these scenarios, or all, and print what came out."""
    found = [catalogue.find(name) for name in scenarios or catalogue.names()]
    choices = {} if board is None else {"board": board}
    chosen = [from_files(scenario, choices) for scenario in found]
    errors = Console(stderr=True)
    speeds = []
    for scenario, options in zip(found, chosen, strict=True):
        with errors.status(f"measuring {scenario.name}"):
            speeds.append(measured(scenario, players, seconds, threads, **options))
    if as_json:
        print(json.dumps([asdict(speed) for speed in speeds], indent=2))
    else:
        show(Console(), speeds)


def show(console: Console, speeds: list[Speed]) -> None:
    """All figures as tables."""
    console.print(games_table(speeds))
    console.print()
    console.print(copies_table(speeds))
    console.print()
    if any(speed.journeys for speed in speeds):
        console.print(journeys_table(speeds))
        console.print()
    console.print(hindsight_table(speeds))
    console.print()
    rounds = f"Medians of {ROUNDS} rounds, and how much less and more others gave."
    console.print(Text(f"{rounds} Won: before the turn limit."), soft_wrap=True)
    console.print(Text.assemble(("Engine  ", "bold"), (kogge.status(), "green" if kogge.COMPILED else "yellow")))


def games_table(speeds: list[Speed]) -> Table:
    """Random games with and without trade between players."""
    table = columns("random games, players", "games/CPU-s", "", "won", "actions/CPU-s", "")
    for speed in speeds:
        plain = Pace(speed.games_per_cpu_s, speed.actions_per_cpu_s, speed.won)
        table.add_row(Text(f"{speed.scenario}, {speed.players}", "cyan"), *figures(plain))
        if speed.with_trade:
            table.add_row(Text("  with player trades", "cyan"), *figures(speed.with_trade))
    return table


def figures(pace: Pace) -> tuple[str, ...]:
    games = spread(pace.games_per_cpu_s, 0 if pace.games_per_cpu_s.median >= 100 else 2)
    return (*games, f"{pace.won:.0%}", *spread(pace.actions_per_cpu_s, 0))


def spread(figure: Figure, digits: int) -> tuple[str, str]:
    """A figure, and how far other rounds were from it."""
    away = [abs(other / figure.median - 1) if figure.median else 0 for other in (figure.low, figure.high)]
    return f"{figure.median:,.{digits}f}", f"-{away[0]:.0%} +{away[1]:.0%}"


def copies_table(speeds: list[Speed]) -> Table:
    """Copies of a position, called from Python, and how much faster two threads are."""
    table = columns("copy, µs", "new", "", "into another", "", "two threads", "")
    for speed in speeds:
        threads = spread(speed.two_threads, 2) if speed.two_threads else ("", "")
        table.add_row(Text(speed.scenario, "cyan"), *spread(speed.copy_us, 3), *spread(speed.copy_into_us, 3), *threads)
    return table


def journeys_table(speeds: list[Speed]) -> Table:
    """All journeys of a position."""
    table = columns("journeys, CPU-ms", "median", "99 %", "worst", "positions", "games")
    for speed in speeds:
        if found := speed.journeys:
            spent = [f"{ms:.3f}" for ms in (found.median_ms, found.most_ms, found.worst_ms)]
            table.add_row(Text(speed.scenario, "cyan"), *spent, f"{found.positions:,}", f"{found.games:,}")
    return table


def hindsight_table(speeds: list[Speed]) -> Table:
    """What a long game tells of its last action, and how it takes one back."""
    table = columns("back, CPU-ms", "events", "", "changes", "", "undo", "", "after")
    for speed in speeds:
        back = speed.going_back
        spent = [told for figure in (back.events_ms, back.changes_ms, back.undo_ms) for told in spread(figure, 4)]
        table.add_row(Text(speed.scenario, "cyan"), *spent, f"{back.actions:,}")
    return table


def columns(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table
