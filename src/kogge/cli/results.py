"""What came out of a simulation: all of it, or what was done until it stopped."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kogge.arena.series import Series, SeriesPart, game_seed
from kogge.arena.tally import Ending, Standing, Tally, mean, quantile
from kogge.build import COMPILED, status
from kogge.listing import shown
from kogge.listing import told as options_told


@dataclass
class Results:
    """The games of a series that were asked for, and what came out of those that are done."""

    series: Series
    asked: range
    tally: Tally = field(init=False)
    numbers: list[range] = field(default_factory=list)  # of the games that are done, in runs without gaps
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.tally = Tally.of(self.series.bots)

    def add(self, part: SeriesPart) -> None:
        """Some more games are done."""
        self.tally.add(part.tally)
        joined: list[range] = []
        for run in sorted([*self.numbers, part.numbers], key=lambda run: run.start):
            if joined and joined[-1].stop == run.start:
                joined[-1] = range(joined[-1].start, run.stop)
            else:
                joined.append(run)
        self.numbers = joined

    @property
    def are_complete(self) -> bool:
        return self.tally.games == len(self.asked)

    @property
    def extent(self) -> str:
        """How many of how many games are done."""
        asked = f"{len(self.asked):,} game{'s' if len(self.asked) != 1 else ''}"
        return asked if self.are_complete else f"{self.tally.games:,} of {asked}"


# For programs


def told(results: Results, stopped: str | None, failure: dict[str, object] | None) -> dict[str, object]:
    """All results as plain values."""
    series, tally = results.series, results.tally
    colors = series.options.seats
    return {
        "scenario": series.scenario,
        "options": options_told(series.options),
        "seed": series.seed,
        "rotated": series.rotate,
        "asked": len(results.asked),
        "games": tally.games,
        "numbers": [[run.start, run.stop - 1] for run in results.numbers],
        "stopped": stopped,
        "failure": failure,
        "drawn": tally.drawn,
        "shared": tally.shared,
        "seats": [
            {"seat": seat, "color": colors[seat], **standing_told(standing)}
            for seat, standing in enumerate(tally.seats)
        ],
        "bots": [{"bot": name, **standing_told(standing)} for name, standing in tally.bots.items()],
        "turns": length_told(tally.turns),
        "actions": length_told(tally.actions),
        "seconds": results.seconds,
        "games_per_s": tally.games / results.seconds,
    }


def standing_told(standing: Standing) -> dict[str, object]:
    low, high = standing.interval
    return {
        "games": standing.played,
        "wins": standing.won,
        "shared": standing.shared,
        "share": standing.share,
        "low": low,
        "high": high,
        "mean_points": standing.mean_points,
    }


def length_told(counts: Counter[int]) -> dict[str, object] | None:
    if not counts:
        return None
    return {
        "mean": mean(counts),
        "median": quantile(counts, 0.5),
        "p5": quantile(counts, 0.05),
        "p95": quantile(counts, 0.95),
    }


def game_lines(series: Series, part: SeriesPart) -> str:
    """Each game as a line of JSON."""
    games = zip(part.numbers, part.endings, strict=True)
    return "".join(json.dumps(game_told(series, number, ending)) + "\n" for number, ending in games)


def game_told(series: Series, number: int, ending: Ending) -> dict[str, object]:
    return {
        "number": number,
        "seed": game_seed(series.seed, number),
        "bots": series.seated(number),
        "winners": ending.winners,
        "points": ending.points,
        "turns": ending.turns,
        "actions": ending.actions,
    }


# For people


def show(console: Console, results: Results) -> None:
    """All results as tables."""
    series, tally = results.series, results.tally
    console.print(title(series))
    console.print()
    if tally.games:
        show_tables(console, series, tally)
        console.print()
    console.print(Text(f"{results.extent} in {duration(results.seconds)}{pace(results)}{oddities(tally)}"))
    if not COMPILED:
        console.print(Text(f"The engine is {status()}", "yellow"))
    if series.records is not None and tally.games:
        console.print(Text(f"The records are in {series.records}"), soft_wrap=True)


def show_tables(console: Console, series: Series, tally: Tally) -> None:
    """Who has won how often, and how long it took."""
    console.print(standings("seat", seat_names(series), tally.seats))
    if len(tally.bots) > 1:
        console.print()
        console.print(standings("bot", list(tally.bots), list(tally.bots.values())))
        if len(tally.bots) < len(series.bots):
            console.print(Text("A bot in several seats of a game counts once for each.", "dim"))
    console.print()
    console.print(lengths(tally))


def title(series: Series) -> Text:
    options = " ".join(f"{name}={shown(value)}" for name, value in options_told(series.options).items())
    return Text.assemble((series.scenario, "bold cyan"), f"  {options}  seed={series.seed}")


def seat_names(series: Series) -> list[str]:
    """The seats by number and colour, and with their bot where it always sits there."""
    colors = series.options.seats
    stay = not series.rotate or len(set(series.bots)) == 1
    return [f"{seat} {color}" + f" ({series.bots[seat]})" * stay for seat, color in enumerate(colors)]


def standings(of: str, names: list[str], rows: Sequence[Standing]) -> Table:
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


def duration(seconds: float) -> str:
    return f"{seconds:.{1 if seconds >= 1 else 3}f} s"


def pace(results: Results) -> str:
    per_second = results.tally.games / results.seconds
    if not per_second:
        return ""
    return f", {per_second:,.0f} games/s" if per_second >= 10 else f", {per_second:.2f} games/s"


def oddities(tally: Tally) -> str:
    """How many games had no winner, or several."""
    drawn = f", {tally.drawn:,} of them without a winner" if tally.drawn else ""
    shared = f", {tally.shared:,} of them with a shared win, which counts for all who share it" if tally.shared else ""
    return drawn + shared
