"""Who trades where: kontors, routes, merchants and caravans as one seat looks at them."""

from collections import Counter

from kogge.bots.gazetteer import gazetteer
from kogge.bots.outlook import Outlook
from kogge.engine.state import NOBODY

FIELDS = (
    *("kontor", "kontors_left", "goods_at", "goods_uncovered", "route", "routes_left"),
    *("merchant", "caravan", "terrain", "number", "points"),
)


class Commerce:
    """The pieces on the board, and where the own ones could go on."""

    def __init__(self, outlook: Outlook) -> None:
        seat = outlook.seat
        self.outlook = outlook
        self.atlas = outlook.atlas
        self.map = gazetteer(outlook.atlas)
        self.seat = seat
        self.kontor = outlook.column("kontor")
        self.own = [node for node in self.map.cities if self.kontor[node] == seat]
        self.empty = [node for node in self.map.cities if self.kontor[node] == NOBODY]
        taken = outlook.column("goods_at")
        self.markets = [n for n in self.map.cities if self.kontor[n] not in (NOBODY, seat) and not taken[n]]
        self.goods = outlook.cell("goods_uncovered", seat)
        self.kontors_left = outlook.cell("kontors_left", seat)
        self.route = outlook.column("route")
        self.routes_left = outlook.cell("routes_left", seat)
        self.merchant = outlook.row("merchant", seat)
        self.caravan = outlook.row("caravan", seat)
        crowd, room = Counter(outlook.column("caravan")), self.atlas.facts.trips["caravan"].room
        self.full = {path for path, n in crowd.items() if n >= room and path != NOBODY}
        self.touched = set(self.own)  # the intersections from which this seat may lay a route
        for path, owner in enumerate(self.route):
            if owner == seat:
                self.touched.update(self.atlas.edge_nodes[path])

    def may_lay(self, path: int) -> bool:
        """Is the path free, at an own kontor or route, and a route left for it?"""
        if self.route[path] != NOBODY or not self.routes_left:
            return False
        return not self.touched.isdisjoint(self.atlas.edge_nodes[path])

    def merchants(self) -> list[int]:
        """The own merchants on the board."""
        return [i for i, node in enumerate(self.merchant) if node != NOBODY]

    def caravans(self) -> list[int]:
        """The own caravans on the board."""
        return [i for i, path in enumerate(self.caravan) if path != NOBODY]


def commerce(outlook: Outlook) -> Commerce:
    """The commerce of the seat that decides; use it with ``outlook.once``."""
    return Commerce(outlook)
