"""Development cards: the discard pile, and what each card does."""

from collections.abc import Sequence

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.fields import TABLE, up_to
from kogge.engine.layout import Layout
from kogge.engine.state import NOBODY, State
from kogge.games.europe.drives import Drives
from kogge.games.europe.events import RESHUFFLED
from kogge.games.europe.material import FAST_CARAVAN, JOURNEY, LANCER, LOAN, ROUTE_BUILDING
from kogge.games.europe.routes import Layings
from kogge.games.europe.walks import Walks
from kogge.modules.cards import CARD, Cards
from kogge.modules.events import GOLD, GOT
from kogge.modules.gold import Gold
from kogge.modules.robber import Robber
from kogge.modules.turn import Turn


class Deck(Cards):
    """Played cards go to a discard pile, which becomes the pile when that is empty.  (M-42)"""

    def __init__(self, layout: Layout, turn: Turn, names: Sequence[str], pile: Sequence[int]) -> None:
        super().__init__(layout, turn, names, pile)
        self.discarded = layout.field(
            "discarded_cards", per=(TABLE, CARD), holds=up_to(self.most), meaning="development cards that were played"
        )
        self.source = layout.field(
            "pile_made_of", (TABLE, CARD), up_to(self.most), meaning="development cards of which the pile was made"
        )
        layout.blank[self.source : self.source + self.kinds] = pile
        layout.pool("pile_by_kind", "cards", "bought_cards", "discarded_cards")
        layout.source("pile_by_kind", "pile_made_of")

    def lay_aside(self, s: State, card: int) -> None:
        s.at[self.discarded + card] += 1
        self.drawn(s)

    def drawn(self, s: State) -> None:
        """With an empty pile the discards, which everyone has seen, are shuffled into a new one, if there are any."""
        if s.at[self.left] == 0:
            for card in range(self.kinds):
                s.at[self.left] += s.at[self.discarded + card]
                s.at[self.pile + card] = s.at[self.discarded + card]
                s.at[self.source + card] = s.at[self.discarded + card]
                s.at[self.discarded + card] = 0
            if s.at[self.left]:
                s.tell(RESHUFFLED, NOBODY, s.at[self.left])


class PlayLancer(Act):
    """The robber moves as with a seven, but nobody discards.  (M-08)"""

    def __init__(self, deck: Deck, robber: Robber) -> None:
        super().__init__("play_lancer", always=True)
        self.deck = deck
        self.robber = robber
        self.needs = deck.may_play(self.name, LANCER)

    def apply(self, s: State, arg: int) -> None:
        self.deck.spend(s, LANCER)
        self.robber.turn.interrupt(s, self.robber.move)


class PlayRouteBuilding(Act):
    """Some trade routes free of charge, if one can be laid at all.  (M-08)"""

    def __init__(self, deck: Deck, layings: Layings, amount: int) -> None:
        super().__init__("play_route_building")
        self.deck = deck
        self.layings = layings
        self.amount = amount
        self.needs = [*deck.may_play(self.name, ROUTE_BUILDING, amount), Need(layings.net.left)]

    def legal(self, s: State, out: Moves) -> None:
        if self.layings.net.may_lay(s, s.to_act):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        self.deck.spend(s, ROUTE_BUILDING)
        s.at[self.layings.granted] = self.amount
        self.layings.turn.interrupt(s, self.layings.lay_free)


class PlayJourney(Act):
    """One merchant walks some way without grain.  (M-08)"""

    def __init__(self, deck: Deck, walks: Walks, amount: int) -> None:
        super().__init__("play_journey", always=True)
        self.deck = deck
        self.walks = walks
        self.amount = amount
        self.needs = [*deck.may_play(self.name, JOURNEY, amount), walks.merchants.on_board()]

    def apply(self, s: State, arg: int) -> None:
        self.deck.spend(s, JOURNEY)
        self.walks.begin_by_card(s, self.amount)


class PlayFastCaravan(Act):
    """One caravan drives some way without salt; tolls are due.  (M-08)"""

    def __init__(self, deck: Deck, drives: Drives, amount: int) -> None:
        super().__init__("play_fast_caravan", always=True)
        self.deck = deck
        self.drives = drives
        self.amount = amount
        self.needs = [*deck.may_play(self.name, FAST_CARAVAN, amount), drives.caravans.on_board()]

    def apply(self, s: State, arg: int) -> None:
        self.deck.spend(s, FAST_CARAVAN)
        self.drives.begin_by_card(s, self.amount)


class PlayLoan(Act):
    """Some gold from the supply.  (M-08)"""

    def __init__(self, deck: Deck, gold: Gold, amount: int) -> None:
        super().__init__("play_loan", always=True)
        self.deck = deck
        self.gold = gold
        self.amount = amount
        self.needs = deck.may_play(self.name, LOAN, amount)

    def apply(self, s: State, arg: int) -> None:
        self.deck.spend(s, LOAN)
        self.gold.add(s, s.to_act, self.amount)
        s.tell(GOT, s.to_act, GOLD, self.amount)
