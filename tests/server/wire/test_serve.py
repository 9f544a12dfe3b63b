"""``kogge serve``, as somebody runs it."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kogge.cli import serve
from kogge.games.refusal import Refused
from tests.cli.process import environment
from tests.server.wire.serving import PATIENCE


@contextmanager
def run(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and where it says that it is."""
    command = [sys.executable, "-m", "kogge", "serve", "--port", "0", *arguments]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, env=environment(), **pipes) as process:  # type: ignore[call-overload]
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


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with run("--data", str(tmp_path)):
        command = [sys.executable, "-m", "kogge", "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, env=environment(), check=False
        )
    assert second.returncode == 2
    assert "another server is using" in second.stderr
    assert "Traceback" not in second.stderr


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
