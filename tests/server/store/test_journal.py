"""What is appended is on the disk when the call returns: whole or not at all, together with whatever else waits."""

import asyncio
import gc
from datetime import timedelta, timezone

import pytest
from sqlalchemy import text

from kogge import Refused
from kogge.server.store import (
    Add,
    ChatLine,
    Database,
    Journal,
    Reads,
    SeatRow,
    Write,
    change_guest,
    change_seat,
    change_table,
    new_id,
    open_database,
    remove_guest,
    remove_table,
)
from kogge.server.store.queue import Item
from tests.server.store.desk import HOST, NOON, Gate, at, entry, guest, journal, lay, refused, table, waiting


def seqs(database: Database, name: str) -> list[int]:
    return [found.seq for found in Reads(database).log(name)]


def test_what_was_appended_is_there_after_opening_again(url: str) -> None:
    async def write(database: Database) -> str:
        async with journal(database) as opened:
            [name] = await lay(opened)
            await opened.append([entry(name, 1, '{"text": "Grüße, 🎲"}'), entry(name, 2, kind="undo"), entry(name, 3)])
            await opened.append(
                [change_table(name, state="playing", result={"points": [3, 4]}), entry(name, 4, at=at(5))]
            )
            return name

    database = open_database(url)
    name = asyncio.run(write(database))
    database.close()
    database = open_database(url)
    found = Reads(database).log(name)
    assert [(row.seq, row.kind, row.at) for row in found] == [
        (1, "act", NOON),
        (2, "undo", NOON),
        (3, "act", NOON),
        (4, "act", at(5)),
    ]
    assert found[0].payload == '{"text": "Grüße, 🎲"}'
    seated = Reads(database).table(name)
    assert seated
    assert (seated.table.seq, seated.table.state, seated.table.changed) == (4, "playing", at(5))
    assert seated.table.result == {"points": [3, 4]}
    database.close()


@pytest.mark.parametrize("last", ["twice", "gap", "seat", "state", "elsewhere"])
def test_writes_of_one_call_are_done_together_or_not_at_all(database: Database, last: str) -> None:
    async def write() -> None:
        async with journal(database) as opened:
            [name] = await lay(opened)
            await opened.append([entry(name, 1)])
            wrong: dict[str, list[Write]] = {
                "twice": [entry(name, 1)],
                "gap": [entry(name, 3)],
                "seat": [entry(name, 2), change_seat(name, 7, name="Ben")],
                "state": [entry(name, 2), change_table(name, state="asleep")],
                "elsewhere": [entry(name, 2), Add(SeatRow(table_id=name, seat=5, kind="person", guest=new_id()))],
            }
            said = ChatLine(table_id=name, n=1, guest=HOST, name="Ana", text="Hello", at=NOON)
            await refused(
                opened.append([Add(said), change_seat(name, 0, name="Ana"), *wrong[last]]), "not_in_agreement"
            )
            assert seqs(database, name) == [1]
            assert Reads(database).chat(name) == []
            seated = Reads(database).table(name)
            assert seated
            assert (seated.table.seq, seated.table.state, seated.seats[0].name) == (1, "open", "")
            await opened.append([entry(name, 2)])  # and it goes on

    asyncio.run(write())


def test_what_can_not_be_written_fails_alone(database: Database) -> None:
    """In one batch with others, before and after it."""

    async def write() -> None:
        async with journal(database) as opened, Gate(database) as gate:
            ids = await lay(opened, 5)
            first = await gate.hold(opened, [change_table(ids[0], public=False)])
            appends: list[list[Write]] = [[entry(name, 1)] for name in ids]
            appends[1] = [entry(ids[1], 1), entry(ids[1], 2), change_table(ids[1], state="asleep")]
            appends[3] = [entry(ids[3], 1, "\ud800")]
            tasks = await waiting(opened, *appends)
            before = gate.commits
            gate.opened.set()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            await first
            assert [getattr(result, "key", None) for result in results] == [
                None,
                "not_in_agreement",
                None,
                "unwritable",
                None,
            ]
            assert gate.commits == before + 1
            assert [seqs(database, name) for name in ids] == [[1], [], [1], [], [1]]
            await asyncio.gather(*(opened.append([entry(name, len(seqs(database, name)) + 1)]) for name in ids))

    asyncio.run(write())


def test_all_that_waits_is_committed_at_once(database: Database) -> None:
    async def write() -> None:
        async with journal(database, batch=40) as opened, Gate(database) as gate:
            ids = await lay(opened, 60)
            first = await gate.hold(opened, [change_table(ids[0], public=False)])
            tasks = await waiting(opened, *([entry(name, 1)] for name in ids))
            before = gate.commits
            assert not any(task.done() for task in (first, *tasks))
            assert seqs(database, ids[0]) == []
            gate.opened.set()
            await asyncio.gather(first, *tasks)
            assert gate.commits == before + 2  # 40, and 20
            assert all(seqs(database, name) == [1] for name in ids)

    asyncio.run(write())


