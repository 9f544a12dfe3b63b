"""Malformed and hostile messages: each is refused with a sentence, nothing changes, and nothing breaks."""

import json
import os
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kogge.server.bounds import Bounds
from tests.server.wire.hostile import Attacker
from tests.server.wire.serving import Running, Talk, Visitor, assert_said, serving

MESSAGES = int(os.environ.get("KOGGE_HOSTILE_MESSAGES", "20000"))
AT_ONCE = 50  # that are sent before their answers are read
FAST = Bounds(messages=1e9, burst=10**9, address_messages=10**9)


@pytest.mark.parametrize("is_begun", [False, True])
def test_hostile_messages_are_refused_and_change_nothing(tmp_path: Path, is_begun: bool) -> None:
    with serving(tmp_path, FAST) as server:
        ana, eve = server.guest(), server.guest("Eve")
        table = ana.new_table(public=True, seats=[{"kind": "me"}] * 4)["table"]
        with ana.socket() as owner:
            owner.say(type="watch", table=table)
            owner.hear("table")
            if is_begun:
                owner.say(type="start", table=table, id="start")
                owner.answer("start")
            before = state(owner, table)
            attack(eve, table, MESSAGES // 2)
            assert state(owner, table) == before
        assert server.service.metrics.failed._value.get() == 0, "something has gone wrong in the server itself"


def attack(eve: Visitor, table: str, messages: int) -> None:
    """Send all of them, and read what is answered."""
    attacker, said = Attacker(messages, table, eve.guest), set[str]()
    with eve.socket() as talk:
        for _ in range(messages // AT_ONCE):
            for _ in range(AT_ONCE):
                talk.socket.send(attacker.message())
            talk.say(type="ping", n=12345)
            hear_refusals(talk, said)


def hear_refusals(talk: Talk, said: set[str]) -> None:
    """All answers up to that of the last ping; what was said once need not be said in every language again."""
    while True:
        message = talk.next()
        if message == {"type": "pong", "n": 12345}:
            return
        assert message["type"] in ("refused", "pong", "table"), message
        if message["type"] == "refused" and (told := json.dumps(message["refusal"])) not in said:
            assert_said(message["refusal"])
            said.add(told)


def state(talk: Talk, table: str) -> str:
    """All that its owner can see of a table."""
    talk.say(type="uncover", table=table, seat=0)
    return json.dumps(talk.hear("table"))


def test_bytes_are_no_message(server: Running) -> None:
    with server.guest().socket() as talk:
        talk.socket.send(b'{"type": "ping"}')
        assert_said(talk.hear("refused")["refusal"], "no_text_frame")


@pytest.mark.parametrize("frame", [b"\x81\xfe\xff\xff", b"\xff" * 40, b"\x81\x05hello", b"\x88\x00\x88\x00"])
def test_frames_that_are_none_end_the_socket_and_nothing_else(server: Running, frame: bytes) -> None:
    ana = server.guest()
    with ana.socket() as talk:
        talk.socket.socket.sendall(frame)
        with suppress(OSError):  # it may be closed already
            talk.socket.socket.shutdown(1)
        with pytest.raises(ConnectionClosed):
            talk.next()
    with ana.socket() as talk:
        talk.say(type="ping", n=1)
        assert talk.hear("pong")["n"] == 1
    assert server.service.metrics.failed._value.get() == 0


@pytest.mark.parametrize(
    "request_",
    [
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"X" * 100_000,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
def test_requests_that_are_none_end_the_connection_and_nothing_else(server: Running, request_: bytes) -> None:
    with server.raw() as raw, suppress(OSError):  # it may be closed while we still speak
        raw.sendall(request_)
        raw.shutdown(1)
        while raw.recv(65536):
            pass
    assert server.guest().get("/api/me").status_code == 200
    assert server.service.metrics.failed._value.get() == 0
