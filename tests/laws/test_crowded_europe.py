"""A Europe full of routes, on which merchants and caravans are in each other's way, with little to go on with.

Such positions are rare in games at random, so here everybody is rich and lays routes until none is left, and then
all merchants and caravans are put side by side.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from types import ModuleType

import pytest

import kogge
from kogge.engine.fields import BITS
from kogge.engine.state import OVER, State
from kogge.games.europe.referee.continent import Continent
from tests.laws import caravans, gold, harvest, lines, merchants, net, stuck, tokens, warehouse
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells, Change
from tests.laws.checks import BOOKKEEPING
from tests.laws.choices import check_choices
from tests.laws.players import any_of
from tests.laws.spread import Setting, settings

LAYING = {"build_route", "lay_free_route", "follow_line"}
MOVING = {
    *("walk", "end_walk", "found_kontor", "drive", "end_drive", "deliver", "choose_land", "turn_token", "move_token"),
    *("play_journey", "play_fast_caravan", "rehire_merchant", "place_merchant", "reform_caravan", "place_caravan"),
}
PLENTY = 100  # more cards than any roll brings
RICH = 12  # cards of each kind in every hand
JOURNEY, FAST_CARAVAN = 2, 3  # among the cards of a hand
SETTINGS = [setting for setting in settings() if "net_part" in setting.start(0).rules.layout.fields]
TRIALS = 12 if kogge.COMPILED else 3
FEW, MANY = 3, 20  # routes of each player: with few, no caravan gets far from the others
MOVES = 40
LATER = 800  # actions after which many kontors have been founded
WAITING = {"roll", "dice", "discard", "move_robber", "rob_nobody", "end_turn"}
PASSING = ("walk_stop", "drive_crowded")

assert BOOKKEEPING, "importing it has entered what is expected of every act"


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


def played(game: kogge.Game, s: State, acts: set[str], luck: kogge.Random) -> Iterator[tuple[State, str, State]]:
    """One action after the other among these acts, until none of them is open."""
    while legal := [action for action in game.rules.actions(s) if game.rules.act_of(action).name in acts]:
        before, action = s.copy(), any_of(legal, luck)
        game.rules.play(s, action)
        yield before, game.text(action), s


def check(game: kogge.Game, before: State, text: str, s: State, *chapters: ModuleType) -> None:
    """The laws of these chapters hold, and what was legal before followed from the board."""
    old, new = Cells(game.rules, before), Cells(game.rules, s.copy())
    names = {chapter.__name__ for chapter in chapters}
    for law in LAWS:
        if law.check.__module__ in names and law.applies(new):
            law.check(new)
    for change in LAWS_OF_CHANGE:
        if change.check.__module__ in names and change.applies(new):
            change.check(Change(text, old, new))
    check_choices(old, [game.text(action) for action in game.rules.actions(before)])


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


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_net_and_its_gold_are_right_on_a_board_full_of_routes(setting: Setting) -> None:
    luck = kogge.Random(SETTINGS.index(setting))
    game = begun(setting, SETTINGS.index(setting))
    done = Counter[str]()
    for before, text, s in laid(game, luck):
        done[text.split()[0]] += 1
        if luck.number(3) == 0 or text.startswith("follow_line"):
            check(game, before, text, s, net, lines, gold)
    assert done["build_route"] + done["lay_free_route"] > 25 * game.players, f"{done}"


def test_lines_are_chosen_on_such_boards() -> None:
    """Otherwise the test above would see none of it."""
    chosen = 0
    for seed, setting in enumerate(SETTINGS):
        game = begun(setting, seed)
        chosen += sum(text.startswith("follow_line") for _, text, _ in laid(game, kogge.Random(seed)))
    assert chosen > 20


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
        places = [path for path in paths for _ in range(caravans.ROOM)]
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
        self.put_set("roomy_paths", 0, {path for path in edges if there[path] < caravans.ROOM})
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
                game.arrange(s)
                break
        for _ in range(TRIALS):
            s = Scattering(game, luck).scatter()
            for before, text, after in islice(played(game, s, MOVING, luck), MOVES):
                yield game, before, text, after


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)
def test_merchants_and_caravans_get_past_each_other_by_the_rules(setting: Setting) -> None:
    for game, before, text, s in crowds(setting, SETTINGS.index(setting)):
        check(game, before, text, s, merchants, caravans, tokens, warehouse, gold)


def test_merchants_and_caravans_are_in_each_others_way() -> None:
    """Otherwise the test above would see none of it."""
    seen = Counter[str]()
    for seed, setting in enumerate(SETTINGS[::3]):
        for game, _, text, s in crowds(setting, seed):
            cells = Cells(game.rules, s)
            seen.update(name for name in PASSING if cells.cell(name) == merchants.PASSES)
            seen["together"] += any(a == b >= 0 for a, b in cells.rows("merchant"))
            seen[text.split()[0]] += 1
    assert (
        min(seen[name] for name in (*PASSING, "together", "end_walk", "found_kontor", "end_drive", "deliver")) > TRIALS
    ), f"{seen}"


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)
def test_a_poor_bank_gives_all_that_is_due_or_nothing(setting: Setting) -> None:
    game, short = begun(setting, 1), set[int]()
    game.play_out(limit=LATER)
    for left in range(4):
        for number in [n for n in range(2, 13) if n != harvest.SEVEN]:
            s = before_dice(game)
            plenty = harvest.due(Cells(game.rules, s), number)
            put(game, s, "bank", [left] * 5)
            before, text = s.copy(), f"dice {number}"
            if harvest.due(Cells(game.rules, before), number) != plenty:
                short.update(p for p, cards in enumerate(plenty) if any(cards))
            game.rules.play(s, game.action(text))
            check(game, before, text, s, harvest, gold)
    assert len(short) == game.players


def before_dice(game: kogge.Game) -> State:
    """The position of a game, but with the dice in the air and plenty in the bank."""
    s = game.state.copy()
    s.step = next(step.id for step in game.rules.steps if step.name == "dice")
    s.to_act = kogge.CHANCE
    put(game, s, "bank", [PLENTY] * 5)
    return s


@pytest.mark.parametrize("goods", [[0, 0, 0, 0], [1, 0, 1, 0], [0, 2, 1, 1]])
@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_a_game_in_which_nobody_gets_any_further_ends_after_three_rounds(setting: Setting, goods: list[int]) -> None:
    game, luck = begun(setting, 2), kogge.Random(sum(goods))
    s = game.state.copy()
    for name in ("kontors_left", "routes_left", "goods_uncovered"):
        put(game, s, name, [0] * game.players)
    put(game, s, "points", goods[: game.players])
    ends = 0
    for before, text, after in played(game, s, WAITING, luck):
        ends += text == "end_turn"
        check(game, before, text, after, stuck)
    assert (s.step, ends) == (OVER, stuck.ROUNDS * game.players + 1)
