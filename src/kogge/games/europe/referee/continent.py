"""The map of Merchants of Europe: what its pieces make of it, from what is printed and what everyone sees."""

from functools import cached_property

from kogge.engine.state import NOBODY
from kogge.games.referee.geography import geography
from kogge.games.referee.table import RefereeTable

NOWHERE = -1  # of a piece that is in the supply, and of what is not going on
NO_SPOT = -1
ACTION = "action"  # the step of the action phase


class Continent:
    """Who has what where."""

    def __init__(self, table: RefereeTable) -> None:
        self.table = table
        self.where = geography(table.topo)
        self.kontors = table.column("kontor")
        self.routes = table.column("route")

    # What is printed

    @cached_property
    def violet(self) -> frozenset[int]:
        """The cities in which the first kontors are placed."""
        return frozenset(self.table.facts.places_of("violet_city"))

    @cached_property
    def cities(self) -> frozenset[int]:
        """All city spaces, violet and brown."""
        return self.violet.union(self.table.facts.places_of("brown_city"))

    @cached_property
    def spots(self) -> list[int]:
        """The colour of the tokens of each land, as they are counted at sea; ``NO_SPOT`` where a number is printed."""
        colors = [tokens.color for tokens in self.table.facts.tokens]
        return [colors.index(spot) if spot else NO_SPOT for spot in self.table.facts.spots]

    # Kontors and routes

    @cached_property
    def empty_cities(self) -> frozenset[int]:
        """The city spaces without a kontor."""
        return frozenset(node for node in self.cities if self.kontors[node] == NOBODY)

    def kontors_of(self, p: int) -> set[int]:
        """Where the kontors of an owner stand."""
        return {node for node, owner in enumerate(self.kontors) if owner == p}

    def routes_of(self, p: int) -> set[int]:
        """Where the routes of a player lie."""
        return {path for path, owner in enumerate(self.routes) if owner == p}

    @cached_property
    def laid(self) -> frozenset[int]:
        """The paths with a route."""
        return frozenset(path for path, owner in enumerate(self.routes) if owner != NOBODY)

    @cached_property
    def free(self) -> frozenset[int]:
        """The paths without one."""
        return frozenset(self.where.edges) - self.laid

    def touched(self, p: int) -> set[int]:
        """The paths at an own kontor or an own route, whatever lies on them.  (M-45)"""
        places = self.kontors_of(p).union(*[self.where.ends[path] for path in self.routes_of(p)])
        return {path for node in places for path in self.where.meeting[node]}

    def gates(self, p: int) -> set[int]:
        """The own routes that touch an own kontor.  (M-44)"""
        own = self.kontors_of(p)
        return {path for path in self.routes_of(p) if self.where.ends[path] & own}

    def part(self, node: int, without: int = NOWHERE) -> set[int]:
        """All intersections to which routes lead from here, over any but this one."""
        found, ahead, open_paths = {node}, [node], self.laid - {without}
        for here in ahead:
            for path in self.where.meeting[here] & open_paths:
                new = self.where.ends[path] - found
                found |= new
                ahead += new
        return found

    # Merchants

    @cached_property
    def on_foot(self) -> tuple[int, int]:
        """Whose merchant is walking just now, and which."""
        return self.table.state.turn_of, self.table.cell("walking_merchant")

    def standing(self, p: int, besides: int = NOWHERE) -> dict[int, int]:
        """Where merchants stand, and whose: one that is walking stands nowhere; one of ``p`` may be left out."""
        return {
            node: q
            for q, places in enumerate(self.table.rows("merchant"))
            for i, node in enumerate(places)
            if node != NOWHERE and (q, i) not in (self.on_foot, (p, besides))
        }

    def stays(self, p: int, besides: int = NOWHERE) -> set[int]:
        """Where a merchant of ``p`` may end a walk: at no other one, at own kontors or none.  (M-61, R14 to R17)"""
        closed = frozenset() if self.table.column("kontors_left")[p] else self.empty_cities
        open_to = {node for node, owner in enumerate(self.kontors) if owner in (NOBODY, p)}
        return open_to - closed - self.standing(p, besides).keys()


class Holdings:
    """What the asker has on the map."""

    def __init__(self, table: RefereeTable) -> None:
        board = table.once(Continent)
        self.kontors = board.kontors_of(table.asker)
        self.routes = board.routes_of(table.asker)
        self.touched = board.touched(table.asker)
        self.gates = board.gates(table.asker)


def is_action_phase(table: RefereeTable, interrupted_by: str) -> bool:
    """Is a move of this step made in the action phase?  Asked at another step, it would be.  (M-20)"""
    return table.step != interrupted_by or table.rules.steps[table.cell("back_to_step")].name == ACTION
