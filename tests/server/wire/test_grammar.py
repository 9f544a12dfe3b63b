"""How things are said: numbers, bounds, the order of answers; and what a client is told of what it draws."""

import json
from pathlib import Path
from typing import Any

import pytest

from kogge.server.bodies import BODY
from kogge.server.bounds import Bounds
from tests.server.wire.hostile import BROKEN
from tests.server.wire.serving import Running, Talk, Visitor, assert_refused, assert_said, serving


def begun(talk: Talk, table: str) -> dict[str, Any]:
    """A game at one screen, seen from the seat that decides."""
    talk.say(type="watch", table=table)
    talk.say(type="start", table=table, id="start")
    while not (told := talk.hear("table"))["position"]:
        pass
    talk.say(type="uncover", table=table, seat=told["position"]["waiting"][0])
    while not (told := talk.hear("table"))["choices"]:
        pass
    return told


def one_screen(ana: Visitor, **more: Any) -> str:
    table: str = ana.new_table(seats=[{"kind": "me"}] * 4, **more)["table"]
    return table


def test_a_stale_command_brings_the_fresh_position_first_and_then_the_refusal(server: Running) -> None:
    ana = server.guest()
    table = one_screen(ana)
    with ana.socket() as talk:
        told = begun(talk, table)
        talk.say(type="act", table=table, id="late", seat=told["seat"], seq=0, action="end_turn")
        fresh, refused = talk.next(), talk.next()
    assert (fresh["type"], fresh["seq"]) == ("table", told["seq"])
    assert (refused["type"], refused["id"], refused["stale"]) == ("refused", "late", True)


def test_a_number_is_a_number_however_it_is_written(server: Running) -> None:
    ana = server.guest()
    made = ana.post("/api/tables", scenario="base", options={"players": 3.0}, settings={"pace": 5.0})
    assert made.status_code == 201, made.text
    with ana.socket() as talk:
        talk.socket.send('{"type": "ping", "n": 4.0}')
        assert talk.next() == {"type": "pong", "n": 4}
        talk.socket.send('{"type": "ping", "n": 1e3}')
        assert talk.next() == {"type": "pong", "n": 1000}
        for wrong in ("4.5", "1e300", '"4"', "true", "-1.0", "1e999"):
            talk.socket.send(f'{{"type": "ping", "n": {wrong}}}')
            assert_said(talk.hear("refused")["refusal"], "not_understood")


LARGE = ["[" * (BODY - 1), '{"name":' * (BODY // 10), '{"name": ' + "9" * 60_000 + "}"]


@pytest.mark.parametrize("body", [*BROKEN, *LARGE])
def test_what_is_no_message_is_none_over_http_either(server: Running, body: str) -> None:
    with server.client() as client:
        for path in ("/api/guests", f"/api/tables/{'A' * 22}/claim"):
            headers = {"content-type": "application/json", "authorization": f"Bearer {server.guest().token}"}
            answer = client.post(path, content=body.encode(), headers=headers)
            assert_refused(answer, 422, "not_understood")
    assert server.service.metrics.failed._value.get() == 0


@pytest.mark.parametrize("number", ["1e300", "1e999", "NaN", "-1.0", "0.5", "9" * 400, "-" + "9" * 400])
def test_numbers_are_bounded_over_http(server: Running, number: str) -> None:
    ana = server.guest()
    wanted = f'{{"scenario": "base", "options": {{"turn_limit": {number}}}}}'
    with server.client(ana.token) as client:
        answer = client.post("/api/tables", content=wanted, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert_said(answer.json()["refusal"])


def test_a_connection_watches_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, Bounds(watched=2, per_address=1000)) as server:
        ana = server.guest()
        first, second, third = [ana.new_table()["table"] for _ in range(3)]
        with ana.socket() as talk:
            for table in (first, second, first):
                talk.say(type="watch", table=table)
                assert talk.hear("table", "refused")["type"] == "table"
            talk.say(type="watch", table=third)
            assert_said(talk.hear("table", "refused")["refusal"], "too_many_watched")
            talk.say(type="watch", table="A" * 22)
            talk.say(type="unwatch", table=first)
            talk.say(type="watch", table=third)
            while (told := talk.hear("table", "refused"))["type"] == "refused":
                assert told["table"] == "A" * 22
            assert told["shown"]["table"] == third


def test_why_is_answered_of_an_act_that_is_named_alone(server: Running) -> None:
    ana = server.guest()
    table = one_screen(ana)
    with ana.socket() as talk:
        told = begun(talk, table)
        for number, (asked, key) in enumerate([("build_city", "first"), ("build_city 3", "first"), ("roll", None)]):
            talk.say(type="why", table=table, id=f"w{number}", seat=told["seat"], action=asked)
            reason = talk.answer(f"w{number}")["reason"]
            assert (reason and reason["key"]) == key, asked


def test_a_position_tells_what_is_asked_and_how_all_stand(server: Running) -> None:
    ana = server.guest()
    table = one_screen(ana)
    with ana.socket() as talk:
        told = begun(talk, table)
    assert told["prompt"] == {
        "message": f"prompt-{told['position']['step']}",
        "variants": [],
        "parts": {"example": "brick"},
        "slots": {"example": "word"},
    }
    assert told["position"]["points"] == [2, 2, 2, 2], "the beginners' board has two settlements of each"
    assert told["muted"] == []


def test_a_client_learns_which_acts_there_are_though_none_is_open(server: Running) -> None:
    ana = server.guest()
    told = ana.get(f"/api/tables/{one_screen(ana)}/geometry").json()
    assert "build_city" in told["steps"]["action"]
    assert told["acts"]["bank_trade"] == ["resource", "resource"]
    assert told["acts"]["end_turn"] == []
    assert told["events"]["robber_moved"] == {"seat": "seat", "hex": "hex", "from": "hex"}
    assert told["fields"]["hand"]["secret"] == "owner"
    assert told["fields"]["home_kind"]["values"] == ["settlement", "city"]
    assert told["facts"]["prices"]["build_city"] == {"grain": 2, "ore": 3}
    assert len(json.dumps(told)) < 64_000


def test_whoever_has_made_a_table_invites_anew(server: Running) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    opened = ana.new_table(seats=[{"kind": "me"}] + [{"kind": "open"}] * 3)
    at = f"/api/tables/{opened['table']}"
    assert_refused(ben.post(f"{at}/invite"), 404, "no_table")
    renewed = ana.post(f"{at}/invite").json()["token"]
    assert_refused(ben.post(f"{at}/claim", token=opened["invite"]), 403, "wrong_token")
    assert ben.post(f"{at}/claim", token=renewed).json() == {"seat": 1}
    assert_refused(ben.post(f"{at}/invite"), 400, "not_host")


def test_a_list_tells_for_whom_a_table_waits(server: Running) -> None:
    ana = server.guest()
    table = one_screen(ana)
    assert [one["waiting"] for one in ana.get("/api/tables?which=mine").json()["tables"]] == [[]]
    with ana.socket() as talk:
        told = begun(talk, table)
    assert [one["waiting"] for one in ana.get("/api/tables?which=mine").json()["tables"]] == [[told["seat"]]]
