"""A finished game: steps and their acts over one layout."""

from typing import Any

from kogge.engine.act import Act, Judge, Need, Step
from kogge.engine.acts import Acts
from kogge.engine.chance import Moves, Random
from kogge.engine.layout import Layout
from kogge.engine.state import CHANCE, NOBODY, OVER, State
from kogge.engine.strangers import refuse_strangers
from kogge.engine.tables import Row
from kogge.engine.topology import Topology


class Rules:
    """Immutable, and shared by every position that follows it.

    ``blank`` is the position before anything has happened. Actions are numbered in the order
    in which the steps offer them; that number means nothing to another ``Rules``. ``facts`` are what a
    game tells of itself that no position changes; the engine does not look at them.

    ``legal``, ``apply``, ``draw``, ``playout``, ``fits`` and ``allows`` are private to the compiled part: they trust
    their caller, and compiled, Python can't call them. It comes in by the others, which check what they are given.
    """

    def __init__(self, layout: Layout, topo: Topology, judge: Judge, blank: State, facts: Any = None) -> None:
        refuse_strangers([judge, *[act for step in layout.steps for act in step.acts]])
        blank.raise_failure()  # of an open part that was told of what is laid out
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
                elif act not in offered:
                    raise ValueError(f"{act.name} is a part of other rules; each game needs acts of its own")
                offered.append(act)
                needs.append(step.needs(act))
                check_cells(step.needs(act), layout.players, len(blank))
            middle.append(begin[-1] + sum(act.always for act in step.acts))
            begin.append(len(offered))
        self.acts = Acts(offered, needs, layout.players, begin)
        self.begin = Row(begin)  # of each step's acts
        self.middle = Row(middle)  # where those begin that are not always open
        self.number = Row(number)  # of each action's act
        self.by_chance = Row([step.by_chance for step in layout.steps])
        self.n_actions = len(number)
        check_cells([Need(judge.cell, stride=judge.stride)], layout.players, len(blank))
        self.admit(blank)

    # Private to the compiled part

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
                if out.n == 0:
                    break
                action = out.action[rng.below(out.n)]
            if out.failed:
                break
            self.apply(s, action)
            actions += 1
        return actions

    def fits(self, s: State) -> bool:
        """Is this a position of as many cells, at a step of this game, where a seat acts, or chance, as it should?"""
        if s.size != self.blank.size or not 0 <= s.step < self.by_chance.size:
            return False
        if not (CHANCE <= s.to_act < self.players and 0 <= s.turn_of < self.players):
            return False
        return s.step == OVER or (s.to_act == CHANCE) == (self.by_chance.at[s.step] != 0)

    def allows(self, s: State, action: int, out: Moves) -> bool:
        """Is an action legal?  Only its act is asked."""
        begin = self.begin.at[s.step]
        end = self.begin.at[s.step + 1]
        return self.acts.opens(begin, self.middle.at[s.step], end, self.number.at[action], action, s, out)

    # For everyone

    def start(self) -> State:
        """The position before anything has happened."""
        return self.blank.copy()

    def admit(self, s: State) -> None:
        """Refuse what can't be a position of this game, as far as a quick look tells: not every cell is looked at."""
        if not isinstance(s, State):
            raise TypeError(f"a position is needed, not a {type(s).__name__}")
        if not self.fits(s):
            raise ValueError(self.misfit(s))

    def misfit(self, s: State) -> str:
        """Why a position is none of this game."""
        if len(s) != len(self.blank):
            return f"this is a position of {len(s)} cells, and those of this game have {len(self.blank)}"
        if not 0 <= s.step < len(self.by_chance):
            return f"this position is at the step {s.step}, and those of this game are 0 to {len(self.by_chance) - 1}"
        if not (CHANCE <= s.to_act < self.players and 0 <= s.turn_of < self.players):
            return f"seat {s.to_act} is to act in the turn of seat {s.turn_of}, and there are {self.players} seats"
        due = "chance is to act, not a seat" if self.by_chance[s.step] else "a seat is to act, not chance"
        return f"at {self.steps[s.step].name} {due}"

    def actions(self, s: State) -> list[int]:
        """What is legal now, for the seat or the chance that is to act."""
        if not isinstance(s, State) or not self.fits(s):
            self.admit(s)
        out = Moves(self.n_actions)
        self.legal(s, out)
        if out.failed:
            out.raise_failure()
        return out.actions()

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """What chance may do now, each with its weight; nothing where a seat is to act."""
        self.admit(s)
        if s.to_act != CHANCE:
            return []
        out = Moves(self.n_actions)
        self.legal(s, out)
        out.raise_failure()
        return list(zip(out.actions(), out.weights(), strict=True))

    def drawn(self, s: State, rng: Random) -> int:
        """The action that chance takes now, if ``rng`` decides."""
        self.admit(s)
        if not isinstance(rng, Random):
            raise TypeError(f"luck is drawn by a Random, not by a {type(rng).__name__}")
        out = Moves(self.n_actions)
        self.legal(s, out)
        out.raise_failure()
        if s.to_act != CHANCE or not out.weighs():
            raise ValueError("chance has nothing to draw in this position")
        return self.draw(s, out, rng)

    def play(self, s: State, action: int) -> None:
        """Apply an action, if it is legal."""
        if not isinstance(s, State) or not self.fits(s):
            self.admit(s)  # which says what is wrong; a call less for all others
        if not 0 <= action < self.n_actions:
            self.known(action)
        out = Moves(self.n_actions)
        if not self.allows(s, action, out):
            out.raise_failure()
            raise ValueError(f"action {action}, {self.act_of(action).name}, is not legal in this position")
        self.apply(s, action)
        s.raise_failure()

    def rule(self, s: State) -> None:
        """Let the judge look at a position, as after an action: the game may be over."""
        if not isinstance(s, State) or not self.fits(s):
            self.admit(s)
        self.judge.ruling(s)

    def act_of(self, action: int) -> Act:
        """The act to which an action belongs."""
        self.known(action)
        return self.acts.items[self.number[action]]

    def witnessed(self, s: State, action: int, seat: int) -> bool:
        """May this seat (``NOBODY``: a spectator) see the argument of an action about to be applied?"""
        self.admit(s)
        self.known(action)
        if not NOBODY <= seat < self.players:
            raise IndexError(f"there is no seat {seat} in this game; the last one is {self.players - 1}")
        return self.acts.witnessed(self.number.at[action], s, seat)

    def known(self, action: int) -> None:
        """Refuse the number of an action that the game does not have."""
        if not 0 <= action < self.n_actions:
            raise IndexError(f"there is no action {action} in this game; the last one is {self.n_actions - 1}")


def is_asked(act: Act) -> bool:
    return not act.always


def check(act: Act) -> None:
    """Refuse an act that can't be part of a game."""
    assert not (act.always and act.size > 1), f"{act.name} can't always be open"


def check_cells(needs: list[Need], players: int, size: int) -> None:
    """Refuse needs that would be looked up beyond the cells of a position."""
    for need in needs:
        for seat in range(players):
            if not 0 <= need.cell + seat * need.stride < max(1, size):
                raise ValueError(f"a need is of the cell {need.cell + seat * need.stride}, and there are {size}")
