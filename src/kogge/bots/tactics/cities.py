"""Cities: where the settlement produces most."""

from collections.abc import Iterable

from kogge.bots.aims import Aim
from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.tactic import Tactic

ACT = "build_city"


def aims(outlook: Outlook) -> Iterable[Aim]:
    """The settlement that produces most."""
    settlements = outlook.realm.settlements
    if settlements and outlook.cell("cities_left", outlook.seat):
        best = max(settlements, key=outlook.land.node_pips.__getitem__)
        pips = outlook.land.node_pips[best]
        yield Aim(ACT, (best,), outlook.atlas.price(ACT), building.worth(outlook, 1, pips))


def build_city(outlook: Outlook, node: int) -> float:
    """The best-producing settlement first."""
    return (
        building.at_once(outlook, ACT, node, 1)
        + building.planned(outlook, ACT, node)
        + outlook.land.node_pips[node] / 10
    )


CITIES = Tactic(
    "cities",
    scores={ACT: build_city},
    fields=(*BOARD, "cities_left", "hand", "points"),
    aims=aims,
)
