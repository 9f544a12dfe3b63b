"""A position of the base game, set up by name."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.games.base.island import LANDS, SUPPLY, TOKENS
from kogge.games.refusal import Refused, quoted, whole
from kogge.games.setups.decks import CardTable
from kogge.games.setups.words import NONE, Counts, Place, Places, Who, flag, one_of
from kogge.modules.cards import CARD_KINDS, CARDS, VICTORY_POINT
from kogge.modules.terrain import DESERT

if TYPE_CHECKING:  # which lists this file's table as its own
    from kogge.games.base.scenario import BaseGame

BOARD = ("terrain", "number", "harbor", "rolled_hex", "next_hex", "robber")
PRINTED = ("beginner2010", "beginner2015")


class BaseTable(CardTable):
    """The island of a printed board, empty."""

    def __init__(self, base: "BaseGame", rules: Rules, sketch: bool) -> None:
        super().__init__(base, rules, sketch)
        if base.options.board not in PRINTED:
            raise Refused(
                f"a position is set up on the board {' or '.join(PRINTED)}, not {base.options.board}; "
                "terrain and numbers put other hexes and tokens on it"
            )
        self.base = base
        self.deck = base.cards
        self.robbed = base.robbed

    def set_up(
        self,
        *,
        step: str = "",
        turn_of: Who = 0,
        to_act: Who | None = None,
        back: str = "",
        beginner_start: bool = False,
        terrain: Mapping[Place, str] = NONE,
        numbers: Mapping[Place, int] = NONE,
        cities: Mapping[Who, Places] = NONE,
        settlements: Mapping[Who, Places] = NONE,
        roads: Mapping[Who, Places] = NONE,
        robber: Place | None = None,
        hands: Mapping[Who, Counts] = NONE,
        bank: Counts = "",
        cards: Mapping[Who, Counts] = NONE,
        bought: Mapping[Who, Counts] = NONE,
        played: Mapping[Who, Counts] = NONE,
        pile: Counts | None = None,
        card_played: bool = False,
        hoarder: Who | None = None,
        fields: Mapping[str, object] = NONE,
    ) -> State:
        """After the roll of ``turn_of``, unless ``step`` names another point of decision.

        ``beginner_start`` begins with the pieces and cards of the printed board instead of an empty island;
        ``terrain`` and ``numbers`` put other hexes and tokens in the place of some. Pieces are put in the order given
        (cities, settlements, roads), so the first of two equally long routes holds the card. ``cards`` can be played,
        ``bought`` ones not yet, ``played`` ones lie face up. ``bank`` and ``pile`` say what is left there; the rest is
        in the hand of the ``hoarder``, the last seat unless named.
        """
        self.lay_board(bool(flag(beginner_start, "beginner_start")))
        self.lay_hexes(terrain, numbers)
        self.put_pieces(cities, settlements, roads)
        self.put_robber(robber)
        self.deal_hands(hands, bank, hoarder)
        self.deal_cards(cards, bought, turn_of)
        self.show_cards(played)
        self.leave_in_pile(pile, hoarder)
        self.s[self.base.cards.played_now] = flag(card_played, "card_played")
        usual = "trade" if self.base.options.phases == "separate" else "action"
        self.take_turn(step or usual, turn_of, to_act, self.way_back(back or usual))
        self.put_fields(fields)
        return self.finish()

    def lay_board(self, beginner_start: bool) -> None:
        """The printed board, with or without its pieces and first cards."""
        if beginner_start:
            self.s = self.rules.start()
            return
        for name in BOARD:
            self.put(name, self.rules.blank.cells(self.fields[name].start, self.fields[name].stop))

    def lay_hexes(self, terrain: Mapping[Place, str], numbers: Mapping[Place, int]) -> None:
        """Other hexes, then other tokens; together they must be those of the box.  (B-01, B-05)"""
        tokens = self.by_hex(numbers, "numbers")
        for h, kind in self.by_hex(terrain, "terrain").items():
            self.s[self.base.terrain.kind + h] = LANDS.index(one_of(kind, LANDS, "terrain"))
        for h in tokens:
            if self.s[self.base.terrain.number + h]:
                self.base.terrain.take_token(self.s, h)
        for h, number in tokens.items():
            if whole(number, "a number token") not in (0, *TOKENS):
                raise Refused(
                    f"there is no number token {quoted(number)}; there are {sorted(set(TOKENS))}, and 0 is none"
                )
            if number:
                self.base.terrain.place_token(self.s, h, number)
        if not self.sketch:
            self.check_hexes()

    def check_hexes(self) -> None:
        kinds = self.s.cells(self.base.terrain.kind, self.base.terrain.kind + self.rules.topo.n_hexes)
        numbers = self.s.cells(self.base.terrain.number, self.base.terrain.number + self.rules.topo.n_hexes)
        for kind, n in enumerate(SUPPLY):
            if kinds.count(kind) != n:
                raise Refused(f"the game has {n} hexes of {LANDS[kind]}, and here are {kinds.count(kind)}")
        if Counter(numbers) != Counter([*TOKENS, 0]):
            raise Refused("these are not the 18 number tokens of the game")
        if numbers[kinds.index(DESERT)]:
            raise Refused("the desert, and nothing else, must be without a number")

    def put_pieces(
        self, cities: Mapping[Who, Places], settlements: Mapping[Who, Places], roads: Mapping[Who, Places]
    ) -> None:
        pieces = self.base.pieces
        for p, place in self.each(cities, "cities"):
            if not self.s[pieces.greater + p]:
                raise Refused(f"{self.colors[p]} has no city left for {quoted(place)}")
            self.settle(p, place)
            pieces.upgrade(self.s, p, self.atlas.corner(place))
        for p, place in self.each(settlements, "settlements"):
            self.settle(p, place)
        for p, line in self.each(roads, "roads"):
            for path in self.atlas.line(line):
                self.lay(p, path, line)
        if not self.sketch:
            self.check_connected(pieces.road, pieces.home, "road")

    def settle(self, p: int, place: Place) -> None:
        pieces, node = self.base.pieces, self.atlas.corner(place)
        if not pieces.sites.has(self.s, p, node):
            raise Refused(f"no home of {self.colors[p]} can stand at {quoted(place)}: there is one at it or beside it")
        if not self.s[pieces.settlements + p]:
            raise Refused(f"{self.colors[p]} has no settlement left for {quoted(place)}")
        pieces.settle(self.s, p, node)

    def lay(self, p: int, path: int, line: Place) -> None:
        pieces = self.base.pieces
        if not pieces.paths.has(self.s, p, path):
            raise Refused(f"the line {quoted(line)} of {self.colors[p]} has a path on which a road lies already")
        if not self.s[pieces.roads + p]:
            raise Refused(f"{self.colors[p]} has no road left for the line {quoted(line)}")
        pieces.lay(self.s, p, path)

    def show_cards(self, played: Mapping[Who, Counts]) -> None:
        """Cards that were played lie face up, and make the largest army.  (B-44, B-45)"""
        for p, words in self.by_seat(played, "played"):
            row = self.base.cards.played + p * CARD_KINDS
            self.draw_all(row, words, f"what {self.colors[p]} has played")
            self.base.army.muster(self.s, p)
            if self.s[row + VICTORY_POINT] and not self.sketch:
                raise Refused(f"nobody has played a {CARDS[VICTORY_POINT]}: only who wins shows it")

    def points(self, p: int) -> int:
        """Victory-point cards count too, also one just bought.  (B-43)"""
        card = p * CARD_KINDS + VICTORY_POINT
        return super().points(p) + self.s[self.base.cards.held + card] + self.s[self.base.cards.bought + card]
