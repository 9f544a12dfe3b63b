"""Progress cards: Road Building, Discovery, Monopoly."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.fields import up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.modules.cards import ROAD_BUILDING, Cards
from kogge.modules.events import GOT, MONOPOLIZED, NAMED, WAIVED
from kogge.modules.pieces import Pieces
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn

FREE_ROADS = 2
CARDS_TAKEN = 2


class FreeRoads:
    """Road Building: the roads still to be laid.  (B-46)"""

    def __init__(self, layout: Layout, pieces: Pieces, turn: Turn) -> None:
        self.pieces = pieces
        self.turn = turn
        self.left = layout.field(
            "free_roads", holds=up_to(FREE_ROADS), meaning="roads that a card still gives for nothing"
        )
        self.lay = layout.step("lay_free_road")
        layout.matter("free_roads", self.lay)
        layout.matter("roads_left", self.lay)

    def go_on(self, s: State) -> None:
        """Another road if one is left and has a place, otherwise back to the turn."""
        if s.at[self.left] and self.pieces.may_lay(s, s.to_act):
            return
        s.at[self.left] = 0
        self.turn.resume(s)


class PlayRoadBuilding(Act):
    """Up to two free roads; not playable when not even one can be laid.  (B-46)"""

    def __init__(self, cards: Cards, roads: FreeRoads) -> None:
        super().__init__("play_road_building")
        self.cards = cards
        self.roads = roads
        self.needs = cards.may_play(self.name, ROAD_BUILDING, FREE_ROADS)

    def legal(self, s: State, out: Moves) -> None:
        if self.roads.pieces.may_lay(s, s.to_act):
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        self.cards.spend(s, ROAD_BUILDING)
        s.at[self.roads.left] = FREE_ROADS
        self.roads.turn.interrupt(s, self.roads.lay)


class LayFreeRoad(Act):
    """A free road, under the normal placement rules.  (B-46)"""

    def __init__(self, roads: FreeRoads) -> None:
        super().__init__("lay_free_road", Part("path", roads.pieces.topo.n_edges))
        self.roads = roads

    def legal(self, s: State, out: Moves) -> None:
        self.roads.pieces.touched.offer_common(s, s.to_act, self.roads.pieces.paths, s.to_act, self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.roads.pieces.lay(s, s.to_act, path)
        s.at[self.roads.left] -= 1
        self.roads.go_on(s)


class DeclineFreeRoad(Act):
    """The second free road may be declined.  (B-46)"""

    def __init__(self, roads: FreeRoads) -> None:
        super().__init__("decline_free_road")
        self.roads = roads

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.roads.left] < FREE_ROADS:
            out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        s.tell(WAIVED, s.to_act, s.at[self.roads.left])
        s.at[self.roads.left] = 0
        self.roads.turn.resume(s)


class Gifts:
    """Discovery: the cards still to be taken from the bank.  (B-47)"""

    def __init__(self, layout: Layout, purse: Purse, turn: Turn, amount: int = CARDS_TAKEN) -> None:
        self.purse = purse
        self.turn = turn
        self.amount = amount  # that a card gives
        self.left = layout.field("cards_to_take", holds=up_to(amount), meaning="resource cards that a card still gives")
        self.take = layout.step("take_card")
        layout.matter("cards_to_take", self.take)

    def go_on(self, s: State) -> None:
        """Another card if one is due and the bank has any, otherwise back to the turn."""
        if s.at[self.left]:
            for r in range(KINDS):
                if s.at[self.purse.bank + r]:
                    return
        s.at[self.left] = 0
        self.turn.resume(s)


class PlayDiscovery(Act):
    """Any cards from the bank, as many as the card says, or what there is.  (B-47, M-08)"""

    def __init__(self, cards: Cards, card: int, gifts: Gifts) -> None:
        super().__init__(f"play_{cards.names[card]}", always=True)
        self.cards = cards
        self.card = card
        self.gifts = gifts
        self.amount = gifts.amount
        self.needs = cards.may_play(self.name, card, gifts.amount)

    def apply(self, s: State, arg: int) -> None:
        self.cards.spend(s, self.card)
        s.at[self.gifts.left] = self.amount
        self.gifts.turn.interrupt(s, self.gifts.take)
        self.gifts.go_on(s)


class TakeCard(Act):
    """One card of choice that the bank has.  (B-47)"""

    def __init__(self, gifts: Gifts) -> None:
        super().__init__("take_card", Part("resource", gifts.purse.names))
        self.gifts = gifts

    def legal(self, s: State, out: Moves) -> None:
        for r in range(KINDS):
            if s.at[self.gifts.purse.bank + r]:
                out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        self.gifts.purse.gain(s, s.to_act, r, 1)
        s.tell(GOT, s.to_act, r, 1)
        s.at[self.gifts.left] -= 1
        self.gifts.go_on(s)


class PlayMonopoly(Act):
    """Name a resource: all others hand over all their cards of it.  (B-48, M-08)"""

    def __init__(self, cards: Cards, card: int, purse: Purse) -> None:
        super().__init__("play_monopoly", Part("resource", purse.names))
        self.cards = cards
        self.card = card
        self.purse = purse
        self.needs = cards.may_play(self.name, card)

    def legal(self, s: State, out: Moves) -> None:
        for r in range(KINDS):
            out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        self.cards.spend(s, self.card)
        s.tell(NAMED, s.to_act, r)
        for q in range(self.purse.players):
            n = s.at[self.purse.hand + q * KINDS + r]
            if q != s.to_act and n:
                self.purse.give(s, q, s.to_act, r, n)
                s.tell(MONOPOLIZED, s.to_act, q, r, n)
