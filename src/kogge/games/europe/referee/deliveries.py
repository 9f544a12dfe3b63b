"""Deliveries: to whose kontors goods go, from which caravans, and when."""

from kogge.engine.state import NOBODY
from kogge.games.europe.referee.caravans import RefereeDrives
from kogge.games.europe.referee.continent import NOWHERE, Continent, is_action_phase
from kogge.games.referee.reading import NOTHING, Parts, Reading, bar
from kogge.games.referee.table import RefereeTable

DRIVE = "drive"  # the step at which a caravan is on its way


@bar("M-75", "no_kontor_there", intersection="intersection")
def no_kontor_there(table: RefereeTable, node: int) -> Parts | None:
    """Nobody has a kontor there."""
    return {"intersection": node} if table.column("kontor")[node] == NOBODY else None


@bar("M-76", "kontor_is_own", intersection="intersection")
def kontor_is_own(table: RefereeTable, node: int) -> Parts | None:
    """Own kontors take no goods."""
    return {"intersection": node} if table.column("kontor")[node] == table.asker else None


@bar("M-76", "goods_lie_there", intersection="intersection", seat="seat")
def goods_lie_there(table: RefereeTable, node: int) -> Parts | None:
    """The kontor has taken goods already, and takes them once only."""
    owner = table.column("kontor")[node]
    taken = owner not in (NOBODY, table.asker) and table.column("goods_at")[node]
    return {"intersection": node, "seat": owner} if taken else None


class Stops:
    """The intersections beside the asker's caravans."""

    def __init__(self, table: RefereeTable) -> None:
        drives, ends = table.once(RefereeDrives), table.once(Continent).where.ends
        self.driving = drives.driving
        self.all = {node for path in drives.places if path != NOWHERE for node in ends[path]}
        now = [path for i, path in enumerate(drives.places) if drives.is_asked(i)]
        self.now = {node for path in now for node in ends[path]}


@bar("M-75", "caravan_is_elsewhere", intersection="intersection")
def caravan_is_elsewhere(table: RefereeTable, node: int) -> Parts | None:
    """No own caravan stands beside a route that touches the kontor."""
    return None if node in table.once(Stops).all else {"intersection": node}


@bar("M-70", "another_is_on_its_way", intersection="intersection", caravan="caravan")
def another_is_on_its_way(table: RefereeTable, node: int) -> Parts | None:
    """The caravan beside it delivers when the other has come to its end."""
    stops = table.once(Stops)
    return {"intersection": node, "caravan": stops.driving} if node in stops.all - stops.now else None


@bar("M-75", "delivery_after_roll")
def delivery_after_roll(table: RefereeTable, _: int) -> Parts | None:
    """Goods are delivered in the action phase, also by a caravan that a card sends out before it."""
    return None if is_action_phase(table, DRIVE) else NOTHING


@bar("M-63", "no_goods_uncovered")
def no_goods_uncovered(table: RefereeTable, _: int) -> Parts | None:
    """All goods that are left lie under kontors in the warehouse."""
    return None if table.own("goods_uncovered") else NOTHING


READINGS = (
    Reading(
        "deliver",
        ("drive", "action"),
        (
            *(no_kontor_there, kontor_is_own, goods_lie_there, caravan_is_elsewhere, another_is_on_its_way),
            *(delivery_after_roll, no_goods_uncovered),
        ),
        when="M-75",
    ),
)
