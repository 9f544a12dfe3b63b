"""The board laid at random: frame, hexes, tokens.  (B-10)"""

from collections.abc import Sequence
from functools import partial
from itertools import permutations

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import YES_NO, Axis, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, State
from kogge.engine.tables import Row, Table
from kogge.games.base.island import LANDS
from kogge.modules.events import HEX_LAID, ROBBER_MOVED
from kogge.modules.piles import Draw
from kogge.modules.terrain import DESERT, NO_HARBOR, NO_HEX, Robbed, Terrain

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
        layout.opens(self.frame, self.hexes, self.tokens)
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """Nothing is being laid, unless what is laid at a step says otherwise."""
        s[self.laid] = 0
        return ""

    def next(self, s: State, last: int, step: Step) -> None:
        """One more is laid; after the last one comes ``step``."""
        s.at[self.laid] += 1
        if s.at[self.laid] == last:
            s.at[self.laid] = 0
            s.step = step.id


class LayFrame(Draw):
    """The six frame pieces in any order, clockwise from the top left, harbours up."""

    def __init__(self, layout: Layout, laying: Laying, coast: Sequence[int], pieces: Sequence[Sequence[int]]) -> None:
        super().__init__("lay_frame", Part("number", FRAME_PIECES))
        self.laying = laying
        self.coast = Row(coast)  # its sides, clockwise
        self.harbors = Table(pieces)  # of each piece: side, kind, side, kind
        self.left = layout.field(
            "frame_left", FRAME_PIECE, YES_NO, fill=1, seen_by=WORKING, meaning="whether it is still to be laid"
        )
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """Which pieces of the frame lie there is seen from their harbours."""
        s.blot(self.left, self.left + FRAME_PIECES, 0)
        if s.step != self.laying.frame.id:
            return ""
        terrain = self.laying.terrain
        shown = s.cells(terrain.harbor, terrain.harbor + terrain.topo.n_nodes)
        for n in range(FRAME_PIECES):
            for order in permutations(range(FRAME_PIECES), n):
                if harbors_of(self, order) == shown:
                    s[self.laying.laid] = n
                    for piece in set(range(FRAME_PIECES)) - set(order):
                        s[self.left + piece] = 1
                    return ""
        return "the frame can't have been laid so"

    def pile(self, s: State) -> int:
        return self.left

    def apply(self, s: State, piece: int) -> None:
        self.take(s, piece)
        begin = s.at[self.laying.laid] * SIDES
        for k in range(0, 4, 2):
            side = self.harbors.at[piece][k]
            if side >= 0:
                self.laying.terrain.place_harbor(s, self.coast.at[begin + side], self.harbors.at[piece][k + 1])
        self.laying.next(s, FRAME_PIECES, self.laying.hexes)


class LayHex(Draw):
    """The next hex of the shuffled ones; the robber goes to the desert.  (B-01, B-12)"""

    def __init__(self, layout: Layout, laying: Laying, supply: Sequence[int]) -> None:
        super().__init__("lay_hex", Part("terrain", LANDS))
        self.laying = laying
        self.hexes = sum(supply)
        self.left = layout.field(
            "hexes_left", per=LAND, holds=up_to(sum(supply)), seen_by=WORKING, meaning="hexes still to be laid"
        )
        layout.blank[self.left : self.left + len(LANDS)] = supply
        layout.renew(partial(self.renew, supply))

    def renew(self, supply: Sequence[int], s: State) -> str:
        """What is laid lies there in the order of laying, the desert under the robber; the rest is left."""
        terrain, robber = self.laying.terrain, s[self.laying.robbed.hex]
        kinds = s.cells(terrain.kind, terrain.kind + self.hexes)
        s.blot(self.left, self.left + len(supply), 0)
        if s.step not in (self.laying.frame.id, self.laying.hexes.id, self.laying.tokens.id):
            return ""
        laid = 1 + max([robber, *[h for h, kind in enumerate(kinds) if kind != DESERT]], default=NO_HEX)
        left = [n - kinds[:laid].count(kind) for kind, n in enumerate(supply)]
        is_told = robber == (kinds.index(DESERT) if DESERT in kinds[:laid] else NO_HEX)
        is_due = {self.laying.frame.id: laid == 0, self.laying.hexes.id: laid < self.hexes}.get(s.step, not any(left))
        if min(left) < 0 or not is_told or not is_due:
            return "the hexes can't have been laid so"
        for kind, n in enumerate(left):
            s[self.left + kind] = n
        if s.step == self.laying.hexes.id:
            s[self.laying.laid] = laid
        return ""

    def pile(self, s: State) -> int:
        return self.left

    def apply(self, s: State, kind: int) -> None:
        h = s.at[self.laying.laid]
        self.take(s, kind)
        s.at[self.laying.terrain.kind + h] = kind
        s.tell(HEX_LAID, NOBODY, h, kind)
        if kind == DESERT:
            s.at[self.laying.robbed.hex] = h
            s.tell(ROBBER_MOVED, NOBODY, h, NO_HEX)
        self.laying.next(s, self.hexes, self.laying.tokens)


