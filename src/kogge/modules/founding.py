"""Who begins, and the two rounds of founding."""

from collections.abc import Sequence
from functools import partial

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import INTERSECTION, INTERSECTION_OR_NONE, SEAT, between, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, NOBODY, State
from kogge.engine.tables import Row
from kogge.engine.topology import NOWHERE
from kogge.modules.dice import TwoDice
from kogge.modules.events import DEALT, ROLLED_TO_START, STARTED
from kogge.modules.pieces import Pieces
from kogge.modules.purse import Purse
from kogge.modules.terrain import DESERT, LARGEST_ROLL, NO_HEX, Terrain
from kogge.modules.turn import Turn

NOT_YET = 0  # rolled
OUT = -1  # of the contest
HEXES_AROUND = 3  # of a home


class StartingRoll(TwoDice):
    """Everyone rolls; the highest starts, and those who tie for it roll again.  (B-13)"""

    def __init__(self, layout: Layout, opening: "Opening") -> None:
        super().__init__("starting_roll")
        self.players: int = layout.players
        self.opening = opening
        self.rolled = layout.field(
            "starting_roll",
            per=SEAT,
            holds=between(OUT, LARGEST_ROLL, (OUT, "out"), (NOT_YET, "not yet")),
            meaning="roll for the start",
        )

    def apply(self, s: State, total: int) -> None:
        rolled = False
        for p in range(self.players):
            if s.at[self.rolled + p] == NOT_YET:
                if rolled:
                    return
                s.at[self.rolled + p] = total
                s.tell(ROLLED_TO_START, p, total)
                rolled = True
        self.compare(s)

    def compare(self, s: State) -> None:
        """All contenders have rolled."""
        best = OUT
        for p in range(self.players):
            best = max(best, s.at[self.rolled + p])
        ties = 0
        starter = NOBODY
        for p in range(self.players):
            if s.at[self.rolled + p] == best:
                ties += 1
                starter = p
            else:
                s.at[self.rolled + p] = OUT
        if ties == 1:
            s.tell(STARTED, starter)
            self.opening.begin(s, starter)
        else:
            for p in range(self.players):
                if s.at[self.rolled + p] == best:
                    s.at[self.rolled + p] = NOT_YET


class Opening:
    """What follows once the starting player is known: on a ready board, the first turn.  (B-11)"""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def begin(self, s: State, starter: int) -> None:
        self.turn.begin(s, starter)


class StartingCards:
    """One card for each resource hex around a home.  (B-17)"""

    def __init__(self, terrain: Terrain, purse: Purse) -> None:
        self.terrain = terrain
        self.purse = purse

    @door(SEAT, INTERSECTION)
    def deal(self, s: State, p: int, node: int) -> None:
        for k in range(3):
            h = self.terrain.topo.node_hexes.at[node][k]
            if h != NO_HEX and s.at[self.terrain.kind + h] < DESERT:
                self.purse.gain(s, p, s.at[self.terrain.kind + h], 1)
                s.tell(DEALT, p, h, s.at[self.terrain.kind + h], 1)


class Rounds(Opening):
    """Pieces come to the board one after the other; then the starting player's turn begins.

    The ``order`` tells of each at which step it is placed and by whom: so many places to the left of who starts.
    ``neutral`` are the numbers of those that are not of the colour of whoever places them.
    """

    def __init__(
        self,
        layout: Layout,
        turn: Turn,
        name: str,
        meaning: str,
        order: Sequence[tuple[Step, int]],
        neutral: Sequence[int] = (),
    ) -> None:
        super().__init__(turn)
        self.players: int = layout.players
        self.count = len(order)
        self.at_step = Row([step.id for step, _ in order])
        self.by = Row([place for _, place in order])
        self.neutral = Row([k in neutral for k in range(len(order))])
        self.done = layout.field(name, holds=up_to(self.count), meaning=meaning)

    def has_room(self, s: State) -> bool:
        """Is there a place for what is to be placed now?  If not, it is left out."""
        return True

    def begin(self, s: State, starter: int) -> None:
        s.turn_of = starter
        self.ask(s)

    def next(self, s: State) -> None:
        """A piece was placed."""
        s.at[self.done] += 1
        self.ask(s)

    def ask(self, s: State) -> None:
        """Whoever is to place the next piece does so; after the last one the first turn begins."""
        while s.at[self.done] < self.count:
            s.to_act = (s.turn_of + self.by.at[s.at[self.done]]) % self.players
            s.step = self.at_step.at[s.at[self.done]]
            if self.has_room(s):
                return
            s.at[self.done] += 1
        self.turn.begin(s, s.turn_of)


