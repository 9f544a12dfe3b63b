"""Counting results."""

from collections import Counter
from itertools import permutations

import pytest

from kogge.arena.tally import Ending, Standing, Tally, mean, quantile, wilson

ENDINGS = [
    (Ending(100, 40, (0,), (10, 6)), ("a", "b")),
    (Ending(300, 60, (1,), (4, 11)), ("b", "a")),
    (Ending(200, 90, (), (8, 9)), ("a", "b")),
]


def counted(games: list[tuple[Ending, tuple[str, str]]]) -> Tally:
    tally = Tally.of(("a", "b"))
    for ending, seats in games:
        tally.count(ending, seats)
    return tally


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (250, 1000, 0.2242, 0.2778),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_of_a_share_is_wilsons(won: int, played: int, low: float, high: float) -> None:
    assert wilson(won, played) == pytest.approx((low, high), abs=5e-5)


def test_wins_and_points_are_counted_by_seat_and_by_bot() -> None:
    tally = counted(ENDINGS)
    assert tally.seats == [Standing(3, 1, 22), Standing(3, 1, 26)]
    assert tally.bots == {"a": Standing(3, 2, 29), "b": Standing(3, 0, 19)}
    assert (tally.games, tally.drawn) == (3, 1)
    assert tally.bots["a"].share == pytest.approx(2 / 3)
    assert tally.bots["a"].mean_points == pytest.approx(29 / 3)


def test_a_shared_win_is_a_win_for_each_who_shares_it() -> None:
    tally = counted([*ENDINGS, (Ending(150, 70, (0, 1), (5, 5)), ("a", "b"))])
    assert tally.seats == [Standing(4, 2, 27, 1), Standing(4, 2, 31, 1)]
    assert tally.bots == {"a": Standing(4, 3, 34, 1), "b": Standing(4, 1, 24, 1)}
    assert (tally.games, tally.drawn, tally.shared) == (4, 1, 1)
    assert tally.bots["a"].share == 0.75


def test_a_bot_in_both_seats_counts_for_each() -> None:
    tally = Tally.of(("a", "a"))
    tally.count(ENDINGS[0][0], ("a", "a"))
    assert tally.bots == {"a": Standing(2, 1, 16)}


def test_the_order_of_the_games_does_not_matter() -> None:
    whole = counted(ENDINGS)
    for first, second, third in permutations(ENDINGS):
        parts = counted([first])
        parts.add(counted([second, third]))
        assert parts == whole


def test_shared_wins_are_added_up() -> None:
    shared = [(Ending(150, 70, (0, 1), (5, 5)), ("a", "b"))]
    whole = counted(shared * 3)
    parts = counted(shared)
    parts.add(counted(shared * 2))
    assert parts == whole
    assert (whole.shared, whole.seats[1].shared) == (3, 3)


def test_lengths_are_told_by_mean_and_rank() -> None:
    lengths = Counter({10: 1, 20: 2, 1000: 1})
    assert mean(lengths) == 262.5
    assert [quantile(lengths, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)] == [10, 10, 20, 20, 1000]
