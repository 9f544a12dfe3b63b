"""Theft: whom to rob, and which card it is."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.fields import SEAT_OR_NOBODY
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, NOBODY, State
from kogge.modules.events import ROBBED_IN_VAIN, ROBBED_NOBODY, STOLE
from kogge.modules.piles import Draw
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn


class Thief:
    """Somebody may rob one of those exposed to it of a card; then the turn goes on.  (B-33, B-34)"""

    def __init__(self, layout: Layout, purse: Purse, turn: Turn) -> None:
        self.purse = purse
        self.turn = turn
        self.players: int = layout.players
        self.victim = layout.field("victim", holds=SEAT_OR_NOBODY, fill=NOBODY, meaning="who is being robbed")
        self.rob = layout.step("rob")
        self.theft = layout.step("theft")
        layout.matter("victim", self.theft)

    def exposed(self, s: State, p: int) -> bool:
        """May ``p`` be robbed?"""
        return False

    def strip(self, s: State, p: int) -> None:
        """``p`` is robbed and has no card: does it lose something else?"""

    def choose(self, s: State) -> None:
        """The thief has come to its place: the active player chooses, if there is a choice."""
        for p in range(self.players):
            if self.exposed(s, p):
                s.to_act = s.turn_of
                s.step = self.rob.id
                return
        self.turn.resume(s)


class Rob(Act):
    """Choose a victim among those exposed; one without cards yields none.  (B-33)"""

    def __init__(self, thief: Thief) -> None:
        super().__init__("rob", Part("seat", thief.players))
        self.thief = thief

    def legal(self, s: State, out: Moves) -> None:
        for p in range(self.size):
            if self.thief.exposed(s, p):
                out.add(self.first + p)

    def apply(self, s: State, victim: int) -> None:
        if s.at[self.thief.purse.size + victim]:
            s.at[self.thief.victim] = victim
            s.to_act = CHANCE
            s.step = self.thief.theft.id
        else:
            s.tell(ROBBED_IN_VAIN, s.to_act, victim)
            self.thief.strip(s, victim)
            self.thief.turn.resume(s)


class RobNobody(Act):
    """Stealing is a right, not a duty.  (B-33)"""

    def __init__(self, thief: Thief) -> None:
        super().__init__("rob_nobody", always=True)
        self.thief = thief

    def apply(self, s: State, arg: int) -> None:
        s.tell(ROBBED_NOBODY, s.to_act)
        self.thief.turn.resume(s)


class Steal(Draw):
    """Chance draws the card; only thief and victim see which.  (B-33, B-91)"""

    def __init__(self, thief: Thief) -> None:
        super().__init__("steal", Part("resource", thief.purse.names))
        self.thief = thief

    def pile(self, s: State) -> int:
        return self.thief.purse.hand + s.at[self.thief.victim] * KINDS

    def apply(self, s: State, r: int) -> None:
        self.thief.purse.give(s, s.at[self.thief.victim], s.turn_of, r, 1)
        s.tell(STOLE, s.turn_of, s.at[self.thief.victim], r, 1)
        s.at[self.thief.victim] = NOBODY
        self.thief.turn.resume(s)

    def witnessed(self, s: State, seat: int) -> bool:
        return seat == s.turn_of or seat == s.at[self.thief.victim]
