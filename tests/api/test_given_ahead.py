"""What was given ahead belongs to the game: copies, pickles and records have it."""

import copy
import pickle
from collections.abc import Callable

import pytest

import kogge
from kogge.record import Transcript
from tests.api.matters import offered
from tests.api.refusals import fingerprint, refused
from tests.support.position import BLUE, RED, WHITE


def pickled(game: kogge.Game) -> kogge.Game:
    twin = pickle.loads(pickle.dumps(game))
    assert isinstance(twin, kogge.Game)
    return twin


def read_back(game: kogge.Game) -> kogge.Game:
    return kogge.read_record(game.record())


@pytest.mark.parametrize("twin_of", [kogge.Game.copy, copy.copy, copy.deepcopy, pickled, read_back])
def test_what_was_given_belongs_to_the_game(twin_of: Callable[[kogge.Game], kogge.Game]) -> None:
    game = offered()
    game.give(WHITE, "accept")
    game.give(BLUE, "counter; offer ore")
    twin = twin_of(game)
    assert fingerprint(twin) == fingerprint(game)
    assert twin.record() == game.record()
    twin.take_back(BLUE)
    assert set(game.held) == {BLUE, WHITE}
    game.give(RED, "decline")
    assert set(twin.held) == {WHITE}


def test_a_record_tells_what_was_given_after_the_last_action() -> None:
    game = offered()
    told = Transcript(game)
    game.give(WHITE, "accept")
    game.give(BLUE, "counter; offer ore")
    assert told.text() == game.record()
    *_, blue, white, end = game.record().splitlines()
    assert [blue, white] == ["given blue: counter; offer ore", "given white: accept"]
    assert end == f"end: {len(game)} actions, underway"
    game.give(RED, "decline")
    assert told.text() == game.record()
    assert "given" in game.record()  # white's is not due yet


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("given white: accept", "given purple: accept", "purple"),
        ("given white: accept", "given orange: accept", "orange may choose among withdraw"),
        ("given white: accept", "given red: accept", "is due"),
        ("given white: accept", "given white: accept\ngiven white: accept", "twice"),
        ("given white: accept", "given white: accept\nred: decline", "after the last action"),
        ("given white: accept", "given white: counter ore for wool", "stands alone"),
        ("given white: accept", "given white accept", "is not an action"),
    ],
)
def test_a_record_with_something_wrong_given_is_refused(old: str, new: str, says: str) -> None:
    game = offered()
    game.give(WHITE, "accept")
    assert old in game.record()
    with refused(says=says):
        kogge.read_record(game.record().replace(old, new))
