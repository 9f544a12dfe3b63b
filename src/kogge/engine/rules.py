"""A finished game: steps and their acts over one layout."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from kogge.engine.act import Act, Judge, Need, Step
from kogge.engine.acts import Acts
from kogge.engine.chance import Moves, Random
from kogge.engine.layout import Layout
from kogge.engine.positions import check_head, out_of_bounds, possible, refit
from kogge.engine.state import CHANCE, NOBODY, OVER, UNKNOWN, State
from kogge.engine.stocks import Stocks
from kogge.engine.strangers import refuse_strangers
from kogge.engine.tables import Row, cell_number, plain
from kogge.engine.topology import Topology
from kogge.engine.warden import Warden


class Rules:
    """All actions of a game: which there are, when each of them is legal, and what it does.

    Rules never change, and all positions of a game share them. ``blank`` is the position before anything has happened.
    Actions are numbered in the order in which the steps offer them; that number means nothing to another ``Rules``.
    ``facts`` are what a game tells of itself that no position changes; the engine does not look at them.

    ``legal``, ``apply``, ``draw``, ``playout``, ``allows``, ``vouch`` and ``is_whole`` are private to the
    compiled part: they trust their caller, and compiled, Python can't call them. It comes in by the others, which check
    what they are given. A position keeps the ``id`` of the rules that have looked at all of it, until Python sets
    something.
    """

    def __init__(self, layout: Layout, topo: Topology, judge: Judge, blank: State, facts: Any = None) -> None:
        parts = [judge, *[act for step in layout.steps for act in step.acts]]
        refuse_strangers(parts)
        blank.raise_failure()  # of an open part that was told of what is laid out
        self.layout = layout
        self.topo = topo
        self.judge = judge
        self.blank = blank
        self.facts = facts
        self.players: int = layout.players
        self.steps: tuple[Step, ...] = tuple(layout.steps)
        offered: list[Act] = []
        needs: list[list[Need]] = []
        begin = [0]
        middle: list[int] = []
        number: list[int] = []
        for step in layout.steps:
            for act in sorted(step.acts, key=is_asked):
                check(act)
                if act.first < 0:
                    self.number_act(act, len(number))
                    number.extend([len(offered)] * act.size)
                elif act not in offered:
                    raise ValueError(f"{act.name} is a part of other rules; each game needs acts of its own")
                offered.append(act)
                needs.append(step.needs(act))
                check_cells(step.needs(act), layout.players, len(blank))
            middle.append(begin[-1] + sum(act.always for act in step.acts))
            begin.append(len(offered))
        self.acts = Acts(offered, needs, layout.players, begin, middle)
        self.number = Row(number)  # of each action's act
        self.n_actions = len(number)
        self.veils: dict[int | None, tuple[tuple[int, int], ...]] = {}  # by seat: what it may not see
        secret = [field for field in layout.fields.values() if field.is_secret]
        self.most: dict[int, int] = {cell: field.high for field in secret for cell in range(field.start, field.stop)}
        self.secrets = Row(list(self.most))
        if len(blank) != len(layout.blank):
            raise ValueError(f"the first position has {len(blank)} cells, and {len(layout.blank)} were laid out")
        self.stocks = Stocks(layout, blank)
        shared = layout.shared.items()
        self.together: set[int] = {step for step, one in shared} | {one.close.step.id for _, one in shared if one.close}
        check_cells([Need(judge.cell, stride=judge.stride)], layout.players, len(blank))
        self.warden: Warden = layout.warden
        self.warden.adopt(parts)
        self.id: int = layout.warden.finish(partial(refit, layout, self.stocks, blank))
        self.admit(blank)

    # Private to the compiled part

    def legal(self, s: State, out: Moves) -> None:
        out.clear()
        self.acts.legal(s, out)

    def apply(self, s: State, action: int) -> None:
        self.acts.apply(self.number.at[action], s, action)
        if s.left_by is not None:
            self.acts.settle(self.warden, s)
        if s.at[self.judge.cell + s.turn_of * self.judge.stride] >= self.judge.least:
            self.judge.ruling(s)

    def draw(self, s: State, out: Moves, rng: Random) -> int:
        """What chance does, when it is to act."""
        out.clear()
        return self.acts.draw(s, out, rng)

    def playout(self, s: State, rng: Random, out: Moves, limit: int) -> int:
        """Play on at random, to the end, as long as there is something to do, or for ``limit`` actions: so many."""
        actions = 0
        while s.step and actions < limit:
            if s.to_act == CHANCE:
                action = self.draw(s, out, rng)
            else:
                self.legal(s, out)
                if out.n == 0:
                    break
                action = out.action[rng.below(out.n)]
            if action < 0 or out.failed:
                break
            self.apply(s, action)
            actions += 1
        return actions

    def number_act(self, act: Act, first: int) -> None:
        """Give an act its actions."""
        act.first = first

    def has_checked(self, s: State) -> bool:
        """Have these rules looked at all of the position, and has nothing been set since?"""
        return self.id > 0 and s.checked_by == self.id

    def vouch(self, s: State) -> None:
        """Let a position be known as one from which these rules can go on."""
        s.checked_by = self.id

    def is_whole(self, s: State) -> bool:
        """Is nothing in this position ``UNKNOWN``?"""
        for k in range(self.secrets.size):
            if s.at[self.secrets.at[k]] == UNKNOWN:
                return False
        return True

    def allows(self, s: State, action: int, out: Moves) -> bool:
        """Is an action legal?  Only its act is asked."""
        return self.acts.opens(self.number.at[action], action, s, out)

    # For everyone

    def start(self) -> State:
        """The position before anything has happened."""
        return self.blank.copy()

    def admit(self, s: State) -> State:
        """The position itself, if rules can go on from it as it is.

        If Python has set something in it, all of it is looked at, and what can't be a position of this game is refused.
        Cells that are kept for speed and do not follow from the rest are made anew in a twin: the position stays as it
        is.
        """
        if not isinstance(s, State):
            raise TypeError(f"a position is needed, not a {type(s).__name__}")
        if self.has_checked(s):
            return s
        try:
            check_head(self.layout, self.blank, s)
            cell = self.warden.beyond(s, False)
            if cell >= 0:
                raise ValueError(out_of_bounds(self.layout, s, cell))
            twin = possible(self.layout, self.stocks, self.blank, s)
        except ValueError as why:
            raise ValueError(f"this can't be a position: {why}") from None
        self.vouch(twin)
        if twin == s:
            self.vouch(s)
            return s
        return twin

    def check_whole(self, s: State) -> None:
        """Refuse a position with secrets in it, with other cards than everyone counts, or with nothing to draw."""
        s = self.admit(s)
        if not self.is_whole(s):
            told = "as it is from a view; view.imagine(luck) deals what they could be"
            raise ValueError(f"this position has secrets, {told}")
        try:
            self.stocks.check_cards(s)
            if s.step != OVER and s.to_act == CHANCE and not self.outcomes(s):
                raise ValueError(f"at {self.steps[s.step].name} chance has nothing to draw")
        except ValueError as why:
            raise ValueError(f"this can't be a position: {why}") from None

    def redacted(self, s: State, seat: int | None) -> State:
        """A copy in which every cell that a seat (``None``: a spectator) may not see is ``UNKNOWN``."""
        twin = self.admit(s).copy()
        for start, stop in self.hidden(seat):
            twin.blot(start, stop, UNKNOWN)
        self.vouch(twin)
        return twin

    def with_secrets(self, s: State, secrets: Mapping[int, int]) -> State:
        """A copy in which cells that somebody may not see hold something else, which no other cell follows from."""
        twin = self.admit(s).copy()
        if not isinstance(secrets, Mapping):
            raise TypeError(f"secrets are numbers by their cells, not a {type(secrets).__name__}")
        for cell, value in secrets.items():
            value = plain(value)
            if not (cell in self.most and (0 <= value <= self.most[cell] or value == UNKNOWN)):
                raise ValueError(f"{value} can't be a secret of the cell {cell}")
            twin[cell] = value
        self.vouch(twin)
        return twin

    def asking(self, s: State, seat: int, step: Step) -> State:
        """A copy in which a seat decides at this step, one of those where several may at once."""
        twin = self.admit(s).copy()
        if not isinstance(step, Step):
            raise TypeError(f"a seat is asked at a Step, not at a {type(step).__name__}")
        seat = plain(seat)
        if not (0 <= seat < self.players and step in self.steps and step.id in self.together):
            raise ValueError(f"seat {seat} is not asked at {step.name} while others decide as well")
        twin.step, twin.to_act = step.id, seat
        self.vouch(twin)
        return twin

    def hidden(self, seat: int | None) -> tuple[tuple[int, int], ...]:
        """The runs of cells that a seat (``None``: a spectator) may not see."""
        if seat not in self.veils:
            seat = None if seat is None else present(self, seat)
            self.veils[seat] = tuple(
                (field.start + row * field.cols, field.start + (row + 1) * field.cols)
                for field in self.layout.fields.values()
                for row in range(field.rows)
                if field.hidden_from(row, seat)
            )
        return self.veils[seat]

    def actions(self, s: State) -> list[int]:
        """What is legal now, for the seat or the chance that is to act."""
        if not isinstance(s, State) or not self.has_checked(s):
            s = self.admit(s)
        out = Moves(self.n_actions)
        self.legal(s, out)
        if out.failed:
            out.raise_failure()
        return out.actions()

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """What chance may do now, each with its weight; nothing where a seat is to act."""
        s = self.admit(s)
        if s.to_act != CHANCE:
            return []
        out = Moves(self.n_actions)
        self.legal(s, out)
        out.raise_failure()
        return list(zip(out.actions(), out.weights(), strict=True))

    def drawn(self, s: State, rng: Random) -> int:
        """The action that chance takes now, if ``rng`` decides."""
        s = self.admit(s)
        check_luck(rng)
        out = Moves(self.n_actions)
        self.legal(s, out)
        out.raise_failure()
        if s.to_act != CHANCE or not out.weighs():
            raise ValueError("chance has nothing to draw in this position")
        return self.draw(s, out, rng)

    def play(self, s: State, action: int) -> None:
        """Apply an action, if it is legal."""
        if not isinstance(s, State) or not self.has_checked(s):
            settle(self, s)
        action = self.known(action)
        out = Moves(self.n_actions)
        if not self.allows(s, action, out):
            out.raise_failure()
            raise ValueError(f"action {action}, {self.act_of(action).name}, is not legal in this position")
        self.apply(s, action)
        self.vouch(s)  # also if an open act has set something
        s.raise_failure()

    def play_on(self, s: State, rng: Random, limit: int) -> int:
        """Play on at random, to the end or for ``limit`` actions; return how many were played."""
        settle(self, s)
        self.check_whole(s)
        check_luck(rng)
        out = Moves(self.n_actions)
        actions = self.playout(s, rng, out, cell_number(limit))
        self.vouch(s)
        out.raise_failure()
        s.raise_failure()
        return actions

    def rule(self, s: State) -> None:
        """Let the judge look at a position, as after an action: the game may be over."""
        if not isinstance(s, State) or not self.has_checked(s):
            settle(self, s)
        self.judge.ruling(s)

    def act_of(self, action: int) -> Act:
        """The act to which an action belongs."""
        return self.acts.items[self.number[self.known(action)]]

    def witnessed(self, s: State, action: int, seat: int) -> bool:
        """May this seat (``NOBODY``: a spectator) see the argument of an action about to be applied?"""
        s = self.admit(s)
        action, seat = self.known(action), present(self, seat)
        return self.acts.witnessed(self.number.at[action], s, seat)

    def known(self, action: int) -> int:
        """An action by its number, if the game has it."""
        action = plain(action)
        if not 0 <= action < self.n_actions:
            raise IndexError(f"there is no action {action} in this game; the last one is {self.n_actions - 1}")
        return action


def settle(rules: Rules, s: State) -> None:
    """Make a position one from which rules can go on, if that takes no more than to renew what is kept for speed."""
    twin = rules.admit(s)
    if twin is not s:
        s.copy_from(twin)


def present(rules: Rules, seat: int) -> int:
    """A seat of the game by its number, or ``NOBODY``."""
    seat = plain(seat)
    if not NOBODY <= seat < rules.players:
        raise IndexError(f"there is no seat {seat} in this game; the last one is {rules.players - 1}")
    return seat


def check_luck(rng: Random) -> None:
    """Refuse luck that is none."""
    if not isinstance(rng, Random):
        raise TypeError(f"luck is drawn by a Random, not by a {type(rng).__name__}")


def is_asked(act: Act) -> bool:
    """Must the act be asked what is legal, or is it always open when its needs are met?"""
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
