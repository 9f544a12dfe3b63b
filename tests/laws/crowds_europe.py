"""Boards of Merchants of Europe full of routes, on which all merchants and caravans stand side by side.

Such positions are rare in games at random, so here everybody is rich and lays routes until none is left, and then
all merchants and caravans are put near each other, with little to go on with.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

import kogge
from kogge.engine.fields import BITS
from kogge.engine.state import CHANCE, State
from kogge.games.europe.referee import REFEREE
from kogge.games.referee.table import RefereeTable
from tests.laws.caravans import ROOM
from tests.laws.cells import Cells
from tests.laws.continent import Continent
from tests.laws.players import any_of
from tests.laws.refereeing import Heard, check_asker
from tests.laws.spread import Setting, settings

LAYING = {"build_route", "lay_free_route", "follow_line"}
MOVING = {
    *("walk", "end_walk", "found_kontor", "drive", "end_drive", "deliver", "choose_land", "turn_token", "move_token"),
    *("play_journey", "play_fast_caravan", "rehire_merchant", "place_merchant", "reform_caravan", "place_caravan"),
}
RICH = 12  # cards of each kind in every hand
JOURNEY, FAST_CARAVAN = 2, 3  # among the cards of a hand
SETTINGS = [setting for setting in settings() if "net_part" in setting.start(0).rules.layout.fields]
TRIALS = 12 if kogge.COMPILED else 3
FEW, MANY = 3, 20  # routes of each player: with few, no caravan gets far from the others
MOVES = 40


def begun(setting: Setting, seed: int) -> kogge.Game:
    """A game at its first action step."""
    game = setting.start(seed)
    while game.step != "action":
        game.play_out(limit=1)
    return game


def put(game: kogge.Game, s: State, name: str, values: Sequence[int]) -> None:
    start = game.rules.layout.fields[name].start
    for k, value in enumerate(values):
        s[start + k] = value


def enriched(game: kogge.Game, s: State) -> None:
    put(game, s, "hand", [RICH] * 5 * game.players)
    put(game, s, "hand_size", [5 * RICH] * game.players)
    put(game, s, "bank", [0] * 5)  # whoever gets rich again and again would pay it more than it can hold


def impoverished(game: kogge.Game, s: State) -> None:
    """All cards are in the bank again."""
    put(game, s, "hand", [0] * 5 * game.players)
    put(game, s, "hand_size", [0] * game.players)
    put(game, s, "bank", [game.rules.layout.fields["bank"].high] * 5)


def played(game: kogge.Game, s: State, acts: set[str], luck: kogge.Random) -> Iterator[tuple[State, str, State]]:
    """One action after the other among these acts, until none of them is open."""
    while legal := [action for action in game.rules.actions(s) if game.rules.act_of(action).name in acts]:
        before, action = s.copy(), any_of(legal, luck)
        game.rules.play(s, action)
        yield before, game.text(action), s


def laid(game: kogge.Game, luck: kogge.Random) -> Iterator[tuple[State, str, State]]:
    """Routes of all seats in turn, until nobody can lay any more."""
    s, resting = game.state.copy(), 0
    while resting < game.players:
        s.turn_of = s.to_act = (s.turn_of + 1) % game.players
        enriched(game, s)
        resting += 1
        for change in played(game, s, LAYING, luck):
            resting = 0
            yield change
            if game.rules.steps[s.step].name == "action":
                break


class Scattering:
    """Puts all merchants and caravans of a position near each other, with a few cards and coins."""

    def __init__(self, game: kogge.Game, luck: kogge.Random) -> None:
        self.game = game
        self.luck = luck
        self.s = game.state.copy()
        self.board = Continent(Cells(game.rules, game.state))

    def put(self, name: str, values: Sequence[int]) -> None:
        put(self.game, self.s, name, values)

    def put_set(self, name: str, row: int, members: set[int]) -> None:
        """A row of a field of sets."""
        field = self.game.rules.layout.fields[name]
        words = [sum(1 << (n % BITS) for n in members if n // BITS == k) for k in range(field.cols)]
        for k, word in enumerate(words):
            self.s[field.start + row * field.cols + k] = word

    def cluster(self) -> list[int]:
        """Some routes that lie together."""
        where, laid = self.board.where, self.board.laid
        found = [any_of(sorted(laid), self.luck)]
        while len(found) < self.game.players:  # all of them are full
            beside = {path for here in found for path in where.next_edges[here]} & laid - set(found)
            found.append(any_of(sorted(beside or laid - set(found)), self.luck))
        return found

    def scatter(self) -> State:
        paths = self.cluster()
        places = [path for path in paths for _ in range(ROOM)]
        self.luck.shuffle(places)
        players = self.game.players
        self.put("caravan", places[: 2 * players])
        self.put("caravans_left", [0] * players)
        self.stand(sorted({node for path in paths for node in self.board.where.ends[path]}))
        hands = [[self.luck.number(3) for _ in range(5)] for _ in range(players)]
        self.put("hand", [n for hand in hands for n in hand])
        self.put("hand_size", [sum(hand) for hand in hands])
        self.put("gold", [self.luck.number(3) for _ in range(players)])
        self.put("cards", [int(card in (JOURNEY, FAST_CARAVAN)) for _ in range(players) for card in range(7)])
        self.put("toll_paid", [0] * 2 * players)
        self.s.turn_of = self.s.to_act = self.luck.number(players)
        self.work_out()
        return self.s

    def stand(self, nodes: list[int]) -> None:
        """Merchants where they may stand: alone, or both at an own kontor, or where no kontor can be."""
        merchants_of: list[list[int]] = []
        for p in range(self.game.players):
            able = [n for n in nodes if self.board.kontors[n] == p or (n not in self.board.cities)]
            own = [able[0], able[-1]] if len(able) > 1 else [-1, -1]
            homes = [n for n in able if self.board.kontors[n] == p]
            if homes and self.luck.number(2):
                own = [homes[0], homes[0]]
            nodes = [n for n in nodes if n not in own]
            merchants_of.append(own)
        self.put("merchant", [n for own in merchants_of for n in own])
        self.put("merchants_left", [own.count(-1) for own in merchants_of])

    def work_out(self) -> None:
        """What follows from where everything stands."""
        cells = Cells(self.game.rules, self.s)
        board, there = cells.once(Continent), Counter(cells.column("caravan"))
        edges = board.where.edges
        self.put("caravans_at", [there[path] for path in edges])
        self.put_set("roomy_paths", 0, {path for path in edges if there[path] < ROOM})
        for p in range(self.game.players):
            self.put_set("inns", p, board.stays(p))
        beside = [[node for path in row for node in board.where.ends[path]] for row in cells.rows("caravan")]
        self.put("markets", [sum(board.takes_goods(p, node) for node in nodes) for p, nodes in enumerate(beside)])


def crowds(setting: Setting, seed: int) -> Iterator[tuple[kogge.Game, State, str, State]]:
    """Moves of merchants and caravans on crowded boards."""
    for routes in (FEW, MANY):
        luck, game = kogge.Random(seed), begun(setting, seed)
        for n, (_, _, s) in enumerate(laid(game, luck)):
            if n > routes * game.players and game.rules.steps[s.step].name == "action":
                impoverished(game, s)
                game.arrange(s)
                break
        for _ in range(TRIALS):
            s = Scattering(game, luck).scatter()
            for before, text, after in islice(played(game, s, MOVING, luck), MOVES):
                yield game, before, text, after


def check_to_act(game: kogge.Game, s: State, heard: Heard | None = None) -> None:
    """The referee agrees with the rules on every action of whoever is to act in a position."""
    seen = s if s.to_act == CHANCE else game.rules.redacted(s, s.to_act)
    check_asker(REFEREE, RefereeTable(game.rules, seen, s.to_act), set(game.rules.actions(s)), heard)
