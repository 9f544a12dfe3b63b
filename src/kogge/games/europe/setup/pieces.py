"""The pieces of a position in the making: kontors, goods, routes, merchants and caravans."""

from collections.abc import Mapping

from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY
from kogge.games.europe.assembly import Europe
from kogge.games.europe.caravans import ROOM
from kogge.games.europe.kontors import VIOLET
from kogge.games.europe.material import START_KONTORS
from kogge.games.europe.net import ROUTES
from kogge.games.refusal import Refused, quoted, whole
from kogge.games.setups.decks import CardTable
from kogge.games.setups.treasury import GoldTable
from kogge.games.setups.words import Place, Places, Who, listed


class EuropePiecesTable(CardTable, GoldTable):
    """The empty board, with its lands, numbers and tokens."""

    def __init__(self, europe: Europe, rules: Rules, sketch: bool) -> None:
        super().__init__(europe, rules, sketch)
        self.europe = europe
        self.deck = europe.deck
        self.robbed = europe.robbed
        self.gold = europe.gold

    def put_kontors(self, kontors: Mapping[Who, Places], neutral: Places) -> None:
        pieces = self.europe.kontors
        for p, places in self.by_seat(kontors, "kontors"):
            for k, place in enumerate(listed(places, "kontors")):
                self.check_city(place)
                if not self.s[pieces.left + p]:
                    raise Refused(f"{self.colors[p]} has no kontor left for {quoted(place)}")
                pieces.place(self.s, p, self.atlas.corner(place))
                self.s[pieces.uncovered + p] += k >= START_KONTORS
        for k, place in enumerate(listed(neutral, "neutral")):
            if k == self.europe.neutral_kontors():
                raise Refused(f"there are {k} neutral kontors with {self.rules.players} players")
            self.check_city(place)
            if pieces.city[self.atlas.corner(place)] != VIOLET and not self.sketch:
                raise Refused(f"neutral kontors stand on violet cities, and {quoted(place)} is none")
            pieces.place_neutral(self.s, self.atlas.corner(place))

    def check_city(self, place: Place) -> None:
        node = self.atlas.corner(place)
        if not self.europe.kontors.city[node]:
            raise Refused(f"{quoted(place)} is no city, so no kontor can stand there")
        if self.s[self.europe.kontors.owner + node] != NOBODY:
            raise Refused(f"there is a kontor at {quoted(place)} already")

    def empty_warehouse(self, left: Mapping[Who, int]) -> None:
        """Kontors that are neither on the board nor in the warehouse have uncovered their goods too."""
        self.needs_sketch("kontors_left", left)
        pieces = self.europe.kontors
        for p, n in self.by_seat(left, "kontors_left"):
            placed = sum(self.s[pieces.owner + node] == p for node in range(self.rules.topo.n_nodes))
            gone = self.s[pieces.left + p] - whole(n, "kontors_left", 0)
            if gone < 0:
                raise Refused(f"{self.colors[p]} has {self.s[pieces.left + p]} kontors left, not {n}")
            self.s[pieces.left + p] = n
            self.s[pieces.uncovered + p] += max(0, gone - max(0, START_KONTORS - placed))
            if n == 0:
                pieces.close_cities(self.s, p)

    def lay_routes(self, routes: Mapping[Who, Places], left: Mapping[Who, int]) -> None:
        """Routes; a line of several is given by its stops: ``Turin-3,6 S-Venice``."""
        net = self.europe.net
        for p, line in self.each(routes, "routes"):
            for path in self.atlas.line(line):
                if self.s[net.route + path] != NOBODY:
                    raise Refused(f"the line {quoted(line)} of {self.colors[p]} has a path with a route already")
                if not self.s[net.left + p]:
                    raise Refused(f"{self.colors[p]} has no route left for the line {quoted(line)}")
                net.lay(self.s, p, path)
        self.needs_sketch("routes_left", left)
        for p, n in self.by_seat(left, "routes_left"):
            if whole(n, "routes_left", 0) > ROUTES:
                raise Refused(f"{self.colors[p]} has {ROUTES} routes in all, not {quoted(n)}")
            self.s[net.left + p] = n

    def put_merchants(self, merchants: Mapping[Who, Places]) -> None:
        pieces = self.europe.kontors
        for p, place in self.each(merchants, "merchants"):
            node = self.atlas.corner(place)
            if not self.s[self.europe.merchants.left + p]:
                raise Refused(f"{self.colors[p]} has no merchant left for {quoted(place)}")
            if not (pieces.inns.has(self.s, p, node) or pieces.own.has(self.s, p, node)):
                raise Refused(f"no merchant of {self.colors[p]} can stay at {quoted(place)}")
            self.europe.merchants.put(self.s, p, node)

    def put_caravans(self, caravans: Mapping[Who, Places]) -> None:
        for p, place in self.each(caravans, "caravans"):
            path = self.atlas.side(place)
            if not self.s[self.europe.caravans.left + p]:
                raise Refused(f"{self.colors[p]} has no caravan left for {quoted(place)}")
            if self.s[self.europe.net.route + path] == NOBODY:
                raise Refused(f"there is no route at {quoted(place)} beside which a caravan could stand")
            if self.s[self.europe.caravans.traffic + path] >= ROOM:
                raise Refused(f"there are {ROOM} caravans at {quoted(place)} already")
            self.europe.caravans.put(self.s, p, path)

    def put_goods(self, goods_at: Places, delivered: Mapping[Who, int]) -> None:
        """Goods lie under kontors; whoever delivered has uncovered them before.  (M-75, M-80)"""
        pieces = self.europe.kontors
        for place in listed(goods_at, "goods_at"):
            node = self.atlas.corner(place)
            if self.s[pieces.owner + node] == NOBODY and not self.sketch:
                raise Refused(f"there is no kontor at {quoted(place)} under which goods could lie")
            if self.s[pieces.taken + node]:
                raise Refused(f"goods lie at {quoted(place)} already, and one token is the most")
            self.s[pieces.taken + node] = 1
        for p, n in self.by_seat(delivered, "delivered"):
            self.take(pieces.uncovered + p, whole(n, "delivered", 0), f"goods of {self.colors[p]}")
            self.s[self.europe.score.points + p] += n
        if not self.sketch:
            self.check_goods()

    def check_goods(self) -> None:
        """What is delivered lies under kontors of others, one under each."""
        pieces, nodes = self.europe.kontors, range(self.rules.topo.n_nodes)
        owners = [self.s[pieces.owner + node] for node in nodes if self.s[pieces.taken + node]]
        points = [self.s[self.europe.score.points + p] for p in range(self.rules.players)]
        if len(owners) != sum(points):
            raise Refused(
                f"of goods {sum(points)} delivered must be {sum(points)} under kontors (goods_at), not {len(owners)}"
            )
        for p, n in enumerate(points):
            if n > len(owners) - owners.count(p):
                raise Refused(f"{self.colors[p]} can't have delivered {n} goods: not so many lie under others' kontors")
