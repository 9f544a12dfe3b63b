"""HTTP: guests, tables, what can be looked up, and what is kept from others."""

import json
import logging
import os
import socket
from pathlib import Path
from typing import Any

import pytest
from tools import message_types

from kogge.games.refusal import Refused
from kogge.record import read_record
from kogge.server.bodies import BODY
from kogge.server.bounds import Bounds
from kogge.server.logs import FACTS, JsonLines
from kogge.server.secret import FILE, kept_secret
from tests.server.wire.serving import Running, Visitor, assert_refused, serving, wait_for

# Guests


def test_a_browser_gets_a_cookie_that_no_script_reads_and_no_token(server: Running) -> None:
    with server.client() as client:
        made = client.post("/api/guests", json={"name": "Ana"})
        assert made.json()["token"] is None
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie, "it must work over plain http in a home network"
        assert client.get("/api/me").json()["name"] == "Ana"
        assert client.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
        assert client.get("/api/me").json()["name"] == "Anna"


def test_a_cookie_that_was_changed_is_refused(server: Running) -> None:
    token = server.guest().token
    for changed in (token[:-1], "A" + token[1:], token.partition(".")[0], token + "é"):
        with server.client() as client:
            client.cookies.set("kogge_guest", changed.encode("ascii", "ignore").decode() + "x")
            assert_refused(client.get("/api/me"), 401, "not_a_guest")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "\u202eevil", 7, None, ["a"]])
def test_a_name_is_a_short_line_that_can_be_read(server: Running, name: Any) -> None:
    with server.client() as client:
        assert_refused(client.post("/api/guests", json={"name": name}), 422, "not_understood")


def test_a_browser_that_is_a_guest_stays_the_one_that_it_is(server: Running) -> None:
    with server.client() as client:
        first = client.post("/api/guests", json={"name": "Ana"}).json()
        assert client.post("/api/guests", json={"name": "Somebody"}).json() == first
        client.cookies.clear()
        client.cookies.set("kogge_guest", "forgotten")
        assert client.post("/api/guests", json={"name": "Ben"}).json()["guest"] != first["guest"]


def test_guests_are_known_after_a_restart(tmp_path: Path, url: str) -> None:
    with serving(tmp_path, database=url) as server:
        ana = server.guest()
    with serving(tmp_path, database=url) as server:
        assert Visitor(server, ana.guest, ana.token).get("/api/me").json()["guest"] == ana.guest


# Tables


def test_tables_are_listed_page_by_page(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana, ben = server.guest(), server.guest("Ben")
        made = [ana.new_table(public=n > 0)["table"] for n in range(5)]
        assert pages(ana, "mine") == made[::-1]
        assert pages(ben, "mine") == []
        assert pages(ben, "open") == made[:0:-1], "a table by invitation is in no list of others"
        assert pages(ben, "finished") == []


def pages(guest: Visitor, which: str) -> list[str]:
    """A whole list, read in parts of two."""
    found: list[str] = []
    after: str | None = ""
    while after is not None:
        more = f"&after={after}" if after else ""
        page = guest.get(f"/api/tables?which={which}&most=2{more}").json()
        found += [table["table"] for table in page["tables"]]
        after = page["after"]
    return found


def test_an_invitation_gives_a_seat_or_a_look(server: Running) -> None:
    ana, ben, cleo = server.guest(), server.guest("Ben"), server.guest("Cleo")
    made = ana.new_table(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], options={"players": 3})
    at = f"/api/tables/{made['table']}"
    assert_refused(ben.get(at), 404, "no_table")
    assert_refused(ben.post(f"{at}/claim", token="x" * 22), 403, "wrong_token")
    assert ben.post(f"{at}/claim", token=made["invite"]).json() == {"seat": 1}
    assert cleo.post(f"{at}/look_on", token=made["invite"]).status_code == 204
    assert [seat["name"] for seat in cleo.get(at).json()["seats"]] == ["Ana", "Ben", ""]
    assert_refused(cleo.post(f"{at}/join"), 403, "wrong_token")


def test_the_board_is_drawn_as_a_seat_may_see_it(server: Running) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    table = ana.new_table(public=True)["table"]
    at = f"/api/tables/{table}"
    assert_refused(ana.get(f"{at}/board.svg"), 409, "not_begun")
    with ana.socket() as talk:
        talk.say(type="watch", table=table)
        talk.say(type="start", table=table, id="start")
        talk.answer("start")
    drawn = ana.get(f"{at}/board.svg?seat=0&language=de")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in drawn.headers["content-security-policy"]
    assert drawn.text.startswith("<svg")
    assert_refused(ben.get(f"{at}/board.svg?seat=0"), 403, "not_your_seat")
    assert ben.get(f"{at}/board.svg").status_code == 200
    assert_refused(ana.get(f"{at}/record"), 409, "record_later")
    measured = ben.get(f"{at}/geometry").json()
    assert len(measured["centers"]) == len(measured["hexes"]) == 19
    assert measured["facts"]["resources"]


