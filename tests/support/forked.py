"""Processes of the command that need not import it again: each is forked from one that has done so.

Such a process has its own folder, environment, streams, signals and exit code, as any other has, and workers that it
starts are started as ever. Only importing is saved, which is most of what a short command does. Where that counts, or
an interpreter must begin in a way of its own, a test starts one.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryFile
from typing import IO, Any

ROOT = Path(__file__).parents[2]
READ_AT_START = ("PYTHON", "LC_", "LANG", "KOGGE_PURE", "TZ", "TERMINAL_WIDTH", "LD_")
WARM = (
    *(
        "asyncio",
        "multiprocessing.popen_spawn_posix",
        "rich.console",
        "rich.table",
        "typer._adapters",
        "typer.rich_utils",
    ),
    *("kogge.arena.series", "kogge.arena.workers", "kogge.bots", "kogge.cli.app", "kogge.cli.simulate", "kogge.texts"),
    *("kogge.cli.games", "kogge.cli.opening", "kogge.cli.resuming", "kogge.cli.terminal.replay", "kogge.cli.join"),
    *("kogge.cli.browser", "kogge.cli.serve"),
)


# In the process that forks


def main() -> None:
    """Import all, and fork for everyone who asks, until nobody can ask any more."""
    link = socket.socket(fileno=int(sys.argv[1]))
    for name in WARM:
        import_module(name)
    assert threading.active_count() == 1, "a process with threads can't be forked"
    gc.collect()
    gc.freeze()
    while (asked := socket.recv_fds(link, 1, 5))[0]:
        if not os.fork():
            link.close()
            return watched(*asked[1])
        for descriptor in asked[1]:
            os.close(descriptor)
        while os.waitpid(-1, os.WNOHANG)[0]:  # those that have ended meanwhile
            pass
    return None


def watched(request: int, answer: int, *streams: int) -> None:
    """Fork once more: one to be the command, and one to tell how it ends."""
    if child := os.fork():
        os.write(answer, f"{child}\n".encode())
        for descriptor in (request, *streams):
            os.close(descriptor)
        _, status = os.waitpid(child, 0)
        os.write(answer, f"{os.waitstatus_to_exitcode(status)}\n".encode())
        os._exit(0)
    os.close(answer)
    with open(request, encoding="utf-8") as file:
        file.seek(0)
        told = json.load(file)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    be(told)


def be(told: dict[str, Any]) -> None:
    """Be the command, as if the interpreter had just begun with it."""
    if told["leads"]:
        os.setsid()
    os.chdir(told["folder"])
    os.environ.clear()
    os.environ.update(told["environment"])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.path[0] = told["folder"]
    sys.argv = ["kogge", *told["words"]]
    runpy.run_module("kogge", run_name="__main__", alter_sys=True)


# In the process of the tests


class ForkServer:
    """The process from which others are forked, and where one asks it for them."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.link, far = socket.socketpair()
        command = [sys.executable, "-m", "tests.support.forked", str(far.fileno())]
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=[far.fileno()], stdin=DEVNULL)
        far.close()
        atexit.register(self.close)

    def close(self) -> None:
        """Nobody asks any more."""
        self.link.close()
        self.process.wait()


SERVERS: dict[frozenset[tuple[str, str]], ForkServer] = {}


def read_at_start(environment: Mapping[str, str]) -> frozenset[tuple[str, str]]:
    """What an interpreter reads of an environment as it begins, and never again."""
    return frozenset((name, value) for name, value in environment.items() if name.startswith(READ_AT_START))


def fork_server(environment: Mapping[str, str]) -> ForkServer:
    """One whose interpreter has begun as one does in this environment."""
    begun = read_at_start(environment)
    if begun not in SERVERS:
        SERVERS[begun] = ForkServer(environment)
    return SERVERS[begun]


class Forked:
    """The command in a process of its own."""

    def __init__(
        self,
        words: Sequence[str],
        streams: Sequence[int | IO[Any]],
        environment: Mapping[str, str],
        folder: Path | None = None,
        leads: bool = False,
    ) -> None:
        told = {"words": words, "folder": str(folder or Path.cwd()), "environment": dict(environment), "leads": leads}
        self.returncode: int | None = None
        answer, asked = os.pipe()
        self.answer = open(answer, "rb", buffering=0)  # noqa: SIM115  # it is closed when the process has ended
        with TemporaryFile("w+", encoding="utf-8") as request:
            json.dump(told, request)
            request.flush()
            numbers = [stream if isinstance(stream, int) else stream.fileno() for stream in streams]
            socket.send_fds(fork_server(environment).link, [b"?"], [request.fileno(), asked, *numbers])
        os.close(asked)
        self.pid = int(self.answer.readline())

    def poll(self) -> int | None:
        """With which code it has ended, if it has; a signal that ended it is a negative one."""
        if self.returncode is None and select.select([self.answer], [], [], 0)[0]:
            self.returncode = int(self.answer.readline())
            self.answer.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            select.select([self.answer], [], [], timeout)
        code = self.poll()
        if code is None:
            raise TimeoutError(f"process {self.pid} has not ended")
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run(
    words: Sequence[str], typed: str, environment: Mapping[str, str], folder: Path, timeout: float
) -> subprocess.CompletedProcess[str]:
    """Let the command run to its end."""
    with TemporaryFile("w+") as given, TemporaryFile("w+") as out, TemporaryFile("w+") as err:
        given.write(typed)
        given.seek(0)
        process = Forked(words, (given, out, err), environment, folder)
        try:
            code = process.wait(timeout)
        finally:
            process.kill()
        for printed in (out, err):
            printed.seek(0)
        return subprocess.CompletedProcess(["kogge", *words], code, out.read(), err.read())


if __name__ == "__main__":
    main()
