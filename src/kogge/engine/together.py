"""Where several seats owe a decision at the same time: what the rules say of it.

The rules themselves ask one seat after the other, and ``to_act`` is always one seat. But where no decision
depends on another's, whoever drives a game may hear all of them at once, and record them in the rules' order.
"""

from collections.abc import Callable
from dataclasses import dataclass

from kogge.engine.act import Act, Step
from kogge.engine.state import State


@dataclass(frozen=True)
class Close:
    """The seat whose turn it is need not wait for all: it may end the matter while others are silent.

    It decides as at ``step``, where it would once all have answered. Who is silent is recorded doing whichever of
    ``silence`` is open, until nothing is owed any more. If the rules then leave nothing to decide, the matter has ended
    as it does if nobody agrees: what is always open at ``step`` must mean just that.
    """

    step: Step
    silence: tuple[Act, ...]


@dataclass(frozen=True)
class Together:
    """Decisions of several seats, none of which depends on another.

    Each begins at ``step``, with the seat to act. ``owing`` are the seats that still owe theirs, in the order in which
    the rules ask them, and none in a position where there is nothing of the kind to decide. What is ``secret`` is
    hidden from the others until everyone has decided.
    """

    step: Step
    owing: Callable[[State], list[int]]
    secret: bool = False
    close: Close | None = None
