"""Kontors, and the goods that wait under them."""

from collections.abc import Sequence
from functools import partial

from kogge.engine.act import Need
from kogge.engine.doors import door
from kogge.engine.fields import COLOR_OR_NOBODY, INTERSECTION, SEAT, YES_NO, up_to
from kogge.engine.layout import Layout
from kogge.engine.sets import Sets
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import Row
from kogge.engine.topology import Topology
from kogge.games.europe.events import COAST_PAID, GOODS_DELIVERED, GOODS_UNCOVERED, KONTOR_PLACED
from kogge.modules.events import FROM_DELIVERY, GOLD
from kogge.modules.facts import Supply, Worth
from kogge.modules.gold import Gold
from kogge.modules.score import Score
from kogge.modules.watcher import Watcher

NO_CITY = 0
VIOLET = 1
BROWN = 2


class Kontors:
    """A kontor on a city space; those in the warehouse lie on the goods, all but the first.  (M-03, M-04, M-63)

    The points of a player are the goods that have been delivered. (M-80)
    """

    def __init__(
        self,
        layout: Layout,
        topo: Topology,
        score: Score,
        gold: Gold,
        cities: Sequence[int],
        coast: Sequence[int],
        kontors: int,
    ) -> None:
        self.topo = topo
        self.score = score
        self.gold = gold
        self.players: int = layout.players
        self.city = Row(cities)  # of each intersection: VIOLET, BROWN or NO_CITY
        self.coast = Row(coast)  # gold that is shown at it  (M-64)
        self.owner = layout.field(
            "kontor", per=INTERSECTION, holds=COLOR_OR_NOBODY, fill=NOBODY, meaning="whose kontor stands there"
        )
        self.left = layout.field(
            "kontors_left",
            per=SEAT,
            holds=up_to(kontors),
            fill=kontors,
            meaning="kontors in the warehouse, and before the start those still to be placed",
        )
        self.most_goods = kontors + 1  # that kontors in the warehouse cover, or that are uncovered
        self.uncovered = layout.field(
            "goods_uncovered", SEAT, up_to(self.most_goods), fill=1, meaning="goods that can be delivered now"
        )
        self.taken = layout.field(
            "goods_at", per=INTERSECTION, holds=YES_NO, meaning="whether goods lie under the kontor"
        )
        self.own = Sets(layout, "own_kontors", SEAT, INTERSECTION, "kontors of the seat")
        self.inns = Sets(layout, "inns", SEAT, INTERSECTION, "intersections where a merchant of the seat may stay")
        self.watcher = Watcher()
        layout.renew(self.renew)
        layout.use("kontors_left", partial(kontors_built, self))
        layout.tell(Supply("kontor", kontors, "kontors_left"), Worth("goods", 1))

    def renew(self, s: State) -> str:
        """Merchants may stay at own kontors and where no kontor can be, or one may come; they stand in for it there."""
        nodes = range(self.topo.n_nodes)
        for node in nodes:
            if s[self.owner + node] != NOBODY and self.city[node] == NO_CITY:
                return f"there is a kontor at intersection {node}, which is no city"
            if s[self.taken + node] and s[self.owner + node] == NOBODY:
                return f"goods lie at intersection {node}, where no kontor is"
        for p in range(self.players):
            if s[self.left + p] + s[self.uncovered + p] > self.most_goods:
                return f"seat {p} has more goods than there are, under kontors and uncovered"
            self.own.become(s, p, [node for node in nodes if s[self.owner + node] == p])
            self.inns.become(s, p, [node for node in nodes if self.welcomes(s, p, node)])
        return ""

    def is_empty_city(self, s: State, node: int) -> bool:
        return self.city.at[node] != NO_CITY and s.at[self.owner + node] == NOBODY

    @door(SEAT, INTERSECTION)
    def place(self, s: State, p: int, node: int) -> None:
        """A kontor of ``p`` stands on a city space from now on."""
        s.at[self.owner + node] = p
        s.at[self.left + p] -= 1
        s.tell(KONTOR_PLACED, p, node)
        self.own.add(s, p, node)
        self.close(s, node)
        self.inns.add(s, p, node)
        if s.at[self.left + p] == 0:
            self.close_cities(s, p)
        self.watcher.settled(s, p, node)

    @door(INTERSECTION)
    def place_neutral(self, s: State, node: int) -> None:
        """A kontor of the colour that nobody plays: it only takes goods.  (M-10, M-13)"""
        s.at[self.owner + node] = self.players
        s.tell(KONTOR_PLACED, self.players, node)
        self.close(s, node)
        self.watcher.settled_neutral(s, node)

    def close(self, s: State, node: int) -> None:
        """A merchant can't stay at a kontor, unless it is an own one.  (M-61, R14)"""
        for q in range(self.players):
            self.inns.remove(s, q, node)

    @door(SEAT)
    def close_cities(self, s: State, p: int) -> None:
        """Without a kontor in the warehouse a merchant can't stay on an empty city.  (R17)"""
        for node in range(self.topo.n_nodes):
            if self.is_empty_city(s, node):
                self.inns.remove(s, p, node)

    def welcomes(self, s: State, p: int, node: int) -> bool:
        """May a merchant of ``p`` stay here, if no other stands there?  (M-61, R14, R17)"""
        owner = s.at[self.owner + node]
        if owner == NOBODY:
            return s.at[self.left + p] > 0 or self.city.at[node] == NO_CITY
        return owner == p

    def found(self, s: State, p: int, node: int) -> None:
        """A kontor from the warehouse uncovers a goods token and takes the coast's gold.  (M-62 to M-64)"""
        self.place(s, p, node)
        s.at[self.uncovered + p] += 1
        s.tell(GOODS_UNCOVERED, p)
        if self.coast.at[node]:
            self.gold.add(s, p, self.coast.at[node])
            s.tell(COAST_PAID, p, node, GOLD, self.coast.at[node])

    def in_warehouse(self) -> Need:
        """A merchant is of use only while a kontor is left for it.  (R17)"""
        return Need(self.left)

    def takes_goods(self, s: State, p: int, node: int) -> bool:
        """May ``p`` deliver to this kontor: another's, or a neutral one, that has none yet?  (M-75, M-76)"""
        owner = s.at[self.owner + node]
        return owner != NOBODY and owner != p and s.at[self.taken + node] == 0

    def deliver(self, s: State, p: int, node: int) -> None:
        """A goods token goes under the kontor for the rest of the game.  (M-75, M-76, M-80)"""
        s.at[self.uncovered + p] -= 1
        s.tell(GOODS_DELIVERED, p, node, s.at[self.owner + node])
        s.at[self.taken + node] = 1
        self.score.add(s, p, FROM_DELIVERY, 1)


def kontors_built(kontors: Kontors, s: State) -> list[int]:
    """How many kontors of each player stand on the board?"""
    owners = s.cells(kontors.owner, kontors.owner + kontors.topo.n_nodes)
    return [owners.count(p) for p in range(kontors.players)]
