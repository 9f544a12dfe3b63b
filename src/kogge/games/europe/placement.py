"""The variable start: kontors, neutral kontors, then a route and a caravan each."""

from functools import partial

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, State
from kogge.games.europe.caravans import Caravans
from kogge.games.europe.kontors import VIOLET, Kontors
from kogge.games.europe.material import START_KONTORS
from kogge.games.europe.net import NO_PATH, Net
from kogge.modules.founding import Rounds, StartingCards, due, out_of_order, too_poor
from kogge.modules.turn import Turn


class Placement(Rounds):
    """Three kontors each, there, back and there again; neutral ones and routes from the last player back.  (M-11)"""

    def __init__(
        self,
        layout: Layout,
        turn: Turn,
        kontors: Kontors,
        net: Net,
        caravans: Caravans,
        cards: StartingCards,
        neutral: int,
    ) -> None:
        self.kontor: Step = layout.step("place_kontor")
        self.neutral_kontor: Step = layout.step("place_neutral_kontor")
        self.route: Step = layout.step("place_route")
        there, back = range(layout.players), range(layout.players)[::-1]
        order = [
            *[(self.kontor, place) for place in (*there, *back, *there)],
            *[(self.neutral_kontor, place) for place in back[:neutral]],  # M-13
            *[(self.route, place) for place in back],
        ]
        super().__init__(layout, turn, "placed", "kontors and routes placed by all together", order)
        self.kontors = kontors
        self.net = net
        self.caravans = caravans
        self.cards = cards
        layout.opens(self.kontor, self.neutral_kontor, self.route)
        layout.renew(partial(self.renew, layout))

    def renew(self, layout: Layout, s: State) -> str:
        """Before the first turn everyone has what is still to be placed."""
        if s.step not in layout.openings:
            return ""
        if wrong := out_of_order(self, s, s.step):
            return wrong
        homes = 0
        for p in range(self.players):
            kontors, routes = due(self, s, p, self.kontor), due(self, s, p, self.route)
            homes += kontors
            left = min(s[self.net.left + p], s[self.caravans.left + p])
            if s[self.kontors.left + p] < kontors or left < routes:
                return f"seat {p} has too few pieces for what is still to be placed"
        return too_poor(self.cards, s, min(self.players, homes))

    def has_room(self, s: State) -> bool:
        """Whoever has no place for a route does without.  (M-14, R8)"""
        return s.step != self.route.id or self.path_after(s, s.to_act, NO_PATH) != NO_PATH

    def offer_violet(self, s: State, first: int, out: Moves) -> None:
        for node in range(self.net.topo.n_nodes):
            if self.kontors.city.at[node] == VIOLET and s.at[self.kontors.owner + node] == NOBODY:
                out.add(first + node)

    def path_after(self, s: State, p: int, last: int) -> int:
        """The next free path at an own kontor where a route joins no two cities, or ``NO_PATH``.  (M-14, R8)"""
        path = self.net.touched.after(s, p, last)
        while path != NO_PATH and (s.at[self.net.route + path] != NOBODY or self.net.joins_cities(s, path)):
            path = self.net.touched.after(s, p, path)
        return path


class PlaceKontor(Act):
    """A kontor on a violet city; the third brings a card for each land around it.  (M-11, M-12)"""

    def __init__(self, placement: Placement) -> None:
        super().__init__("place_kontor", Part("intersection", placement.net.topo.n_nodes))
        self.placement = placement

    def legal(self, s: State, out: Moves) -> None:
        self.placement.offer_violet(s, self.first, out)

    def apply(self, s: State, node: int) -> None:
        self.placement.kontors.place(s, s.to_act, node)
        if s.at[self.placement.done] // self.placement.players == START_KONTORS - 1:
            self.placement.cards.deal(s, s.to_act, node)
        self.placement.next(s)


class PlaceNeutralKontor(Act):
    """With three players each places a neutral kontor on a violet city.  (M-13)"""

    def __init__(self, placement: Placement) -> None:
        super().__init__("place_neutral_kontor", Part("intersection", placement.net.topo.n_nodes))
        self.placement = placement

    def legal(self, s: State, out: Moves) -> None:
        self.placement.offer_violet(s, self.first, out)

    def apply(self, s: State, node: int) -> None:
        self.placement.kontors.place_neutral(s, node)
        self.placement.next(s)


class PlaceRoute(Act):
    """A route at an own kontor, with a caravan beside it.  (M-14)"""

    def __init__(self, placement: Placement) -> None:
        super().__init__("place_route", Part("path", placement.net.topo.n_edges))
        self.placement = placement

    def legal(self, s: State, out: Moves) -> None:
        path = self.placement.path_after(s, s.to_act, NO_PATH)
        while path != NO_PATH:
            out.add(self.first + path)
            path = self.placement.path_after(s, s.to_act, path)

    def apply(self, s: State, path: int) -> None:
        self.placement.net.lay(s, s.to_act, path)
        self.placement.caravans.put(s, s.to_act, path)
        self.placement.next(s)
