"""Bots that a server must stand: they are made in its worker processes, by the names of the usual ones."""

import os
import time

from kogge.bots import Bot
from kogge.bots import make as usual
from kogge.views import View


class Hanging:
    """Thinks for ever."""

    def choose(self, _: View) -> int:
        while True:
            time.sleep(60)


class Fatal:
    """Takes its process with it."""

    def choose(self, _: View) -> int:
        os._exit(3)


class Counting:
    """Remembers how often it was asked, and says so instead of choosing."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, _: View) -> int:
        self.asked += 1
        return self.asked

    def remembered(self) -> list[int]:
        return [self.asked]

    def remember(self, told: list[int]) -> None:
        (self.asked,) = told


class Lost:
    """Chooses what is not open."""

    def choose(self, view: View) -> int:
        return view.rules.n_actions + 1


def hanging(name: str, seed: int) -> Bot:
    """``random`` hangs."""
    return Hanging() if name == "random" else usual(name, seed)


def fatal(name: str, seed: int) -> Bot:
    """``random`` ends its process."""
    return Fatal() if name == "random" else usual(name, seed)


def lost(name: str, seed: int) -> Bot:
    """``random`` chooses what is not open."""
    return Lost() if name == "random" else usual(name, seed)


def counting(_: str, __: int) -> Bot:
    return Counting()
