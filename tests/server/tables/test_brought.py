"""A game that was begun elsewhere goes on at a table."""

from pathlib import Path

import pytest

import kogge
from kogge.games.refusal import Refused
from kogge.proof import PARTLY, verify
from kogge.server.charter import NewSeat, NewTable
from kogge.server.messages import Done
from kogge.sitters import Sitter
from tests.server.tables.company import Company, in_company

ME, BOT = NewSeat(kind="me"), NewSeat(kind="bot", bot="random")


def evening() -> kogge.Game:
    """A game of two people and a bot that was left."""
    game = kogge.start("base", seed=9, players=3)
    game.sitters = {0: Sitter(bot="greedy"), 1: Sitter(name="Ana"), 2: Sitter(name="Ben")}
    game.play_out(90)
    game.play_chance()
    return game


def test_it_goes_on_where_it_was_left_and_is_there_again_after_a_restart(tmp_path: Path) -> None:
    game = evening()

    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        wanted = NewTable(scenario="base", seats=[ME] * 3, record=game.record())
        opened, sitting = await company.open(ana, wanted)
        visitor = company.visitor(ana)
        await sitting.watch(visitor)
        await company.begin(sitting, visitor)
        table = sitting.table
        assert table.game is not None
        assert (table.game.state, table.game.actions) == (game.state, game.actions)
        assert table.game.options.players == 3
        seat = table.game.waiting()[0]
        await sitting.uncover(visitor, seat)
        answer = await company.act(sitting, visitor, seat, table.game.view(seat).texts()[0])
        assert isinstance(answer, Done), answer
        state = sitting.table.game.state if sitting.table.game is not None else None
        await company.house.let_go(opened.table)
        again = (await company.house.sitting(opened.table)).table
        assert again.game is not None
        assert (again.game.state, again.state, again.seq) == (state, "playing", answer.seq)
        again.game.open_seal()
        assert verify(again.game.record()).verdict == PARTLY

    in_company(tmp_path, story)


def test_seats_are_as_they_were_if_nothing_else_is_said(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        _, sitting = await company.open(ana, NewTable(scenario="base", record=evening().record()))
        assert [(chair.kind, chair.bot) for chair in sitting.table.chairs] == [
            ("bot", "greedy"),
            ("person", None),
            ("open", None),
        ]

    in_company(tmp_path, story)


def test_what_can_not_go_on_is_refused(tmp_path: Path) -> None:
    over = kogge.start("base", seed=9, turn_limit=1)
    over.play_out()
    broken = evening().record().replace("chance: dice", "chance: dies", 1)

    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        for wanted, match in [
            (NewTable(scenario="base", record=over.record()), "over"),
            (NewTable(scenario="fish", record=evening().record()), "the game of this record is base"),
            (NewTable(scenario="base", options={"players": 3}, record=evening().record()), "name no others"),
            (NewTable(scenario="base", record=broken), "line"),
            (NewTable(scenario="base", record=""), "record"),
        ]:
            with pytest.raises(Refused, match=match):
                await company.house.open_table(ana, wanted)

    in_company(tmp_path, story)
