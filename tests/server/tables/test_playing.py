"""People play at tables."""

from pathlib import Path

from kogge.server.charter import NewSeat, NewTable, Settings
from kogge.server.messages import Done, News, People, YourTurn
from tests.server.tables.company import Company, in_company

PACE = Settings(pace=0)


def two_people() -> NewTable:
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    return NewTable(scenario="base", options={"players": 2}, seats=seats, settings=PACE)


def test_two_people_meet_by_an_invitation_and_play(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana, ben = await company.guest("Ana"), await company.guest("Ben")
        opened, sitting = await company.open(ana, two_people())
        hers = await company.at_table(ana, opened.table)
        assert await sitting.claim(ben, opened.invite) == 1
        his = await company.at_table(ben, opened.table)
        assert [seat.name for seat in hers.last(People).shown.seats] == ["Ana", "Ben"]
        await company.begin(sitting, hers)
        lines = {0: hers, 1: his}
        for _ in range(12):
            seat = sitting.table.waiting()[0]
            mine, other = lines[seat], lines[1 - seat]
            assert mine.texts
            assert not other.texts
            done = await company.act(sitting, mine, seat, mine.texts[0])
            assert isinstance(done, Done), done
            assert mine.last(News).seq == done.seq == other.last(News).seq
        assert his.all(YourTurn)

    in_company(tmp_path, story)
