"""Bots of one's own, for tests."""

from time import sleep

from kogge.views import View


class Hasty:
    """Chooses the first that there is, and remembers its seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        return view.legal[0]


class Sleeper(Hasty):
    """Never comes to a decision."""

    def choose(self, view: View) -> int:
        print("The bot thinks.", flush=True)
        while True:
            sleep(60)
