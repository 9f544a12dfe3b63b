"""The map of Merchants of Europe: what its pieces make of it, from what is printed and what everyone sees."""

from collections.abc import Set
from functools import cached_property

from kogge.engine.state import NOBODY
from kogge.games.referee.geography import geography
from tests.laws.cells import Cells
from tests.laws.owners_board import AMOUNTS as OWNERS_AMOUNTS

NOWHERE = -1
NO_SPOT = -1
VIOLET = 1
AMOUNTS = {"play_route_building": 2, "play_journey": 5, "play_fast_caravan": 4, "play_bounty": 2, "play_loan": 3}


class Continent:
    """Who has what where."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.players = cells.players
        self.where = geography(cells.topo)
        self.marks = cells.rules.layout.chart.marks
        self.kontors = cells.column("kontor")
        self.routes = cells.column("route")

    @cached_property
    def cities(self) -> set[int]:
        return {node for node, mark in enumerate(self.marks["intersection"]["city"]) if mark}

    @cached_property
    def violet(self) -> set[int]:
        return {node for node, mark in enumerate(self.marks["intersection"]["city"]) if mark == VIOLET}

    @cached_property
    def arrows(self) -> set[int]:
        return {path for path, mark in enumerate(self.marks["path"]["double_arrow"]) if mark}

    @cached_property
    def spots(self) -> list[int]:
        """The colour of the spot of each land, or ``NO_SPOT``."""
        return [mark - 1 for mark in self.marks["hex"]["spot"]]

    def coast_gold(self, node: int) -> int:
        return self.marks["intersection"]["coast_gold"][node]

    def amount(self, act: str) -> int:
        """What the card of this act gives; an owner's board, which needs no note, has other cards than ours."""
        return (AMOUNTS if self.cells.rules.layout.chart.note else OWNERS_AMOUNTS)[act]

    @cached_property
    def empty_cities(self) -> set[int]:
        return {node for node in self.cities if self.kontors[node] == NOBODY}

    def kontors_of(self, p: int) -> set[int]:
        return {node for node, owner in enumerate(self.kontors) if owner == p}

    def routes_of(self, p: int) -> set[int]:
        return {path for path, owner in enumerate(self.routes) if owner == p}

    @cached_property
    def laid(self) -> set[int]:
        return {path for path, owner in enumerate(self.routes) if owner != NOBODY}

    @cached_property
    def free(self) -> set[int]:
        return set(self.where.edges) - self.laid

    def touched(self, p: int) -> set[int]:
        """The paths at an own kontor or an own route, whatever lies on them.  (M-45)"""
        places = self.kontors_of(p).union(*[self.where.ends[path] for path in self.routes_of(p)])
        return {path for node in places for path in self.where.meeting[node]}

    def gates(self, p: int) -> set[int]:
        """The own routes that touch an own kontor.  (M-44)"""
        return {path for path in self.routes_of(p) if self.where.ends[path] & self.kontors_of(p)}

    def part(self, node: int, without: int = NOWHERE) -> set[int]:
        """All intersections to which routes lead from here, over any but this one."""
        found, ahead = {node}, [node]
        for here in ahead:
            for path in self.where.meeting[here] & self.laid - {without}:
                new = self.where.ends[path] - found
                found |= new
                ahead += new
        return found

    def may_lay_first(self, path: int) -> bool:
        """Would a start route here join no two cities?  (M-14, R8)"""
        a, b = (self.part(node) & self.cities for node in self.where.ends[path])
        return a == b or not a or not b

    def takes_goods(self, p: int, node: int) -> bool:
        """Is there a kontor of another colour under which nothing lies?  (M-75, M-76)"""
        return self.kontors[node] not in (NOBODY, p) and not self.cells.column("goods_at")[node]

    @cached_property
    def on_foot(self) -> tuple[int, int]:
        """Whose merchant is walking just now, and which."""
        return self.cells.state.turn_of, self.cells.cell("walking_merchant")

    def stays(self, p: int, besides: int = NOWHERE) -> set[int]:
        """Where a merchant of ``p`` may end a walk: at no other merchant, at own kontors or none.  (M-61, R14 to R17)

        One that is walking stands nowhere; of the merchants of ``p`` one may be left out.
        """
        standing = {
            node
            for q, places in enumerate(self.cells.rows("merchant"))
            for i, node in enumerate(places)
            if (q, i) not in (self.on_foot, (p, besides))
        }
        closed = set() if self.cells.column("kontors_left")[p] else self.empty_cities
        open_to = {node for node, owner in enumerate(self.kontors) if owner in (NOBODY, p)}
        return open_to - closed - standing

    def lands_without_number(self, node: int) -> Set[int]:
        """The lands around an intersection that have neither a printed number nor a token.  (M-65)"""
        return {h for h in self.where.around[node] if not self.cells.column("number")[h]}
