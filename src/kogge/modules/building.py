"""Building roads, settlements and cities."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.modules.pieces import Pieces
from kogge.modules.purse import Purse


class BuildRoad(Act):
    """Brick and wood: a road on a free path at the own network.  (B-07, B-50, B-51, B-54)"""

    def __init__(self, pieces: Pieces, purse: Purse) -> None:
        super().__init__("build_road", Part("path", pieces.topo.n_edges))
        self.pieces = pieces
        self.purse = purse
        self.cost = purse.price(brick=1, wood=1)
        self.needs = purse.needs(self.name, self.cost)

    def legal(self, s: State, out: Moves) -> None:
        p = s.to_act
        if s.at[self.pieces.roads + p]:
            self.pieces.touched.offer_common(s, p, self.pieces.paths, p, self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.pieces.lay(s, s.to_act, path)


class BuildSettlement(Act):
    """Brick, wood, wool and grain: a settlement on a site that an own road reaches.  (B-07, B-52, B-54)"""

    def __init__(self, pieces: Pieces, purse: Purse) -> None:
        super().__init__("build_settlement", Part("intersection", pieces.topo.n_nodes))
        self.pieces = pieces
        self.purse = purse
        self.cost = purse.price(brick=1, wood=1, wool=1, grain=1)
        self.needs = purse.needs(self.name, self.cost)

    def legal(self, s: State, out: Moves) -> None:
        p = s.to_act
        if s.at[self.pieces.settlements + p]:
            self.pieces.reached.offer_common(s, p, self.pieces.sites, p, self.first, out)

    def apply(self, s: State, node: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.pieces.settle(s, s.to_act, node)


class BuildCity(Act):
    """Three ore and two grain: a city in place of an own settlement.  (B-07, B-53, B-54)"""

    def __init__(self, pieces: Pieces, purse: Purse) -> None:
        super().__init__("build_city", Part("intersection", pieces.topo.n_nodes))
        self.pieces = pieces
        self.purse = purse
        self.cost = purse.price(ore=3, grain=2)
        self.needs = purse.needs(self.name, self.cost)

    def legal(self, s: State, out: Moves) -> None:
        p = s.to_act
        if s.at[self.pieces.greater + p]:
            self.pieces.growing.offer(s, p, self.first, out)

    def apply(self, s: State, node: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.pieces.upgrade(s, s.to_act, node)
