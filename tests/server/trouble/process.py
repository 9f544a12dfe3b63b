"""A server as its host runs it: ``kogge serve`` in a process of its own, which can be killed and started again."""

import socket
import subprocess
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, sleep

from tests.cli.process import command, environment

PATIENCE = 60.0  # seconds, after which something that should happen has not
CROWDED = "1000"  # times as much from one address: all who play here come from the same


class Served:
    """A server at a port of its own."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.folder = folder
        self.database = database
        self.port = free_port()
        self.log = folder / "log.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, **more: str) -> None:
        """Start it, and wait until it serves."""
        words = ["--port", str(self.port), "--data", str(self.folder / "data"), "--per-address", CROWDED]
        words += [] if self.database is None else ["--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command("serve", *words), cwd=self.folder, env=environment(**more), stdout=log, stderr=log
            )
        self.wait_until_well()

    def wait_until_well(self) -> None:
        end = monotonic() + PATIENCE
        while not self.is_well():
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text("utf-8")[-5000:]
            assert monotonic() < end, "the server does not serve"
            sleep(0.02)

    def is_well(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)  # which costs little to ask often
        try:
            line.request("GET", "/healthz")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it as its host would, if it runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port
