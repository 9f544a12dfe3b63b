"""Exploring: what lies in the dark brings a reward, and places to settle and to sail to."""

from collections.abc import Iterable

from kogge.bots.charts import nearest
from kogge.bots.errands import Errand
from kogge.bots.fleet import FIELDS
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import NEVER, Tactic, always
from kogge.games.isles.cargo import A_SETTLER, EMPTY, LOAD_KINDS

REWARD = 0.25  # points: a card, or two gold
NEWS = 0.3  # points at the beginning of the game: what it is worth to know the hex
LANDFALL = 0.35  # points: for a settler who looks for a place
LADEN = 0.6  # of it for ships that have something else to do


def errands(outlook: Outlook) -> Iterable[Errand]:
    """Every unexplored hex that a ship could touch."""
    plain = REWARD + NEWS * outlook.season
    worth = [plain * LADEN] * LOAD_KINDS
    worth[EMPTY] = plain
    worth[A_SETTLER] = plain + LANDFALL
    for h in outlook.chart.unexplored:
        yield Errand("explore", h, tuple(outlook.chart.beside[h]), tuple(worth))


def found_ship(outlook: Outlook, route: int) -> float:
    """Towards the unknown."""
    return -nearest(outlook.chart.distances(route), outlook.once(edge_of_the_world))


def edge_of_the_world(outlook: Outlook) -> set[int]:
    """The routes on which ships discover something."""
    return {route for h in outlook.chart.unexplored for route in outlook.chart.beside[h]}


EXPLORING = Tactic(
    "exploring",
    scores={"sail": always(NEVER), "found_ship": found_ship},
    fields=("tiles_left", *FIELDS),
    errands=errands,
)
