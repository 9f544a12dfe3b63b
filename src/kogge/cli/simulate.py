"""``kogge simulate``: many games between bots, and what came out."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from kogge.arena.interruption import heeded
from kogge.arena.series import GameFailed, Series, SeriesPart, game_seed
from kogge.arena.shelf import check_free, keep_failure
from kogge.arena.workers import play_series
from kogge.cli.results import Results, game_lines, show, told
from kogge.engine.chance import MASK
from kogge.games.refusal import Refused

FAILED = 1
BY_SIGNAL = 128  # and the number of the signal, as shells have it


def simulate(series: Series, games: range, jobs: int, as_json: bool) -> int:
    """Play, print the result, and return the exit code: whatever ends it, what is done is reported."""
    errors = Console(stderr=True)
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)
        if not series.overwrite:
            check_free(series.records, games)
    results, lines = Results(series, games), GameLines(series, games.start)
    is_torn = series.each and Console().is_terminal  # a bar would be, by the lines of the games
    stop = played(results, lines, jobs, errors, visible=errors.is_terminal and not as_json and not is_torn)
    failure = kept(stop.failure, series) if stop.failure else None
    try:
        with standard_output():
            lines.add_rest()
            report(results, stop, failure, as_json, errors)
    except Refused as reason:
        show(errors, results)
        stop = stop if stop.reason else Stop(FAILED, str(reason))
    finally:
        drop_rest()
    if stop.reason:
        errors.print(Text(f"kogge: {stop.reason}."), soft_wrap=True)
    if failure:
        errors.print(Text(failure.hint), soft_wrap=True)
    return stop.code


def report(results: Results, stop: "Stop", failure: "Failure | None", as_json: bool, errors: Console) -> None:
    """Print what came out.  Tables make room for programs that read the games, line by line."""
    if not as_json:
        show(errors if results.series.each else Console(), results)
        return
    summary = told(results, stop.reason, failure.told if failure else None)
    print(json.dumps({"summary": summary}) if results.series.each else json.dumps(summary, indent=2), flush=True)


@contextmanager
def standard_output() -> Iterator[None]:
    """What is printed here is refused if there is no room for it."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as trouble:
        raise Refused(f"standard output can't be written: {trouble.strerror}") from trouble


def drop_rest() -> None:
    """What could not be printed is not tried again when the program ends."""
    if sys.stdout is None:  # it was closed from the beginning
        return
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@dataclass(frozen=True)
class Stop:
    """Why no more games are played: all are done, if nothing else is said."""

    code: int = 0
    reason: str | None = None
    failure: GameFailed | None = None


def played(results: Results, lines: "GameLines", jobs: int, errors: Console, visible: bool) -> Stop:
    """Play until all is done or something ends it."""
    start = perf_counter()
    try:
        with heeded(signal.SIGINT, signal.SIGTERM) as watch:
            parts = play_series(results.series, results.asked, jobs, watch)
            with progress(len(results.asked), errors, visible) as tell, closing(parts):
                for part in parts:
                    results.add(part)
                    lines.add(part)
                    tell(len(part.numbers))
    except GameFailed as failure:
        return Stop(FAILED, str(failure), failure)
    except KeyboardInterrupt:
        return Stop(BY_SIGNAL + (watch.heard or signal.SIGINT), f"interrupted after {results.extent}")
    except Refused as reason:  # a record could not be written
        return Stop(FAILED, f"{reason}; stopped after {results.extent}")
    except BrokenPipeError:  # nobody reads any more, which is no mistake
        raise
    except OSError as trouble:  # no process could be started
        return Stop(FAILED, f"the system refuses: {trouble.strerror or trouble}; stopped after {results.extent}")
    finally:
        results.seconds = perf_counter() - start
    return Stop()


class GameLines:
    """Each game as a line on standard output, in the order of their numbers, as soon as all before it are done."""

    def __init__(self, series: Series, first: int) -> None:
        self.series = series
        self.next = first
        self.waiting: dict[int, SeriesPart] = {}

    def add(self, part: SeriesPart) -> None:
        if self.series.each:
            self.waiting[part.numbers.start] = part
            while self.next in self.waiting:
                part = self.waiting.pop(self.next)
                self.next = part.numbers.stop
                put(self.series, part)

    def add_rest(self) -> None:
        """The games before these will not be played any more."""
        for start in sorted(self.waiting):
            put(self.series, self.waiting.pop(start))


def put(series: Series, part: SeriesPart) -> None:
    """Print these games, so that they can be read at once."""
    with standard_output():
        print(game_lines(series, part), end="", flush=True)


@contextmanager
def progress(games: int, console: Console, visible: bool) -> Iterator[Callable[[int], None]]:
    """A bar that grows with each call; it is gone when the games are over."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not visible) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


@dataclass(frozen=True)
class Failure:
    """What a program is told of a game that was broken off, and what a person can do with it."""

    told: dict[str, object]
    hint: str


def kept(failure: GameFailed, series: Series) -> Failure:
    """Keep the record of a game that was broken off."""
    path, where = None, ""
    seed = series.seed & MASK  # which brings the same games, and is never too long for a name
    name = f"kogge-failure-{series.scenario}-{seed}-{failure.number:06}"
    if failure.record:
        try:
            path = keep_failure(series.records or Path(), name, failure.record)
            where = f"The game up to there is in {path}; step through it with: kogge replay {path}\n"
        except Refused as reason:
            where = f"The game up to there is not kept: {reason}.\n"
    again = f"--seed {series.seed} --first {failure.number} --games {len(failure.games)}"
    facts = {
        "first": failure.games[0],
        "last": failure.games[-1],
        "seed": game_seed(series.seed, failure.number),
        "reason": failure.reason,
        "record": str(path) if path else None,
    }
    return Failure(facts, f"{where}To play it again, alone, give the same command with {again}")
