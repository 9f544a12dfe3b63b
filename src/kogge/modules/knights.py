"""Knights and the largest army."""

from kogge.engine.act import Act
from kogge.engine.doors import door
from kogge.engine.fields import SEAT, SEAT_OR_NOBODY
from kogge.engine.layout import Layout
from kogge.engine.state import NOBODY, State
from kogge.modules.cards import CARD_KINDS, KNIGHT, FaceUpCards
from kogge.modules.events import AWARDED, FROM_ARMY, LARGEST_ARMY
from kogge.modules.facts import Award
from kogge.modules.robber import Robber
from kogge.modules.score import Score

KNIGHTS_ENOUGH = 3
ARMY_POINTS = 2  # B-82


class LargestArmy:
    """Two points for the first with three knights, then for whoever has strictly more.  (B-45)"""

    def __init__(self, layout: Layout, cards: FaceUpCards, score: Score) -> None:
        self.cards = cards
        self.score = score
        self.holder = layout.field(
            "largest_army", holds=SEAT_OR_NOBODY, fill=NOBODY, meaning="who has the card for the largest army"
        )
        layout.tell(Award("largest_army", KNIGHTS_ENOUGH, ARMY_POINTS))

    def knights(self, s: State, p: int) -> int:
        """How many lie face up in front of ``p``?"""
        return s.at[self.cards.played + p * CARD_KINDS + KNIGHT]

    @door(SEAT)
    def muster(self, s: State, p: int) -> None:
        """``p`` has played one more knight."""
        holder = s.at[self.holder]
        if holder == p:
            return
        to_beat = KNIGHTS_ENOUGH - 1
        if holder != NOBODY:
            to_beat = self.knights(s, holder)
        if self.knights(s, p) > to_beat:
            s.at[self.holder] = p
            s.tell(AWARDED, p, LARGEST_ARMY, holder)
            if holder != NOBODY:
                self.score.add(s, holder, FROM_ARMY, -ARMY_POINTS)
            self.score.add(s, p, FROM_ARMY, ARMY_POINTS)


class PlayKnight(Act):
    """Move the robber as with a seven, but nobody discards.  (B-44)"""

    def __init__(self, cards: FaceUpCards, robber: Robber, army: LargestArmy) -> None:
        super().__init__("play_knight", always=True)
        self.cards = cards
        self.robber = robber
        self.army = army
        self.needs = cards.may_play(self.name, KNIGHT)

    def apply(self, s: State, arg: int) -> None:
        self.cards.spend(s, KNIGHT)
        self.robber.turn.interrupt(s, self.robber.move)
        self.army.muster(s, s.to_act)