def test_the_record_of_a_game_that_is_over_can_be_read(server: Running) -> None:
    ana = server.guest()
    options = {"players": 2, "turn_limit": 1, "trade": False}
    table = ana.new_table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options=options)["table"]
    with ana.socket() as talk:
        talk.say(type="watch", table=table)
        talk.say(type="start", table=table, id="start")
        message = talk.hear("table", "news")
        while not (message["position"] and message["position"]["step"] == "over"):
            if message["choices"]:
                n, action = message["seq"], message["choices"][0]["text"]
                talk.say(type="act", table=table, id=f"n{n}", seat=0, seq=n, action=action)
            message = talk.hear("table", "news")
    wait_for(lambda: ana.get(f"/api/tables/{table}").json()["state"] == "over")
    record = ana.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert read_record(record.text).is_over
    assert ana.get(f"/api/tables/{table}").json()["secret"] in record.text


# What can be looked up


@pytest.mark.parametrize("language", ["de", "en", "es"])
def test_scenarios_and_texts_come_in_every_language(server: Running, language: str) -> None:
    with server.client() as client:
        assert client.get(f"/api/scenarios?language={language}").json()["language"] == language
        assert "refusal-too_fast" in client.get(f"/api/texts/{language}").json()["wire.ftl"]
        assert_refused(client.get("/api/texts/fr"), 422, "not_understood")


@pytest.mark.parametrize("path", ["/api/texts/de", "/api/scenarios?language=de"])
def test_what_every_page_needs_is_sent_once_and_small(server: Running, path: str) -> None:
    with server.client() as client:
        packed = client.get(path, headers={"accept-encoding": "gzip"})
        plain = client.get(path, headers={"accept-encoding": "identity"})
        assert packed.json() == plain.json()
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert packed.headers["cache-control"] == "no-cache", "after an update the new texts are asked for"
        again = client.get(path, headers={"if-none-match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"if-none-match": '"another"'}).status_code == 200


def test_the_types_and_the_page_of_the_protocol_are_what_the_code_says(server: Running) -> None:
    assert message_types.HOME.read_text("utf-8") == message_types.text(), "python tools/message_types.py"
    page = message_types.PAGE.read_text("utf-8")
    assert page == message_types.page(page), "python tools/message_types.py"
    with server.client() as client:
        assert {"FromClient", "FromServer"} <= set(client.get("/api/schema").json()["$defs"])


def test_every_route_is_described_with_what_it_refuses(server: Running) -> None:
    with server.client() as client:
        described = client.get("/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            assert {"4XX", "5XX"} <= set(route["responses"]), f"{method} {path}"
            assert route["summary"], f"{method} {path}"


def test_a_method_that_is_none_is_told_which_there_are(server: Running) -> None:
    with server.client() as client:
        answer = client.put("/api/tables")
        assert_refused(answer, 405, "no_such_method")
        assert answer.headers["allow"] == "GET, POST"


# Guards


def test_every_answer_has_the_headers_that_protect_a_browser(server: Running) -> None:
    with server.client() as client:
        for path in ("/api/me", "/nothing", "/healthz", "/api/scenarios"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            for allowed in ("script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'"):
                assert f"{allowed};" in policy
            assert policy.startswith("default-src 'none';")
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


def test_a_page_of_somebody_else_changes_nothing(server: Running) -> None:
    with server.client() as client:
        for origin in ("http://evil.example", "null"):
            answer = client.post("/api/guests", json={"name": "Ana"}, headers={"origin": origin})
            assert_refused(answer, 403, "foreign_origin")
        good = client.post("/api/guests", json={"name": "Ana"}, headers={"origin": server.origin})
        assert good.status_code == 201


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 422, "not_understood"),
        (b"{", 422, "not_understood"),
        (b"[" * 5000, 422, "not_understood"),
        (b'{"name": "\\ud800"}', 422, "not_understood"),
        (b'{"name": ' + b"9" * 5000 + b"}", 422, "not_understood"),
        (b'{"name": "Ana", "admin": true}', 422, "not_understood"),
        (b"\xff\xfe", 422, "not_understood"),
        (b"x" * (BODY + 1), 413, "message_too_large"),
    ],
)
def test_a_body_that_is_none_is_refused(server: Running, body: bytes, status: int, key: str) -> None:
    with server.client() as client:
        answer = client.post("/api/guests", content=body, headers={"content-type": "application/json"})
        assert_refused(answer, status, key)


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path, Bounds(body=0.2)) as server, server.raw() as raw:
        head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
        raw.sendall(head)
        assert raw.recv(4096).startswith(b"HTTP/1.1 408 ")


