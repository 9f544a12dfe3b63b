"""Sets of small numbers, kept as bits in the cells of a position."""

from collections.abc import Iterable

from kogge.engine.bits import lowest
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import BITS, Axis, set_of
from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import State

EVERYONE = 0  # the owner of a set that all share


class Sets:
    """Sets of things, a set for each thing that it is ``per``: for each seat, say, a set ``of`` paths.

    Whatever goes through a set meets the lowest number first.
    """

    def __init__(self, layout: Layout, name: str, per: Axis, of: Axis, meaning: str = "") -> None:
        self.per: object = layout.sized(per)
        self.of: object = layout.sized(of)
        self.universe: int = layout.sized(of).size
        self.words = (self.universe + BITS - 1) // BITS
        cells = Axis("word", self.words)
        self.start = layout.field(name, (per, cells), set_of(self.universe), seen_by=WORKING, meaning=meaning)

    @door("per", "of")
    def has(self, s: State, owner: int, x: int) -> bool:
        return s.at[self.start + owner * self.words + x // BITS] >> x % BITS & 1 != 0

    @door("per", "of")
    def add(self, s: State, owner: int, x: int) -> None:
        s.at[self.start + owner * self.words + x // BITS] |= 1 << x % BITS

    @door("per", "of")
    def remove(self, s: State, owner: int, x: int) -> None:
        s.at[self.start + owner * self.words + x // BITS] &= ~(1 << x % BITS)

    @door("per")
    def fill(self, s: State, owner: int) -> None:
        """Put every number below ``universe`` into the set."""
        for word in range(self.words):
            s.at[self.start + owner * self.words + word] = (1 << min(BITS, self.universe - word * BITS)) - 1

    @door("per")
    def clear(self, s: State, owner: int) -> None:
        """Leave nothing in the set."""
        for word in range(self.words):
            s.at[self.start + owner * self.words + word] = 0

    def become(self, s: State, owner: int, members: Iterable[int]) -> None:
        """Let the set have these members and no others."""
        self.clear(s, owner)
        for x in members:
            self.add(s, owner, x)

    def after(self, s: State, owner: int, x: int) -> int:
        """The next member above ``x``, or -1."""
        cell = self.start + owner * self.words
        word = (x + 1) // BITS
        if word == self.words:
            return -1
        bits = s.at[cell + word] >> (x + 1) % BITS << (x + 1) % BITS
        while bits == 0:
            word += 1
            if word == self.words:
                return -1
            bits = s.at[cell + word]
        return word * BITS + lowest(bits)

    def offer(self, s: State, owner: int, first: int, out: Moves) -> None:
        """Every member becomes a legal action, counted from ``first``."""
        cell = self.start + owner * self.words
        for word in range(self.words):
            bits = s.at[cell + word]
            while bits:
                out.add(first + word * BITS + lowest(bits))
                bits &= bits - 1

    def offer_others(self, s: State, owner: int, but: int, first: int, out: Moves) -> None:
        """Every member but one becomes a legal action, counted from ``first``."""
        cell = self.start + owner * self.words
        for word in range(self.words):
            bits = s.at[cell + word]
            while bits:
                x = word * BITS + lowest(bits)
                if x != but:
                    out.add(first + x)
                bits &= bits - 1

    def offer_common(self, s: State, owner: int, other: "Sets", other_owner: int, first: int, out: Moves) -> None:
        """Every number that both sets have becomes a legal action, counted from ``first``."""
        cell = self.start + owner * self.words
        their_cell = other.start + other_owner * other.words
        for word in range(self.words):
            bits = s.at[cell + word] & s.at[their_cell + word]
            while bits:
                out.add(first + word * BITS + lowest(bits))
                bits &= bits - 1

    def meets(self, s: State, owner: int, other: "Sets", other_owner: int) -> bool:
        """Have the two sets a number in common?"""
        cell = self.start + owner * self.words
        their_cell = other.start + other_owner * other.words
        for word in range(self.words):
            if s.at[cell + word] & s.at[their_cell + word]:
                return True
        return False
