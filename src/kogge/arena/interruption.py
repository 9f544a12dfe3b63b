"""Ctrl-C and the system's request to end: heard wherever they come, heeded where that does no harm."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Watch:
    """Notes that somebody asks for the end.

    It breaks in, with ``KeyboardInterrupt``, only while a bot thinks or other processes are waited for. So nothing
    else is ever half done, and a bot's own ``KeyboardInterrupt`` is not taken for one of ours.
    """

    def __init__(self) -> None:
        self.heard = 0  # the number of the signal
        self.is_kept = False  # otherwise Ctrl-C is Python's own affair
        self.may_break_in = False

    def hear(self, number: int, frame: FrameType | None) -> None:
        """What is done when a signal arrives."""
        self.heard = number
        if self.may_break_in:
            raise KeyboardInterrupt

    def check(self) -> None:
        """Here one can stop."""
        if self.heard:
            raise KeyboardInterrupt

    @contextmanager
    def breaking_in(self) -> Iterator[None]:
        """What is done in this block may be broken off at any point."""
        self.may_break_in = True
        try:
            self.check()
            yield
        finally:
            self.may_break_in = False


@contextmanager
def heeded(*numbers: signal.Signals) -> Iterator[Watch]:
    """Keep watch for these signals, except for those that whoever started us wants ignored."""
    watch = Watch()
    if threading.current_thread() is not threading.main_thread():
        yield watch
        return
    before = {number: signal.getsignal(number) for number in numbers}
    heeded = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    try:
        for number in heeded:
            signal.signal(number, watch.hear)
        watch.is_kept = True
        yield watch
    finally:
        for number in heeded:
            signal.signal(number, before[number] or signal.SIG_DFL)


@contextmanager
def postponed() -> Iterator[None]:
    """Ctrl-C waits until this block is over; processes that are started in it hear none until they want to."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
