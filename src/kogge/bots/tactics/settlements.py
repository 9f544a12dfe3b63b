"""Settling: on the best site that the own roads reach."""

from collections.abc import Iterable

from kogge.bots.aims import Aim
from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.tactic import Tactic

ACT = "build_settlement"


def aims(outlook: Outlook) -> Iterable[Aim]:
    """The best site at hand."""
    site = outlook.realm.best[0]
    if site is not None and outlook.cell("settlements_left", outlook.seat):
        yield Aim(ACT, (site.node,), outlook.atlas.price(ACT), building.worth(outlook, 1, site.worth))


def settle(outlook: Outlook, node: int) -> float:
    """Better sites first."""
    return (
        building.at_once(outlook, ACT, node, 1)
        + building.planned(outlook, ACT, node)
        + outlook.land.worth(node, outlook.realm.pips) / 10
    )


SETTLEMENTS = Tactic(
    "settlements",
    scores={ACT: settle},
    fields=(*BOARD, "settlements_left", "hand", "points"),
    aims=aims,
)
