"""A process whose bot thinks for ever: it says which process that is, and waits to be killed."""

import asyncio

from kogge.server.thinkers import Processes
from tests.server.tables import odd_bots
from tests.server.tables.test_minds import LONG, pids, sight


async def main() -> None:
    processes = Processes(1, LONG, odd_bots.hanging)
    await processes.choose("greedy", sight())
    thinking = asyncio.create_task(processes.choose("random", sight()))
    while processes.idle:
        await asyncio.sleep(0.001)
    print(*pids(processes), flush=True)
    await thinking


if __name__ == "__main__":
    asyncio.run(main())
