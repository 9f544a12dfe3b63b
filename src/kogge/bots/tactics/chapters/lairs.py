"""Pirate lairs: three crews conquer one, one's own or together with others'."""

from collections.abc import Iterable

from kogge.bots.errands import Errand, with_loads, with_pieces
from kogge.bots.fleet import FIELDS
from kogge.bots.holds import holds
from kogge.bots.missions import steps_worth
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.shores import sent
from kogge.bots.tactics.tactic import Tactic
from kogge.bots.voyages import COIN
from kogge.modules.terrain import GOLD_RIVER

PART = 0.7  # of its share is a landing worth that leaves the conquest to others, or to later
SHARE = 0.8  # of a conquest is won by the crews that are built for it; the rest is risk
FETCHED = 0.8  # of what it could do elsewhere is a crew worth that is left ashore


def standing(outlook: Outlook) -> list[int]:
    """The lairs at which a crew can be landed."""
    lairs = [h for h, stands in enumerate(outlook.column("lair")) if stands]
    return [h for h in lairs if crews_missing(outlook, h)]


def crews_missing(outlook: Outlook, h: int) -> int:
    """How many crews more conquer the lair."""
    return outlook.atlas.facts.counts["lair_crews"] - sum(outlook.crews(h))


def conquest_worth(outlook: Outlook, h: int, landed: int) -> float:
    """What one more gains by a conquest in which so many own crews more take part."""
    ashore, needed = outlook.crews(h)[outlook.seat], outlook.atlas.facts.counts["lair_crews"]
    hero = (ashore + landed) / needed
    as_hero, as_helper = steps_worth(outlook, "lairs", 2), steps_worth(outlook, "lairs", 1)
    whole = hero * as_hero + (1 - hero) * as_helper + outlook.atlas.facts.payments["prize"] * COIN
    if not ashore:
        return whole
    already = ashore / needed  # sooner or later somebody else would do it
    return whole - PART * (already * as_hero + (1 - already) * as_helper) / 2


def landing_worth(outlook: Outlook, h: int, crews: int) -> float:
    """What it is worth to come with so many crews."""
    missing = crews_missing(outlook, h)
    landed = min(crews, missing)
    worth = conquest_worth(outlook, h, landed)
    return worth if landed == missing else PART * worth * landed / missing


def errands(outlook: Outlook) -> Iterable[Errand]:
    """The lairs that stand, and the crews that wait at conquered ones."""
    beside = outlook.chart.beside
    for h in standing(outlook):
        worth = {crews: landing_worth(outlook, h, crews) for crews in (1, 2)}
        ships = 2 if crews_missing(outlook, h) > 1 else 1
        yield Errand("land_crew", h, tuple(beside[h]), with_pieces(outlook.atlas, "crew", worth), ships=ships)
    rivers = [
        h for h, kind in enumerate(outlook.column("terrain")) if kind == GOLD_RIVER and not outlook.cell("lair", h)
    ]
    held = holds(outlook.atlas)
    crews = {load: held.count["crew"][held.number[load]] for load in held.with_room("crew")}
    fetched = with_loads(outlook.atlas, {load: FETCHED * use(outlook, n + 1) for load, n in crews.items()})
    for h in rivers:
        if outlook.crews(h)[outlook.seat]:
            yield Errand("fetch_crew", h, tuple(beside[h]), fetched)


def use(outlook: Outlook, crews: int) -> float:
    """What so many crews aboard are worth."""
    return max([landing_worth(outlook, h, crews) for h in standing(outlook)], default=0.0)


def land_crew(outlook: Outlook, arg: int) -> float:
    """Where the ship was sent."""
    return sent(outlook, "land_crew", arg)


def fetch_crew(outlook: Outlook, arg: int) -> float:
    return sent(outlook, "fetch_crew", arg)


def closed(outlook: Outlook) -> Iterable[int]:
    """The hexes with a lair, for everyone."""
    return [h for h, stands in enumerate(outlook.column("lair")) if stands]


def crews(outlook: Outlook) -> Iterable[float]:
    """What each crew is worth that a lair lacks."""
    for h in standing(outlook):
        missing = crews_missing(outlook, h)
        yield from [SHARE * conquest_worth(outlook, h, missing) / missing] * missing


CHAPTER = Tactic(
    "lairs",
    scores={"land_crew": land_crew, "fetch_crew": fetch_crew},
    fields=(*FIELDS, "lair", "crews_ashore", "lairs_track", "lairs_leader", "points"),
    errands=errands,
    closed=closed,
    crews=crews,
    rules="E-70",
)
