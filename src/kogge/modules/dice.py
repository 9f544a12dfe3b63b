"""The roll for production."""

from functools import partial

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves, Random
from kogge.engine.fields import COUNT, HEX, SEAT, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, NOBODY, State
from kogge.engine.tables import Row
from kogge.modules.discards import Discards
from kogge.modules.events import GOT_THE_REST, KEPT_BACK, PRODUCED, ROLLED, WENT_SHORT
from kogge.modules.facts import Crop, Throw
from kogge.modules.purse import Purse
from kogge.modules.resources import RESOURCE
from kogge.modules.terrain import NO_HEX, ROLL_NUMBERS, Robbed, Terrain
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of rolling each total with two dice
SEVEN = 7
CORNERS = 6  # of a hex


class Production(Watcher):
    """Every hex of the rolled number yields to the homes around it.  (B-25, B-27)

    What a hex yields to each player is kept up to date as homes are built.
    """

    def __init__(self, layout: Layout, terrain: Terrain, purse: Purse, settlement: int, greater: int) -> None:
        self.terrain = terrain
        self.topo = terrain.topo
        self.purse = purse
        self.players: int = layout.players
        self.settlement = settlement  # cards that it gets from each hex
        self.greater = greater
        most = up_to(CORNERS * greater)
        self.yields = layout.field(
            "yields", per=(HEX, SEAT), holds=most, seen_by=WORKING, meaning="cards that the hex yields to the seat"
        )
        self.whole = layout.field(
            "whole_yields", per=HEX, holds=most, seen_by=WORKING, meaning="cards that the hex yields to all together"
        )
        self.needed = layout.field(
            "needed_cards", per=RESOURCE, holds=COUNT, seen_by=WORKING, meaning="cards that a roll asks for"
        )
        layout.rests("needed_cards")
        layout.renew(partial(self.renew, layout))
        layout.tell(Crop(settlement, greater), Throw(WAYS))

    def renew(self, layout: Layout, s: State) -> str:
        """What a hex yields follows from the homes around it, be they kontors or such as may have grown."""
        s.blot(self.yields, self.yields + self.topo.n_hexes * self.players, 0)
        s.blot(self.whole, self.whole + self.topo.n_hexes, 0)
        homes = layout.find("home") if "home" in layout.fields else layout.find("kontor")
        grown = layout.find("home_kind")
        for node, owner in enumerate(s.cells(homes.start, homes.stop)):
            if 0 <= owner < self.players:
                is_greater = grown.rows and s[grown.start + node]
                self.raise_yields(s, owner, node, self.greater if is_greater else self.settlement)
        return ""

    def settled(self, s: State, p: int, node: int) -> None:
        self.raise_yields(s, p, node, self.settlement)

    def upgraded(self, s: State, p: int, node: int) -> None:
        self.raise_yields(s, p, node, self.greater - self.settlement)

    def raise_yields(self, s: State, p: int, node: int, n: int) -> None:
        """The hexes around the intersection yield ``n`` cards more to player ``p``."""
        for k in range(3):
            h = self.topo.node_hexes.at[node][k]
            if h != NO_HEX:
                s.at[self.yields + h * self.players + p] += n
                s.at[self.whole + h] += n

    def yields_to(self, s: State, p: int, h: int) -> int:
        """How many cards does the hex yield to player ``p``, one home or more?"""
        return s.at[self.yields + h * self.players + p]

    def is_idle(self, s: State, h: int) -> bool:
        """Does something keep the hex from yielding?"""
        return False

    def harvest(self, s: State, total: int) -> None:
        """Count what the bank needs of each resource, pay, and forget the count."""
        if s.heard:
            self.tell_roll(s, total)
        cards = 0
        h = s.at[self.terrain.rolled + total]
        while h != NO_HEX:
            if not self.is_idle(s, h):
                s.at[self.needed + s.at[self.terrain.kind + h]] += s.at[self.whole + h]
                cards += s.at[self.whole + h]
            h = s.at[self.terrain.next + h]
        if cards == 0:
            return
        h = s.at[self.terrain.rolled + total]
        while h != NO_HEX:
            if s.at[self.whole + h] and not self.is_idle(s, h):
                self.pay_out(s, total, h, s.at[self.terrain.kind + h])
            h = s.at[self.terrain.next + h]

    def pay_out(self, s: State, total: int, h: int, r: int) -> None:
        """The bank pays everyone at a hex if it has enough for all hexes of the roll.  (B-27)"""
        if s.at[self.needed + r] > s.at[self.purse.bank + r]:
            self.run_short(s, total, r)
        elif s.at[self.needed + r]:
            s.at[self.needed + r] -= s.at[self.whole + h]
            yields = self.yields + h * self.players
            for p in range(self.players):
                self.purse.gain(s, p, r, s.at[yields + p])
            if s.heard:
                self.tell_yields(s, PRODUCED, h, r)

    def run_short(self, s: State, total: int, r: int) -> None:
        """In a shortage the only one entitled takes what is left; several get nothing.  (B-27)"""
        s.tell(WENT_SHORT, NOBODY, r, s.at[self.needed + r])
        for p in range(self.players):
            if self.entitled(s, total, r, p) == s.at[self.needed + r]:
                s.tell(GOT_THE_REST, p, r, s.at[self.purse.bank + r])
                self.purse.gain(s, p, r, s.at[self.purse.bank + r])
        s.at[self.needed + r] = 0

    def tell_roll(self, s: State, total: int) -> None:
        """The roll, and what its hexes that are kept from yielding would have brought."""
        s.tell(ROLLED, s.turn_of, total)
        h = s.at[self.terrain.rolled + total]
        while h != NO_HEX:
            if self.is_idle(s, h):
                self.tell_yields(s, KEPT_BACK, h, s.at[self.terrain.kind + h])
            h = s.at[self.terrain.next + h]

    def tell_yields(self, s: State, kind: int, h: int, r: int) -> None:
        """What a hex yields to each player."""
        for p in range(self.players):
            if self.yields_to(s, p, h):
                s.tell(kind, p, h, r, self.yields_to(s, p, h))

    def entitled(self, s: State, total: int, r: int, p: int) -> int:
        """How many cards of a resource does the roll owe to player ``p``?"""
        owed = 0
        h = s.at[self.terrain.rolled + total]
        while h != NO_HEX:
            if s.at[self.terrain.kind + h] == r and not self.is_idle(s, h):
                owed += self.yields_to(s, p, h)
            h = s.at[self.terrain.next + h]
        return owed


