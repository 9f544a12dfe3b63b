"""How the game begins: the island's terrain, and who founds what where."""

from collections.abc import Sequence
from functools import partial

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import INTERSECTION_OR_NONE, SEAT, Axis, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import Row
from kogge.engine.topology import NOWHERE
from kogge.games.isles.cargo import BASINS
from kogge.games.isles.fleet import Fleet
from kogge.modules.events import HEX_LAID
from kogge.modules.founding import Rounds, StartingCards, due, is_home, out_of_order, too_poor
from kogge.modules.pieces import GREATER, SETTLEMENT, Pieces
from kogge.modules.piles import Draw
from kogge.modules.terrain import DESERT, TERRAINS, Terrain
from kogge.modules.turn import Turn

LAND_KINDS = 5
LAND = Axis.named("terrain", TERRAINS[:LAND_KINDS])


class LayLand(Draw):
    """The next of the island's loose hexes, shuffled under numbers that stay.  (E-14)"""

    def __init__(
        self, layout: Layout, terrain: Terrain, hexes: Sequence[int], supply: Sequence[int], step: Step, then: Step
    ) -> None:
        super().__init__("lay_land", Part("terrain", TERRAINS[:LAND_KINDS]))
        self.terrain = terrain
        self.hexes = Row(hexes)
        self.count = len(hexes)
        self.step = step
        self.then = then
        self.laid = layout.field("laid", holds=up_to(len(hexes)), seen_by=WORKING, meaning="hexes laid so far")
        self.left = layout.field(
            "hexes_left", per=LAND, holds=up_to(len(hexes)), seen_by=WORKING, meaning="hexes still to be laid"
        )
        layout.blank[self.left : self.left + LAND_KINDS] = supply
        layout.renew(partial(self.renew, supply))

    def renew(self, supply: Sequence[int], s: State) -> str:
        """What is laid lies there in the order of laying; the rest is left, and once all is laid nothing is."""
        kinds = [s[self.terrain.kind + self.hexes[k]] for k in range(self.count)]
        s[self.laid] = 0
        s.blot(self.left, self.left + LAND_KINDS, 0)
        if s.step != self.step.id:
            return ""
        laid = next((k for k, kind in enumerate(kinds) if kind == DESERT), self.count)
        left = [n - kinds[:laid].count(kind) for kind, n in enumerate(supply)]
        if kinds[laid:] != [DESERT] * sum(left) or not sum(left) or min(left) < 0:
            return "the hexes of the island can't have been laid so"
        s[self.laid] = laid
        for kind, n in enumerate(left):
            s[self.left + kind] = n
        return ""

    def pile(self, s: State) -> int:
        return self.left

    def apply(self, s: State, kind: int) -> None:
        self.take(s, kind)
        s.at[self.terrain.kind + self.hexes.at[s.at[self.laid]]] = kind
        s.tell(HEX_LAID, NOBODY, self.hexes.at[s.at[self.laid]], kind)
        s.at[self.laid] += 1
        if s.at[self.laid] == self.count:
            s.at[self.laid] = 0
            s.step = self.then.id


class Settling(Rounds):
    """Harbour settlements clockwise, settlements back, then roads and settler ships.  (E-11 to E-13, E-19)

    A game of ``n`` begins with ``n`` harbour settlements, with two players two neutral ones and two neutral
    settlements, then ``n`` settlements and ``n`` times a road and a ship.
    """

    def __init__(
        self, layout: Layout, turn: Turn, pieces: Pieces, fleet: Fleet, cards: StartingCards, circled: Sequence[int]
    ) -> None:
        self.harbour: Step = layout.step("found_harbour_settlement")
        self.settlement: Step = layout.step("found_settlement")
        self.road: Step = layout.step("found_road")
        self.ship: Step = layout.step("found_ship")
        self.neutrals: int = 2 if layout.players == 2 else 0
        there = [k % layout.players for k in range(layout.players + self.neutrals)]
        order = [
            *[(self.harbour, place) for place in there],
            *[(self.settlement, place) for place in reversed(there)],
            *[(self.road, place) for place in range(layout.players)],
        ]
        first = layout.players  # of the neutral ones: the last of the one kind, and the first of the other
        neutral = range(first, first + 2 * self.neutrals)
        super().__init__(layout, turn, "founded", "pieces founded so far", order, neutral)
        self.pieces = pieces
        self.fleet = fleet
        self.cards = cards
        self.circled = Row(circled)
        self.spots = len(circled)
        self.last = layout.field(
            "last_founded", SEAT, INTERSECTION_OR_NONE, fill=NOWHERE, meaning="settlement that was founded"
        )
        layout.opens(self.harbour, self.settlement, self.road, self.ship)
        layout.renew(partial(self.renew, layout))

    def renew(self, layout: Layout, s: State) -> str:
        """Before the first turn everyone has what is still to be founded, and the places for it."""
        if s.step not in layout.openings:
            return ""
        if wrong := out_of_order(self, s, self.road.id if s.step == self.ship.id else s.step):
            return wrong
        homes = 0
        for p in range(self.players):
            harbours, settlements, roads = [
                due(self, s, p, kind) for kind in (self.harbour, self.settlement, self.road)
            ]
            homes += settlements
            if is_short(self, s, p, harbours, settlements, roads):
                return f"seat {p} has too few pieces for what is still to be founded"
            if roads and not settlements and not is_home(self.pieces, s, s[self.last + p], p):
                return f"seat {p} founds a road at the own settlement, and there is none"
            if roads and not harbours and s[self.fleet.harbour + p * BASINS] == NOWHERE:
                return f"seat {p} founds a ship at the own harbour settlement, and there is none"
        return too_poor(self.cards, s, homes)

    def is_neutral(self, s: State) -> bool:
        """Is the piece to be placed now a neutral one?  (E-19)"""
        return self.neutral.at[s.at[self.done]] != 0

    def owner(self, s: State) -> int:
        """Whose is it?  Each of two players has a neutral colour."""
        return s.to_act + self.neutrals if self.is_neutral(s) else s.to_act


