"""Many random games at once are the same games as one by one."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import kogge
from kogge.engine.playout import play_many
from tests.laws.spread import Setting, settings

GAMES = 6 if kogge.COMPILED else 2
LIMIT = 100_000 if kogge.COMPILED else 3_000  # actions of a game


@pytest.mark.parametrize("setting", settings()[::3], ids=str)
def test_a_batch_of_games_is_the_games_of_their_seeds(setting: Setting) -> None:
    rules = setting.start(0).rules
    cells = [rules.layout.fields["winner"].start, rules.layout.fields["turn"].start]
    told = play_many(rules, 40, GAMES, LIMIT, cells)
    assert len(told) == GAMES
    for seed, (actions, winner, turn) in enumerate(told, start=40):
        game = setting.start(seed)
        game.play_out(LIMIT)
        assert actions == len(game)
        assert [[winner]] == game.read("winner")
        assert [[turn]] == game.read("turn")


def test_batches_on_threads_do_not_disturb_each_other() -> None:
    rules = settings()[0].start(0).rules
    cells = list(range(len(rules.blank)))
    alone = [play_many(rules, 100 * k, GAMES, LIMIT, cells) for k in range(4)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda k: play_many(rules, 100 * k, GAMES, LIMIT, cells), range(4)))
    assert together == alone


def test_a_playout_stops_at_its_limit_and_leaves_the_beginning_alone() -> None:
    rules = settings()[0].start(0).rules
    kept = rules.blank.key()
    s = rules.start()
    assert rules.play_on(s, kogge.Random(1), 25) == 25
    assert s.step
    assert play_many(rules, 1, 1, 25, []) == [(25,)]
    assert play_many(rules, 1, 0, 25, [0]) == []
    assert rules.blank.key() == kept


def test_any_whole_number_seeds_a_batch() -> None:
    rules = settings()[0].start(0).rules
    for seed in (-1, 2**64 - 1, 2**70):
        (told,) = play_many(rules, seed, 1, LIMIT, [])
        game = settings()[0].start(seed)
        game.play_out(LIMIT)
        assert told == (len(game),)
