"""Which offers a person wants to hear: all, only those that can be paid, none of a turn, or none at all."""

from enum import Enum

from kogge.cli.terminal.table import has
from kogge.cli.terminal.words import counted
from kogge.games.refusal import Refused
from kogge.views import View


class Hears(Enum):
    """What is put to the person; everything else is declined."""

    ALL = "you hear every offer again"
    PAYABLE = "offers that you can't pay are declined for you"
    NOT_NOW = "all offers of this turn are declined for you"
    NONE = "all offers are declined for you"


SAID = {
    "trades": Hears.ALL,
    "no trades": Hears.NOT_NOW,
    "no trades now": Hears.NOT_NOW,
    "no trades this turn": Hears.NOT_NOW,
    "no trades ever": Hears.NONE,
    "no trades always": Hears.NONE,
    "no trades for good": Hears.NONE,
    "decline what i can't pay": Hears.PAYABLE,
    "decline what i cant pay": Hears.PAYABLE,
}
OTHERWISE = "; type trades to hear them"


class Wish:
    """What one person at the terminal has said of trades, until something else is said."""

    def __init__(self) -> None:
        self.hears = Hears.ALL
        self.turn = 0  # of which no offers are heard
        self.declined = 0  # offers since the person last looked

    def say(self, line: str, view: View) -> str:
        """Take a wish; what is true from now on."""
        if not has(view, "offered", "answer"):
            raise Refused("players don't trade with each other in this game")
        wanted = SAID[line]
        if wanted is Hears.NOT_NOW and view.turn_of == view.seat:
            raise Refused("in your own turn nobody makes offers to you; 'no trades ever' declines all later ones")
        self.hears, self.turn = wanted, view.column("turn")[0]
        return wanted.value + (OTHERWISE if wanted is not Hears.ALL else "")

    def declines(self, view: View) -> bool:
        """Is this an offer that the person does not want to hear?"""
        if view.step != "answer_offer" or view.to_act != view.seat:
            return False
        if self.hears is Hears.PAYABLE:
            return any(view.row("offered", view.turn_of)) and "accept" not in view.acts()
        return self.hears is Hears.NONE or (self.hears is Hears.NOT_NOW and self.turn == view.column("turn")[0])

    def news(self) -> list[str]:
        """What was declined since the person last looked."""
        number, self.declined = self.declined, 0
        return [f"({counted(number, 'offer')} declined for you{OTHERWISE}.)"] if number else []
