"""The interface for programs: a stream, a POST, and the example of the docs."""

import json
import subprocess
import sys
from pathlib import Path

from tests.server.wire.serving import PATIENCE, Running, Visitor, assert_refused, serving, wait_for

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"


def test_the_example_of_the_docs_plays_a_game_to_its_end(server: Running) -> None:
    ana = server.guest()
    made = ana.new_table(
        seats=[{"kind": "me"}, {"kind": "open"}],
        options={"players": 2, "turn_limit": 3, "trade": False},
        settings={"pace": 0},
    )
    command = [sys.executable, str(EXAMPLE), server.origin, made["table"], made["invite"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        try:
            play_along(ana, made["table"])
            out, err = bot.communicate(timeout=PATIENCE)
        finally:
            bot.kill()
    assert (out[:5], err) == ("over:", "")


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (EXAMPLE.parents[1] / "bot-api.md").read_text("utf-8")
    assert f"```text\n{EXAMPLE.read_text('utf-8')}```" in page


def play_along(ana: Visitor, table: str) -> None:
    """Start once the bot sits, and play the first choice until the game is over."""
    wait_for(lambda: all(seat["kind"] == "person" for seat in ana.get(f"/api/tables/{table}").json()["seats"]))
    with ana.socket() as talk:
        talk.say(type="watch", table=table)
        wait_for(lambda: all(seat["here"] for seat in ana.get(f"/api/tables/{table}").json()["seats"]))
        talk.say(type="start", table=table, id="start")
        n = 0
        while True:
            message = talk.hear("table", "news", "refused")
            assert message["type"] != "refused" or message["stale"], message
            if message.get("position") and message["position"]["step"] == "over":
                return
            if message.get("choices"):
                n += 1
                action = message["choices"][0]["text"]
                talk.say(type="act", table=table, id=f"n{n}", seat=0, seq=message["seq"], action=action)


def test_a_seats_token_plays_that_seat_and_hears_of_no_other(server: Running) -> None:
    ana = server.guest()
    made = ana.new_table(seats=[{"kind": "me"}] * 3, options={"players": 3})
    with ana.socket() as talk:
        talk.say(type="watch", table=made["table"])
        talk.say(type="start", table=made["table"], id="start")
        talk.answer("start")
    at = f"/api/tables/{made['table']}"
    with server.client(made["tokens"]["1"]) as client, client.stream("GET", f"{at}/stream") as lines:
        assert lines.headers["content-type"] == "application/x-ndjson"
        seen = [json.loads(line) for _, line in zip(range(2), lines.iter_lines(), strict=False)]
        assert [message["seat"] for message in seen if message["type"] == "table"] == [None, 1]
        assert all(row is None for row in seen[-1]["fields"]["hand"][0])
        refused = client.post(f"{at}/act", json={"action": "roll", "seq": 0, "seat": 0})
        assert refused.status_code == 409, "it plays its own seat, whatever it says"
    with server.client(made["tokens"]["1"]) as client:
        assert_refused(client.get("/api/me"), 401, "not_a_guest")


def test_a_token_of_another_table_is_none(server: Running) -> None:
    ana = server.guest()
    one, other = ana.new_table(), ana.new_table()
    with server.client(one["tokens"]["0"]) as client:
        assert_refused(client.get(f"/api/tables/{other['table']}/stream"), 401, "not_a_guest")
        body = {"action": "roll", "seq": 0}
        assert_refused(client.post(f"/api/tables/{other['table']}/act", json=body), 401, "not_a_guest")


def test_a_renewed_link_makes_the_old_one_worthless(server: Running) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    made = ana.new_table()
    at = f"/api/tables/{made['table']}"
    new = ana.post(f"{at}/renew", seat=0).json()["token"]
    assert_refused(ben.post(f"{at}/claim", token=made["tokens"]["0"]), 403, "wrong_token")
    assert_refused(ben.post(f"{at}/renew", seat=0), 403, "not_your_seat")
    assert ben.post(f"{at}/claim", token=new).json() == {"seat": 0}


def test_a_stream_ends_when_its_seats_link_is_renewed_or_the_seat_is_taken(server: Running) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    made = ana.new_table(seats=[{"kind": "me"}, {"kind": "me"}], options={"players": 2})
    at = f"/api/tables/{made['table']}"
    with server.client(made["tokens"]["0"]) as client, client.stream("GET", f"{at}/stream") as lines:
        heard = lines.iter_lines()
        next(heard)
        ana.post(f"{at}/renew", seat=0)
        assert json.loads(list(heard)[-1])["type"] == "closing"
    with server.client(made["tokens"]["1"]) as client, client.stream("GET", f"{at}/stream") as lines:
        heard = lines.iter_lines()
        next(heard)
        assert ben.post(f"{at}/claim", token=made["tokens"]["1"]).json() == {"seat": 1}
        told = [json.loads(line) for line in heard]
    assert told[-1]["refusal"]["key"] == "not_your_seat"
    assert all(message.get("seat") in (None, 1) for message in told), "the other seat of the same guest is not shown"


def test_a_stream_that_is_left_is_forgotten(server: Running) -> None:
    ana = server.guest()
    made = ana.new_table()
    with server.client(ana.token) as client:
        with client.stream("GET", f"/api/tables/{made['table']}/stream") as lines:
            heard = lines.iter_lines()
            next(heard)
            assert server.service.metrics.streams._value.get() == 1
        wait_for(lambda: server.service.metrics.streams._value.get() == 0)
    assert ana.guest not in server.service.lines.of_guests


def test_a_stream_ends_with_the_server_which_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = server.guest()
        table = ana.new_table()["table"]
        with server.client(ana.token) as client, client.stream("GET", f"/api/tables/{table}/stream") as lines:
            heard = lines.iter_lines()
            next(heard)
            server.stop()
            assert json.loads(list(heard)[-1])["refusal"]["key"] == "server_closing"
