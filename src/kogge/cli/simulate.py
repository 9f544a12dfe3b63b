"""``kogge simulate``: many games between bots, and what came out."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kogge.arena.series import GameFailed, Series
from kogge.arena.tally import Standing, Tally, mean, quantile
from kogge.arena.workers import play_series
from kogge.build import COMPILED, status
from kogge.cli.scenario_options import shown
from kogge.cli.scenario_options import told as options_told


def simulate(series: Series, games: int, jobs: int, as_json: bool) -> int:
    """Play, print the result, and return the exit code."""
    console, errors = Console(), Console(stderr=True)
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    try:
        with progress(games, errors, visible=errors.is_terminal and not as_json) as tell:
            tally = play_series(series, games, jobs, tell)
    except GameFailed as failure:
        report(failure, series, errors)
        return 1
    except KeyboardInterrupt:
        errors.print("Interrupted.")
        return 130
    seconds = perf_counter() - start
    if as_json:
        print(json.dumps(told(series, tally, seconds), indent=2))
    else:
        show(console, series, tally, seconds)
    return 0


@contextmanager
def progress(games: int, console: Console, visible: bool) -> Iterator[Callable[[int], None]]:
    """A bar that grows with each call; it is gone when the games are over."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not visible) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def report(failure: GameFailed, series: Series, console: Console) -> None:
    """Say that a bot failed, and keep the game in which it did."""
    folder = series.records or Path()
    path = folder / f"kogge-failure-{series.scenario}-{series.seed}-{failure.number:06}.record"
    path.write_text(failure.record, "utf-8")
    console.print(Text(f"kogge: {failure}."), soft_wrap=True)
    console.print(Text(f"The game up to there is in {path}; step through it with: kogge replay {path}"), soft_wrap=True)


# For programs


def told(series: Series, tally: Tally, seconds: float) -> dict[str, object]:
    """All results as plain values."""
    colors = series.options.seats
    return {
        "scenario": series.scenario,
        "options": options_told(series.options),
        "seed": series.seed,
        "rotated": series.rotate,
        "games": tally.games,
        "drawn": tally.drawn,
        "seats": [
            {"seat": seat, "color": colors[seat], **standing_told(standing)}
            for seat, standing in enumerate(tally.seats)
        ],
        "bots": [{"bot": name, **standing_told(standing)} for name, standing in tally.bots.items()],
        "turns": length_told(tally.turns),
        "actions": length_told(tally.actions),
        "seconds": seconds,
        "games_per_s": tally.games / seconds,
    }


def standing_told(standing: Standing) -> dict[str, object]:
    low, high = standing.interval
    return {
        "games": standing.played,
        "wins": standing.won,
        "share": standing.share,
        "low": low,
        "high": high,
        "mean_points": standing.mean_points,
    }


def length_told(counts: Counter[int]) -> dict[str, object]:
    return {
        "mean": mean(counts),
        "median": quantile(counts, 0.5),
        "p5": quantile(counts, 0.05),
        "p95": quantile(counts, 0.95),
    }


# For people


def show(console: Console, series: Series, tally: Tally, seconds: float) -> None:
    """All results as tables."""
    console.print(title(series))
    console.print()
    console.print(standings("seat", seat_names(series), tally.seats))
    if len(tally.bots) > 1:
        console.print()
        console.print(standings("bot", list(tally.bots), list(tally.bots.values())))
        if len(tally.bots) < len(series.bots):
            console.print(Text("A bot in several seats of a game counts once for each.", "dim"))
    console.print()
    console.print(lengths(tally))
    console.print()
    drawn = f", {tally.drawn:,} of them without a winner" if tally.drawn else ""
    games = f"{tally.games:,} game{'s' if tally.games != 1 else ''}"
    console.print(
        Text(f"{games} in {seconds:.{1 if seconds >= 1 else 3}f} s, {pace(tally.games / seconds)} games/s{drawn}")
    )
    if not COMPILED:
        console.print(Text(f"The engine is {status()}", "yellow"))
    if series.records is not None:
        console.print(Text(f"The records are in {series.records}"), soft_wrap=True)


def title(series: Series) -> Text:
    options = " ".join(f"{name}={shown(value)}" for name, value in options_told(series.options).items())
    return Text.assemble((series.scenario, "bold cyan"), f"  {options}  seed={series.seed}")


def seat_names(series: Series) -> list[str]:
    """The seats by number and colour, and with their bot where it always sits there."""
    colors = series.options.seats
    stay = not series.rotate or len(set(series.bots)) == 1
    return [f"{seat} {color}" + f" ({series.bots[seat]})" * stay for seat, color in enumerate(colors)]


def standings(of: str, names: list[str], rows: list[Standing]) -> Table:
    """Games, wins, their share and the mean points of each row."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(of)
    for column in ("games", "wins", "share", "95% interval", "points"):
        table.add_column(column, justify="right")
    for name, row in zip(names, rows, strict=True):
        low, high = row.interval
        interval = f"{low:.1%} to {high:.1%}"
        table.add_row(
            Text(name, "cyan"),
            f"{row.played:,}",
            f"{row.won:,}",
            f"{row.share:.1%}",
            interval,
            f"{row.mean_points:.2f}",
        )
    return table


def lengths(tally: Tally) -> Table:
    """How long the games were."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("length")
    for column in ("mean", "median", "5%", "95%"):
        table.add_column(column, justify="right")
    for name, counts in (("turns", tally.turns), ("actions", tally.actions)):
        marks = [quantile(counts, share) for share in (0.5, 0.05, 0.95)]
        table.add_row(Text(name, "cyan"), f"{mean(counts):,.1f}", *[f"{mark:,}" for mark in marks])
    return table


def pace(per_second: float) -> str:
    return f"{per_second:,.0f}" if per_second >= 10 else f"{per_second:.2f}"
