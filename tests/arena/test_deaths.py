"""A process that dies in a game: which one it was, and how far it had come."""

import multiprocessing
import os
import signal

import pytest

import kogge
from kogge.arena.match import BotFailed, play
from kogge.arena.series import GameFailed, Series, SeriesPart, bot_seed
from kogge.arena.workers import play_series
from kogge.bots import make
from tests.arena.players import FIRST_STUMBLE, SEED, Stumbles
from tests.arena.test_series import FIRST, series


def failed(played: Series, games: int, told: list[SeriesPart]) -> GameFailed:
    """How a series fails that two processes play."""
    with pytest.raises(GameFailed) as caught:
        told.extend(play_series(played, range(games), 2))
    assert multiprocessing.active_children() == []
    return caught.value


@pytest.mark.parametrize(
    ("bot", "end"),
    [
        ("Exits", "ended with exit code 3"),
        ("Dies", "was ended by SIGKILL (perhaps memory ran out)"),
        ("Crashes", "was ended by SIGSEGV"),
    ],
)
def test_the_game_in_which_a_process_died_is_named_with_all_that_was_decided(bot: str, end: str) -> None:
    name = f"tests.arena.players:{bot}"
    told: list[SeriesPart] = []
    death = failed(series((name, "random"), seed=SEED), 40, told)
    seat = FIRST_STUMBLE % 2
    colors = series().game(0).seats
    assert str(death) == (
        f"game {FIRST_STUMBLE} was broken off: the process that played it {end}"
        f" when the bot {name} in seat {seat} ({colors[seat]}) was to decide"
    )
    assert {number for part in told for number in part.numbers} >= set(range(FIRST_STUMBLE))
    assert death.record == record_of_a_failure(name, FIRST_STUMBLE)


def record_of_a_failure(name: str, number: int) -> str:
    """The record of the same game if the bot raises an error instead."""
    game = series((name, "random"), seed=SEED).game(number)
    bots = [make("random", bot_seed(SEED, number, seat)) for seat in range(2)]
    bots[number % 2] = Stumbles(1)
    with pytest.raises(BotFailed) as caught:
        play(game, bots)
    return caught.value.record


def killed(played: Series, games: int) -> GameFailed:
    """How a series fails if its processes are killed as soon as some games are done."""
    parts = play_series(played, range(games), 2)
    done = next(parts)
    for process in multiprocessing.active_children():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(GameFailed, match="was broken off: the process that played it was ended by SIGKILL") as caught:
        list(parts)
    assert caught.value.number not in done.numbers
    return caught.value


def test_a_game_whose_process_somebody_kills_is_named_with_its_record() -> None:
    played = series((FIRST, "random"), seed=1)
    death = killed(played, 2000)
    game = kogge.read_record(death.record)
    assert game.seed == played.game(death.number).seed
    assert [game.sitters[seat].bot for seat in (0, 1)] == list(played.seated(death.number))


def test_of_random_games_that_are_played_in_one_go_it_can_be_any() -> None:
    death = killed(series(seed=1), 100_000)
    assert len(death.games) > 1
    assert str(death).startswith(f"one of the games {death.games[0]} to {death.games[-1]} was broken off")
    assert death.record == ""
