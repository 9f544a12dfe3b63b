"""Positions of the base game, arranged by name.

A test lists what matters to it, and the rest is an empty island with the terrain, numbers and
harbours of a beginner board. The game's own parts put everything in its place, so whatever
follows from the pieces (points, harbours, the longest route, where one may build) is right, and
no card is made or lost: hands come from the bank, development cards from the pile.

>>> game = position(settlements={BLUE: [7]}, roads={ORANGE: ["3-7"]}, hand={ORANGE: "wood brick"})
>>> may(game, "build_road 7-11")
False
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import OVER
from kogge.games.base.board import path as path_between
from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.modules.cards import CARD_KINDS, CARDS
from kogge.modules.resources import RESOURCES
from kogge.modules.terrain import TERRAINS
from kogge.notation import notation

ORANGE, RED, BLUE, WHITE = range(4)  # the seats of a game of four

Words = Mapping[int, str]  # of each seat: ``"wood 2 ore"``
Nodes = Mapping[int, Sequence[int]]
Paths = Mapping[int, Sequence[int | str]]  # a number, ``"40-44"``, or a line of roads ``"40-44-48"``

BOARD = ("terrain", "number", "harbor", "rolled_hex", "next_hex", "robber")


@cache
def parts(options: BaseOptions) -> tuple[BaseGame, Rules]:
    """The parts of a game and the rules they make, which act on every position of the same options."""
    base = BaseGame(options)
    return base, base.rules()


def position(
    *,
    board: str = "beginner2010",
    players: int = 4,
    phases: str = "combined",
    trade: bool = True,
    beginner_start: bool = False,
    step: str = "",
    turn_of: int = ORANGE,
    to_act: int | None = None,
    terrain: Mapping[int, str] | None = None,
    cities: Nodes | None = None,
    settlements: Nodes | None = None,
    roads: Paths | None = None,
    hand: Words | None = None,
    bank: str | None = None,
    cards: Words | None = None,
    bought: Words | None = None,
    played: Words | None = None,
    pile: str | None = None,
    card_played: bool = False,
    robber: int | None = None,
    hoarder: int = -1,
) -> kogge.Game:
    """A game at this position: after the roll of ``turn_of``, unless ``step`` names another point of decision.

    ``beginner_start`` begins with the pieces and cards of the beginner board instead of an empty island;
    ``terrain`` puts other hexes in the place of some of the board's, under the same numbers.
    Pieces are put in the order given (cities, settlements, roads), so the first of two equally long
    routes holds the card. ``cards`` can be played, ``bought`` ones not yet, ``played`` ones lie face up.
    ``bank`` and ``pile`` say what is left there of each kind that they name; the rest is in the hand
    of the ``hoarder``, which is the last seat unless named.
    """
    game = kogge.start("base", seed=0, board=board, players=players, phases=phases, trade=trade)
    assert isinstance(game.options, BaseOptions)
    table = Table(game.options, beginner_start)
    for h, kind in (terrain or {}).items():
        table.s[table.base.terrain.kind + h] = TERRAINS.index(kind)
    table.put_pieces(cities or {}, settlements or {}, roads or {})
    table.deal_resources(hand or {}, bank or "", hoarder % players)
    assert set(bought or {}) <= {turn_of}, "only the player whose turn it is can have bought cards in it"
    table.buy(turn_of, (bought or {}).get(turn_of, ""))
    table.deal_cards(cards or {}, played or {}, pile, hoarder % players)
    if robber is not None:
        table.s[table.base.robbed.hex] = robber
    table.s[table.base.cards.played_now] = int(card_played)
    table.set_turn(step or ("trade" if phases == "separate" else "action"), turn_of, to_act)
    game.arrange(table.s)
    return game


class Table:
    """A position in the making."""

    def __init__(self, options: BaseOptions, beginner_start: bool) -> None:
        self.base, self.rules = parts(options)
        self.s = self.rules.start()
        if not beginner_start:
            self.s = self.base.blank(self.base.layout.steps[OVER])
            for name in BOARD:
                field = self.base.layout.fields[name]
                for cell in range(field.start, field.stop):
                    self.s[cell] = self.rules.blank[cell]

    def put_pieces(self, cities: Nodes, settlements: Nodes, roads: Paths) -> None:
        for p, nodes in cities.items():
            for node in nodes:
                self.settle(p, node)
                self.base.pieces.upgrade(self.s, p, node)
                assert self.s[self.base.pieces.greater + p] >= 0, f"seat {p} has no city left for {node}"
        for p, nodes in settlements.items():
            for node in nodes:
                self.settle(p, node)
        for p, lines in roads.items():
            for line in lines:
                self.lay(p, line)

    def settle(self, p: int, node: int) -> None:
        pieces = self.base.pieces
        assert pieces.sites.has(self.s, 0, node), f"{node} is no free site: the distance rule forbids the position"
        assert self.s[pieces.settlements + p], f"seat {p} has no settlement left for {node}"
        pieces.settle(self.s, p, node)

    def lay(self, p: int, line: int | str) -> None:
        pieces = self.base.pieces
        stops = line.split("-") if isinstance(line, str) else []
        ends = [f"{a}-{b}" for a, b in pairwise(stops)]
        for path in [line] if isinstance(line, int) else [path_between(text, self.base.topo) for text in ends]:
            assert pieces.paths.has(self.s, 0, path), f"path {path} has a road already"
            assert self.s[pieces.roads + p], f"seat {p} has no road left for path {path}"
            pieces.lay(self.s, p, path)

    def deal_resources(self, hand: Words, bank: str, hoarder: int) -> None:
        left = counted(bank, RESOURCES)
        for p, words in hand.items():
            for name, n in counted(words, RESOURCES).items():
                self.take(p, name, n)
        for name, n in left.items():
            self.take(hoarder, name, self.s[self.base.purse.bank + RESOURCES.index(name)] - n)

    def take(self, p: int, name: str, n: int) -> None:
        """Cards go from the bank to a hand."""
        assert 0 <= n <= self.s[self.base.purse.bank + RESOURCES.index(name)], f"the bank has not {n} {name} to give"
        self.base.purse.gain(self.s, p, RESOURCES.index(name), n)

    def deal_cards(self, cards: Words, played: Words, pile: str | None, hoarder: int) -> None:
        places = self.base.cards
        for to, dealt in ((places.held, cards), (places.played, played)):
            for p, words in dealt.items():
                for name, n in counted(words, CARDS).items():
                    self.draw(to, p, name, n)
        if pile is not None:
            left = counted(pile, CARDS)
            for card, name in enumerate(CARDS):
                self.draw(places.held, hoarder, name, self.s[places.pile + card] - left.get(name, 0))

    def draw(self, to: int, p: int, name: str, n: int) -> None:
        """Development cards go from the pile to a hand, or face up to the table."""
        cards, card = self.base.cards, CARDS.index(name)
        assert 0 <= n <= self.s[cards.pile + card], f"the pile has not {n} cards {name} to give"
        self.s[cards.pile + card] -= n
        self.s[cards.left] -= n
        self.s[to + p * CARD_KINDS + card] += n
        if to == cards.played:
            self.base.army.muster(self.s, p)
        else:
            self.s[cards.count + p] += n

    def buy(self, p: int, words: str) -> None:
        """Player ``p`` has drawn these cards in the turn that is on."""
        for name, n in counted(words, CARDS).items():
            for _ in range(n):
                self.s.turn_of = p
                self.s.step = self.base.cards.draw.id
                self.rules.play(self.s, notation(self.rules).read(f"draw_card {name}"))

    def set_turn(self, step: str, turn_of: int, to_act: int | None) -> None:
        steps = {known.name: known.id for known in self.base.layout.steps}
        self.s.step = steps[step]
        self.s.turn_of = turn_of
        self.s.to_act = turn_of if to_act is None else to_act
        self.s[self.base.turn.count] = 1
        self.s[self.base.turn.back] = steps.get("action", steps.get("trade", OVER))


def counted(words: str, names: Sequence[str]) -> dict[str, int]:
    """How many of each: ``"wood 2 ore"`` is one wood and two ore."""
    found: dict[str, int] = {}
    n = 1
    for word in words.split():
        if word.isdecimal():
            n = int(word)
        else:
            assert word in names, f"{word!r} is none of {', '.join(names)}"
            found[word] = found.get(word, 0) + n
            n = 1
    return found


def hand(game: kogge.Game, seat: int) -> dict[str, int]:
    """The resource cards of a seat, by name; none of a kind is left out."""
    return named(game.read("hand")[seat], RESOURCES)


def bank(game: kogge.Game) -> dict[str, int]:
    """The resource cards in the bank, all five by name."""
    return dict(zip(RESOURCES, game.read("bank")[0], strict=True))


def cards(game: kogge.Game, seat: int) -> dict[str, int]:
    """The development cards that a seat holds, just bought or not, by name."""
    both = zip(game.read("cards")[seat], game.read("bought_cards")[seat], strict=True)
    return named([held + bought for held, bought in both], CARDS)


def named(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def points(game: kogge.Game, seat: int) -> int:
    """The points that everyone sees."""
    return game.read("points")[seat][0]


def cell(game: kogge.Game, field: str, row: int = 0) -> int:
    """The only number in a row of a field."""
    (value,) = game.read(field)[row]
    return value


def column(game: kogge.Game, field: str) -> list[int]:
    """A field with one number in each row."""
    return [row[0] for row in game.read(field)]


def chances(game: kogge.Game) -> dict[str, float]:
    """What chance may do now, and how likely it is, by the last word of its text."""
    return {outcome.text.split()[-1]: outcome.probability for outcome in game.outcomes()}


def may(game: kogge.Game, text: str) -> bool:
    """Is this legal now?"""
    return game.action(text) in game.legal()


def choices(game: kogge.Game, act: str) -> list[str]:
    """The arguments with which an act is legal now: for ``build_road`` the paths."""
    return [text.partition(" ")[2] for text in game.legal_texts() if text.partition(" ")[0] == act]


def paths(game: kogge.Game, ends: str) -> set[str]:
    """Paths that are given by their ends (``"13-8 13-9"``), as ``choices`` names them."""
    return {str(path_between(text, game.rules.topo)) for text in ends.split()}


def acts(game: kogge.Game) -> set[str]:
    """The names of the acts that are legal now."""
    return {text.partition(" ")[0] for text in game.legal_texts()}


def roll(game: kogge.Game, total: int) -> None:
    """The player to act rolls this number."""
    game.play("roll")
    game.play(f"dice {total}")


def buy(game: kogge.Game, card: str) -> None:
    """The player to act buys a development card, and it is this one."""
    game.play("buy_card")
    game.play(f"draw_card {card}")


def pass_round(game: kogge.Game) -> None:
    """End the turn, let the others roll a 2 and pass, and come back before the own roll."""
    game.play("end_turn")
    for _ in range(game.players - 1):
        roll(game, 2)
        game.play("end_turn")
