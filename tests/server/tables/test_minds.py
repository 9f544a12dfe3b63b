"""Bots think in processes of their own: whoever thinks slowly, for ever, or to the end of its process, harms nobody."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import kogge
from kogge.server.charter import NewSeat, NewTable
from kogge.server.house import House, Policy
from kogge.server.messages import Happened
from kogge.server.minds import Maker, MindFailed
from kogge.server.settings import Settings
from kogge.server.sitting import Sitting
from kogge.server.thinkers import FEWEST, MOST, Processes, Sight, usual_number
from tests.server.tables import odd_bots
from tests.server.tables.company import Company, Visitor, in_company
from tests.server.trouble.test_kills import is_alive
from tests.server.wire.serving import wait_for

LONG = 600.0  # seconds, in which no test ends
SHORT = 0.2
PATIENCE = 60.0


def sight(table: str = "table") -> Sight:
    """What somebody is asked at the beginning of a game."""
    game = kogge.start("base", seed=3, players=3)
    game.play_chance()
    return Sight.of(table, game, game.to_act)


def with_processes(
    story: Callable[[Processes], Awaitable[None]], number: int = 2, make: Maker = odd_bots.hanging
) -> None:
    """Let something happen with processes of bots, and end them again."""

    async def run() -> None:
        processes = Processes(number, LONG, make)
        try:
            async with asyncio.timeout(PATIENCE):
                await story(processes)
        finally:
            processes.close()

    asyncio.run(run())


def pids(processes: Processes) -> list[int | None]:
    return [worker.process.pid for worker in processes.workers if worker.process is not None]


def test_a_bot_that_hangs_holds_up_no_other() -> None:
    async def story(processes: Processes) -> None:
        hanging = asyncio.create_task(processes.choose("random", sight("slow")))
        for n in range(5):
            seen = sight(f"quick {n}")
            assert await processes.choose("greedy", seen) in seen.legal
        assert not hanging.done()
        hanging.cancel()

    with_processes(story)


def test_a_bot_that_takes_too_long_is_ended_and_the_next_one_thinks_in_a_new_process() -> None:
    async def story(processes: Processes) -> None:
        seen = sight()
        assert await processes.choose("greedy", seen) in seen.legal
        before = pids(processes)
        processes.workers[0].longest = SHORT
        with pytest.raises(TimeoutError):
            await processes.choose("random", seen)
        assert pids(processes) == []
        processes.workers[0].longest = LONG
        assert await processes.choose("greedy", seen) in seen.legal
        assert len(pids(processes)) == 1
        assert pids(processes) != before

    with_processes(story, number=1)


def test_a_process_that_a_bot_has_ended_is_begun_anew() -> None:
    async def story(processes: Processes) -> None:
        seen = sight()
        with pytest.raises(EOFError):
            await processes.choose("random", seen)
        assert await processes.choose("greedy", seen) in seen.legal

    with_processes(story, number=1, make=odd_bots.fatal)


def test_what_a_bot_remembers_goes_with_it_from_process_to_process() -> None:
    async def story(processes: Processes) -> None:
        seen = sight()
        chosen = []
        for worker in [0, 1, 0, 0, 1]:
            processes.idle = [processes.workers[worker]]
            chosen.append(await processes.choose("greedy", seen))
        assert chosen == [1, 2, 3, 4, 5]
        assert len(set(pids(processes))) == 2

    with_processes(story, make=odd_bots.counting)


def test_no_more_processes_are_begun_than_are_needed_or_allowed() -> None:
    async def story(processes: Processes) -> None:
        for n in range(4):
            await processes.choose("greedy", sight(f"{n}"))
        assert len(pids(processes)) == 1
        await asyncio.gather(*(processes.choose("greedy", sight(f"{n}")) for n in range(12)))
        assert len(pids(processes)) <= 2

    with_processes(story)


def test_closing_ends_also_those_who_are_thinking() -> None:
    async def story(processes: Processes) -> None:
        await processes.choose("greedy", sight())
        process = processes.workers[-1].process
        assert process is not None
        hanging = asyncio.create_task(processes.choose("random", sight("slow")))
        while processes.idle:
            await asyncio.sleep(0.001)
        processes.close()
        with pytest.raises((EOFError, OSError, MindFailed)):
            await hanging
        process.join(PATIENCE)
        assert not process.is_alive()

    with_processes(story, number=1)


def test_a_bot_that_hangs_ends_with_a_server_that_was_killed() -> None:
    command = [sys.executable, "-m", "tests.server.tables.hanging_server"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_alive(worker)
        server.kill()
    wait_for(lambda: not is_alive(worker))


def test_whoever_stops_the_server_by_ctrl_c_does_not_stop_its_bots_before_it() -> None:
    async def story(processes: Processes) -> None:
        seen = sight()
        await processes.choose("greedy", seen)
        (before,) = pids(processes)
        os.kill(before or 0, signal.SIGINT)
        assert await processes.choose("greedy", seen) in seen.legal
        assert pids(processes) == [before]

    with_processes(story, number=1)


def test_the_usual_number_of_processes_fits_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for processors, number in ((None, FEWEST), (1, 2), (2, 3), (64, MOST)):
        monkeypatch.setattr("os.cpu_count", lambda processors=processors: processors)
        assert usual_number() == number


def test_the_host_says_in_how_many_processes_bots_think(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        for asked, number in ((5, 5), (None, usual_number())):
            house = House(company.database, company.house.journal, Policy(bot_processes=asked))
            assert isinstance(house.means.thinkers, Processes)
            assert len(house.means.thinkers.workers) == number
            house.means.thinkers.close()

    in_company(tmp_path, story)


async def alone(company: Company, bot: str) -> tuple[Sitting, Visitor]:
    """A game of bots, at which somebody looks on who has made it."""
    ana = await company.guest("Ana")
    seats = [NewSeat(kind="bot", bot=bot), NewSeat(kind="bot", bot="greedy")]
    wanted = NewTable(scenario="base", options={"players": 2}, seats=seats, settings=Settings(pace=0))
    opened, sitting = await company.open(ana, wanted)
    hers = await company.at_table(ana, opened.table)
    await company.begin(sitting, hers)
    return sitting, hers


@pytest.mark.parametrize("make", [odd_bots.hanging, odd_bots.fatal, odd_bots.lost])
def test_other_tables_go_on_and_the_bot_is_replaced_and_the_table_told(make: Maker, tmp_path: Path) -> None:
    """In real processes: one table has a bot that hangs, ends its process, or chooses what is not open."""

    async def story(company: Company) -> None:
        (slow, hers), (quick, _) = await alone(company, "random"), await alone(company, "greedy")
        await company.settled(lambda: slow.table.chairs[0].bot == "greedy" and quick.table.seq > 20, PATIENCE)
        failed = [happened.seq for happened in hers.all(Happened) if happened.what == "bot_failed"]
        assert len(failed) == 1
        await company.settled(lambda: slow.table.seq > failed[0] + 5, PATIENCE)

    in_company(tmp_path, story, thinkers=Processes(2, 4.0, make))
