"""Several processes play a series."""

import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from kogge.arena.series import GameFailed, bot_seed
from kogge.arena.workers import play_series
from tests.arena.test_series import FIRST, LAST, STUMBLES, series


def quiet(done: int) -> None:
    """Progress goes unnoticed."""


@pytest.mark.parametrize("bots", [("random", "random"), (LAST, "random")])
def test_the_result_does_not_depend_on_the_number_of_processes(bots: tuple[str, ...]) -> None:
    told: list[int] = []
    alone = play_series(series(bots, seed=6), 45, 1, quiet)
    assert play_series(series(bots, seed=6), 45, 3, told.append) == alone
    assert sum(told) == alone.games == 45
    assert len(told) > 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_failure_of_the_first_game_that_fails_is_reported(jobs: int) -> None:
    first = min(number for number in range(40) if bot_seed(8, number, number % 2) % 2)
    with pytest.raises(GameFailed) as caught:
        play_series(series((STUMBLES, FIRST), seed=8), 40, jobs, quiet)
    assert caught.value.number == first
    assert multiprocessing.active_children() == []


def test_an_earlier_game_is_waited_for_when_a_later_one_fails() -> None:
    bot = "tests.arena.players:FailsLate"
    first_game_is_slow = [0, 0, 1, 1]
    games_and_seats = [(0, 0), (0, 1), (1, 0), (1, 1)]
    seed = next(s for s in range(999) if [bot_seed(s, *each) % 2 for each in games_and_seats] == first_game_is_slow)
    with pytest.raises(GameFailed) as caught:
        play_series(series((bot, bot), seed=seed), 2, 2, quiet)
    assert caught.value.number == 0


def test_the_processes_leave_interruptions_to_the_one_who_started_them() -> None:
    def interrupt(done: int) -> None:
        told.append(done)
        for process in multiprocessing.active_children():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGINT)

    told: list[int] = []
    assert play_series(series((LAST, "random")), 30, 2, interrupt).games == 30
    assert len(told) > 1


def test_processes_end_when_somebody_stops_listening() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt(f"after {done} games")

    with pytest.raises(KeyboardInterrupt, match="after"):
        play_series(series(), 1000, 2, stop)
    assert multiprocessing.active_children() == []
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_record_that_can_not_be_written_is_an_error(tmp_path: Path, jobs: int) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        play_series(series(records=tmp_path / "nowhere"), 4, jobs, quiet)
