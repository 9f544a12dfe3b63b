"""Whatever was acknowledged is there after ``kill -9``, once, and nothing is missing in between."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from signal import SIGKILL
from time import sleep

from kogge.server.store import Reads, file_url, open_database
from tests.cli.process import environment
from tests.server.store.desk import journal, lay

BLOWS = ["any"] * 6 + ["before", "after"] * 2  # of each database
TABLES = 6
ROOT = Path(__file__).parents[3]


def killed(blow: str, url: str, tables: list[str], random: Random) -> dict[str, int]:
    """Let a process append until it is killed, and tell the last entry of each table that it acknowledged."""
    command = [sys.executable, "-m", "tests.server.store.appender", blow, url, *tables]
    process = subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True)
    assert process.stdout
    lines: list[str] = []
    if blow == "any":
        lines = [process.stdout.readline() for _ in range(random.randrange(1, 60))]
        sleep(random.random() / 50)  # a commit takes less: the blow falls anywhere in one
        process.kill()
    rest, _ = process.communicate(timeout=120)
    assert process.returncode == -SIGKILL, "it has ended by itself"
    lines += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    return {table: int(seq) for table, seq in (line.split() for line in lines)}


def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    async def lay_tables() -> list[str]:
        async with journal(database) as opened:
            return await lay(opened, TABLES)

    database = open_database(url)
    tables = asyncio.run(lay_tables())
    database.close()
    random = Random(url.partition(":")[0])
    known = dict.fromkeys(tables, 0)
    for blow in BLOWS:
        acknowledged = killed(blow, url, tables, random)
        database = open_database(url)
        for table in tables:
            found = [entry.seq for entry in Reads(database).log(table)]
            seated = Reads(database).table(table)
            assert found == list(range(1, len(found) + 1))
            assert seated
            assert seated.table.seq == len(found)
            assert len(found) >= max(acknowledged.get(table, 0), known[table])
            assert len(found) % 2 == 0  # two were appended at a time
            known[table] = len(found)
        database.close()
        if blow == "after":
            assert known != acknowledged  # it died before it could tell
    assert sum(known.values()) >= 2 * len(BLOWS)


def test_what_a_killed_server_leaves_behind_keeps_nobody_out(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.store.forker", file_url(tmp_path)]
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment(), text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.readline() == "forked\n"
        assert process.wait(120) == -SIGKILL
        open_database(file_url(tmp_path)).close()
        process.stdin.close()
        assert process.stdout.read() == ""  # the other one has ended
