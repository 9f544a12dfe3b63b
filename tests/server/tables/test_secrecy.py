"""Nothing is told that a seat may not know: what it gets does not depend on what it can't see."""

import pickle
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kogge
from kogge import bots
from kogge.bots.protocol import Bot
from kogge.game import Game
from kogge.games.events import KINDS
from kogge.server.audience import Audience, Glance
from kogge.server.charter import NewSeat, NewTable
from kogge.server.messages import News, Snapshot
from kogge.server.settings import Settings
from kogge.server.sitting import Sitting
from kogge.server.table import Table
from kogge.server.thinkers import Sight
from tests.server.tables.company import Company, Visitor, in_company
from tests.support.worlds import elsewhere

ACTIONS = 150
KIND = {kind.name: kind for kind in KINDS.values()}


class Spies:
    """People at every seat and one who looks on; all that they hear is checked."""

    def __init__(self, company: Company, seed: str) -> None:
        self.company = company
        self.luck = Random(seed)
        self.worlds = kogge.Random(7)
        self.lines: dict[int | None, Visitor] = {}
        self.minds: list[Bot] = []
        self.changed = 0

    async def sit_down(self, scenario: str) -> Sitting:
        players = len(kogge.load(scenario)[1].seats)
        host = await self.company.guest("Ana")
        seats = [NewSeat(kind="me"), *[NewSeat(kind="open") for _ in range(players - 1)]]
        wanted = NewTable(scenario=scenario, seats=seats, public=True, settings=Settings(pace=0))
        opened, sitting = await self.company.open(host, wanted)
        self.lines[0] = await self.company.at_table(host, opened.table)
        for seat in range(1, players):
            guest = await self.company.guest(f"Guest {seat}")
            assert await sitting.claim(guest, opened.invite) == seat
            self.lines[seat] = await self.company.at_table(guest, opened.table)
        self.lines[None] = await self.company.at_table(await self.company.guest("Zoe"), opened.table)
        await self.company.begin(sitting, self.lines[0])
        self.minds = [bots.make("greedy", seat) for seat in range(players)]
        return sitting

    async def play_on(self, sitting: Sitting) -> None:
        """Somebody who may decide does, mostly with sense."""
        game = sitting.table.game
        assert game is not None
        seat = self.luck.choice(game.waiting())
        view = game.view(seat)
        action = self.luck.choice(view.legal) if self.luck.random() < 0.3 else self.minds[seat].choose(view)
        await self.company.act(sitting, self.lines[seat], seat, game.text(action))

    def check_worlds(self, before: Game, table: Table) -> None:
        """In another world that looks the same to a seat it is told the same, byte by byte."""
        after = table.game
        assert after is not None
        for seat in self.lines:
            then, now = self.twin(before, seat), self.twin(after, seat)
            self.changed += now.state != after.state
            told = [self.told(table, one, two, seat) for one, two in ((before, after), (then, now))]
            assert told[0] == told[1], f"seat {seat}"
            if seat is not None and seat in after.waiting():
                sights = [pickle.dumps(Sight.of(table.id, game, seat)) for game in (after, now)]
                assert sights[0] == sights[1], f"the bot of seat {seat}"

                self.check_refusals(after, now, seat)

    def check_refusals(self, game: Game, twin: Game, seat: int) -> None:
        """Whatever a seat tries that is not open to it, the refusal is the same."""
        for _ in range(8):
            text = game.text(self.luck.randrange(game.rules.n_actions))
            assert refused(game, seat, text) == refused(twin, seat, text), text

    def twin(self, game: Game, seat: int | None) -> Game:
        other = game.copy()
        other.state.copy_from(elsewhere(game, seat, self.worlds))
        return other

    def told(self, table: Table, before: Game, after: Game, seat: int | None) -> tuple[str, str]:
        """The news and the snapshot that a seat gets when one position leads to the next."""
        audience = Audience(replace(table, game=after))
        audience.glances[seat] = Glance(before.view(seat).state, len(before))
        news = audience.news(seat, [])
        assert news is not None
        snapshot = audience.snapshot(seat, [], audience.shown((), table.clocks))
        return news.model_dump_json(), snapshot.model_dump_json()

    def check_heard(self, sitting: Sitting) -> None:
        """No message has a cell, a part of an event, or choices that are another's."""
        game = sitting.table.game
        assert game is not None
        secret = sitting.table.seal.secret.hex()
        for seat, line in self.lines.items():
            for message in line.heard:
                assert secret not in message.model_dump_json()
                if isinstance(message, News | Snapshot):
                    self.check_events(message.events, seat)
                    self.check_cells(game, message, seat)
                    if message.choices:
                        assert message.position is not None
                        assert seat is not None
                        assert seat in [*message.position.waiting, message.position.turn_of]

    def check_events(self, events: list[dict[str, Any]], seat: int | None) -> None:
        for event in events:
            for slot in KIND[event["kind"]].slots:
                if slot.known_to and seat not in [event[name] for name in slot.known_to]:
                    assert event[slot.name] is None, event

    def check_cells(self, game: Game, message: News | Snapshot, seat: int | None) -> None:
        fields = game.rules.layout.fields
        if isinstance(message, News):
            for field, row, _, value in message.changes:
                assert value is None or not fields[field].hidden_from(row, seat), (field, row, value)
            return
        for field, rows in message.fields.items():
            for row, cells in enumerate(rows):
                assert not fields[field].hidden_from(row, seat) or not [cell for cell in cells if cell is not None]


def refused(game: Game, seat: int, text: str) -> object:
    """How an action of a seat is refused; nothing if it is not."""
    try:
        game.copy().give(seat, text)
    except kogge.Refused as refusal:
        return refusal.to_dict()
    return None


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_what_a_seat_is_told_does_not_depend_on_what_it_cant_see(scenario: str, tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        spies = Spies(company, scenario)
        sitting = await spies.sit_down(scenario)
        for number in range(ACTIONS):
            before = sitting.table.game
            assert before is not None
            await spies.play_on(sitting)
            if number % 3 == 0:
                spies.check_worlds(before, sitting.table)
        spies.check_heard(sitting)
        assert spies.changed

    in_company(tmp_path, story)
