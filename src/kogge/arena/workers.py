"""A series of games, played by several processes."""

import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from time import monotonic

from kogge.arena.interruption import Watch, heeded, postponed
from kogge.arena.logbook import ROOM, Logbook, play_again
from kogge.arena.match import story
from kogge.arena.series import GameFailed, Series, SeriesPart
from kogge.engine.state import CHANCE
from kogge.games.luggage import packed, unpack
from kogge.games.refusal import Refused

Answer = SeriesPart | GameFailed | Refused | OSError
GRACE = 5.0  # seconds in which a process can end by itself
CONTEXT = get_context("spawn")


def play_series(series: Series, games: range, jobs: int, watch: Watch | None = None) -> Generator[SeriesPart]:
    """Play these games of a series; the parts come as they are done.

    What all of them tell together doesn't depend on the number of jobs, nor does the ``GameFailed`` that is raised
    when a bot fails: it is always that of the first game that fails.
    """
    watch = watch or Watch()
    jobs = min(jobs, len(games))
    spans = series.spans(games, jobs)
    if jobs > 1:
        yield from Crew(series, spans, jobs, watch).parts()
    else:
        for span in spans:
            yield from series.parts(span, watch)


class Worker:
    """A process that plays, the line to it, the games that it still has to tell of, and its logbook."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.due = range(0)
        cells = CONTEXT.RawArray("q", ROOM)
        self.book = Logbook(cells)
        self.line, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(series, theirs, cells, packed()), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, span: range) -> None:
        """Give it games to play."""
        self.due = span
        try:
            self.line.send(span)
        except OSError:  # it is dead, as will be seen when its answer is wanted
            return

    def answer(self) -> Answer:
        """What it has to say next."""
        try:
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            answer = self.death()
        self.due = self.due[len(answer.numbers) :] if isinstance(answer, SeriesPart) else range(0)
        return answer

    def death(self) -> GameFailed:
        """It has died: in which game, and how far that had come."""
        self.process.join()
        reason = f"the process that played it {ending(self.process.exitcode or 0)}"
        if self.series.at_random:
            return GameFailed(self.due if self.series.in_one_go else self.due[:1], reason, "")
        number = self.due.start
        game = self.series.game(number)
        play_again(game, self.book.decisions(number))
        if game.to_act != CHANCE and not game.is_over:
            bot, color = self.series.seated(number)[game.to_act], game.seats[game.to_act]
            reason += f" when the bot {bot} in seat {game.to_act} ({color}) was to decide"
        return GameFailed(self.due[:1], reason, story(game))

    def last_words(self) -> Iterator[SeriesPart]:
        """What it had done before it was ended, and nobody has heard yet."""
        with suppress(EOFError, OSError):
            while True:
                answer = self.line.recv()
                if isinstance(answer, SeriesPart):
                    yield answer


def ending(code: int) -> str:
    """How a process ended, by its exit code."""
    if code >= 0:
        return f"ended with exit code {code}"
    name = signal.Signals(-code).name
    return f"was ended by {name}" + " (perhaps memory ran out)" * (name == "SIGKILL")


class Crew:
    """Processes that play parts of a series until none is left."""

    def __init__(self, series: Series, spans: Iterator[range], jobs: int, watch: Watch) -> None:
        self.series = series
        self.spans = spans
        self.jobs = jobs
        self.watch = watch
        self.failure: GameFailed | None = None

    def parts(self) -> Iterator[SeriesPart]:
        """The parts in the order in which they are done; the last ones when something else has ended the work."""
        with crew(self.series, self.jobs) as workers:
            try:
                yield from self.arriving(workers)
                if self.failure:
                    self.watch.check()  # whoever asks for the end may ask all processes at once: then none has failed
                    raise self.failure
            except (GameFailed, KeyboardInterrupt, Refused, OSError) as stop:
                end(workers)
                if self.watch.is_kept or not isinstance(stop, KeyboardInterrupt):  # which could have torn a message
                    for worker in workers:
                        yield from worker.last_words()
                raise

    def arriving(self, workers: list[Worker]) -> Iterator[SeriesPart]:
        """The parts as long as there is something to play."""
        while busy := self.busy(workers):
            for worker in self.heard(busy):
                answer = worker.answer()
                if isinstance(answer, SeriesPart):
                    yield answer
                elif isinstance(answer, GameFailed):
                    self.failure = min(answer, self.failure or answer, key=lambda failure: failure.number)
                else:
                    raise answer

    def busy(self, workers: list[Worker]) -> list[Worker]:
        """Those that have something to play.  After a failure only earlier games are still of interest."""
        if self.failure:
            return [worker for worker in workers if worker.due and worker.due.start < self.failure.number]
        for worker in workers:
            if not worker.due and (span := next(self.spans, None)):
                worker.send(span)
        return [worker for worker in workers if worker.due]

    def heard(self, busy: list[Worker]) -> list[Worker]:
        """Those that have answered."""
        with self.watch.breaking_in():
            ready = wait([worker.line for worker in busy])
        return [worker for worker in busy if worker.line in ready]


@contextmanager
def crew(series: Series, jobs: int) -> Iterator[list[Worker]]:
    """So many processes, which end with the block, however it ends."""
    workers: list[Worker] = []
    resource_tracker.ensure_running()  # it would let Ctrl-C through when it starts
    try:
        with postponed():
            workers.extend(Worker(series) for _ in range(jobs))
        yield workers
    finally:
        end(workers)
        for worker in workers:
            worker.line.close()


def end(workers: list[Worker]) -> None:
    """End these processes: at once, but a record that is being written is finished."""
    for worker in workers:
        worker.process.terminate()
    latest = monotonic() + GRACE
    for worker in workers:
        worker.process.join(max(0, latest - monotonic()))
        worker.process.kill()
        worker.process.join()


def work(series: Series, line: Connection, cells: list[int], luggage: list[bytes]) -> None:
    """What each process does: play the games that it is sent until nobody asks any more.

    Ctrl-C is not for it: whoever started it ends it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    unpack(luggage)
    book = Logbook(cells)
    with heeded(signal.SIGTERM) as watch, suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            with watch.breaking_in():
                span = line.recv()
            for answer in answers(series, span, watch, book):
                line.send(answer)
    if watch.heard:
        signal.raise_signal(watch.heard)  # so that it can be seen why we end


def answers(series: Series, span: range, watch: Watch, book: Logbook) -> Iterator[Answer]:
    """The parts of these games, or why there is one less: a bot that failed, a record that could not be written."""
    try:
        yield from series.parts(span, watch, book)
    except (GameFailed, Refused, OSError) as failure:
        yield failure
