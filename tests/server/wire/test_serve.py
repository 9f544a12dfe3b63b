"""``kogge serve``, as somebody runs it."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from kogge.cli import serve
from kogge.games.refusal import Refused
from kogge.server.store import Database
from kogge.server.store.database import understood
from kogge.server.store.schema import guests, leases
from tests.cli.process import environment
from tests.server.wire.serving import BOTS, PATIENCE, assert_refused, assert_said, wait_for

USUAL = serve.WantedServer(
    host=None,
    port=0,
    data=None,
    database=None,
    lan=False,
    origins=[],
    proxies=[],
    open_metrics=False,
    per_address=1,
    tables=20,
    abandon_days=14,
    keep_days=90,
    forget_days=400,
    bot_processes=None,
)


@contextmanager
def run(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and where it says that it is."""
    command = [sys.executable, "-m", "kogge", "serve", "--port", "0", *arguments]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, env=environment(), **pipes) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+?:\d+/", process.stdout.readline())
            yield process, found[0] if found else ""
        finally:
            process.kill()


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_when_it_is_told_to(tmp_path: Path, ending: signal.Signals) -> None:
    with run("--data", str(tmp_path)) as (process, url):
        made = httpx.post(f"{url}api/guests", json={"name": "Ana", "program": True}, timeout=PATIENCE)
        assert made.status_code == 201
        assert httpx.get(f"{url}healthz", timeout=PATIENCE).status_code == 200
        process.send_signal(ending)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, -ending)
    assert "Traceback" not in err
    assert made.json()["token"] not in err + out
    assert {path.name for path in tmp_path.iterdir()} >= {"secret.key", "tables.sqlite"}


def refused(*arguments: str) -> str:
    """The sentence with which a server refuses to start."""
    command = [sys.executable, "-m", "kogge", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment(), check=False)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return " ".join(done.stderr.split())


def kept_in(tmp_path: Path, url: str) -> list[str]:
    """How a server is told where its tables are."""
    return ["--data", str(tmp_path), *(["--database", url] if url.startswith("postgresql") else [])]


def guest(url: str) -> httpx.Response:
    return httpx.post(f"{url}api/guests", json={"name": "Ana", "program": True}, timeout=PATIENCE)


def test_two_servers_do_not_share_their_tables(tmp_path: Path, url: str) -> None:
    with run(*kept_in(tmp_path, url)) as (process, at):
        answer = refused(*kept_in(tmp_path, url))
        assert "another server" in answer
        assert guest(at).status_code == 201, "the first one is unharmed"
        process.kill()
        process.wait()
        with run(*kept_in(tmp_path, url)) as (_, again):  # nobody waits for one that was killed
            assert guest(again).status_code == 201


def test_a_server_whose_tables_were_taken_over_ends_with_a_sentence(tmp_path: Path, url: str) -> None:
    with run(*kept_in(tmp_path, url)) as (process, at):
        assert guest(at).status_code == 201
        other = Database(understood(url))
        with other.writing.begin() as connection:
            connection.execute(update(leases).values(owner=other.lease.owner))
        assert_refused(guest(at), 503, "server_closing")
        _, err = process.communicate(timeout=PATIENCE)
        with other.reading.begin() as connection:
            assert connection.execute(select(leases.c.owner)).scalars().all() == [other.lease.owner]
            assert connection.execute(select(func.count()).select_from(guests)).scalar_one() == 1
        other.close()
    assert process.returncode == 2
    assert "another server has taken over the tables" in " ".join(err.split())
    assert "Traceback" not in err


def test_the_host_says_how_many_tables_and_for_how_long(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)

    def found(what: str) -> list[tuple[object]]:
        return database.execute(f"SELECT {what} ORDER BY 1").fetchall()

    told = ["--data", str(tmp_path), "--tables-per-guest", "1", "--abandon-days", "2", "--keep-days", "3"]
    with run(*told) as (_, url):
        for _ in range(2):
            mine = {"authorization": f"Bearer {guest(url).json()['token']}"}
            wanted = {"scenario": "base", "seats": [{"kind": "me"}, *BOTS]}
            made = [httpx.post(f"{url}api/tables", json=wanted, headers=mine, timeout=PATIENCE) for _ in range(2)]
            assert made[0].status_code == 201
            assert_refused(made[1], 400, "too_many_tables")
    table = made[0].json()["table"]
    database.execute("UPDATE tables SET changed = datetime('now', '-1 days')")
    database.execute("UPDATE tables SET changed = datetime('now', '-3 days') WHERE id = ?", [table])
    with run(*told):
        wait_for(lambda: found("state FROM tables") == [("abandoned",), ("open",)])
    days = "round(julianday(kept_until) - julianday(changed), 3)"
    assert found(f"{days} FROM tables WHERE kept_until IS NOT NULL") == [(3.0,)]
    database.execute("UPDATE tables SET kept_until = datetime('now', '-1 seconds') WHERE id = ?", [table])
    database.execute("UPDATE guests SET seen = datetime('now', '-5 days')")
    with run(*told, "--forget-days", "4"):
        wait_for(lambda: len(found("id FROM guests")) == 1)
    assert found("state FROM tables") == [("open",)]
    assert found("host FROM tables") == found("id FROM guests")
    database.close()


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"lan": True, "host": "127.0.0.1"}, "lan_or_host"),
        ({"origins": ["play.example.org"]}, "no_origin"),
        ({"origins": ["https://play.example.org/kogge"]}, "no_origin"),
        ({"origins": ["https://play.example.org/", ""]}, "no_origin"),
        ({"origins": ["http://["]}, "no_origin"),
        ({"origins": ["https://"]}, "no_origin"),
        ({"proxies": ["10.0.0.0/8", "*"]}, "no_proxy"),
        ({"proxies": ["localhost"]}, "no_proxy"),
    ],
)
def test_what_can_only_be_a_slip_is_refused_before_anything_is_begun(told: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as answer:
        serve.check(replace(USUAL, **told))
    assert answer.value.key == key
    assert_said(answer.value.to_dict())


def test_what_a_public_site_says_is_taken() -> None:
    origins, proxies = ["https://play.example.org/", "http://[::1]:8000"], ["127.0.0.1", "::1", "10.0.0.0/8"]
    serve.check(replace(USUAL, origins=origins, proxies=proxies, host="0.0.0.0"))


def test_a_port_that_is_taken_is_refused_with_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Refused, match="choose another one"):
        serve.listening("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(Refused, match="choose another one"):
        serve.listening("no such host", 0)


def test_a_browser_of_the_machine_itself_may_always_speak_to_it() -> None:
    assert serve.own_origins("127.0.0.1", 8000) == ["http://localhost:8000", "http://127.0.0.1:8000"]
    assert "http://192.168.0.7:8000" in serve.own_origins("192.168.0.7", 8000)
    assert "http://[::1]:8000" in serve.own_origins("::1", 8000)
    assert serve.own_origins("0.0.0.0", 8000) == ["http://localhost:8000", "http://127.0.0.1:8000"]


def test_kogge_alone_imports_nothing_of_a_server() -> None:
    code = "import sys, kogge, kogge.cli.app; print([name for name in serve if name in sys.modules])"
    code = f"serve = {serve.NEEDED!r}; {code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"
