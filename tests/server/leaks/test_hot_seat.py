"""Several seats on one connection: it sees the one that is uncovered, and a program hears of its own seat alone."""

import json
from collections.abc import Iterator
from threading import Thread
from typing import Any

import httpx
import pytest

import kogge
from kogge import bots
from kogge.game import Game
from tests.server.leaks.listening import Ear, at, check_heard, listened
from tests.server.wire.serving import PATIENCE, Running, Visitor, wait_for

ACTIONS = 16
PROGRAM = 1  # the seat that a program plays by its own token


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with listened(tmp_path_factory.mktemp("server")) as running:
        yield running


class Program:
    """Somebody who plays one seat by its token: all lines of the stream, and all answers to what was posted."""

    def __init__(self, server: Running, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.lines: list[str] = []
        self.answers: list[httpx.Response] = []
        self.thread = Thread(target=self.listen, name="a program")
        self.thread.start()
        wait_for(lambda: self.lines)

    def listen(self) -> None:
        path = f"/api/tables/{self.table}/stream"
        with self.server.client(self.token) as client, client.stream("GET", path) as told:
            for line in told.iter_lines():
                self.lines.append(line)

    def act(self, seq: int, action: str) -> None:
        with self.server.client(self.token) as client:
            body: dict[str, Any] = {"action": action, "seq": seq}
            path = f"/api/tables/{self.table}/act"
            self.answers += [client.post(path, json=one) for one in (body | {"action": "starting_roll 2"}, body)]
        assert [answer.status_code for answer in self.answers[-2:]] == [400, 200]

    def end(self, ana: Visitor) -> None:
        """Its link is renewed, and so its stream ends."""
        ana.post(f"/api/tables/{self.table}/renew", seat=PROGRAM)
        self.thread.join(PATIENCE)
        assert json.loads(self.lines[-1])["type"] == "closing"


class HotSeat:
    """One guest at all seats, who hands one connection around; at another one nothing is ever uncovered."""

    def __init__(self, server: Running, scenario: str) -> None:
        self.server = server
        self.players = len(kogge.load(scenario)[1].seats)
        self.ana = server.guest()
        opened = self.ana.new_table(scenario=scenario, seats=[{"kind": "me"}] * self.players)
        self.table: str = opened["table"]
        self.tokens: dict[str, str] = opened["tokens"]
        self.heard: list[str] = []
        self.covered: list[str] = []
        self.minds = [bots.make("greedy", seat) for seat in range(self.players)]

    @property
    def game(self) -> Game:
        game = at(self.server, self.table).table.game
        assert game is not None
        return game

    def play(self) -> Program:
        with self.ana.socket() as one, self.ana.socket() as other:
            ear, covered = Ear(one, self.heard), Ear(other, self.covered)
            for each in (ear, covered):
                each.say(type="watch", table=self.table)
                each.hear("table")
            ear.say(type="start", table=self.table, id="start")
            ear.answer("start")
            program = Program(self.server, self.table, self.tokens[str(PROGRAM)])
            for number in range(ACTIONS):
                self.act(ear, program, f"a{number}")
            covered.catch_up()
            program.end(self.ana)
        return program

    def act(self, ear: Ear, program: Program, command: str) -> None:
        """Whoever is asked uncovers the seat, acts and covers it again; the program acts for its own."""
        seat = self.game.waiting()[0]
        text = self.game.text(self.minds[seat].choose(self.game.view(seat)))
        if seat == PROGRAM:
            program.act(at(self.server, self.table).table.seq, text)
            return
        ear.say(type="uncover", table=self.table, seat=seat)
        while ear.hear("table")["seat"] != seat:
            pass
        ear.catch_up()
        ear.say(type="act", table=self.table, id=command, seat=seat, seq=ear.seq, action=text)
        assert ear.answer(command)["type"] == "done"
        ear.say(type="uncover", table=self.table, seat=None)
        ear.catch_up()


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_connection_sees_only_the_seat_that_is_uncovered(server: Running, scenario: str) -> None:
    hot = HotSeat(server, scenario)
    program = hot.play()
    rules = hot.game.rules
    check_heard(rules, hot.heard, range(hot.players))
    check_heard(rules, [text for text in hot.covered if '"type":"your_turn"' not in text], ())
    check_heard(rules, program.lines, (PROGRAM,))
    seen = [json.loads(text)["seat"] for text in hot.heard if text.startswith('{"type":"table"')]
    assert {None, 0} <= {*seen}
    assert program.answers, "it was never asked"
    secret = at(server, hot.table).table.seal.secret.hex()
    told = "\n".join([*hot.heard, *hot.covered, *program.lines, *[answer.text for answer in program.answers]])
    assert not [one for one in (secret, *hot.tokens.values(), hot.ana.token) if one in told]


def test_what_a_seat_sees_is_gone_when_it_is_covered(server: Running) -> None:
    hot = HotSeat(server, "base")
    hot.play()
    with hot.ana.socket() as talk:
        talk.say(type="watch", table=hot.table)
        covered = talk.hear("table")
        for seat in (0, 2, None):
            talk.say(type="uncover", table=hot.table, seat=seat)
            shown = talk.hear("table")
            known = [row for row, cells in enumerate(shown["fields"]["hand"]) if cells != [None] * 5]
            assert (shown["seat"], known) == (seat, [] if seat is None else [seat])
            assert [event for event in shown["events"] if event["kind"] == "rolled"]
        assert shown == covered
