"""Ships: how many there should be, and how they get to where they have something to do."""

from collections.abc import Iterable

from kogge.bots.aims import Aim
from kogge.bots.charts import nearest
from kogge.bots.errands import Errand, with_loads
from kogge.bots.fleet import FIELDS, fleet
from kogge.bots.holds import NOTHING, holds
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.exploring import edge_of_the_world
from kogge.bots.tactics.tactic import ASIDE, BUILD, NEVER, SAIL, STOW, Tactic, always
from kogge.bots.voyages import Voyage, unclaimed, voyages

ACT = "build_ship"
MOOR = 0.03  # points: an idle ship waits where cargo is loaded
BUSY = 0.7  # of its worth is left for each ship that one has already
WIND_WORTH = 0.4  # points: what an errand must be worth to be hurried
HURRY = 1.2  # points: and if the plan needs the wool too
BESIDE_CARGO = 2.0
FAR = 20  # steps: beyond, it doesn't matter any more
STEADY = 5.0  # one ship after the other: whoever is under way goes on
TIDY = 1.0  # better than nothing


def errands(outlook: Outlook) -> Iterable[Errand]:
    """Who has nothing to do waits at a harbour settlement."""
    ships = outlook.once(fleet)
    for node in ships.harbour:
        worth = with_loads(outlook.atlas, {NOTHING: MOOR})
        yield Errand("moor", node, tuple(ships.chart.moorings[node]), worth, ships=ships.holds.ships)


def berths(outlook: Outlook) -> list[int]:
    """The routes on which a ship can be built."""
    ships = outlook.once(fleet)
    around = [route for node in ships.harbour for route in ships.chart.moorings[node]]
    ends = outlook.atlas.edge_nodes
    return [r for r in around if r not in ships.full and outlook.once(dark_nodes).isdisjoint(ends[r])]


def dark_nodes(outlook: Outlook) -> set[int]:
    """The intersections that touch an unexplored hex."""
    return {node for h in outlook.chart.unexplored for node in outlook.atlas.hex_nodes[h]}


def aims(outlook: Outlook) -> Iterable[Aim]:
    """One more ship, if there is something to do for it."""
    ships = outlook.once(fleet)
    routes = berths(outlook)
    if routes and outlook.cell("ships_left", outlook.seat):
        loads = {ships.holds.number[NOTHING], *ships.basin}
        worth = max([unclaimed(outlook, load) for load in loads]) * BUSY ** len(ships.afloat)
        if worth:
            yield Aim(ACT, tuple(routes), outlook.atlas.price(ACT), worth)


def build_ship(outlook: Outlook, route: int) -> float:
    """Where the cargo lies, and close to what is to be done."""
    if all(aim.act != ACT or route not in aim.args for aim in outlook.aims):
        return NEVER
    if outlook.aim.act == ACT:
        return BUILD + position(outlook, route)
    return ASIDE + position(outlook, route) if outlook.spares(outlook.atlas.price(ACT)) else NEVER


def position(outlook: Outlook, route: int) -> float:
    """How good a place for a new ship is: beside cargo, and not far from the unknown."""
    ships = outlook.once(fleet)
    ends = outlook.atlas.edge_nodes[route]
    cargo = any(ships.basin[b] for b, node in enumerate(ships.harbour) if node in ends)
    steps = nearest(ships.chart.distances(route), outlook.once(edge_of_the_world))
    return (BESIDE_CARGO if cargo else 0.0) - min(steps, FAR) / FAR


def voyage(outlook: Outlook, i: int) -> Voyage | None:
    return outlook.once(voyages).get(i)


def sail(outlook: Outlook, arg: int) -> float:
    """A step nearer to the goal, ship by ship."""
    i, route = outlook.atlas.parts("sail", arg)
    plan = voyage(outlook, i)
    if plan is None or not plan.steps or not plan.leads(route):
        return NEVER
    return SAIL + plan.rate + (STEADY if outlook.once(fleet).under_way == i else 0.0)


def stow(outlook: Outlook, arg: int) -> float:
    """The load that the next errand needs."""
    i, load = outlook.atlas.parts("stow", arg)
    plan = voyage(outlook, i)
    if plan is None or plan.is_direct or plan.load != load or outlook.once(fleet).port(i) != plan.port:
        return NEVER
    return NEVER if outlook.diary.count(outlook.atlas.first["stow"] + arg) else STOW + plan.rate


def buy_wind(outlook: Outlook, i: int) -> float:
    """When it brings a ship to its goal in this turn, and the plan doesn't need the wool or the errand is great."""
    plan = voyage(outlook, i)
    worth = plan.errand.worth[plan.load] if plan else 0.0
    if plan is None or worth < WIND_WORTH:
        return NEVER
    ships = outlook.once(fleet)
    left = ships.left[i]
    may_pay = worth > HURRY or outlook.spares(outlook.atlas.price("buy_wind"))
    return SAIL + 1 if left < plan.steps <= left + ships.trip.more and may_pay else NEVER


def jettison(outlook: Outlook, arg: int) -> float:
    """Only what nobody needs any more and is in the way."""
    held = holds(outlook.atlas)
    hold, piece = outlook.atlas.parts("jettison", arg)
    useless = hold < held.ships and held.pieces[piece] != "settler" and voyage(outlook, hold) is None
    return TIDY if useless and outlook.may("end_turn") else 2 * NEVER


SHIPYARD = Tactic(
    "ships",
    scores={
        ACT: build_ship,
        "rebuild_ship": always(NEVER),
        "sail": sail,
        "stow": stow,
        "buy_wind": buy_wind,
        "jettison": jettison,
    },
    fields=(*FIELDS, "ships_left"),
    aims=aims,
    errands=errands,
)
