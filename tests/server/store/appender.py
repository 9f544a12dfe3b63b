"""A process that appends as fast as it can, and says of every entry that it is on the disk: to be killed.

``python -m tests.server.store.appender URL TABLE ...``: a line for each entry that was acknowledged, ``TABLE SEQ``.
"""

import asyncio
import os
import sys

from kogge.server.store import Journal, Reads, open_database
from tests.server.store.desk import entry


async def append_for_ever(journal: Journal, table: str, last: int) -> None:
    seq = last
    while True:
        await journal.append([entry(table, seq + 1), entry(table, seq + 2)])  # of which a half must never be there
        seq += 2
        os.write(1, f"{table} {seq}\n".encode())  # not kept in a buffer that dies with the process


async def main(url: str, *tables: str) -> None:
    database = open_database(url)
    journal, reads = Journal(database), Reads(database)
    last = {name: reads.log(name)[-1].seq if reads.log(name) else 0 for name in tables}
    await asyncio.gather(*(append_for_ever(journal, name, seq) for name, seq in last.items()))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
