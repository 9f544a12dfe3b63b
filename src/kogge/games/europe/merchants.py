"""Merchants: hired at kontors, and on their way."""

from kogge.engine.act import Need
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import INTERSECTION, SEAT, Axis, one, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.engine.topology import NOWHERE
from kogge.games.europe.events import MERCHANT_HIRED, MERCHANT_LEFT
from kogge.games.europe.kontors import Kontors
from kogge.modules.facts import Supply
from kogge.modules.musters import FormPiece, Muster, PlacePiece, ReformPiece
from kogge.modules.purse import Purse
from kogge.modules.turn import Turn

MERCHANTS = 2  # of each player  (M-03)
MERCHANT_WORDS = ("1", "2")
MERCHANT = Axis.named("merchant", MERCHANT_WORDS)


class Merchants:
    """Where merchants stand: one at a place, but two where one was hired.  (M-43, M-61, R16)"""

    def __init__(self, layout: Layout, kontors: Kontors) -> None:
        self.kontors = kontors
        self.topo = kontors.topo
        self.players: int = layout.players
        self.place = layout.field(
            "merchant",
            per=(SEAT, MERCHANT),
            holds=one(INTERSECTION, none="in supply"),
            fill=NOWHERE,
            meaning="intersection where the merchant stands",
        )
        self.left = layout.field(
            "merchants_left", SEAT, up_to(MERCHANTS), fill=MERCHANTS, meaning="merchants in supply"
        )
        self.inns = kontors.inns
        layout.tell(Supply("merchant", MERCHANTS, "merchants_left"))

    def where(self, s: State, p: int, i: int) -> int:
        """The intersection of a merchant, or ``NOWHERE``."""
        return s.at[self.place + p * MERCHANTS + i]

    def on_board(self) -> Need:
        """At least one has been hired."""
        return Need(self.left, least=0, most=MERCHANTS - 1)

    @door(SEAT, INTERSECTION)
    def put(self, s: State, p: int, node: int) -> None:
        """A merchant comes from the supply."""
        s.at[self.left + p] -= 1
        i = 0
        while i < MERCHANTS - 1 and s.at[self.place + p * MERCHANTS + i] != NOWHERE:
            i += 1
        s.at[self.place + p * MERCHANTS + i] = node
        s.tell(MERCHANT_HIRED, p, i, node)
        self.occupy(s, node)

    def dismiss(self, s: State, p: int, i: int) -> None:
        """A merchant goes back to the supply from where it stands."""
        self.vacate(s, p, i)
        self.retire(s, p, i)

    def retire(self, s: State, p: int, i: int) -> None:
        """A merchant that is passing goes back to the supply."""
        s.tell(MERCHANT_LEFT, p, i, s.at[self.place + p * MERCHANTS + i])
        s.at[self.place + p * MERCHANTS + i] = NOWHERE
        s.at[self.left + p] += 1

    def occupy(self, s: State, node: int) -> None:
        """A merchant stands here: no other may end a walk here."""
        for q in range(self.players):
            self.inns.remove(s, q, node)

    def vacate(self, s: State, p: int, i: int) -> None:
        """A merchant leaves where it stands: another may stay there, unless one is left."""
        if self.shares(s, p, i):
            return
        node = self.where(s, p, i)
        for q in range(self.players):
            if self.kontors.welcomes(s, q, node):
                self.inns.add(s, q, node)

    def shares(self, s: State, p: int, i: int) -> bool:
        """Does the other merchant of ``p`` stand at the same kontor?  (R16)"""
        return self.where(s, p, MERCHANTS - 1 - i) == self.where(s, p, i)


class Hiring(Muster):
    """What a merchant costs, and the place of one that is hired anew.  (M-40, M-43)"""

    def __init__(self, layout: Layout, merchants: Merchants, purse: Purse, turn: Turn) -> None:
        cost = purse.price(wool=1, grain=1, wood=1)
        super().__init__(layout, purse, turn, cost, merchants.left, again="place_merchant")
        self.merchants = merchants
        self.own = merchants.kontors.own
        layout.matter("merchants_left", self.again)

    def offer(self, s: State, first: int, out: Moves) -> None:
        """Every own kontor, also where a merchant waits.  (M-43, R16)"""
        self.own.offer(s, s.to_act, first, out)

    def put(self, s: State, node: int) -> None:
        self.merchants.put(s, s.to_act, node)

    def take_off(self, s: State, i: int) -> None:
        self.merchants.dismiss(s, s.to_act, i)


class HireMerchant(FormPiece):
    """Wool, grain and wood: a merchant at an own kontor.  (M-40, M-43)"""

    def __init__(self, hiring: Hiring) -> None:
        merchants = hiring.merchants
        place = Part("intersection", merchants.topo.n_nodes)
        super().__init__("hire_merchant", place, hiring, merchants.kontors.in_warehouse())


class RehireMerchant(ReformPiece):
    """With both merchants on the board one is taken off, to be hired anew at the full price.  (M-43)"""

    def __init__(self, hiring: Hiring) -> None:
        in_warehouse = hiring.merchants.kontors.in_warehouse()
        super().__init__("rehire_merchant", Part("merchant", MERCHANT_WORDS), hiring, in_warehouse)


class PlaceMerchant(PlacePiece):
    """The merchant that is hired anew comes to an own kontor.  (M-43)"""

    def __init__(self, hiring: Hiring) -> None:
        super().__init__("place_merchant", Part("intersection", hiring.merchants.topo.n_nodes), hiring)
