"""Piles: what lies face down is a count of each kind, and chance says which of them comes."""

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.parts import Part
from kogge.engine.state import State


class Draw(Act):
    """Chance draws one thing from a pile: the more there are of a kind, the likelier it is."""

    def __init__(self, name: str, kinds: Part) -> None:
        super().__init__(name, kinds)

    def pile(self, s: State) -> int:
        """The first cell of the pile, a row in which the things of each kind are counted."""
        return 0

    def legal(self, s: State, out: Moves) -> None:
        pile = self.pile(s)
        for kind in range(self.size):
            if s.at[pile + kind]:
                out.weigh(self.first + kind, s.at[pile + kind])

    def take(self, s: State, kind: int) -> None:
        """What was drawn is no longer in the pile."""
        s.at[self.pile(s) + kind] -= 1
