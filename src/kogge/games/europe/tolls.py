"""Tolls: what caravans pay for the routes of others."""

from kogge.engine.fields import SEAT, YES_NO
from kogge.engine.layout import Layout
from kogge.engine.state import State
from kogge.games.europe.caravans import CARAVAN, CARAVANS
from kogge.games.europe.events import TOLL_PAID
from kogge.games.europe.net import Net
from kogge.modules.events import GOLD
from kogge.modules.facts import Payment
from kogge.modules.gold import Gold
from kogge.modules.watcher import Watcher

TOLL = 1  # gold  (M-72)


class RouteTolls(Watcher):
    """Each caravan pays each owner of routes it moves onto a gold, once a turn.  (M-72, M-73, M-74)"""

    def __init__(self, layout: Layout, net: Net, gold: Gold) -> None:
        self.net = net
        self.gold = gold
        self.players: int = layout.players
        self.paid = layout.field(
            "toll_paid",
            per=(CARAVAN, SEAT),
            holds=YES_NO,
            meaning="whether the active player's caravan has paid the seat in this turn",
        )
        layout.tell(Payment("toll", TOLL))

    def owners_open(self, s: State, i: int) -> int:
        """Those whose routes a caravan may use, a bit each: with gold all, without it those who are paid.  (M-74)"""
        if s.at[self.gold.coins + s.turn_of] >= TOLL:
            return (1 << self.players) - 1
        return self.owners_paid(s, i)

    def owners_paid(self, s: State, i: int) -> int:
        """Those whom a caravan need not pay any more this turn, a bit each."""
        owners = 0
        for p in range(self.players):
            if self.has_paid(s, i, p):
                owners |= 1 << p
        return owners

    def has_paid(self, s: State, i: int, owner: int) -> bool:
        """Need a caravan not pay this owner any more this turn?  It never pays its own player."""
        return owner == s.turn_of or s.at[self.paid + i * self.players + owner] == 1

    def due(self, owner: int, paid: int) -> int:
        """What a caravan owes beside a route of this owner, if it need not pay these, a bit each, any more."""
        return 0 if paid >> owner & 1 else TOLL

    def pay(self, s: State, i: int, path: int) -> None:
        """The caravan comes beside a route; if it is another's, and not paid for yet, it pays.

        To stay beside a route, or to leave it, costs nothing. (M-73)
        """
        owner = s.at[self.net.route + path]
        if not self.has_paid(s, i, owner):
            s.at[self.paid + i * self.players + owner] = 1
            self.gold.add(s, s.turn_of, -TOLL)
            self.gold.add(s, owner, TOLL)
            s.tell(TOLL_PAID, s.turn_of, owner, GOLD, TOLL)

    def forget(self, s: State, i: int) -> None:
        """This is another caravan now, or another turn."""
        for p in range(self.players):
            s.at[self.paid + i * self.players + p] = 0

    def turn_ended(self, s: State, p: int) -> None:
        for k in range(CARAVANS * self.players):
            s.at[self.paid + k] = 0
