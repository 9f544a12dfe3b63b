"""What lies between a terminal and a server: it can be cut, and let pass in one direction only."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread

Alter = Callable[[bytes], bytes]


class Strait:
    """An address from which everything is passed on to a server, and back."""

    def __init__(self, port: int, there: Alter, back: Alter) -> None:
        self.server = port
        self.there = there
        self.back = back
        self.is_deaf = False  # is what the server says held back?
        self.lock = Lock()
        self.open: list[socket.socket] = []
        self.gate = socket.create_server(("127.0.0.1", 0))
        Thread(target=self.listen, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.gate.getsockname()[1]}"

    def listen(self) -> None:
        with suppress(OSError):  # the end
            while True:
                client, _ = self.gate.accept()
                server = socket.create_connection(("127.0.0.1", self.server))
                with self.lock:
                    self.open += [client, server]
                Thread(target=self.carry, args=(client, server, self.there), daemon=True).start()
                Thread(target=self.carry, args=(server, client, self.heard), daemon=True).start()

    def heard(self, data: bytes) -> bytes:
        return b"" if self.is_deaf else self.back(data)

    def carry(self, source: socket.socket, goal: socket.socket, alter: Alter) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                goal.sendall(alter(data))
        with suppress(OSError):
            goal.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Break all connections; new ones can be made."""
        with self.lock:
            broken, self.open = self.open, []
        self.is_deaf = False
        for one in broken:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def close(self) -> None:
        with suppress(OSError):
            self.gate.shutdown(socket.SHUT_RDWR)
        self.gate.close()
        self.cut()


def unaltered(data: bytes) -> bytes:
    return data


@contextmanager
def strait(port: int, there: Alter = unaltered, back: Alter = unaltered) -> Iterator[Strait]:
    found = Strait(port, there, back)
    try:
        yield found
    finally:
        found.close()
