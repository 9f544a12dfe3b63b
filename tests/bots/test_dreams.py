"""A bot that searches in what it imagines needs nothing but its view."""

import pickle

import pytest

import kogge
from kogge.arena.match import play
from kogge.bots import make
from kogge.views import View

DREAMS = 2  # positions that are tried
AHEAD = 60  # actions at random


class Searcher:
    """Does what brings the most points, after some actions at random, in positions that could be the true one."""

    def __init__(self, seed: int) -> None:
        self.luck = kogge.Random(seed)

    def choose(self, view: View) -> int:
        worth = dict.fromkeys(view.legal, 0)
        for _ in range(DREAMS):
            dream = view.imagine(self.luck)
            for action in view.legal:
                worth[action] += self.points_after(view, dream.copy(), action)
        return max(worth, key=lambda action: worth[action])

    def points_after(self, view: View, s: kogge.State, action: int) -> int:
        view.rules.play(s, action)
        view.rules.play_on(s, self.luck, AHEAD)
        assert view.seat is not None
        return s[view.rules.layout.fields["points"].start + view.seat]


class Told:
    """Asks a bot about a view that has been through bytes: there is nothing else behind it."""

    def __init__(self, bot: Searcher) -> None:
        self.bot = bot

    def choose(self, view: View) -> int:
        alone = View.__new__(View)
        alone.rules, alone.seat, alone.legal = view.rules, view.seat, list(view.legal)
        alone.state, alone.asked = (pickle.loads(pickle.dumps(s)) for s in (view.state, view.asked))
        return self.bot.choose(alone)


@pytest.mark.parametrize("trade", [True, False])
def test_a_bot_that_is_given_views_alone_searches_and_wins_most_games(trade: bool) -> None:
    wins = 0
    for seed in range(6):
        game = kogge.start("base", seed=seed, players=3, trade=trade)
        play(game, [make("random", 1), Told(Searcher(2)), make("random", 3)])
        wins += game.winner == 1
    assert wins > 3, f"it won {wins} of 6 games against bots that do anything"


@pytest.mark.parametrize("scenario", ["explorers-pirates", "europe"])
def test_it_searches_in_other_games_as_well(scenario: str) -> None:
    """A turn limit keeps it short: who plays by points alone does not get far there."""
    game = kogge.start(scenario, seed=1, players=3, turn_limit=20)
    play(game, [Told(Searcher(1)), make("greedy", 2), make("greedy", 3)])
    assert game.is_over
