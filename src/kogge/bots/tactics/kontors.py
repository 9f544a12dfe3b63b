"""Kontors: where the first ones stand, and the neutral ones."""

from kogge.bots.commerce import FIELDS, commerce
from kogge.bots.lines import Survey, rates
from kogge.bots.outlook import Outlook
from kogge.bots.sites import CLOSE, COIN, nearness
from kogge.bots.tactics.tactic import Tactic
from kogge.engine.state import NOBODY

ROOM = 1.0  # pips: an empty city, one step away; less and less the farther it is
SPREAD = 2.0  # pips: another's kontor, one step away


def place_kontor(outlook: Outlook, node: int) -> float:
    """Many pips of many resources, empty cities and others' kontors around."""
    trade = outlook.once(commerce)
    steps = trade.map.steps[node]
    room = sum([(1 + COIN * trade.map.coast[city]) / steps[city] for city in trade.empty if city != node])
    return outlook.land.worth(node, outlook.income.pips) + ROOM * room + SPREAD * nearness(trade, node)


def place_neutral_kontor(outlook: Outlook, node: int) -> float:
    """Near to the own kontors, far from those of the others: it takes goods of whoever comes first."""
    trade = outlook.once(commerce)
    steps = trade.map.steps[node]
    others = [steps[city] for city in trade.map.cities if trade.kontor[city] not in (NOBODY, trade.seat)]
    return min([*others, CLOSE]) - 2 * min([steps[city] for city in trade.own], default=0)


def place_route(outlook: Outlook, path: int) -> float:
    """Where the first lines to others' kontors begin: the shorter they are, the better."""
    trade = outlook.once(commerce)
    survey = Survey(trade, outlook.once(rates), (path,))
    return -sum([len(way) / (k + 1) for k, (_, way) in enumerate(survey.ways({path: 0.0}, trade.markets, 3))])


KONTORS = Tactic(
    "kontors",
    scores={"place_kontor": place_kontor, "place_neutral_kontor": place_neutral_kontor, "place_route": place_route},
    fields=(*FIELDS, "placed"),
)
