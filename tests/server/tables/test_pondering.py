"""While a bot thinks, everything else at its table goes on, and what it decides too late is dropped."""

import asyncio
from pathlib import Path

from kogge.server.messages import Done, Happened, Wish
from kogge.server.settings import Settings, Timing
from kogge.server.sitting import Sitting
from kogge.server.thinkers import Sight
from kogge.server.wishes import MOST
from tests.server.tables.company import AtOnce, Company, Visitor, in_company
from tests.server.tables.test_playing import shortest

BOT = 2
Lines = dict[int, Visitor]


class Pondering(AtOnce):
    """Bots that decide only as long as they may."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()
        self.may.set()
        self.ponders = 0

    async def choose(self, name: str, sight: Sight) -> int:
        self.ponders += 1
        await self.may.wait()
        self.ponders -= 1
        return await super().choose(name, sight)


async def asked_together(company: Company, ponderer: Pondering, settings: Settings) -> tuple[Sitting, Lines]:
    """A bot ponders, and Ben is asked at the same time: Ana has made an offer to both."""
    sitting, lines = await company.two_and_a_bot(settings)
    while "call_for_offers" not in lines[0].texts:
        people = [seat for seat in sitting.table.waiting() if seat != BOT]
        if people:
            await company.act(sitting, lines[people[0]], people[0], shortest(lines[people[0]]))
        else:
            await company.pass_by(sitting.table.id, 0.1)
    await company.quiet(sitting.table.id)
    ponderer.may.clear()
    await company.act(sitting, lines[0], 0, "call_for_offers")
    assert sitting.table.waiting() == [1, BOT]
    await company.quiet(sitting.table.id)
    company.clock.pass_by(0.1)
    await company.settled(lambda: ponderer.ponders == 1)
    return sitting, lines


def test_a_standing_wish_is_answered_while_a_bot_thinks(tmp_path: Path) -> None:
    ponderer = Pondering()

    async def story(company: Company) -> None:
        sitting, lines = await asked_together(company, ponderer, Settings(pace=100))
        wish = Wish(table=sitting.table.id, id="never", seat=1, no_trades="ever")
        assert isinstance(await sitting.do(lines[1], wish), Done)
        company.house.minders[sitting.table.id].ask()  # its pause begins now
        company.clock.pass_by(MOST + 1)
        await company.settled(lambda: sitting.table.waiting() == [BOT])
        assert ponderer.ponders == 1
        ponderer.may.set()

    in_company(tmp_path, story, thinkers=ponderer)


def test_a_clock_runs_out_while_a_bot_thinks(tmp_path: Path) -> None:
    ponderer = Pondering()

    async def story(company: Company) -> None:
        settings = Settings(pace=100, clock=Timing(seconds=3600), when_out="bot")
        sitting, lines = await asked_together(company, ponderer, settings)
        company.clock.pass_by(3601)
        await company.settled(lambda: sitting.table.chairs[1].stand_in == "greedy")
        assert (lines[0].last(Happened).what, lines[0].last(Happened).seat) == ("stand_in", 1)
        assert ponderer.ponders == 1, "one bot of a table thinks at a time"
        ponderer.may.set()
        while sitting.table.waiting() != [0]:
            await company.pass_by(sitting.table.id, 0.1)

    in_company(tmp_path, story, thinkers=ponderer)


def test_somebody_is_replaced_who_has_gone_while_a_bot_thinks(tmp_path: Path) -> None:
    ponderer = Pondering()

    async def story(company: Company) -> None:
        sitting, lines = await asked_together(company, ponderer, Settings(pace=100, gone="bot", grace=60))
        await company.house.gone(lines[1])
        company.clock.pass_by(61)
        await company.settled(lambda: sitting.table.chairs[1].stand_in == "greedy")
        assert ponderer.ponders == 1
        ponderer.may.set()

    in_company(tmp_path, story, thinkers=ponderer)


def test_what_a_bot_decides_too_late_is_dropped(tmp_path: Path) -> None:
    """Ana need not wait: she gives her call for offers up, and calls again.  The bot has yet to answer the second."""
    ponderer = Pondering()

    async def story(company: Company) -> None:
        sitting, lines = await asked_together(company, ponderer, Settings(pace=100))
        assert isinstance(await company.act(sitting, lines[0], 0, "withdraw"), Done)
        assert isinstance(await company.act(sitting, lines[0], 0, "call_for_offers"), Done)
        seq = sitting.table.seq
        ponderer.may.set()
        await company.quiet(sitting.table.id)
        assert ponderer.ponders == 0
        assert (sitting.table.seq, sitting.table.waiting()) == (seq, [1, BOT])
        assert sitting.table.chairs[BOT].bot == "greedy"
        await company.pass_by(sitting.table.id, 0.1)
        assert sitting.table.seq == seq + 1

    in_company(tmp_path, story, thinkers=ponderer)
