"""Ships and harbour settlements: where they are."""

from functools import partial

from kogge.engine.doors import door
from kogge.engine.fields import CHANGE, COUNT, HEX, INTERSECTION, PATH, SEAT, one, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.sets import Sets
from kogge.engine.state import State
from kogge.engine.topology import NOWHERE
from kogge.games.isles.cargo import BASIN, BASINS, EMPTY, HOLD, HOLD_WORDS, HOLDS, SETTLER, SHIP, SHIPS, Cargo
from kogge.games.isles.events import SHIP_LAUNCHED, SHIP_REMOVED, SHIP_SAILED
from kogge.games.isles.sea import CLOSED, Sea
from kogge.modules.facts import Supply
from kogge.modules.pieces import GREATER
from kogge.modules.watcher import Watcher

ROOM = 2  # for ships on a route
CAME = 1  # a pirate or a shoal that is in sight
WENT = -1


class Fleet(Watcher):
    """Three ships for each player, two of any players on a route.  (E-01, E-43)"""

    def __init__(self, layout: Layout, sea: Sea, cargo: Cargo) -> None:
        self.sea = sea
        self.topo = sea.topo
        self.cargo = cargo
        self.players: int = layout.players
        ships = up_to(SHIPS)
        self.ship = layout.field(
            "ship", (SEAT, SHIP), one(PATH, none="in supply"), fill=NOWHERE, meaning="route on which the ship is"
        )
        self.left = layout.field("ships_left", per=SEAT, holds=ships, fill=SHIPS, meaning="ships in supply")
        self.harbour = layout.field(
            "harbour",
            per=(SEAT, BASIN),
            holds=one(INTERSECTION, none="not built"),
            fill=NOWHERE,
            meaning="harbour settlements in the order of building",
        )
        self.basin_at = layout.field(
            "basin_at", INTERSECTION, up_to(BASINS), seen_by=WORKING, meaning="its owner's number of it, from 1"
        )
        self.berths = Sets(layout, "harbour_routes", SEAT, PATH, "routes at the seat's harbour settlements")
        self.port = layout.field(
            "ship_port",
            per=(SEAT, SHIP),
            holds=one(BASIN, none="at sea"),
            fill=NOWHERE,
            seen_by=WORKING,
            meaning="own harbour settlement at which it lies",
        )
        self.in_port = layout.field("ships_in_port", SEAT, ships, seen_by=WORKING, meaning="how many lie at one")
        self.sights = layout.field(
            "sights", per=PATH, holds=COUNT, seen_by=WORKING, meaning="pirates and shoals at each end of the route"
        )
        self.in_sight = layout.field(
            "sights_touched", per=SEAT, holds=COUNT, seen_by=WORKING, meaning="those at all ships together"
        )
        self.traffic = sea.traffic
        layout.renew(partial(self.renew, layout))
        layout.tell(Supply("ship", SHIPS, "ships_left"))

    def renew(self, layout: Layout, s: State) -> str:
        """Basins, ships on routes and ships in port are counted anew; pirates and shoals are sighted by chapters."""
        s.blot(self.basin_at, self.basin_at + self.topo.n_nodes, 0)
        s.blot(self.port, self.port + self.players * SHIPS, NOWHERE)
        s.blot(self.in_port, self.in_port + self.players, 0)
        s.blot(self.sights, self.sights + self.topo.n_edges, 0)
        s.blot(self.in_sight, self.in_sight + self.players, 0)
        for p in range(self.players):
            if wrong := misplaced(self, layout, s, p):
                return wrong
            basins = s.cells(self.harbour + p * BASINS, self.harbour + (p + 1) * BASINS)
            built = basins[: BASINS - basins.count(NOWHERE)]
            for b, node in enumerate(built):
                s[self.basin_at + node] = b + 1
            self.berths.become(s, p, [path for node in built for path in self.topo.node_edges[node]])
            for i in range(SHIPS):
                if self.where(s, p, i) != NOWHERE:
                    s[self.traffic + self.where(s, p, i)] += 1
                self.moor(s, p, i)
        return ""

    def upgraded(self, s: State, p: int, node: int) -> None:
        """A new harbour settlement has an empty basin."""
        for b in range(BASINS):
            if s.at[self.harbour + p * BASINS + b] == NOWHERE:
                s.at[self.harbour + p * BASINS + b] = node
                s.at[self.basin_at + node] = b + 1
                break
        for k in range(self.topo.degree.at[node]):
            self.berths.add(s, p, self.topo.node_edges.at[node][k])
        for i in range(SHIPS):
            self.moor(s, p, i)

    @door(SEAT, SHIP)
    def where(self, s: State, p: int, i: int) -> int:
        """The route of a ship, or ``NOWHERE``."""
        return s.at[self.ship + p * SHIPS + i]

    @door(SEAT, PATH)
    def launch(self, s: State, p: int, route: int) -> int:
        """A ship comes from the supply; which one is it?"""
        s.at[self.left + p] -= 1
        s.at[self.traffic + route] += 1
        i = 0
        while i < SHIPS - 1 and s.at[self.ship + p * SHIPS + i] != NOWHERE:
            i += 1
        s.at[self.ship + p * SHIPS + i] = route
        s.at[self.in_sight + p] += s.at[self.sights + route]
        s.tell(SHIP_LAUNCHED, p, i, route)
        self.moor(s, p, i)
        return i

    @door(SEAT, PATH)
    def launch_settler(self, s: State, p: int, route: int) -> None:
        """A ship comes from the supply with a settler aboard.  (E-10, E-13)"""
        self.cargo.fetch(s, p, SETTLER)
        self.cargo.put(s, p, self.launch(s, p, route), SETTLER)

    def move(self, s: State, p: int, i: int, route: int) -> None:
        here = s.at[self.ship + p * SHIPS + i]
        s.tell(SHIP_SAILED, p, i, route, here)
        s.at[self.traffic + here] -= 1
        s.at[self.traffic + route] += 1
        s.at[self.in_sight + p] += s.at[self.sights + route] - s.at[self.sights + here]
        s.at[self.ship + p * SHIPS + i] = route
        self.moor(s, p, i)

    def remove(self, s: State, p: int, i: int) -> None:
        """The ship goes back to the supply, and its cargo with it."""
        self.cargo.clear(s, p, i)
        here = s.at[self.ship + p * SHIPS + i]
        s.at[self.traffic + here] -= 1
        s.at[self.in_sight + p] -= s.at[self.sights + here]
        s.at[self.ship + p * SHIPS + i] = NOWHERE
        s.tell(SHIP_REMOVED, p, i, here)
        self.moor(s, p, i)
        s.at[self.left + p] += 1

    def moor(self, s: State, p: int, i: int) -> None:
        """Note which own harbour settlement is at a tip of the ship now, if any."""
        if s.at[self.port + p * SHIPS + i] != NOWHERE:
            s.at[self.port + p * SHIPS + i] = NOWHERE
            s.at[self.in_port + p] -= 1
        route = s.at[self.ship + p * SHIPS + i]
        if route != NOWHERE and self.berths.has(s, p, route):
            # one end of it is the own harbour settlement; homes keep their distance, so the other has none
            basin = s.at[self.basin_at + self.topo.edge_nodes.at[route][0]]
            basin += s.at[self.basin_at + self.topo.edge_nodes.at[route][1]]
            s.at[self.port + p * SHIPS + i] = basin - 1
            s.at[self.in_port + p] += 1

    @door(HEX, CHANGE)
    def sight(self, s: State, h: int, n: int) -> None:
        """A pirate or a shoal ``CAME`` to the hex or ``WENT`` from it: note it on all routes that touch it."""
        for k in range(6):
            node = self.topo.hex_nodes.at[h][k]
            for j in range(self.topo.degree.at[node]):
                s.at[self.sights + self.topo.node_edges.at[node][j]] += n
        for p in range(self.players):
            s.at[self.in_sight + p] = 0
            for i in range(SHIPS):
                route = s.at[self.ship + p * SHIPS + i]
                if route != NOWHERE:
                    s.at[self.in_sight + p] += s.at[self.sights + route]

    def port_of(self, s: State, p: int, i: int) -> int:
        """The number of the own harbour settlement at a tip of the ship, or ``NOWHERE``.  (E-45)"""
        return s.at[self.port + p * SHIPS + i]

    def ends_at(self, route: int, node: int) -> bool:
        return self.topo.edge_nodes.at[route][0] == node or self.topo.edge_nodes.at[route][1] == node

    @door(SEAT, HOLD)
    def is_at_harbour(self, s: State, p: int, hold: int) -> bool:
        """Is this hold a basin, or that of a ship beside one?  Only there cargo is built.  (E-33, E-34)"""
        if hold >= SHIPS:
            return s.at[self.harbour + p * BASINS + hold - SHIPS] != NOWHERE
        return self.port_of(s, p, hold) != NOWHERE

    def may_launch(self, s: State, route: int) -> bool:
        """Is there room for a new ship, and nothing unexplored at its tips?  (E-31)"""
        return s.at[self.traffic + route] < ROOM and self.sea.is_lit(s, route)

    def next_berth(self, s: State, p: int, after: int) -> int:
        """The next route, after this one, at a harbour settlement of ``p`` that takes a new ship, or ``NOWHERE``."""
        route = self.berths.after(s, p, after)
        while route != NOWHERE and not self.may_launch(s, route):
            route = self.berths.after(s, p, route)
        return route

    def on_side(self, s: State, p: int, h: int) -> bool:
        """Has ``p`` a ship on one of the hex's sides?"""
        for i in range(SHIPS):
            route = s.at[self.ship + p * SHIPS + i]
            if route != NOWHERE and self.is_side(route, h):
                return True
        return False

    def is_side(self, route: int, h: int) -> bool:
        return self.topo.edge_hexes.at[route][0] == h or self.topo.edge_hexes.at[route][1] == h


