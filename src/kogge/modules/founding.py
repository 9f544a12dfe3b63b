"""Who begins, and the two rounds of founding."""

from functools import partial

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import INTERSECTION, INTERSECTION_OR_NONE, SEAT, between, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, State
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


class Founding(Opening):
    """Two rounds, the second backwards, of a settlement and a road each.  (B-14 to B-18)"""

    def __init__(self, layout: Layout, turn: Turn, pieces: Pieces, cards: StartingCards) -> None:
        super().__init__(turn)
        self.players: int = layout.players
        self.pieces = pieces
        self.cards = cards
        self.founded = layout.field(
            "founded", holds=up_to(2 * layout.players), meaning="settlements with roads founded so far"
        )
        self.last = layout.field(
            "last_founded", holds=INTERSECTION_OR_NONE, fill=NOBODY, meaning="latest settlement that was founded"
        )
        self.settlement: Step = layout.step("found_settlement")
        self.road: Step = layout.step("found_road")
        layout.opens(self.settlement, self.road)
        layout.renew(partial(self.renew, layout))

    def renew(self, layout: Layout, s: State) -> str:
        """Before the first turn everyone has what is still to be founded."""
        if s.step not in layout.openings:
            return ""
        done, is_founding = s[self.founded], s.step in (self.settlement.id, self.road.id)
        order = [*range(self.players), *reversed(range(self.players))]
        seats = [(s.turn_of + place) % self.players for place in order]
        if is_founding and (done == len(seats) or s.to_act != seats[done]):
            return f"after {done} settlements it is for another to found"
        if not is_founding and done:
            return "nothing is founded before it is known who starts"
        for p in range(self.players):
            due = seats[done:].count(p)
            settlements = due - (1 if s.step == self.road.id and p == s.to_act else 0)
            if s[self.pieces.settlements + p] < settlements or s[self.pieces.roads + p] < due:
                return f"seat {p} has too few pieces for what is still to be founded"
        if s.step == self.road.id and not is_home(self.pieces, s, s[self.last], s.to_act):
            return "a road is founded at the latest settlement, and there is none"
        return too_poor(self.cards, s, min(self.players, len(seats) - done))

    def begin(self, s: State, starter: int) -> None:
        s.turn_of = starter
        s.to_act = starter
        s.step = self.settlement.id

    def next(self, s: State) -> None:
        """Clockwise in the first round, back in the second; then the starting player's turn.  (B-18)"""
        s.at[self.founded] += 1
        done = s.at[self.founded]
        if done == 2 * self.players:
            self.turn.begin(s, s.turn_of)
        else:
            place = done if done < self.players else 2 * self.players - 1 - done
            s.to_act = (s.turn_of + place) % self.players
            s.step = self.settlement.id


def is_home(pieces: Pieces, s: State, node: int, owner: int) -> bool:
    """Does a home of this owner stand there, if that is a place at all?"""
    return node != NOBODY and s[pieces.home + node] == owner


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
        if s.at[self.founding.founded] >= self.founding.players:
            self.founding.cards.deal(s, s.to_act, node)
        s.step = self.founding.road.id


class FoundRoad(Act):
    """A road at the settlement just founded.  (B-14, B-16)"""

    def __init__(self, founding: Founding) -> None:
        super().__init__("found_road", Part("path", founding.pieces.topo.n_edges))
        self.founding = founding

    def legal(self, s: State, out: Moves) -> None:
        node = s.at[self.founding.last]
        for k in range(self.founding.pieces.topo.degree.at[node]):
            path = self.founding.pieces.topo.node_edges.at[node][k]
            if s.at[self.founding.pieces.road + path] == NOBODY:
                out.add(self.first + path)

    def apply(self, s: State, path: int) -> None:
        self.founding.pieces.lay(s, s.to_act, path)
        self.founding.next(s)
