"""Somebody at ``kogge join`` on a terminal of their own, where every key counts and lines are written again."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

from tests.cli.online.crew import PATIENCE, environment, wait_for


class Keys:
    """A terminal that a process takes for a real one."""

    def __init__(self, *words: str, columns: int = 80) -> None:
        self.near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self.far = far
        self.before = termios.tcgetattr(far)
        command = [sys.executable, "-m", "kogge", "join", *words]
        more: dict[str, Any] = {"stdin": far, "stdout": far, "stderr": far}
        self.process = subprocess.Popen(command, env=environment(columns), start_new_session=True, **more)
        self.heard = b""
        self.mark = 0
        self.reader = Thread(target=self.listen, daemon=True)
        self.reader.start()

    def listen(self) -> None:
        with suppress(OSError):  # the terminal is gone
            while data := os.read(self.near, 4096):
                self.heard += data

    @property
    def fresh(self) -> str:
        """What was written since the last key was pressed."""
        return self.heard[self.mark :].decode("utf-8", "replace").replace("\r\n", "\n")

    @property
    def row(self) -> str:
        """The last line as it stands."""
        return self.fresh.rpartition("\n")[2].rpartition("\x1b[K")[0].rpartition("\r")[2]

    def press(self, keys: str) -> None:
        self.mark = len(self.heard)
        os.write(self.near, keys.encode())

    def reads(self, *words: str) -> None:
        for word in words:
            wait_for(lambda word=word: word in self.fresh, lambda word=word: f"{word!r} in {self.fresh!r}")

    @property
    def is_as_before(self) -> bool:
        """Is the terminal in the mode that it was in?"""
        return termios.tcgetattr(self.far) == self.before

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.far)
        self.reader.join(PATIENCE)
        os.close(self.near)


@contextmanager
def keys(*words: str, columns: int = 80) -> Iterator[Keys]:
    found = Keys(*words, columns=columns)
    try:
        yield found
    finally:
        found.close()
