"""Forming caravans, and forming them anew."""

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.sets import EVERYONE
from kogge.engine.state import State
from kogge.games.europe.caravans import CARAVAN_WORDS, CARAVANS, Caravans
from kogge.games.europe.tolls import RouteTolls
from kogge.modules.purse import Purse
from kogge.modules.turn import Turn


class Forming:
    """What a caravan costs, and the place of one that is formed anew.  (M-40, M-44)"""

    def __init__(self, layout: Layout, caravans: Caravans, tolls: RouteTolls, purse: Purse, turn: Turn) -> None:
        self.caravans = caravans
        self.tolls = tolls
        self.gates = caravans.net.gates
        self.purse = purse
        self.turn = turn
        self.cost = purse.price(ore=1, wood=1, salt=1)
        self.again: Step = layout.step("place_caravan")
        layout.matter("caravans_left", self.again)

    def offer(self, s: State, first: int, out: Moves) -> None:
        """Every own route at an own kontor with room beside it.  (M-44, R26)"""
        self.caravans.roomy.offer_common(s, EVERYONE, self.gates, s.to_act, first, out)


class FormCaravan(Act):
    """Ore, wood and salt: a caravan beside an own route that touches an own kontor.  (M-40, M-44)"""

    def __init__(self, forming: Forming) -> None:
        super().__init__("form_caravan", Part("path", forming.caravans.topo.n_edges))
        self.forming = forming
        self.needs = [*forming.purse.needs(self.name, forming.cost), Need(forming.caravans.left)]

    def legal(self, s: State, out: Moves) -> None:
        self.forming.offer(s, self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.forming.purse.pay(s, s.to_act, self.forming.cost)
        self.forming.caravans.put(s, s.to_act, path)


class ReformCaravan(Act):
    """With both caravans on the board one is taken off, to be formed anew at the full price.  (M-44)"""

    def __init__(self, forming: Forming) -> None:
        super().__init__("reform_caravan", Part("caravan", CARAVAN_WORDS))
        self.forming = forming
        self.caravans = forming.caravans
        self.needs = [*forming.purse.needs(self.name, forming.cost), Need(forming.caravans.left, 0, most=0)]

    def legal(self, s: State, out: Moves) -> None:
        room = 1 if self.caravans.roomy.meets(s, EVERYONE, self.forming.gates, s.to_act) else 0
        for i in range(CARAVANS):
            if room or self.forming.gates.has(s, s.to_act, self.caravans.where(s, s.to_act, i)):
                out.add(self.first + i)

    def apply(self, s: State, i: int) -> None:
        self.forming.purse.pay(s, s.to_act, self.forming.cost)
        self.caravans.remove(s, s.to_act, i)
        self.forming.tolls.forget(s, i)
        self.forming.turn.interrupt(s, self.forming.again)


class PlaceCaravan(Act):
    """The caravan that is formed anew comes to an own route at an own kontor.  (M-44)"""

    def __init__(self, forming: Forming) -> None:
        super().__init__("place_caravan", Part("path", forming.caravans.topo.n_edges))
        self.forming = forming

    def legal(self, s: State, out: Moves) -> None:
        self.forming.offer(s, self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.forming.caravans.put(s, s.to_act, path)
        self.forming.turn.resume(s)
