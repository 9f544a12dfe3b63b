"""Loading, unloading, throwing out, and going ashore to settle."""

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.engine.topology import NOWHERE
from kogge.games.isles.cargo import (
    A_SETTLER,
    HOLD_WORDS,
    HOLDS,
    LOAD_KINDS,
    LOADS,
    NO_LOAD,
    PIECE_KINDS,
    PIECES,
    SETTLER,
    SHIP_WORDS,
    SHIPS,
    Cargo,
)
from kogge.games.isles.fleet import Fleet
from kogge.games.isles.voyages import Voyages
from kogge.modules.pieces import Pieces


class Stow(Act):
    """Ship and harbour settlement share out what they hold: the ship's load from now on is chosen.  (E-45)

    One act for loading, unloading and swapping: what counts is that both sides can hold what they get.
    """

    def __init__(self, fleet: Fleet, cargo: Cargo) -> None:
        super().__init__("stow", Part("ship", SHIP_WORDS), Part("load", LOADS))
        self.fleet = fleet
        self.cargo = cargo
        self.needs = [Need(cargo.loaded), Need(fleet.in_port)]

    def legal(self, s: State, out: Moves) -> None:
        for i in range(SHIPS):
            port = self.fleet.port_of(s, s.to_act, i)
            if port != NOWHERE:
                now = self.cargo.of(s, s.to_act, i)
                both = (now * LOAD_KINDS + self.cargo.of(s, s.to_act, SHIPS + port)) * LOAD_KINDS
                for load in range(LOAD_KINDS):
                    if load != now and self.cargo.rest.at[both + load] != NO_LOAD:
                        out.add(self.first + i * LOAD_KINDS + load)

    def apply(self, s: State, arg: int) -> None:
        p = s.to_act
        i = arg // LOAD_KINDS
        basin = SHIPS + self.fleet.port_of(s, p, i)
        both = (self.cargo.of(s, p, i) * LOAD_KINDS + self.cargo.of(s, p, basin)) * LOAD_KINDS
        self.cargo.stow(s, p, i, arg % LOAD_KINDS)
        self.cargo.stow(s, p, basin, self.cargo.rest.at[both + arg % LOAD_KINDS])


class Jettison(Act):
    """A piece of cargo goes back to its supply.  (E-44, ruling 16)"""

    def __init__(self, cargo: Cargo) -> None:
        super().__init__("jettison", Part("hold", HOLD_WORDS), Part("piece", PIECES))
        self.cargo = cargo
        self.needs = [Need(cargo.loaded)]

    def legal(self, s: State, out: Moves) -> None:
        for hold in range(HOLDS):
            if self.cargo.of(s, s.to_act, hold):
                for piece in range(PIECE_KINDS):
                    out.add_if(self.first + hold * PIECE_KINDS + piece, self.cargo.has(s, s.to_act, hold, piece))

    def apply(self, s: State, arg: int) -> None:
        self.cargo.take(s, s.to_act, arg // PIECE_KINDS, arg % PIECE_KINDS)
        self.cargo.give_back(s, s.to_act, arg % PIECE_KINDS)


class LandSettler(Act):
    """A settler ship becomes a settlement at one of its tips, and goes back to the supply.  (E-39, E-48)

    So begins whoever has nothing in a region yet: no own road leads there. (E-37)
    """

    def __init__(self, voyages: Voyages, cargo: Cargo, pieces: Pieces) -> None:
        nodes = pieces.topo.n_nodes
        super().__init__("land_settler", Part("ship", SHIP_WORDS), Part("intersection", nodes))
        self.voyages = voyages
        self.fleet = voyages.fleet
        self.cargo = cargo
        self.pieces = pieces
        self.nodes = nodes
        self.needs = [Need(cargo.aboard + SETTLER, stride=PIECE_KINDS)]

    def legal(self, s: State, out: Moves) -> None:
        p = s.to_act
        if s.at[self.pieces.settlements + p] == 0:
            return
        for i in range(SHIPS):
            if self.cargo.of(s, p, i) == A_SETTLER and s.at[self.voyages.crowded] != i:
                for k in range(2):
                    node = self.fleet.topo.edge_nodes.at[self.fleet.where(s, p, i)][k]
                    if self.pieces.sites.has(s, p, node):
                        out.add(self.first + i * self.nodes + node)

    def apply(self, s: State, arg: int) -> None:
        self.fleet.remove(s, s.to_act, arg // self.nodes)
        self.voyages.make_ready(s)
        self.voyages.make_room(s)
        self.pieces.settle(s, s.to_act, arg % self.nodes)
