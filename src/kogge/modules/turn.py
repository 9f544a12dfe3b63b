"""Whose turn it is, and where it goes on after an interruption."""

from kogge.engine.act import Act, Step
from kogge.engine.doors import door
from kogge.engine.fields import COUNT, SEAT, STEP, one, up_to
from kogge.engine.layout import Layout
from kogge.engine.state import NOBODY, OVER, State
from kogge.engine.tables import Row
from kogge.modules.events import BUILDING, ENDED, PHASE_BEGAN, TURN_BEGAN
from kogge.modules.facts import Count
from kogge.modules.watcher import Watcher


class Turn:
    """A turn begins before the roll and passes to the left at its end.  (B-20)

    A game that reaches ``limit`` turns ends without a winner; 0 means no limit.
    """

    def __init__(self, layout: Layout, limit: int) -> None:
        self.players: int = layout.players
        self.limit = limit
        self.count = layout.field("turn", holds=up_to(limit) if limit else COUNT, meaning="number of the turn")
        self.back = layout.field(
            "back_to_step", holds=one(STEP), meaning="where the turn goes on after an interruption"
        )
        self.phases = Row([])  # by step, up to the last phase: is it one?
        self.before_roll = self.phase(layout, "before_roll")
        self.watcher = Watcher()
        layout.tell(Count("turn_limit", limit))

    def phase(self, layout: Layout, name: str) -> Step:
        """A step at which a turn stands by itself: interruptions lead back to such a step, and to no other."""
        step = layout.step(name)
        layout.phases.append(step.id)
        self.phases = Row([k in layout.phases for k in range(step.id + 1)])
        return step

    @door(SEAT)
    def begin(self, s: State, p: int) -> None:
        """It is ``p``'s turn."""
        if self.limit and s.at[self.count] == self.limit:
            s.step = OVER
            s.tell(ENDED, NOBODY)
            return
        s.turn_of = p
        s.to_act = p
        s.at[self.count] += 1
        s.step = self.before_roll.id
        s.tell(TURN_BEGAN, p, s.at[self.count])

    def pass_on(self, s: State) -> None:
        """The dice go to the left."""
        self.watcher.turn_ended(s, s.turn_of)
        self.begin(s, (s.turn_of + 1) % self.players)

    @door(STEP)
    def interrupt(self, s: State, step: Step) -> None:
        """Go to ``step``; ``resume`` will lead back here, or if this is an interruption itself, to where it began."""
        if 0 <= s.step < self.phases.size and self.phases.at[s.step]:
            s.at[self.back] = s.step
        s.step = step.id

    @door()
    def resume(self, s: State) -> None:
        """The turn goes on where it was interrupted."""
        s.to_act = s.turn_of
        s.step = s.at[self.back]


class EndTurn(Act):
    """Pass the dice to the left.  (B-20)"""

    def __init__(self, turn: Turn) -> None:
        super().__init__("end_turn", always=True)
        self.turn = turn

    def apply(self, s: State, arg: int) -> None:
        self.turn.pass_on(s)


class StartBuilding(Act):
    """With separate phases: done with trading, on to building; a harbour gained now serves next turn.  (B-21, B-22)"""

    def __init__(self, building: Step) -> None:
        super().__init__("start_building", always=True)
        self.building = building

    def apply(self, s: State, arg: int) -> None:
        s.step = self.building.id
        s.tell(PHASE_BEGAN, s.to_act, BUILDING)
