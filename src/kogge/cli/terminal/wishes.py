"""Which offers a person wants to hear: all, only those that can be paid, none of a turn, or none at all."""

from enum import Enum

from kogge.cli.terminal.table import has
from kogge.games.refusal import Refused
from kogge.texts import Texts
from kogge.views import View


class Hears(Enum):
    """What is put to the person, each with the message that says so; everything else is declined."""

    ALL = "wish-all"
    PAYABLE = "wish-payable"
    NOT_NOW = "wish-not_now"
    NONE = "wish-none"


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


class Wish:
    """What one person at the terminal has said of trades, until something else is said."""

    def __init__(self) -> None:
        self.hears = Hears.ALL
        self.turn = 0  # of which no offers are heard
        self.declined = 0  # offers since the person last looked

    def say(self, line: str, view: View, texts: Texts) -> str:
        """Take a wish; what is true from now on."""
        if not has(view, "offered", "answer"):
            raise Refused.of("no_trades")
        wanted = SAID[line]
        if wanted is Hears.NOT_NOW and view.turn_of == view.seat:
            raise Refused.of("own_turn")
        self.hears, self.turn = wanted, view.column("turn")[0]
        return texts.say(wanted.value)

    def declines(self, view: View) -> bool:
        """Is this an offer that the person does not want to hear?"""
        if view.step != "answer_offer" or view.to_act != view.seat:
            return False
        if self.hears is Hears.PAYABLE:
            return any(view.row("offered", view.turn_of)) and "accept" not in view.acts()
        return self.hears is Hears.NONE or (self.hears is Hears.NOT_NOW and self.turn == view.column("turn")[0])

    def news(self, texts: Texts) -> list[str]:
        """What was declined since the person last looked."""
        number, self.declined = self.declined, 0
        return [texts.say("wish-declined", n=number)] if number else []
