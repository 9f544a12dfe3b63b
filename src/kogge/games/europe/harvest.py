"""What lands yield, and the robber that keeps them from it."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.sets import EVERYONE
from kogge.engine.state import NOBODY, State
from kogge.games.europe.tokens import Tokens
from kogge.modules.dice import RobbedProduction
from kogge.modules.events import WENT_SHORT
from kogge.modules.purse import Purse
from kogge.modules.robber import Robber
from kogge.modules.terrain import Robbed, Terrain


class Harvest(RobbedProduction):
    """Each kontor at a land of the rolled number gets a card; none where the robber stands.  (M-21, M-22)"""

    def __init__(self, layout: Layout, terrain: Terrain, purse: Purse, robbed: Robbed) -> None:
        super().__init__(layout, terrain, purse, robbed, settlement=1, greater=1)

    def run_short(self, s: State, total: int, r: int) -> None:
        """If the bank can't pay all, nobody gets any, not even the only one entitled.  (M-23, R30)"""
        s.tell(WENT_SHORT, NOBODY, r, s.at[self.needed + r])
        s.at[self.needed + r] = 0


class MoveRobber(Act):
    """The robber goes to another land that has a number, printed or by a token.  (M-25)"""

    def __init__(self, robber: Robber, tokens: Tokens) -> None:
        super().__init__("move_robber", Part("hex", tokens.topo.n_hexes))
        self.robber = robber
        self.tokens = tokens

    def legal(self, s: State, out: Moves) -> None:
        self.tokens.numbered.offer_others(s, EVERYONE, s.at[self.robber.robbed.hex], self.first, out)

    def apply(self, s: State, h: int) -> None:
        self.robber.go(s, h)
