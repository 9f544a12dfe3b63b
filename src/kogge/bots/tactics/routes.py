"""Trade routes: lines to the kontors of others, and the gold of first connections."""

from collections.abc import Iterable

from kogge.bots.aims import Aim, times
from kogge.bots.atlas import Cards
from kogge.bots.commerce import FIELDS, Commerce, commerce
from kogge.bots.lines import FORMED, Line, gold_of, lines, missing, routes_to_pay, tolls
from kogge.bots.outlook import Outlook
from kogge.bots.sites import COIN
from kogge.bots.tactics import building
from kogge.bots.tactics.tactic import ASIDE, BUILD, CARD, NEUTRAL, NEVER, Tactic

ACT = "build_route"
CARAVAN = "form_caravan"
LATER = 0.5  # points: a delivery for which there are no goods yet


def aims(outlook: Outlook) -> Iterable[Aim]:
    """Every line that needs routes, with all that follows until its goods are delivered."""
    trade = outlook.once(commerce)
    for line in outlook.once(lines):
        new = missing(trade, line)
        if 0 < len(new) <= trade.routes_left:
            yield from aim_of(outlook, trade, line, ACT, [path for path in new if trade.may_lay(path)])


def aim_of(outlook: Outlook, trade: Commerce, line: Line, act: str, args: Iterable[int]) -> Iterable[Aim]:
    """A line as an aim, unless it takes a caravan that there is none for."""
    if line.caravan != FORMED or outlook.cell("caravans_left", outlook.seat):
        yield Aim(act, tuple(args), price(outlook, trade, line), worth(outlook, trade, line), tolls(trade, line))


def price(outlook: Outlook, trade: Commerce, line: Line) -> Cards:
    """The routes that are missing, the caravan if it is to be formed, and the salt for the way."""
    cards = times(routes_to_pay(trade, missing(trade, line)), outlook.atlas.price(ACT), [0] * outlook.atlas.kinds)
    if line.caravan == FORMED:
        cards = times(1, outlook.atlas.price(CARAVAN), cards)
    drive = outlook.atlas.facts.trips["caravan"]
    return times(-(-(len(line.paths) - 1) // drive.more), outlook.atlas.only(drive.good, 1), cards)


def worth(outlook: Outlook, trade: Commerce, line: Line) -> float:
    """The deliveries, now or later, and the gold."""
    now = min(trade.goods, len(line.markets))
    later = len(line.markets) - now
    return building.worth(outlook, now) + LATER * later + COIN * gold_of(outlook, trade, line)


def plans(outlook: Outlook) -> dict[int, float]:
    """The paths on which a route is the beginning of a line, and what that promises."""
    found: dict[int, float] = {}
    for aim in outlook.aims:
        if aim.act == ACT:
            promise = outlook.promise(aim, outlook.hand)
            for path in aim.args:
                found[path] = max(found.get(path, 0.0), promise)
    return found


def build_route(outlook: Outlook, path: int) -> float:
    """A route of the plan, or one that leads somewhere and costs the plan nothing."""
    promise = outlook.once(plans).get(path, 0.0)
    if outlook.aim.act == ACT:
        return BUILD + promise if path in outlook.aim.args else NEVER
    return ASIDE + promise if promise and outlook.spares(outlook.atlas.price(ACT)) else NEVER


def lay_free_route(outlook: Outlook, path: int) -> float:
    """The best line first; a route that leads nowhere is declined."""
    promise = outlook.once(plans).get(path, 0.0)
    return BUILD + promise if promise else NEVER


def play_route_building(outlook: Outlook, _: int) -> float:
    """When there are lines to be laid."""
    return CARD if outlook.aim.act == ACT and outlook.may("end_turn") else NEVER


def follow_line(outlook: Outlook, path: int) -> float:
    """Along the own routes: each brings a gold."""
    return 1.0 if outlook.once(commerce).route[path] == outlook.seat else NEUTRAL


ROUTES = Tactic(
    "routes",
    scores={
        ACT: build_route,
        "lay_free_route": lay_free_route,
        "play_route_building": play_route_building,
        "follow_line": follow_line,
    },
    fields=(*FIELDS, "caravans_left", "net_part", "part_cities", "hand"),
    aims=aims,
)
