"""A series of games, played by several processes."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from kogge.arena.series import GameFailed, Series
from kogge.arena.tally import Tally

Answer = Tally | GameFailed | OSError


def play_series(series: Series, games: int, jobs: int, tell: Callable[[int], None]) -> Tally:
    """Play the first games of a series and count what came out; ``tell`` hears how many more are done.

    The result doesn't depend on the number of jobs, nor does the ``GameFailed`` that is raised
    when a bot fails: it is always that of the first game that fails.
    """
    total = Tally.of(series.bots)
    jobs = min(jobs, games)
    spans = series.spans(games, jobs)
    for answer in answers(series, spans) if jobs == 1 else Crew(series, spans, jobs).answers():
        total.add(answer)
        tell(answer.games)
    return total


def answers(series: Series, spans: Iterator[range]) -> Iterator[Tally]:
    """The tallies of these games, played here."""
    for span in spans:
        yield series.play(span)


class Crew:
    """Processes that play parts of a series until none is left."""

    def __init__(self, series: Series, spans: Iterator[range], jobs: int) -> None:
        self.series = series
        self.spans = spans
        self.jobs = jobs
        self.busy: set[Connection] = set()
        self.failures: list[GameFailed] = []

    def answers(self) -> Iterator[Tally]:
        """The tallies in the order in which they arrive."""
        with crew(self.series, self.jobs) as lines:
            for line in lines:
                self.send(line)
            while self.busy:
                for line in self.heard():
                    answer = self.receive(line)
                    self.send(line)
                    if isinstance(answer, Tally):
                        yield answer
        if self.failures:
            raise min(self.failures, key=lambda failure: failure.number)

    def heard(self) -> list[Connection]:
        """The lines on which somebody has answered."""
        ready = wait(list(self.busy))
        return [line for line in self.busy if line in ready]

    def send(self, line: Connection) -> None:
        """Give a process its next games.  After a failure there are none: only earlier games are still of interest."""
        span = None if self.failures else next(self.spans, None)
        if span is not None:
            line.send(span)
            self.busy.add(line)

    def receive(self, line: Connection) -> Answer:
        """What a process has to say of its games."""
        self.busy.remove(line)
        try:
            answer: Answer = line.recv()
        except EOFError:
            raise RuntimeError("a process of the simulation has ended unexpectedly") from None
        if isinstance(answer, OSError):
            raise answer
        if isinstance(answer, GameFailed):
            self.failures.append(answer)
        return answer


@contextmanager
def crew(series: Series, jobs: int) -> Iterator[list[Connection]]:
    """A line to each of so many processes, which end with the block, however it ends."""
    context = get_context("spawn")
    lines, processes = [], []
    try:
        with interrupts_ignored():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(series, theirs), daemon=True)
                process.start()
                theirs.close()
                lines.append(ours)
                processes.append(process)
        yield lines
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes that are started here don't hear Ctrl-C: whoever started them ends them, without noise."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(series: Series, line: Connection) -> None:
    """What each process does: play the games that it is sent until nobody asks any more."""
    try:
        while True:
            line.send(attempted(series, line.recv()))
    except (EOFError, OSError):  # the other end of the line is gone
        return


def attempted(series: Series, span: range) -> Answer:
    """The tally of these games, or why there is none: a bot that failed, a record that could not be written."""
    try:
        return series.play(span)
    except (GameFailed, OSError) as failure:
        return failure
