"""How much a server carries: many people at many tables of the base game, over real sockets, from a process of its own.

    python tools/load.py --clients 1000 --rate 300 --seconds 60
    python tools/load.py --sockets 5000

Four people sit at each table. At moments that do not depend on how fast the server answers, somebody of whom a decision
is asked acts; an action counts from the moment at which it was due to the moment at which it is acknowledged, that is,
on the disk. The second form opens sockets that only look on, and tells what each of them costs.
"""

import argparse
import asyncio
import os
import resource
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.trouble.crowd import Crowd, Figures, look_on  # noqa: E402  # what plays here plays in the tests, too
from tests.server.trouble.process import Served  # noqa: E402

AT_MOST = 0.100  # seconds, for 99 of 100 actions


def resident(server: Served) -> int:
    """The memory of a server, in bytes."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def worked(server: Served) -> float:
    """The processor time that a server has taken, in seconds."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


async def loaded(server: Served, clients: int, rate: float, seconds: float, rounds: int) -> bool:
    """Let people act at a rate, several times; whether that was carried each time."""
    crowd = Crowd(server, clients // 4)
    print(f"{clients} people sit down ...", flush=True)
    await crowd.sit_down()
    await crowd.act(rate, min(seconds, 5.0))  # what is read and compiled at first is not counted
    found = []
    for _ in range(rounds):
        theirs, ours = worked(server), process_time()
        found.append(await crowd.act(rate, seconds))
        theirs, ours = ((after - before) * 1000 for after, before in ((worked(server), theirs), (process_time(), ours)))
        actions = max(1, len(found[-1].took))
        print(found[-1].line())
        print(
            f"  of an action: {theirs / actions:.2f} ms of the server's processor, {ours / actions:.2f} ms of ours",
            flush=True,
        )
    await crowd.close()
    print(f"memory of the server: {resident(server) / 2**20:.0f} MiB")
    return all(carried(figures, rate) for figures in found)


def carried(figures: Figures, rate: float) -> bool:
    return figures.rate >= 0.97 * rate and figures.percentile(99) <= AT_MOST


async def crowded(server: Served, sockets: int) -> None:
    """Open so many sockets that look on at one table, and tell what each costs."""
    before = resident(server)
    async with look_on(server, sockets) as (opened, seconds):
        after = resident(server)
        each = (after - before) / opened / 1024
        print(f"{opened} sockets in {seconds:.1f} s; {each:.1f} KiB of memory each; {after / 2**20:.0f} MiB in all")


def main() -> int:
    parser = argparse.ArgumentParser(description="How much a server carries, over real sockets.")
    parser.add_argument("--clients", type=int, default=1000, help="people who play, four at a table")
    parser.add_argument("--rate", type=float, default=300.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=30.0, help="of one round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sockets", type=int, default=0, help="only open so many that look on")
    parser.add_argument("--database", help="a URL, instead of a file")
    wanted = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before it begins")
    with TemporaryDirectory(prefix="kogge-load-") as folder:
        server = Served(Path(folder), wanted.database)
        server.start()
        try:
            if wanted.sockets:
                asyncio.run(crowded(server, wanted.sockets))
                return 0
            return 0 if asyncio.run(loaded(server, wanted.clients, wanted.rate, wanted.seconds, wanted.rounds)) else 1
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
