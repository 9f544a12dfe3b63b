"""A game of one's own: acts in plain Python work in the engine, compiled or not."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import kogge
from kogge.engine.act import Act, Judge
from kogge.engine.acts import OpenAct
from kogge.engine.chance import Moves
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.engine.topology import Topology
from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.modules.resources import KINDS

ROOT = Path(__file__).parents[2]


class Take(OpenAct):
    """Nim: take one to three matches; who takes the last one wins."""

    def __init__(self, layout: Layout, matches: int) -> None:
        super().__init__("take", Part("number", ["1", "2", "3"], values=[1, 2, 3]))
        self.heap = layout.field("heap", fill=matches)
        self.winner = layout.field("winner", fill=-1)

    def offers(self, s: State) -> Iterable[int]:
        return range(min(3, s[self.heap]))

    def perform(self, s: State, arg: int) -> None:
        s[self.heap] -= arg + 1
        if not s[self.heap]:
            s[self.winner] = s.to_act
            s.step = OVER
        s.to_act = s.turn_of = 1 - s.to_act


def assembled(layout: Layout, act: Act, judge: Judge | None = None) -> Rules:
    """A game with a single step that offers a single act."""
    step = layout.step("choose")
    step.offers([act])
    blank = State(len(layout.blank))
    for cell, value in enumerate(layout.blank):
        blank[cell] = value
    blank.step, blank.to_act = step.id, 0
    return Rules(layout, Topology([(0, 0)]), judge or Judge(), blank)


def nim(options: kogge.Options) -> Rules:
    layout = Layout(options.players)
    return assembled(layout, Take(layout, matches=21))


NIM = kogge.Scenario("nim", "Nim", "Take the last match.", kogge.Options, nim)


def test_a_game_of_open_acts_is_played_like_any_other() -> None:
    game = kogge.Game(NIM, NIM.choose(players=2), seed=1)
    assert game.legal_texts() == ["take 1", "take 2", "take 3"]
    game.play("take 2")
    assert (game.read("heap"), game.to_act) == ([[19]], 1)
    while game.read("heap") != [[2]]:
        game.play("take 1")
    assert game.legal_texts() == ["take 1", "take 2"]
    with pytest.raises(kogge.Refused, match="not possible now"):
        game.play("take 3")
    game.play("take 2")
    assert game.is_over
    assert game.winner == (len(game) - 1) % 2


def test_a_game_of_open_acts_is_played_at_random_the_same_way_for_ever() -> None:
    game = kogge.Game(NIM, NIM.choose(players=2), seed=1)
    game.play_out()
    assert game.is_over
    again = kogge.Game(NIM, NIM.choose(players=2), seed=1)
    again.play_out()
    assert again.actions == game.actions
    assert [event.text for event in game.changes(0)] == [game.text(action) for action in game.actions]
    assert sum(action + 1 for action in game.actions) == 21


class Tithe(OpenAct):
    """Give one card back to the bank before the roll, for the sake of one's soul."""

    def __init__(self, base: BaseGame) -> None:
        super().__init__("tithe", Part("resource", ["wood", "brick", "wool", "grain", "ore"]))
        self.base = base

    def offers(self, s: State) -> Iterable[int]:
        hand = self.base.purse.hand + s.to_act * KINDS
        return [r for r in range(KINDS) if s[hand + r]]

    def perform(self, s: State, arg: int) -> None:
        self.base.purse.gain(s, s.to_act, arg, -1)


def pious(options: BaseOptions) -> Rules:
    base = BaseGame(options)
    base.turn.before_roll.offers([Tithe(base)])
    return base.rules()


PIOUS = kogge.Scenario("pious", "Pious", "With tithes.", BaseOptions, pious)


def test_an_open_act_takes_part_in_a_game_of_the_package() -> None:
    game = kogge.Game(PIOUS, PIOUS.choose(), seed=3)
    game.play_chance()
    tithes = [text for text in game.legal_texts() if text.startswith("tithe")]
    assert tithes
    bank, size = sum(game.read("bank")[0]), game.read("hand_size")[game.to_act][0]
    game.play(tithes[0])
    assert sum(game.read("bank")[0]) == bank + 1
    assert game.read("hand_size")[game.to_act][0] == size - 1
    game.play_out()
    assert game.is_over
    assert any(game.text(action).startswith("tithe") for action in game.actions)
    assert sum(map(sum, game.read("hand"))) + sum(game.read("bank")[0]) == 95


