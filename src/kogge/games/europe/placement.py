"""The variable start: kontors, neutral kontors, then a route and a caravan each."""

from functools import partial

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, State
from kogge.games.europe.caravans import Caravans
from kogge.games.europe.kontors import VIOLET, Kontors
from kogge.games.europe.material import START_KONTORS
from kogge.games.europe.net import Net
from kogge.modules.founding import Opening, StartingCards, too_poor
from kogge.modules.turn import Turn


class Placement(Opening):
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
        super().__init__(turn)
        self.players: int = layout.players
        self.kontors = kontors
        self.net = net
        self.caravans = caravans
        self.cards = cards
        self.neutral = neutral  # kontors of the colour that nobody plays  (M-13)
        self.placed = layout.field(
            "placed",
            holds=up_to((START_KONTORS + 1) * layout.players + neutral),
            meaning="kontors and routes placed by all together",
        )
        self.kontor: Step = layout.step("place_kontor")
        self.neutral_kontor: Step = layout.step("place_neutral_kontor")
        self.route: Step = layout.step("place_route")
        layout.opens(self.kontor, self.neutral_kontor, self.route)
        layout.renew(partial(self.renew, layout))

    def renew(self, layout: Layout, s: State) -> str:
        """Before the first turn everyone has what is still to be placed."""
        if s.step not in layout.openings:
            return ""
        done, pieces = s[self.placed], schedule(self)
        is_placing = s.step in (self.kontor.id, self.neutral_kontor.id, self.route.id)
        if is_placing and (done == len(pieces) or (s.step, (s.to_act - s.turn_of) % self.players) != pieces[done]):
            return f"after {done} pieces it is for another to place, or something else"
        if not is_placing and done:
            return "nothing is placed before it is known who starts"
        for p in range(self.players):
            seat = (p - s.turn_of) % self.players
            kontors, routes = [pieces[done:].count((step.id, seat)) for step in (self.kontor, self.route)]
            left = min(s[self.net.left + p], s[self.caravans.left + p])
            if s[self.kontors.left + p] < kontors or left < routes:
                return f"seat {p} has too few pieces for what is still to be placed"
        homes = [step for step, _ in pieces[done:] if step == self.kontor.id]
        return too_poor(self.cards, s, min(self.players, len(homes)))

    def begin(self, s: State, starter: int) -> None:
        s.turn_of = starter
        s.to_act = starter
        s.step = self.kontor.id

    def next(self, s: State) -> None:
        """Whose turn is it to place what?  After all routes, the starting player's turn begins.  (M-11 to M-15)"""
        s.at[self.placed] += 1
        done = s.at[self.placed]
        kontors = START_KONTORS * self.players
        if done < kontors:
            turn = done % self.players
            self.ask(s, self.players - 1 - turn if done // self.players == 1 else turn, self.kontor)
        elif done < kontors + self.neutral:
            self.ask(s, self.players - 1 - (done - kontors), self.neutral_kontor)
        elif done < kontors + self.neutral + self.players:
            self.ask(s, self.players - 1 - (done - kontors - self.neutral), self.route)
            if self.path_after(s, s.to_act, -1) < 0:
                self.next(s)
        else:
            self.turn.begin(s, s.turn_of)

    def ask(self, s: State, place: int, step: Step) -> None:
        """The player so many places to the left of the starting player goes on with a step."""
        s.to_act = (s.turn_of + place) % self.players
        s.step = step.id

    def offer_violet(self, s: State, first: int, out: Moves) -> None:
        for node in range(self.net.topo.n_nodes):
            if self.kontors.city.at[node] == VIOLET and s.at[self.kontors.owner + node] == NOBODY:
                out.add(first + node)

    def path_after(self, s: State, p: int, last: int) -> int:
        """The next free path in order at an own kontor, if a route there joins no two cities; or -1.  (M-14, R8)"""
        path = self.net.touched.after(s, p, last)
        while path >= 0 and (s.at[self.net.route + path] != NOBODY or self.net.joins_cities(s, path)):
            path = self.net.touched.after(s, p, path)
        return path


def schedule(placement: Placement) -> list[tuple[int, int]]:
    """What is placed at which step, and by which player to the left of the starting one."""
    forth, back = list(range(placement.players)), list(reversed(range(placement.players)))
    return [
        *[(placement.kontor.id, place) for place in (*forth, *back, *forth)],
        *[(placement.neutral_kontor.id, place) for place in back[: placement.neutral]],
        *[(placement.route.id, place) for place in back],
    ]


class PlaceKontor(Act):
    """A kontor on a violet city; the third brings a card for each land around it.  (M-11, M-12)"""

    def __init__(self, placement: Placement) -> None:
        super().__init__("place_kontor", Part("intersection", placement.net.topo.n_nodes))
        self.placement = placement

    def legal(self, s: State, out: Moves) -> None:
        self.placement.offer_violet(s, self.first, out)

    def apply(self, s: State, node: int) -> None:
        self.placement.kontors.place(s, s.to_act, node)
        if s.at[self.placement.placed] // self.placement.players == START_KONTORS - 1:
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
        path = self.placement.path_after(s, s.to_act, -1)
        while path >= 0:
            out.add(self.first + path)
            path = self.placement.path_after(s, s.to_act, path)

    def apply(self, s: State, path: int) -> None:
        self.placement.net.lay(s, s.to_act, path)
        self.placement.caravans.put(s, s.to_act, path)
        self.placement.next(s)
