"""Standing wishes look like answers by hand: nobody can tell from them what is in a hand."""

import random
from pathlib import Path
from statistics import median
from typing import Any

import kogge
from kogge.server.charter import NewSeat, NewTable
from kogge.server.messages import Done, News, Snapshot, Wish
from kogge.server.sitting import Sitting
from kogge.server.wishes import LEAST, MEDIAN, MOST, delay
from tests.server.tables.company import Company, Visitor, in_company

ORANGE, RED, BLUE, WHITE = range(4)
FOR_BRICK = "open_trade; offer wood; ask brick; propose"  # which red does not have
FOR_ORE = "open_trade; offer wood; ask ore; propose"  # which all have
LATER = 60.0  # seconds, when no pause lasts any longer

Lines = dict[int, Visitor]


def blue_may_trade() -> kogge.Game:
    """Blue's turn; red has wood, wool and ore, but no brick, orange and white have brick and ore."""
    game = kogge.start("base", seed=7)
    for roll in (12, 5, 4, 3):
        game.play(f"starting_roll {roll}")
    for roll in (6, 8, 6, 8, 6, 8):
        game.play(f"roll; dice {roll}; end_turn")
    game.play("roll; dice 12")
    assert game.read("hand") == [[0, 4, 1, 0, 3], [1, 0, 2, 0, 4], [4, 3, 1, 0, 1], [0, 1, 3, 1, 1]]
    return game


async def gathered(company: Company, game: kogge.Game) -> tuple[Sitting, Lines]:
    """Four people at a table at which a game goes on."""
    guests = [await company.guest(name) for name in ("Ana", "Ben", "Cleo", "Dora")]
    seats = [NewSeat(kind="me"), *[NewSeat(kind="open")] * 3]
    opened, sitting = await company.open(guests[0], NewTable(scenario="base", seats=seats, record=game.record()))
    for seat, guest in enumerate(guests[1:], start=1):
        assert await sitting.claim(guest, opened.invite) == seat
    lines = {seat: await company.at_table(guest, opened.table) for seat, guest in enumerate(guests)}
    await company.begin(sitting, lines[ORANGE])
    return sitting, lines


async def wish(company: Company, sitting: Sitting, line: Visitor, seat: int, **wanted: Any) -> None:
    told = Wish(table=sitting.table.id, id=company.next_id(), seat=seat, **wanted)
    assert isinstance(await sitting.do(line, told), Done)


async def play(company: Company, sitting: Sitting, lines: Lines, seat: int, action: str) -> None:
    done = await company.act(sitting, lines[seat], seat, action)
    assert isinstance(done, Done), done


