"""A process on a disk that fills up, and gets room again: ``python -m tests.server.store.crowded_disk URL TABLE``.

Its files may not grow beyond a limit until the first refusal. It prints how many entries were acknowledged in all, and
the key of the refusal.
"""

import asyncio
import resource
import sys

from kogge import Refused
from kogge.server.store import Journal, open_database
from tests.server.store.desk import entry

ROOM = 200_000  # bytes of any file


async def main(url: str, table: str) -> None:
    database = open_database(url)
    journal = Journal(database)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, most))
    seq = 0
    try:
        while True:
            await journal.append([entry(table, seq + 1, "x" * 2000)])
            seq += 1
    except Refused as refusal:
        key = refusal.key
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    for _ in range(5):
        await journal.append([entry(table, seq + 1, "y" * 2000)])
        seq += 1
    print(seq, key)
    await journal.close()
    database.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
