"""Victory points, and how they win."""

from kogge.engine.act import Judge, Need
from kogge.engine.doors import door
from kogge.engine.fields import CHANGE, COUNT, SEAT, SEAT_OR_NOBODY
from kogge.engine.layout import Layout
from kogge.engine.state import NOBODY, OVER, State
from kogge.modules.events import FROM_CARDS, SCORED, WON
from kogge.modules.facts import Goal


class Score:
    """The points that everyone can see: of homes, awards and whatever else brings some.  (B-82)"""

    def __init__(self, layout: Layout) -> None:
        self.points = layout.field("points", per=SEAT, holds=COUNT, meaning="points that everyone can see")

    @door(SEAT, CHANGE, CHANGE)
    def add(self, s: State, p: int, source: int, n: int) -> None:
        """Points won, or lost, and where they come from."""
        s.at[self.points + p] += n
        s.tell(SCORED, p, source, n)


class Victory(Judge):
    """A player with enough points wins at once in the own turn, and only there.  (B-80, B-81)"""

    def __init__(self, layout: Layout, score: Score, target: int, secrets: int = 0, of: str = "points") -> None:
        super().__init__(Need(score.points, target - secrets))  # the points from which so many secrets could win
        self.score = score
        self.target = target
        self.winner = layout.field("winner", holds=SEAT_OR_NOBODY, fill=NOBODY, meaning="who has won")
        layout.tell(Goal(target, of))

    def secret(self, s: State, p: int) -> int:
        """Points that ``p`` has and nobody else knows of."""
        return 0

    def ruling(self, s: State) -> None:
        p = s.turn_of
        secret = self.secret(s, p)
        if s.at[self.score.points + p] + secret >= self.target and s.at[self.winner] == NOBODY:
            s.at[self.winner] = p
            if secret:
                self.score.add(s, p, FROM_CARDS, secret)
            self.show(s, p)
            s.tell(WON, p, s.at[self.score.points + p])
            s.step = OVER

    def show(self, s: State, p: int) -> None:
        """``p`` has won: everyone may see by what."""