def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, Bounds(address_requests=5)) as server, server.client() as client:
        answers = [client.get("/api/me") for _ in range(8)]
        assert {answer.status_code for answer in answers} == {401, 429}
        assert "retry-after" in answers[-1].headers


def test_what_is_answered_does_not_wait_for_more_to_send(server: Running) -> None:
    with server.client() as client:
        assert client.get("/healthz").status_code == 200
        found = [one.transport.get_extra_info("socket") for one in server.run.server_state.connections]
        assert found
        assert all(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in found)


# The server's own


def test_the_metrics_are_for_this_machine_alone(server: Running, tmp_path: Path) -> None:
    with server.client() as client:
        assert "kogge_http_requests_total" in client.get("/metrics").text
        through_a_proxy = client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert_refused(through_a_proxy, 403, "only_at_home")
        rebound = client.get("/metrics", headers={"host": f"evil.example:{server.port}"})
        assert_refused(rebound, 403, "only_at_home")
    with serving(tmp_path, open_metrics=True) as opened, opened.client() as client:
        assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 200


def test_the_server_is_well_while_it_can_write(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        assert client.get("/healthz").status_code == 200
        server.service.journal.queue.close()
        wait_for(lambda: client.get("/healthz").status_code == 503)


def test_asking_whether_it_is_well_costs_nothing_while_people_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What others write says enough; and that all is well is not worth a line in the log."""
    monkeypatch.setattr("kogge.server.service.WRITTEN", 3600.0)
    caplog.set_level("INFO")
    with serving(tmp_path) as server, server.client() as client:
        server.guest("Ana")
        before = server.service.journal.writer.batch
        server.service.checked = (float("-inf"), False)
        assert client.get("/healthz").status_code == 200
        assert server.service.journal.writer.batch == before
        server.service.journal.writer.committed = float("-inf")  # nothing was written for long
        server.service.checked = (float("-inf"), False)
        assert client.get("/healthz").status_code == 200
        assert server.service.journal.writer.batch == before + 1
        told = [getattr(record, FACTS, {}).get("route") for record in caplog.records]
    assert "/api/guests" in told
    assert "/healthz" not in told
    assert [record for record in caplog.records if record.levelname != "INFO"] == []


def test_the_secret_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    made = kept_secret(tmp_path)
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert kept_secret(tmp_path).key == made.key
    assert kept_secret(tmp_path / "other").key != made.key
    assert made.key.hex() not in repr(made)
    os.chmod(tmp_path / FILE, 0o644)
    with pytest.raises(Refused, match="chmod 600"):
        kept_secret(tmp_path)
    os.chmod(tmp_path / FILE, 0o600)
    (tmp_path / FILE).write_bytes(b"short")
    with pytest.raises(Refused, match="no secret"):
        kept_secret(tmp_path)


def test_no_log_has_a_token_a_name_or_what_was_said(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ana, ben = server.guest("Anastasia"), server.guest("Benedict")
    made = ana.new_table(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], options={"players": 3})
    ben.post(f"/api/tables/{made['table']}/claim", token=made["invite"])
    ben.post(f"/api/tables/{made['table']}/claim", token="wrong-token-of-somebody")
    ben.get(f"/api/me?token={made['invite']}")
    with ben.socket() as talk:
        talk.say(type="watch", table=made["table"])
        talk.say(type="say", table=made["table"], id="x", text="something private")
        talk.answer("x")
    logged = "\n".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("kogge"))
    assert "/api/tables/{table}/claim" in logged
    secrets = [ana.token, ben.token, made["invite"], made["tokens"]["0"], "wrong-token"]
    for secret in [*secrets, "Anastasia", "Benedict", "something private"]:
        assert secret not in logged, secret


def test_a_failure_is_logged_without_what_a_client_has_sent() -> None:
    try:
        raise ValueError("a token: abc123")
    except ValueError as error:
        record = logging.LogRecord("kogge", logging.ERROR, "", 0, "it failed", (), (type(error), error, None))
    told = json.loads(JsonLines().format(record))
    assert told["error"] == "ValueError"
    assert "abc123" not in json.dumps(told)
