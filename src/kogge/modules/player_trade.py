"""Trade between players: a dialogue of small acts.

The active player opens the table, lays cards on it and names what they should bring, or calls
for offers. Everyone else answers in turn: accepts, declines, or proposes something else. Then
the active player closes one of the deals or withdraws. While the table is open no card can
change hands but by the deal itself, so whoever could pay when agreeing still can. (B-77)
"""

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.state import State
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn

SILENT = 0
DECLINED = 1
ACCEPTED = 2
COUNTERED = 3


class Bargain:
    """What lies on the table: each player's own proposal, and how each has answered."""

    def __init__(self, layout: Layout, purse: Purse, turn: Turn, bank: int) -> None:
        self.purse = purse
        self.turn = turn
        self.players: int = layout.players
        self.supply = bank  # cards of each resource in the whole game
        self.give = layout.field("offered", layout.players, KINDS)
        self.want = layout.field("asked", layout.players, KINDS)
        self.answer = layout.field("answer", layout.players)
        layout.know("hand", "offered")
        self.compose = layout.step("compose_offer")
        self.reply = layout.step("answer_offer")
        self.close = layout.step("close_deal")

    def proposes(self, s: State, p: int) -> bool:
        """Does ``p``'s proposal have cards on both sides?  A gift is none.  (B-72)"""
        given = 0
        wanted = 0
        for r in range(KINDS):
            given += s.at[self.give + p * KINDS + r]
            wanted += s.at[self.want + p * KINDS + r]
        return given > 0 and wanted > 0

    def holds(self, s: State, p: int, side: int, other: int) -> bool:
        """Has ``p`` the cards that ``other`` has put on this side of the proposal?  (B-77)"""
        for r in range(KINDS):
            if s.at[self.purse.hand + p * KINDS + r] < s.at[side + other * KINDS + r]:
                return False
        return True

    def mirror(self, s: State, p: int) -> None:
        """``p`` agrees with the active player: that is to propose the same from the other side."""
        for r in range(KINDS):
            s.at[self.give + p * KINDS + r] = s.at[self.want + s.turn_of * KINDS + r]
            s.at[self.want + p * KINDS + r] = s.at[self.give + s.turn_of * KINDS + r]

    def wipe(self, s: State, p: int) -> None:
        """``p``'s proposal is off the table."""
        for r in range(KINDS):
            s.at[self.give + p * KINDS + r] = 0
            s.at[self.want + p * KINDS + r] = 0

    def ask_next(self, s: State, p: int) -> None:
        """The next to the left of ``p`` answers; after the last one the active player closes."""
        s.to_act = (p + 1) % self.players
        s.step = self.reply.id
        if s.to_act == s.turn_of:
            s.step = self.close.id
            for q in range(self.players):
                if s.at[self.answer + q] >= ACCEPTED:
                    return
            self.end(s)

    def end(self, s: State) -> None:
        """Clear the table; the turn goes on."""
        for p in range(self.players):
            s.at[self.answer + p] = SILENT
            self.wipe(s, p)
        self.turn.resume(s)

    def exchange(self, s: State, proposer: int, partner: int) -> None:
        """The proposer's cards and what they bring change hands, if both sides still have them.  (B-77)"""
        if not self.holds(s, proposer, self.give, proposer) or not self.holds(s, partner, self.want, proposer):
            return
        for r in range(KINDS):
            self.purse.give(s, proposer, partner, r, s.at[self.give + proposer * KINDS + r])
            self.purse.give(s, partner, proposer, r, s.at[self.want + proposer * KINDS + r])


class OpenTrade(Act):
    """The active player begins to compose an offer.  (B-70)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("open_trade")
        self.bargain = bargain
        self.needs = [Need(bargain.purse.size)]

    def apply(self, s: State, arg: int) -> None:
        self.bargain.turn.interrupt(s, self.bargain.compose)


class CallForOffers(Act):
    """The active player asks the others for their offers.  (B-70)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("call_for_offers")
        self.bargain = bargain
        self.needs = [Need(bargain.purse.size)]

    def apply(self, s: State, arg: int) -> None:
        self.bargain.turn.interrupt(s, self.bargain.reply)
        self.bargain.ask_next(s, s.turn_of)


class Offer(Act):
    """Lay one card more on the own side.  (B-72, B-77)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("offer", KINDS, of="resource", words=bargain.purse.names)
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        row = s.to_act * KINDS
        for r in range(KINDS):
            spare = s.at[self.bargain.purse.hand + row + r] - s.at[self.bargain.give + row + r]
            if spare > 0 and not s.at[self.bargain.want + row + r]:
                out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        s.at[self.bargain.give + s.to_act * KINDS + r] += 1


class Ask(Act):
    """Ask one card more of the other side: any, whether or not somebody has it.  (B-72)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("ask", KINDS, of="resource", words=bargain.purse.names)
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        row = s.to_act * KINDS
        for r in range(KINDS):
            elsewhere = self.bargain.supply - s.at[self.bargain.purse.hand + row + r]
            more = elsewhere - s.at[self.bargain.want + row + r]
            if more > 0 and not s.at[self.bargain.give + row + r]:
                out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        s.at[self.bargain.want + s.to_act * KINDS + r] += 1


class Propose(Act):
    """Put the composed offer, or counter-offer, to the others.  (B-70, B-71)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("propose")
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        if self.bargain.proposes(s, s.to_act):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        if s.to_act != s.turn_of:
            s.at[self.bargain.answer + s.to_act] = COUNTERED
        self.bargain.ask_next(s, s.to_act)


class Withdraw(Act):
    """Take the offer back: the active player ends the trade, another player answers anew."""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("withdraw", always=True)
        self.bargain = bargain

    def apply(self, s: State, arg: int) -> None:
        if s.to_act == s.turn_of:
            self.bargain.end(s)
        else:
            self.bargain.wipe(s, s.to_act)
            s.step = self.bargain.reply.id


class Accept(Act):
    """Agree to the active player's offer, having the cards.  (B-77)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("accept")
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        offered = self.bargain.proposes(s, s.turn_of)
        if offered and self.bargain.holds(s, s.to_act, self.bargain.want, s.turn_of):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        s.at[self.bargain.answer + s.to_act] = ACCEPTED
        self.bargain.mirror(s, s.to_act)
        self.bargain.ask_next(s, s.to_act)


class Decline(Act):
    """Say no."""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("decline", always=True)
        self.bargain = bargain

    def apply(self, s: State, arg: int) -> None:
        s.at[self.bargain.answer + s.to_act] = DECLINED
        self.bargain.ask_next(s, s.to_act)


class Counter(Act):
    """Begin to compose another offer to the active player.  (B-70)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("counter")
        self.bargain = bargain
        self.needs = [Need(bargain.purse.size)]

    def apply(self, s: State, arg: int) -> None:
        s.step = self.bargain.compose.id


class Deal(Act):
    """The active player closes the deal with one of those who agreed or countered.  (B-70, B-77)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("deal", bargain.players, of="seat")
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        for q in range(self.size):
            if s.at[self.bargain.answer + q] >= ACCEPTED and self.bargain.holds(s, s.to_act, self.bargain.want, q):
                out.add(self.first + q)

    def apply(self, s: State, partner: int) -> None:
        self.bargain.exchange(s, partner, s.to_act)
        self.bargain.end(s)
