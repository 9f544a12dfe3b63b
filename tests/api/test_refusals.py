"""Bad input of all kinds is refused with a sentence and leaves the game as it was."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kogge
from kogge import bots
from tests.api.refusals import fingerprint, refused

UNCOUNTED: list[Any] = ["x", "1", 1.5, None, [], b"1", float("nan"), (1,)]  # that are no whole number
NO_ACTIONS: list[Any] = [None, 1.0, float("nan"), True, False, [], ["roll"], b"roll", {}, NotImplemented]
UNTOLD = 10**5000  # a whole number with more digits than Python will write


def underway() -> kogge.Game:
    """A game in the middle of a turn."""
    game = kogge.start("base", seed=4, players=3, board="random")
    game.play_out(limit=150)
    while game.step != "action":
        game.play_out(limit=1)
    return game


@pytest.mark.parametrize("name", ["", "nope", "BASE", " base", "base\n", None, 7, ["base"], b"base", "b" * 10_000])
def test_an_unknown_scenario(name: Any) -> None:
    with refused(says="base"):
        kogge.start(name)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("players", value) for value in (5, 1, 0, -1, "3", 3.0, True, None, [3], "x" * 10_000)],
        *[("board", value) for value in (7, "nope", "", None, ["random"], b"random")],
        *[("phases", value) for value in ("both", None, 0)],
        *[("trade", value) for value in (1, 0, "yes", None)],
        *[("turn_limit", value) for value in (-1, "10", 1.5, True, None, 2**31, 10**12)],
        pytest.param("turn_limit", UNTOLD, id="turn_limit without end"),
    ],
)
def test_an_option_that_can_not_be_chosen(option: str, value: Any) -> None:
    with refused(says=option):
        kogge.start("base", **{option: value})
    with refused(says=option):
        kogge.load("base", **{option: value})


def test_an_unknown_option() -> None:
    with refused(says="it has players, colors, board"):
        kogge.start("base", player=3)


@pytest.mark.parametrize("options", [kogge.Options(), 3, "players", {"players": 3}, kogge.BaseOptions], ids=repr)
def test_options_of_another_kind(options: Any) -> None:
    with refused(says="BaseOptions"):
        kogge.start("base", 7, options)


def test_options_given_twice() -> None:
    with refused(says="not both"):
        kogge.start("base", 7, kogge.BaseOptions(players=3), players=4)
    with refused(says="players"):
        kogge.BaseOptions(players=5)  # type: ignore[arg-type]  # as untyped code would


@pytest.mark.parametrize("seed", [*UNCOUNTED, True], ids=repr)
def test_a_seed_that_is_no_whole_number(seed: Any) -> None:
    with refused(says="seed"):
        kogge.Game(*kogge.load("base"), seed=seed)
    if seed is not None:  # with which the system draws one
        with refused(says="seed"):
            kogge.start("base", seed=seed)
    with refused(says="seed"):
        bots.make("random", seed)


@pytest.mark.parametrize("action", [-1, 10**9, 2**31, 2**32, 2**64, -(2**70), pytest.param(UNTOLD, id="without end")])
def test_an_action_that_does_not_exist(action: int) -> None:
    game = underway()
    with refused(game, says="there is no action"):
        game.play(action)
    with refused(game, says="there is no action"):
        game.text(action)


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_an_action_that_is_none(action: Any) -> None:
    game = underway()
    with refused(game):
        game.play(action)


@pytest.mark.parametrize("action", [*UNCOUNTED, True], ids=repr)
def test_the_text_of_what_is_no_action(action: Any) -> None:
    with refused(underway()):
        underway().text(action)


@pytest.mark.parametrize("text", [None, 3, b"roll", ["roll"]], ids=repr)
def test_the_action_of_what_is_no_text(text: Any) -> None:
    with refused(underway()):
        underway().action(text)


TEXTS = {
    "": "must be named",
    "  \t ": "must be named",
    ";": "must be named",
    "fly": "there is no action 'fly'",
    "build_raod 3": "did you mean 'build_road'",
    "build_road": "from 0 to 71",
    "build_road 72": "from 0 to 71",
    "build_road -1": "from 0 to 71",
    "build_road 1.5": "from 0 to 71",
    "build_road 1 2": "from 0 to 71",
    "build_road ²": "from 0 to 71",
    "build_road 1-1": "from 0 to 71",
    "build_road 0-53": "from 0 to 71",
    "build_road 0-999": "from 0 to 71",
    "build_road 40-44-45": "from 0 to 71",
    "build_road -": "from 0 to 71",
    "rob purple": "seat",
    "rob 3": "seat",
    "end_turn 3": "stands alone",
    "bank_trade wool": "takes a resource for a resource, as in 'bank_trade ore for grain'",
    "bank_trade wool for wool": "not possible now",
    "roll": "not possible now",
    "dice 7": "not possible now",
    "ROLL": "there is no action",
    "1": "there is no action",
    "bäume 3": "there is no action",
    "\x00": "there is no action",
    "\ud800": "there is no action",
    "build_road 1-" + "9" * 5000: "build_road",
    "build_road " + "9" * 5000: "build_road",
    "x" * 1_000_000: "there is no action",
    "end_turn" + "; end_turn" * 20_000: "not possible after the actions before it",
}


@pytest.mark.parametrize(("text", "says"), TEXTS.items(), ids=[text[:25] for text in TEXTS])
def test_a_text_that_means_nothing_or_nothing_legal(text: str, says: str) -> None:
    game = underway()
    with refused(game, says=says):
        game.play(text)


@pytest.mark.parametrize(
    "line",
    ["end_turn; roll; end_turn", "end_turn; roll; fly", "end_turn;", "; end_turn", "end_turn; end_turn"],
)
def test_a_line_that_is_legal_only_in_part_is_not_played_at_all(line: str) -> None:
    game = underway()
    assert "end_turn" in game.legal_texts()
    with refused(game):
        game.play(line)


def test_every_illegal_action_is_refused_and_every_legal_one_is_not() -> None:
    game = underway()
    legal = game.legal()
    for action in range(game.rules.n_actions):
        if action in legal:
            game.copy().play(action)
        else:
            with refused(game, says="not possible now"):
                game.play(action)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    game = kogge.start("base", seed=1)
    game.play_out()
    for action in (0, "roll", "end_turn", "roll; end_turn"):
        with refused(game, says="over"):
            game.play(action)


@given(st.text(max_size=40) | st.integers() | st.floats() | st.none() | st.binary(max_size=5) | st.booleans())
def test_nothing_but_refusals_comes_of_nonsense(nonsense: Any) -> None:
    game = kogge.start("base", seed=4)
    kept = fingerprint(game)
    legal = {*game.legal(), *game.legal_texts()}
    if isinstance(nonsense, bool | float) or nonsense not in legal:
        with refused(game):
            game.play(nonsense)
    assert fingerprint(game) == kept


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**70, True, *UNCOUNTED], ids=repr)
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    if seat is None:
        return  # a spectator
    game = underway()
    with refused(game, says="seat"):
        game.view(seat)
    with refused(game, says="seat"):
        game.changes(seat)


@pytest.mark.parametrize("since", [-1, *UNCOUNTED], ids=repr)
def test_events_since_no_time(since: Any) -> None:
    game = underway()
    with refused(game):
        game.changes(0, since)


@pytest.mark.parametrize("limit", [-1, *UNCOUNTED], ids=repr)
def test_a_limit_that_is_none(limit: Any) -> None:
    game = underway()
    with refused(game):
        game.play_out(limit)


@pytest.mark.parametrize("name", ["nope", "", None, 3, [], "hand "], ids=repr)
def test_a_field_that_does_not_exist(name: Any) -> None:
    game = underway()
    view = game.view(0)
    for look in (game.read, view.field, view.row, view.column):
        with refused(game, says="field"):
            look(name)


def test_a_row_that_does_not_exist() -> None:
    view = underway().view(0)
    for row in (-1, 3, 1000):
        with refused():
            view.row("hand", row)


def test_nothing_to_take_back() -> None:
    game = kogge.start("base")
    with refused(game, says="nothing to take back"):
        game.undo()


@pytest.mark.parametrize("name", ["nope", "", None, 3])
def test_an_unknown_bot(name: Any) -> None:
    with refused(says="random"):
        bots.make(name, 1)
