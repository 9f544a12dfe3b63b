"""Everyone at a table over real sockets, and every byte that each of them gets."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import kogge
from kogge import bots
from kogge.engine.rules import Rules
from kogge.game import Game
from kogge.games.events import KINDS
from kogge.server.bounds import Bounds
from kogge.server.sitting import Sitting
from tests.server.wire.serving import PATIENCE, Running, Talk, Visitor, serving, wait_for

KIND = {kind.name: kind for kind in KINDS.values()}
TALKATIVE = Bounds(per_address=1000, messages=100_000, burst=100_000)
UNDONE = 0.3  # of what may be
Seat = int | None  # none is a spectator's


def listened(folder: Path) -> AbstractContextManager[Running]:
    """A server to which anybody may say as much as they like."""
    return serving(folder, TALKATIVE)


class Ear(Talk):
    """A socket of which every text is kept."""

    seq = 0  # the last entry that was heard of
    pings = 0

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

    def catch_up(self) -> None:
        """Hear all that was said until now."""
        self.pings += 1
        self.say(type="ping", n=self.pings)
        while self.hear("pong")["n"] != self.pings:
            pass


class Company:
    """A guest at every seat and one who looks on."""

    def __init__(self, server: Running, scenario: str, **options: int) -> None:
        self.server = server
        self.luck = Random(scenario)
        players = len(kogge.load(scenario)[1].seats)
        self.visitors: dict[Seat, Visitor] = {seat: server.guest(f"Guest {seat}") for seat in range(players)}
        self.visitors[None] = server.guest("Zoe")
        kinds = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        opened = self.visitors[0].new_table(scenario=scenario, options=options, seats=kinds, public=True)
        self.table: str = opened["table"]
        self.seats: dict[int, str] = {0: opened["tokens"]["0"]}  # their tokens
        for seat in range(1, players):
            claimed = self.visitors[seat].post(f"{self.at}/claim", token=opened["invite"])
            assert claimed.json() == {"seat": seat}
            self.seats[seat] = self.visitors[seat].post(f"{self.at}/renew", seat=seat).json()["token"]
        self.tokens = {opened["invite"], *self.seats.values(), *[one.token for one in self.visitors.values()]}
        self.heard: dict[Seat, list[str]] = {seat: [] for seat in self.visitors}
        self.minds = [bots.make("greedy", seat) for seat in range(players)]
        self.said = 0
        self.undone = 0

    @property
    def at(self) -> str:
        return f"/api/tables/{self.table}"

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

    def play(self, least: int, most: int, is_enough: Callable[[], bool]) -> None:
        """Begin the game, and act: so often, and until it is enough."""
        with self.ears() as ears:
            ears[0].say(type="start", table=self.table, id="start")
            assert ears[0].answer("start")["type"] == "done"
        self.play_on(least, lambda: False)
        self.play_on(most - least, is_enough)

    def play_on(self, most: int, is_enough: Callable[[], bool]) -> None:
        """Act, mostly with sense, and take some of it back, until it is enough."""
        with self.ears() as ears:
            for _ in range(most):
                if is_enough():
                    break
                seat = self.luck.choice(self.game.waiting())
                self.say(ears[seat], seat, type="act", action=self.game.text(self.chosen(seat)))
                if not self.game.is_over and self.game.may_undo(seat) and self.luck.random() < UNDONE:
                    self.say(ears[seat], seat, type="undo")
                    self.undone += 1
                for ear in ears.values():
                    ear.catch_up()

    def chosen(self, seat: int) -> int:
        view = self.game.view(seat)
        return self.luck.choice(view.legal) if self.luck.random() < 0.3 else self.minds[seat].choose(view)

    def say(self, ear: Ear, seat: int, **message: Any) -> None:
        """Say something that must be done, as an answer to what was heard last."""
        ear.catch_up()
        self.said += 1
        ear.say(table=self.table, id=f"a{self.said}", seat=seat, seq=ear.seq, **message)
        answer = ear.answer(f"a{self.said}")
        assert answer["type"] == "done", answer


def at(server: Running, table: str) -> Sitting:
    """A table of a server that runs in this process, once it is taken up."""
    found = server.service.house.sittings
    wait_for(lambda: table in found and found[table].done())
    return found[table].result()


# What may be in a text


def check_heard(rules: Rules, texts: Iterable[str], own: Collection[int]) -> None:
    """All that one connection has heard: it says from which seat the table is seen, and has no more than that."""
    seat: Seat = None
    for text in filter(None, texts):  # an empty line is a sign of life
        message = json.loads(text)
        if message["type"] == "table":
            seat = message["seat"]
            assert seat is None or seat in own
        if message["type"] == "your_turn":
            assert message["seat"] in own
        if message["type"] in ("news", "table") and message["position"]:
            check_known(rules, message, seat)


def check_known(rules: Rules, message: dict[str, Any], seat: Seat) -> None:
    """A message has no cell, no part of an event, no answer and no choices that are another's."""
    fields = rules.layout.fields
    for event in message["events"]:
        for slot in KIND[event["kind"]].slots:
            if slot.known_to and seat not in [event[name] for name in slot.known_to]:
                assert event[slot.name] is None, event
    for field, row, _, value in message.get("changes", []):
        assert value is None or not fields[field].hidden_from(row, seat), (field, row, value)
    for field, rows in message.get("fields", {}).items():
        for row, cells in enumerate(rows):
            assert not fields[field].hidden_from(row, seat) or {*cells} <= {None}, (field, row)
    place = message["position"]
    secret = {rules.steps[step].name for step, matter in rules.layout.shared.items() if matter.secret}
    for given in place["given"]:
        if given["seat"] != seat:
            assert given["done"], given
            assert given["text"] is None or place["step"] not in secret, given
    if message["choices"]:
        assert seat in [*place["waiting"], place["turn_of"]], "whoever has made an offer may withdraw it meanwhile"
    assert seat is not None or (message["choices"], message["undo"]) == (None, None)
