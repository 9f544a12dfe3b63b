"""What is given ahead: nobody hears what it is before it counts, and of a half answer not even that."""

from pathlib import Path

import kogge
from kogge.server.grammar import Message
from kogge.server.messages import Done, News, Snapshot, TakeBack
from kogge.server.sitting import Sitting
from tests.server.tables.company import Company, in_company
from tests.server.tables.test_wishes import (
    BLUE,
    FOR_ORE,
    ORANGE,
    RED,
    WHITE,
    Lines,
    blue_may_trade,
    gathered,
    play,
)


def two_must_discard() -> kogge.Game:
    """A seven was rolled: orange has eight cards and blue nine."""
    game = blue_may_trade()
    game.undo()
    game.play("dice 7")
    assert game.waiting() == [ORANGE, BLUE]
    return game


def heard_by(lines: Lines, *but: int) -> list[Message]:
    """What all others have heard since it was last asked."""
    found = [message for seat, line in lines.items() if seat not in but for message in line.heard]
    for line in lines.values():
        line.heard = [line.last(Snapshot).model_copy(update={"seq": line.seq})]  # so that it knows its number
    return [message for message in found if not isinstance(message, Snapshot)]


async def begun(company: Company, game: kogge.Game) -> tuple[Sitting, Lines]:
    sitting, lines = await gathered(company, game)
    heard_by(lines)
    return sitting, lines


def test_a_part_of_a_discard_is_heard_by_nobody_else(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await begun(company, two_must_discard())
        await play(company, sitting, lines, BLUE, "discard wood")
        assert lines[BLUE].last(News).position.given == [{"seat": BLUE, "done": False, "text": "discard wood"}]
        assert heard_by(lines, BLUE) == []
        back = TakeBack(table=sitting.table.id, id="back", seat=BLUE, seq=sitting.table.seq)
        assert isinstance(await sitting.do(lines[BLUE], back), Done)
        assert heard_by(lines, BLUE) == []

    in_company(tmp_path, story)


def test_of_a_whole_discard_others_hear_that_it_is_given_and_not_what(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        heard = []
        for cards in ("4 wood", "3 brick ore"):
            sitting, lines = await begun(company, two_must_discard())
            await play(company, sitting, lines, BLUE, f"discard {cards}")
            found = heard_by(lines, BLUE)
            assert [type(message) for message in found] == [News] * 3
            heard.append([message.model_dump_json().replace(sitting.table.id, "TABLE") for message in found])
        assert heard[0] == heard[1]
        assert '"given":[{"seat":2,"done":true,"text":null}]' in heard[0][0]

    in_company(tmp_path, story)


def test_a_counter_offer_that_is_made_ahead_is_heard_when_it_is_proposed(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        sitting, lines = await begun(company, blue_may_trade())
        await play(company, sitting, lines, BLUE, FOR_ORE)
        assert sitting.table.waiting() == [WHITE, ORANGE, RED]
        heard_by(lines)
        await play(company, sitting, lines, RED, "counter")
        await play(company, sitting, lines, RED, "offer wool")
        await play(company, sitting, lines, RED, "ask wood")
        assert heard_by(lines, RED) == []
        await play(company, sitting, lines, RED, "propose")
        [told] = {message.model_dump_json(include={"position": {"given"}}) for message in heard_by(lines, RED)}
        assert "counter; offer wool; ask wood; propose" in told

    in_company(tmp_path, story)
