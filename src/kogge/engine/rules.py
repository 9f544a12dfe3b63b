"""A finished game: steps and their acts over one layout."""

from typing import Any

from kogge.engine.act import Act, Judge, Need, Step
from kogge.engine.acts import Acts, raise_failure
from kogge.engine.chance import Moves, Random
from kogge.engine.layout import Layout
from kogge.engine.state import CHANCE, State
from kogge.engine.strangers import refuse_strangers
from kogge.engine.tables import Row
from kogge.engine.topology import Topology


class Rules:
    """Immutable, and shared by every position that follows it.

    ``blank`` is the position before anything has happened. Actions are numbered in the order
    in which the steps offer them; that number means nothing to another ``Rules``. ``facts`` are what a
    game tells of itself that no position changes; the engine does not look at them.
    """

    def __init__(self, layout: Layout, topo: Topology, judge: Judge, blank: State, facts: Any = None) -> None:
        refuse_strangers([judge, *[act for step in layout.steps for act in step.acts]])
        raise_failure()  # of an open part that was told of what is laid out
        self.layout = layout
        self.topo = topo
        self.judge = judge
        self.blank = blank
        self.facts = facts
        self.players: int = layout.players
        self.steps: list[Step] = layout.steps
        offered: list[Act] = []
        needs: list[list[Need]] = []
        begin = [0]
        middle: list[int] = []
        number: list[int] = []
        for step in layout.steps:
            for act in sorted(step.acts, key=is_asked):
                check(act)
                if act.first < 0:
                    act.first = len(number)
                    number.extend([len(offered)] * act.size)
                offered.append(act)
                needs.append(step.needs(act))
            middle.append(begin[-1] + sum(act.always for act in step.acts))
            begin.append(len(offered))
        self.acts = Acts(offered, needs, layout.players, begin)
        self.begin = Row(begin)  # of each step's acts
        self.middle = Row(middle)  # where those begin that are not always open
        self.number = Row(number)  # of each action's act
        self.n_actions = len(number)

    def legal(self, s: State, out: Moves) -> None:
        out.clear()
        self.acts.legal(self.begin.at[s.step], self.middle.at[s.step], self.begin.at[s.step + 1], s, out)

    def apply(self, s: State, action: int) -> None:
        self.acts.apply(self.number.at[action], s, action)
        if s.at[self.judge.cell + s.turn_of * self.judge.stride] >= self.judge.least:
            self.judge.ruling(s)

    def draw(self, s: State, out: Moves, rng: Random) -> int:
        """What chance does, when it is to act."""
        out.clear()
        return self.acts.draw(self.begin.at[s.step], s, out, rng)

    def playout(self, s: State, rng: Random, out: Moves, limit: int) -> int:
        """Play on at random, to the end or for ``limit`` actions; return how many were played."""
        actions = 0
        while s.step and actions < limit:
            if s.to_act == CHANCE:
                action = self.draw(s, out, rng)
            else:
                self.legal(s, out)
                if out.n == 0:  # an open act has failed
                    break
                action = out.action[rng.below(out.n)]
            self.apply(s, action)
            actions += 1
        return actions

    def start(self) -> State:
        """The position before anything has happened."""
        return self.blank.copy()

    def actions(self, s: State) -> list[int]:
        """What is legal now, for the seat or the chance that is to act."""
        out = Moves(self.n_actions)
        self.legal(s, out)
        raise_failure()
        return out.actions()

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """What chance may do now, each with its weight."""
        out = Moves(self.n_actions)
        self.legal(s, out)
        return list(zip(out.actions(), out.weights(), strict=True))

    def drawn(self, s: State, rng: Random) -> int:
        """The action that chance takes now, if ``rng`` decides."""
        return self.draw(s, Moves(self.n_actions), rng)

    def play(self, s: State, action: int) -> None:
        """Apply an action that the caller knows to be legal."""
        self.apply(s, action)
        raise_failure()

    def rule(self, s: State) -> None:
        """Let the judge look at a position, as after an action: the game may be over."""
        self.judge.ruling(s)

    def act_of(self, action: int) -> Act:
        """The act to which an action belongs."""
        return self.acts.items[self.number[action]]

    def witnessed(self, s: State, action: int, seat: int) -> bool:
        """May this seat see the argument of an action about to be applied?"""
        return self.acts.witnessed(self.number.at[action], s, seat)


def is_asked(act: Act) -> bool:
    return not act.always


def check(act: Act) -> None:
    """Refuse an act that can't be part of a game."""
    assert not (act.always and act.size > 1), f"{act.name} can't always be open"
