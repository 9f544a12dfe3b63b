"""What steps on the tracks of missions are worth."""

from collections.abc import Sequence

from kogge.bots.outlook import Outlook
from kogge.bots.tactics import building
from kogge.engine.state import NOBODY

LEAD = 0.15  # points: what it is worth to be further ahead with the card
CHASE = 0.4  # points: what it is worth to come within a step of the card


def steps_worth(outlook: Outlook, name: str, steps: int) -> float:
    """The worth of so many steps on the track of a mission."""
    mission = outlook.atlas.facts.missions[name]
    points = mission.points
    now = outlook.cell(f"{name}_track", outlook.seat)
    then = min(now + steps, len(points) - 1)
    if then <= now:
        return 0.0
    card = card_worth(outlook, name, then)
    at_once = points[then] - points[now] + (mission.card if card >= mission.card else 0)
    promise = progress(points, then) - progress(points, now)
    return max(building.worth(outlook, at_once), promise + card)


def progress(points: Sequence[int], step: int) -> float:
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
    return outlook.atlas.facts.missions[name].card if step > ahead else CHASE / (ahead - step + 1)
