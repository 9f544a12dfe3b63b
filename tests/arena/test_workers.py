"""Several processes play a series."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

import kogge
from kogge.arena.series import GameFailed, Series, SeriesPart, bot_seed
from kogge.arena.tally import Tally
from kogge.arena.workers import play_series
from tests.arena.players import FIRST_STUMBLE, MARK, SEED
from tests.arena.test_series import FIRST, LAST, STUMBLES, series


def total(played: Series, games: int, jobs: int, tell: Callable[[SeriesPart], object]) -> Tally:
    """What came out of so many games."""
    tally = Tally.of(played.bots)
    for part in play_series(played, range(games), jobs):
        tally.add(part.tally)
        tell(part)
    return tally


def heard(part: SeriesPart) -> None:
    """Progress goes unnoticed."""


@pytest.mark.parametrize("bots", [("random", "random"), (LAST, "random")])
def test_the_result_does_not_depend_on_the_number_of_processes(bots: tuple[str, ...]) -> None:
    told: list[SeriesPart] = []
    alone = total(series(bots, seed=6), 45, 1, heard)
    assert total(series(bots, seed=6), 45, 3, told.append) == alone
    assert sorted(number for part in told for number in part.numbers) == list(range(45))
    assert alone.games == 45
    assert len(told) > 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_failure_of_the_first_game_that_fails_is_reported(jobs: int) -> None:
    with pytest.raises(GameFailed) as caught:
        total(series((STUMBLES, FIRST), seed=SEED), 40, jobs, heard)
    assert caught.value.number == FIRST_STUMBLE
    assert multiprocessing.active_children() == []


def test_an_earlier_game_is_waited_for_when_a_later_one_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "failed"))
    bot = "tests.arena.players:FailsLate"
    first_game_waits = [0, 0, 1, 1]
    games_and_seats = [(0, 0), (0, 1), (1, 0), (1, 1)]
    seed = next(s for s in range(999) if [bot_seed(s, *each) % 2 for each in games_and_seats] == first_game_waits)
    with pytest.raises(GameFailed) as caught:
        total(series((bot, bot), seed=seed), 2, 2, heard)
    assert caught.value.number == 0


def test_the_processes_leave_interruptions_to_the_one_who_started_them() -> None:
    def interrupt(part: SeriesPart) -> None:
        told.append(part)
        for process in multiprocessing.active_children():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGINT)

    told: list[SeriesPart] = []
    assert total(series((LAST, "random")), 30, 2, interrupt).games == 30
    assert len(told) > 1


def test_processes_end_when_somebody_stops_listening() -> None:
    def stop(part: SeriesPart) -> None:
        raise KeyboardInterrupt(f"after {len(part.numbers)} games")

    with pytest.raises(KeyboardInterrupt, match="after"):
        total(series(), 1000, 2, stop)
    assert multiprocessing.active_children() == []
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_record_that_can_not_be_written_is_refused(tmp_path: Path, jobs: int) -> None:
    with pytest.raises(kogge.Refused, match=r"nowhere/00000.\.record can't be written: No such file or directory"):
        total(series(records=tmp_path / "nowhere"), 4, jobs, heard)
