"""Who is connected: what the tables know of it."""

from typing import Protocol

from kogge.server.grammar import Message


class Connection(Protocol):
    """A line to one guest.  A guest may have several, and any number of tables may be watched by one."""

    @property
    def id(self) -> str: ...

    @property
    def guest(self) -> str: ...

    def send(self, message: Message) -> None:
        """Say something.  It never waits: who can't keep up is cut off by whoever keeps the line."""
        ...


class Switchboard:
    """All connections of a process, by guest."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[str, Connection]] = {}

    def add(self, connection: Connection) -> None:
        self.lines.setdefault(connection.guest, {})[connection.id] = connection

    def remove(self, connection: Connection) -> None:
        theirs = self.lines.get(connection.guest, {})
        theirs.pop(connection.id, None)
        if not theirs:
            self.lines.pop(connection.guest, None)

    def tell(self, guest: str, message: Message) -> None:
        """To all connections of a guest."""
        for connection in list(self.lines.get(guest, {}).values()):
            connection.send(message)
