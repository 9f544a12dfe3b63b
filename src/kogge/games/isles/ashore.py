"""Crews ashore, wherever a chapter lets them land."""

from functools import partial

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import HEX, SEAT, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.engine.topology import NOWHERE
from kogge.games.isles.cargo import SHIP_WORDS, SHIPS, Cargo
from kogge.games.isles.fleet import Fleet
from kogge.games.isles.ground import Ground
from kogge.modules.gold import Gold
from kogge.modules.terrain import NO_HEX, Terrain
from kogge.modules.turn import Turn


class Ashore:
    """The crews of each player on each hex, and what they need to get there and back.  (E-57, E-72, E-91)"""

    def __init__(self, layout: Layout, fleet: Fleet, cargo: Cargo, ground: Ground, gold: Gold, turn: Turn) -> None:
        self.fleet = fleet
        self.cargo = cargo
        self.ground = ground
        self.gold = gold
        self.turn = turn
        self.terrain: Terrain = ground.terrain
        self.players: int = layout.players
        crews = up_to(layout.fields["crews_left"].high)
        self.crews = layout.field("crews_ashore", per=(HEX, SEAT), holds=crews, meaning="crews that have landed")
        self.waiting = layout.field(
            "crews_waiting", per=SEAT, holds=crews, seen_by=WORKING, meaning="crews on freed rivers"
        )
        layout.renew(self.renew)
        layout.use("crews_left", partial(landed, self))

    def renew(self, s: State) -> str:
        """Crews wait on freed rivers, if there are any."""
        for p in range(self.players):
            s[self.waiting + p] = 0
        return ""

    @door(HEX, SEAT)
    def of(self, s: State, h: int, p: int) -> int:
        """How many crews has ``p`` on the hex?"""
        return s.at[self.crews + h * self.players + p]

    def on(self, s: State, h: int) -> int:
        """How many crews are on the hex?"""
        crews = 0
        for p in range(self.players):
            crews += s.at[self.crews + h * self.players + p]
        return crews

    def add(self, s: State, h: int, p: int, n: int) -> None:
        s.at[self.crews + h * self.players + p] += n


def landed(ashore: Ashore, s: State) -> list[int]:
    """How many crews of each player are ashore?"""
    crews = s.cells(ashore.crews, ashore.crews + ashore.players * ashore.terrain.topo.n_hexes)
    return [sum(crews[p :: ashore.players]) for p in range(ashore.players)]


class ShoreAct(Act):
    """What a ship does at a hex that one of its tips touches."""

    def __init__(self, name: str, ashore: Ashore) -> None:
        hexes = ashore.ground.topo.n_hexes
        super().__init__(name, Part("ship", SHIP_WORDS), Part("hex", hexes))
        self.ashore = ashore
        self.hexes = hexes
        self.around = ashore.fleet.sea.around

    def is_open(self, s: State, i: int, h: int) -> bool:
        """May the ship do it at this hex?"""
        return False

    def legal(self, s: State, out: Moves) -> None:
        for i in range(SHIPS):
            route = self.ashore.fleet.where(s, s.to_act, i)
            if route == NOWHERE:
                continue
            for k in range(4):
                h = self.around.at[route][k]
                if h != NO_HEX and self.is_open(s, i, h):
                    out.add(self.first + i * self.hexes + h)
