"""Where ships may sail, and for how long: every voyage to a route where it could end is thought through."""

from collections import Counter
from dataclasses import dataclass

from kogge.engine.state import NOBODY
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.isles.referee.fleet import DONE, another_must_go_on, fleet, move_over, not_afloat, one_must_go_on
from kogge.games.isles.referee.ground import no_route
from kogge.games.referee.purses import held_goods, too_dear
from kogge.games.referee.reading import Parts, Reading, bar
from kogge.games.referee.table import RefereeTable


@dataclass(frozen=True)
class RefereeVoyage:
    """A ship on its way: where it is, and what it has left to go on with."""

    ship: int
    route: int
    points: int
    wind: bool  # can it still be bought?
    gold: int
    free: bool  # of tribute


class Waters:
    """The sea as the asker, who is the active player, finds it."""

    def __init__(self, table: RefereeTable) -> None:
        self.table = table
        self.chart = table.once(RefereeChart)
        self.trip = table.facts.trips["ship"]
        self.ships = Counter(table.column("ship"))
        self.voyages = [self.voyage(ship) for ship in range(len(table.mine("ship")))]

    def voyage(self, ship: int) -> RefereeVoyage:
        """A ship before its next step."""
        table = self.table
        bought, sailed = table.column("wind_bought")[ship], table.column("steps_sailed")[ship]
        return RefereeVoyage(
            ship=ship,
            route=table.mine("ship")[ship],
            points=table.own("movement_points") + self.trip.more * bought - sailed,
            wind=not bought and held_goods(table)[self.trip.good] > 0,
            gold=table.own("gold"),
            free="tribute_paid" not in table or table.column("tribute_paid")[ship] == 1,
        )

    def others(self, ship: int, route: int) -> int:
        """How many other ships are on a route?"""
        return self.ships[route] - (self.table.mine("ship")[ship] == route)

    def onward(self, voyage: RefereeVoyage) -> list[RefereeVoyage]:
        """Every single step that the ship can take and pay, for wool if it must.  (E-41, E-42, E-53)"""
        points, wind = voyage.points, voyage.wind
        if points <= 0 and wind:
            points, wind = points + self.trip.more, False
        near = self.chart.where.next_edges[voyage.route] & self.chart.routes if points > 0 else ()
        steps = [self.step(voyage, route, points, wind) for route in near]
        return [step for step in steps if step.gold >= 0]

    def step(self, voyage: RefereeVoyage, route: int, points: int, wind: bool) -> RefereeVoyage:
        """The ship on a neighbouring route, with gold below 0 if it can't pay."""
        due = not voyage.free and self.is_foreign(voyage.route, route)
        price = self.table.facts.payments["tribute"] if due else 0
        return RefereeVoyage(voyage.ship, route, points - 1, wind, voyage.gold - price, voyage.free or due)

    def is_foreign(self, *routes: int) -> bool:
        """Is one of these a side of the hex with another's pirate?"""
        if self.table.cell("pirate_owner") in (NOBODY, self.table.asker):
            return False
        return any(self.table.cell("pirate") in self.chart.where.beside[route] for route in routes)

    def can_end(self, voyage: RefereeVoyage) -> bool:
        """Is the ship where it may stay, or can it get there?  (E-43)"""
        if self.others(voyage.ship, voyage.route) < self.trip.room:
            return True
        return any(self.can_end(further) for further in self.onward(voyage))


def first_step(table: RefereeTable, ship: int, path: int) -> RefereeVoyage | None:
    """The ship after a step to a neighbouring route, with gold below 0 if it can't pay; none if it is no such route."""
    waters = table.once(Waters)
    now = waters.voyages[ship]
    if not fleet(table).afloat(ship) or path not in waters.chart.where.next_edges[now.route] & waters.chart.routes:
        return None
    return waters.step(now, path, now.points, now.wind)


@bar("E-41", "not_beside_ship", ship="ship", path="path", from_path="path")
def not_beside_ship(table: RefereeTable, ship: int, path: int) -> Parts | None:
    """The path does not follow on the ship's."""
    here = fleet(table)
    if not here.afloat(ship) or path in here.where.next_edges[here.routes[ship]]:
        return None
    return {"ship": ship, "path": path, "from_path": here.routes[ship]}


@bar("E-41", "no_points_left", ship="ship", n="count")
def no_points_left(table: RefereeTable, ship: int, _: int) -> Parts | None:
    """The ship has come as far as it can this turn."""
    over = table.column("ship_status")[ship] == DONE or not fleet(table).afloat(ship)
    sailed = table.column("steps_sailed")[ship]
    return None if over or table.once(Waters).voyages[ship].points > 0 else {"ship": ship, "n": sailed}


@bar("E-53", "tribute_due", ship="ship", seat="seat", hex="hex")
def tribute_due(table: RefereeTable, ship: int, path: int) -> Parts | None:
    """Another's pirate asks for a gold that the asker has not."""
    step = first_step(table, ship, path)
    if step is None or step.gold >= 0:
        return None
    return {"ship": ship, "seat": table.cell("pirate_owner"), "hex": table.cell("pirate")}


@bar("E-43", "no_way_on", ship="ship", path="path")
def no_way_on(table: RefereeTable, ship: int, path: int) -> Parts | None:
    """Two others lie on the route, and the ship could not go on from there."""
    step = first_step(table, ship, path)
    if step is None or step.gold < 0 or table.once(Waters).voyages[ship].points <= 0:
        return None
    return None if table.once(Waters).can_end(step) else {"ship": ship, "path": path}


@bar("E-42", "wind_bought", ship="ship")
def wind_bought(table: RefereeTable, ship: int) -> Parts | None:
    """A wool was paid for this ship already."""
    return {"ship": ship} if table.column("wind_bought")[ship] else None


MOVING = (
    Reading("set_sail", ("action",)),
    Reading(
        "sail",
        ("movement",),
        (
            not_afloat("E-40"),
            not_beside_ship,
            no_route("E-30"),
            move_over,
            another_must_go_on,
            no_points_left,
            tribute_due,
            no_way_on,
        ),
    ),
    Reading(
        "buy_wind",
        ("movement",),
        (not_afloat("E-42"), move_over, wind_bought, another_must_go_on, too_dear("E-42", "buy_wind")),
    ),
    Reading("end_turn", ("movement",), (one_must_go_on,)),
)
