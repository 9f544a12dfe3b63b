"""The socket: hello, watch, act; and what it does not let through."""

import json
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin
from websockets.uri import parse_uri

from kogge.server.bounds import Bounds
from kogge.server.messages import FRAME
from tests.server.wire.serving import PATIENCE, Running, Talk, Visitor, assert_said, serving, wait_for


def url(server: Running) -> str:
    return f"ws://127.0.0.1:{server.port}/api/socket"


def closing(talk: Talk) -> tuple[str, int]:
    """Why a socket is closed, and with which code."""
    told = talk.hear("closing")
    assert_said(told["refusal"])
    with pytest.raises(ConnectionClosed) as closed:
        talk.next()
    assert closed.value.rcvd is not None
    return told["refusal"]["key"], closed.value.rcvd.code


def begun(talk: Talk, table: str) -> dict[str, object]:
    """Start the game, and hear how it stands when a decision is asked of the first seat."""
    talk.say(type="watch", table=table)
    talk.hear("table")
    talk.say(type="start", table=table, id="start")
    while True:
        message = talk.hear("table", "news")
        if message["choices"]:
            return message


def test_a_guest_watches_a_table_and_acts(server: Running) -> None:
    ana = server.guest()
    table = ana.new_table()["table"]
    with ana.socket() as talk:
        asked = begun(talk, table)
        action = asked["choices"][0]["text"]  # type: ignore[index]
        talk.say(type="act", table=table, id="one", seat=0, seq=asked["seq"], action=action)
        done = talk.answer("one")
        assert done["type"] == "done"
        talk.say(type="act", table=table, id="one", seat=0, seq=asked["seq"], action=action)
        assert talk.answer("one") == done, "what is said again is not done again"


def test_a_stale_command_is_refused_with_a_fresh_view(server: Running) -> None:
    ana = server.guest()
    table = ana.new_table()["table"]
    with ana.socket() as talk:
        asked = begun(talk, table)
        talk.say(type="act", table=table, id="late", seat=0, seq=0, action="end_turn")
        assert talk.hear("table")["seq"] >= asked["seq"]
        refused = talk.answer("late")
        assert refused["stale"]
        assert_said(refused["refusal"], "stale_command")


def test_an_action_that_is_not_open_is_refused_with_the_referees_reason(server: Running) -> None:
    ana = server.guest()
    table = ana.new_table(seats=[{"kind": "me"}] * 4)["table"]
    with ana.socket() as talk:
        talk.say(type="watch", table=table)
        talk.say(type="start", table=table, id="start")
        talk.answer("start")
        talk.say(type="uncover", table=table, seat=0)
        seq = talk.hear("table")["seq"]
        talk.say(type="act", table=table, id="no", seat=0, seq=seq, action="end_turn")
        refused = talk.answer("no")
        assert_said(refused["refusal"])
        assert refused["reason"]["key"]


def test_a_seat_of_others_is_refused(server: Running) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    table = ana.new_table(public=True)["table"]
    with ben.socket() as talk:
        talk.say(type="watch", table=table)
        assert talk.hear("table")["own"] == []
        talk.say(type="act", table=table, id="x", seat=0, seq=1, action="roll")
        assert_said(talk.hear("refused")["refusal"], "not_your_seat")
        talk.say(type="uncover", table=table, seat=0)
        assert_said(talk.hear("refused")["refusal"], "not_your_seat")


def test_a_table_by_invitation_is_none_to_others(server: Running) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    table = ana.new_table()["table"]
    with ben.socket() as talk:
        talk.say(type="watch", table=table)
        hidden = talk.hear("refused")["refusal"]
        talk.say(type="watch", table="A" * 22)
        assert talk.hear("refused")["refusal"] == hidden, "whether there is one must not be told"


def test_a_browser_is_known_by_its_cookie(server: Running) -> None:
    with server.client() as client:
        client.post("/api/guests", json={"name": "Ana"})
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with connect(url(server), additional_headers={"cookie": cookie}, origin=Origin(server.origin)) as found:
        assert json.loads(found.recv(PATIENCE))["name"] == "Ana"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", ""])