class RobbedProduction(Production):
    """The hex under the robber yields nothing.  (B-26, M-22)"""

    def __init__(
        self, layout: Layout, terrain: Terrain, purse: Purse, robbed: Robbed, settlement: int, greater: int
    ) -> None:
        super().__init__(layout, terrain, purse, settlement, greater)
        self.robbed = robbed

    def is_idle(self, s: State, h: int) -> bool:
        return h == s.at[self.robbed.hex]


class Roll(Act):
    """Roll the dice: nothing but a card may come before.  (B-23)"""

    def __init__(self, dice: Step) -> None:
        super().__init__("roll", always=True)
        self.dice = dice

    def apply(self, s: State, arg: int) -> None:
        s.to_act = CHANCE
        s.step = self.dice.id


class TwoDice(Act):
    """Chance shows the sum of two dice."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Part("number", ROLL_NUMBERS))
        self.ways = Row(WAYS)

    def legal(self, s: State, out: Moves) -> None:
        for total in range(2, ROLL_NUMBERS):
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
            s.tell(ROLLED, s.turn_of, SEVEN)
            self.discards.begin(s)
        else:
            self.yield_cards(s, total)

    def yield_cards(self, s: State, total: int) -> None:
        """What the roll brings."""
        self.production.harvest(s, total)


class WatchedDice(Dice):
    """The same, and somebody hears what was rolled."""

    def __init__(self, production: Production, discards: Discards, turn: Turn, after: Step) -> None:
        super().__init__(production, discards, turn, after)
        self.watcher = Watcher()

    def yield_cards(self, s: State, total: int) -> None:
        self.production.harvest(s, total)
        self.watcher.rolled(s, total)
