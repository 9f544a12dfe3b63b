"""Bots with one habit each, to be seated as ``tests.arena.players:First``."""

import ctypes
import os
import signal
import sys
from pathlib import Path
from shutil import rmtree
from time import sleep

from kogge.arena.series import bot_seed
from kogge.views import View

MARK = "KOGGE_TEST_MARK"  # the name of a file by which bots in several processes wait for each other


FIRST_STUMBLE = 4  # the first game in which a bot stumbles that began in seat 0, of two that change seats ...


def stumbles(seed: int) -> list[bool]:
    """In which games does a bot stumble?"""
    return [bot_seed(seed, number, number % 2) % 2 == 1 for number in range(FIRST_STUMBLE + 1)]


SEED = next(seed for seed in range(999) if stumbles(seed) == [False] * FIRST_STUMBLE + [True])  # ... with this seed


class First:
    """Always does what is listed first: rolls, and ends the turn."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        return view.legal[0]


class Last(First):
    """Always does what is listed last."""

    def choose(self, view: View) -> int:
        return view.legal[-1]


class Stumbler(First):
    """Does something strange in its third decision, if its seed is odd."""

    decisions = 0

    def choose(self, view: View) -> int:
        self.decisions += 1
        if self.decisions == 3 and self.seed % 2:
            self.stumble()
        return super().choose(view)

    def stumble(self) -> None:
        raise NotImplementedError


class Stumbles(Stumbler):
    """Raises an error."""

    def stumble(self) -> None:
        raise ZeroDivisionError("nothing to divide")


class BurnsBooks(Stumbler):
    """Takes the folder of the records away, and fails."""

    def stumble(self) -> None:
        rmtree("games")
        raise ZeroDivisionError("nothing left")


class Quits(Stumbler):
    """Takes itself for the whole program."""

    def stumble(self) -> None:
        sys.exit("enough")


class Interrupts(Stumbler):
    """Raises what Ctrl-C raises."""

    def stumble(self) -> None:
        raise KeyboardInterrupt


class Yields(Stumbler):
    """Raises what ends a generator."""

    def stumble(self) -> None:
        raise GeneratorExit


class Wordless(BaseException):
    """An error that can't be put into words."""

    def __str__(self) -> str:
        raise ValueError("no words")


class Despairs(Stumbler):
    """Raises an error of its own."""

    def stumble(self) -> None:
        raise Wordless


class Exits(Stumbler):
    """Ends its process."""

    def stumble(self) -> None:
        os._exit(3)


class Dies(Stumbler):
    """Is killed, as a process is that takes too much memory."""

    def stumble(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Crashes(Stumbler):
    """Reads memory where there is none."""

    def stumble(self) -> None:
        ctypes.string_at(0)


class PressesKeys(Stumbler):
    """Presses Ctrl-C, as far as the process can tell."""

    def stumble(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)


class PlaysOn(PressesKeys):
    """Presses Ctrl-C and won't hear of it."""

    def stumble(self) -> None:
        try:
            super().stumble()
        except BaseException:
            return


class Complains(PressesKeys):
    """Presses Ctrl-C and makes an error of its own of it."""

    def stumble(self) -> None:
        try:
            super().stumble()
        except BaseException as error:
            raise ValueError("disturbed") from error


class CallsForTheEnd(Stumbler):
    """Asks whoever started its process to end, and waits for it."""

    def stumble(self) -> None:
        os.kill(os.getppid(), signal.SIGTERM)
        while True:
            sleep(0.05)


class Unmakeable(First):
    """Can't be made from an odd seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed % 2:
            self.give_up()

    def give_up(self) -> None:
        sys.exit(4)


class Interrupted(Unmakeable):
    """Can't be made from an odd seed either."""

    def give_up(self) -> None:
        raise KeyboardInterrupt


class FailsLate(First):
    """Fails in its first decision; with an even seed it waits until another has failed."""

    def choose(self, view: View) -> int:
        mark = Path(os.environ[MARK])
        while not self.seed % 2 and not mark.exists():
            sleep(0.05)
        mark.touch()
        raise ZeroDivisionError(f"in {view.step}")


class Cheats(First):
    """Chooses an action that is not open to it."""

    def choose(self, view: View) -> int:
        return next(action for action in range(view.rules.n_actions) if action not in view.legal)


class Speechless(First):
    """Forgets to answer."""

    def choose(self, view: View) -> int:
        return None  # type: ignore[return-value]  # the mistake that is tested
