"""Number tokens: drawn face down from the sea, or moved from another land."""

from collections.abc import Sequence
from functools import partial

from kogge.engine.act import Act, Step
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import HEX, HEX_OR_NONE, INTERSECTION_OR_NONE, TABLE, YES_NO, Axis, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.sets import EVERYONE, Sets
from kogge.engine.state import CHANCE, State
from kogge.engine.tables import Row
from kogge.engine.topology import NOWHERE
from kogge.games.europe.material import TOKEN_COLORS
from kogge.games.europe.parts import NO_SPOT
from kogge.modules.piles import Draw
from kogge.modules.terrain import NO_HEX, NUMBER, ROLL_NUMBERS, Terrain
from kogge.modules.turn import Turn

TOKEN_COLOR = Axis.named("token colour", TOKEN_COLORS)


class Tokens:
    """Where tokens lie, and what is left of each colour at sea.  (M-05, M-65, M-66)

    The tokens at sea lie face down, so which of a colour is turned up is chance's to say. What is
    left follows from what has been seen.
    """

    def __init__(self, layout: Layout, terrain: Terrain, turn: Turn, spots: Sequence[int]) -> None:
        self.terrain = terrain
        self.topo = terrain.topo
        self.turn = turn
        self.spot = Row(spots)  # the colour of each land's spot, or NO_SPOT
        self.at_sea = layout.field(
            "tokens_at_sea", per=(TOKEN_COLOR, NUMBER), holds=up_to(terrain.topo.n_hexes), meaning="tokens face down"
        )
        self.lies = layout.field(
            "token", per=HEX, holds=YES_NO, meaning="whether its number is a token, which can be moved"
        )
        self.numbered = Sets(layout, "numbered_lands", TABLE, HEX, "lands with a number")
        self.bare = layout.field("bare_land", holds=HEX_OR_NONE, fill=NO_HEX, meaning="land that gets a token now")
        self.founded = layout.field(
            "founded_at", holds=INTERSECTION_OR_NONE, fill=NOWHERE, meaning="kontor for which a land is chosen"
        )
        self.choose: Step = layout.step("choose_land")
        self.turn_up: Step = layout.step("turn_token")
        self.move: Step = layout.step("move_token")
        layout.matter("founded_at", self.choose)
        layout.matter("bare_land", self.turn_up, self.move)
        layout.renew(self.renew)
        layout.use("tokens_at_sea", partial(tokens_laid, self))

    def renew(self, s: State) -> str:
        """Lands have a number or want a token of the colour of their spot."""
        numbers = s.cells(self.terrain.number, self.terrain.number + self.topo.n_hexes)
        self.numbered.become(s, EVERYONE, [h for h, number in enumerate(numbers) if number])
        for h, number in enumerate(numbers):
            if (self.spot[h] == NO_SPOT and not number) or (
                s[self.lies + h] and not (number and self.spot[h] != NO_SPOT)
            ):
                return f"hex {h} has no spot for a token, or no token"
        if s.step in (self.turn_up.id, self.move.id) and numbers[s[self.bare]]:
            return f"hex {s[self.bare]} has a number, and gets no token"
        return ""

    @door(HEX, NUMBER)
    def print_number(self, s: State, h: int, number: int) -> None:
        """A land has a number from now on."""
        self.terrain.place_token(s, h, number)
        self.numbered.add(s, EVERYONE, h)

    @door(HEX)
    def lift(self, s: State, h: int) -> None:
        """A land has no token any more."""
        s.at[self.lies + h] = 0
        self.terrain.take_token(s, h)
        self.numbered.remove(s, EVERYONE, h)

    def is_bare(self, s: State, h: int) -> bool:
        """Has the land no number, neither printed nor by a token?"""
        return h != NO_HEX and s.at[self.terrain.number + h] == 0

    def ask(self, s: State, node: int) -> None:
        """A kontor was founded: which of the lands around it gets a token, if any?  Then the turn goes on."""
        bare = 0
        land = NO_HEX
        for k in range(3):
            h = self.topo.node_hexes.at[node][k]
            if self.is_bare(s, h):
                bare += 1
                land = h
        if bare == 0:
            self.turn.resume(s)
        elif bare == 1:
            self.supply(s, land)
        else:
            s.at[self.founded] = node
            s.step = self.choose.id

    def supply(self, s: State, h: int) -> None:
        """The land gets a token from the sea, or if none of its colour is left there, from another land."""
        s.at[self.bare] = h
        s.at[self.founded] = NOWHERE
        s.step = self.move.id
        for number in range(ROLL_NUMBERS):
            if s.at[self.at_sea + self.spot.at[h] * ROLL_NUMBERS + number]:
                s.step = self.turn_up.id
                s.to_act = CHANCE

    def lay(self, s: State, number: int) -> None:
        """The token lies on the bare land; the turn goes on."""
        h = s.at[self.bare]
        s.at[self.bare] = NO_HEX
        s.at[self.lies + h] = 1
        self.print_number(s, h, number)
        self.turn.resume(s)


def tokens_laid(tokens: Tokens, s: State) -> list[int]:
    """How many tokens of each colour and number lie on lands?"""
    laid = [(tokens.spot[h], s[tokens.terrain.number + h]) for h in range(tokens.topo.n_hexes) if s[tokens.lies + h]]
    return [laid.count((color, number)) for color in range(len(TOKEN_COLORS)) for number in range(ROLL_NUMBERS)]


class ChooseLand(Act):
    """Next to several lands without a number, one of them gets a token.  (M-66)"""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__("choose_land", Part("hex", tokens.topo.n_hexes))
        self.tokens = tokens

    def legal(self, s: State, out: Moves) -> None:
        for k in range(3):
            h = self.tokens.topo.node_hexes.at[s.at[self.tokens.founded]][k]
            if self.tokens.is_bare(s, h):
                out.add(self.first + h)

    def apply(self, s: State, h: int) -> None:
        self.tokens.supply(s, h)


class TurnToken(Draw):
    """Chance says which of the face-down tokens of the colour it is.  (M-65)"""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__("turn_token", Part("number", ROLL_NUMBERS))
        self.tokens = tokens

    def pile(self, s: State) -> int:
        return self.tokens.at_sea + self.tokens.spot.at[s.at[self.tokens.bare]] * ROLL_NUMBERS

    def apply(self, s: State, number: int) -> None:
        self.take(s, number)
        self.tokens.lay(s, number)


class MoveToken(Act):
    """With none of the colour left at sea, one that lies on another land is moved.  (M-65, R11)"""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__("move_token", Part("hex", tokens.topo.n_hexes))
        self.tokens = tokens

    def legal(self, s: State, out: Moves) -> None:
        color = self.tokens.spot.at[s.at[self.tokens.bare]]
        for h in range(self.size):
            if s.at[self.tokens.lies + h] and self.tokens.spot.at[h] == color:
                out.add(self.first + h)

    def apply(self, s: State, h: int) -> None:
        number = s.at[self.tokens.terrain.number + h]
        self.tokens.lift(s, h)
        self.tokens.lay(s, number)
