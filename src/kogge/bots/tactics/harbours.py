"""Harbour settlements: a point, a basin, and a place to sail from."""

from collections.abc import Iterable

from kogge.bots.aims import Aim
from kogge.bots.charts import nearest
from kogge.bots.fleet import FIELDS
from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.exploring import edge_of_the_world
from kogge.bots.tactics.tactic import Tactic

ACT = "build_harbour_settlement"
BASIN = 0.2  # points: a second place to load
PIECE = 0.3  # points: the settlement that comes back, if there is no other left
NEAR = 0.02  # points for every step that it is nearer to the unknown
FAR = 15  # steps: beyond, it doesn't matter any more


def aims(outlook: Outlook) -> Iterable[Aim]:
    """The settlement on the coast that is best for ships."""
    coastal = [node for node in outlook.realm.settlements if outlook.chart.is_coast(node)]
    if coastal and outlook.cell("harbour_settlements_left", outlook.seat):
        best = max(coastal, key=lambda node: outpost(outlook, node))
        bonus = outpost(outlook, best) + BASIN
        if not outlook.cell("settlements_left", outlook.seat):
            bonus += PIECE
        yield Aim(ACT, (best,), outlook.atlas.price(ACT), building.worth(outlook, 1) + bonus)


def outpost(outlook: Outlook, node: int) -> float:
    """What it is worth to have ships start from here."""
    steps = [nearest(outlook.chart.distances(r), outlook.once(edge_of_the_world)) for r in outlook.chart.moorings[node]]
    return NEAR * max(0, FAR - min(steps, default=FAR)) * outlook.season


def build_harbour_settlement(outlook: Outlook, node: int) -> float:
    """The plan's, or any that costs the plan nothing."""
    return building.at_once(outlook, ACT, node, 1) + building.planned(outlook, ACT, node) + outpost(outlook, node)


def found_harbour_settlement(outlook: Outlook, node: int) -> float:
    """Many pips, and a short way to the unknown."""
    return building.founded(outlook, "found_harbour_settlement", node) * (1 + outpost(outlook, node))


HARBOURS = Tactic(
    "harbours",
    scores={ACT: build_harbour_settlement, "found_harbour_settlement": found_harbour_settlement},
    fields=(*BOARD, *FIELDS, "harbour_settlements_left", "settlements_left", "hand", "points"),
    aims=aims,
)
