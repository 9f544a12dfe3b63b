"""The longest route: two points for a few roads in a line."""

from collections.abc import Iterable

from kogge.bots.aims import Aim, times
from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.tactic import BUILD, CARD, NEVER, Tactic
from kogge.engine.state import NOBODY
from kogge.modules.facts import Award

ACT = "build_road"
CLOSE = 3  # roads: nobody plans for a route that is further from being the longest


def aims(outlook: Outlook) -> Iterable[Aim]:
    """The roads that are missing to the longest route."""
    short = roads_short(outlook)
    if 0 < short <= min(outlook.cell("roads_left", outlook.seat), CLOSE) and outlook.once(lengthening):
        road = outlook.atlas.price(ACT)
        price = times(short, road, [0] * len(road))
        yield Aim(ACT, outlook.once(lengthening), price, building.worth(outlook, award(outlook).points))


def award(outlook: Outlook) -> Award:
    """What the longest route takes, and brings."""
    return outlook.atlas.facts.awards["longest_route"]


def roads_short(outlook: Outlook) -> int:
    """How many roads are missing to hold the longest route; 0 for its holder."""
    holder = outlook.cell("longest_route")
    if holder == outlook.seat:
        return 0
    lengths = outlook.column("route_length")
    to_beat = lengths[holder] if holder != NOBODY else max(award(outlook).least - 1, *lengths)
    return to_beat + 1 - lengths[outlook.seat]


def lengthening(outlook: Outlook) -> tuple[int, ...]:
    """The paths on which a road would lengthen the own route."""
    cell = outlook.atlas.spans["route_length"][0] + outlook.seat
    first, length, able = outlook.atlas.first[ACT], outlook.state[cell], outlook.able(ACT)
    return tuple([path for path in outlook.realm.frontier if outlook.after(first + path, able)[cell] > length])


def build_road(outlook: Outlook, path: int) -> float:
    """The road that takes the card, or one that the plan asks for."""
    score = building.at_once(outlook, ACT, path)
    return score or (BUILD if outlook.aim.act == ACT and path in outlook.aim.args else NEVER)


def lay_free_road(outlook: Outlook, path: int) -> float:
    """The same, for nothing."""
    score = building.at_once(outlook, "lay_free_road", path)
    return score or (BUILD if 0 < roads_short(outlook) <= CLOSE and path in outlook.once(lengthening) else NEVER)


def play_road_building(outlook: Outlook, _: int) -> float:
    """When it takes the card."""
    free = outlook.atlas.facts.card("road_building").amount
    return CARD if 0 < roads_short(outlook) <= free and outlook.once(lengthening) else NEVER


LONGEST_ROUTE = Tactic(
    "longest route",
    scores={ACT: build_road, "lay_free_road": lay_free_road, "play_road_building": play_road_building},
    fields=(*BOARD, "roads_left", "route_length", "longest_route", "hand", "points"),
    aims=aims,
)
