"""A win that several share, from the rules to the tally."""

from collections.abc import Iterator

import pytest

import kogge
from kogge.arena.series import Series, game_seed
from tests.rules.europe.test_stalemate import stuck

GAMES = range(40)


@pytest.fixture
def stuck_games() -> Iterator[Series]:
    """A series whose games begin where nobody gets any further, so that many end with a shared win."""
    scenario, options = kogge.load("europe")
    rules = scenario.rules(options)
    beginning = rules.blank.copy()
    rules.blank.copy_from(stuck().state)
    try:
        yield Series("europe", options, ("random",) * rules.players, seed=1, each=True)
    finally:
        rules.blank.copy_from(beginning)


def test_games_played_in_one_go_tell_all_who_share_a_win(stuck_games: Series) -> None:
    (part,) = stuck_games.parts(GAMES)
    for number, ending in zip(part.numbers, part.endings, strict=True):
        game = stuck()
        game.luck = kogge.Random(game_seed(1, number))
        game.play_out()
        assert (list(ending.winners), ending.actions) == (game.winners, len(game))
    shared = [ending.winners for ending in part.endings if len(ending.winners) > 1]
    assert part.tally.shared == len(shared) > 0
    assert part.tally.drawn == 0
    assert [seat.shared for seat in part.tally.seats] == [sum(seat in won for won in shared) for seat in range(4)]
    assert sum(seat.won for seat in part.tally.seats) == len(GAMES) + sum(len(won) - 1 for won in shared)
