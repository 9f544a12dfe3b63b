"""The end of a game in which nobody gets any further."""

from kogge.engine.act import Act
from kogge.engine.fields import SEAT, YES_NO, up_to
from kogge.engine.layout import Layout
from kogge.engine.state import OVER, State
from kogge.engine.topology import NOWHERE
from kogge.games.europe.caravans import CARAVANS, Caravans
from kogge.games.europe.events import SHARED_WIN
from kogge.games.europe.kontors import Kontors
from kogge.games.europe.net import NO_PATH, Net
from kogge.modules.events import WON
from kogge.modules.facts import Count
from kogge.modules.gold import Gold
from kogge.modules.score import Victory
from kogge.modules.turn import Turn

ROUNDS = 3
MANY = 1_000_000  # coins, more than anybody has


class Stalemate:
    """After three rounds without a way to found, lay a route or deliver, most goods win, then gold.  (R37)"""

    def __init__(
        self, layout: Layout, kontors: Kontors, net: Net, caravans: Caravans, gold: Gold, victory: Victory
    ) -> None:
        self.players: int = layout.players
        self.kontors = kontors
        self.net = net
        self.caravans = caravans
        self.gold = gold
        self.victory = victory
        self.stuck = layout.field(
            "stuck_turns", holds=up_to(ROUNDS * layout.players), meaning="turns since anybody could get any further"
        )
        self.shared = layout.field("shared_win", per=SEAT, holds=YES_NO, meaning="whether it shares the win")
        layout.tell(Count("stalemate_rounds", ROUNDS))

    def count(self, s: State) -> None:
        """A turn ends: is everybody stuck, and since how many ends of turns?"""
        s.at[self.stuck] = 0 if self.goes_on(s) else s.at[self.stuck] + 1

    def goes_on(self, s: State) -> bool:
        """Could anybody, with the cards for it, still found, lay a route or deliver?"""
        for p in range(self.players):
            if s.at[self.kontors.left + p] or (s.at[self.net.left + p] and self.net.may_lay(s, p)):
                return True
        for p in range(self.players):
            if s.at[self.kontors.uncovered + p] > 0 and self.reaches_kontor(s, p):
                return True
        return False

    def reaches_kontor(self, s: State, p: int) -> bool:
        """Does a caravan of ``p``, or one that it could form, hang together by routes with a kontor for its goods?"""
        for i in range(CARAVANS):
            path = self.caravans.where(s, p, i)
            if path != NOWHERE and self.takes_goods_in(s, p, self.net.part_of(s, path, 0)):
                return True
        gate = self.net.gates.after(s, p, NO_PATH)
        while gate != NO_PATH:
            if self.takes_goods_in(s, p, self.net.part_of(s, gate, 0)):
                return True
            gate = self.net.gates.after(s, p, gate)
        return False

    def takes_goods_in(self, s: State, p: int, part: int) -> bool:
        """Is there a kontor for the goods of ``p`` in this part of the net?"""
        for node in range(self.net.topo.n_nodes):
            if s.at[self.net.part + node] == part and self.kontors.takes_goods(s, p, node):
                return True
        return False

    def settle(self, s: State) -> None:
        """Most goods win, then most gold; whoever is equal in both shares the win."""
        best = 0
        for p in range(self.players):
            if self.worth(s, p) > self.worth(s, best):
                best = p
        equals = 0
        for p in range(self.players):
            if self.worth(s, p) == self.worth(s, best):
                equals += 1
                s.at[self.shared + p] = 1
        if equals == 1:
            s.at[self.shared + best] = 0
            s.at[self.victory.winner] = best
            s.tell(WON, best, s.at[self.victory.score.points + best])
        else:
            for p in range(self.players):
                if s.at[self.shared + p]:
                    s.tell(SHARED_WIN, p)
        s.step = OVER

    def worth(self, s: State, p: int) -> int:
        """Goods first, gold where they are equal."""
        return s.at[self.victory.score.points + p] * MANY + s.at[self.gold.coins + p]


class EndTurn(Act):
    """Pass the dice to the left, or end a game that is stuck.  (M-15, R37)"""

    def __init__(self, turn: Turn, stalemate: Stalemate) -> None:
        super().__init__("end_turn", always=True)
        self.turn = turn
        self.stalemate = stalemate

    def apply(self, s: State, arg: int) -> None:
        self.stalemate.count(s)
        self.turn.pass_on(s)
        if s.at[self.stalemate.stuck] > ROUNDS * self.turn.players:
            self.stalemate.settle(s)
