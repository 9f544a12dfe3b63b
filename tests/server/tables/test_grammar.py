"""Everything that a table says is as the published schema has it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import kogge
from kogge import bots
from kogge.server.charter import NewSeat, NewTable
from kogge.server.grammar import Message
from kogge.server.messages import Happened, News, People, Snapshot, Undo, Why, Wish, YourTurn, schema
from kogge.server.settings import Settings
from tests.server.tables.company import Company, Visitor, in_company

TURNS = 8
OPTIONS: dict[str, bool | int | str] = {"turn_limit": TURNS}
SURE = 2 * TURNS  # actions that a game has at least, whatever luck brings: a roll and the end of each turn


def published() -> Any:
    """Judges whether something is what a server may say."""
    whole = schema()
    return jsonschema_rs.validator_for(whole["$defs"]["FromServer"] | {"$defs": whole["$defs"]})


class Judge(Visitor):
    """A connection that asks of each message whether it is as it should be."""

    valid = published()

    def send(self, message: Message) -> None:
        super().send(message)
        self.check(message)

    def check(self, message: Message) -> None:
        told = json.loads(message.as_json)
        assert self.valid.is_valid(told), [str(error) for error in self.valid.iter_errors(told)][:3]
        for part in ("choices", "events", "prompt", "undo", "refusal", "reason"):
            assert told.get(part) == getattr(message, part, None), "what is not in the schema would not be sent"


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_all_that_is_said_in_a_game_is_of_the_schema(scenario: str, tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        ana, zoe = await company.guest("Ana"), await company.guest("Zoe")
        players = len(kogge.load(scenario)[1].seats)
        seats = [NewSeat(kind="me")] * players
        wanted = NewTable(scenario=scenario, options=OPTIONS, seats=seats, public=True, settings=Settings(pace=0))
        _, sitting = await company.open(ana, wanted)
        own, others = Judge(ana, 1), Judge(zoe, 2)
        for judge in (own, others):
            company.house.connected(judge)
            await sitting.watch(judge)
        await company.begin(sitting, own)
        minds = [bots.make("greedy", seat) for seat in range(players)]
        number = 0
        while sitting.table.state == "playing":
            number += 1
            game = sitting.table.playing()
            seat = game.waiting()[0]
            await sitting.uncover(own, seat)
            if number % 20 == 0:
                for command in asked(company, sitting.table.id, seat, own.seq):
                    own.check(await sitting.do(own, command))
            await company.act(sitting, own, seat, game.text(minds[seat].choose(game.view(seat))))
        heard = Counter(type(message) for message in own.heard)
        assert heard[News] >= SURE
        assert {*heard} >= {Snapshot, Happened, People, YourTurn}

    in_company(tmp_path, story)


def asked(company: Company, table: str, seat: int, seq: int) -> list[Any]:
    """Commands that are refused, or answered in other ways."""
    at: dict[str, Any] = {"table": table, "seat": seat}
    return [
        Why(id=company.next_id(), action="end_turn", **at),
        Why(id=company.next_id(), action="build_road 1", **at),
        Why(id=company.next_id(), action="nothing", **at),
        Undo(id=company.next_id(), seq=seq, **at),
        Undo(id=company.next_id(), seq=0, **at),
        Wish(id=company.next_id(), no_trades="turn", **at),
    ]