def is_short(settling: Settling, s: State, p: int, harbours: int, settlements: int, roads: int) -> bool:
    """Has a player too few pieces to found so many more?  A ship with a settler comes with each road."""
    pieces, fleet = settling.pieces, settling.fleet
    laid = 1 if s.step == settling.ship.id and p == s.to_act else 0
    return (
        s[pieces.greater + p] < harbours
        or s[pieces.settlements + p] < max(settlements, min(1, harbours))
        or s[pieces.roads + p] < roads - laid
        or min(s[fleet.left + p], s[fleet.cargo.settlers + p]) < roads
    )


class FoundHarbourSettlement(Act):
    """A harbour settlement on a free circled intersection.  (E-12)"""

    def __init__(self, settling: Settling) -> None:
        super().__init__("found_harbour_settlement", Part("intersection", settling.pieces.topo.n_nodes))
        self.settling = settling

    def legal(self, s: State, out: Moves) -> None:
        for k in range(self.settling.spots):
            if self.settling.pieces.sites.has(s, s.to_act, self.settling.circled.at[k]):
                out.add(self.first + self.settling.circled.at[k])

    def apply(self, s: State, node: int) -> None:
        if self.settling.is_neutral(s):
            self.settling.pieces.obstruct(s, self.settling.owner(s), node, GREATER)
        else:
            self.settling.pieces.found_greater(s, s.to_act, node)
        self.settling.next(s)


class FoundSettlement(Act):
    """A settlement on any free intersection of the island; it brings the starting cards.  (E-12, E-15)"""

    def __init__(self, settling: Settling) -> None:
        super().__init__("found_settlement", Part("intersection", settling.pieces.topo.n_nodes))
        self.settling = settling

    def legal(self, s: State, out: Moves) -> None:
        self.settling.pieces.sites.offer(s, s.to_act, self.first, out)

    def apply(self, s: State, node: int) -> None:
        if self.settling.is_neutral(s):
            self.settling.pieces.obstruct(s, self.settling.owner(s), node, SETTLEMENT)
        else:
            self.settling.pieces.settle(s, s.to_act, node)
            self.settling.cards.deal(s, s.to_act, node)
            s.at[self.settling.last + s.to_act] = node
        self.settling.next(s)


class FoundRoad(Act):
    """A road at the own settlement.  (E-13)"""

    def __init__(self, settling: Settling) -> None:
        super().__init__("found_road", Part("path", settling.pieces.topo.n_edges))
        self.settling = settling

    def legal(self, s: State, out: Moves) -> None:
        self.settling.pieces.offer_paths(s, s.to_act, s.at[self.settling.last + s.to_act], self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.settling.pieces.lay(s, s.to_act, path)
        s.step = self.settling.ship.id


class FoundShip(Act):
    """A ship with a settler on a route at the own harbour settlement.  (E-13)"""

    def __init__(self, settling: Settling) -> None:
        super().__init__("found_ship", Part("path", settling.pieces.topo.n_edges))
        self.settling = settling
        self.fleet = settling.fleet

    def legal(self, s: State, out: Moves) -> None:
        node = s.at[self.fleet.harbour + s.to_act * BASINS]
        for k in range(self.fleet.topo.degree.at[node]):
            route = self.fleet.topo.node_edges.at[node][k]
            if self.fleet.sea.is_route(s, route):
                out.add(self.first + route)

    def apply(self, s: State, route: int) -> None:
        self.fleet.launch_settler(s, s.to_act, route)
        self.settling.next(s)
