"""The server behind ``kogge play``: for this user, in the process that plays, or one that runs already."""

import logging
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from types import FrameType

from kogge.cli.address import noted, reachable
from kogge.cli.serve import LOOPBACK, listening, own_origins, url
from kogge.games.refusal import Refused
from kogge.server.app import App
from kogge.server.house import Policy
from kogge.server.logs import write_logs
from kogge.server.service import Service, Setup
from kogge.server.transport import Host, host

USUAL = 8000  # the port, unless somebody has it
OTHERS = ("database_in_use", "database_owned")  # why we can't serve: another server does
LONG = timedelta(days=3650)
AT_HOME = Policy(tables=1000, abandoned_after=LONG, kept_for=LONG, forgotten_after=LONG)  # who plays alone takes breaks
SOON = 0.02  # seconds
TIRED = 2.0
ENDED = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class HomeServer:
    """A server that can be reached here; ``thread`` is what it runs in, if it is ours."""

    def __init__(self, origin: str, thread: Thread | None = None, service: Service | None = None) -> None:
        self.origin = origin
        self.thread = thread
        self.service = service

    @property
    def is_own(self) -> bool:
        return self.thread is not None

    def wait(self) -> None:
        """Until somebody presses Ctrl-C, or the server has ended by itself."""
        while self.thread is not None and self.thread.is_alive():
            self.thread.join(1.0)
        if self.service is not None and self.service.journal.is_lost:
            raise Refused.of("tables_lost")


@contextmanager
def at_home(folder: Path) -> Iterator[HomeServer]:
    """The server of a data folder."""
    with ExitStack() as stack:
        try:
            found = stack.enter_context(own(folder))
        except Refused as refusal:
            running = reachable(folder) if refusal.key in OTHERS else None
            if running is None:
                raise
            found = HomeServer(running)
        yield found


@contextmanager
def own(folder: Path) -> Iterator[HomeServer]:
    """A server of our own, on this machine alone; what ends the process ends it in order."""
    write_logs(logging.WARNING)
    with free_port() as listener:
        port: int = listener.getsockname()[1]
        service = Service(Setup(folder, origins=tuple(own_origins(LOOPBACK, port)), policy=AT_HOME))
        run = host(App(service))
        thread = Thread(target=run.run, kwargs={"sockets": [listener]}, name="server")
        ending = EndingSignal(run)
        before = {sign: signal.signal(sign, ending.hear) for sign in ENDED}
        thread.start()
        try:
            while thread.is_alive() and not run.started:
                sleep(SOON)
            with noted(folder, url(LOOPBACK, port)):
                yield HomeServer(url(LOOPBACK, port).rstrip("/"), thread, service)
        finally:
            run.should_exit = True
            thread.join()
            for sign, handler in before.items():
                signal.signal(sign, handler)


def free_port() -> socket.socket:
    """The usual port, so that the address is the same the next time, or any other."""
    try:
        return listening(LOOPBACK, USUAL)
    except Refused:
        return listening(LOOPBACK, 0)


class EndingSignal:
    """What a signal does: the first one ends the game in order, and one of somebody who is tired of waiting at once."""

    def __init__(self, run: Host) -> None:
        self.run = run
        self.begun: float | None = None

    def hear(self, _: int, __: FrameType | None) -> None:
        if self.begun is None:
            self.begun = monotonic()
            raise KeyboardInterrupt
        if monotonic() > self.begun + TIRED:
            self.run.force_exit = True
