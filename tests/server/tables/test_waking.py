"""A server that starts serves at once; its tables are taken up meanwhile, and go on by themselves."""

import asyncio
from pathlib import Path
from threading import Event

import pytest

from kogge.games.refusal import Refused
from kogge.server.charter import NewSeat, NewTable
from kogge.server.house import House
from kogge.server.minding import REST
from kogge.server.settings import Settings
from kogge.server.table import Table
from tests.server.tables.company import Company, in_company

TABLES = 4


class Gate:
    """Lets tables be read one by one, or not at all."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_open = Event()
        self.wanted: list[str] = []
        self.read: list[str] = []
        self.trouble: dict[str, list[Exception]] = {}
        replay, read_table = House.replay, House.read_table

        async def in_line(house: House, table: str) -> Table:
            self.wanted.append(table)
            return await read_table(house, table)

        def slowly(house: House, table: str) -> Table:
            assert self.is_open.wait(30)
            self.read.append(table)
            if self.trouble.get(table):
                raise self.trouble[table].pop(0)
            return replay(house, table)

        monkeypatch.setattr(House, "replay", slowly)
        monkeypatch.setattr(House, "read_table", in_line)


async def bots_play(company: Company) -> list[str]:
    """Tables of bots, at which a game has begun; the last one is the one at which something has happened last."""
    ana = await company.guest("Ana")
    made = []
    for _ in range(TABLES):
        seats = [NewSeat(kind="bot"), NewSeat(kind="bot")]
        wanted = NewTable(scenario="base", options={"players": 2}, seats=seats, settings=Settings(pace=1000))
        opened, sitting = await company.open(ana, wanted)
        await company.begin(sitting, await company.at_table(ana, opened.table))
        made.append(opened.table)
        company.clock.pass_by(0.01)
    return made


async def restart(company: Company) -> None:
    """A new process begins: nobody is connected."""
    await company.house.close()
    company.database.close()
    company.open_house()
    async with asyncio.timeout(10):
        await company.house.start()


async def woken(company: Company) -> None:
    assert company.house.waking is not None
    async with asyncio.timeout(30):
        await company.house.waking


def test_a_start_waits_for_no_table_and_all_go_on_without_being_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(company: Company) -> None:
        tables = await bots_play(company)
        gate = Gate(monkeypatch)
        await restart(company)
        assert gate.read == []
        gate.is_open.set()
        await woken(company)
        assert gate.read == tables[::-1], "the latest first"
        for table in tables:
            sitting = await company.house.sitting(table)
            seq = sitting.table.seq
            await company.pass_by(table, 1.1)
            assert sitting.table.seq > seq

    in_company(tmp_path, story)


def test_whoever_asks_for_a_table_does_not_wait_for_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(company: Company) -> None:
        tables = await bots_play(company)
        gate = Gate(monkeypatch)
        await restart(company)
        await company.settled(lambda: gate.wanted == [tables[3]])
        asked = asyncio.create_task(company.house.sitting(tables[0]))
        await company.settled(lambda: gate.wanted == [tables[3], tables[0]])
        gate.is_open.set()
        await asked
        await woken(company)
        assert gate.read == [tables[3], tables[0], tables[2], tables[1]]

    in_company(tmp_path, story)


def test_a_table_that_has_not_begun_is_taken_up_when_it_is_asked_for(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        opened, _ = await company.open(ana, NewTable(scenario="base"))
        await restart(company)
        await woken(company)
        assert company.house.sittings == {}
        assert (await company.house.sitting(opened.table)).table.state == "open"

    in_company(tmp_path, story)


def test_no_table_keeps_others_from_being_taken_up_and_what_cannot_be_looked_up_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(company: Company) -> None:
        tables = await bots_play(company)
        gate = Gate(monkeypatch)
        gate.is_open.set()
        gate.trouble = {tables[3]: [RuntimeError("!")], tables[2]: [Refused.of("not_looked_up")] * 2}
        await restart(company)
        waking = company.house.waking
        assert waking is not None

        def is_woken() -> bool:
            company.clock.pass_by(REST)
            return waking.done()

        await company.settled(is_woken)
        assert set(company.house.minders) == set(tables[:3])
        assert not any(table in caplog.text for table in tables)
        assert "can't be taken up" in caplog.text

    in_company(tmp_path, story)
