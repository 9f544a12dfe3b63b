"""Merchants: they walk by grain, and become kontors where they end on an empty city space."""

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.sets import Sets
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import NONE
from kogge.games.europe.kontors import Kontors
from kogge.games.europe.resources import GRAIN
from kogge.games.europe.tokens import Tokens
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn

MERCHANTS = 2  # of each player  (M-03)
MERCHANT_WORDS = ("1", "2")
STRIDE = 3  # intersections for one grain  (M-60)
NOWHERE = -1
NO_MERCHANT = -1


class Merchants:
    """Where merchants stand, and which of them is on its way with how many steps paid.  (M-43, M-60 to M-62)

    A walk ends when it is said to end, and only at a place where the merchant may stay; until
    then no other piece moves. What is left of a grain then lapses.
    """

    def __init__(self, layout: Layout, kontors: Kontors, tokens: Tokens, purse: Purse, turn: Turn) -> None:
        self.kontors = kontors
        self.topo = kontors.topo
        self.tokens = tokens
        self.purse = purse
        self.turn = turn
        self.players: int = layout.players
        self.place = layout.field("merchant", layout.players, MERCHANTS, fill=NOWHERE)
        self.left = layout.field("merchants_left", layout.players, fill=MERCHANTS)
        self.standing = Sets(layout, "merchant_nodes", 1, kontors.topo.n_nodes)
        self.walking = layout.field("walking_merchant", fill=NO_MERCHANT)
        self.steps = layout.field("walk_left")
        self.walk: Step = layout.step("walk")
        self.rehire: Step = layout.step("rehire_merchant")

    def where(self, s: State, p: int, i: int) -> int:
        return s.at[self.place + p * MERCHANTS + i]

    def put(self, s: State, p: int, node: int) -> None:
        """A merchant comes from the supply."""
        s.at[self.left + p] -= 1
        i = 0
        while s.at[self.place + p * MERCHANTS + i] != NOWHERE:
            i += 1
        s.at[self.place + p * MERCHANTS + i] = node
        self.standing.add(s, 0, node)

    def remove(self, s: State, p: int, i: int) -> None:
        """A merchant goes back to the supply."""
        self.standing.remove(s, 0, s.at[self.place + p * MERCHANTS + i])
        s.at[self.place + p * MERCHANTS + i] = NOWHERE
        s.at[self.left + p] += 1

    def may_stay(self, s: State, p: int, node: int) -> bool:
        """May a walk of ``p`` end here, where none of its own merchants has come from?  (M-61, R17)"""
        if self.standing.has(s, 0, node):
            return False
        owner = s.at[self.kontors.owner + node]
        if owner == NOBODY:
            return not self.kontors.is_empty_city(s, node) or s.at[self.kontors.left + p] > 0
        return owner == p

    def may_hire(self, s: State, p: int, node: int) -> bool:
        """Is this an own kontor without a merchant?  (M-43, R16)"""
        return s.at[self.kontors.owner + node] == p and not self.standing.has(s, 0, node)

    def grain(self, s: State) -> int:
        return s.at[self.purse.hand + s.turn_of * KINDS + GRAIN]

    def may_get_on(self, s: State, origin: int, node: int, steps: int) -> bool:
        """From a place where it may not stay, can a merchant reach one where it may in so many steps?"""
        if steps > 0:
            for k in range(self.topo.degree.at[node]):
                other = self.topo.node_nodes.at[node][k]
                if other == origin or self.may_stay(s, s.turn_of, other):
                    return True
                if self.may_get_on(s, origin, other, steps - 1):
                    return True
        return False
