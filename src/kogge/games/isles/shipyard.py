"""Building ships, harbour settlements, settlers and crews."""

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.sets import EVERYONE
from kogge.engine.state import State
from kogge.engine.topology import NOWHERE
from kogge.games.isles.cargo import CREW, HOLD_WORDS, HOLDS, SETTLER, SHIP_WORDS
from kogge.games.isles.fleet import Fleet
from kogge.games.isles.sea import Sea
from kogge.modules.musters import FormPiece, Muster, PlacePiece, ReformPiece
from kogge.modules.pieces import Pieces
from kogge.modules.purse import Price, Purse
from kogge.modules.turn import Turn


class BuildHarbourSettlement(Act):
    """Two grain and two ore: a harbour settlement in place of an own settlement on a coast.  (E-05, E-36)"""

    def __init__(self, pieces: Pieces, purse: Purse, sea: Sea) -> None:
        super().__init__("build_harbour_settlement", Part("intersection", pieces.topo.n_nodes))
        self.pieces = pieces
        self.purse = purse
        self.sea = sea
        self.cost = purse.price(grain=2, ore=2)
        self.needs = purse.needs(self.name, self.cost)

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.pieces.greater + s.to_act]:
            self.pieces.growing.offer_common(s, s.to_act, self.sea.coast, EVERYONE, self.first, out)

    def apply(self, s: State, node: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.pieces.upgrade(s, s.to_act, node)


class Slipway(Muster):
    """What a ship costs, and where one that is paid for goes into the water.  (E-05, E-31, E-32)"""

    def __init__(self, layout: Layout, fleet: Fleet, purse: Purse, turn: Turn) -> None:
        super().__init__(layout, purse, turn, purse.price(wood=1, wool=1), fleet.left, again="relaunch_ship")
        self.fleet = fleet
        layout.matter("ships_left", self.again)

    def offer(self, s: State, first: int, out: Moves) -> None:
        """Every route at an own harbour settlement that takes a new ship."""
        route = self.fleet.next_berth(s, s.to_act, NOWHERE)
        while route != NOWHERE:
            out.add(first + route)
            route = self.fleet.next_berth(s, s.to_act, route)

    def has_room(self, s: State) -> bool:
        return self.fleet.next_berth(s, s.to_act, NOWHERE) != NOWHERE

    def leaves_room(self, s: State, i: int) -> bool:
        if self.fleet.port_of(s, s.to_act, i) == NOWHERE:
            return False
        return self.fleet.sea.is_lit(s, self.fleet.where(s, s.to_act, i))

    def put(self, s: State, route: int) -> None:
        self.fleet.launch(s, s.to_act, route)

    def take_off(self, s: State, i: int) -> None:
        self.fleet.remove(s, s.to_act, i)


class BuildShip(FormPiece):
    """Wood and wool: a ship on a route at an own harbour settlement.  (E-05, E-31)"""

    def __init__(self, slipway: Slipway) -> None:
        super().__init__("build_ship", Part("path", slipway.fleet.topo.n_edges), slipway)


class RebuildShip(ReformPiece):
    """With all ships on the board one may be taken off, with its cargo, and built again.  (E-32)"""

    def __init__(self, slipway: Slipway) -> None:
        super().__init__("rebuild_ship", Part("ship", SHIP_WORDS), slipway)


class RelaunchShip(PlacePiece):
    """The ship that was taken off comes into the water again.  (E-32)"""

    def __init__(self, slipway: Slipway) -> None:
        super().__init__("relaunch_ship", Part("path", slipway.fleet.topo.n_edges), slipway)


class BuildCargo(Act):
    """A piece comes from the supply into a basin, or a ship beside one, that has room for it.  (E-33, E-34)"""

    def __init__(self, name: str, piece: int, supply: int, fleet: Fleet, purse: Purse, cost: Price) -> None:
        super().__init__(name, Part("hold", HOLD_WORDS))
        self.piece = piece
        self.fleet = fleet
        self.cargo = fleet.cargo
        self.purse = purse
        self.cost = cost
        self.needs = [*purse.needs(self.name, cost), Need(supply)]

    def legal(self, s: State, out: Moves) -> None:
        p = s.to_act
        for hold in range(HOLDS):
            if self.cargo.has_room(s, p, hold, self.piece) and self.fleet.is_at_harbour(s, p, hold):
                out.add(self.first + hold)

    def apply(self, s: State, hold: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.cargo.fetch(s, s.to_act, self.piece)
        self.cargo.put(s, s.to_act, hold, self.piece)


def build_settler(fleet: Fleet, purse: Purse) -> BuildCargo:
    """The price of a settlement: a settler, which takes a whole hold.  (E-05, E-33)"""
    cost = purse.price(brick=1, wood=1, wool=1, grain=1)
    return BuildCargo("build_settler", SETTLER, fleet.cargo.settlers, fleet, purse, cost)


def build_crew(fleet: Fleet, purse: Purse) -> BuildCargo:
    """Ore and wool: a crew.  (E-05, E-34)"""
    return BuildCargo("build_crew", CREW, fleet.cargo.crews, fleet, purse, purse.price(ore=1, wool=1))
