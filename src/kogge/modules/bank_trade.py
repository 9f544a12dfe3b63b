"""Trade with the bank, and the harbours that make it cheaper."""

from collections.abc import Sequence

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.fields import SEAT, between
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.modules.events import GOT, PAID
from kogge.modules.facts import HarborKind, Rate
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS, RESOURCE
from kogge.modules.terrain import GENERIC, NO_HARBOR, Terrain
from kogge.modules.watcher import Watcher

GENERIC_RATE = 3
BEST_RATE = 2


class Rates:
    """How many equal cards each player gives the bank for one of another kind."""

    def __init__(self, layout: Layout, rate: int, best: int = BEST_RATE) -> None:
        self.rate = layout.field(
            "rate",
            per=(SEAT, RESOURCE),
            holds=between(best, rate),
            fill=rate,
            meaning="equal cards that the bank takes for one of another kind",
        )
        layout.tell(Rate(rate))

    def improve(self, s: State, p: int, r: int, rate: int) -> None:
        s.at[self.rate + p * KINDS + r] = min(rate, s.at[self.rate + p * KINDS + r])


class Harbors(Watcher):
    """A home at a harbour betters the rate: 3:1 for all, 2:1 for the one it shows.  (B-74, B-75, B-78)"""

    def __init__(self, layout: Layout, terrain: Terrain, rates: Rates, names: Sequence[str]) -> None:
        self.terrain = terrain
        self.rates = rates
        layout.tell(*[HarborKind(name, BEST_RATE) for name in names], HarborKind("generic", GENERIC_RATE))

    def settled(self, s: State, p: int, node: int) -> None:
        harbor = s.at[self.terrain.harbor + node]
        if harbor == GENERIC:
            for r in range(KINDS):
                self.rates.improve(s, p, r, GENERIC_RATE)
        elif harbor != NO_HARBOR:
            self.rates.improve(s, p, harbor, BEST_RATE)


class BankTrade(Act):
    """Equal cards for one of another kind that the bank has.  (B-73, B-74, B-75, B-76)"""

    def __init__(self, purse: Purse, rates: Rates, best: int = BEST_RATE) -> None:
        super().__init__("bank_trade", Part("resource", purse.names), Part("resource", purse.names, joint="for"))
        self.purse = purse
        self.rates = rates
        self.needs = [Need(purse.size, best)]

    def legal(self, s: State, out: Moves) -> None:
        hand = self.purse.hand + s.to_act * KINDS
        rate = self.rates.rate + s.to_act * KINDS
        for give in range(KINDS):
            if s.at[hand + give] >= s.at[rate + give]:
                for take in range(KINDS):
                    if take != give and s.at[self.purse.bank + take]:
                        out.add(self.first + give * KINDS + take)

    def apply(self, s: State, pair: int) -> None:
        give = pair // KINDS
        rate = s.at[self.rates.rate + s.to_act * KINDS + give]
        self.purse.gain(s, s.to_act, give, -rate)
        self.purse.gain(s, s.to_act, pair % KINDS, 1)
        s.tell(PAID, s.to_act, give, rate)
        s.tell(GOT, s.to_act, pair % KINDS, 1)
