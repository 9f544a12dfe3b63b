"""The roll for production."""

from collections.abc import Sequence

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves, Random
from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import CHANCE, NOBODY, State
from kogge.engine.tables import Row
from kogge.modules.discards import Discards
from kogge.modules.pieces import Pieces
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.terrain import DESERT, LARGEST, NO_HEX, Robbed, Terrain
from kogge.modules.turn import Turn

WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of rolling each total with two dice
SEVEN = 7


class Production:
    """Every hex of the rolled number yields to the homes around it.  (B-25, B-26, B-27)"""

    def __init__(
        self, layout: Layout, terrain: Terrain, pieces: Pieces, purse: Purse, robbed: Robbed, yields: Sequence[int]
    ) -> None:
        self.terrain = terrain
        self.topo = terrain.topo
        self.pieces = pieces
        self.purse = purse
        self.robbed = robbed
        self.players: int = layout.players
        self.yields = Row(yields)  # cards for each kind of home
        self.owed = layout.field("owed_cards", layout.players, KINDS, seen_by=WORKING)
        self.needed = layout.field("needed_cards", 1, KINDS, seen_by=WORKING)

    def harvest(self, s: State, total: int) -> None:
        """Count what everyone is entitled to, then let the bank pay."""
        any_owed = False
        h = s.at[self.terrain.rolled + total]
        while h != NO_HEX:
            if h != s.at[self.robbed.hex] and self.count(s, h, s.at[self.terrain.kind + h]):
                any_owed = True
            h = s.at[self.terrain.next + h]
        if any_owed:
            for r in range(KINDS):
                if s.at[self.needed + r]:
                    self.pay_out(s, r)

    def count(self, s: State, h: int, r: int) -> bool:
        """Note what the homes at one hex are owed; is there any?"""
        found = False
        for k in range(6):
            node = self.topo.hex_nodes.at[h][k]
            p = s.at[self.pieces.home + node]
            if p != NOBODY:
                n = self.yields.at[s.at[self.pieces.kind + node]]
                s.at[self.owed + p * KINDS + r] += n
                s.at[self.needed + r] += n
                found = True
        return found

    def pay_out(self, s: State, r: int) -> None:
        """Everyone, or in a shortage the only one entitled what is left, or nobody.  (B-27)"""
        bank = s.at[self.purse.bank + r]
        missing = s.at[self.needed + r] - bank
        for p in range(self.players):
            owed = s.at[self.owed + p * KINDS + r]
            if owed:
                if missing <= 0:
                    self.purse.gain(s, p, r, owed)
                elif owed == s.at[self.needed + r]:
                    self.purse.gain(s, p, r, bank)
                s.at[self.owed + p * KINDS + r] = 0
        s.at[self.needed + r] = 0

    def welcome(self, s: State, p: int, node: int) -> None:
        """One card for each resource hex around a new home.  (B-17)"""
        for k in range(3):
            h = self.topo.node_hexes.at[node][k]
            if h != NO_HEX and s.at[self.terrain.kind + h] != DESERT:
                self.purse.gain(s, p, s.at[self.terrain.kind + h], 1)


class Roll(Act):
    """Roll the dice: nothing but a card may come before.  (B-23)"""

    def __init__(self, dice: Step) -> None:
        super().__init__("roll")
        self.dice = dice

    def legal(self, s: State, out: Moves) -> None:
        out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        s.to_act = CHANCE
        s.step = self.dice.id


class TwoDice(Act):
    """Chance shows the sum of two dice."""

    def __init__(self, name: str) -> None:
        super().__init__(name, LARGEST + 1, of="number")
        self.ways = Row(WAYS)

    def legal(self, s: State, out: Moves) -> None:
        for total in range(2, LARGEST + 1):
            out.weigh(self.first + total, self.ways.at[total])

    def draw(self, s: State, out: Moves, rng: Random) -> int:
        return self.first + 2 + rng.below(6) + rng.below(6)


class Dice(TwoDice):
    """A seven brings the robber and no cards, any other number cards.  (B-25, B-30)"""

    def __init__(self, production: Production, discards: Discards, turn: Turn, after: Step) -> None:
        super().__init__("dice")
        self.production = production
        self.discards = discards
        self.turn = turn
        self.after = after

    def apply(self, s: State, total: int) -> None:
        s.to_act = s.turn_of
        s.step = self.after.id
        if total == SEVEN:
            self.discards.begin(s)
        else:
            self.production.harvest(s, total)
