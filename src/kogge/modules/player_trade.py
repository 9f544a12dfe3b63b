"""Trade between players: a dialogue of small acts.

The active player opens the table, lays cards on it and names what they should bring, or calls
for offers. Everyone else answers in turn: accepts, declines, or proposes something else. Then
the active player closes one of the deals or withdraws. While the table is open no card can
change hands but by the deal itself, so whoever could pay when agreeing still can. (B-77)
"""

from functools import partial

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.fields import COUNT, SEAT, Axis, one, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.engine.together import Close, Together
from kogge.modules.events import AGREED, ASKED, OFFERED, OFFERS_CALLED, PROPOSED, REFUSED, TRADED, WITHDREW
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn

SILENT = 0
DECLINED = 1
ACCEPTED = 2
COUNTERED = 3
ANSWER = Axis.named("answer", ("silent", "declined", "accepted", "countered"))

NO_COINS = -1


class Bargain:
    """What lies on the table: each player's own proposal, and how each has answered.

    Resource cards can lie there, and gold in games that trade it; nothing else changes hands. (B-79)
    """

    def __init__(self, layout: Layout, purse: Purse, turn: Turn, bank: int, coins: int = NO_COINS) -> None:
        self.purse = purse
        self.turn = turn
        self.players: int = layout.players
        self.supply = bank  # cards of each resource in the whole game
        self.coins = coins  # the cells with everyone's gold, if it is traded too  (E-26, M-30)
        self.words: tuple[str, ...] = purse.names if coins == NO_COINS else (*purse.names, "gold")
        self.goods = len(self.words)
        good = Axis.named("good", self.words)
        most = up_to(bank) if coins == NO_COINS else COUNT
        self.give = layout.field("offered", (SEAT, good), most, meaning="goods that lie on the table in a trade")
        self.want = layout.field("asked", (SEAT, good), most, meaning="goods that are asked for in a trade")
        self.answer = layout.field("answer", per=SEAT, holds=one(ANSWER), meaning="answer to the offer")
        layout.know("hand", "offered")
        self.compose = layout.step("compose_offer")
        self.reply = layout.step("answer_offer")
        self.close = layout.step("close_deal")

    def owned(self, s: State, p: int, r: int) -> int:
        """How many cards of a resource, or how much gold, has ``p``?"""
        if r < KINDS:
            return s.at[self.purse.hand + p * KINDS + r]
        return s.at[self.coins + p]

    def elsewhere(self, s: State, p: int, r: int) -> int:
        """How many others than ``p`` could have at most: gold is counted, cards are not seen."""
        if r < KINDS:
            return self.supply - s.at[self.purse.hand + p * KINDS + r]
        coins = 0
        for q in range(self.players):
            if q != p:
                coins += s.at[self.coins + q]
        return coins

    def can_give(self, s: State, p: int) -> bool:
        """Has ``p`` anything to trade with?"""
        return s.at[self.purse.size + p] > 0 or (self.goods > KINDS and s.at[self.coins + p] > 0)

    def hand_over(self, s: State, giver: int, taker: int, r: int, n: int) -> None:
        if n == 0:
            return
        s.tell(TRADED, giver, taker, r, n)
        if r < KINDS:
            self.purse.give(s, giver, taker, r, n)
        else:
            s.at[self.coins + giver] -= n
            s.at[self.coins + taker] += n

    def proposes(self, s: State, p: int) -> bool:
        """Does ``p``'s proposal have cards on both sides?  A gift is none.  (B-72)"""
        given = 0
        wanted = 0
        for r in range(self.goods):
            given += s.at[self.give + p * self.goods + r]
            wanted += s.at[self.want + p * self.goods + r]
        return given > 0 and wanted > 0

    def holds(self, s: State, p: int, side: int, other: int) -> bool:
        """Has ``p`` the cards that ``other`` has put on this side of the proposal?  (B-77)"""
        for r in range(self.goods):
            if self.owned(s, p, r) < s.at[side + other * self.goods + r]:
                return False
        return True

    def tell_proposal(self, s: State, p: int) -> None:
        """What ``p`` would give, what for, and that this is all."""
        for r in range(self.goods):
            if s.at[self.give + p * self.goods + r]:
                s.tell(OFFERED, p, r, s.at[self.give + p * self.goods + r])
        for r in range(self.goods):
            if s.at[self.want + p * self.goods + r]:
                s.tell(ASKED, p, r, s.at[self.want + p * self.goods + r])
        s.tell(PROPOSED, p)

    def mirror(self, s: State, p: int) -> None:
        """``p`` agrees with the active player: that is to propose the same from the other side."""
        for r in range(self.goods):
            s.at[self.give + p * self.goods + r] = s.at[self.want + s.turn_of * self.goods + r]
            s.at[self.want + p * self.goods + r] = s.at[self.give + s.turn_of * self.goods + r]

    def wipe(self, s: State, p: int) -> None:
        """``p``'s proposal is off the table."""
        for r in range(self.goods):
            s.at[self.give + p * self.goods + r] = 0
            s.at[self.want + p * self.goods + r] = 0

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
        for r in range(self.goods):
            self.hand_over(s, proposer, partner, r, s.at[self.give + proposer * self.goods + r])
            self.hand_over(s, partner, proposer, r, s.at[self.want + proposer * self.goods + r])


