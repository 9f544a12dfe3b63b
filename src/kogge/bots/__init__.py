"""Players that are programs.  A bot sees only what its seat may see."""

from kogge.bots.protocol import Bot
from kogge.bots.registry import make, names

__all__ = ["Bot", "make", "names"]
