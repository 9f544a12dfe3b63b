"""The law of worlds that look alike: it notices a leak, and excuses nothing but what rules reveal."""

from dataclasses import replace
from typing import Any, cast

import pytest

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.games.events import kinds
from kogge.modules.events import WAIVED
from tests.laws import checks, worlds
from tests.laws.cells import Cells
from tests.laws.merchants import FOUNDS
from tests.laws.players import PURPOSEFUL, Curious, Purposeful
from tests.laws.spread import settings
from tests.laws.worlds import REVEALED, Revelation, check_worlds
from tests.rules.europe.on_the_way import walk
from tests.support import europe, position

TRIES = 60  # deals of what a seat can't see
GAMES = 16
LONG = 4000  # actions of a game


def notices(rules: Rules, before: State, action: int, revealed: tuple[Revelation, ...] = REVEALED) -> bool:
    """Does the law notice that an action tells of a secret?"""
    luck = kogge.Random(1)
    try:
        for _ in range(TRIES):
            check_worlds(rules, before, action, luck, revealed)
    except AssertionError:
        return True
    return False


# What rules reveal

MONOPOLIES = [
    position.position(
        cards={position.ORANGE: "monopoly"}, hand={position.RED: "2 ore wool", position.BLUE: "wool wood brick"}
    ),
    europe.europe(cards={europe.RED: "monopoly"}, hand={europe.BLUE: "2 ore wool", europe.WHITE: "wool wood"}),
]
WIN = position.position(
    cities={position.ORANGE: [0, 8, 18, 30]},
    cards={position.ORANGE: "victory_point"},
    bought={position.ORANGE: "victory_point"},
    hand={position.ORANGE: "4 wood"},
)
MOMENTS = [(REVEALED[0], game, "play_monopoly wool") for game in MONOPOLIES] + [
    (REVEALED[1], WIN, "bank_trade wood for ore")
]


def test_there_is_a_moment_for_everything_that_is_revealed() -> None:
    assert {moment[0] for moment in MOMENTS} == set(REVEALED)


@pytest.mark.parametrize(("revelation", "game", "text"), MOMENTS, ids=lambda value: str(value)[:40])
def test_what_a_rule_reveals_is_excused_and_needs_to_be(revelation: Revelation, game: kogge.Game, text: str) -> None:
    before, action = game.state.copy(), game.action(text)
    assert action in game.legal()
    assert not notices(game.rules, before, action)
    others = tuple(other for other in REVEALED if other is not revelation)
    assert notices(game.rules, before, action, others)
    for field in revelation.shows:
        less = replace(revelation, shows=revelation.shows - {field})
        assert notices(game.rules, before, action, (*others, less)), f"{field} need not be excused"
    for kind in revelation.tells:
        less = replace(revelation, tells=revelation.tells - {kind})
        assert notices(game.rules, before, action, (*others, less)), f"{kind} need not be excused"


