"""Development cards: the pile, the hands, and what a turn allows."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.layout import OWNER, SECRET, Layout
from kogge.engine.state import CHANCE, State
from kogge.modules.purse import Purse
from kogge.modules.score import Score, Victory
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

KNIGHT = 0
ROAD_BUILDING = 1
DISCOVERY = 2
MONOPOLY = 3
VICTORY_POINT = 4
CARD_KINDS = 5

CARDS = ("knight", "road_building", "discovery", "monopoly", "victory_point")
PILE = (14, 2, 2, 2, 5)  # of each kind  (B-03)


class Cards(Watcher):
    """The pile is a count of each kind: which card lies on top is chance's to say.  (B-40)

    A card bought this turn lies apart until the turn ends, for it can't be played. (B-42)
    """

    def __init__(self, layout: Layout, turn: Turn) -> None:
        self.turn = turn
        self.pile = layout.field("pile_by_kind", 1, CARD_KINDS, seen_by=SECRET)
        self.left = layout.field("pile", fill=sum(PILE))
        self.held = layout.field("cards", layout.players, CARD_KINDS, seen_by=OWNER)
        self.bought = layout.field("bought_cards", layout.players, CARD_KINDS, seen_by=OWNER)
        self.count = layout.field("card_count", layout.players)
        self.played = layout.field("played_cards", layout.players, CARD_KINDS)
        self.played_now = layout.field("card_played_this_turn")
        self.draw = layout.step("draw_card")
        layout.blank[self.pile : self.pile + CARD_KINDS] = PILE
        layout.pool("pile_by_kind", "cards", "bought_cards")

    def playable(self, s: State, card: int) -> bool:
        """One card a turn, and none that was bought in it.  (B-41, B-42)"""
        return not s.at[self.played_now] and s.at[self.held + s.to_act * CARD_KINDS + card] > 0

    def spend(self, s: State, card: int) -> None:
        """The card is played, face up."""
        p = s.to_act
        s.at[self.played_now] = 1
        s.at[self.held + p * CARD_KINDS + card] -= 1
        s.at[self.played + p * CARD_KINDS + card] += 1
        s.at[self.count + p] -= 1

    def turn_ended(self, s: State, p: int) -> None:
        s.at[self.played_now] = 0
        for card in range(CARD_KINDS):
            if s.at[self.bought + p * CARD_KINDS + card]:
                s.at[self.held + p * CARD_KINDS + card] += s.at[self.bought + p * CARD_KINDS + card]
                s.at[self.bought + p * CARD_KINDS + card] = 0


class BuyCard(Act):
    """Ore, wool and grain: the top card of the pile.  (B-40, B-57)"""

    def __init__(self, cards: Cards, purse: Purse) -> None:
        super().__init__("buy_card")
        self.cards = cards
        self.purse = purse
        self.cost = purse.price(ore=1, wool=1, grain=1)
        self.needs = purse.needs(self.cost)

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.cards.left]:
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.cards.turn.interrupt(s, self.cards.draw)
        s.to_act = CHANCE


class DrawCard(Act):
    """Chance says which card it is, and only the buyer sees it.  (B-40, B-91)"""

    def __init__(self, cards: Cards) -> None:
        super().__init__("draw_card", CARD_KINDS, of="card", words=CARDS)
        self.cards = cards

    def legal(self, s: State, out: Moves) -> None:
        for card in range(CARD_KINDS):
            if s.at[self.cards.pile + card]:
                out.weigh(self.first + card, s.at[self.cards.pile + card])

    def apply(self, s: State, card: int) -> None:
        s.at[self.cards.pile + card] -= 1
        s.at[self.cards.left] -= 1
        s.at[self.cards.bought + s.turn_of * CARD_KINDS + card] += 1
        s.at[self.cards.count + s.turn_of] += 1
        self.cards.turn.resume(s)

    def witnessed(self, s: State, seat: int) -> bool:
        return seat == s.turn_of


class CardVictory(Victory):
    """Hidden victory-point cards count as well, also one just bought, and are shown when they win.  (B-42, B-43)"""

    def __init__(self, layout: Layout, score: Score, target: int, cards: Cards) -> None:
        super().__init__(layout, score, target, secrets=PILE[VICTORY_POINT])
        self.cards = cards

    def secret(self, s: State, p: int) -> int:
        card = p * CARD_KINDS + VICTORY_POINT
        return s.at[self.cards.held + card] + s.at[self.cards.bought + card]

    def show(self, s: State, p: int) -> None:
        card = p * CARD_KINDS + VICTORY_POINT
        s.at[self.cards.played + card] = self.secret(s, p)
        s.at[self.cards.count + p] -= self.secret(s, p)
        s.at[self.cards.held + card] = 0
        s.at[self.cards.bought + card] = 0
