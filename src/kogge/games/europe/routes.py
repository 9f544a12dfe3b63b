"""Building trade routes, and what follows on a new one."""

from collections.abc import Sequence

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import COUNT, PATH_OR_NONE
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.sets import EVERYONE
from kogge.engine.state import NOBODY, OVER, State
from kogge.engine.tables import NO_MORE, Row
from kogge.games.europe.lines import Lines
from kogge.games.europe.net import NO_PATH, Net
from kogge.modules.events import WAIVED
from kogge.modules.purse import Purse
from kogge.modules.turn import Turn


class Layings:
    """What follows on a new route: gold, then a free route, then the routes of a card.  (M-47 to M-50)"""

    def __init__(self, layout: Layout, net: Net, lines: Lines, turn: Turn, arrows: Sequence[int]) -> None:
        self.net = net
        self.lines = lines
        self.turn = turn
        self.arrow = Row(arrows)  # is there a double arrow on this path?
        self.from_arrow = layout.field(
            "double_arrow", holds=PATH_OR_NONE, fill=NO_PATH, meaning="new route that allows a free one"
        )
        self.granted = layout.field("free_routes", holds=COUNT, meaning="routes that a card still gives for nothing")
        self.lay_free: Step = layout.step("lay_free_route")
        layout.matter("routes_left", self.lay_free)
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """Free routes are given where they are laid, or while a line is followed."""
        is_given = s[self.from_arrow] != NO_PATH or s[self.granted] > 0
        if s.step == self.lay_free.id and not is_given:
            return "at lay_free_route a route must be free, by free_routes or double_arrow"
        if s.step not in (self.lay_free.id, self.lines.choose.id, OVER) and is_given:
            return "no route is free now"
        return ""

    def lay(self, s: State, path: int) -> None:
        """The active player, whose turn was interrupted for it, lays a route; ``go_on`` leads back when all is done."""
        s.at[self.from_arrow] = path if self.arrow.at[path] else NO_PATH
        pays = 1 if self.lines.pays(s, path) else 0
        if pays:
            self.lines.measure(s, path)
        self.net.lay(s, s.turn_of, path)
        if pays:
            self.lines.begin(s, path)
        self.go_on(s)

    def go_on(self, s: State) -> None:
        """The rest of the line, the free route, or back to the turn."""
        if not self.lines.walk(s):
            s.step = self.lines.choose.id
            return
        if not self.leads_on(s):
            s.at[self.from_arrow] = NO_PATH
        if self.may_lay_on(s):
            s.step = self.lay_free.id
        else:
            s.at[self.from_arrow] = NO_PATH
            s.at[self.granted] = 0
            self.turn.resume(s)

    def leads_on(self, s: State) -> bool:
        """Is there a free path beside a double arrow that was just built on?"""
        if s.at[self.from_arrow] != NO_PATH:
            for k in range(4):
                if self.continues(s, k):
                    return True
        return False

    def may_lay_on(self, s: State) -> bool:
        """Is there a free route to lay, one in the supply, and a place for it?"""
        if s.at[self.net.left + s.turn_of] == 0:
            return False
        return s.at[self.from_arrow] != NO_PATH or (s.at[self.granted] > 0 and self.net.may_lay(s, s.turn_of))

    def continues(self, s: State, k: int) -> bool:
        """Is the ``k``-th path beside the double arrow free?"""
        path = self.net.topo.edge_edges.at[s.at[self.from_arrow]][k]
        return path != NO_MORE and s.at[self.net.route + path] == NOBODY


class BuildRoute(Act):
    """Ore and wood: a route on a free path at an own kontor or route.  (M-40, M-45, M-46)"""

    def __init__(self, layings: Layings, purse: Purse) -> None:
        super().__init__("build_route", Part("path", layings.net.topo.n_edges))
        self.layings = layings
        self.net = layings.net
        self.purse = purse
        self.cost = purse.price(ore=1, wood=1)
        self.needs = [*purse.needs(self.name, self.cost), Need(self.net.left)]

    def legal(self, s: State, out: Moves) -> None:
        self.net.touched.offer_common(s, s.to_act, self.net.free, EVERYONE, self.first, out)

    def apply(self, s: State, path: int) -> None:
        self.purse.pay(s, s.to_act, self.cost)
        self.layings.turn.interrupt(s, self.layings.lay_free)
        self.layings.lay(s, path)


class FollowLine(Act):
    """Of two equally short lines the active player chooses one, route by route.  (M-48)"""

    def __init__(self, layings: Layings) -> None:
        super().__init__("follow_line", Part("path", layings.net.topo.n_edges))
        self.layings = layings
        self.lines = layings.lines

    def legal(self, s: State, out: Moves) -> None:
        node = s.at[self.lines.here]
        for k in range(self.lines.topo.degree.at[node]):
            if self.lines.leads_on(s, k):
                out.add(self.first + self.lines.topo.node_edges.at[node][k])

    def apply(self, s: State, path: int) -> None:
        node = s.at[self.lines.here]
        for k in range(self.lines.topo.degree.at[node]):
            if self.lines.topo.node_edges.at[node][k] == path:
                self.lines.go(s, k)
                break
        self.layings.go_on(s)


class LayFreeRoute(Act):
    """A free route: beside a double arrow, or by a card wherever one may be built.  (M-50)"""

    def __init__(self, layings: Layings) -> None:
        super().__init__("lay_free_route", Part("path", layings.net.topo.n_edges))
        self.layings = layings
        self.net = layings.net

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.layings.from_arrow] == NO_PATH:
            self.net.touched.offer_common(s, s.to_act, self.net.free, EVERYONE, self.first, out)
        else:
            for k in range(4):
                if self.layings.continues(s, k):
                    out.add(self.first + self.net.topo.edge_edges.at[s.at[self.layings.from_arrow]][k])

    def apply(self, s: State, path: int) -> None:
        if s.at[self.layings.from_arrow] == NO_PATH:
            s.at[self.layings.granted] -= 1
        self.layings.lay(s, path)


class DeclineFreeRoute(Act):
    """A free route may be declined; those of a card are then declined together.  (M-08, M-50)"""

    def __init__(self, layings: Layings) -> None:
        super().__init__("decline_free_route", always=True)
        self.layings = layings

    def apply(self, s: State, arg: int) -> None:
        if s.at[self.layings.from_arrow] == NO_PATH:
            s.tell(WAIVED, s.to_act, s.at[self.layings.granted])
            s.at[self.layings.granted] = 0
        else:
            s.tell(WAIVED, s.to_act, 1)
        s.at[self.layings.from_arrow] = NO_PATH
        self.layings.go_on(s)
