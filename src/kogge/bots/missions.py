"""What steps on the tracks of missions are worth, and where goods are delivered."""

from collections.abc import Iterator
from functools import lru_cache

from kogge.bots.atlas import Atlas
from kogge.bots.outlook import Outlook
from kogge.bots.tactics import building
from kogge.engine.state import NOBODY
from kogge.games.isles.fish import Ports
from kogge.games.isles.missions import CARD, Mission

LEAD = 0.15  # points: what it is worth to be further ahead with the card
CHASE = 0.4  # points: what it is worth to come within a step of the card


@lru_cache(maxsize=64)
def tracks(atlas: Atlas) -> dict[str, list[int]]:
    """The points on each track, by the name of its field."""
    fields = {start: name for name, (start, _, _) in atlas.spans.items()}
    return {
        fields[part.track]: [part.points[step] for step in range(part.last + 1)]
        for part in parts(atlas)
        if isinstance(part, Mission)
    }


@lru_cache(maxsize=64)
def ports(atlas: Atlas) -> tuple[int, ...]:
    """The intersections at which ships deliver."""
    found = [part for part in parts(atlas) if isinstance(part, Ports)]
    return tuple([found[0].node[k] for k in range(found[0].count)]) if found else ()


def parts(atlas: Atlas) -> Iterator[object]:
    """What the acts of the game are made of, as far as it concerns missions."""
    for act in atlas.acts.values():
        yield getattr(act, "ports", None)
        yield getattr(act, "mission", None)
        yield getattr(getattr(act, "conquests", None), "mission", None)


def steps_worth(outlook: Outlook, name: str, steps: int) -> float:
    """The worth of so many steps on the track of a mission."""
    points = tracks(outlook.atlas)[f"{name}_track"]
    now = outlook.cell(f"{name}_track", outlook.seat)
    then = min(now + steps, len(points) - 1)
    if then <= now:
        return 0.0
    card = card_worth(outlook, name, then)
    at_once = points[then] - points[now] + (CARD if card >= CARD else 0)
    promise = progress(points, then) - progress(points, now)
    return max(building.worth(outlook, at_once), promise + card)


def progress(points: list[int], step: int) -> float:
    """The points of a step, and a share of the next point for the way towards it."""
    ahead = next((k for k in range(step, len(points)) if points[k] > points[step]), None)
    if ahead is None:
        return points[step]
    behind = points.index(points[step])
    return points[step] + (points[ahead] - points[step]) * (step - behind) / (ahead - behind)


def card_worth(outlook: Outlook, name: str, step: int) -> float:
    """What it is worth for the card to stand on this step."""
    leader = outlook.cell(f"{name}_leader")
    if leader == outlook.seat:
        return LEAD
    ahead = 0 if leader == NOBODY else outlook.cell(f"{name}_track", leader)
    return CARD if step > ahead else CHASE / (ahead - step + 1)
