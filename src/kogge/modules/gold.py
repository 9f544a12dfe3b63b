"""Gold: no resource, no card, and open to everyone."""

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import CHANGE, COUNT, SEAT, Axis, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.modules.dice import Dice, Production
from kogge.modules.discards import Discards
from kogge.modules.events import CONSOLED, GOLD, GOT, PAID
from kogge.modules.facts import Cost, Payment, Treasury
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

COIN = Axis.named("coin", ("gold",))
PURCHASES_A_TURN = 2
RESOURCE_PRICE = 2
EQUAL_CARDS = 3  # that the bank takes for a gold, or for another card
CONSOLATION = 1


class Gold(Watcher):
    """The coins of each player; the supply does not run out.  (E-06, M-07)"""

    def __init__(self, layout: Layout, coins: int) -> None:
        self.coins = layout.field("gold", per=(SEAT, COIN), holds=COUNT, fill=coins, meaning="coins")
        self.bought = layout.field(
            "gold_purchases", holds=up_to(PURCHASES_A_TURN), meaning="cards bought for gold in this turn"
        )
        layout.tell(Treasury(coins, RESOURCE_PRICE, PURCHASES_A_TURN, EQUAL_CARDS))

    @door(SEAT, CHANGE)
    def add(self, s: State, p: int, n: int) -> None:
        s.at[self.coins + p] += n

    def turn_ended(self, s: State, p: int) -> None:
        s.at[self.bought] = 0


class BuyResource(Act):
    """Twice a turn, two gold buy a resource that the bank has.  (E-25, M-31)"""

    def __init__(self, gold: Gold, purse: Purse) -> None:
        super().__init__("buy_resource", Part("resource", purse.names))
        self.gold = gold
        self.purse = purse
        self.needs = [Need(gold.coins, RESOURCE_PRICE)]
        purse.facts.append(Cost(self.name, {"gold": RESOURCE_PRICE}))

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.gold.bought] < PURCHASES_A_TURN:
            for r in range(KINDS):
                if s.at[self.purse.bank + r]:
                    out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        s.at[self.gold.bought] += 1
        self.gold.add(s, s.to_act, -RESOURCE_PRICE)
        self.purse.gain(s, s.to_act, r, 1)
        s.tell(PAID, s.to_act, GOLD, RESOURCE_PRICE)
        s.tell(GOT, s.to_act, r, 1)


class SellResource(Act):
    """Three equal resources bring one gold.  (E-24, M-32)"""

    def __init__(self, gold: Gold, purse: Purse) -> None:
        super().__init__("sell_resource", Part("resource", purse.names))
        self.gold = gold
        self.purse = purse
        self.needs = [Need(purse.size, EQUAL_CARDS)]

    def legal(self, s: State, out: Moves) -> None:
        for r in range(KINDS):
            if s.at[self.purse.hand + s.to_act * KINDS + r] >= EQUAL_CARDS:
                out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        self.purse.gain(s, s.to_act, r, -EQUAL_CARDS)
        self.gold.add(s, s.to_act, 1)
        s.tell(PAID, s.to_act, r, EQUAL_CARDS)
        s.tell(GOT, s.to_act, GOLD, 1)


class Compensation:
    """Whoever gets no card from a roll takes a gold instead.  (E-21, M-24)"""

    def __init__(self, layout: Layout, gold: Gold, purse: Purse) -> None:
        self.gold = gold
        self.purse = purse
        self.players: int = layout.players
        self.before = layout.field(
            "cards_before", SEAT, up_to(purse.cards), seen_by=WORKING, meaning="cards in hand before the roll paid"
        )
        layout.rests("cards_before")
        layout.tell(Payment("consolation", CONSOLATION))

    def remember(self, s: State) -> None:
        """How many cards everyone has before the roll pays."""
        for p in range(self.players):
            s.at[self.before + p] = s.at[self.purse.size + p]

    def pay(self, s: State) -> None:
        for p in range(self.players):
            if s.at[self.before + p] == s.at[self.purse.size + p]:
                self.gold.add(s, p, CONSOLATION)
                s.tell(CONSOLED, p, GOLD, CONSOLATION)
            s.at[self.before + p] = 0


class CompensatedDice(Dice):
    """Any number but a seven brings cards, or else gold.  (E-21, M-24)"""

    def __init__(
        self, production: Production, discards: Discards, turn: Turn, after: Step, compensation: Compensation
    ) -> None:
        super().__init__(production, discards, turn, after)
        self.compensation = compensation
        self.watcher = Watcher()

    def yield_cards(self, s: State, total: int) -> None:
        self.compensation.remember(s)
        self.production.harvest(s, total)
        self.compensation.pay(s)
        self.watcher.rolled(s, total)
