"""The pirate: rob the leader, guard what others need, chase theirs away."""

from kogge.bots.fleet import FIELDS
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.robbing import rob, threat
from kogge.bots.tactics.tactic import CHASE, NEUTRAL, Tactic, always
from kogge.bots.voyages import voyages
from kogge.engine.state import NOBODY

HAUL = 4.0  # a victim's cards beyond so many make no difference
NEARBY = 0.3  # of the threat of those whose ships will have to pass
SPOILT = 3.0  # a shoal that an own ship is about to catch


def place_pirate(outlook: Outlook, h: int) -> float:
    """Where somebody can be robbed, and many have to pass."""
    victim = nearby = 0.0
    sizes = outlook.column("hand_size")
    for p in range(len(sizes)):
        if p != outlook.seat:
            for route in outlook.row("ship", p):
                if route != NOBODY and h in outlook.atlas.edge_hexes[route]:
                    victim = max(victim, threat(outlook, p) * (1 + min(sizes[p], HAUL)))
                elif route != NOBODY and route in outlook.chart.beside[h]:
                    nearby += threat(outlook, p) * NEARBY
    return victim + nearby - spoils(outlook, h)


def spoils(outlook: Outlook, h: int) -> float:
    """Would the pirate scare a shoal away that an own ship is sent for?"""
    if not outlook.has("shoal_hex"):
        return NEUTRAL
    for plan in outlook.once(voyages).values():
        if plan.errand.act == "catch_fish" and outlook.cell("shoal_hex", plan.errand.place) == h:
            return SPOILT * threat(outlook, outlook.seat)
    return NEUTRAL


def rob_gold(outlook: Outlook, p: int) -> float:
    """Cards of the leader, or a gold rather than nothing."""
    return rob(outlook, p) or 0.1 * bool(outlook.cell("gold", p))


PIRATE = Tactic(
    "pirate",
    scores={"place_pirate": place_pirate, "rob": rob_gold, "rob_nobody": always(NEUTRAL), "chase": always(CHASE)},
    fields=(*FIELDS, "pirate", "pirate_owner", "gold", "hand_size", "points"),
)