def misplaced(fleet: Fleet, layout: Layout, s: State, p: int) -> str:
    """What can't be of a player's ships and harbour settlements: where they are, and what they carry."""
    homes, kinds = layout.find("home"), layout.find("home_kind")
    owned = [s[homes.start + node] == p and s[kinds.start + node] == GREATER for node in range(homes.rows)]
    wanted = [node for node, is_harbour in enumerate(owned) if is_harbour]
    basins = s.cells(fleet.harbour + p * BASINS, fleet.harbour + (p + 1) * BASINS)
    built = basins[: len(wanted)]
    if sorted(built) != wanted or any(node != NOWHERE for node in basins[len(wanted) :]):
        return f"seat {p} has harbour settlements at {wanted}, and harbour says {basins}"
    ships = s.cells(fleet.ship + p * SHIPS, fleet.ship + (p + 1) * SHIPS)
    for i, route in enumerate(ships):
        if route != NOWHERE and s[fleet.traffic + route] == CLOSED:
            return f"ship {i + 1} of seat {p} is on path {route}, which is no route"
    loads = s.cells(fleet.cargo.load + p * HOLDS, fleet.cargo.load + (p + 1) * HOLDS)
    for hold, (place, load) in enumerate(zip([*ships, *basins], loads, strict=True)):
        if place == NOWHERE and load != EMPTY:
            return f"seat {p} has cargo in {HOLD_WORDS[hold]}, which is not on the board"
    return ""
