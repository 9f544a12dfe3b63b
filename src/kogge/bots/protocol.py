"""What a bot is."""

from typing import Protocol

from kogge.views import View


class Bot(Protocol):
    """Chooses for one seat of one game.  All it gets to know is that seat's view."""

    def choose(self, view: View) -> int:
        """One of ``view.legal``."""
        ...
