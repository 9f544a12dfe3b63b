"""Bots that think in processes of their own, and get to know no more than their seat may see."""

import asyncio
import os
import secrets
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol

from kogge import bots
from kogge.beginning import load
from kogge.bots.protocol import Bot
from kogge.decisions import Given
from kogge.engine.state import State
from kogge.game import Game
from kogge.views import View

LONGEST = 10.0  # seconds that a bot may think about one decision
REMEMBERED = 2000  # bots that a process keeps in mind
SEED_BITS = 60


@dataclass(frozen=True)
class Sight:
    """What a bot is asked, and all that it sees: a view, in parts that can be sent to another process."""

    table: str
    seat: int
    scenario: str
    options: dict[str, object]
    state: State
    asked: State
    legal: list[int]
    waiting: list[int]
    given: list[Given]

    @classmethod
    def of(cls, table: str, game: Game, seat: int) -> "Sight":
        """What a seat sees now."""
        view = game.view(seat)
        chosen = game.options.unusual()
        seen = (view.state, view.asked, view.legal, view.waiting, view.given)
        return cls(table, seat, game.scenario.name, chosen, *seen)

    def view(self) -> View:
        """The view again."""
        scenario, options = load(self.scenario, **self.options)
        view = View.__new__(View)
        view.rules, view.seat = scenario.rules(options), self.seat
        view.state, view.asked, view.legal = self.state, self.asked, self.legal
        view.waiting, view.given = self.waiting, self.given
        return view


class Thinkers(Protocol):
    """Whoever decides for bots."""

    async def choose(self, name: str, sight: Sight) -> int:
        """One of the legal actions; any exception means that the bot has failed."""
        ...

    def close(self) -> None: ...


class Processes:
    """Bots in some processes, each of which is asked about the same tables again: bots may remember something."""

    def __init__(self, number: int = 1, longest: float = LONGEST) -> None:
        self.longest = longest
        self.pools: list[ProcessPoolExecutor | None] = [None] * number

    async def choose(self, name: str, sight: Sight) -> int:
        which = hash(sight.table) % len(self.pools)
        pool = self.pools[which] or pool_of_one()
        self.pools[which] = pool
        thinking = asyncio.wrap_future(pool.submit(think, name, secrets.randbits(SEED_BITS), sight))
        try:
            return await asyncio.wait_for(thinking, self.longest)
        except Exception:
            if self.pools[which] is pool:  # it may still be thinking, or be dead
                self.pools[which] = None
                end(pool)
            raise

    def close(self) -> None:
        """End the processes."""
        for pool in self.pools:
            if pool is not None:
                end(pool)
        self.pools = [None] * len(self.pools)


def pool_of_one() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=live_no_longer_than_the_server)


def end(pool: ProcessPoolExecutor) -> None:
    """End the process of a pool, also if it is thinking."""
    theirs = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in theirs:
        with suppress(OSError):
            process.kill()


# In the other process


def live_no_longer_than_the_server() -> None:
    """End when the server does, however it does: a server that was killed can't say so."""
    Thread(target=end_with_the_server, name="end with the server", daemon=True).start()


def end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


MINDS: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def think(name: str, seed: int, sight: Sight) -> int:
    """What a bot decides.  The seed is its luck if it has not been asked before."""
    who = sight.table, sight.seat, name
    bot = MINDS.pop(who, None) or bots.make(name, seed)
    MINDS[who] = bot
    if len(MINDS) > REMEMBERED:
        MINDS.popitem(last=False)
    action = bot.choose(sight.view())
    assert action in sight.legal, f"{name} chose {action}, which is not legal"
    return action
