"""Copies, saved and restored games, and positions that were arranged."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import kogge
from kogge.beginning import retold
from kogge.decisions import Answer
from tests.api.matters import seven
from tests.api.refusals import fingerprint, refused


def underway(limit: int = 150) -> kogge.Game:
    game = kogge.start("base", seed=4, players=3, board="random")
    game.play_out(limit=limit)
    return game


def pickled(game: kogge.Game) -> kogge.Game:
    twin = pickle.loads(pickle.dumps(game))
    assert isinstance(twin, kogge.Game)
    return twin


def pickled_position(s: kogge.State) -> kogge.State:
    twin = pickle.loads(pickle.dumps(s))
    assert isinstance(twin, kogge.State)
    return twin


@pytest.mark.parametrize("twin_of", [kogge.Game.copy, copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("length", [0, 150, 5000])
def test_a_copied_game_is_equal_and_goes_its_own_way(twin_of: Callable[[kogge.Game], kogge.Game], length: int) -> None:
    game = underway(length)
    kept = fingerprint(game)
    twin = twin_of(game)
    assert fingerprint(twin) == kept
    assert twin.record() == game.record()
    twin.play_out(limit=30)
    assert fingerprint(game) == kept
    game.play_out(limit=30)
    assert fingerprint(game) == fingerprint(twin)
    twin.undo()
    assert len(twin) == len(game) - 1


@pytest.mark.parametrize("twin_of", [kogge.State.copy, copy.copy, copy.deepcopy, pickled_position])
def test_a_copied_position_is_equal_and_shares_nothing(twin_of: Callable[[kogge.State], kogge.State]) -> None:
    s = underway().state
    kept = s.key()
    twin = twin_of(s)
    assert twin == s
    assert twin is not s
    twin[0] += 1
    twin.step += 1
    assert twin != s
    assert s.key() == kept


def test_positions_are_found_again_by_their_keys() -> None:
    game = underway()
    seen = {game.state.key(): "here"}
    twin = kogge.read_record(game.record())
    assert seen[twin.state.key()] == "here"
    twin.play_out(limit=1)
    assert twin.state.key() not in seen
    with pytest.raises(TypeError, match="unhashable"):
        hash(game.state)


@pytest.mark.skipif(not kogge.COMPILED, reason="interpreted, it takes what it takes")
def test_a_position_is_copied_without_the_interpreter() -> None:
    s, other = underway().state, underway().state
    calls: list[str] = []
    sys.setprofile(lambda frame, event, _: calls.append(f"{event} {frame.f_code.co_name}"))
    s.copy()
    other.copy_from(s)
    sys.setprofile(None)
    assert [call for call in calls if call.startswith("call ")] == []
    assert calls  # the end of listening was heard


def test_an_arranged_position_is_played_on_and_undone_to() -> None:
    game, other = kogge.start("base", seed=1, players=3, board="random"), underway()
    game.arrange(other.state)
    assert game.state == other.state
    assert len(game) == 0
    game.play_out(limit=20)
    assert other.state == underway().state
    for _ in range(20):
        game.undo()
    assert game.state == other.state
    assert game.changes(0) == []
    with refused(game, says="arranged"):
        game.record()


def test_a_position_of_another_game_is_refused() -> None:
    game = underway()
    with refused(game):
        game.arrange(kogge.start("base", players=4).state)


@pytest.mark.parametrize("part", ["step", "to_act", "turn_of"])
@pytest.mark.parametrize("value", [-5, 99, 2**31 - 1])
def test_an_impossible_position_is_refused(part: str, value: int) -> None:
    """The compiled rules trust these three numbers: beyond their bounds lies other memory."""
    game = underway()
    wrong = game.state.copy()
    setattr(wrong, part, value)
    with refused(game):
        game.arrange(wrong)


@pytest.mark.parametrize(
    "line",
    [
        "kogge.State(-1)",
        "kogge.State(3).copy_from(None)",
        "kogge.start('base').arrange(None)",
        "kogge.View(kogge.start('base').rules, None, 0)",
        "kogge.State(3)[3]",
        "kogge.State(3).cells(0, 4)",
        "kogge.State(3).blot(-1, 2, 0)",
    ],
)
def test_what_makes_no_sense_raises_and_does_not_end_the_process(line: str) -> None:
    code = f"import kogge\ntry:\n    {line}\nexcept Exception as error:\n    print('raised', type(error).__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{line} ended the process: {done.returncode} {done.stderr}"
    assert done.stdout.startswith("raised"), f"{line} was accepted"


def test_a_pickle_of_a_game_that_nobody_could_have_played_is_refused() -> None:
    game = underway()
    _, told = game.__reduce__()
    assert isinstance(told, tuple)
    scenario, options, seed, seal, beginning, line, luck, *_ = told
    assert fingerprint(retold(*told)) == fingerprint(game)
    far = beginning.copy()
    far.step = 10**6
    wrong = {
        "an action that there is not": (scenario, options, seed, seal, beginning, [(10**7, None)], luck, {}, {}),
        "an action below all": (scenario, options, seed, seal, beginning, [(-1, None)], luck, {}, {}),
        "an action too early": (scenario, options, seed, seal, beginning, line[40:], luck, {}, {}),
        "faces of no dice": (scenario, options, seed, seal, beginning, [(line[0][0], (9, 9))], luck, {}, {}),
        "another beginning": (scenario, options, seed, seal, far, line, luck, {}, {}),
        "no beginning": (scenario, options, seed, seal, None, line, luck, {}, {}),
        "other options": (scenario, kogge.start("fish").options, seed, seal, beginning, line, luck, {}, {}),
        "impossible luck": (scenario, options, seed, seal, beginning, line, -1, {}, {}),
        "an answer to nothing": (*told[:8], {0: Answer((10**7,), True)}),
        "an answer of nobody": (*told[:8], {99: Answer((0,), True)}),
    }
    for name, parts in wrong.items():
        with pytest.raises(kogge.Refused):
            pytest.fail(f"{name}: {retold(*parts)}")


def test_options_that_were_tampered_with_are_refused() -> None:
    _, told = underway().__reduce__()
    assert isinstance(told, tuple)
    options = copy.copy(told[1])
    object.__setattr__(options, "players", 10**6)
    with pytest.raises(kogge.Refused, match="players must be one of"):
        retold(told[0], options, *told[2:])


def test_what_was_given_ahead_is_pickled_and_must_be_possible() -> None:
    game = seven()
    first, second = game.waiting()[:2]
    game.give(second, game.view(second).legal[0])
    twin = pickled(game)
    assert (fingerprint(twin), twin.held) == (fingerprint(game), game.held)
    _, told = game.__reduce__()
    assert isinstance(told, tuple)
    with pytest.raises(kogge.Refused):
        retold(*told[:8], *[{first: Answer(game.held[second].actions, done=True)}])