def out_of_order(rounds: Rounds, s: State, step: int) -> str:
    """Tell if another seat is to place now, or at another step than this, at which the piece began to be placed."""
    done, order = s[rounds.done], [(rounds.at_step[k], rounds.by[k]) for k in range(rounds.count)]
    if s.to_act == CHANCE:
        return "nothing is placed before it is known who starts" if done else ""
    if done == rounds.count or (step, (s.to_act - s.turn_of) % rounds.players) != order[done]:
        return f"after {done} pieces it is for another to place, or something else"
    return ""


def due(rounds: Rounds, s: State, p: int, step: Step) -> int:
    """How many own pieces has ``p`` still to place at a step?"""
    wanted = step.id, (p - s.turn_of) % rounds.players
    left = range(s[rounds.done], rounds.count)
    return sum(not rounds.neutral[k] and (rounds.at_step[k], rounds.by[k]) == wanted for k in left)


class Founding(Rounds):
    """Two rounds, the second backwards, of a settlement and a road each.  (B-14 to B-18)"""

    def __init__(self, layout: Layout, turn: Turn, pieces: Pieces, cards: StartingCards) -> None:
        self.settlement: Step = layout.step("found_settlement")
        self.road: Step = layout.step("found_road")
        there, back = range(layout.players), reversed(range(layout.players))
        order = [(self.settlement, place) for place in (*there, *back)]  # B-18
        super().__init__(layout, turn, "founded", "settlements with roads founded so far", order)
        self.pieces = pieces
        self.cards = cards
        self.last = layout.field(
            "last_founded", holds=INTERSECTION_OR_NONE, fill=NOWHERE, meaning="latest settlement that was founded"
        )
        layout.opens(self.settlement, self.road)
        layout.renew(partial(self.renew, layout))

    def renew(self, layout: Layout, s: State) -> str:
        """Before the first turn everyone has what is still to be founded."""
        if s.step not in layout.openings:
            return ""
        if wrong := out_of_order(self, s, self.settlement.id if s.step == self.road.id else s.step):
            return wrong
        for p in range(self.players):
            roads = due(self, s, p, self.settlement)
            settlements = roads - (1 if s.step == self.road.id and p == s.to_act else 0)
            if s[self.pieces.settlements + p] < settlements or s[self.pieces.roads + p] < roads:
                return f"seat {p} has too few pieces for what is still to be founded"
        if s.step == self.road.id and not is_home(self.pieces, s, s[self.last], s.to_act):
            return "a road is founded at the latest settlement, and there is none"
        return too_poor(self.cards, s, min(self.players, self.count - s[self.done]))


def is_home(pieces: Pieces, s: State, node: int, owner: int) -> bool:
    """Does a home of this owner stand there, if that is a place at all?"""
    return node != NOWHERE and s[pieces.home + node] == owner


def too_poor(cards: StartingCards, s: State, homes: int) -> str:
    """Tell of a bank that may not have the cards for so many homes that bring some."""
    left = s.cells(cards.purse.bank, cards.purse.bank + len(cards.purse.names))
    return "the bank has too few cards for what is still to be founded" if min(left) < HEXES_AROUND * homes else ""


class FoundSettlement(Act):
    """A settlement on any free site; the second one brings its cards.  (B-14 to B-17)"""

    def __init__(self, founding: Founding) -> None:
        super().__init__("found_settlement", Part("intersection", founding.pieces.topo.n_nodes))
        self.founding = founding

    def legal(self, s: State, out: Moves) -> None:
        self.founding.pieces.sites.offer(s, s.to_act, self.first, out)

    def apply(self, s: State, node: int) -> None:
        self.founding.pieces.settle(s, s.to_act, node)
        s.at[self.founding.last] = node
        if s.at[self.founding.done] >= self.founding.players:
            self.founding.cards.deal(s, s.to_act, node)
        s.step = self.founding.road.id


class FoundRoad(Act):
    """A road at the settlement just founded.  (B-14, B-16)"""

    def __init__(self, founding: Founding) -> None:
        super().__init__("found_road", Part("path", founding.pieces.topo.n_edges))
        self.founding = founding

    def legal(self, s: State, out: Moves) -> None:
        self.founding.pieces.offer_paths(s, s.to_act, s.at[self.founding.last], self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.founding.pieces.lay(s, s.to_act, path)
        self.founding.next(s)
