"""The own ships and harbour settlements, and what they hold."""

from collections import Counter
from collections.abc import Sequence

from kogge.bots.charts import SeaChart, chart
from kogge.bots.holds import NOTHING, holds
from kogge.bots.outlook import Outlook
from kogge.engine.state import NOBODY
from kogge.games.isles.voyages import DONE, UNDER_WAY
from kogge.modules.terrain import NO_HEX

FIELDS = ("ship", "cargo", "harbour", "movement_points", "steps_sailed", "ship_status", "wind_bought", "terrain")


class SeatFleet:
    """What one seat has at sea."""

    def __init__(self, outlook: Outlook) -> None:
        seat = outlook.seat
        cargo = outlook.row("cargo", seat)
        self.outlook = outlook
        self.holds = holds(outlook.atlas)
        self.trip = outlook.atlas.facts.trips["ship"]
        self.chart = outlook.chart
        self.route = outlook.row("ship", seat)
        self.load, self.basin = cargo[: self.holds.ships], cargo[self.holds.ships :]
        self.afloat = [i for i, route in enumerate(self.route) if route != NOBODY]
        self.harbour = [node for node in outlook.row("harbour", seat) if node != NOBODY]
        self.speed = outlook.cell("movement_points", seat)
        crowd = Counter(outlook.column("ship"))
        self.full = {route for route, n in crowd.items() if n >= self.trip.room and route != NOBODY}
        self.left = [self.speed] * self.holds.ships  # steps that each ship can still go in this turn
        self.under_way = NOBODY
        if seat == outlook.turn_of:
            self.read_log(outlook)

    def read_log(self, outlook: Outlook) -> None:
        """How far the ships have come in the own turn."""
        sailed, winds = outlook.column("steps_sailed"), outlook.column("wind_bought")
        for i, status in enumerate(outlook.column("ship_status")):
            self.left[i] = 0 if status == DONE else self.speed + self.trip.more * winds[i] - sailed[i]
            if status == UNDER_WAY:
                self.under_way = i

    def port(self, i: int) -> int:
        """The number of the own harbour settlement at a tip of the ship, or ``NOBODY``."""
        return next((b for b, node in enumerate(self.harbour) if self.route[i] in self.chart.moorings[node]), NOBODY)

    def turns(self, i: int, steps: int) -> int:
        """After how many of the own turns a ship has gone so far; 0 means in this one."""
        return 0 if steps <= self.left[i] else -(-(steps - self.left[i]) // self.speed)

    def count(self, piece: str) -> int:
        """How many pieces of a kind are aboard and in the basins."""
        return sum([self.holds.count[piece][load] for load in (*self.load, *self.basin)])

    def in_basins(self, piece: str) -> int:
        return sum([self.holds.count[piece][load] for load in self.basin])

    def idle(self) -> int:
        """How many ships carry nothing."""
        empty = self.holds.number[NOTHING]
        return sum([self.load[i] == empty for i in self.afloat])

    def holds_for(self, names: Sequence[str]) -> list[int]:
        """The holds with one of these loads in which cargo can be built, ships first."""
        loads = [self.holds.number[name] for name in names]
        ships = [i for i in self.afloat if self.load[i] in loads and self.port(i) != NOBODY]
        return ships + [self.holds.ships + b for b in range(len(self.harbour)) if self.basin[b] in loads]

    def charts(self, i: int) -> list[tuple[SeaChart, int]]:
        """The charts that a ship can follow, each with the gold it costs: a pirate is avoided, or paid."""
        outlook = self.outlook
        h = outlook.get("pirate", absent=NO_HEX)
        if h == NO_HEX or outlook.cell("pirate_owner") == outlook.seat:
            return [(self.chart, 0)]
        if outlook.seat == outlook.turn_of and outlook.cell("tribute_paid", i):
            return [(self.chart, 0)]
        detour = chart(outlook.atlas, tuple(self.chart.terrain), h)
        return [(detour, 0), (self.chart, 1)] if outlook.coins else [(detour, 0)]


def fleet(outlook: Outlook) -> SeatFleet:
    """The fleet of the seat that decides; use it with ``outlook.once``."""
    return SeatFleet(outlook)