def test_a_page_of_somebody_else_is_not_let_in(server: Running, origin: str) -> None:
    headers = {"origin": origin}
    with pytest.raises(InvalidStatus) as refused, connect(url(server), additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("token", ["a" * 22, "a" * 22 + "." + "b" * 43, "." * 20, "a" * 128])
def test_a_token_that_we_have_not_signed_is_refused(server: Running, token: str) -> None:
    with connect(url(server)) as found:
        talk = Talk(found)
        talk.say(type="authorise", token=token)
        assert closing(talk) == ("not_a_guest", 1008)


def test_nothing_is_heard_before_it_is_known_who_speaks(server: Running) -> None:
    table = server.guest().new_table(public=True)["table"]
    with connect(url(server)) as found:
        talk = Talk(found)
        talk.say(type="watch", table=table)
        assert closing(talk) == ("not_a_guest", 1008)


def test_a_frame_that_is_too_long_closes_the_socket(server: Running) -> None:
    with server.guest().socket() as talk:
        talk.socket.send("x" * (FRAME + 1))
        assert closing(talk) == ("message_too_large", 1009)
    with server.guest().socket() as talk:
        talk.socket.send("x" * (100 * FRAME))
        with pytest.raises(ConnectionClosed) as closed:
            talk.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_guest_has_five_sockets_and_no_more(server: Running) -> None:
    ana = server.guest()
    with ExitStack() as stack:
        first = stack.enter_context(ana.socket())
        for _ in range(4):
            stack.enter_context(ana.socket())
        last = Talk(stack.enter_context(connect(url(server))))
        last.say(type="authorise", token=ana.token)
        assert closing(last) == ("too_many_sockets", 1008)
        first.socket.close()
        wait_for(lambda: len(server.service.lines.of_guests[ana.guest]) == 4)
        stack.enter_context(ana.socket())


def test_whoever_says_nothing_is_shut_out(tmp_path: Path) -> None:
    with serving(tmp_path, Bounds(handshake=0.2, idle=0.4, per_address=1000)) as server:
        with connect(url(server)) as found:
            assert closing(Talk(found)) == ("too_late", 1008)
        with server.guest().socket() as talk:
            assert closing(talk) == ("idle", 1008)
        with server.raw() as raw:
            raw.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")
            assert raw.recv(1) == b"", "a head that never ends is not waited for"


def test_a_flood_is_refused_and_then_cut(tmp_path: Path) -> None:
    slow = Bounds(messages=0.001, burst=10, patience=20, per_address=1000)
    with serving(tmp_path, slow) as server, server.guest().socket() as talk:
        with suppress(ConnectionClosed):  # it may be cut while we still speak
            for n in range(60):
                talk.say(type="ping", n=n)
        heard = [talk.next()["type"] for _ in range(12)]
        assert heard == ["pong"] * 9 + ["refused"] * 3, "the first of ten has said who it is"
        assert closing(talk) == ("too_fast", 1008)


def test_an_address_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, Bounds(address_guests=2, address_sockets=1)) as server:
        ana = server.guest()
        server.guest("Ben")
        with server.client() as client:
            assert client.post("/api/guests", json={"name": "Cid"}).status_code == 429
        with ana.socket(), pytest.raises(InvalidStatus), connect(url(server)):
            pass


def test_a_client_that_reads_nothing_is_cut_and_the_table_is_unharmed(tmp_path: Path) -> None:
    fast = Bounds(unsent=20, messages=10_000.0, burst=10_000, per_address=1000)
    with serving(tmp_path, fast) as server:
        ana, ben = server.guest(), server.guest("Ben")
        table = ana.new_table(public=True)["table"]
        with ana.socket() as talk, server.raw() as deaf:
            begun(talk, table)
            shout(deaf, server, ben, [{"type": "watch", "table": table}] * 3000)
            cut = server.service.metrics.closed.labels("too_slow")
            wait_for(lambda: cut._value.get() == 1)
            wait_for(lambda: len(server.service.lines) == 1)
            talk.say(type="say", table=table, id="still", text="here")
            assert talk.answer("still")["type"] == "done"


def shout(raw: socket.socket, server: Running, guest: Visitor, messages: list[dict[str, str]]) -> None:
    """Say things over a socket of one's own making, and read nothing."""
    talk = ClientProtocol(parse_uri(url(server)))
    talk.send_request(talk.connect())
    raw.sendall(b"".join(talk.data_to_send()))
    talk.receive_data(raw.recv(4096))
    talk.send_text(json.dumps({"type": "authorise", "token": guest.token}).encode())
    for message in messages:
        talk.send_text(json.dumps(message).encode())
    raw.settimeout(PATIENCE)
    with suppress(OSError):  # it may be cut while we still speak
        raw.sendall(b"".join(talk.data_to_send()))


def test_when_the_server_closes_it_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = server.guest()
        with ana.socket() as talk:
            heard: list[tuple[str, int]] = []
            listening = Thread(target=lambda: heard.append(closing(talk)))
            listening.start()
            server.stop()
            listening.join(PATIENCE)
    assert heard == [("server_closing", 1012)]
