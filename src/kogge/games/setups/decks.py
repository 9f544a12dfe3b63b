"""Development cards of a position in the making, and the robber, which some of them move."""

from collections.abc import Callable, Mapping

from kogge.engine.state import State
from kogge.games.refusal import Refused
from kogge.games.setups.table import SetupTable, nothing
from kogge.games.setups.words import Counts, Place, Who, counted, one_of
from kogge.modules.cards import Cards
from kogge.modules.terrain import Robbed

DECISIONS = ("before_roll", "action", "trade", "build")  # in a turn, at which a card may be played

BEFORE_TRADE = ("before_roll", "dice", "discard")
INTERRUPTIONS = ("move_robber", "rob")


class CardTable(SetupTable):
    """A table with a pile of development cards and a robber."""

    deck: Cards
    robbed: Robbed

    def deal_cards(self, cards: Mapping[Who, Counts], bought: Mapping[Who, Counts], turn_of: Who) -> None:
        """Cards that can be played, and those bought in this turn."""
        for p, words in self.by_seat(cards, "cards"):
            self.draw_all(self.deck.held + p * self.deck.kinds, words, f"the cards of {self.colors[p]}", p)
        for p, words in self.by_seat(bought, "bought"):
            if p != self.seat(turn_of):
                raise Refused(f"{self.colors[p]} can't have bought cards in this turn, which is another's")
            row = self.deck.bought + p * self.deck.kinds
            self.draw_all(row, words, f"the cards that {self.colors[p]} bought", p)
            self.s[self.deck.fresh + p] = sum(self.s.cells(row, row + self.deck.kinds))

    def leave_in_pile(self, pile: Counts | None, hoarder: Who | None) -> None:
        """Only these cards are left; the others are in the hand of the hoarder."""
        if pile is None:
            return
        left, p = counted(pile, self.deck.names, "the pile"), self.last_unless(hoarder)
        for card, name in enumerate(self.deck.names):
            there, n = self.s[self.deck.pile + card], left.get(name, 0)
            if n > there:
                raise Refused(f"the pile can't have {n} {name}: {there} are nowhere else")
            self.draw(self.deck.held + p * self.deck.kinds, name, there - n, "the pile", p)

    def draw_all(self, to: int, words: Counts, what: str, holder: int | None = None) -> None:
        for name, n in counted(words, self.deck.names, what).items():
            self.draw(to, name, n, what, holder)

    def draw(self, to: int, name: str, n: int, what: str, holder: int | None) -> None:
        """So many cards of a kind go from the pile to somewhere; whoever holds them has so many more."""
        card = self.deck.names.index(name)
        if not 0 <= n <= self.s[self.deck.pile + card]:
            raise Refused(f"{what}: the pile has {self.s[self.deck.pile + card]} {name} left, not {n} to give")
        self.s[self.deck.pile + card] -= n
        self.s[self.deck.left] -= n
        self.s[to + card] += n
        if holder is not None:
            self.s[self.deck.count + holder] += n

    def check_bought(self) -> None:
        """Nothing is bought before the roll, also while a card interrupts the turn there."""
        row = self.deck.bought + self.s.turn_of * self.deck.kinds
        if self.phase() in BEFORE_TRADE and any(self.s.cells(row, row + self.deck.kinds)):
            raise Refused(f"cards are bought after the roll, so none can have been at {self.phase()!r}")

    def phase(self) -> str:
        step = super().phase()
        return self.names[self.s[self.turn.back]] if step in INTERRUPTIONS else step

    def put_robber(self, place: Place | None) -> None:
        """The robber is there, or where it is when the game begins."""
        if place is not None:
            self.s[self.robbed.hex] = self.atlas.hexagon(place)

    def way_back(self, back: str) -> str:
        """Where the robber leads back to, when all is done."""
        return one_of(back, [name for name in DECISIONS if name in self.names], "the step to go back to")

    def ways(self) -> dict[str, Callable[[], None]]:
        decisions = dict.fromkeys(DECISIONS, nothing)
        return super().ways() | decisions | {"move_robber": nothing, "rob": self.expose}

    def finish(self) -> State:
        if not self.sketch:
            self.check_bought()
        return super().finish()
