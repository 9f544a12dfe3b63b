"""The laws hold, and the referee agrees, on boards full of routes, merchants and caravans."""

from collections import Counter
from types import ModuleType

import pytest

import kogge
from kogge.engine.state import OVER, State
from tests.laws import caravans, gold, harvest, lines, merchants, net, stuck, tokens, warehouse
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells, Change
from tests.laws.checks import BOOKKEEPING
from tests.laws.crowds_europe import SETTINGS, TRIALS, begun, check_to_act, crowds, laid, played, put
from tests.laws.spread import Setting

PLENTY = 100  # more cards than any roll brings
LATER = 800  # actions after which many kontors have been founded
WAITING = {"roll", "dice", "discard", "move_robber", "rob_nobody", "end_turn"}
PASSING = ("walk_stop", "drive_crowded")

assert BOOKKEEPING, "importing it has entered all that the laws know of every act"


def check(game: kogge.Game, before: State, text: str, s: State, *chapters: ModuleType) -> None:
    """The laws of these chapters hold, and the referee said what was legal before."""
    old, new = Cells(game.rules, before), Cells(game.rules, s.copy())
    names = {chapter.__name__ for chapter in chapters}
    for law in LAWS:
        if law.check.__module__ in names and law.applies(new):
            law.check(new)
    for change in LAWS_OF_CHANGE:
        if change.check.__module__ in names and change.applies(new):
            change.check(Change(text, old, new))
    check_to_act(game, before)


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
    while game.step != "action":  # and nobody is on the way
        game.play_out(limit=1)
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
