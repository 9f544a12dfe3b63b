"""Bots that think in processes of their own, and get to know no more than their seat may see."""

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from kogge import bots
from kogge.beginning import load
from kogge.decisions import Given
from kogge.engine.state import State
from kogge.game import Game
from kogge.seeds import fresh_seed
from kogge.server.minds import BotQuestion, Maker, Memory, ThinkingProcess, Thought
from kogge.views import View

LONGEST = 10.0  # seconds that a bot may think about one decision
FEWEST, MOST = 2, 8  # processes, unless the host says otherwise
REMEMBERED = 20_000  # bots whose memories are kept, of some hundred bytes each

Who = tuple[str, int, str]  # a table, a seat, and the name of a bot


@dataclass(frozen=True)
class Sight:
    """What a bot is asked, and all that it sees: a view, in parts that can be sent to another process.

    The position is that of its decision: to somebody who need not wait for the others, as a proposer, they have
    answered there, the silent ones by declining.
    """

    table: str
    seat: int
    scenario: str
    options: dict[str, object]
    state: State
    legal: list[int]
    waiting: list[int]
    given: list[Given]

    @classmethod
    def of(cls, table: str, game: Game, seat: int) -> "Sight":
        """What a seat sees now."""
        view = game.view(seat)
        seen = (view.asked, view.legal, view.waiting, view.given)
        return cls(table, seat, game.scenario.name, game.options.unusual(), *seen)

    def view(self) -> View:
        """The view again."""
        scenario, options = load(self.scenario, **self.options)
        view = View.__new__(View)
        view.rules, view.seat = scenario.rules(options), self.seat
        view.state, view.asked, view.legal = self.state, self.state, self.legal
        view.waiting, view.given = self.waiting, self.given
        return view


class Thinkers(Protocol):
    """Whoever decides for bots."""

    async def choose(self, name: str, sight: Sight) -> int:
        """One of the legal actions; any exception means that the bot has failed."""
        ...

    def close(self) -> None: ...


class Processes:
    """Bots in a number of processes, whichever is free: who thinks slowly, or for ever, takes one of them only.

    A process is begun when all others are busy. What a bot remembers is kept here between its decisions, so that any
    process can go on for it, and one that must be ended takes nobody's memory with it.
    """

    def __init__(self, number: int | None = None, longest: float = LONGEST, make: Maker = bots.make) -> None:
        number = usual_number() if number is None else number
        self.idle = [ThinkingProcess(make, longest) for _ in range(number)]
        self.workers = list(self.idle)
        self.threads = ThreadPoolExecutor(number, "bots")  # one waits for each process
        self.memories: OrderedDict[Who, Memory] = OrderedDict()

    async def choose(self, name: str, sight: Sight) -> int:
        who = sight.table, sight.seat, name
        question = BotQuestion(name, fresh_seed(), self.memories.pop(who, None), sight)
        thought = await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, question)
        self.memories[who] = thought.memory
        if len(self.memories) > REMEMBERED:
            self.memories.popitem(last=False)
        return thought.action

    def ask(self, question: BotQuestion) -> Thought:
        """What a process answers, in the thread that waits for it: there are as many threads as processes."""
        worker = self.idle.pop()  # the last one that was busy: others need not even be begun
        try:
            return worker.ask(question)
        finally:
            self.idle.append(worker)

    def close(self) -> None:
        """End the processes, also those that are thinking."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.close()


def usual_number() -> int:
    """One more than there are processors, so that a bot that hangs takes no turn from the others."""
    return min(max(FEWEST, (os.cpu_count() or 1) + 1), MOST)
