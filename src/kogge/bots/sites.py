"""What a city is worth to somebody who founds a kontor there."""

from kogge.bots.commerce import Commerce, commerce
from kogge.bots.outlook import Outlook
from kogge.bots.tactics import building
from kogge.modules.dice import WAYS

COIN = 0.1  # points
NEAR = 0.15  # points: a kontor that takes goods, one step away; less and less the farther it is
CLOSE = 5  # steps: beyond, nobody counts it
PIPS = 1.0  # of what building.worth makes of a pip
MOVED = 0.7  # of the pips of a token that must be taken from another land


def site_worth(outlook: Outlook, node: int) -> float:
    """Goods uncovered, cards to come, gold on the coast, and kontors nearby to deliver to."""
    trade = outlook.once(commerce)
    pips = outlook.land.worth(node, outlook.income.pips) + token_pips(outlook, trade, node)
    return building.worth(outlook, 1, PIPS * pips) + COIN * trade.map.coast[node] + NEAR * nearness(trade, node)


def nearness(trade: Commerce, node: int) -> float:
    """How many kontors that take goods lie around, the nearer the more."""
    steps = trade.map.steps[node]
    return sum([1 / steps[market] for market in trade.markets if 0 < steps[market] <= CLOSE])


def token_pips(outlook: Outlook, trade: Commerce, node: int) -> float:
    """The pips that a number token will bring to one of the lands around, if one of them has none."""
    number = outlook.column("number")
    bare = [h for h in outlook.atlas.node_hexes[node] if not number[h]]
    return max([land_pips(outlook, trade, h) for h in bare], default=0.0)


def land_pips(outlook: Outlook, trade: Commerce, h: int) -> float:
    """What a token may bring to a bare land: one from the sea, or the best of those that others profit from."""
    color = trade.map.spot[h]
    at_sea = outlook.row("tokens_at_sea", color - 1)
    left = sum(at_sea)
    weight = outlook.land.weight[outlook.land.terrain[h]]
    if left:
        return weight * sum([n * WAYS[number] for number, n in enumerate(at_sea)]) / left
    gains = [outlook.land.pips[other] for other in movable(outlook, trade, color) if not profits(trade, other)]
    return weight * MOVED * max(gains, default=0)


def movable(outlook: Outlook, trade: Commerce, color: int) -> list[int]:
    """The lands whose token of a colour can be moved."""
    return [h for h, lies in enumerate(outlook.column("token")) if lies and trade.map.spot[h] == color]


def profits(trade: Commerce, h: int) -> int:
    """How many own kontors stand around a land."""
    return sum([trade.kontor[node] == trade.seat for node in trade.atlas.hex_nodes[h]])
