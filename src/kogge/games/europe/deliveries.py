"""Deliveries: a goods token goes from a caravan to another's kontor."""

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.engine.topology import NOWHERE
from kogge.games.europe.caravans import CARAVANS
from kogge.games.europe.drives import NO_CARAVAN, Drives
from kogge.games.europe.kontors import Kontors


class Deliver(Act):
    """An uncovered goods token goes to a kontor at the route of an own caravan.  (M-75, M-76)

    While a caravan is on its way, it alone delivers, and then may go on; but not before the roll, if a card has sent it
    then. (M-77)
    """

    def __init__(self, kontors: Kontors, drives: Drives, action: Step) -> None:
        super().__init__("deliver", Part("intersection", kontors.topo.n_nodes))
        self.kontors = kontors
        self.drives = drives
        self.caravans = drives.caravans
        self.topo = kontors.topo
        self.action = action
        self.back = drives.turn.back
        self.needs = [Need(kontors.uncovered), Need(drives.caravans.markets)]

    def legal(self, s: State, out: Moves) -> None:
        if s.step != self.action.id and s.at[self.back] != self.action.id:
            return
        node = self.next_after(s, NOWHERE)
        while node < self.size:
            out.add(self.first + node)
            node = self.next_after(s, node)

    def next_after(self, s: State, last: int) -> int:
        """The next intersection in order where the active player may deliver; ``size`` if there is none."""
        found = self.size
        for i in range(CARAVANS):
            path = self.caravans.where(s, s.turn_of, i)
            if path == NOWHERE or s.at[self.drives.driving] not in (NO_CARAVAN, i):
                continue
            for k in range(2):
                node = self.topo.edge_nodes.at[path][k]
                if last < node < found and self.kontors.takes_goods(s, s.turn_of, node):
                    found = node
        return found

    def apply(self, s: State, node: int) -> None:
        self.caravans.deliver(s, s.turn_of, node)
