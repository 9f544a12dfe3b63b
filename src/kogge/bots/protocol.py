"""What a bot is."""

from typing import Protocol, runtime_checkable

from kogge.views import View


class Bot(Protocol):
    """Chooses for one seat of one game.  All it gets to know is that seat's view."""

    def choose(self, view: View) -> int:
        """One of ``view.legal``."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """A bot that remembers something between its decisions, and can tell it: so it can go on in another process."""

    def remembered(self) -> list[int]:
        """What is to be remembered, as plain numbers."""
        ...

    def remember(self, told: list[int]) -> None:
        """Go on from what a bot of the same kind has told."""
        ...
