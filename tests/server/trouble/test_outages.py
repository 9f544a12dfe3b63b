"""A disk that is full, a database that is gone: the server refuses, loses nothing, and goes on when they are back."""

import asyncio
import resource
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.server.store.cluster import Cluster
from tests.server.trouble.evening import Evening, settled
from tests.server.trouble.people import TOO_LATE, TROUBLE
from tests.server.trouble.process import Served

TABLES = [("base", 4), ("land-ho", 3)]
NO_ROOM = 4096  # bytes of any file


@contextmanager
def full_disk(server: Served) -> Iterator[None]:
    """As long as this lasts no file of a server may grow."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (NO_ROOM, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


async def disk_full(evening: Evening) -> None:
    with full_disk(evening.server):
        await refusing(evening)


def stopped(cluster: Cluster, mode: str) -> Callable[[Evening], Awaitable[None]]:
    async def trouble(evening: Evening) -> None:
        await asyncio.to_thread(cluster.stop, mode)
        try:
            await refusing(evening)
        finally:
            await asyncio.to_thread(cluster.start)

    return trouble


async def refusing(evening: Evening) -> None:
    """Everyone hears that nothing can be written down, and so does whoever runs the server."""

    def told() -> int:
        return sum(person.refused[key] for person in evening.people for key in TROUBLE)

    enough = told() + 6
    await settled(lambda: told() >= enough)
    async with asyncio.timeout(60):
        while await asyncio.to_thread(evening.server.is_well):
            pass


def play_through(server: Served, troubles: list[Callable[[Evening], Awaitable[None]]]) -> Evening:
    """Let trouble come while people play, and pass; then they play on, and nothing is lost."""

    async def story() -> Evening:
        evening = Evening(server, Random(5))
        await asyncio.to_thread(server.start)
        await evening.begin(TABLES)
        playing = [asyncio.create_task(person.play()) for person in evening.people]
        for trouble in troubles:
            await evening.play_on(playing)
            await trouble(evening)
            await asyncio.to_thread(server.wait_until_well)
        await evening.play_on(playing)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert [error for error in ended if not isinstance(error, asyncio.CancelledError)] == []
        return evening

    try:
        evening = asyncio.run(story())
    finally:
        server.stop()
    evening.check_log()
    evening.check_replay()
    assert {key for person in evening.people for key in person.refused} <= {*TOO_LATE, *TROUBLE}
    return evening


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    play_through(Served(tmp_path), [disk_full, disk_full])


def test_a_database_that_is_gone_for_a_while_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    server = Served(tmp_path, cluster.empty_database())
    play_through(server, [stopped(cluster, "fast"), stopped(cluster, "immediate")])
