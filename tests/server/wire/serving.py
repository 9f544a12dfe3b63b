"""A real server in a thread, and clients that speak to it over real sockets."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from kogge.games.refusal import Refused
from kogge.server.app import App
from kogge.server.bounds import Bounds
from kogge.server.service import Service, Setup
from kogge.server.transport import Host, host
from kogge.texts import languages

PATIENCE = 30.0  # seconds, after which something that should happen has not
BOTS: list[dict[str, str]] = [{"kind": "bot", "bot": "random"}] * 3


@dataclass
class Running:
    """A server that runs, and where."""

    service: Service
    port: int
    run: Host

    def stop(self) -> None:
        """Begin to end it."""
        self.run.should_exit = True

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, token: str | None = None) -> httpx.Client:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return httpx.Client(
            base_url=self.origin, headers=headers, timeout=PATIENCE, verify=False
        )  # there is nothing to verify over http

    def guest(self, name: str = "Ana") -> "Visitor":
        """Somebody new, who plays by a program."""
        with self.client() as client:
            made = client.post("/api/guests", json={"name": name, "program": True})
        assert made.status_code == 201, made.text
        told = made.json()
        return Visitor(self, told["guest"], told["token"])

    def raw(self) -> socket.socket:
        """A connection over which anything can be sent."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)


@dataclass
class Visitor:
    """A guest, over HTTP and over a socket."""

    server: Running
    guest: str
    token: str

    def post(self, path: str, **body: Any) -> httpx.Response:
        with self.server.client(self.token) as client:
            return client.post(path, json=body)

    def get(self, path: str) -> httpx.Response:
        with self.server.client(self.token) as client:
            return client.get(path)

    def new_table(self, **wanted: Any) -> dict[str, Any]:
        """A table of the base game, by default with three bots that act at once."""
        usual = {"scenario": "base", "seats": [{"kind": "me"}, *BOTS], "settings": {"pace": 0}}
        made = self.post("/api/tables", **(usual | wanted))
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    @contextmanager
    def socket(self) -> Iterator["Talk"]:
        """A socket that has heard who it is."""
        with connect(f"ws://127.0.0.1:{self.server.port}/api/socket", open_timeout=PATIENCE, max_size=None) as found:
            talk = Talk(found)
            talk.say(type="authorise", token=self.token)
            assert talk.hear("hello")["guest"] == self.guest
            yield talk


class Talk:
    """What is said over a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        found: dict[str, Any] = json.loads(text)
        return found

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        while (message := self.next())["type"] not in types:
            pass
        return message

    def answer(self, id: str) -> dict[str, Any]:
        """What the server answers to a command."""
        while (message := self.hear("done", "refused", "reason"))["id"] != id:
            pass
        return message


@contextmanager
def serving(folder: Path, bounds: Bounds | None = None, **more: Any) -> Iterator[Running]:
    """A server on a free port of this machine."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    port: int = listener.getsockname()[1]
    bounds = bounds or Bounds(per_address=1000)
    service = Service(Setup(folder, origins=(f"http://127.0.0.1:{port}",), bounds=bounds, **more))
    run = host(App(service))
    thread = Thread(target=run.run, kwargs={"sockets": [listener]}, name="server")
    thread.start()
    try:
        wait_for(lambda: run.started or not thread.is_alive())
        yield Running(service, port, run)
    finally:
        end(run, thread)
        listener.close()


def end(run: Host, thread: Thread) -> None:
    run.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive(), "the server does not end"


def wait_for(condition: Any) -> None:
    """Wait until something is the case; it is an error if it never is."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "it never came to be"
        sleep(0.01)


def assert_said(refusal: dict[str, Any], key: str | None = None) -> None:
    """A refusal is a sentence in every language, and the one that was expected."""
    assert key is None or refusal["key"] == key, refusal
    for language in languages():
        assert Refused.from_dict(refusal).text(language)


def assert_refused(answer: httpx.Response, status: int, key: str) -> None:
    """An answer refuses, with this status and for this reason."""
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (status, key), answer.text
    assert_said(answer.json()["refusal"], key)