class OpenTrade(Act):
    """The active player begins to compose an offer.  (B-70)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("open_trade")
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        if self.bargain.can_give(s, s.to_act):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        self.bargain.turn.interrupt(s, self.bargain.compose)


class CallForOffers(Act):
    """The active player asks the others for their offers.  (B-70)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("call_for_offers")
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        if self.bargain.can_give(s, s.to_act):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        s.tell(OFFERS_CALLED, s.to_act)
        self.bargain.turn.interrupt(s, self.bargain.reply)
        self.bargain.ask_next(s, s.turn_of)


class Offer(Act):
    """Lay one card more on the own side.  (B-72, B-77)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("offer", Part("good", bargain.words))
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        row = s.to_act * self.size
        for r in range(self.size):
            spare = self.bargain.owned(s, s.to_act, r) - s.at[self.bargain.give + row + r]
            if spare > 0 and not s.at[self.bargain.want + row + r]:
                out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        s.at[self.bargain.give + s.to_act * self.size + r] += 1


class Ask(Act):
    """Ask one card more of the other side: any, whether or not somebody has it.  (B-72)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("ask", Part("good", bargain.words))
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        row = s.to_act * self.size
        for r in range(self.size):
            more = self.bargain.elsewhere(s, s.to_act, r) - s.at[self.bargain.want + row + r]
            if more > 0 and not s.at[self.bargain.give + row + r]:
                out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        s.at[self.bargain.want + s.to_act * self.size + r] += 1


class Propose(Act):
    """Put the composed offer, or counter-offer, to the others.  (B-70, B-71)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("propose")
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        if self.bargain.proposes(s, s.to_act):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        if s.heard:
            self.bargain.tell_proposal(s, s.to_act)
        if s.to_act != s.turn_of:
            s.at[self.bargain.answer + s.to_act] = COUNTERED
        self.bargain.ask_next(s, s.to_act)


class Withdraw(Act):
    """Take the offer back: the active player ends the trade, another player answers anew."""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("withdraw", always=True)
        self.bargain = bargain

    def apply(self, s: State, arg: int) -> None:
        s.tell(WITHDREW, s.to_act)
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
        s.tell(AGREED, s.to_act)
        s.at[self.bargain.answer + s.to_act] = ACCEPTED
        self.bargain.mirror(s, s.to_act)
        self.bargain.ask_next(s, s.to_act)


class Decline(Act):
    """Say no."""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("decline", always=True)
        self.bargain = bargain

    def apply(self, s: State, arg: int) -> None:
        s.tell(REFUSED, s.to_act)
        s.at[self.bargain.answer + s.to_act] = DECLINED
        self.bargain.ask_next(s, s.to_act)


class Counter(Act):
    """Begin to compose another offer to the active player.  (B-70)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("counter")
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        if self.bargain.can_give(s, s.to_act):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        s.step = self.bargain.compose.id


class Deal(Act):
    """The active player closes the deal with one of those who agreed or countered.  (B-70, B-77)"""

    def __init__(self, bargain: Bargain) -> None:
        super().__init__("deal", Part("seat", bargain.players))
        self.bargain = bargain

    def legal(self, s: State, out: Moves) -> None:
        for q in range(self.size):
            if s.at[self.bargain.answer + q] >= ACCEPTED and self.bargain.holds(s, s.to_act, self.bargain.want, q):
                out.add(self.first + q)

    def apply(self, s: State, partner: int) -> None:
        self.bargain.exchange(s, partner, s.to_act)
        self.bargain.end(s)


def owing(bargain: Bargain, s: State) -> list[int]:
    """Who has not answered yet, to the left of the active player; nobody while the offer itself is composed."""
    return [(s.to_act + k) % bargain.players for k in range((s.turn_of - s.to_act) % bargain.players)]


def bargaining(layout: Layout, purse: Purse, turn: Turn, bank: int, coins: int = NO_COINS) -> list[Act]:
    """The acts that open a trade; those that go on with it are put at its own steps."""
    bargain = Bargain(layout, purse, turn, bank, coins)
    withdraw, decline = Withdraw(bargain), Decline(bargain)
    bargain.compose.offers([withdraw, Offer(bargain), Ask(bargain), Propose(bargain)])
    bargain.reply.offers([decline, Accept(bargain), Counter(bargain)])
    bargain.close.offers([withdraw, Deal(bargain)])
    close = Close(bargain.close, silence=(withdraw, decline))
    answers = Together(bargain.reply, partial(owing, bargain), close=close)
    layout.decide(answers, bargain.reply, bargain.compose)
    return [OpenTrade(bargain), CallForOffers(bargain)]
