"""The robber: where it goes and whom it robs."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.state import CHANCE, NOBODY, State
from kogge.modules.dice import Production
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.terrain import Robbed
from kogge.modules.turn import Turn


class Robber:
    """Moves on a seven or by a knight, and then may steal.  (B-32 to B-35)"""

    def __init__(self, layout: Layout, robbed: Robbed, production: Production, purse: Purse, turn: Turn) -> None:
        self.robbed = robbed
        self.production = production
        self.purse = purse
        self.turn = turn
        self.players: int = layout.players
        self.victim = layout.field("victim", fill=NOBODY)
        self.move = layout.step("move_robber")
        self.rob = layout.step("rob")
        self.theft = layout.step("theft")

    def exposed(self, s: State, p: int) -> bool:
        """Has ``p``, another than the thief, a home at the robber's hex?"""
        return p != s.turn_of and self.production.yields_to(s, p, s.at[self.robbed.hex]) > 0


class MoveRobber(Act):
    """The robber must go to a different hex.  (B-32)"""

    def __init__(self, robber: Robber) -> None:
        super().__init__("move_robber", robber.production.topo.n_hexes, of="hex")
        self.robber = robber

    def legal(self, s: State, out: Moves) -> None:
        here = s.at[self.robber.robbed.hex]
        for h in range(here):
            out.add(self.first + h)
        for h in range(here + 1, self.size):
            out.add(self.first + h)

    def apply(self, s: State, h: int) -> None:
        s.at[self.robber.robbed.hex] = h
        for p in range(self.robber.players):
            if self.robber.exposed(s, p):
                s.step = self.robber.rob.id
                return
        self.robber.turn.resume(s)


class Rob(Act):
    """Choose a victim among those with a home at the hex; one without cards yields nothing.  (B-33)"""

    def __init__(self, robber: Robber) -> None:
        super().__init__("rob", robber.players, of="seat")
        self.robber = robber

    def legal(self, s: State, out: Moves) -> None:
        for p in range(self.size):
            if self.robber.exposed(s, p):
                out.add(self.first + p)

    def apply(self, s: State, victim: int) -> None:
        if s.at[self.robber.purse.size + victim]:
            s.at[self.robber.victim] = victim
            s.to_act = CHANCE
            s.step = self.robber.theft.id
        else:
            self.robber.turn.resume(s)


class RobNobody(Act):
    """Stealing is a right, not a duty.  (B-33)"""

    def __init__(self, robber: Robber) -> None:
        super().__init__("rob_nobody", always=True)
        self.robber = robber

    def apply(self, s: State, arg: int) -> None:
        self.robber.turn.resume(s)


class Steal(Act):
    """Chance draws the card; only thief and victim see which.  (B-33, B-91)"""

    def __init__(self, robber: Robber) -> None:
        super().__init__("steal", KINDS, of="resource", words=robber.purse.names)
        self.robber = robber

    def legal(self, s: State, out: Moves) -> None:
        hand = self.robber.purse.hand + s.at[self.robber.victim] * KINDS
        for r in range(KINDS):
            if s.at[hand + r]:
                out.weigh(self.first + r, s.at[hand + r])

    def apply(self, s: State, r: int) -> None:
        self.robber.purse.give(s, s.at[self.robber.victim], s.turn_of, r, 1)
        s.at[self.robber.victim] = NOBODY
        self.robber.turn.resume(s)

    def witnessed(self, s: State, seat: int) -> bool:
        return seat == s.turn_of or seat == s.at[self.robber.victim]
