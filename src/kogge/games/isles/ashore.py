"""Crews ashore: at pirate lairs and in spice villages."""

from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import State
from kogge.games.isles.cargo import CREW, SHIPS, Cargo
from kogge.games.isles.fleet import NOWHERE, Fleet
from kogge.games.isles.ground import Ground
from kogge.modules.gold import Gold
from kogge.modules.terrain import Terrain
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
        self.crews = layout.field("crews_ashore", ground.topo.n_hexes, layout.players)
        self.waiting = layout.field("crews_waiting", layout.players, seen_by=WORKING)  # on freed rivers

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

    def carries_crew(self, s: State, p: int, i: int) -> bool:
        return i < SHIPS and self.cargo.has(s, p, i, CREW)

    def beside(self, s: State, p: int, i: int, k: int) -> int:
        """The hexes that the tips of a ship touch, one for each ``k`` below 4; ``NOWHERE`` where there is none."""
        route = self.fleet.where(s, p, i)
        return NOWHERE if route == NOWHERE else self.fleet.sea.around.at[route][k]
