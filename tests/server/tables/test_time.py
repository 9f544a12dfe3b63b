"""What happens at a table by itself: bots, clocks, stand-ins and standing wishes."""

from pathlib import Path
from random import Random
from statistics import mean

import pytest

from kogge.server.charter import NewSeat, NewTable
from kogge.server.messages import Done, Happened, News, People, Snapshot, Wish
from kogge.server.settings import Settings, Timing
from kogge.server.sitting import Sitting
from kogge.server.thinkers import Sight
from kogge.server.wishes import LEAST, MOST, delay
from tests.server.tables.company import AtOnce, Company, Visitor, in_company
from tests.server.tables.test_playing import shortest


def with_bot(settings: Settings, bot: str = "greedy", players: int = 2) -> NewTable:
    """One's own seat, and bots at the others."""
    seats = [NewSeat(kind="me"), *[NewSeat(kind="bot", bot=bot) for _ in range(players - 1)]]
    return NewTable(scenario="base", options={"players": players}, seats=seats, settings=settings)


async def begun(company: Company, wanted: NewTable) -> tuple[Sitting, Visitor]:
    """A game that has begun, and somebody who plays in it."""
    ana = await company.guest("Ana")
    opened, sitting = await company.open(ana, wanted)
    hers = await company.at_table(ana, opened.table)
    await company.begin(sitting, hers)
    return sitting, hers


async def until_seat(company: Company, sitting: Sitting, hers: Visitor, seat: int) -> None:
    """Play on until it is this seat's turn to decide, time being let pass for the bots."""
    while sitting.table.waiting() != [seat]:
        if 0 in sitting.table.waiting():
            await company.act(sitting, hers, 0, shortest(hers))
        else:
            await company.pass_by(sitting.table.id, 0.1)


