"""Everyone at a table over real sockets, and every byte that each of them gets."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import kogge
from kogge import bots
from kogge.game import Game
from kogge.games.events import KINDS
from kogge.server.sitting import Sitting
from tests.server.wire.serving import PATIENCE, Running, Talk, Visitor

KIND = {kind.name: kind for kind in KINDS.values()}
Seat = int | None  # none is a spectator's


class Ear(Talk):
    """A socket of which every text is kept."""

    seq = 0  # the last entry that was heard of

    def __init__(self, talk: Talk, heard: list[str]) -> None:
        super().__init__(talk.socket)
        self.heard = heard

    def next(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.seq = max(self.seq, message.get("seq", 0))
        return message

    def catch_up(self, seq: int) -> None:
        """Hear all that was said until an entry."""
        while self.seq < seq:
            self.next()


class Company:
    """A guest at every seat and one who looks on."""

    def __init__(self, server: Running, scenario: str) -> None:
        self.server = server
        self.luck = Random(scenario)
        players = len(kogge.load(scenario)[1].seats)
        self.visitors: dict[Seat, Visitor] = {seat: server.guest(f"Guest {seat}") for seat in range(players)}
        self.visitors[None] = server.guest("Zoe")
        kinds = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        opened = self.visitors[0].new_table(scenario=scenario, seats=kinds, public=True)
        self.table: str = opened["table"]
        self.tokens = {opened["invite"], *opened["tokens"].values(), *[one.token for one in self.visitors.values()]}
        for seat in range(1, players):
            claimed = self.visitors[seat].post(f"/api/tables/{self.table}/claim", token=opened["invite"])
            assert claimed.json() == {"seat": seat}
            renewed = self.visitors[seat].post(f"/api/tables/{self.table}/renew", seat=seat)
            self.tokens.add(renewed.json()["token"])
        self.heard: dict[Seat, list[str]] = {seat: [] for seat in self.visitors}
        self.minds = [bots.make("greedy", seat) for seat in range(players)]

    @property
    def sitting(self) -> Sitting:
        return at(self.server, self.table)

    @property
    def game(self) -> Game:
        game = self.sitting.table.game
        assert game is not None
        return game

    @contextmanager
    def ears(self) -> Iterator[dict[Seat, Ear]]:
        """Everyone looks on."""
        with ExitStack() as stack:
            found = {}
            for seat, visitor in self.visitors.items():
                found[seat] = Ear(stack.enter_context(visitor.socket()), self.heard[seat])
                found[seat].say(type="watch", table=self.table)
                found[seat].hear("table")
            yield found

    def play(self, actions: int) -> None:
        """Begin the game, and act so often, mostly with sense."""
        with self.ears() as ears:
            ears[0].say(type="start", table=self.table, id="start")
            assert ears[0].answer("start")["type"] == "done"
            for number in range(actions):
                seat = self.luck.choice(self.game.waiting())
                view = self.game.view(seat)
                chosen = self.luck.choice(view.legal) if self.luck.random() < 0.3 else self.minds[seat].choose(view)
                self.say(ears[seat], seat, f"a{number}", self.game.text(chosen))
                for ear in ears.values():
                    ear.catch_up(self.sitting.table.seq)

    def say(self, ear: Ear, seat: int, id: str, action: str) -> None:
        ear.catch_up(self.sitting.table.seq)
        ear.say(type="act", table=self.table, id=id, seat=seat, seq=ear.seq, action=action)
        assert ear.answer(id)["type"] == "done"


def at(server: Running, table: str) -> Sitting:
    """A table of a server that runs in this process."""
    return server.service.house.sittings[table].result()


def check_known(game: Game, text: str, seat: Seat) -> None:
    """A frame has no cell, no part of an event and no choices that are another's."""
    message = json.loads(text)
    if message["type"] not in ("news", "table"):
        return
    fields = game.rules.layout.fields
    for event in message["events"]:
        for slot in KIND[event["kind"]].slots:
            if slot.known_to and seat not in [event[name] for name in slot.known_to]:
                assert event[slot.name] is None, event
    for field, row, _, value in message.get("changes", []):
        assert value is None or not fields[field].hidden_from(row, seat), (field, row, value)
    for field, rows in message.get("fields", {}).items():
        for row, cells in enumerate(rows):
            assert not fields[field].hidden_from(row, seat) or {*cells} <= {None}, (field, row)
    if message["choices"]:
        place = message["position"]
        assert seat in [*place["waiting"], place["turn_of"]], "whoever has made an offer may withdraw it meanwhile"
