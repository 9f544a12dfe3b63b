"""A table of another version, whose options or rules are not ours, can be looked at, and harms no other."""

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from kogge.games.refusal import Refused
from kogge.server.clock import moment
from kogge.server.house import Policy
from kogge.server.lobby import listed
from kogge.server.lobby import seen as drawn_from
from kogge.server.messages import Declined, Say, Snapshot, Why
from kogge.server.store import Add, Entry, change_table
from kogge.texts import languages
from tests.server.tables.company import Company, Visitor, in_company
from tests.server.tables.test_playing import ana_and_ben, two_people

NEWER: list[tuple[dict[str, Any], str, bool]] = [
    ({"options": {"players": 2, "dragons": True}}, "other_options", False),
    ({"options": {"scenario": 3}}, "other_options", False),
    ({"options": {"players": "two"}}, "other_options", False),
    ({"scenario": "cities-of-glass"}, "other_options", False),
    ({"settings": {"pace": 0, "weather": "rain"}}, "other_options", True),
    ({"settings": {"pace": -4}}, "other_options", True),
]


async def entries(company: Company, table: str, told: Sequence[tuple[str, str]]) -> None:
    """Write what another version has written."""
    first = (await company.house.sitting(table)).table.seq + 1
    now = moment(company.clock.now())
    for n, (kind, payload) in enumerate(told):
        entry = Entry(table_id=table, seq=first + n, kind=kind, payload=payload, at=now)
        await company.house.journal.append([Add(entry)])


async def assert_closed(company: Company, table: str, guest: str, because: str) -> Visitor:
    """It can be looked at, nothing can be done, and everybody is told why."""
    sitting = await company.house.sitting(table)
    seen = await company.at_table(guest, table)
    shown = seen.last(Snapshot).shown
    assert (shown.state, shown.closed_because) == ("closed", because)
    assert seen.last(Snapshot).choices is None
    before = sitting.table.seq
    refused = await sitting.do(seen, Say(table=table, id=company.next_id(), text="hello"))
    assert isinstance(refused, Declined)
    assert refused.refusal["key"] == because
    assert all(Refused.from_dict(dict(refused.refusal)).text(language) for language in languages())
    assert sitting.table.seq == before
    if shown.seats:
        asked = await sitting.do(seen, Why(table=table, id=company.next_id(), seat=0, action="roll"))
        assert isinstance(asked, Declined)
        assert asked.refusal["key"] in (because, "not_your_seat")
    return seen


@pytest.mark.parametrize(("newer", "because", "is_followed"), NEWER)
def test_a_table_whose_options_cannot_be_read_is_closed(
    newer: dict[str, Any], because: str, is_followed: bool, tmp_path: Path
) -> None:
    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        other, _ = await ana_and_ben(company)
        await company.house.journal.append([change_table(table, **newer)])
        await company.crash()
        seen = await assert_closed(company, table, lines[0].guest, because)
        assert [seat.name for seat in seen.last(Snapshot).shown.seats] == ["Ana", "Ben"]
        assert (seen.last(Snapshot).position is not None) is is_followed
        assert (await company.house.sitting(other)).table.state == "playing"
        (mine,) = company.house.reads.tables_of(lines[0].guest)
        shown = listed(mine, [])
        assert (shown.table, shown.state) == (table, "closed")
        if not is_followed:
            with pytest.raises(Refused) as refused:
                drawn_from(await company.house.sitting(table), None, None)
            assert refused.value.key == because

    in_company(tmp_path, story)


def test_a_table_that_has_not_begun_and_cannot_be_read_is_closed_too(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        opened, _ = await company.open(ana, two_people())
        await company.house.journal.append([change_table(opened.table, options={"dragons": 1})])
        await company.crash()
        await assert_closed(company, opened.table, ana, "other_options")
        with pytest.raises(Refused) as refused:
            await (await company.house.sitting(opened.table)).claim(await company.guest("Ben"), opened.invite)
        assert refused.value.key == "other_options"

    in_company(tmp_path, story)


STRANGE = [
    ("conjure", "{}"),
    ("act", '{"seat": 0, "text": "build_castle 3", "by": "hand", "plies": []}'),
    ("act", '{"seat": 7}'),
    ("sit", '{"seat": 9, "guest": "x", "name": "x"}'),
    ("word", "not even JSON"),
]


@pytest.mark.parametrize("strange", STRANGE)
def test_a_table_whose_log_cannot_be_followed_is_closed(strange: tuple[str, str], tmp_path: Path) -> None:
    """Its game stands where it was; who sits there, and who may look on, is followed to the end."""

    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        cai = await company.guest("Cai")
        game = (await company.house.sitting(table)).table.game
        assert game is not None
        admitted = ("admit", f'{{"guest": "{cai}"}}')
        await entries(company, table, [strange, admitted, ("act", '{"seat": 0, "text": "roll", "plies": []}')])
        await company.crash()
        await assert_closed(company, table, lines[0].guest, "other_rules")
        await assert_closed(company, table, cai, "other_rules")
        closed = (await company.house.sitting(table)).table
        assert closed.game is not None
        assert closed.game.state == game.state
        assert closed.seq == len(company.house.reads.log(table))

    in_company(tmp_path, story)


def test_a_closed_table_at_which_nothing_happens_is_abandoned_like_others(tmp_path: Path) -> None:
    policy = Policy(abandoned_after=timedelta(days=14), kept_for=timedelta(days=1))

    async def story(company: Company) -> None:
        table, lines = await ana_and_ben(company)
        await company.house.journal.append([change_table(table, options={"dragons": 1})])
        await company.crash()
        company.clock.pass_by(timedelta(days=15).total_seconds())
        await company.house.sweep()
        (mine,) = company.house.reads.tables_of(lines[0].guest)
        assert mine.table.state == "abandoned"
        assert company.house.reads.log(table)[-1].kind == "abandoned"
        await assert_closed(company, table, lines[0].guest, "other_options")
        company.clock.pass_by(timedelta(days=2).total_seconds())
        await company.house.sweep()
        assert company.house.reads.table(table) is None

    in_company(tmp_path, story, policy=policy)
