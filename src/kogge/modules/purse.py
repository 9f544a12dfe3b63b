"""Resource cards, in hands and in the bank."""

from collections.abc import Sequence

from kogge.engine.act import Need
from kogge.engine.doors import door
from kogge.engine.fields import CHANGE, SEAT, TABLE, up_to
from kogge.engine.layout import OWNER, Layout
from kogge.engine.state import State
from kogge.engine.tables import Row
from kogge.modules.events import PAID
from kogge.modules.facts import Cost, Currency
from kogge.modules.resources import KINDS, RESOURCE


class Price:
    """What something costs, resource by resource."""

    def __init__(self, cards: Sequence[int]) -> None:
        named = [r for r in range(KINDS) if cards[r]]
        self.kinds = len(named)
        self.kind = Row(named)
        self.count = Row([cards[r] for r in named])


class Purse:
    """Every resource card is either in the bank or in one hand.  (B-02)

    Hands are their owners' secret; how many cards each holds is open. (B-90, B-91, M-26)
    """

    def __init__(self, layout: Layout, names: tuple[str, ...], bank: int) -> None:
        self.facts: list[object] = layout.facts  # prices join them as acts are made
        self.players: int = layout.players
        self.names = names
        self.cards = bank * KINDS  # in the whole game
        layout.name(RESOURCE, names)
        self.hand = layout.field(
            "hand", per=(SEAT, RESOURCE), holds=up_to(bank), seen_by=OWNER, meaning="resource cards in hand"
        )
        self.size = layout.field("hand_size", per=SEAT, holds=up_to(self.cards), meaning="how many cards are in hand")
        self.bank = layout.field(
            "bank", per=(TABLE, RESOURCE), holds=up_to(bank), fill=bank, meaning="resource cards left in the bank"
        )
        layout.pool("hand", "bank")
        layout.count("hand", "hand_size")
        layout.tell(Currency(names, bank))

    def number(self, name: str) -> int:
        """The number that a resource has in this game: its column in hands, in the bank and in prices."""
        if name not in self.names:
            raise ValueError(f"{name} is no resource of this game; those are {', '.join(self.names)}")
        return self.names.index(name)

    def price(self, **cards: int) -> Price:
        """What something costs: ``purse.price(wood=1, brick=1)``."""
        assert set(cards) <= set(self.names), cards
        return Price([cards.get(name, 0) for name in self.names])

    def needs(self, act: str, cost: Price) -> list[Need]:
        """What an act needs whose price the player must be able to pay; everyone may know the price."""
        self.facts.append(Cost(act, {self.names[cost.kind[i]]: cost.count[i] for i in range(cost.kinds)}))
        return [Need(self.hand + cost.kind[i], cost.count[i], KINDS) for i in range(cost.kinds)]

    @door(SEAT, RESOURCE, CHANGE)
    def gain(self, s: State, p: int, r: int, n: int) -> None:
        """``n`` cards go from the bank, which has them, to player ``p``."""
        s.at[self.hand + p * KINDS + r] += n
        s.at[self.size + p] += n
        s.at[self.bank + r] -= n

    @door(SEAT, SEAT, RESOURCE, CHANGE)
    def give(self, s: State, giver: int, taker: int, r: int, n: int) -> None:
        """``n`` cards go from one player to another."""
        s.at[self.hand + giver * KINDS + r] -= n
        s.at[self.hand + taker * KINDS + r] += n
        s.at[self.size + giver] -= n
        s.at[self.size + taker] += n

    def pay(self, s: State, p: int, cost: Price) -> None:
        """The price goes back to the bank.  (B-55)"""
        for i in range(cost.kinds):
            self.gain(s, p, cost.kind.at[i], -cost.count.at[i])
            s.tell(PAID, p, cost.kind.at[i], cost.count.at[i])
