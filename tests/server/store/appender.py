"""A process that appends as fast as it can, and says of every entry that it is on the disk: to be killed.

``python -m tests.server.store.appender BLOW URL TABLE ...`` prints ``TABLE SEQ`` for each that was acknowledged.
BLOW is ``any`` if somebody else kills it, at any moment; ``before`` and ``after`` a commit it does so itself.
"""

import asyncio
import os
import sys
from signal import SIGKILL
from time import sleep
from typing import Any

from kogge.server.store import Database, Journal, Reads, open_database
from tests.server.store.desk import entry

COMMITS = 9  # of which the last is the worst moment to be killed
AWHILE = 0.1  # seconds in which whatever is wrongly acknowledged gets out


async def append_for_ever(journal: Journal, table: str, last: int) -> None:
    seq = last
    while True:
        await journal.append([entry(table, seq + 1), entry(table, seq + 2)])  # of which a half must never be there
        seq += 2
        os.write(1, f"{table} {seq}\n".encode())  # not kept in a buffer that dies with the process


def arrange(blow: str, database: Database) -> None:
    """See to it that the process dies just before its last commit, or just after it."""
    dialect, commits = database.writing.dialect, iter(range(COMMITS))
    commit = dialect.do_commit

    def die(connection: Any) -> None:
        is_last = next(commits) == COMMITS - 1
        if is_last and blow == "before":
            sleep(AWHILE)
            os.kill(os.getpid(), SIGKILL)
        commit(connection)
        if is_last:
            os.kill(os.getpid(), SIGKILL)

    if blow != "any":
        dialect.do_commit = die  # type: ignore[method-assign, assignment]


async def main(blow: str, url: str, *tables: str) -> None:
    database = open_database(url)
    arrange(blow, database)
    journal, reads = Journal(database), Reads(database)
    last = {name: reads.log(name)[-1].seq if reads.log(name) else 0 for name in tables}
    await asyncio.gather(*(append_for_ever(journal, name, seq) for name, seq in last.items()))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
