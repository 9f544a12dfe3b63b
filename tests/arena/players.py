"""Bots with one habit each, to be seated as ``tests.arena.players:First``."""

from time import sleep

from kogge.views import View


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


class Stumbles(First):
    """Fails in its third decision, if its seed is odd."""

    decisions = 0

    def choose(self, view: View) -> int:
        self.decisions += 1
        if self.decisions == 3 and self.seed % 2:
            raise ZeroDivisionError("nothing to divide")
        return super().choose(view)


class FailsLate(First):
    """Fails in its first decision, but thinks about it for a while if its seed is even."""

    def choose(self, view: View) -> int:
        sleep(0 if self.seed % 2 else 1)
        raise ZeroDivisionError(f"in {view.step}")


class Cheats(First):
    """Chooses an action that is not open to it."""

    def choose(self, view: View) -> int:
        return next(action for action in range(view.rules.n_actions) if action not in view.legal)


class Speechless(First):
    """Forgets to answer."""

    def choose(self, view: View) -> int:
        return None  # type: ignore[return-value]  # the mistake that is tested
