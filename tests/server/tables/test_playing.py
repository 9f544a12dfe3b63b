"""People play at tables."""

import asyncio
import json

from kogge.record import read_record
from kogge.server.charter import NewSeat, NewTable
from kogge.server.messages import (
    Act,
    Declined,
    Done,
    Happened,
    News,
    People,
    Reasoned,
    Snapshot,
    Start,
    TakeBack,
    Undo,
    Why,
    Word,
    YourTurn,
)
from kogge.server.settings import Settings
from kogge.server.table import is_news
from tests.server.tables.company import Company, Visitor, in_company
from tests.support.positions import may_trade, reached, spare

QUICK = Settings(pace=0)


def two_people() -> NewTable:
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    return NewTable(scenario="base", options={"players": 2}, seats=seats, settings=QUICK)


async def ana_and_ben(company: Company) -> tuple[str, dict[int, Visitor]]:
    """A table at which two people have begun: its id, and what each hears, by seat."""
    ana, ben = await company.guest("Ana"), await company.guest("Ben")
    opened, sitting = await company.open(ana, two_people())
    await sitting.claim(ben, opened.invite)
    lines = {0: await company.at_table(ana, opened.table), 1: await company.at_table(ben, opened.table)}
    await company.begin(sitting, lines[0])
    return opened.table, lines


def shortest(visitor: Visitor) -> str:
    """What brings a game on."""
    return next((text for text in visitor.texts if text in ("end_turn", "decline", "withdraw")), visitor.texts[0])


def test_two_people_meet_by_an_invitation_and_play(url: str) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        assert [seat.name for seat in lines[0].last(Snapshot).shown.seats] == ["Ana", "Ben"]
        for _ in range(12):
            seat = sitting.table.waiting()[0]
            mine, other = lines[seat], lines[1 - seat]
            assert mine.texts
            assert not other.texts
            is_discarding = sitting.table.playing().step == "discard"  # of which nobody else hears card by card
            done = await company.act(sitting, mine, seat, mine.texts[0])
            assert isinstance(done, Done), done
            assert mine.last(News).seq == done.seq
            assert is_discarding or other.last(News).seq == done.seq
        assert lines[1].all(YourTurn)

    in_company(url, story)


def test_what_is_told_piece_by_piece_adds_up_to_the_whole(url: str) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        for k in range(40):
            seat = sitting.table.waiting()[0]
            texts = lines[seat].texts
            await company.act(sitting, lines[seat], seat, texts[k % len(texts)])
        for seat, line in lines.items():
            fields = json.loads(json.dumps(line.last(Snapshot).fields))
            for news in line.all(News):
                for field, row, col, value in news.changes:
                    fields[field][row][col] = value
            fresh = await company.at_table(line.guest, table)
            assert fresh.last(Snapshot).seat == seat
            assert fields == fresh.last(Snapshot).fields

    in_company(url, story)


def test_what_is_said_twice_is_done_once_and_what_is_stale_not_at_all(url: str) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        seat = sitting.table.waiting()[0]
        mine = lines[seat]
        before, text = mine.seq, mine.texts[0]
        said = Act(table=table, id="mine", seat=seat, seq=before, action=text)
        done = await sitting.do(mine, said)
        assert isinstance(done, Done)
        assert await sitting.do(mine, said) == done
        assert sitting.table.seq == done.seq
        snapshots = len(mine.all(Snapshot))
        late = await sitting.do(mine, Act(table=table, id="late", seat=seat, seq=before, action=text))
        assert isinstance(late, Declined)
        assert late.stale
        assert len(mine.all(Snapshot)) == snapshots + 1
        assert sitting.table.seq == done.seq

    in_company(url, story)


def test_what_is_not_open_is_refused_with_the_referees_reason(url: str) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        seat = sitting.table.waiting()[0]
        seq = sitting.table.seq
        refused = await company.act(sitting, lines[seat], seat, "end_turn")
        assert isinstance(refused, Declined)
        assert refused.reason is not None
        asked = Why(table=table, id="why", seat=seat, action="end_turn")
        answer = await sitting.do(lines[seat], asked)
        assert isinstance(answer, Reasoned)
        assert answer.reason == refused.reason
        foreign = await company.act(sitting, lines[1 - seat], seat, lines[seat].texts[0])
        assert isinstance(foreign, Declined)
        assert foreign.refusal["key"] == "not_your_seat"
        assert foreign.reason is None
        assert sitting.table.seq == seq

    in_company(url, story)


