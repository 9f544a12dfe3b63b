"""Ctrl-C and the request to end."""

import signal
import threading

import pytest

from kogge.arena.interruption import Watch, heeded, postponed
from kogge.arena.series import GameFailed, Series, SeriesPart
from kogge.arena.workers import play_series
from tests.arena.players import FIRST_STUMBLE, SEED
from tests.arena.test_series import FIRST, series


def press(number: signal.Signals = signal.SIGINT) -> None:
    """As a signal to this thread: of several threads in a process, any could get one."""
    signal.raise_signal(number)


def played(bot: str, jobs: int, told: list[SeriesPart]) -> Watch:
    """Play while somebody keeps watch, until it ends."""
    with heeded(signal.SIGINT, signal.SIGTERM) as watch:
        stumbling: Series = series((f"tests.arena.players:{bot}", FIRST), seed=SEED)
        try:
            told.extend(play_series(stumbling, range(40), jobs, watch))
        except KeyboardInterrupt:
            assert watch.heard
    return watch


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_is_noted_and_breaks_in_only_where_it_may(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with heeded(signal.SIGINT, signal.SIGTERM) as watch:
        watch.check()
        press(number)
        assert watch.heard == number
        with pytest.raises(KeyboardInterrupt):
            watch.check()
        with pytest.raises(KeyboardInterrupt), watch.breaking_in():
            pytest.fail("what was heard before breaks in at once")
        watch.heard = 0
        with pytest.raises(KeyboardInterrupt), watch.breaking_in():
            press(number)
    assert signal.getsignal(number) is before


def test_a_signal_that_is_to_be_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as in a shell's job in the background
    try:
        with heeded(signal.SIGINT) as watch:
            press()
            watch.check()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_leave_signals_alone() -> None:
    def stand_by() -> None:
        with heeded(signal.SIGINT) as watch, postponed():
            kept.append(watch.is_kept)

    kept: list[bool] = []
    thread = threading.Thread(target=stand_by)
    thread.start()
    thread.join()
    assert kept == [False]


def test_an_interruption_can_wait() -> None:
    with heeded(signal.SIGINT) as watch:
        with postponed():
            press()
            watch.check()
        with pytest.raises(KeyboardInterrupt):
            watch.check()


@pytest.mark.parametrize("bot", ["PressesKeys", "Complains"])
def test_an_interruption_while_a_bot_thinks_is_not_the_bots_failure(bot: str) -> None:
    told: list[SeriesPart] = []
    assert played(bot, 1, told).heard == signal.SIGINT
    assert [number for part in told for number in part.numbers] == list(range(FIRST_STUMBLE))


def test_a_bot_that_plays_on_delays_an_interruption_to_the_end_of_its_game() -> None:
    told: list[SeriesPart] = []
    assert played("PlaysOn", 1, told).heard == signal.SIGINT
    assert [number for part in told for number in part.numbers] == list(range(FIRST_STUMBLE + 1))


def test_an_interruption_between_parts_loses_nothing() -> None:
    with heeded(signal.SIGINT) as watch:
        parts = play_series(series(seed=1), range(1000), 1, watch)
        next(parts)
        press()
        with pytest.raises(KeyboardInterrupt):
            next(parts)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bots_own_interruption_is_its_failure_where_watch_is_kept(jobs: int) -> None:
    with pytest.raises(GameFailed, match=r"the bot Interrupts in seat . .* raised KeyboardInterrupt \(players.py"):
        played("Interrupts", jobs, [])


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [("Unmakeable", "made from a seed: SystemExit: 4"), ("Interrupted", "raised KeyboardInterrupt when it was made")],
)
def test_a_bot_that_can_not_be_made_for_a_game_breaks_off_that_game(bot: str, sentence: str, jobs: int) -> None:
    with pytest.raises(GameFailed, match=rf"game {FIRST_STUMBLE} was broken off: the bot .* {sentence}"):
        played(bot, jobs, [])


def test_what_other_processes_have_done_is_heard_before_the_end() -> None:
    told: list[SeriesPart] = []
    assert played("CallsForTheEnd", 2, told).heard == signal.SIGTERM
    numbers = [number for part in told for number in part.numbers]
    assert len(set(numbers)) == len(numbers)
    assert len(numbers) >= FIRST_STUMBLE - 1  # the other process may still be at an earlier game
    assert FIRST_STUMBLE not in numbers