def test_a_journal_that_can_not_keep_up_refuses_at_once(database: Database) -> None:
    async def write() -> None:
        async with journal(database, room=2) as opened, Gate(database) as gate:
            ids = await lay(opened, 4)
            first = await gate.hold(opened, [entry(ids[0], 1)])
            tasks = await waiting(opened, [entry(ids[1], 1)], [entry(ids[2], 1)])
            await refused(opened.append([entry(ids[3], 1)]), "server_busy")
            gate.opened.set()
            await asyncio.gather(first, *tasks)
            await opened.append([entry(ids[3], 1)])
            assert [seqs(database, name) for name in ids] == [[1], [1], [1], [1]]

    asyncio.run(write())


def test_closing_writes_what_waits_and_takes_nothing_more(database: Database) -> None:
    async def write() -> None:
        opened = Journal(database)
        async with Gate(database) as gate:
            ids = await lay(opened, 3)
            first = await gate.hold(opened, [entry(ids[0], 1)])
            tasks = await waiting(opened, [entry(ids[1], 1)])
            closing = asyncio.create_task(opened.close())
            await asyncio.sleep(0)
            await refused(opened.append([entry(ids[2], 1)]), "server_closing")
            gate.opened.set()
            await asyncio.gather(closing, first, *tasks)
            assert not opened.thread.is_alive()
            assert [seqs(database, name) for name in ids] == [[1], [1], []]
        await opened.close()  # which does nothing any more

    asyncio.run(write())


def test_whoever_gives_up_waiting_disturbs_nobody(database: Database) -> None:
    async def write() -> None:
        async with journal(database) as opened, Gate(database) as gate:
            ids = await lay(opened, 2)
            first = await gate.hold(opened, [entry(ids[0], 1)])
            [other] = await waiting(opened, [entry(ids[1], 1)])
            first.cancel()
            gate.opened.set()
            await other
            await opened.append([entry(ids[1], 2)])

    asyncio.run(write())


def test_what_is_removed_is_gone_with_all_that_belongs_to_it(database: Database) -> None:
    async def write() -> None:
        async with journal(database) as opened:
            old, again = await lay(opened, 2)
            said = ChatLine(table_id=again, n=1, guest=HOST, name="Ana", text="Hello", at=NOON)
            await opened.append([entry(again, 1), Add(said)])
            await opened.append([change_table(old, rematch=again)])
            await opened.append([remove_table(again)])
            await refused(opened.append([remove_table(again)]), "not_in_agreement")
            kept = Reads(database).table(old)
            assert kept
            assert kept.table.rematch is None
            await refused(opened.append([remove_guest(kept.table.host)]), "not_in_agreement")
            await opened.append([remove_table(old)])
            await opened.append([remove_guest(kept.table.host)])
        with database.reading.connect() as connection:
            for name in ("guests", "tables", "seats", "log", "chat"):
                assert connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() == 0, name

    asyncio.run(write())


def test_times_of_any_zone_are_kept_in_utc(database: Database) -> None:
    async def write() -> None:
        async with journal(database) as opened:
            await opened.append([Add(guest())])
            await opened.append([change_guest(HOST, seen=at(30).astimezone(timezone(timedelta(hours=-5))))])
            found = Reads(database).guest(HOST)
            assert found
            assert found.seen.isoformat() == "2026-05-04T12:30:00.250000+00:00"
            await refused(opened.append([change_guest(HOST, seen=NOON.replace(tzinfo=None))]), "unwritable")

    asyncio.run(write())


def test_calls_that_make_no_sense_are_bugs(database: Database) -> None:
    wrong: list[list[Write]] = [
        [],
        [entry("A" * 22, 1), entry("B" * 22, 1)],
        [entry("A" * 22, 1), entry("A" * 22, 3)],
        [change_table("A" * 22, colour="red")],
        [change_table("A" * 22)],
        [change_table("A" * 22, seq=7)],
        [Add(guest()), Add(table("A" * 22))],
    ]

    async def write() -> None:
        async with journal(database) as opened:
            for writes in wrong:
                with pytest.raises(AssertionError):
                    await opened.append(writes)

    asyncio.run(write())


def test_whoever_gives_up_when_the_answer_is_there_leaves_no_error_behind(caplog: pytest.LogCaptureFixture) -> None:
    async def give_up() -> None:
        loop = asyncio.get_running_loop()
        item = Item((), loop.create_future(), loop, Refused.of("not_in_agreement"))
        item.tell()
        del item
        gc.collect()

    asyncio.run(give_up())
    assert caplog.records == []
