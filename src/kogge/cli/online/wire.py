"""The connection to a server: what is said and heard over it.  When it is lost it is made again, by itself."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from threading import Event, Thread
from typing import Literal

from pydantic import ValidationError
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from kogge.cli.online.requests import is_near
from kogge.games.refusal import Refused
from kogge.server.grammar import Message
from kogge.server.messages import SERVER, Authorise, Closing, Hello, Ping, Watch

AT_ONCE = 0.25  # seconds, after which a connection that was lost is tried again; every time twice as long
AT_MOST = 10.0
LIVELY = 60.0  # seconds without a message, after which we say that we are there
PATIENCE = 20.0  # seconds for a handshake
GOODBYE = 2.0  # seconds to hang up
FINAL = ("not_a_guest", "too_many_sockets", "foreign_origin", "too_many_from_here")  # trying again does not help


@dataclass(frozen=True)
class Lost:
    """The connection is gone; it is tried again."""


@dataclass(frozen=True)
class Ended:
    """There will be no connection any more, and why."""

    why: Refused


Heard = Message | Lost | Ended


class Wire:
    """One socket after the other, in a thread of its own; whatever is heard is handed on."""

    def __init__(self, url: str, token: str, table: str, hand_on: Callable[[Heard], None]) -> None:
        self.url = url
        self.token = token
        self.table = table
        self.proxy: Literal[True] | None = None if is_near(url) else True
        self.hand_on = hand_on
        self.socket: ClientConnection | None = None
        self.is_closed = Event()
        self.thread = Thread(target=self.run, name="wire", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def close(self) -> None:
        """Hang up."""
        self.is_closed.set()
        if self.socket is not None:
            self.socket.close()
        self.thread.join(GOODBYE)  # one that is just connecting is not waited for

    def say(self, message: Message) -> None:
        """Say something, if anybody hears it: who must be sure that it was heard waits for the answer."""
        socket = self.socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.send(message.model_dump_json())

    # In the thread

    def run(self) -> None:
        """Connect, hear until it is lost, connect again."""
        pauses = waiting_times()
        while not self.is_closed.is_set():
            try:
                for message in self.talk():
                    if isinstance(message, Hello):
                        pauses = waiting_times()
                    self.hand_on(message)
                    if isinstance(message, Closing) and (refusal := final(message)):
                        self.hand_on(Ended(refusal))
                        return
            except (OSError, WebSocketException, ValidationError):
                pass
            self.socket = None
            if not self.is_closed.is_set():
                self.hand_on(Lost())
                self.is_closed.wait(next(pauses))

    def talk(self) -> Iterator[Message]:
        """All that is heard over one socket, until it is closed."""
        with connect(self.url, open_timeout=PATIENCE, close_timeout=1, max_size=None, proxy=self.proxy) as socket:
            self.socket = socket
            self.say(Authorise(token=self.token))
            while True:
                try:
                    message = SERVER.validate_json(socket.recv(timeout=LIVELY))
                except TimeoutError:
                    self.say(Ping())
                    continue
                yield message
                if isinstance(message, Hello):
                    self.say(Watch(table=self.table))


def waiting_times() -> Iterator[float]:
    """How long to wait before each try."""
    pause = AT_ONCE
    while True:
        yield pause
        pause = min(2 * pause, AT_MOST)


def final(message: Closing) -> Refused | None:
    """Why there is no use in trying again, if there is none."""
    refusal = Refused.from_dict(message.refusal)
    return refusal if refusal.key in FINAL else None
