"""Pieces that come from the supply for a price, and with none left there, from elsewhere on the board."""

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import State
from kogge.modules.purse import Price, Purse
from kogge.modules.turn import Turn


class Muster:
    """What a piece costs, where it may come to, and the step at which one that was taken off comes back."""

    def __init__(self, layout: Layout, purse: Purse, turn: Turn, cost: Price, supply: int, again: str) -> None:
        self.purse = purse
        self.turn = turn
        self.cost = cost
        self.supply = supply  # the first cell of those that count, for each seat, what is left there
        self.again: Step = layout.step(again)

    def offer(self, s: State, first: int, out: Moves) -> None:
        """Every place to which a piece of the player to act may come becomes a legal action."""

    def has_room(self, s: State) -> bool:
        """Is there such a place?"""
        return True

    def leaves_room(self, s: State, i: int) -> bool:
        """Would there be one as soon as this piece is taken off?"""
        return True

    def put(self, s: State, place: int) -> None:
        """A piece comes from the supply."""

    def take_off(self, s: State, i: int) -> None:
        """A piece goes back to the supply."""


class FormPiece(Act):
    """For its price a piece comes from the supply to the board."""

    def __init__(self, name: str, place: Part, muster: Muster, *needs: Need) -> None:
        super().__init__(name, place)
        self.muster = muster
        self.needs = [*muster.purse.needs(name, muster.cost), Need(muster.supply), *needs]

    def legal(self, s: State, out: Moves) -> None:
        self.muster.offer(s, self.first, out)

    def apply(self, s: State, place: int) -> None:
        self.muster.purse.pay(s, s.to_act, self.muster.cost)
        self.muster.put(s, place)


class ReformPiece(Act):
    """With all pieces on the board one is taken off, to be formed anew at the full price."""

    def __init__(self, name: str, piece: Part, muster: Muster, *needs: Need) -> None:
        super().__init__(name, piece)
        self.muster = muster
        self.needs = [*muster.purse.needs(name, muster.cost), Need(muster.supply, least=0, most=0), *needs]

    def legal(self, s: State, out: Moves) -> None:
        room = 1 if self.muster.has_room(s) else 0
        for i in range(self.size):
            if room or self.muster.leaves_room(s, i):
                out.add(self.first + i)

    def apply(self, s: State, i: int) -> None:
        self.muster.purse.pay(s, s.to_act, self.muster.cost)
        self.muster.take_off(s, i)
        self.muster.turn.interrupt(s, self.muster.again)


class PlacePiece(Act):
    """The piece that was taken off comes to another place; the turn goes on."""

    def __init__(self, name: str, place: Part, muster: Muster) -> None:
        super().__init__(name, place)
        self.muster = muster

    def legal(self, s: State, out: Moves) -> None:
        self.muster.offer(s, self.first, out)

    def apply(self, s: State, place: int) -> None:
        self.muster.put(s, place)
        self.muster.turn.resume(s)
