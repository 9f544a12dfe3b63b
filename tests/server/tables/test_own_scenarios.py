"""Tables of scenarios that a program has registered."""

import asyncio
from pathlib import Path

import pytest

import kogge
from kogge.games import catalogue
from kogge.server.charter import NewSeat, NewTable
from kogge.server.messages import Done
from kogge.server.thinkers import Processes, Sight
from tests.games.heap import HEAP
from tests.server.tables.company import Company, in_company


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of somebody else's, for the length of a test."""
    monkeypatch.setattr(catalogue.OUTSIDE, "registered", {})
    kogge.register(HEAP)


def test_a_table_of_a_registered_scenario_is_played_like_any_other(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana = await company.guest("Ana")
        opened, sitting = await company.open(ana, NewTable(scenario="heap", seats=[NewSeat(kind="me")] * 2))
        line = await company.at_table(ana, opened.table)
        await company.begin(sitting, line)
        for seat, action in ((0, "take 3"), (1, "take 3"), (0, "take 3"), (1, "take 1")):
            assert isinstance(await company.act(sitting, line, seat, action), Done)
        game = sitting.table.game
        assert game is not None
        assert (game.scenario, game.winners) == (HEAP, [1])

    in_company(tmp_path, story)


def test_bots_of_a_server_know_what_was_registered_wherever_they_think() -> None:
    sight = Sight.of("table", kogge.start("heap", seed=1), 0)

    async def think() -> int:
        processes = Processes(1)
        try:
            return await processes.choose("random", sight)
        finally:
            processes.close()

    assert asyncio.run(think()) in sight.legal
