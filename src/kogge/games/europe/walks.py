"""Walks of merchants: by grain or by a card, to where they may stay."""

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import COUNT, Axis, one
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, OVER, State
from kogge.engine.tables import NO_MORE, Row
from kogge.engine.topology import NOWHERE
from kogge.engine.travel import Travel
from kogge.games.europe.distances import by_distance
from kogge.games.europe.events import MERCHANT_WALKED
from kogge.games.europe.merchants import MERCHANT, MERCHANT_WORDS, MERCHANTS, Merchants
from kogge.games.europe.tokens import Tokens
from kogge.modules.facts import Trip
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn

STEPS_A_GRAIN = 3  # intersections for one grain  (M-60)
NO_MERCHANT = -1
TRAIL = ("walking_merchant", "walk_left", "walk_stop", "back_to_step", "inns", "hand", "hand_size", "bank")

STAYS = 0  # a merchant that stops where it has come to stays there as it is,
PASSES = 1  # may not stop there,
FOUNDS = 2  # becomes a kontor
STOP = Axis.named("stop", ("stays", "passes", "founds"))


class Walks:
    """One merchant at a time is on its way, with so many steps paid.  (M-60 to M-62, R15)

    A walk is one declared move, and ends only where the merchant may stay: when the player says
    so, or when no step is left. On an empty city it always waits for the player's word, so that
    nobody learns from it whether there was grain to go on with. Steps that are left lapse.
    """

    def __init__(
        self, layout: Layout, merchants: Merchants, tokens: Tokens, purse: Purse, turn: Turn, action: Step
    ) -> None:
        self.merchants = merchants
        self.kontors = merchants.kontors
        self.inns = merchants.inns
        self.topo = merchants.topo
        self.tokens = tokens
        self.purse = purse
        self.turn = turn
        self.action = action
        near, away = by_distance(merchants.topo)
        self.near: Row = near
        self.away: Row = away
        self.walking = layout.field(
            "walking_merchant",
            holds=one(MERCHANT, none="none"),
            fill=NO_MERCHANT,
            meaning="merchant of the active player that is on its way",
        )
        self.steps = layout.field("walk_left", holds=COUNT, meaning="steps of the walk that are paid and not yet taken")
        self.stop = layout.field(
            "walk_stop", holds=one(STOP), meaning="what comes of the merchant if it stops where it is"
        )
        self.walk: Step = layout.step("walk")
        self.grain: int = purse.hand + purse.number("grain")  # of seat 0, in hand
        self.fare = purse.price(grain=1)
        layout.renew(self.renew)
        layout.tell(Trip("merchant", "walk", steps=0, more=STEPS_A_GRAIN, good="grain", once=False, room=1))

    def renew(self, s: State) -> str:
        """Where merchants stand no other may stay; one that is on its way stands nowhere."""
        walker = s[self.walking]
        if s.step not in (self.walk.id, OVER) and (walker, s[self.steps], s[self.stop]) != (NO_MERCHANT, 0, STAYS):
            return "a merchant is on its way at walk only"
        if walker != NO_MERCHANT and self.merchants.where(s, s.turn_of, walker) == NOWHERE:
            return "the merchant that is on its way must be on the board"
        for p in range(self.merchants.players):
            for i in range(MERCHANTS):
                node = self.merchants.where(s, p, i)
                if node != NOWHERE and (p, i) != (s.turn_of, walker):
                    if s[self.kontors.owner + node] not in (p, NOBODY):
                        return f"a merchant of seat {p} stands at another's kontor"
                    self.merchants.occupy(s, node)
        stop = (
            STAYS if walker == NO_MERCHANT else self.stop_at(s, s.turn_of, self.merchants.where(s, s.turn_of, walker))
        )
        return "" if s[self.stop] == stop else f"walk_stop must be {stop}, as the merchant is where it is"

    def begin_by_card(self, s: State, steps: int) -> None:
        """A card lets one merchant walk so far."""
        s.at[self.steps] = steps
        self.turn.interrupt(s, self.walk)

    def reach(self, s: State) -> int:
        """How many steps are paid, or could be?  Grain pays for none before the roll.  (M-20, M-60, R15)"""
        if s.step == self.walk.id and s.at[self.turn.back] != self.action.id:
            return s.at[self.steps]
        return s.at[self.steps] + STEPS_A_GRAIN * s.at[self.grain + s.turn_of * KINDS]

    def may_come_back(self, s: State, i: int, steps: int) -> bool:
        """Can a merchant go on, come back, and stay here?  Then it may go to any neighbouring place.  (M-61)"""
        if steps < 2 or s.at[self.stop] == PASSES:
            return False
        return s.at[self.walking] == i or not self.merchants.shares(s, s.turn_of, i)

    def may_enter(self, s: State, node: int, steps: int) -> bool:
        """May a merchant that can't go back step here: is it an inn, or is one in reach from it?  (M-61)"""
        return self.inns.has(s, s.turn_of, node) or (steps > 1 and self.may_get_on(s, node, steps - 1))

    def may_get_on(self, s: State, node: int, steps: int) -> bool:
        """Is there an inn within so many steps?  Near places are looked at first, and nothing is written down."""
        row = node * self.topo.n_nodes
        for k in range(1, self.topo.n_nodes):
            if self.away.at[row + k] > steps:
                return False
            if self.inns.has(s, s.turn_of, self.near.at[row + k]):
                return True
        return False

    def step(self, s: State, i: int, node: int) -> None:
        """One intersection further; the first of three costs a grain."""
        p = s.turn_of
        if s.at[self.walking] == NO_MERCHANT:
            s.at[self.walking] = i
            self.merchants.vacate(s, p, i)
            if s.step != self.walk.id:
                self.turn.interrupt(s, self.walk)
        if s.at[self.steps] == 0:
            self.purse.pay(s, p, self.fare)
            s.at[self.steps] = STEPS_A_GRAIN
        s.at[self.steps] -= 1
        s.at[self.merchants.place + p * MERCHANTS + i] = node
        s.tell(MERCHANT_WALKED, p, i, node)
        s.at[self.stop] = self.stop_at(s, p, node)
        if s.at[self.steps] == 0 and s.at[self.stop] == STAYS:
            self.rest(s)

    def stop_at(self, s: State, p: int, node: int) -> int:
        """What would come of a merchant that stopped here?  (M-61, M-62)"""
        if not self.inns.has(s, p, node):
            return PASSES
        return FOUNDS if self.kontors.is_empty_city(s, node) else STAYS

    def rest(self, s: State) -> None:
        """The merchant stays where it is, if one has set out at all; the turn goes on."""
        if s.at[self.walking] != NO_MERCHANT:
            self.merchants.occupy(s, self.merchants.where(s, s.turn_of, s.at[self.walking]))
        self.end(s)
        self.turn.resume(s)

    def found(self, s: State) -> None:
        """The merchant becomes a kontor and goes back to the supply.  (M-62)"""
        p = s.turn_of
        node = self.merchants.where(s, p, s.at[self.walking])
        self.merchants.retire(s, p, s.at[self.walking])
        self.end(s)
        self.kontors.found(s, p, node)
        self.tokens.ask(s, node)

    def end(self, s: State) -> None:
        """Nobody walks any more, and steps that are left lapse."""
        s.at[self.walking] = NO_MERCHANT
        s.at[self.steps] = 0
        s.at[self.stop] = STAYS


