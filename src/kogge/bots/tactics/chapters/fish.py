"""Fish: catch the shoals and bring them to the Council."""

from collections.abc import Iterable

from kogge.bots.errands import Errand, with_loads
from kogge.bots.fleet import FIELDS, fleet
from kogge.bots.holds import NOTHING, holds
from kogge.bots.missions import steps_worth
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.shores import quay, sent
from kogge.bots.tactics.tactic import ASHORE, CHASE, NEVER, Tactic
from kogge.engine.state import NOBODY
from kogge.modules.terrain import NO_HEX

LURK = 0.05  # points: an idle ship waits where shoals come
CAUGHT = 0.9  # of the worth is left to a ship that may come too late


def errands(outlook: Outlook) -> Iterable[Errand]:
    """Shoals to catch, fish to deliver, and waters in which to wait."""
    chart = outlook.chart
    worth = steps_worth(outlook, "fish", 1)
    if not worth:
        return
    goals = outlook.once(quay)
    fish = with_loads(outlook.atlas, {"fish": worth})
    yield Errand("deliver_fish", 0, tuple(goals), fish, ships=holds(outlook.atlas).ships)
    there = outlook.column("shoal")
    for number, h in enumerate(outlook.column("shoal_hex")):
        if h != NO_HEX:
            beside = tuple(chart.beside[h])
            if there[number]:
                way = chart.apart(goals, beside)
                caught = with_loads(outlook.atlas, {NOTHING: worth * CAUGHT})
                yield Errand("catch_fish", number, beside, caught, beyond=way)
            yield Errand("lurk", number, beside, with_loads(outlook.atlas, {NOTHING: LURK}))


def roll_for_fish(outlook: Outlook, _: int) -> float:
    """Before the ships move, if a shoal could come and there is a ship for it."""
    ships = outlook.once(fleet)
    there, pirate = outlook.column("shoal"), outlook.cell("pirate")
    empty = [n for n, h in enumerate(outlook.column("shoal_hex")) if h not in (NO_HEX, pirate) and not there[n]]
    if not empty or not ships.idle() or not steps_worth(outlook, "fish", 1):
        return NEVER
    return CHASE - 10 if ships.under_way == NOBODY else 1.0


def catch_fish(outlook: Outlook, arg: int) -> float:
    """When it is what the ship came for."""
    return sent(outlook, "catch_fish", arg)


def deliver_fish(outlook: Outlook, _: int) -> float:
    """Always."""
    return ASHORE if steps_worth(outlook, "fish", 1) else 1.0


CHAPTER = Tactic(
    "fish",
    scores={"roll_for_fish": roll_for_fish, "catch_fish": catch_fish, "deliver_fish": deliver_fish},
    fields=(*FIELDS, "shoal", "shoal_hex", "fish_track", "fish_leader", "pirate", "points"),
    errands=errands,
    rules="E-80",
)
