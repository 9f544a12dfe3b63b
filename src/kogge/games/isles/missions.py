"""Missions: a track for each, and a card for whoever leads."""

from collections.abc import Sequence

from kogge.engine.doors import door
from kogge.engine.fields import SEAT, SEAT_OR_NOBODY, up_to
from kogge.engine.layout import Layout
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import Row
from kogge.games.isles.events import LEADER_CHANGED, MARKER_MOVED, MISSIONS
from kogge.modules.events import FROM_LEADERSHIP, FROM_MISSION
from kogge.modules.facts import Track
from kogge.modules.score import Score

CARD_POINTS = 1


class Mission:
    """Markers on a track, each on top of those that came to its step before.  (E-60, E-61)

    The card is with the marker furthest ahead, at the bottom of its stack. It can only go to a
    marker that steps ahead of its holder: one that draws level lies on top. (E-63)

    Each mission of a scenario is one of these, and knows nothing of the others. (E-64)
    """

    def __init__(self, layout: Layout, score: Score, name: str, points: Sequence[int]) -> None:
        self.score = score
        self.number: int = MISSIONS.index(name)
        self.players: int = layout.players
        self.points = Row(points)
        self.last = len(points) - 1
        moves = up_to(self.last * layout.players)
        self.track = layout.field(
            f"{name}_track", per=SEAT, holds=up_to(self.last), meaning="step of the marker on the track"
        )
        self.arrival = layout.field(
            f"{name}_arrival", per=SEAT, holds=moves, meaning="order in which the markers came to lie"
        )
        self.leader = layout.field(
            f"{name}_leader", holds=SEAT_OR_NOBODY, fill=NOBODY, meaning="who has the card of the mission"
        )
        layout.tell(Track(name, tuple(points), CARD_POINTS))

    @door(SEAT)
    def advance(self, s: State, p: int) -> None:
        """Player ``p``'s marker goes one step on, to other points; from the last step it goes nowhere.  (E-62, E-65)"""
        step = s.at[self.track + p] + 1
        if step > self.last:
            return
        s.at[self.track + p] = step
        s.tell(MARKER_MOVED, p, self.number, step)
        s.at[self.arrival + p] = self.latest(s) + 1
        self.score.add(s, p, FROM_MISSION, self.points.at[step] - self.points.at[step - 1])
        self.award(s, p)

    def latest(self, s: State) -> int:
        latest = 0
        for q in range(self.players):
            latest = max(latest, s.at[self.arrival + q])
        return latest

    def award(self, s: State, p: int) -> None:
        """``p`` has moved: is that ahead of everyone else?  (E-63)"""
        leader = s.at[self.leader]
        if leader == NOBODY:
            s.tell(LEADER_CHANGED, p, self.number, leader)
            self.score.add(s, p, FROM_LEADERSHIP, CARD_POINTS)
            s.at[self.leader] = p
        elif leader != p and s.at[self.track + p] > s.at[self.track + leader]:
            s.tell(LEADER_CHANGED, p, self.number, leader)
            self.score.add(s, leader, FROM_LEADERSHIP, -CARD_POINTS)
            self.score.add(s, p, FROM_LEADERSHIP, CARD_POINTS)
            s.at[self.leader] = p
