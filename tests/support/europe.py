"""Positions of Merchants of Europe, arranged by the names on its map.

A test lists what matters to it; the rest is the empty board with its lands, numbers and tokens. The game's own parts
put everything in its place, so that what follows from the pieces (yields, goods uncovered, the net, who may go
where) is right, and no card is made or lost.

>>> game = europe(kontors={RED: ["Turin"]}, routes={RED: ["Turin-3,6 S"]}, hand={RED: "ore wood"})
>>> may(game, "build_route {3,6 S-3,7 N}")
True

A place is a city (``Turin``), a land (``Po Valley``), a corner of a hex (``3,6 S``), or a path between two places
(``Turin-3,6 S``). In the text of an action a place stands in braces.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.games.europe.assembly import Europe, EuropeOptions
from kogge.games.europe.caravans import ROOM
from kogge.games.europe.grid import Corner, read_corner
from kogge.games.europe.material import EFFECTS, RESOURCES, TOKEN_COLORS
from kogge.games.europe.scenarios import ShortOptions, board_of
from kogge.games.europe.tokens import NUMBERS
from tests.support.position import counted

RED, BLUE, WHITE, ORANGE = range(4)
NEUTRAL = 3  # the owner of neutral kontors, with three players

Words = Mapping[int, str]  # of each seat: ``"wood 2 ore"``
Places = Mapping[int, Sequence[str]]  # of each seat


@cache
def parts(options: EuropeOptions) -> tuple[Europe, Rules]:
    """The parts of a game and the rules they make, which act on every position of the same options."""
    name = "europe-short" if isinstance(options, ShortOptions) else "europe"
    assembled = Europe(options, board_of(options, name))
    fixed = isinstance(options, ShortOptions) and options.start == "fixed"
    return assembled, assembled.fixed_start() if fixed else assembled.variable_start()


def europe(
    scenario: str = "europe",
    *,
    players: int = 4,
    board: str = "reconstruction",
    trade: bool = True,
    step: str = "action",
    turn_of: int = RED,
    to_act: int | None = None,
    back: str = "action",
    kontors: Places | None = None,
    neutral: Sequence[str] = (),
    goods_at: Sequence[str] = (),
    routes: Places | None = None,
    merchants: Places | None = None,
    caravans: Places | None = None,
    kontors_left: Mapping[int, int] | None = None,
    routes_left: Mapping[int, int] | None = None,
    delivered: Mapping[int, int] | None = None,
    tokens: Mapping[str, int] | None = None,
    robber: str | None = None,
    hand: Words | None = None,
    bank: str | None = None,
    gold: Mapping[int, int] | None = None,
    purchases: int = 0,
    cards: Words | None = None,
    discarded: str = "",
    pile: str | None = None,
    card_played: bool = False,
    hoarder: int = -1,
) -> kogge.Game:
    """A game at this position: after the roll of ``turn_of``, unless ``step`` names another point of decision.

    The first three kontors of a player are those of the start, every further one was founded from the warehouse and
    has uncovered a goods token (its gold is spent, no token was laid for it); ``kontors_left`` takes more out of the
    warehouse without placing them, each uncovering a token too. ``goods_at`` are kontors under which goods lie, as
    many as were ``delivered`` and more if need be. ``tokens`` lays the number tokens that it names, from the sea, on
    lands without a number. ``bank`` and ``pile`` say what is left there of each kind that they name; the rest is in
    the hand of the ``hoarder``. Gold is 3 each unless said otherwise.
    """
    game = kogge.start(scenario, seed=0, players=players, board=board, trade=trade)
    table = Table(game.options)
    table.put_kontors(kontors or {}, neutral)
    table.empty_warehouse(kontors_left or {})
    for place in goods_at:
        table.s[table.europe.kontors.taken + table.node(place)] = 1
    for p, lines in (routes or {}).items():
        table.lay(p, lines)
    for p, n in (routes_left or {}).items():
        table.s[table.europe.net.left + p] = n
    table.put_merchants(merchants or {})
    table.put_caravans(caravans or {})
    for p, n in (delivered or {}).items():
        table.s[table.europe.score.points + p] += n
        table.s[table.europe.kontors.uncovered + p] -= n
        assert table.s[table.europe.kontors.uncovered + p] >= 0, f"seat {p} has not uncovered {n} goods"
    table.lay_tokens(tokens or {})
    if robber is not None:
        table.s[table.europe.robbed.hex] = table.land(robber)
    table.deal_resources(hand or {}, bank or "", hoarder % players)
    for p, n in (gold or {}).items():
        table.s[table.europe.gold.coins + p] = n
    table.s[table.europe.gold.bought] = purchases
    table.deal_cards(cards or {}, discarded, pile, hoarder % players)
    table.s[table.europe.deck.played_now] = int(card_played)
    table.set_turn(step, turn_of, to_act, back)
    game.arrange(table.s)
    return game


class Table:
    """A position in the making."""

    def __init__(self, options: object) -> None:
        assert isinstance(options, EuropeOptions)
        self.europe, self.rules = parts(options)
        self.s: State = self.rules.start()
        for cell, value in enumerate(self.europe.layout.blank):
            self.s[cell] = value
        self.europe.lay_board(self.s)

    def node(self, place: str) -> int:
        return numbered(self.rules, place, "intersection")

    def path(self, place: str) -> int:
        return numbered(self.rules, place, "path")

    def land(self, place: str) -> int:
        return numbered(self.rules, place, "hex")

    def put_kontors(self, kontors: Places, neutral: Sequence[str]) -> None:
        pieces = self.europe.kontors
        assert len(neutral) <= self.europe.neutral_kontors(), "there are three neutral kontors, with three players"
        for p, places in kontors.items():
            assert p < self.rules.players, f"there is no seat {p}"
            for k, place in enumerate(places):
                assert pieces.city[self.node(place)], f"{place} is no city"
                assert self.s[pieces.owner + self.node(place)] < 0, f"there is a kontor at {place} already"
                assert self.s[pieces.left + p], f"seat {p} has no kontor left for {place}"
                pieces.place(self.s, p, self.node(place))
                if k >= 3:
                    self.s[pieces.uncovered + p] += 1
        for place in neutral:
            assert pieces.is_empty_city(self.s, self.node(place)), f"{place} is no empty city"
            pieces.place_neutral(self.s, self.node(place))

    def empty_warehouse(self, left: Mapping[int, int]) -> None:
        pieces = self.europe.kontors
        for p, n in left.items():
            start_to_place = max(0, 3 - sum(self.s[pieces.owner + k] == p for k in range(self.rules.topo.n_nodes)))
            taken = self.s[pieces.left + p] - n
            self.s[pieces.left + p] = n
            self.s[pieces.uncovered + p] += max(0, taken - start_to_place)
            if n == 0:
                pieces.close_cities(self.s, p)

    def lay(self, p: int, lines: Sequence[str]) -> None:
        """Routes; a line of several is given by its stops: ``Turin-3,6 S-Venice``."""
        for line in lines:
            stops = line_stops(line)
            for a, b in pairwise(stops):
                path = self.path(f"{a}-{b}")
                assert self.s[self.europe.net.route + path] < 0, f"there is a route at {a}-{b} already"
                self.europe.net.lay(self.s, p, path)

    def put_merchants(self, merchants: Places) -> None:
        for p, places in merchants.items():
            for place in places:
                node = self.node(place)
                assert self.s[self.europe.merchants.left + p], f"seat {p} has no merchant left for {place}"
                pieces = self.europe.kontors
                assert pieces.inns.has(self.s, p, node) or pieces.own.has(self.s, p, node), (
                    f"a merchant of seat {p} can't be at {place}"
                )
                self.europe.merchants.put(self.s, p, node)

    def put_caravans(self, caravans: Places) -> None:
        for p, places in caravans.items():
            for place in places:
                path = self.path(place)
                assert self.s[self.europe.caravans.left + p], f"seat {p} has no caravan left for {place}"
                assert self.s[self.europe.net.route + path] >= 0, f"there is no route at {place}"
                assert self.s[self.europe.caravans.traffic + path] < ROOM, f"there is no room for a caravan at {place}"
                self.europe.caravans.put(self.s, p, path)

    def lay_tokens(self, tokens: Mapping[str, int]) -> None:
        for place, number in tokens.items():
            h = self.land(place)
            spot = self.europe.tokens.spot[h]
            at_sea = self.europe.tokens.at_sea + spot * NUMBERS + number
            assert self.s[self.europe.terrain.number + h] == 0, f"{place} has a number"
            assert self.s[at_sea], f"there is no {TOKEN_COLORS[spot]} {number} at sea"
            self.s[at_sea] -= 1
            self.s[self.europe.tokens.lies + h] = 1
            self.europe.tokens.print_number(self.s, h, number)

    def deal_resources(self, hand: Words, bank: str, hoarder: int) -> None:
        for p, words in hand.items():
            for name, n in counted(words, RESOURCES).items():
                self.take(p, name, n)
        for name, n in counted(bank, RESOURCES).items():
            self.take(hoarder, name, self.s[self.europe.purse.bank + RESOURCES.index(name)] - n)

    def take(self, p: int, name: str, n: int) -> None:
        """Cards go from the bank to a hand."""
        assert 0 <= n <= self.s[self.europe.purse.bank + RESOURCES.index(name)], f"the bank has not {n} {name} to give"
        self.europe.purse.gain(self.s, p, RESOURCES.index(name), n)

    def deal_cards(self, cards: Words, discarded: str, pile: str | None, hoarder: int) -> None:
        deck = self.europe.deck
        for p, words in cards.items():
            for name, n in counted(words, EFFECTS).items():
                self.draw(deck.held + p * deck.kinds, name, n)
                self.s[deck.count + p] += n
        for name, n in counted(discarded, EFFECTS).items():
            self.draw(deck.discarded, name, n)
        if pile is not None:
            left = counted(pile, EFFECTS)
            for card, name in enumerate(EFFECTS):
                n = self.s[deck.pile + card] - left.get(name, 0)
                self.draw(deck.held + hoarder * deck.kinds, name, n)
                self.s[deck.count + hoarder] += n

    def draw(self, to: int, name: str, n: int) -> None:
        """Development cards go from the pile to somewhere."""
        deck, card = self.europe.deck, EFFECTS.index(name)
        assert 0 <= n <= self.s[deck.pile + card], f"the pile has not {n} cards {name} to give"
        self.s[deck.pile + card] -= n
        self.s[deck.left] -= n
        self.s[to + card] += n

    def set_turn(self, step: str, turn_of: int, to_act: int | None, back: str) -> None:
        steps = {known.name: known.id for known in self.rules.steps}
        self.s.step = steps[step]
        self.s.turn_of = turn_of
        self.s.to_act = turn_of if to_act is None else to_act
        self.s[self.europe.turn.count] = 1
        self.s[self.europe.turn.back] = steps.get(back, OVER)


def line_stops(line: str) -> list[str]:
    """The places of a line: cities and corners, parted by hyphens; a coordinate may be negative."""
    return [stop.strip() for stop in re.split(r"(?<=[A-Za-z])-", line)]


def numbered(rules: Rules, place: str, of: str) -> int:
    """The number of a place that a game calls by this name."""
    if of.endswith("path"):
        a, b = (numbered(rules, stop, "intersection") for stop in line_stops(place))
        path = rules.topo.edge_between(a, b)
        assert path is not None, f"no path joins the ends of {place}"
        return path
    kind = "hex" if of == "hex" else "intersection"
    if kind == "intersection" and place.endswith((" N", " S")):
        return corners(rules)[read_corner(place)]
    names = [named.get("en", "") for named in rules.layout.chart.names[kind]]
    assert place in names, f"there is no {kind} called {place}"
    return names.index(place)


@cache
def corners(rules: Rules) -> dict[Corner, int]:
    """The number of each intersection, by the three hexes that meet there."""
    for made in (parts(EuropeOptions()), parts(ShortOptions())):
        if made[1].topo.n_nodes == rules.topo.n_nodes:
            return dict(made[0].board.node)
    raise AssertionError("only the boards that come with the game are known here")


def spelled(game: kogge.Game, text: str) -> str:
    """An action with its places in braces turned into numbers, as the act wants them."""
    parts = game.notation.acts[text.split()[0]].parts
    return re.sub(r"\{([^}]*)\}", lambda place: str(numbered(game.rules, place[1], parts[-1].of)), text)


def may(game: kogge.Game, text: str) -> bool:
    """Is this legal now?"""
    return game.action(spelled(game, text)) in game.legal()


def do(game: kogge.Game, *texts: str) -> None:
    """Play these, one after the other."""
    for text in texts:
        game.play(spelled(game, text))


def choices(game: kogge.Game, act: str) -> list[str]:
    """The arguments with which an act is legal now, places by name where they have one."""
    return [named(game, text) for text in game.legal_texts() if text.split()[0] == act]


def named(game: kogge.Game, text: str) -> str:
    """The argument of an action, its place by name where it has one."""
    argument = game.notation.argument(game.action(text))
    for part in game.parts(game.action(text))[-1:]:
        if part.of in ("hex", "intersection") and (name := game.rules.layout.chart.name(part.of, part.value)):
            return argument.removesuffix(part.name) + name
    return argument


def paths(game: kogge.Game, *lines: str) -> list[str]:
    """Paths by their ends, or lines of them by their stops, in order and as ``choices`` gives them."""
    stops = [line_stops(line) for line in lines]
    ends = [end for line in stops for end in pairwise(line)]
    return [str(path) for path in sorted(numbered(game.rules, f"{a}-{b}", "path") for a, b in ends)]


def at(game: kogge.Game, place: str, of: str = "intersection") -> int:
    """The number of a place."""
    return numbered(game.rules, place, of)


def hand(game: kogge.Game, seat: int) -> dict[str, int]:
    """The resource cards of a seat, by name; none of a kind is left out."""
    return {name: n for name, n in zip(RESOURCES, game.read("hand")[seat], strict=True) if n}


def bank(game: kogge.Game) -> dict[str, int]:
    """The resource cards in the bank, all five by name."""
    return dict(zip(RESOURCES, game.read("bank")[0], strict=True))


def gold(game: kogge.Game, seat: int) -> int:
    return game.read("gold")[seat][0]


def cell(game: kogge.Game, field: str, row: int = 0, col: int = 0) -> int:
    """One number of a field."""
    return game.read(field)[row][col]
