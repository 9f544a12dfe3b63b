"""What is looked up is what was written, without secrets, in pages, of one moment."""

import asyncio
from collections.abc import Callable, Sequence

from kogge.server.store import (
    Add,
    ChatLine,
    Database,
    Reads,
    Seated,
    SeatRow,
    Write,
    change_seat,
    change_table,
    digest,
    new_id,
    new_token,
    purge,
)
from kogge.server.store.reads import Place
from tests.server.store.desk import HOST, NOON, at, entry, guest, journal, table

BEN = "B" * 22


def fill(database: Database, *appends: Sequence[Write]) -> Reads:
    """A database in which there are Ana, Ben and this."""

    async def write() -> None:
        async with journal(database) as opened:
            for writes in ([Add(guest())], [Add(guest(BEN, name="Ben", seen=at(5)))], *appends):
                await opened.append(writes)

    asyncio.run(write())
    return Reads(database)


def ids(found: Sequence[Seated]) -> list[str]:
    return [seated.table.id for seated in found]


def pages(read: Callable[[Place | None, int], list[Seated]], most: int) -> list[list[str]]:
    """A whole list, page by page."""
    told: list[list[str]] = []
    after: Place | None = None
    while found := read(after, most):
        told.append(ids(found))
        after = found[-1].place
    return told


def test_names_and_tokens_can_not_be_guessed() -> None:
    names = {new_id() for _ in range(1000)} | {new_token() for _ in range(1000)}
    assert len(names) == 2000
    assert {len(name) for name in names} == {22}
    assert digest("a token") != digest("another")


def test_guests_are_found_by_name_and_by_token(database: Database) -> None:
    reads = fill(database)
    assert reads.guest(BEN) == guest(BEN, name="Ben", seen=at(5)) == reads.guest_of_token(digest(BEN))
    assert reads.guest("C" * 22) is None
    assert reads.guest_of_token(BEN) is None


def test_a_table_is_told_with_its_seats_and_without_its_secret(database: Database) -> None:
    made = table("T" * 22, invite=digest("come in"), result=None, kept_until=at(9))
    seats = [
        SeatRow(table_id=made.id, seat=0, kind="person", guest=BEN, name="Ben", token=digest("mine"), clock=61.5),
        SeatRow(table_id=made.id, seat=1, kind="bot", name="Greta", bot="greedy", wishes={"no_trades": "ever"}),
    ]
    reads = fill(database, [Add(made), Add(seats[1]), Add(seats[0])])
    found = reads.table(made.id)
    assert found
    assert found.seats == seats
    assert found.table == table(made.id, invite=made.invite, kept_until=at(9), secret=b"")
    assert reads.secret(made.id) == b"\x00\xffsecret"
    assert reads.seat_of_token(digest("mine")) == seats[0]
    assert reads.seat_of_token("mine") is None
    assert reads.table("none") is None
    assert reads.secret("none") is None


def test_rows_keep_tokens_and_secrets_out_of_what_is_printed() -> None:
    told = repr(
        [table("T" * 22, invite="hush"), guest(token="hush"), SeatRow(table_id="", seat=0, kind="bot", token="hush")]
    )
    assert "secret" not in told
    assert "hush" not in told


def test_the_log_goes_on_after_any_entry(database: Database) -> None:
    reads = fill(database, [Add(table("T" * 22))], [entry("T" * 22, seq, str(seq)) for seq in range(1, 12)])
    assert [found.seq for found in reads.log("T" * 22)] == list(range(1, 12))
    assert [found.payload for found in reads.log("T" * 22, since=9)] == ["10", "11"]
    assert [found.seq for found in reads.log("T" * 22, since=2, most=3)] == [3, 4, 5]
    assert reads.log("T" * 22, since=11) == reads.log("none") == []


def test_the_last_of_the_chat_is_told_in_order(database: Database) -> None:
    said = [
        ChatLine(table_id="T" * 22, n=n, guest=BEN, name="Ben", seat=n % 2, text=f"{n}", at=at(n)) for n in range(9)
    ]
    reads = fill(database, [Add(table("T" * 22)), *map(Add, said)])
    assert reads.chat("T" * 22, last=4) == said[5:]
    assert reads.chat("T" * 22) == said


def test_lists_of_tables_have_pages(database: Database) -> None:
    made = [table(f"{n:022}", created=at(n // 2)) for n in range(7)]  # also of the same moment
    reads = fill(
        database,
        *([Add(one)] for one in made),
        [Add(table("P" * 22, public=False))],
        *([Add(table(name, state=state))] for name, state in (("Q" * 22, "playing"), ("R" * 22, "over"))),
        [Add(table("S" * 22, state="over", created=at(1)))],
    )
    newest = [one.id for one in reversed(made)]
    assert pages(reads.open_tables, 3) == [newest[:3], newest[3:6], newest[6:]]
    assert pages(reads.open_tables, 100) == [newest]
    assert pages(reads.finished_tables, 1) == [["S" * 22], ["R" * 22]]
    assert reads.playing() == ["Q" * 22]


def test_the_tables_of_a_guest_are_those_made_and_those_sat_at(database: Database) -> None:
    reads = fill(
        database,
        [Add(table("A" * 22, created=at(1)))],
        [Add(table("B" * 22, host=BEN, created=at(2), state="over"))],
        [Add(table("C" * 22, created=at(3))), *(Add(SeatRow(table_id="C" * 22, seat=n, kind="open")) for n in (0, 1))],
        [change_seat("C" * 22, n, kind="person", guest=BEN) for n in (0, 1)],
    )
    assert ids(reads.tables_of(BEN)) == ["C" * 22, "B" * 22]
    assert ids(reads.tables_of(HOST)) == ["C" * 22, "A" * 22]
    assert (reads.made_by(HOST), reads.made_by(BEN)) == (2, 0)


def test_what_need_not_be_kept_is_found(database: Database) -> None:
    names = ["A" * 22, "B" * 22, "C" * 22]
    reads = fill(
        database,
        *([Add(table(name, host=HOST))] for name in names),
        [change_table(names[0], state="over", kept_until=at(20))],
        [change_table(names[1], state="abandoned", kept_until=at(10))],
        [entry(names[2], 1, at=at(30))],
    )
    assert reads.outdated(at(9)) == []
    assert reads.outdated(at(20)) == [names[1], names[0]]
    assert reads.outdated(at(99), most=1) == [names[1]]
    assert reads.idle(at(30)) == []
    assert reads.idle(at(31)) == [names[2]]  # the others are at their end
    assert reads.unseen_guests(at(5)) == []
    assert reads.unseen_guests(at(6)) == [BEN]  # Ana has tables
    assert reads.guest(HOST) == guest(seen=NOON)


def test_what_need_not_be_kept_is_removed(database: Database) -> None:
    names = [f"{n:022}" for n in range(70)]  # more than a page
    reads = fill(database, *([Add(table(name, host=BEN, state="over", kept_until=at(int(name))))] for name in names))

    async def remove() -> list[int]:
        async with journal(database) as opened:
            return [await purge(opened, reads, at(minute), at(6)) for minute in (59, 59, 99)]

    assert asyncio.run(remove()) == [61, 0, 11]  # Ana, who has no table; and in the end Ben, who has none any more
    assert reads.tables_of(BEN) == []
    assert reads.guest(BEN) is reads.guest(HOST) is None
