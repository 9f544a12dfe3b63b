"""The board laid at random: frame, hexes, tokens.  (B-10)"""

from collections.abc import Sequence

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import YES_NO, Axis, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import Row, Table
from kogge.games.base.island import LANDS
from kogge.modules.events import HEX_LAID, ROBBER_MOVED
from kogge.modules.terrain import DESERT, NO_HEX, Robbed, Terrain

LAND = Axis.named("terrain", LANDS)
FRAME_PIECES = 6
FRAME_PIECE = Axis("frame piece", FRAME_PIECES)
SIDES = 5  # of the coast beside each frame piece
CORNERS = 6


class Laying:
    """The order in which a random board comes about; then the players roll for the start."""

    def __init__(self, layout: Layout, terrain: Terrain, robbed: Robbed, then: Step) -> None:
        self.terrain = terrain
        self.robbed = robbed
        self.then = then
        self.laid = layout.field(
            "laid", holds=up_to(terrain.topo.n_hexes), seen_by=WORKING, meaning="pieces of the board laid so far"
        )
        self.frame = layout.step("lay_frame")
        self.hexes = layout.step("lay_hex")
        self.tokens = layout.step("lay_tokens")

    def next(self, s: State, last: int, step: Step) -> None:
        """One more is laid; after the last one comes ``step``."""
        s.at[self.laid] += 1
        if s.at[self.laid] == last:
            s.at[self.laid] = 0
            s.step = step.id


class LayFrame(Act):
    """The six frame pieces in any order, clockwise from the top left, harbours up."""

    def __init__(self, layout: Layout, laying: Laying, coast: Sequence[int], pieces: Sequence[Sequence[int]]) -> None:
        super().__init__("lay_frame", Part("number", FRAME_PIECES))
        self.laying = laying
        self.coast = Row(coast)  # its sides, clockwise
        self.harbors = Table(pieces)  # of each piece: side, kind, side, kind
        self.left = layout.field(
            "frame_left", FRAME_PIECE, YES_NO, fill=1, seen_by=WORKING, meaning="whether it is still to be laid"
        )

    def legal(self, s: State, out: Moves) -> None:
        for piece in range(FRAME_PIECES):
            if s.at[self.left + piece]:
                out.weigh(self.first + piece, 1)

    def apply(self, s: State, piece: int) -> None:
        s.at[self.left + piece] = 0
        begin = s.at[self.laying.laid] * SIDES
        for k in range(0, 4, 2):
            side = self.harbors.at[piece][k]
            if side >= 0:
                self.laying.terrain.place_harbor(s, self.coast.at[begin + side], self.harbors.at[piece][k + 1])
        self.laying.next(s, FRAME_PIECES, self.laying.hexes)


class LayHex(Act):
    """The next hex of the shuffled ones; the robber goes to the desert.  (B-01, B-12)"""

    def __init__(self, layout: Layout, laying: Laying, supply: Sequence[int]) -> None:
        super().__init__("lay_hex", Part("terrain", LANDS))
        self.laying = laying
        self.hexes = sum(supply)
        self.left = layout.field(
            "hexes_left", per=LAND, holds=up_to(sum(supply)), seen_by=WORKING, meaning="hexes still to be laid"
        )
        layout.blank[self.left : self.left + len(LANDS)] = supply

    def legal(self, s: State, out: Moves) -> None:
        for kind in range(self.size):
            if s.at[self.left + kind]:
                out.weigh(self.first + kind, s.at[self.left + kind])

    def apply(self, s: State, kind: int) -> None:
        h = s.at[self.laying.laid]
        s.at[self.left + kind] -= 1
        s.at[self.laying.terrain.kind + h] = kind
        s.tell(HEX_LAID, NOBODY, h, kind)
        if kind == DESERT:
            s.at[self.laying.robbed.hex] = h
            s.tell(ROBBER_MOVED, NOBODY, h, NOBODY)
        self.laying.next(s, self.hexes, self.laying.tokens)


class LayTokens(Act):
    """The tokens in letter order from any corner, counter-clockwise inwards, skipping the desert.  (B-05)"""

    def __init__(self, laying: Laying, spirals: Sequence[Sequence[int]], tokens: Sequence[int]) -> None:
        corners = [spiral[0] for spiral in spirals]
        super().__init__("lay_tokens_from", Part("hex", list(map(str, corners)), values=corners))
        self.laying = laying
        self.length = len(spirals[0])
        self.spiral = Row([h for spiral in spirals for h in spiral])
        self.tokens = Row(tokens)

    def legal(self, s: State, out: Moves) -> None:
        for corner in range(CORNERS):
            out.weigh(self.first + corner, 1)

    def apply(self, s: State, corner: int) -> None:
        letter = 0
        for k in range(self.length):
            h = self.spiral.at[corner * self.length + k]
            if s.at[self.laying.terrain.kind + h] != DESERT:
                self.laying.terrain.place_token(s, h, self.tokens.at[letter])
                letter += 1
        s.step = self.laying.then.id


class LayToken(Act):
    """Tokens in any order, on any hex but the desert; a 6 or 8 never beside another.  (Ruling 30)

    The 6s and 8s come first: whichever hexes three of them take, there is room for the fourth.
    """

    def __init__(self, laying: Laying, tokens: Sequence[int]) -> None:
        super().__init__("lay_token_on", Part("hex", laying.terrain.topo.n_hexes))
        self.laying = laying
        self.tokens = Row(sorted(tokens, key=is_pale))
        self.count = len(tokens)

    def legal(self, s: State, out: Moves) -> None:
        red = self.is_red(self.tokens.at[s.at[self.laying.laid]])
        for h in range(self.size):
            if self.is_bare(s, h) and (not red or self.is_apart(s, h)):
                out.weigh(self.first + h, 1)

    def is_bare(self, s: State, h: int) -> bool:
        """Does this hex want a token and have none?"""
        return s.at[self.laying.terrain.kind + h] != DESERT and s.at[self.laying.terrain.number + h] == 0

    def is_red(self, number: int) -> bool:
        return number == 6 or number == 8

    def is_apart(self, s: State, h: int) -> bool:
        """Is there no 6 or 8 on the hexes beside this one?"""
        for k in range(6):
            other = self.laying.terrain.topo.hex_hexes.at[h][k]
            if other != NO_HEX and self.is_red(s.at[self.laying.terrain.number + other]):
                return False
        return True

    def apply(self, s: State, h: int) -> None:
        self.laying.terrain.place_token(s, h, self.tokens.at[s.at[self.laying.laid]])
        self.laying.next(s, self.count, self.laying.then)


def is_pale(number: int) -> bool:
    """Is this number not printed in red?"""
    return number not in (6, 8)