class LayTokensFrom(Act):
    """The tokens in letter order from any corner, counter-clockwise inwards, skipping the desert.  (B-05)"""

    def __init__(self, layout: Layout, laying: Laying, spirals: Sequence[Sequence[int]], tokens: Sequence[int]) -> None:
        corners = [spiral[0] for spiral in spirals]
        super().__init__("lay_tokens_from", Part("hex", list(map(str, corners)), values=corners))
        self.laying = laying
        self.length = len(spirals[0])
        self.spiral = Row([h for spiral in spirals for h in spiral])
        self.tokens = Row(tokens)
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """Before all tokens are laid at once there are none."""
        return "number tokens lie there before they are laid" if any(tokens_laid(self.laying, s)) else ""

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


class LayTokenOn(Act):
    """Tokens in any order, on any hex but the desert; a 6 or 8 never beside another.  (Ruling 30)

    The 6s and 8s come first: whichever hexes three of them take, there is room for the fourth.
    """

    def __init__(self, layout: Layout, laying: Laying, tokens: Sequence[int]) -> None:
        super().__init__("lay_token_on", Part("hex", laying.terrain.topo.n_hexes))
        self.laying = laying
        self.tokens = Row(sorted(tokens, key=is_pale))
        self.count = len(tokens)
        layout.renew(partial(self.renew, tokens))

    def renew(self, tokens: Sequence[int], s: State) -> str:
        """The tokens that lie there were laid in their order."""
        laid, order = tokens_laid(self.laying, s), sorted(tokens, key=is_pale)
        if s.step == self.laying.tokens.id:
            s[self.laying.laid] = len(laid)
            fits = len(laid) < self.count and sorted(laid) == sorted(order[: len(laid)])
            return "" if fits else "the number tokens can't have been laid so"
        return "number tokens lie there before they are laid" if laid else ""

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


def harbors_of(frame: LayFrame, order: Sequence[int]) -> list[int]:
    """The harbours at each intersection once these pieces of the frame lie there."""
    topo, found = frame.laying.terrain.topo, dict[int, int]()
    for place, piece in enumerate(order):
        for k in range(0, 4, 2):
            side = frame.harbors[piece][k] if k < len(frame.harbors[piece]) else NO_HARBOR
            if side >= 0:
                for node in topo.edge_nodes[frame.coast[place * SIDES + side]]:
                    found[node] = frame.harbors[piece][k + 1]
    return [found.get(node, NO_HARBOR) for node in range(topo.n_nodes)]


def tokens_laid(laying: Laying, s: State) -> list[int]:
    """The numbers that lie on the board, while it is laid."""
    if s.step not in (laying.frame.id, laying.hexes.id, laying.tokens.id):
        return []
    numbers = s.cells(laying.terrain.number, laying.terrain.number + laying.terrain.topo.n_hexes)
    return [number for number in numbers if number]


def is_pale(number: int) -> bool:
    """Is this number not printed in red?"""
    return number not in (6, 8)