def test_an_open_act_that_no_rulebook_knows_is_refused_like_any_other() -> None:
    game = kogge.Game(PIOUS, PIOUS.choose(), seed=3)
    game.play_chance()
    game.play("roll; dice 8")
    with pytest.raises(kogge.Refused, match=r"^tithe wool is not possible now; orange may choose among ") as refusal:
        game.play("tithe wool")
    assert refusal.value.parts["reason"] == []
    reason = game.why_not("tithe wool")
    assert reason is not None
    assert (reason.key, reason.rule) == ("closed", "")


class Plain(Act):
    """An act that overrides what the compiled rules would never call."""

    def legal(self, s: State, out: Moves) -> None:
        out.add(self.first)


class PlainJudge(Judge):
    """A judge that the compiled rules would never ask."""

    def ruling(self, s: State) -> None:
        s.step = OVER


class Sly(Take):
    """An open act that overrides what the compiled rules would never call."""

    def legal(self, s: State, out: Moves) -> None:
        out.add(self.first)


def test_a_plain_act_from_outside_is_refused() -> None:
    with pytest.raises(TypeError, match="OpenAct"):
        assembled(Layout(players=2), Plain("plain"))


def test_a_plain_referee_from_outside_is_refused() -> None:
    layout = Layout(players=2)
    with pytest.raises(TypeError):
        assembled(layout, Take(layout, matches=5), PlainJudge())


def test_an_open_act_that_overrides_the_rules_own_methods_is_refused() -> None:
    layout = Layout(players=2)
    with pytest.raises(TypeError):
        assembled(layout, Sly(layout, matches=5))


class Wild(OpenAct):
    """Offers what it does not have."""

    def offers(self, s: State) -> Iterable[int]:
        return [-1, 0, 5]


class Faulty(OpenAct):
    """Has a bug."""

    def offers(self, s: State) -> Iterable[int]:
        raise ZeroDivisionError


def test_an_open_act_can_offer_only_its_own_arguments() -> None:
    """An action beyond the last one would be looked up in memory that is not the engine's."""
    rules = assembled(Layout(players=2), Wild("wild", Part("number", 2)))
    with pytest.raises(ValueError, match="wild"):
        rules.actions(rules.start())


def test_an_error_in_an_open_act_is_not_lost() -> None:
    rules = assembled(Layout(players=2), Faulty("faulty"))
    with pytest.raises(ZeroDivisionError):
        rules.actions(rules.start())


class Repeating(OpenAct):
    """Offers the same again and again."""

    def offers(self, s: State) -> Iterable[int]:
        return [0] * 1_000_000


class Stumbling(OpenAct):
    """Has a bug that shows late."""

    def offers(self, s: State) -> Iterable[int]:
        return [0]

    def perform(self, s: State, arg: int) -> None:
        raise ZeroDivisionError


BATCH = "play_many(assembled(Layout(players=2), {}('it')), 1, 1, 100, [])"
LINES = {
    "an argument that is offered too often": "assembled(Layout(players=2), Repeating('it')).actions(rules.start())",
    "an argument that is offered too often in a batch": BATCH.format("Repeating"),
    "an error of an offer in a batch": BATCH.format("Faulty"),
    "a strange offer in a batch": BATCH.format("Wild"),
    "an error of a deed in a batch": BATCH.format("Stumbling"),
}
TRY = """
from kogge.engine.playout import play_many
from tests.engine.test_open_act import *
rules = assembled(Layout(players=2), Stumbling("any"))
innocent = kogge.start("base")
try:
    {}
except Exception as error:
    print("raised", type(error).__name__)
innocent.legal()
print("and went on")
"""


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_a_mistake_of_an_open_act_is_raised_where_it_was_made(line: str) -> None:
    """It neither ends the process nor meets another game."""
    done = subprocess.run(
        [sys.executable, "-c", TRY.format(line)], cwd=ROOT, env=env(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"exit code {done.returncode} {done.stderr}"
    assert done.stdout.split("\n")[0].startswith("raised"), "the mistake was lost"
    assert "and went on" in done.stdout


def env() -> dict[str, str]:
    """This process's own surroundings, with the tests to be found."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(kogge.__file__).parents[1]), str(ROOT)])}
