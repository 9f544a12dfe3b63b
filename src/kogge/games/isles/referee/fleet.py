"""The asker's ships and harbour settlements: where they are, what they hold, and what has become of them this turn."""

from collections.abc import Sequence

from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.referee.reading import Bar, Parts, bar
from kogge.games.referee.table import RefereeTable

NOWHERE = -1
RESTING, UNDER_WAY, DONE = range(3)
LARGE = ("settler", "fish")  # fill a hold; of other pieces it takes two  (E-35)


class RefereeFleet:
    """The ships by their routes, the basins by their intersections, and the load of each hold, piece by piece."""

    def __init__(self, table: RefereeTable) -> None:
        stowage = table.facts.stowage
        assert stowage is not None, "this game has no ships"
        self.pieces = stowage.pieces
        self.contents = stowage.contents
        self.where = table.once(RefereeChart).where
        self.routes = table.mine("ship")
        self.basins = table.mine("harbour")
        self.harbours = [node for node in self.basins if node != NOWHERE]
        self.cargo = table.mine("cargo")

    def is_ship(self, hold: int) -> bool:
        """Is this the hold of a ship?  If not, it is the basin of a harbour settlement."""
        return hold < len(self.routes)

    def afloat(self, ship: int) -> bool:
        """Is the ship on the board?"""
        return self.routes[ship] != NOWHERE

    def load(self, hold: int) -> tuple[int, ...]:
        """How many of each piece a hold has."""
        return self.contents[self.cargo[hold]]

    def carries(self, hold: int, piece: str) -> bool:
        """Is such a piece in this hold?"""
        return self.load(hold)[self.pieces.index(piece)] > 0

    def fits(self, pieces: Sequence[int]) -> bool:
        """Does a hold take so many of each piece: one large or two small ones?  (E-35)"""
        return sum(n * (2 if piece in LARGE else 1) for n, piece in zip(pieces, self.pieces, strict=True)) <= 2

    def has_room(self, hold: int, piece: str) -> bool:
        """Does one more such piece fit?"""
        return self.fits([n + (kind == piece) for n, kind in zip(self.load(hold), self.pieces, strict=True)])

    def touched(self, ship: int) -> frozenset[int]:
        """The hexes at either tip of a ship; none if it is not on the board."""
        return self.where.touched[self.routes[ship]] if self.afloat(ship) else frozenset()

    def tips(self, ship: int) -> frozenset[int]:
        """The intersections at both ends of a ship; none if it is not on the board."""
        return self.where.ends[self.routes[ship]] if self.afloat(ship) else frozenset()

    def port(self, ship: int) -> int | None:
        """The number of the own harbour settlement at a tip of a ship."""
        tips = self.tips(ship)
        return next((number for number, node in enumerate(self.basins) if node in tips), None)


def fleet(table: RefereeTable) -> RefereeFleet:
    """The asker's ships in this position."""
    return table.once(RefereeFleet)


def not_afloat(rule: str) -> Bar:
    """The ship is not on the board."""

    def check(table: RefereeTable, ship: int, *_: int) -> Parts | None:
        return None if fleet(table).afloat(ship) else {"ship": ship}

    return Bar(rule, "not_afloat", check, {"ship": "ship"})


def not_aboard(rule: str, piece: str) -> Bar:
    """The ship has no such piece aboard."""

    def check(table: RefereeTable, ship: int, *_: int) -> Parts | None:
        here = fleet(table)
        return None if not here.afloat(ship) or here.carries(ship, piece) else {"ship": ship, "piece": piece}

    return Bar(rule, "not_aboard", check, {"ship": "ship", "piece": "word"})


def not_at_port(rule: str) -> Bar:
    """No tip of the ship is at an anchor port of the Council."""

    def check(table: RefereeTable, ship: int) -> Parts | None:
        here = fleet(table)
        return None if not here.afloat(ship) or here.tips(ship) & table.once(RefereeChart).ports else {"ship": ship}

    return Bar(rule, "not_at_port", check, {"ship": "ship"})


def hex_not_touched(rule: str) -> Bar:
    """No tip of the ship is at a corner of the hex."""

    def check(table: RefereeTable, ship: int, h: int) -> Parts | None:
        here = fleet(table)
        return None if not here.afloat(ship) or h in here.touched(ship) else {"ship": ship, "hex": h}

    return Bar(rule, "hex_not_touched", check, {"ship": "ship", "hex": "hex"})


@bar("E-35", "no_room", hold="hold")
def no_room_for_crew(table: RefereeTable, hold: int, *_: int) -> Parts | None:
    """The hold is full: it takes one large piece or two small ones."""
    return None if fleet(table).has_room(hold, "crew") else {"hold": hold}


@bar("E-40", "move_over", ship="ship")
def move_over(table: RefereeTable, ship: int, *_: int) -> Parts | None:
    """The ship has ended its move: it has discovered something, or another has moved since."""
    return {"ship": ship} if table.column("ship_status")[ship] == DONE else None


def crowded(table: RefereeTable) -> int:
    """The ship that must go on from a full route."""
    return table.cell("crowded_ship")


@bar("E-43", "must_go_on", ship="ship")
def one_must_go_on(table: RefereeTable, *_: int) -> Parts | None:
    """A ship lies on a full route."""
    return None if crowded(table) == NOWHERE else {"ship": crowded(table)}


@bar("E-43", "must_go_on", ship="ship")
def another_must_go_on(table: RefereeTable, ship: int, *_: int) -> Parts | None:
    """Another ship lies on a full route."""
    return None if crowded(table) in (NOWHERE, ship) else {"ship": crowded(table)}


@bar("E-43", "must_go_on", ship="ship")
def this_must_go_on(table: RefereeTable, ship: int, *_: int) -> Parts | None:
    """The ship itself lies on a full route."""
    return {"ship": ship} if crowded(table) == ship else None
