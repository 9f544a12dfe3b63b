"""What a seven costs those with many cards."""

from functools import partial

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import SEAT, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.engine.together import Together
from kogge.modules.events import DISCARDED
from kogge.modules.facts import Count
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn


class Discards:
    """After a seven each hand above the limit gives up half, rounded down; then come ``then``.  (B-31)"""

    def __init__(self, layout: Layout, purse: Purse, turn: Turn, then: Step, limit: int = 7) -> None:
        self.purse = purse
        self.turn = turn
        self.players: int = layout.players
        self.limit = limit
        self.then = then
        self.due = layout.field(
            "discards_due", per=SEAT, holds=up_to(purse.cards // 2), meaning="cards still to be given back"
        )
        self.discard = layout.step("discard")
        layout.matter("discards_due", self.discard)
        layout.decide(Together(self.discard, partial(owing, self), secret=True), self.discard)
        layout.tell(Count("hand_limit", limit))

    def begin(self, s: State) -> None:
        """A seven was rolled."""
        self.turn.interrupt(s, self.then)
        for p in range(self.players):
            size = s.at[self.purse.size + p]
            if size > self.limit:
                s.at[self.due + p] = size // 2
        self.next(s)

    def next(self, s: State) -> None:
        """The next in seat order who owes cards, or on with the turn."""
        for p in range(self.players):
            if s.at[self.due + p]:
                s.to_act = p
                s.step = self.discard.id
                return
        s.to_act = s.turn_of
        s.step = self.then.id


def owing(discards: Discards, s: State) -> list[int]:
    """Who owes cards, in seat order: all choose at once, and nobody needs to know what others give up."""
    return [p for p in range(discards.players) if s[discards.due + p]]


class Discard(Act):
    """Give one card of choice back to the bank.  (B-31)"""

    def __init__(self, discards: Discards) -> None:
        super().__init__("discard", Part("resource", discards.purse.names))
        self.discards = discards
        self.needs = [Need(discards.due)]  # whoever has given back all sees the others decide

    def legal(self, s: State, out: Moves) -> None:
        for r in range(KINDS):
            if s.at[self.discards.purse.hand + s.to_act * KINDS + r]:
                out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        self.discards.purse.gain(s, s.to_act, r, -1)
        s.tell(DISCARDED, s.to_act, r, 1)
        s.at[self.discards.due + s.to_act] -= 1
        if not s.at[self.discards.due + s.to_act]:
            self.discards.next(s)
