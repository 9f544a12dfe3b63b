"""Development cards: the pile, the hands, and what a turn allows."""

from collections.abc import Sequence

from kogge.engine.act import Act, Need
from kogge.engine.fields import SEAT, TABLE, YES_NO, Axis, up_to
from kogge.engine.layout import OWNER, SECRET, Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, State
from kogge.modules.events import CARD_DRAWN, CARD_PLAYED, CARD_SHOWN
from kogge.modules.facts import CardCount, Effect, Worth
from kogge.modules.piles import Draw
from kogge.modules.purse import Price, Purse
from kogge.modules.score import Score, Victory
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

KNIGHT = 0
ROAD_BUILDING = 1
DISCOVERY = 2
MONOPOLY = 3
VICTORY_POINT = 4
CARD_KINDS = 5

CARD = Axis("card")  # which kinds there are a game says
CARDS = ("knight", "road_building", "discovery", "monopoly", "victory_point")
PILE = (14, 2, 2, 2, 5)  # of each kind  (B-03)


class Cards(Watcher):
    """The pile is a count of each kind: which card lies on top is chance's to say.  (B-40)

    A card bought this turn lies apart until the turn ends, for it can't be played; everyone sees how many do. (B-42)
    """

    def __init__(self, layout: Layout, turn: Turn, names: Sequence[str], pile: Sequence[int]) -> None:
        self.facts: list[object] = layout.facts  # what cards do joins them as acts are made
        self.turn = turn
        self.names: tuple[str, ...] = tuple(names)
        self.kinds = len(names)
        layout.name(CARD, self.names)
        all_cards = up_to(sum(pile))
        self.most: int = max(pile)  # cards of a kind
        self.pile = layout.field(
            "pile_by_kind", (TABLE, CARD), up_to(self.most), seen_by=SECRET, meaning="development cards in the pile"
        )
        self.left = layout.field("pile", holds=all_cards, fill=sum(pile), meaning="how many cards are in the pile")
        self.held = layout.field(
            "cards", (SEAT, CARD), up_to(self.most), seen_by=OWNER, meaning="development cards that can be played"
        )
        self.bought = layout.field(
            "bought_cards",
            (SEAT, CARD),
            up_to(self.most),
            seen_by=OWNER,
            meaning="development cards bought in this turn",
        )
        self.fresh = layout.field(
            "bought_count", per=SEAT, holds=all_cards, meaning="how many development cards were bought in this turn"
        )
        self.count = layout.field(
            "card_count", per=SEAT, holds=all_cards, meaning="development cards held, with those just bought"
        )
        self.played_now = layout.field(
            "card_played_this_turn", holds=YES_NO, meaning="whether the active player has played one in this turn"
        )
        self.draw = layout.step("draw_card")
        layout.blank[self.pile : self.pile + self.kinds] = pile
        layout.count("pile_by_kind", "pile")
        layout.count("bought_cards", "bought_count")
        layout.count("cards", "card_count", less="bought_count")
        layout.tell(*[CardCount(name, n) for name, n in zip(names, pile, strict=True)])

    def may_play(self, act: str, card: int, amount: int = 0) -> list[Need]:
        """What an act needs that plays a card: one of the hand, not bought in this turn, and the turn's only one.

        How much the card gives is told to everyone. (B-41, B-42, M-41)
        """
        self.facts.append(Effect(self.names[card], act, amount))
        return [Need(self.held + card, stride=self.kinds), Need.exactly(self.played_now, 0)]

    def spend(self, s: State, card: int) -> None:
        """The card is played, face up."""
        s.at[self.played_now] = 1
        s.at[self.held + s.to_act * self.kinds + card] -= 1
        s.at[self.count + s.to_act] -= 1
        s.tell(CARD_PLAYED, s.to_act, card)
        self.lay_aside(s, card)

    def lay_aside(self, s: State, card: int) -> None:
        """Where a played card goes."""

    def drawn(self, s: State) -> None:
        """A card was taken from the pile: what then?"""

    def turn_ended(self, s: State, p: int) -> None:
        s.at[self.played_now] = 0
        if s.at[self.fresh + p]:
            s.at[self.fresh + p] = 0
            for card in range(self.kinds):
                s.at[self.held + p * self.kinds + card] += s.at[self.bought + p * self.kinds + card]
                s.at[self.bought + p * self.kinds + card] = 0


class FaceUpCards(Cards):
    """Played cards lie face up before their player.  (B-44, B-45)"""

    def __init__(self, layout: Layout, turn: Turn) -> None:
        super().__init__(layout, turn, CARDS, PILE)
        self.played = layout.field(
            "played_cards", per=(SEAT, CARD), holds=up_to(self.most), meaning="development cards that were played"
        )
        layout.pool("pile_by_kind", "cards", "bought_cards", "played_cards")

    def lay_aside(self, s: State, card: int) -> None:
        """It stays there, and is never drawn or played again.  (B-49)"""
        s.at[self.played + s.to_act * CARD_KINDS + card] += 1


class BuyCard(Act):
    """The top card of the pile, as long as there is one.  (B-40, B-57, M-40, M-42)"""

    def __init__(self, cards: Cards, purse: Purse, cost: Price) -> None:
        super().__init__("buy_card", always=True)
        self.cards = cards
        self.purse = purse
        self.cost = cost
        self.needs = [*purse.needs(self.name, cost), Need(cards.left, stride=0)]

    def apply(self, s: State, arg: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.cards.turn.interrupt(s, self.cards.draw)
        s.to_act = CHANCE


class DrawCard(Draw):
    """Chance says which card it is, and only the buyer sees it.  (B-40, B-91)"""

    def __init__(self, cards: Cards) -> None:
        super().__init__("draw_card", Part("card", cards.names))
        self.cards = cards

    def pile(self, s: State) -> int:
        return self.cards.pile

    def apply(self, s: State, card: int) -> None:
        self.take(s, card)
        s.at[self.cards.left] -= 1
        s.at[self.cards.bought + s.turn_of * self.size + card] += 1
        s.at[self.cards.fresh + s.turn_of] += 1
        s.at[self.cards.count + s.turn_of] += 1
        s.tell(CARD_DRAWN, s.turn_of, card)
        self.cards.drawn(s)
        self.cards.turn.resume(s)

    def witnessed(self, s: State, seat: int) -> bool:
        return seat == s.turn_of


class CardVictory(Victory):
    """Hidden victory-point cards count as well, also one just bought, and are shown when they win.  (B-42, B-43)"""

    def __init__(self, layout: Layout, score: Score, target: int, cards: FaceUpCards) -> None:
        super().__init__(layout, score, target, secrets=PILE[VICTORY_POINT])
        self.cards = cards
        layout.tell(Worth(CARDS[VICTORY_POINT], 1))  # each of them counts as one

    def secret(self, s: State, p: int) -> int:
        card = p * CARD_KINDS + VICTORY_POINT
        return s.at[self.cards.held + card] + s.at[self.cards.bought + card]

    def show(self, s: State, p: int) -> None:
        card = p * CARD_KINDS + VICTORY_POINT
        if self.secret(s, p):
            s.tell(CARD_SHOWN, p, VICTORY_POINT, self.secret(s, p))
        s.at[self.cards.played + card] = self.secret(s, p)
        s.at[self.cards.count + p] -= self.secret(s, p)
        s.at[self.cards.fresh + p] -= s.at[self.cards.bought + card]
        s.at[self.cards.held + card] = 0
        s.at[self.cards.bought + card] = 0
