"""The robber and where it goes."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.modules.dice import Production
from kogge.modules.events import ROBBER_MOVED
from kogge.modules.purse import Purse
from kogge.modules.terrain import Robbed
from kogge.modules.theft import Thief
from kogge.modules.turn import Turn


class Robber(Thief):
    """Moves on a seven or by a knight, and then may steal.  (B-32, B-33, B-34, B-35)"""

    def __init__(self, layout: Layout, robbed: Robbed, production: Production, purse: Purse, turn: Turn) -> None:
        super().__init__(layout, purse, turn)
        self.robbed = robbed
        self.production = production
        self.move = layout.step("move_robber")
        layout.matter("robber", self.rob)

    def exposed(self, s: State, p: int) -> bool:
        """Has ``p``, another than the thief, a home at the robber's hex?"""
        return p != s.turn_of and self.production.yields_to(s, p, s.at[self.robbed.hex]) > 0

    def go(self, s: State, h: int) -> None:
        """The robber goes to a hex, and then may steal."""
        s.tell(ROBBER_MOVED, s.to_act, h, s.at[self.robbed.hex])
        s.at[self.robbed.hex] = h
        self.choose(s)


class MoveRobber(Act):
    """The robber must go to a different hex.  (B-32)"""

    def __init__(self, robber: Robber) -> None:
        super().__init__("move_robber", Part("hex", robber.production.topo.n_hexes))
        self.robber = robber

    def legal(self, s: State, out: Moves) -> None:
        here = s.at[self.robber.robbed.hex]
        for h in range(here):
            out.add(self.first + h)
        for h in range(here + 1, self.size):
            out.add(self.first + h)

    def apply(self, s: State, h: int) -> None:
        self.robber.go(s, h)
