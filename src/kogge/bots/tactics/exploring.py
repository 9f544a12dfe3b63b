"""Exploring: what lies in the dark brings a reward, and places to settle and to sail to."""

from collections.abc import Iterable

from kogge.bots.charts import nearest
from kogge.bots.errands import Errand, with_loads
from kogge.bots.fleet import FIELDS
from kogge.bots.holds import NOTHING, holds
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import NEVER, Tactic, always

REWARD = 0.25  # points: a card, or two gold
NEWS = 0.3  # points at the beginning of the game: what it is worth to know the hex
LANDFALL = 0.35  # points: for a settler who looks for a place
LADEN = 0.6  # of it for ships that have something else to do


def errands(outlook: Outlook) -> Iterable[Errand]:
    """Every unexplored hex that a ship could touch."""
    plain = REWARD + NEWS * outlook.season
    worths = dict.fromkeys(holds(outlook.atlas).loads, plain * LADEN)
    worth = with_loads(outlook.atlas, worths | {NOTHING: plain, "settler": plain + LANDFALL})
    for h in outlook.chart.unexplored:
        yield Errand("explore", h, tuple(outlook.chart.beside[h]), worth)


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