def test_an_action_can_be_undone_where_the_rules_of_undoing_allow_it(url: str) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        while "open_trade" not in lines[seat := sitting.table.waiting()[0]].texts:
            await company.act(sitting, lines[seat], seat, lines[seat].texts[0])
        game = sitting.table.game
        assert game is not None
        before = game.state.copy()
        await company.act(sitting, lines[seat], seat, "open_trade")
        undo = lines[seat].last(News).undo
        assert undo is not None
        assert (undo["act"], undo["parts"], undo["text"]) == ("open_trade", [], "open_trade")
        assert lines[1 - seat].last(News).undo is None
        foreign = Undo(table=table, id="u1", seat=1 - seat, seq=lines[1 - seat].seq)
        assert isinstance(await sitting.do(lines[1 - seat], foreign), Declined)
        done = await sitting.do(lines[seat], Undo(table=table, id="u2", seat=seat, seq=lines[seat].seq))
        assert isinstance(done, Done)
        assert sitting.table.game is not None
        assert sitting.table.game.state == before
        assert lines[1 - seat].last(Happened).what == "undo"
        assert lines[1 - seat].last(Snapshot).seq == done.seq

    in_company(url, story)


def test_words_are_hidden_until_the_game_begins_and_the_secret_until_it_is_over(url: str) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        seats = [NewSeat(kind="me"), NewSeat(kind="bot")]
        options: dict[str, bool | int | str] = {"players": 2, "turn_limit": 6}
        opened, sitting = await company.open(
            ana, NewTable(scenario="base", options=options, seats=seats, settings=QUICK, public=True)
        )
        hers = await company.at_table(ana, opened.table)
        other = await company.at_table(await company.guest("Ben"), opened.table)
        luck = other.last(Snapshot).shown.luck
        await sitting.do(hers, Word(table=opened.table, id="w", seat=0, word="four of a kind"))
        assert other.last(People).shown.seats[0].has_added
        assert "four of a kind" not in other.last(People).model_dump_json()
        await company.begin(sitting, hers)
        assert list((other.last(Snapshot).shown.words or {}).values()) == ["four of a kind"]
        while sitting.table.state == "playing":
            await company.settled(lambda: sitting.table.waiting() in ([], [0]))
            if sitting.table.state == "playing":
                assert sitting.table.seal.secret.hex() not in "".join(m.model_dump_json() for m in other.heard)
                await company.act(sitting, hers, 0, shortest(hers))
        shown = other.last(People).shown
        assert shown.state == "over"
        assert shown.luck == luck
        assert shown.secret == sitting.table.seal.secret.hex()
        assert sitting.table.game is not None
        assert read_record(sitting.table.game.record()).is_over

    in_company(url, story)


def test_what_others_answer_at_the_same_time_makes_no_answer_stale(url: str) -> None:
    """All whose hand is too large discard at once; nobody need wait for another, or say it again."""

    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        sitting = await company.house.sitting(table)
        while len(sitting.table.waiting()) < 2:
            seat = sitting.table.waiting()[0]
            await company.act(sitting, lines[seat], seat, shortest(lines[seat]))
        seqs = {seat: line.seq for seat, line in lines.items()}
        texts = {seat: line.texts[0] for seat, line in lines.items()}
        acts = [Act(table=table, id=f"d{s}", seat=s, seq=seqs[s], action=texts[s]) for s in lines]
        answers = await asyncio.gather(*(sitting.do(lines[act.seat], act) for act in acts))
        assert all(isinstance(answer, Done) for answer in answers), answers
        taken = await sitting.do(lines[0], TakeBack(table=table, id="back", seat=0, seq=lines[0].seq))
        assert isinstance(taken, Done)
        assert not [given for given in lines[0].last(News).position.given if given["seat"] == 0]

    in_company(url, story)


def test_an_answer_to_an_offer_makes_no_deal_with_another_stale() -> None:
    game = reached("base", may_trade).copy()
    mine, theirs = spare(game, 0, 1)[0], spare(game, 1, 0)[0]
    game.give(0, f"offer {mine} for {theirs}")
    agreed, refused = game.copy(), game.copy()
    agreed.give(1, "accept")
    assert not is_news(game, agreed, 0, 1)
    refused.give(2, "decline")
    assert not is_news(game, refused, 0, 2)
    both = agreed.copy()
    both.give(2, "decline")
    assert "deal 1" in both.view(0).texts()
    assert not is_news(agreed, both, 0, 2)
    last = both.copy()
    last.give(3, "decline")
    assert not is_news(both, last, 0, 3)
    for open_still in refused, last:
        closed = open_still.copy()
        closed.give(0, "withdraw")
        assert is_news(open_still, closed, 0, 0)


def test_only_whoever_made_a_table_begins_and_only_when_all_seats_are_taken(url: str) -> None:
    async def story(company: Company) -> None:
        ana, ben = await company.guest("Ana"), await company.guest("Ben")
        opened, sitting = await company.open(ana, two_people())
        hers = await company.at_table(ana, opened.table)
        early = await sitting.do(hers, Start(table=opened.table, id="s1"))
        assert isinstance(early, Declined)
        assert early.refusal["key"] == "seats_open"
        await sitting.claim(ben, opened.invite)
        his = await company.at_table(ben, opened.table)
        foreign = await sitting.do(his, Start(table=opened.table, id="s2"))
        assert isinstance(foreign, Declined)
        assert foreign.refusal["key"] == "not_host"
        assert isinstance(await sitting.do(hers, Start(table=opened.table, id="s3")), Done)

    in_company(url, story)
