"""Forming caravans, and forming them anew."""

from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.sets import EVERYONE
from kogge.engine.state import State
from kogge.games.europe.caravans import CARAVAN_WORDS, Caravans
from kogge.games.europe.tolls import RouteTolls
from kogge.modules.musters import FormPiece, Muster, PlacePiece, ReformPiece
from kogge.modules.purse import Purse
from kogge.modules.turn import Turn


class Forming(Muster):
    """What a caravan costs, and the place of one that is formed anew.  (M-40, M-44)"""

    def __init__(self, layout: Layout, caravans: Caravans, tolls: RouteTolls, purse: Purse, turn: Turn) -> None:
        cost = purse.price(ore=1, wood=1, salt=1)
        super().__init__(layout, purse, turn, cost, caravans.left, again="place_caravan")
        self.caravans = caravans
        self.tolls = tolls
        self.gates = caravans.net.gates
        layout.matter("caravans_left", self.again)

    def offer(self, s: State, first: int, out: Moves) -> None:
        """Every own route at an own kontor with room beside it.  (M-44, R26)"""
        self.caravans.roomy.offer_common(s, EVERYONE, self.gates, s.to_act, first, out)

    def has_room(self, s: State) -> bool:
        return self.caravans.roomy.meets(s, EVERYONE, self.gates, s.to_act)

    def leaves_room(self, s: State, i: int) -> bool:
        return self.gates.has(s, s.to_act, self.caravans.where(s, s.to_act, i))

    def put(self, s: State, path: int) -> None:
        self.caravans.put(s, s.to_act, path)

    def take_off(self, s: State, i: int) -> None:
        self.caravans.remove(s, s.to_act, i)
        self.tolls.forget(s, i)


class FormCaravan(FormPiece):
    """Ore, wood and salt: a caravan beside an own route that touches an own kontor.  (M-40, M-44)"""

    def __init__(self, forming: Forming) -> None:
        super().__init__("form_caravan", Part("path", forming.caravans.topo.n_edges), forming)


class ReformCaravan(ReformPiece):
    """With both caravans on the board one is taken off, to be formed anew at the full price.  (M-44)"""

    def __init__(self, forming: Forming) -> None:
        super().__init__("reform_caravan", Part("caravan", CARAVAN_WORDS), forming)


class PlaceCaravan(PlacePiece):
    """The caravan that is formed anew comes to an own route at an own kontor.  (M-44)"""

    def __init__(self, forming: Forming) -> None:
        super().__init__("place_caravan", Part("path", forming.caravans.topo.n_edges), forming)
