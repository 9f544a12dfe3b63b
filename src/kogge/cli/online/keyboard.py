"""What somebody types while other things happen: lines, or where it is a terminal every key."""

import os
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Thread

AT_ONCE = 4096  # bytes
LONGEST = 16 * 1024  # bytes of a line; more is cut off


@dataclass(frozen=True)
class Typed:
    """A line that was typed."""

    line: str


@dataclass(frozen=True)
class Pressed:
    """Keys that were pressed, as a terminal tells them."""

    keys: str


@dataclass(frozen=True)
class NoMore:
    """Nothing more will be typed."""


Input = Typed | Pressed | NoMore


class Keyboard:
    """Reads in a thread of its own, straight from the system: nobody waits for it when the program ends."""

    def __init__(self, descriptor: int, hand_on: Callable[[Input], None], by_key: bool = False) -> None:
        self.descriptor = descriptor
        self.hand_on = hand_on
        self.by_key = by_key

    def start(self) -> None:
        Thread(target=self.run, name="keyboard", daemon=True).start()

    def run(self) -> None:
        for one in self.keys() if self.by_key else self.lines():
            self.hand_on(one)
        self.hand_on(NoMore())

    def keys(self) -> Iterator[Input]:
        decoder = getincrementaldecoder("utf-8")("replace")
        while data := self.read():
            yield Pressed(decoder.decode(data))

    def lines(self) -> Iterator[Input]:
        rest = b""
        while data := self.read():
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                yield Typed(text_of(line))
            rest = rest[:LONGEST]
        if rest:
            yield Typed(text_of(rest))

    def read(self) -> bytes:
        try:
            return os.read(self.descriptor, AT_ONCE)
        except OSError:  # a terminal that is gone
            return b""


def text_of(line: bytes) -> str:
    """What somebody meant; what is no text must not end a game."""
    return line.decode("utf-8", "replace").strip()


def can_tell_keys(descriptor: int) -> bool:
    """Is it a terminal that can be told not to wait for whole lines?"""
    return sys.platform != "win32" and os.isatty(descriptor) and os.environ.get("TERM", "dumb") != "dumb"


@contextmanager
def every_key(descriptor: int) -> Iterator[None]:
    """Let a terminal tell every key at once, and write none of them itself; Ctrl-C and Ctrl-Z stay what they are."""
    import signal
    import termios

    before = termios.tcgetattr(descriptor)

    def prepare() -> None:
        mode = termios.tcgetattr(descriptor)
        mode[3] &= ~(termios.ICANON | termios.ECHO | termios.IEXTEN)
        mode[6][termios.VMIN], mode[6][termios.VTIME] = 1, 0
        termios.tcsetattr(descriptor, termios.TCSADRAIN, mode)

    resumed = signal.signal(signal.SIGCONT, lambda *_: prepare())  # a shell has set it otherwise meanwhile
    try:
        prepare()
        yield
    finally:
        signal.signal(signal.SIGCONT, resumed)
        with suppress(termios.error):  # a terminal that is gone
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
