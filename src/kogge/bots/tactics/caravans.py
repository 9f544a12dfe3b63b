"""Caravans: formed where a line begins, driven by the cheapest way, delivering all they can."""

from collections.abc import Iterable

from kogge.bots.aims import Aim
from kogge.bots.commerce import FIELDS, commerce
from kogge.bots.lines import FORMED, Line, lines, missing, tolls
from kogge.bots.outlook import Outlook
from kogge.bots.tactics import building, routes
from kogge.bots.tactics.tactic import ASIDE, BUILD, CARD, NEUTRAL, NEVER, POINT, Tactic, always
from kogge.bots.tours import Tour, drivers, tours

ACT = "form_caravan"
AGAIN = "reform_caravan"
LAST = 5.0  # after all that is still to be done in this turn


def aims(outlook: Outlook) -> Iterable[Aim]:
    """The tours that deliver something on the routes there are, and caravans for what lies on no other's way."""
    trade = outlook.once(commerce)
    for tour in outlook.once(tours):
        args = (outlook.atlas.arg("drive", tour.caravan, tour.first),)
        salt = outlook.atlas.only("salt", tour.salt)
        yield Aim("drive", args, salt, building.worth(outlook, tour.deliveries) - tour.cost, tour.tolls)
    for line in outlook.once(formed_lines):
        if outlook.cell("caravans_left", outlook.seat):
            yield from routes.aim_of(outlook, trade, line, ACT, line.paths[:1])
        elif not outlook.once(tours):
            yield Aim(
                *(AGAIN, outlook.once(stranded), routes.price(outlook, trade, line)),
                *(routes.worth(outlook, trade, line), tolls(trade, line)),
            )


def formed_lines(outlook: Outlook) -> list[Line]:
    """The lines of a caravan to be formed for which no route is missing, if there are goods for them."""
    trade = outlook.once(commerce)
    found = [line for line in outlook.once(lines) if line.caravan == FORMED and not missing(trade, line)]
    return found if trade.goods else []


def stranded(outlook: Outlook) -> tuple[int, ...]:
    """The caravan that is farthest from everything, by its shortest line."""
    trade = outlook.once(commerce)
    ways = {i: [len(line.paths) for line in outlook.once(lines) if line.caravan == i] for i in trade.caravans()}
    return (max(ways, key=lambda i: min(ways[i], default=len(trade.route))),) if ways else ()


def best_tour(outlook: Outlook) -> Tour | None:
    """The tour that brings most, of those that can be paid to their end: goods at home are worth nothing."""
    salt, coins = outlook.hand[outlook.atlas.resource["salt"]], outlook.coins
    paid = [tour for tour in outlook.once(tours) if tour.salt <= salt and tour.tolls <= coins]
    return max(paid, key=lambda tour: tour.profit, default=None)


def drive(outlook: Outlook, arg: int) -> float:
    """The next step of the best tour; only what the aim can have in this turn comes first, and may better it."""
    step = outlook.atlas.parts("drive", arg)
    tour = outlook.once(best_tour)
    if tour is not None:
        waits = outlook.aim.act != "drive" and not outlook.effort  # for what the aim will have built
        return (LAST if waits else BUILD) if (tour.caravan, tour.first) == step else NEVER
    return LAST if outlook.view.step == "drive" and outlook.once(stroll) == step else NEVER


def stroll(outlook: Outlook) -> tuple[int, int] | None:
    """Steps that are paid and left over lead towards the next kontor, if that costs no toll."""
    trade = outlook.once(commerce)
    for means in outlook.once(drivers):
        ways = [line.paths for line in outlook.once(lines) if line.caravan == means.caravan and len(line.paths) > 1]
        ahead = min(ways, key=len, default=None)
        if ahead is not None and means.steps and trade.route[ahead[1]] in means.paid and ahead[1] not in trade.full:
            return means.caravan, ahead[1]
    return None


def deliver(outlook: Outlook, node: int) -> float:
    """At once; first where others would soon deliver too."""
    return POINT + 1 / (1 + rivals_way(outlook, node))


def rivals_way(outlook: Outlook, node: int) -> int:
    """How far the next caravan of another player is from an intersection."""
    trade = outlook.once(commerce)
    steps = trade.map.steps[node]
    others = [path for path in outlook.column("caravan") if path >= 0 and path not in trade.caravan]
    return min([steps[end] for path in others for end in outlook.atlas.edge_nodes[path]], default=len(steps))


def form_caravan(outlook: Outlook, path: int) -> float:
    """Beside the first route of a line."""
    if outlook.aim.act == ACT:
        return BUILD if path in outlook.aim.args else NEVER
    wanted = any(aim.act == ACT and path in aim.args for aim in outlook.aims)
    return ASIDE if wanted and outlook.spares(outlook.atlas.price(ACT)) else NEVER


def reform_caravan(outlook: Outlook, i: int) -> float:
    """Only if it is the plan."""
    return BUILD if outlook.aim.act == AGAIN and i in outlook.aim.args else NEVER


def place_caravan(outlook: Outlook, path: int) -> float:
    """Beside the first route of the shortest line."""
    found = [len(line.paths) for line in outlook.once(formed_lines) if line.paths[0] == path]
    return BUILD - min(found) if found else NEVER


def play_fast_caravan(outlook: Outlook, _: int) -> float:
    """When it leads to a delivery that would cost salt."""
    amount = outlook.atlas.facts.card("fast_caravan").amount
    near = [tour for tour in outlook.once(tours) if 0 < tour.steps <= amount and tour.tolls <= outlook.coins]
    return CARD if near and outlook.may("end_turn") else NEVER


CARAVANS = Tactic(
    "caravans",
    scores={
        ACT: form_caravan,
        AGAIN: reform_caravan,
        "place_caravan": place_caravan,
        "drive": drive,
        "end_drive": always(NEUTRAL),
        "deliver": deliver,
        "play_fast_caravan": play_fast_caravan,
    },
    fields=(*FIELDS, "caravans_left", "driving_caravan", "drive_left", "drive_by_card", "toll_paid", "hand"),
    aims=aims,
)
