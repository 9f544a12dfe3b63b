"""Settlers: a new home wherever a ship can take them."""

from collections.abc import Iterable

from kogge.bots.aims import Aim, times
from kogge.bots.errands import Errand, with_loads
from kogge.bots.fleet import FIELDS, fleet
from kogge.bots.holds import NOTHING, holds
from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.ships import berths
from kogge.bots.tactics.tactic import ASHORE, ASIDE, BUILD, NEVER, Tactic
from kogge.bots.voyages import LATER, unclaimed, voyages

ACT = "build_settler"
SETTLER = "settler"  # a piece, and a load of its own
BEST_SITES = 12  # are looked at
UNSEEN = 6.0  # pips of a site that nobody has seen yet
FAITH = 0.6  # of its worth, and that only if it is found


def errands(outlook: Outlook) -> Iterable[Errand]:
    """The best sites on known coasts."""
    realm, chart = outlook.realm, outlook.chart
    if not outlook.cell("settlements_left", outlook.seat):
        return
    coasts = [node for node, routes in enumerate(chart.moorings) if routes and realm.is_site(node)]
    sites = [(outlook.land.worth(node, realm.pips), node) for node in coasts]
    for pips, node in sorted(sites, reverse=True)[:BEST_SITES]:
        worth = building.worth(outlook, 1, pips)
        yield Errand("land_settler", node, tuple(chart.moorings[node]), with_loads(outlook.atlas, {SETTLER: worth}))


def aims(outlook: Outlook) -> Iterable[Aim]:
    """A settler, and a ship if there is none for it; or the ship for one who waits."""
    seat, ships = outlook.seat, outlook.once(fleet)
    on_the_way = ships.count(SETTLER)
    if outlook.cell("settlements_left", seat) <= on_the_way and not ships.in_basins(SETTLER):
        return
    worth = prospects(outlook)
    settler, ship = outlook.atlas.price(ACT), outlook.atlas.price("build_ship")
    routes = berths(outlook) if outlook.cell("ships_left", seat) else []
    waiting = ships.in_basins(SETTLER)
    if waiting > ships.idle():
        if routes:
            yield Aim("build_ship", tuple(routes), ship, worth)
        return
    free = ships.holds_for((NOTHING,))
    if outlook.cell("settlers_left", seat) and free:
        if ships.idle() > waiting:
            yield Aim(ACT, tuple(free), settler, worth)
        elif routes:
            yield Aim("build_ship", tuple(routes), times(1, ship, settler), worth)


def prospects(outlook: Outlook) -> float:
    """The worth of a settler to be built: of the best site that no other is on the way to, or of one to be found."""
    known = unclaimed(outlook, holds(outlook.atlas).number[SETTLER])
    unknown = FAITH * building.worth(outlook, 1, UNSEEN) if outlook.chart.unexplored else 0.0
    return max(known, unknown * LATER**2)


def build_settler(outlook: Outlook, hold: int) -> float:
    """Into a ship rather than into a basin."""
    aboard = 1.0 if hold < holds(outlook.atlas).ships else 0.0
    if outlook.aim.act == ACT:
        return BUILD + aboard if hold in outlook.aim.args else NEVER
    wanted = any(aim.act == ACT for aim in outlook.aims)
    return ASIDE + aboard if wanted and outlook.spares(outlook.atlas.price(ACT)) else NEVER


def land_settler(outlook: Outlook, arg: int) -> float:
    """Where the ship was sent."""
    i, node = outlook.atlas.parts("land_settler", arg)
    score = building.at_once(outlook, "land_settler", arg, 1)
    plan = outlook.once(voyages).get(i)
    if score or (plan and plan.errand.act == "land_settler" and plan.errand.place == node and plan.is_direct):
        return ASHORE + score
    return NEVER


SETTLERS = Tactic(
    "settlers",
    scores={ACT: build_settler, "land_settler": land_settler},
    fields=(*BOARD, *FIELDS, "settlers_left", "ships_left", "settlements_left", "hand", "points"),
    aims=aims,
    errands=errands,
)
