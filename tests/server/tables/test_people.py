"""Who comes to a table: seats and their links, looking on, chat, rematch, and tables that nobody wants any more."""

from datetime import timedelta
from pathlib import Path

import pytest

import kogge
from kogge.server.charter import NewSeat, NewTable
from kogge.server.house import Policy
from kogge.server.messages import Chat, Declined, Done, Leave, Mute, People, Rematch, Say, Snapshot
from kogge.server.settings import Settings
from kogge.server.sitting import Sitting
from kogge.server.store import change_table
from tests.server.tables.company import Company, Visitor, in_company
from tests.server.tables.test_playing import ana_and_ben, shortest, two_people


async def refused(key: str, what: object) -> None:
    """Something is refused, for this reason."""
    with pytest.raises(kogge.Refused) as found:
        await what  # type: ignore[misc]
    assert found.value.key == key, found.value


def test_a_seat_is_taken_back_on_another_device_by_its_link(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana, phone = await company.guest("Ana"), await company.guest("Ana's phone")
        opened, sitting = await company.open(ana, two_people())
        hers = await company.at_table(ana, opened.table)
        assert hers.last(Snapshot).seat == 0
        assert await sitting.claim(phone, opened.tokens["0"]) == 0
        assert sitting.table.seats_of(phone) == [0]
        assert hers.last(Snapshot).seat is None
        assert await sitting.claim(ana, opened.tokens["0"]) == 0
        token = await sitting.renew(ana, 0)
        await refused("wrong_token", sitting.claim(phone, opened.tokens["0"]))
        await refused("not_your_seat", sitting.renew(phone, 0))
        assert await sitting.claim(phone, token) == 0
        await company.crash()
        again = await company.house.sitting(opened.table)
        await refused("wrong_token", again.claim(ana, opened.tokens["0"]))
        assert await again.claim(ana, token) == 0

    in_company(tmp_path, story)


def test_a_table_by_invitation_is_nobody_elses_business(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana, ben, zoe = [await company.guest(name) for name in ("Ana", "Ben", "Zoe")]
        opened, sitting = await company.open(ana, two_people())
        hers = company.visitor(zoe)
        await refused("no_table", sitting.watch(hers))
        await refused("no_table", company.house.sitting("x" * 22))
        said = await sitting.do(hers, Say(table=opened.table, id="s", text="hello"))
        assert isinstance(said, Declined)
        assert said.refusal["key"] == "no_table"
        await refused("wrong_token", sitting.claim(zoe, "guessed"))
        await refused("wrong_token", sitting.join(zoe))
        assert await sitting.claim(ben, opened.invite) == 1
        assert await sitting.claim(ben, opened.invite) == 1
        await refused("no_open_seat", sitting.claim(zoe, opened.invite))
        await sitting.look_on(zoe, opened.invite)
        await sitting.watch(hers)
        assert hers.last(Snapshot).seat is None

    in_company(tmp_path, story)


def test_whoever_holds_several_seats_sees_the_one_that_is_uncovered(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        both = [NewSeat(kind="me"), NewSeat(kind="me")]
        opened, sitting = await company.open(ana, NewTable(scenario="base", options={"players": 2}, seats=both))
        hers = await company.at_table(ana, opened.table)
        await company.begin(sitting, hers)
        covered = hers.last(Snapshot)
        assert (covered.own, covered.seat, covered.choices) == ([0, 1], None, None)
        seat = sitting.table.waiting()[0]
        await sitting.uncover(hers, seat)
        assert hers.last(Snapshot).seat == seat
        assert isinstance(await company.act(sitting, hers, seat, hers.texts[0]), Done)
        await sitting.uncover(hers, 1 - seat)
        assert hers.last(Snapshot).fields["hand"][seat] == [None] * 5
        await refused("not_your_seat", sitting.uncover(hers, 2))

    in_company(tmp_path, story)


def test_who_leaves_is_stood_in_for_and_the_seat_is_open_to_others(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana, ben, zoe = [await company.guest(name) for name in ("Ana", "Ben", "Zoe")]
        opened, sitting = await company.open(ana, two_people())
        await sitting.claim(ben, opened.invite)
        hers, his = await company.at_table(ana, opened.table), await company.at_table(ben, opened.table)
        token = await sitting.renew(ben, 1)
        await company.begin(sitting, hers)
        assert isinstance(await sitting.do(his, Leave(table=opened.table, id="bye", seat=1)), Done)
        assert his.last(Snapshot).seat is None
        shown = hers.last(People).shown.seats[1]
        assert (shown.kind, shown.stood_in_for) == ("open", "greedy")
        await refused("wrong_token", sitting.claim(zoe, token))
        assert await sitting.claim(zoe, opened.invite) == 1
        shown = hers.last(People).shown.seats[1]
        assert (shown.name, shown.stood_in_for) == ("Zoe", None)

    in_company(tmp_path, story)


def test_a_line_of_chat_reaches_all_but_those_who_have_muted_the_speaker(url: str) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        said = Say(table=table, id="hello", text="hello")
        assert await sitting.do(lines[0], said) == await sitting.do(lines[0], said)
        assert [chat.text for chat in lines[1].all(Chat)] == ["hello"]
        await sitting.do(lines[1], Mute(table=table, id="m", guest=lines[0].guest))
        await sitting.do(lines[0], Say(table=table, id="again", text="anybody?"))
        assert [chat.text for chat in lines[0].all(Chat)] == ["hello", "anybody?"]
        assert [chat.text for chat in lines[1].all(Chat)] == ["hello"]
        newcomer = await company.at_table(lines[0].guest, table)
        assert [chat.text for chat in newcomer.all(Chat)] == ["hello", "anybody?"]
        assert not (await company.at_table(lines[1].guest, table)).all(Chat)

    in_company(url, story)


async def played_out(company: Company) -> tuple[Sitting, Visitor]:
    """A short game against a bot that is over."""
    ana = await company.guest("Ana")
    seats = [NewSeat(kind="me"), NewSeat(kind="bot")]
    wanted = NewTable(scenario="base", options={"players": 2, "turn_limit": 4}, seats=seats, settings=Settings(pace=0))
    opened, sitting = await company.open(ana, wanted)
    hers = await company.at_table(ana, opened.table)
    await company.begin(sitting, hers)
    while sitting.table.state == "playing":
        await company.settled(lambda: sitting.table.waiting() in ([], [0]))
        if sitting.table.state == "playing":
            await company.act(sitting, hers, 0, shortest(hers))
    return sitting, hers


def test_after_the_end_the_same_people_can_play_again(url: str) -> None:
    async def story(company: Company) -> None:
        sitting, hers = await played_out(company)
        assert isinstance(await sitting.do(hers, Rematch(table=sitting.table.id, id="r")), Done)
        new = hers.last(People).shown.rematch
        assert new is not None
        again = await company.house.sitting(new)
        assert [chair.name for chair in again.table.chairs] == ["Ana", ""]
        assert again.table.seal.hash != sitting.table.seal.hash
        twice = await sitting.do(hers, Rematch(table=sitting.table.id, id="r2"))
        assert isinstance(twice, Declined)
        assert twice.refusal["key"] == "rematch_made"
        await company.begin(again, await company.at_table(hers.guest, new))

    in_company(url, story)


def test_a_guest_has_a_limited_number_of_tables(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        opened = await company.house.open_table(ana, two_people())
        await refused("too_many_tables", company.house.open_table(ana, two_people()))
        await (await company.house.sitting(opened.table)).abandon()
        await company.house.open_table(ana, two_people())

    in_company(tmp_path, story, policy=Policy(tables=1))


def test_a_table_that_nobody_comes_back_to_is_abandoned_and_later_removed(url: str) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        company.clock.pass_by(3 * 86_400)
        await company.house.sweep()
        assert sitting.table.state == "playing"
        for line in lines.values():
            await company.house.gone(line)
        await company.house.sweep()
        sitting = await company.house.sitting(table)
        assert sitting.table.state == "abandoned"
        shown = (await company.at_table(lines[0].guest, table)).last(Snapshot).shown
        assert shown.secret == sitting.table.seal.secret.hex()
        assert sitting.table.game is not None
        assert kogge.read_record(sitting.table.game.record()).seal == sitting.table.seal
        company.clock.pass_by(8 * 86_400)
        await company.house.sweep()
        await refused("no_table", company.house.sitting(table))

    in_company(url, story, policy=Policy(abandoned_after=timedelta(days=2), kept_for=timedelta(days=7)))


def test_a_table_of_other_rules_can_only_be_looked_at(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        options = {"players": 2, "board": "random"}  # by such rules the log would have begun otherwise
        await company.house.journal.append([change_table(table, options=options)])
        await company.crash()
        sitting = await company.house.sitting(table)
        hers = await company.at_table(lines[0].guest, table)
        assert hers.last(Snapshot).shown.state == "closed"
        assert hers.last(Snapshot).shown.closed_because == "other_rules"
        said = await sitting.do(hers, Say(table=table, id="s", text="hello"))
        assert isinstance(said, Declined)
        assert said.refusal["key"] == "other_rules"

    in_company(tmp_path, story)


def test_what_can_not_be_written_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        seat = sitting.table.waiting()[0]
        before, game = sitting.table.seq, sitting.table.game
        company.house.journal.queue.close()
        heard = [len(line.heard) for line in lines.values()]
        refusal = await company.act(sitting, lines[seat], seat, lines[seat].texts[0])
        assert isinstance(refusal, Declined)
        assert refusal.refusal["key"] == "server_closing"
        assert (sitting.table.seq, sitting.table.game) == (before, game)
        assert [len(line.heard) for line in lines.values()] == heard
        await company.crash()
        again = await company.house.sitting(table)
        assert again.table.seq == before

    in_company(tmp_path, story)


def test_seats_that_a_game_does_not_have_are_refused(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        one = NewTable(scenario="base", seats=[NewSeat(kind="me")])
        await refused("wrong_seats", company.house.open_table(ana, one))
        bot = [NewSeat(kind="me"), NewSeat(kind="bot", bot="deep")]
        nobody = NewTable(scenario="base", options={"players": 2}, seats=bot)
        await refused("no_such_bot", company.house.open_table(ana, nobody))
        await refused("no_guest", company.house.open_table("x" * 22, two_people()))

    in_company(tmp_path, story)