class Walk(Travel):
    """A merchant goes to the next intersection: three of them for a grain.  (M-60, M-61)

    Grain pays for steps and for nothing else on the way, so of two ways to a place the shorter one leads further.
    """

    def __init__(self, walks: Walks) -> None:
        nodes = walks.topo.n_nodes
        super().__init__("walk", Part("merchant", MERCHANT_WORDS), Part("intersection", nodes), trail=TRAIL)
        self.needs = [walks.merchants.on_board()]
        self.walks = walks
        self.merchants = walks.merchants
        self.next_to = walks.topo.node_nodes
        self.nodes = nodes

    def legal(self, s: State, out: Moves) -> None:
        steps = self.walks.reach(s)
        if steps == 0:
            return
        for i in range(MERCHANTS):
            here = self.merchants.where(s, s.turn_of, i)
            if here != NOWHERE and s.at[self.walks.walking] in (NO_MERCHANT, i):
                if self.walks.may_come_back(s, i, steps):
                    self.offer_all(here, i, out)
                else:
                    self.offer_ways(s, here, i, steps, out)

    def offer_all(self, here: int, i: int, out: Moves) -> None:
        """Every neighbouring place."""
        for k in range(3):
            there = self.next_to.at[here][k]
            out.add_if(self.first + i * self.nodes + there, there != NO_MORE)

    def offer_ways(self, s: State, here: int, i: int, steps: int, out: Moves) -> None:
        """The neighbouring places from which an inn is in reach."""
        for k in range(3):
            there = self.next_to.at[here][k]
            if there != NO_MORE and self.walks.may_enter(s, there, steps):
                out.add(self.first + i * self.nodes + there)

    def apply(self, s: State, arg: int) -> None:
        self.walks.step(s, arg // self.nodes, arg % self.nodes)

    def where(self, s: State, piece: int) -> int:
        return self.merchants.where(s, s.turn_of, piece)

    def put(self, s: State, piece: int, place: int) -> None:
        s.at[self.merchants.place + s.turn_of * MERCHANTS + piece] = place

    def may_stay(self, s: State, piece: int) -> bool:
        return s.at[self.walks.stop] != PASSES


class EndWalk(Act):
    """The merchant stays where it is, if it may.  (M-60, M-61)"""

    def __init__(self, walks: Walks) -> None:
        super().__init__("end_walk", always=True)
        self.walks = walks
        self.needs = [Need.exactly(walks.stop, STAYS)]

    def apply(self, s: State, arg: int) -> None:
        self.walks.rest(s)


class FoundKontor(Act):
    """To end a walk on an empty city is to found a kontor there.  (M-62)"""

    def __init__(self, walks: Walks) -> None:
        super().__init__("found_kontor", always=True)
        self.walks = walks
        self.needs = [Need.exactly(walks.stop, FOUNDS)]

    def apply(self, s: State, arg: int) -> None:
        self.walks.found(s)
