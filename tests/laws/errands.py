"""Where merchants and caravans are sent when they are played with a purpose."""

from collections.abc import Callable, Iterable

import kogge
from tests.laws.cells import Cells
from tests.laws.continent import Continent

Distances = dict[int, int]


def far(places: int, goals: Iterable[int], beside: Callable[[int], Iterable[int]]) -> Distances:
    """How many steps each place is away from the nearest goal; very many where no step leads there."""
    steps = dict.fromkeys(range(places), places)
    near, n = set(goals), 0
    while near:
        steps.update(dict.fromkeys(near, n))
        n += 1
        near = {place for here in near for place in beside(here) if steps[place] > n}
    return steps


def to_a_city(game: kogge.Game, luck: kogge.Random) -> Distances:
    """For a merchant: how far every intersection is from an empty city, or from anywhere if there is none."""
    board = Continent(Cells(game.rules, game.state))
    among = sorted(board.empty_cities) or list(board.where.nodes)
    return far(len(board.where.nodes), [among[luck.number(len(among))]], lambda node: board.where.next_nodes[node])


def to_a_market(game: kogge.Game, luck: kogge.Random) -> Distances:
    """For a caravan: how far every route is from a kontor that takes goods, or from any route if none does."""
    board = Continent(Cells(game.rules, game.state))
    where, p = board.where, game.to_act
    markets = [path for path in sorted(board.laid) if any(board.takes_goods(p, node) for node in where.ends[path])]
    among = markets or sorted(board.laid)
    return far(len(where.edges), [among[luck.number(len(among))]], lambda path: where.next_edges[path] & board.laid)


ERRANDS = {"merchant": to_a_city, "caravan": to_a_market}