def test_what_a_seat_cant_pay_is_declined_and_nothing_else(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await gathered(company, blue_may_trade())
        for seat in (ORANGE, RED, WHITE):
            await wish(company, sitting, lines[seat], seat, decline_unpayable=True)
        await play(company, sitting, lines, BLUE, FOR_BRICK)
        await company.pass_by(sitting.table.id, LATER)
        assert sitting.table.waiting() == [WHITE, ORANGE]
        assert lines[BLUE].last(News).position.given == [{"seat": RED, "done": True, "text": "decline"}]
        await play(company, sitting, lines, BLUE, "withdraw")
        await play(company, sitting, lines, BLUE, FOR_ORE)
        await company.pass_by(sitting.table.id, LATER)
        assert sitting.table.waiting() == [WHITE, ORANGE, RED]

    in_company(tmp_path, story)


async def told_to_blue(company: Company, offer: str, wanted: dict[str, Any], by_hand: bool) -> list[str]:
    """When red's answer to an offer comes, which is not for red to choose, and all that blue hears of it."""
    company.house.means.luck.seed(11)
    sitting, lines = await gathered(company, blue_may_trade())
    await wish(company, sitting, lines[RED], RED, **wanted)
    await play(company, sitting, lines, BLUE, offer)
    await company.quiet(sitting.table.id)
    lines[BLUE].heard.clear()
    pause = company.house.minders[sitting.table.id].pauses[RED].until - company.clock.now()
    await company.pass_by(sitting.table.id, pause - 0.001)
    assert RED in sitting.table.waiting()
    await company.pass_by(sitting.table.id, 0.002)
    if by_hand:
        await play(company, sitting, lines, RED, "decline")
    assert RED not in sitting.table.waiting()
    return [f"{pause:.3f}", *(m.model_dump_json().replace(sitting.table.id, "TABLE") for m in lines[BLUE].heard)]


def test_an_answer_by_a_wish_is_to_others_an_answer_by_hand(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        unpayable, never, none = {"decline_unpayable": True}, {"no_trades": "ever"}, {"no_trades": None}
        by_wish = await told_to_blue(company, FOR_BRICK, unpayable, by_hand=False)
        assert len(by_wish) == 2, "the moment, and one piece of news"
        assert await told_to_blue(company, FOR_BRICK, never, by_hand=False) == by_wish
        assert await told_to_blue(company, FOR_BRICK, none, by_hand=True) == by_wish

    in_company(tmp_path, story)


def test_the_moment_of_an_answer_does_not_depend_on_the_hand_or_the_offer(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        pauses = []
        for offer in (FOR_BRICK, FOR_ORE):
            for wanted in ({"decline_unpayable": True}, {"no_trades": "turn"}, {}):
                company.house.means.luck.seed(11)
                sitting, lines = await gathered(company, blue_may_trade())
                await wish(company, sitting, lines[RED], RED, **wanted)
                await play(company, sitting, lines, BLUE, offer)
                await company.quiet(sitting.table.id)
                asked = company.clock.now()
                pauses.append({s: p.until - asked for s, p in company.house.minders[sitting.table.id].pauses.items()})
        assert pauses[1:] == pauses[:-1]

    in_company(tmp_path, story)


def test_of_somebody_who_is_not_here_nothing_is_answered_that_tells_the_hand(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await gathered(company, blue_may_trade())
        await wish(company, sitting, lines[RED], RED, decline_unpayable=True)
        await company.house.gone(lines[RED])
        for offer in (FOR_BRICK, FOR_ORE):
            await play(company, sitting, lines, BLUE, offer)
            await company.pass_by(sitting.table.id, LATER)
            assert RED in sitting.table.waiting(), offer
            await play(company, sitting, lines, BLUE, "withdraw")
        await play(company, sitting, lines, BLUE, FOR_BRICK)
        await company.pass_by(sitting.table.id, LATER)
        await sitting.watch(lines[RED])
        await company.pass_by(sitting.table.id, LEAST - 0.01)
        assert RED in sitting.table.waiting(), "an answer at once would tell that it was not red's"
        await company.pass_by(sitting.table.id, MOST)
        assert RED not in sitting.table.waiting()

    in_company(tmp_path, story)


def test_who_wants_no_trades_at_all_is_answered_for_also_when_gone(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await gathered(company, blue_may_trade())
        await wish(company, sitting, lines[RED], RED, no_trades="ever")
        await company.house.gone(lines[RED])
        for offer in (FOR_BRICK, FOR_ORE):
            await play(company, sitting, lines, BLUE, offer)
            await company.pass_by(sitting.table.id, LATER)
            assert RED not in sitting.table.waiting(), offer
            await play(company, sitting, lines, BLUE, "withdraw")

    in_company(tmp_path, story)


def test_a_wish_that_is_made_late_is_not_answered_at_once(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await gathered(company, blue_may_trade())
        await play(company, sitting, lines, BLUE, FOR_BRICK)
        await company.pass_by(sitting.table.id, LATER)
        await wish(company, sitting, lines[RED], RED, decline_unpayable=True)
        await company.pass_by(sitting.table.id, LEAST - 0.01)
        assert RED in sitting.table.waiting()
        await company.pass_by(sitting.table.id, MOST)
        assert RED not in sitting.table.waiting()

    in_company(tmp_path, story)


def test_no_trades_this_turn_ends_with_the_turn(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await gathered(company, blue_may_trade())
        await wish(company, sitting, lines[RED], RED, no_trades="turn", decline_unpayable=True)
        await play(company, sitting, lines, BLUE, FOR_ORE)
        await company.pass_by(sitting.table.id, LATER)
        assert RED not in sitting.table.waiting()
        await play(company, sitting, lines, BLUE, "withdraw")
        await play(company, sitting, lines, BLUE, "end_turn")
        left = {"no_trades": None, "decline_unpayable": True}
        assert (await company.at_table(lines[RED].guest, sitting.table.id)).last(Snapshot).wishes == left
        await company.crash()
        again = await company.house.sitting(sitting.table.id)
        assert again.table.chairs[RED].wishes.to_dict() == left

    in_company(tmp_path, story)


def test_nobody_else_hears_of_a_wish(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await gathered(company, blue_may_trade())
        before = {seat: len(line.heard) for seat, line in lines.items()}
        await wish(company, sitting, lines[RED], RED, decline_unpayable=True)
        assert lines[RED].last(Snapshot).wishes == {"no_trades": None, "decline_unpayable": True}
        for seat in (ORANGE, BLUE, WHITE):
            assert len(lines[seat].heard) == before[seat]
            assert (await company.at_table(lines[seat].guest, sitting.table.id)).last(Snapshot).wishes is None

    in_company(tmp_path, story)


def test_no_pause_is_more_frequent_than_those_beside_it() -> None:
    """At a bound there is no heap of pauses, from which a wish could be told."""
    drawn = [delay(random.Random(seed)) for seed in range(4000)]
    assert len(set(drawn)) == len(drawn)
    assert LEAST < min(drawn) < LEAST + 0.2
    assert MOST - 2 < max(drawn) < MOST
    assert MEDIAN - 0.2 < median(drawn) < MEDIAN + 0.2
