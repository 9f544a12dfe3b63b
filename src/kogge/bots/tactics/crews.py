"""Crews: as many as there is use for."""

from collections.abc import Iterable

from kogge.bots.aims import Aim
from kogge.bots.fleet import FIELDS, fleet
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import ASIDE, BUILD, NEVER, Tactic

ACT = "build_crew"


def demand(outlook: Outlook) -> list[float]:
    """What each crew is worth that could be used somewhere, the best first."""
    found = [worth for counsel in outlook.counsels for worth in counsel.crews(outlook)]
    return sorted([worth for worth in found if worth > 0], reverse=True)


def wanted(outlook: Outlook) -> float:
    """The worth of one crew more than there are aboard and in the basins; 0 if there is no use for it."""
    have = outlook.once(fleet).count("crew")
    worths = outlook.once(demand)
    return worths[have] if have < len(worths) else 0.0


def aims(outlook: Outlook) -> Iterable[Aim]:
    """One more, if there is a place to put it."""
    ships = outlook.once(fleet)
    holds = ships.holds_for(ships.holds.with_room("crew"))
    worth = outlook.once(wanted)
    if holds and worth and outlook.cell("crews_left", outlook.seat):
        yield Aim(ACT, tuple(holds), outlook.atlas.price(ACT), worth)


def build_crew(outlook: Outlook, hold: int) -> float:
    """Where another waits already, into a ship rather than into a basin."""
    if not outlook.once(wanted):
        return NEVER
    ships = outlook.once(fleet)
    load = [*ships.load, *ships.basin][hold]
    preference = 2.0 * ships.holds.count["crew"][load] + (hold < ships.holds.ships)
    if outlook.aim.act == ACT:
        return BUILD + preference
    return ASIDE + preference if outlook.spares(outlook.atlas.price(ACT)) else NEVER


CREWS = Tactic("crews", scores={ACT: build_crew}, fields=(*FIELDS, "crews_left", "hand", "points"), aims=aims)
