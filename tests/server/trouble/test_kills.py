"""A server that is killed at any moment has lost nothing that it has acknowledged, and goes on where it was."""

import asyncio
import os
from pathlib import Path
from random import Random

import kogge
from tests.server.store.cluster import Cluster
from tests.server.trouble.evening import Evening, settled
from tests.server.trouble.people import TOO_LATE
from tests.server.trouble.process import Served

KILLS = int(os.environ.get("KOGGE_SERVER_KILLS", "20")) // 2  # of a server with each database
TABLES = [("base", 4), (kogge.scenarios()[5], 3), (kogge.scenarios()[-1], 3)]


def test_what_was_acknowledged_is_there_after_every_kill(cluster: Cluster, tmp_path: Path) -> None:
    """Two servers at once, one with SQLite, one with PostgreSQL."""

    async def story(name: str, database: str | None) -> None:
        folder = tmp_path / name
        folder.mkdir()
        evening = Evening(Served(folder, database), Random(name))
        try:
            await asyncio.to_thread(evening.server.start)
            await evening.begin(TABLES)
            await evening.play(KILLS)
        finally:
            await asyncio.to_thread(evening.server.stop)
        evening.check_log()
        evening.check_replay()
        assert evening.kills == KILLS
        assert {key for person in evening.people for key in person.refused} <= TOO_LATE
        assert '"level": "error"' not in evening.server.log.read_text("utf-8")

    async def both() -> None:
        await asyncio.gather(story("sqlite", None), story("postgresql", cluster.empty_database()))

    asyncio.run(both())


def test_the_bots_of_a_server_that_was_killed_end_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        evening = Evening(Served(tmp_path), Random(1))
        try:
            await asyncio.to_thread(evening.server.start)
            await evening.begin(TABLES[:1])
            playing = [asyncio.create_task(person.play()) for person in evening.people]
            await settled(lambda: evening.answered() > 6 and len(family(evening.server)) > 1)  # bots begin when asked
            for task in playing:
                task.cancel()
            left = family(evening.server)
        finally:
            evening.server.kill()
        await settled(lambda: not any(is_alive(process) for process in left))

    asyncio.run(story())


def family(server: Served) -> list[int]:
    """The processes that a server has started, and itself."""
    assert server.process is not None
    parents = {int(process.name): parent(int(process.name)) for process in Path("/proc").glob("[0-9]*")}
    found = [server.process.pid]
    for process in found:  # it grows; numbers begin anew, so a child's may be the smaller one
        found += [child for child, its_parent in parents.items() if its_parent == process]
    return found


def parent(process: int) -> int | None:
    try:
        return int((Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def is_alive(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
