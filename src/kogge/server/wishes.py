"""Standing wishes: what the server answers for a seat, and when.

An answer that comes at once would tell that nobody has thought about it, and so, of somebody who declines what can't
be paid, what is not in the hand. Therefore every answer by a wish comes after a delay. It is drawn from one
distribution: log-normal, with a median of 3 seconds, between 1 and 12. Neither the hand, nor the offer, nor which wish
it is, has any influence on it. Nobody but the seat is told that there is a wish.

Everyone sees whether somebody is here. Of somebody who is not, an answer can't come by hand: if it came for what can't
be paid, and for nothing else, offer after offer would tell the whole hand. So nothing is answered then that depends on
the hand.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any, Literal

from kogge.server import grammar
from kogge.views import View

MEDIAN, SPREAD = 3.0, 0.6  # seconds; of the logarithm
LEAST, MOST = 1.0, 12.0
ACCEPT = "accept"


@dataclass(frozen=True)
class Wishes:
    """What a seat wants to be answered for it."""

    no_trades: Literal["turn", "ever"] | None = None
    decline_unpayable: bool = False

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Wishes":
        """What a log has told."""
        return cls(told["no_trades"], told["decline_unpayable"])

    def to_dict(self) -> grammar.Wishes:
        return {"no_trades": self.no_trades, "decline_unpayable": self.decline_unpayable}

    def next_turn(self) -> "Wishes":
        """What is left of them when a turn is over."""
        return Wishes(None, self.decline_unpayable) if self.no_trades == "turn" else self


NO_WISHES = Wishes()


def answer(wishes: Wishes, view: View, is_here: bool = True) -> int | None:
    """The action by which a seat declines, if it is asked about a trade and wants that to be answered."""
    together = view.rules.layout.shared.get(view.state.step)
    if view.seat is None or together is None or together.close is None or view.state.step != together.step.id:
        return None
    if wishes.no_trades is None and not (wishes.decline_unpayable and is_here and is_unpayable(view)):
        return None
    silence = together.close.silence
    return next((action for action in view.legal if view.rules.act_of(action) in silence), None)


def is_unpayable(view: View) -> bool:
    """Is something asked for that the seat does not have?  A call for offers asks for nothing."""
    return any(view.rows("asked")[view.turn_of]) and ACCEPT not in view.acts()


def delay(luck: Random) -> float:
    """How many seconds an answer by a wish lets pass.

    What is out of bounds is drawn again: if it were cut to them, an answer after exactly a second would tell a wish.
    """
    while not LEAST < (seconds := luck.lognormvariate(log(MEDIAN), SPREAD)) < MOST:
        pass
    return seconds
