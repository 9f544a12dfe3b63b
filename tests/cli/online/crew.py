"""A server in a process of its own, and people who play there by ``kogge join`` in theirs."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from kogge.cli.online.passport import path_of, read
from kogge.cli.online.seen import SeenGame
from kogge.server.messages import SERVER, Authorise, Hello, News, Snapshot, Watch

BOT = {"kind": "bot", "bot": "greedy"}
AT_ONCE = {"pace": 0}
PATIENCE = 60.0  # seconds, after which something that should happen has not


def wait_for(condition: Any, what: Any = "it") -> None:
    """Wait until something is the case; it is an error if it never is."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, f"never came to be: {what() if callable(what) else what}"
        sleep(0.02)


def python(*words: str, **more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "kogge", *words], **more)


class Harbor:
    """A server that can be killed and started again, with what it has kept, at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *more: str) -> None:
        words = ("serve", "--port", str(self.port), "--data", str(self.folder), "--per-address", "1000", *more)
        log = (self.folder.parent / "server.log").open("ab")
        with log:
            self.process = python(*words, stdout=log, stderr=log)
        wait_for(self.is_well, "the server")

    def is_well(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server has ended"
        try:
            return httpx.get(f"{self.origin}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def guest(self, name: str) -> dict[str, str]:
        """Headers of somebody new."""
        made = httpx.post(f"{self.origin}/api/guests", json={"name": name, "program": True}, timeout=PATIENCE)
        return {"authorization": f"Bearer {made.json()['token']}"}

    def new_table(self, host: dict[str, str], **wanted: Any) -> dict[str, Any]:
        made = httpx.post(f"{self.origin}/api/tables", json=wanted, headers=host, timeout=PATIENCE)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    def link(self, table: str, token: str = "") -> str:
        return f"{self.origin}/t/{table}" + (f"#{token}" if token else "")


@contextmanager
def harbor(folder: Path) -> Iterator[Harbor]:
    place = folder / "server"
    place.mkdir()
    found = Harbor(place)
    found.start()
    try:
        yield found
    finally:
        found.kill()


def environment(columns: int = 120) -> dict[str, str]:
    """What a terminal of so many columns is like."""
    told = {"COLUMNS": str(columns), "LINES": "50", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    return os.environ | told | {"NO_COLOR": "1"}


class Terminal:
    """Somebody at ``kogge join``: what they type, and all that they read."""

    def __init__(self, *words: str) -> None:
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        self.process = python("join", *words, env=environment(), **pipes)
        self.heard = b""
        self.mark = 0  # up to where it was read before the last line was typed
        self.reader = Thread(target=self.listen, daemon=True)
        self.reader.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        while data := os.read(self.process.stdout.fileno(), 4096):
            self.heard += data

    @property
    def text(self) -> str:
        return self.heard.decode("utf-8", "replace")

    @property
    def fresh(self) -> str:
        """What was read since the last line was typed."""
        return self.heard[self.mark :].decode("utf-8", "replace")

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.mark = len(self.heard)
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def reads(self, *words: str) -> None:
        """Wait until all of this was read since the last line."""
        for word in words:
            wait_for(lambda word=word: word in self.fresh, lambda word=word: f"{word!r} in {self.fresh}")

    def is_asked(self) -> bool:
        return self.fresh.endswith("> ")

    def quit(self) -> int:
        self.type("quit")
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


@contextmanager
def terminal(*words: str) -> Iterator[Terminal]:
    found = Terminal(*words)
    try:
        yield found
    finally:
        found.close()


def begin(server: Harbor, host: dict[str, str], table: str) -> None:
    """The host of the table, who does not play, begins."""
    with connect(f"ws://127.0.0.1:{server.port}/api/socket") as socket:
        socket.send(json.dumps({"type": "authorise", "token": host["authorization"].removeprefix("Bearer ")}))
        socket.send(json.dumps({"type": "start", "table": table, "id": "start"}))
        while (answer := json.loads(socket.recv(timeout=PATIENCE)))["type"] not in ("done", "refused"):
            pass
        assert answer["type"] == "done", answer


class Coach:
    """Sees what a person at a terminal sees, over a socket of the same guest, and knows what can be typed."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.game: SeenGame | None = None

    def look(self) -> None:
        """Hear all that there is to hear."""
        while True:
            try:
                message = SERVER.validate_json(self.socket.recv(timeout=0.02))
            except TimeoutError:
                return
            if isinstance(message, Hello):
                self.socket.send(Watch(table=self.table).model_dump_json())
            elif isinstance(message, Snapshot):
                self.game = SeenGame(message) if message.position is not None else None
            elif isinstance(message, News) and self.game is not None:
                self.game.hear(message)

    @property
    def turn(self) -> int:
        return 0 if self.game is None else self.game.view.column("turn")[0]

    def advice(self) -> str:
        """What to type, if something is asked.

        A terminal asks once for each line; if it knows more than the coach, the line is refused, and it asks again.
        """
        if self.game is None or not self.game.choices:
            return ""
        return str(self.game.choices[0]["text"])  # rules begin with the way out, so that turns go by

    def help(self, person: Terminal) -> None:
        """Let somebody type something, if they are asked."""
        self.look()
        if person.is_asked() and self.advice():
            person.type(self.advice())


@contextmanager
def coach(place: Harbor, name: str, table: str) -> Iterator[Coach]:
    token = read(path_of(place.origin, name))
    assert token, f"{name} is not known"
    with connect(f"ws://127.0.0.1:{place.port}/api/socket", max_size=None) as socket:
        socket.send(Authorise(token=token).model_dump_json())
        yield Coach(socket, table)


def play(pairs: Sequence[tuple[Terminal, Coach]], turns: int) -> None:
    """Let everyone type what their coach says, until so many turns have begun."""
    end = monotonic() + 2 * PATIENCE
    while not all(coach.turn >= turns for _, coach in pairs):
        assert monotonic() < end, [terminal.text[-2000:] for terminal, _ in pairs]
        for terminal, coach in pairs:
            coach.help(terminal)