@pytest.mark.parametrize(("game", "text"), [moment[1:] for moment in MOMENTS], ids=lambda value: str(value)[:40])
def test_what_is_revealed_and_could_be_taken_back_is_noticed(
    game: kogge.Game, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = {name: replace(kind, reveals=False) for name, kind in kinds().items()}
    monkeypatch.setattr(worlds, "kinds", lambda: silent)
    assert notices(game.rules, game.state.copy(), game.action(text))


# Leaks


class Leaky:
    """The rules of a game, but what everyone sees after an action tells of the active player's hand."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def play(self, s: State, action: int) -> None:
        self.rules.play(s, action)
        hand = self.rules.layout.fields["hand"]
        if s[hand.start + s.turn_of * hand.cols]:
            self.tell(s)

    def tell(self, s: State) -> None:
        """That there is a card of the first kind."""


class Telltale(Leaky):
    """A number gives it away."""

    def tell(self, s: State) -> None:
        s[self.rules.layout.fields["turn"].start] += 1


class Gossip(Leaky):
    """Nothing is to be seen, but an event tells of it."""

    def tell(self, s: State) -> None:
        s.tell(WAIVED, s.turn_of)


class Abrupt(Leaky):
    """The game is over, though nobody shows a card that wins."""

    def tell(self, s: State) -> None:
        s.step = OVER


class Hasty(Leaky):
    """A merchant that has used up its steps on an empty city founds there by itself, unless there is grain to go on."""

    def play(self, s: State, action: int) -> None:
        self.rules.play(s, action)
        cells = Cells(self.rules, s)
        if cells.step == "walk" and (cells.cell("walk_left"), cells.cell("walk_stop")) == (0, FOUNDS):
            (only, *others) = self.rules.actions(s)
            if not others:
                self.rules.play(s, only)


@pytest.mark.parametrize("leak", [Telltale, Gossip, Abrupt])
@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_leak_is_noticed(scenario: str, leak: type[Leaky]) -> None:
    game, luck = kogge.start(scenario, seed=1), kogge.Random(1)
    leaky = cast(Rules, leak(game.rules))
    while not game.is_over:
        before, action = game.state.copy(), Purposeful().choose(game, game.legal(), luck)
        if notices(leaky, before, action):
            return
        game.play(action)
    pytest.fail("nobody noticed")


@pytest.mark.parametrize("words", ["grain", "2 grain", "grain wood"])
def test_a_founding_that_does_not_wait_where_there_is_no_grain_is_noticed(words: str) -> None:
    """Of a hand without cards nothing is to be learned; of any other, whether there is grain in it."""
    game = europe.europe(merchants={europe.RED: ["3,6 S"]}, hand={europe.RED: words, europe.BLUE: "2 grain 2 wood"})
    walk(game, 1, "3,7 N", "3,6 S")
    action = game.action(europe.spelled(game, "walk 1 {Bern}"))
    assert not notices(game.rules, game.state, action)
    assert notices(cast(Rules, Hasty(game.rules)), game.state, action) == (words != "grain")


@pytest.mark.parametrize("scenario", ["europe-short", "europe"])
def test_such_a_founding_is_noticed_in_games(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the pace of all laws, not only where somebody looks for it."""

    def check(rules: Rules, before: State, action: int, luck: kogge.Random) -> int:
        return check_worlds(cast(Rules, Hasty(rules)), before, action, luck)

    monkeypatch.setattr(checks, "check_worlds", check)
    with pytest.raises(checks.Broken, match="what follows does not depend on a secret"):
        play_all(scenario)


def play_all(scenario: str) -> None:
    """A game of each setting, under all laws."""
    for setting in settings():
        if setting.scenario == scenario:
            checks.play_under_laws(setting, PURPOSEFUL)


# What it looks at

SETTING_UP = {  # when nobody has a secret yet
    *("starting_roll", "lay_land", "lay_hex", "lay_tokens_from", "lay_token_on", "lay_frame"),
    *("found_harbour_settlement", "found_settlement", "found_road", "found_ship"),
    *("place_kontor", "place_neutral_kontor", "place_route"),
}


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_act_is_played_in_other_worlds(scenario: str) -> None:
    chosen = [setting for setting in settings() if setting.scenario == scenario]
    missing = {act for setting in chosen for act in setting.start(0).notation.acts} - SETTING_UP
    for seed in range(GAMES):
        game, luck = chosen[seed % len(chosen)].start(seed), kogge.Random(seed)
        player = Purposeful() if seed % 2 else Curious()
        while not game.is_over and len(game) < LONG and missing:
            before, action = game.state.copy(), player.choose(game, game.legal(), luck)
            act = game.rules.act_of(action).name
            if act in missing and check_worlds(game.rules, before, action, luck):
                missing.remove(act)
            game.play(action)
    assert not missing, f"{missing} were played in no other world"
