"""A process in which bots think, and what is said between it and the server."""

import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from typing import Protocol

from kogge.bots.protocol import Bot, Remembering
from kogge.games.luggage import packed, unpack
from kogge.views import View

BEGINNING = 60.0  # seconds in which a process must be there, however busy the machine is
AT_HAND = 64  # bots that a process keeps as they are, beside what they remember
COURTESY = 5  # by how much bots stand back behind the server itself, where they share a processor

Memory = list[int] | None
Maker = Callable[[str, int], Bot]  # a bot, by name and seed


class Seen(Protocol):
    """What a bot is asked about."""

    @property
    def table(self) -> str: ...

    @property
    def seat(self) -> int: ...

    def view(self) -> View: ...


@dataclass(frozen=True)
class BotQuestion:
    """What is asked of a bot that remembers this; the seed is its luck, if the process does not know it yet."""

    name: str
    seed: int
    memory: Memory
    sight: Seen


@dataclass(frozen=True)
class Thought:
    """What a bot has decided, and what it remembers now."""

    action: int
    memory: Memory


class MindFailed(Exception):
    """A bot has raised an error, which is told by its name."""


class ThinkingProcess:
    """A process that thinks about one question at a time; it is begun when it is first asked something.

    Whoever does not answer in time is ended, and the next question is asked of a new process.
    """

    def __init__(self, make: Maker, longest: float) -> None:
        self.make = make
        self.longest = longest
        self.line: Connection | None = None
        self.process: BaseProcess | None = None
        self.is_closed = False
        self.lock = Lock()  # so that nothing is begun after it was closed

    def ask(self, question: BotQuestion) -> Thought:
        """What comes of a question.  It takes its time: not to be called where others wait."""
        if self.process is not None and not self.process.is_alive():
            self.end()
        try:
            line = self.line or self.begin()
            line.send(question)
            if not line.poll(self.longest):
                raise TimeoutError(f"{question.name} has not decided in {self.longest} seconds")
            answer = line.recv()
        except (OSError, EOFError, TimeoutError):
            self.end()
            raise
        if isinstance(answer, Thought):
            return answer
        raise MindFailed(answer)

    def begin(self) -> Connection:
        """A new process, once it is there."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        with self.lock:
            if self.is_closed:
                raise MindFailed("the server is closing")
            self.process = context.Process(target=work, args=(theirs, self.make, packed()), name="bots", daemon=True)
            self.process.start()
            self.line = ours
        theirs.close()
        if not ours.poll(BEGINNING):
            raise TimeoutError("no process could be begun")
        ours.recv()
        return ours

    def end(self) -> None:
        """End the process, also if it is thinking."""
        with self.lock:
            if self.process is not None and self.line is not None:
                self.process.kill()
                self.process.join()
                self.line.close()
            self.process = self.line = None

    def close(self) -> None:
        """End the process, for good.  Whoever waits for it hears that it is no more."""
        with self.lock:
            self.is_closed = True
            if self.process is not None:
                self.process.kill()


# In the other process


def work(line: Connection, make: Maker, luggage: list[bytes]) -> None:
    """Answer one question after the other, until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server by Ctrl-C stops us, too, but by the server
    with suppress(AttributeError, OSError):
        os.nice(COURTESY)
    Thread(target=end_with_the_server, name="end with the server", daemon=True).start()
    unpack(luggage)
    line.send("ready")
    mind = Mind(make)
    with suppress(EOFError, OSError):
        while True:
            question = line.recv()
            try:
                answer: Thought | str = mind.think(question)
            except Exception as error:
                answer = type(error).__name__
            line.send(answer)


def end_with_the_server() -> None:
    """End when the server does, however it does: a server that was killed can't say so."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Mind:
    """Bots as they are, the last ones that were asked: what they have reckoned need not be reckoned again."""

    def __init__(self, make: Maker) -> None:
        self.make = make
        self.at_hand: OrderedDict[tuple[str, int, str], tuple[Memory, Bot]] = OrderedDict()

    def think(self, question: BotQuestion) -> Thought:
        """What a bot decides."""
        who = question.sight.table, question.sight.seat, question.name
        memory, bot = self.at_hand.pop(who, (None, None))
        if bot is None or memory != question.memory:  # it has decided elsewhere since
            bot = self.made(question)
        action = bot.choose(question.sight.view())
        thought = Thought(action, bot.remembered() if isinstance(bot, Remembering) else None)
        self.at_hand[who] = thought.memory, bot
        if len(self.at_hand) > AT_HAND:
            self.at_hand.popitem(last=False)
        return thought

    def made(self, question: BotQuestion) -> Bot:
        bot = self.make(question.name, question.seed)
        if question.memory is not None and isinstance(bot, Remembering):
            bot.remember(question.memory)
        return bot
