"""How a server with many tables starts: when it serves, when all tables go on, and what people feel of it meanwhile.

    python tools/waking.py --tables 1000 --entries 300

At each table two people sit, and a bot that is to decide: a table goes on once the bot has acted, without being asked
for. Meanwhile a client asks for a page of the lobby, again and again, and notes how long each answer takes.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import httpx

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.trouble.process import Served  # noqa: E402
from tools.load import resident  # noqa: E402

from kogge import __version__, bots  # noqa: E402
from kogge.seal import Seal  # noqa: E402
from kogge.server.store import (  # noqa: E402
    Add,
    Entry,
    Guest,
    Journal,
    SeatRow,
    TableRow,
    digest,
    file_url,
    new_id,
    new_token,
    open_database,
)
from kogge.server.table import Table, told_of  # noqa: E402

BOT = 2  # its seat


def played(row: TableRow, seal: Seal, guest: str, entries: int) -> list[Entry]:
    """The log of a game at which greedy bots have played for everybody, up to a decision of the bot's."""
    table, log = Table(row, seal), list[Entry]()
    minds = [bots.make("greedy", seed) for seed in range(3)]

    def write(kind: str, **payload: object) -> None:
        log.append(Entry(table_id=row.id, seq=len(log) + 1, kind=kind, payload=json.dumps(payload), at=row.created))
        table.take(log[-1])

    person = {"kind": "person", "guest": guest, "name": "Ana"}
    write("opened", seats=[person, person, {"kind": "bot", "bot": "greedy"}])
    write("start", plies=told_of(None, table.begun()))
    while len(log) < entries or table.waiting()[0] != BOT:
        seat, game = table.waiting()[0], table.playing()
        text = game.text(minds[seat].choose(game.view(seat)))
        write("act", seat=seat, text=text, by="hand", plies=told_of(game, table.acted(seat, text)))
    return log


async def fill(folder: Path, tables: int, entries: int) -> int:
    """Write so many tables down, all with the same game; how many entries each has."""
    folder.mkdir()
    database = open_database(file_url(folder))
    journal, now, seal, guest = Journal(database), datetime.now(UTC), Seal.fresh(), new_id()
    await journal.append([Add(Guest(id=guest, name="Ana", token=digest(new_token()), created=now, seen=now))])
    row = TableRow(
        id=new_id(), scenario="base", options={"players": 3}, settings={}, host=guest, public=True, state="playing",
        rules=__version__, luck=seal.hash, secret=seal.secret, created=now, changed=now,
    )  # fmt: skip
    log = played(row, seal, guest, entries)
    for _ in range(tables):
        new = replace(row, id=new_id())
        seats = [SeatRow(table_id=new.id, seat=seat, kind="person", guest=guest, name="Ana") for seat in range(BOT)]
        seats.append(SeatRow(table_id=new.id, seat=BOT, kind="bot", bot="greedy"))
        theirs = [replace(entry, table_id=new.id) for entry in log]
        await journal.append([Add(new), *map(Add, seats), *map(Add, theirs)])
    await journal.close()
    database.close()
    print(f"{tables} tables with {len(log)} entries each", flush=True)
    return len(log)


def gone_on(folder: Path, entries: int) -> int:
    """At how many tables something has happened."""
    with closing(sqlite3.connect(f"file:{folder / 'tables.sqlite'}?mode=ro", uri=True)) as database:
        found: int = database.execute("SELECT count(*) FROM tables WHERE seq > ?", (entries,)).fetchone()[0]
        return found


def asked(client: httpx.Client) -> list[float]:
    """How many seconds some answers take."""
    took = []
    for _ in range(20):
        begun = monotonic()
        assert client.get("/api/tables", params={"most": 1}).is_success
        took.append(monotonic() - begun)
        sleep(0.02)
    return took


def told(took: list[float]) -> str:
    """How long most answers take, and the last."""
    took = sorted(took)
    middle, most, last = (took[int(len(took) * part)] * 1000 for part in (0.5, 0.99, 0.99999))
    return f"{len(took)} answers, half within {middle:.0f} ms, 99 % within {most:.0f} ms, the last {last:.0f} ms"


def measured(server: Served, tables: int, entries: int) -> None:
    """Start the server, and tell how it went."""
    begun = monotonic()
    server.start()
    print(f"serves after {monotonic() - begun:.2f} s, with {resident(server) / 1e6:.0f} MB", flush=True)
    took: list[float] = []
    with httpx.Client(base_url=server.origin, timeout=60) as client:
        while (gone := gone_on(server.folder / "data", entries)) < tables:
            took += asked(client)
            assert monotonic() - begun < 600, f"only {gone} tables go on"
        print(f"all tables go on after {monotonic() - begun:.1f} s, with {resident(server) / 1e6:.0f} MB")
        print("meanwhile: ", told(took))
        print("afterwards:", told([seconds for _ in range(10) for seconds in asked(client)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=300)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Served(Path(folder))
        entries = asyncio.run(fill(Path(folder) / "data", wanted.tables, wanted.entries))
        try:
            measured(server, wanted.tables, entries)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
