"""Roads: towards the best site in reach."""

from collections.abc import Iterable

from kogge.bots.aims import Aim, times
from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.tactic import ASIDE, BUILD, CARD, NEUTRAL, NEVER, Tactic

ACT = "build_road"
CROWDED = 0.85  # for each missing road: others may take the site before the roads are there


def aims(outlook: Outlook) -> Iterable[Aim]:
    """The best site at each distance."""
    if not outlook.cell("settlements_left", outlook.seat):
        return
    left = outlook.cell("roads_left", outlook.seat)
    road, settlement = outlook.atlas.price(ACT), outlook.atlas.price("build_settlement")
    for distance, site in enumerate(outlook.realm.best):
        if site is not None and 0 < distance <= left:
            worth = building.worth(outlook, 1, site.worth) * CROWDED**distance
            yield Aim(ACT, site.path[:1], times(distance, road, settlement), worth)


def leads_to(outlook: Outlook, path: int) -> float:
    """The worth of the sites towards which a road is the first step; 0 if it leads nowhere."""
    worth = 0.0
    for site in outlook.realm.best:
        if site is not None and path in site.path[:1]:
            worth = max(worth, site.worth / len(site.path))
    return worth


def build_road(outlook: Outlook, path: int) -> float:
    """Only roads that the plan asks for, or that lead somewhere and cost the plan nothing."""
    aim, worth = outlook.aim, leads_to(outlook, path)
    if aim.act == ACT and path in aim.args:
        return BUILD + worth / 10
    if worth and outlook.spares(outlook.atlas.price(ACT)):
        return ASIDE + worth / 10
    return NEVER


def lay_free_road(outlook: Outlook, path: int) -> float:
    """The same, for nothing."""
    wanted = outlook.aim.act == ACT and path in outlook.aim.args
    return (BUILD if wanted else NEUTRAL) + leads_to(outlook, path) / 10


def play_road_building(outlook: Outlook, _: int) -> float:
    """When there is somewhere to go."""
    return CARD if outlook.aim.act == ACT and outlook.cell("roads_left", outlook.seat) > 1 else NEVER


ROADS = Tactic(
    "roads",
    scores={ACT: build_road, "lay_free_road": lay_free_road, "play_road_building": play_road_building},
    fields=(*BOARD, "roads_left", "settlements_left", "hand", "points"),
    aims=aims,
)