def test_a_bot_acts_at_the_pace_of_the_table(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, hers = await begun(company, with_bot(Settings(pace=4000)))
        await until_seat(company, sitting, hers, 1)
        seq = sitting.table.seq
        await company.pass_by(sitting.table.id, 3.9)
        assert sitting.table.seq == seq
        await company.pass_by(sitting.table.id, 0.2)
        assert sitting.table.seq == seq + 1
        assert hers.last(News).seq == seq + 1

    in_company(tmp_path, story)


class Failing(AtOnce):
    """The bot ``random`` has lost its mind."""

    async def choose(self, name: str, sight: Sight) -> int:
        if name == "random":
            raise RuntimeError("no idea")
        return await super().choose(name, sight)


def test_a_bot_that_fails_is_replaced_and_the_table_is_told(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, hers = await begun(company, with_bot(Settings(pace=0), bot="random"))
        while sitting.table.chairs[1].bot == "random":
            if sitting.table.waiting() == [0]:
                await company.act(sitting, hers, 0, shortest(hers))
            else:
                await company.settled(lambda: sitting.table.chairs[1].bot == "greedy")
        assert hers.last(Happened).what == "bot_failed"
        assert hers.last(People).shown.seats[1].bot == "greedy"
        await company.settled(lambda: sitting.table.waiting() == [0])

    in_company(tmp_path, story, thinkers=Failing())


def test_a_bot_plays_for_somebody_who_is_gone_until_they_return(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, hers = await begun(company, with_bot(Settings(pace=100, gone="bot", grace=60)))
        await until_seat(company, sitting, hers, 0)
        await company.house.gone(hers)
        seq = sitting.table.seq
        await company.pass_by(sitting.table.id, 59)
        assert sitting.table.chairs[0].stand_in is None
        await company.pass_by(sitting.table.id, 2)
        assert sitting.table.chairs[0].stand_in == "greedy"
        await company.pass_by(sitting.table.id, 1)
        assert sitting.table.seq > seq + 1
        back = await company.at_table(hers.guest, sitting.table.id)
        assert sitting.table.chairs[0].stand_in is None
        assert back.last(Snapshot).seat == 0
        assert back.last(Snapshot).shown.seats[0].stood_in_for is None

    in_company(tmp_path, story)


def test_the_grace_of_somebody_who_is_not_there_begins_with_the_game(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana, ben = await company.guest("Ana"), await company.guest("Ben")
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        settings = Settings(gone="bot", grace=60)
        wanted = NewTable(scenario="base", options={"players": 2}, seats=seats, settings=settings)
        opened, sitting = await company.open(ana, wanted)
        await sitting.claim(ben, opened.invite)
        company.clock.pass_by(3600)
        hers = await company.at_table(ana, opened.table)
        await company.begin(sitting, hers)
        await company.pass_by(opened.table, 50)
        assert sitting.table.chairs[1].stand_in is None
        await company.pass_by(opened.table, 11)
        assert [chair.stand_in for chair in sitting.table.chairs] == [None, "greedy"]

    in_company(tmp_path, story)


def test_a_clock_runs_while_somebody_decides_and_a_bot_decides_when_it_is_out(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        settings = Settings(pace=100, clock=Timing(seconds=60, increment=5), when_out="bot")
        sitting, hers = await begun(company, with_bot(settings))
        await until_seat(company, sitting, hers, 0)
        left = sitting.time.clocks(company.clock.now())[0]
        assert left is not None
        company.clock.pass_by(20)
        assert sitting.time.clocks(company.clock.now())[0] == pytest.approx(left - 20)
        while 0 in sitting.table.waiting():
            await company.act(sitting, hers, 0, shortest(hers))
        assert hers.last(News).clocks[0] == pytest.approx(left - 15)
        await until_seat(company, sitting, hers, 0)
        seq = sitting.table.seq
        await company.pass_by(sitting.table.id, left)
        told = [happened for happened in hers.all(Happened) if happened.what == "stand_in"]
        assert [(happened.seat, happened.bot, happened.why) for happened in told] == [(0, "greedy", "clock")]
        while sitting.table.chairs[0].stand_in:
            await company.pass_by(sitting.table.id, 0.1)
        assert sitting.table.seq > seq
        assert sitting.table.clocks[0] == 10

    in_company(tmp_path, story)


def test_a_standing_wish_is_answered_by_the_server_after_a_while(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana, ben = await company.guest("Ana"), await company.guest("Ben")
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        wanted = NewTable(scenario="base", options={"players": 2}, seats=seats)
        opened, sitting = await company.open(ana, wanted)
        await sitting.claim(ben, opened.invite)
        lines = {0: await company.at_table(ana, opened.table), 1: await company.at_table(ben, opened.table)}
        await company.begin(sitting, lines[0])
        while "open_trade" not in lines[seat := sitting.table.waiting()[0]].texts:
            await company.act(sitting, lines[seat], seat, shortest(lines[seat]))
        other = lines[1 - seat]
        wish = Wish(table=opened.table, id="never", seat=1 - seat, no_trades="ever")
        assert isinstance(await sitting.do(other, wish), Done)
        game = sitting.table.game
        assert game is not None
        mine = [
            word for word, n in zip(game.rules.layout.fields["hand"].columns, game.read("hand")[seat], strict=True) if n
        ]
        wants = next(word for word in game.rules.layout.fields["hand"].columns if word != mine[0])
        await company.act(sitting, lines[seat], seat, f"open_trade; offer {mine[0]}; ask {wants}; propose")
        assert sitting.table.waiting() == [1 - seat]
        seq = sitting.table.seq
        await company.pass_by(opened.table, LEAST - 0.1)
        assert sitting.table.seq == seq
        await company.pass_by(opened.table, MOST)
        assert sitting.table.seq == seq + 1
        assert sitting.table.waiting() == [seat]
        assert "wish" not in "".join(m.model_dump_json() for m in lines[seat].all(News))

    in_company(tmp_path, story)


def test_the_delay_of_an_answer_by_wish_knows_nothing_of_the_hand() -> None:
    """It is drawn when a question is asked, by one luck for all; who asks for it is not even told."""
    drawn = [delay(Random(seed)) for seed in range(500)]
    assert all(LEAST <= seconds <= MOST for seconds in drawn)
    assert len({round(seconds, 2) for seconds in drawn}) > 300
    assert 2.5 < mean(drawn) < 5
