"""Lines that somebody types while other things happen."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread

AT_ONCE = 4096  # bytes
LONGEST = 16 * 1024  # bytes of a line; more is cut off


@dataclass(frozen=True)
class Typed:
    """A line that was typed."""

    line: str


@dataclass(frozen=True)
class NoMore:
    """Nothing more will be typed."""


class Keyboard:
    """Reads lines in a thread of its own, straight from the system: nobody waits for it when the program ends."""

    def __init__(self, descriptor: int, hand_on: Callable[[Typed | NoMore], None]) -> None:
        self.descriptor = descriptor
        self.hand_on = hand_on

    def start(self) -> None:
        Thread(target=self.run, name="keyboard", daemon=True).start()

    def run(self) -> None:
        rest = b""
        while data := self.read():
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self.hand_on(Typed(text_of(line)))
            rest = rest[:LONGEST]
        if rest:
            self.hand_on(Typed(text_of(rest)))
        self.hand_on(NoMore())

    def read(self) -> bytes:
        try:
            return os.read(self.descriptor, AT_ONCE)
        except OSError:  # a terminal that is gone
            return b""


def text_of(line: bytes) -> str:
    """What somebody meant; what is no text must not end a game."""
    return line.decode("utf-8", "replace").strip()
