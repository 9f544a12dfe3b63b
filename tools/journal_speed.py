"""How many entries a second a server can put on the disk: ``python tools/journal_speed.py [--database URL]``.

Each caller appends an entry to a table of its own and waits until it is on the disk before the next one, as a table
does. Without a URL a SQLite file in a temporary folder is measured, in ``--folder``, because it depends on the disk.
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from kogge.server.store import (
    Add,
    Entry,
    Guest,
    Journal,
    TableRow,
    digest,
    file_url,
    new_id,
    open_database,
    remove_guest,
    remove_table,
)

CALLERS = (1, 10, 100)
PAYLOAD = '{"seat": 2, "action": "build_road 34", "id": "0123456789abcdef"}'


def main() -> None:
    arguments = ArgumentParser(description="Durable appends a second.")
    arguments.add_argument("--database", help="a URL; what is written there is removed afterwards")
    arguments.add_argument("--folder", help="where the SQLite file is made")
    arguments.add_argument("--seconds", type=float, default=2.0, help="how long a round takes")
    arguments.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    wanted = arguments.parse_args()
    with TemporaryDirectory(dir=wanted.folder) as folder:
        url = wanted.database or file_url(Path(folder))
        print(f"{url.partition(':')[0]}, {wanted.rounds} rounds of {wanted.seconds:g} s each")
        asyncio.run(measure(url, wanted.rounds, wanted.seconds))


async def measure(url: str, rounds: int, seconds: float) -> None:
    """Print a line for each number of callers: the median of the rounds, the slowest and the fastest."""
    database = open_database(url)
    journal = Journal(database)
    try:
        for callers in CALLERS:
            rates: list[float] = []
            waits: list[float] = []
            for _ in range(rounds):
                taken = await one_round(journal, callers, seconds)
                rates.append(len(taken) / seconds)
                waits += taken
            spread = f"{min(rates):6.0f} to {max(rates):6.0f}"
            late = quantiles(waits, n=100)[98] * 1000
            print(f"{callers:4} callers: {median(rates):6.0f} a second ({spread}), 99 of 100 within {late:6.1f} ms")
    finally:
        await journal.close()
        database.close()


async def one_round(journal: Journal, callers: int, seconds: float) -> list[float]:
    """How long each append took that was begun within a time."""
    now, host = datetime.now(UTC), new_id()
    await journal.append([Add(Guest(id=host, name="", token=digest(host), created=now, seen=now))])
    tables = [new_id() for _ in range(callers)]
    about = {"scenario": "base", "options": {}, "settings": {}, "public": False, "rules": "", "luck": digest("")}
    for name in tables:
        row = TableRow(id=name, host=host, state="playing", created=now, changed=now, **about)  # type: ignore[arg-type]
        await journal.append([Add(row)])
    end = perf_counter() + seconds
    found = await asyncio.gather(*(append_until(journal, name, lambda: perf_counter() < end) for name in tables))
    for name in tables:
        await journal.append([remove_table(name)])
    await journal.append([remove_guest(host)])
    return [wait for waits in found for wait in waits]


async def append_until(journal: Journal, table: str, goes_on: Callable[[], bool]) -> list[float]:
    waits: list[float] = []
    while goes_on():
        began = perf_counter()
        entry = Entry(table_id=table, seq=len(waits) + 1, kind="act", payload=PAYLOAD, at=datetime.now(UTC))
        await journal.append([Add(entry)])
        waits.append(perf_counter() - began)
    return waits


if __name__ == "__main__":
    main()
