"""Ships and harbour settlements: where they are."""

from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import State
from kogge.games.isles.cargo import BASINS, SETTLER, SHIPS, Cargo
from kogge.games.isles.sea import CHART, Sea
from kogge.modules.watcher import Watcher

NOWHERE = -1
ROOM = 2  # for ships on a route


class Fleet(Watcher):
    """Three ships for each player, two of any players on a route.  (E-01, E-43)"""

    def __init__(self, layout: Layout, sea: Sea, cargo: Cargo) -> None:
        self.sea = sea
        self.topo = sea.topo
        self.cargo = cargo
        self.ship = layout.field("ship", layout.players, SHIPS, fill=NOWHERE)
        self.left = layout.field("ships_left", layout.players, fill=SHIPS)
        self.harbour = layout.field("harbour", layout.players, BASINS, fill=NOWHERE)  # in the order of building
        self.on_route = layout.field("ships_on_route", sea.topo.n_edges, seen_by=WORKING)

    def upgraded(self, s: State, p: int, node: int) -> None:
        """A new harbour settlement has an empty basin."""
        for b in range(BASINS):
            if s.at[self.harbour + p * BASINS + b] == NOWHERE:
                s.at[self.harbour + p * BASINS + b] = node
                return

    def where(self, s: State, p: int, i: int) -> int:
        """The route of a ship, or ``NOWHERE``."""
        return s.at[self.ship + p * SHIPS + i]

    def launch(self, s: State, p: int, route: int) -> int:
        """A ship comes from the supply; which one is it?"""
        s.at[self.left + p] -= 1
        s.at[self.on_route + route] += 1
        for i in range(SHIPS):
            if s.at[self.ship + p * SHIPS + i] == NOWHERE:
                s.at[self.ship + p * SHIPS + i] = route
                return i
        return NOWHERE

    def launch_settler(self, s: State, p: int, route: int) -> None:
        """A ship comes from the supply with a settler aboard.  (E-10, E-13)"""
        s.at[self.cargo.settlers + p] -= 1
        self.cargo.put(s, p, self.launch(s, p, route), SETTLER)

    def move(self, s: State, p: int, i: int, route: int) -> None:
        s.at[self.on_route + s.at[self.ship + p * SHIPS + i]] -= 1
        s.at[self.on_route + route] += 1
        s.at[self.ship + p * SHIPS + i] = route

    def remove(self, s: State, p: int, i: int) -> None:
        """The ship goes back to the supply, and its cargo with it."""
        self.cargo.clear(s, p, i)
        s.at[self.on_route + s.at[self.ship + p * SHIPS + i]] -= 1
        s.at[self.ship + p * SHIPS + i] = NOWHERE
        s.at[self.left + p] += 1

    def port_of(self, s: State, p: int, i: int) -> int:
        """The number of the own harbour settlement at a tip of the ship, or ``NOWHERE``.  (E-45)"""
        route = s.at[self.ship + p * SHIPS + i]
        if route != NOWHERE:
            for b in range(BASINS):
                node = s.at[self.harbour + p * BASINS + b]
                if node != NOWHERE and self.ends_at(route, node):
                    return b
        return NOWHERE

    def ends_at(self, route: int, node: int) -> bool:
        return self.topo.edge_nodes.at[route][0] == node or self.topo.edge_nodes.at[route][1] == node

    def is_at_harbour(self, s: State, p: int, hold: int) -> bool:
        """Is this hold a basin, or that of a ship beside one?  Only there cargo is built.  (E-33, E-34)"""
        if hold >= SHIPS:
            return s.at[self.harbour + p * BASINS + hold - SHIPS] != NOWHERE
        return self.port_of(s, p, hold) != NOWHERE

    def may_launch(self, s: State, route: int) -> bool:
        """Is there room for a new ship, and nothing unexplored at its tips?  (E-31)"""
        return self.sea.routes.has(s, CHART, route) and s.at[self.on_route + route] < ROOM and self.is_lit(s, route)

    def is_lit(self, s: State, route: int) -> bool:
        """Is everything explored at the tips of a ship on this route?"""
        for k in range(2):
            if self.sea.dark.has(s, CHART, self.topo.edge_nodes.at[route][k]):
                return False
        return True

    def has_berth(self, s: State, p: int) -> bool:
        """Is there a place for a new ship of ``p``?"""
        for b in range(BASINS):
            node = s.at[self.harbour + p * BASINS + b]
            if node != NOWHERE:
                for k in range(self.topo.degree.at[node]):
                    if self.may_launch(s, self.topo.node_edges.at[node][k]):
                        return True
        return False

    def on_side(self, s: State, p: int, h: int) -> bool:
        """Has ``p`` a ship on one of the hex's sides?"""
        for i in range(SHIPS):
            route = s.at[self.ship + p * SHIPS + i]
            if route != NOWHERE and self.is_side(route, h):
                return True
        return False

    def is_side(self, route: int, h: int) -> bool:
        return self.topo.edge_hexes.at[route][0] == h or self.topo.edge_hexes.at[route][1] == h
