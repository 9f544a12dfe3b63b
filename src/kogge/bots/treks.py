"""Where merchants should go: the cities that are worth most for the way to them."""

from typing import NamedTuple

from kogge.bots.commerce import Commerce, commerce
from kogge.bots.outlook import Outlook
from kogge.bots.sites import site_worth

HIRED = -1  # the number of a merchant that is still to be hired
CHOICE = 8  # cities are looked at for each merchant
MERCHANT = 3  # cards
WAY = 0.04  # cards: of equal cities the nearest is best


class Trek(NamedTuple):
    """A merchant's way to a city, from where it stands or from the kontor where it will be hired."""

    merchant: int
    start: int
    city: int
    steps: int
    worth: float
    stride: int  # steps for a grain

    def grain(self, paid: int = 0) -> int:
        """What the way costs when so many steps are paid."""
        return -(-max(0, self.steps - paid) // self.stride)


def worths(outlook: Outlook) -> dict[int, float]:
    """What each empty city is worth."""
    return {city: site_worth(outlook, city) for city in outlook.once(commerce).empty}


def treks(outlook: Outlook) -> list[Trek]:
    """The best ways of the merchants on the board, and of one more if there is a kontor for it."""
    trade = outlook.once(commerce)
    walkers = trade.merchants()
    found = [trek for i in walkers for trek in ways(outlook, trade, i, trade.merchant[i])]
    if trade.kontors_left > len(walkers) and outlook.cell("merchants_left", outlook.seat):
        found += hires(outlook, trade)
    return found


def ways(outlook: Outlook, trade: Commerce, merchant: int, start: int) -> list[Trek]:
    """The best ways from one place, those first that are worth most for what they cost."""
    steps = trade.map.steps[start]
    stride = outlook.atlas.facts.trips["merchant"].more
    cities = [(city, worth) for city, worth in outlook.once(worths).items() if steps[city] < len(steps)]
    reached = [Trek(merchant, start, city, steps[city], worth, stride) for city, worth in cities]
    return sorted(reached, key=rank)[:CHOICE]


def hires(outlook: Outlook, trade: Commerce) -> list[Trek]:
    """The best ways from own kontors."""
    nearest: dict[int, Trek] = {}
    for start in trade.own:
        for trek in ways(outlook, trade, HIRED, start):
            known = nearest.get(trek.city)
            if known is None or trek.steps < known.steps:
                nearest[trek.city] = trek
    return sorted(nearest.values(), key=rank)[:CHOICE]


def rank(trek: Trek) -> float:
    """The lower, the better: the cards that a kontor costs for what it brings."""
    return (MERCHANT + trek.grain() + WAY * trek.steps) / trek.worth
