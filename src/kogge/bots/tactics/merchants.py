"""Merchants: hired for the best empty cities, and walked there by the cheapest way."""

from collections.abc import Iterable

from kogge.bots.aims import Aim, times
from kogge.bots.atlas import Cards
from kogge.bots.commerce import FIELDS, commerce
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import ASIDE, BUILD, CARD, NEUTRAL, NEVER, Tactic, always
from kogge.bots.treks import HIRED, Trek, hires, treks, ways
from kogge.engine.state import NOBODY

HIRE = "hire_merchant"
FIELDS_READ = (*FIELDS, "merchants_left", "walking_merchant", "walk_left", "back_to_step", "tokens_at_sea", "token")


def aims(outlook: Outlook) -> Iterable[Aim]:
    """A kontor in each of the best cities, by a merchant on the board or by one to be hired."""
    for trek in outlook.once(treks):
        if trek.merchant == HIRED:
            price = times(trek.grain(), outlook.atlas.only("grain", 1), outlook.atlas.price(HIRE))
            yield Aim(HIRE, (trek.start,), price, trek.worth)
        else:
            yield Aim("walk", first_steps(outlook, trek), outlook.atlas.only("grain", trek.grain()), trek.worth)


def first_steps(outlook: Outlook, trek: Trek) -> tuple[int, ...]:
    """The steps that a way may begin with."""
    steps = outlook.once(commerce).map.steps
    ahead = [node for node in outlook.atlas.node_nodes[trek.start] if steps[node][trek.city] < trek.steps]
    return tuple([outlook.atlas.arg("walk", trek.merchant, node) for node in ahead])


def hire_merchant(outlook: Outlook, node: int) -> float:
    """Where the way to the best city is shortest."""
    if outlook.aim.act == HIRE:
        return BUILD if node in outlook.aim.args else NEVER
    wanted = any(aim.act == HIRE and node in aim.args for aim in outlook.aims)
    return ASIDE if wanted and outlook.spares(outlook.atlas.price(HIRE)) else NEVER


def place_merchant(outlook: Outlook, node: int) -> float:
    """The same, for one that is hired anew."""
    found = hires(outlook, outlook.once(commerce))
    return next((BUILD - k for k, trek in enumerate(found) if trek.start == node), NEUTRAL)


def destination(outlook: Outlook) -> Trek | None:
    """The best way of a merchant that walks now: with the steps that are paid, and after the roll grain for more."""
    trade = outlook.once(commerce)
    walking, paid = outlook.cell("walking_merchant"), outlook.cell("walk_left")
    phase = outlook.view.rules.steps[outlook.cell("back_to_step")].name
    grain = grain_of(outlook, outlook.hand) if phase == "action" else 0
    walkers = [walking] if walking != NOBODY else trade.merchants()
    found = [trek for i in walkers for trek in ways(outlook, trade, i, trade.merchant[i])]
    reached = [trek for trek in found if trek.steps <= paid + trek.stride * grain]
    return min(reached, key=lambda trek: (trek.grain(paid) + 3) / trek.worth, default=None)


def grain_of(outlook: Outlook, cards: Cards) -> int:
    return cards[outlook.atlas.resource["grain"]]


def walk(outlook: Outlook, arg: int) -> float:
    """The next step of a way that can be paid to its end."""
    if outlook.view.step == "walk":
        trek = outlook.once(destination)
        return BUILD if trek is not None and arg in first_steps(outlook, trek) else NEVER
    aim = outlook.once(best_walk)
    if aim is None or arg not in aim.args or grain_of(outlook, outlook.hand) < grain_of(outlook, aim.price):
        return NEVER
    return BUILD if aim is outlook.aim else ASIDE if outlook.spares(aim.price) else NEVER


def best_walk(outlook: Outlook) -> Aim | None:
    """The most promising way of a merchant on the board."""
    found = [aim for aim in outlook.aims if aim.act == "walk"]
    return max(found, key=lambda aim: outlook.promise(aim, outlook.hand), default=None)


def play_journey(outlook: Outlook, _: int) -> float:
    """When it leads a merchant to a city that would cost grain."""
    amount = outlook.atlas.facts.card("journey").amount
    far = [trek for trek in outlook.once(treks) if trek.merchant != HIRED and trek.steps <= amount]
    return CARD if far and outlook.may("end_turn") else NEVER


MERCHANTS = Tactic(
    "merchants",
    scores={
        HIRE: hire_merchant,
        "rehire_merchant": always(NEVER),
        "place_merchant": place_merchant,
        "walk": walk,
        "end_walk": always(NEUTRAL),
        "found_kontor": always(NEUTRAL),
        "play_journey": play_journey,
    },
    fields=FIELDS_READ,
    aims=aims,
)
