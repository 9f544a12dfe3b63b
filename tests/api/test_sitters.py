"""Who plays which seat is told by the record, copied and pickled."""

import pickle

import pytest

import kogge
from kogge import Sitter
from tests.api.refusals import refused

HEAD = "scenario: base\nplayers: 2\nseed: 1\nluck: 1"


def seated() -> kogge.Game:
    game = kogge.start("base", seed=3, players=3)
    game.sitters = {0: Sitter(name="Ana"), 1: Sitter(bot="greedy"), 2: Sitter()}
    return game


def test_a_record_tells_who_plays_which_seat() -> None:
    game = seated()
    assert [line for line in game.record().splitlines() if line.startswith("seat ")] == [
        f"seat {game.seats[0]}: person Ana",
        f"seat {game.seats[1]}: bot greedy",
        f"seat {game.seats[2]}: person",
    ]
    assert kogge.read_record(game.record()).sitters == game.sitters


def test_a_record_that_tells_nobody_is_read_as_before() -> None:
    assert kogge.read_record(kogge.start("base", seed=1).record()).sitters == {}


def test_copies_and_pickles_keep_who_plays_and_share_nothing() -> None:
    game = seated()
    twin = game.copy()
    twin.sitters[1] = Sitter(bot="random")
    assert game.sitters[1] == Sitter(bot="greedy")
    assert pickle.loads(pickle.dumps(game)).sitters == game.sitters


@pytest.mark.parametrize(
    "text",
    [
        "",
        "greedy",
        "bot",
        "bot ",
        "person  Ana",
        "person Ana ",
        "person a\tb",
        "person " + "x" * 41,
        "bot " + "x" * 201,
    ],
)
def test_nobody_is_meant_by_other_words(text: str) -> None:
    with refused():
        Sitter.read(text)


def test_the_module_of_a_bot_may_lie_deep_in_a_package() -> None:
    name = "an_institute.of_games.and_their_players.experiments:Careful"
    assert Sitter.read(f"bot {name}") == Sitter(bot=name)
    with refused(says="at most 200 characters"):
        Sitter(bot="m" * 197 + ":Bot")


def test_a_person_is_no_bot() -> None:
    with refused(says="both"):
        Sitter(bot="greedy", name="Ana")


def test_a_seat_that_the_game_has_not_is_refused() -> None:
    with refused(says="green"):
        kogge.read_record(f"kogge record 1\n{HEAD}\nseat green: person\n\nend: 0 actions, underway\n")
