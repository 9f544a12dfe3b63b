"""Several decide at once, in games of every scenario: whoever is the quickest, the game is the same."""

from collections import Counter

import pytest

import kogge
from tests.laws.players import Curious
from tests.laws.spread import Setting, settings
from tests.laws.together import check_together

ACTIONS = 600  # of a game
MATTERS = 2  # at each step at which several decide at once, that are looked at in a game
EACH = 2  # cards of each kind that everyone gets: more than seven
TRIES = 3


@pytest.mark.parametrize("setting", settings()[::2], ids=str)
def test_decisions_may_be_given_in_any_order(setting: Setting) -> None:
    play_together(setting, seed=settings().index(setting))


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_answers_and_counter_offers_are_looked_at_in_every_scenario(scenario: str) -> None:
    seen = Counter[str]()
    for number, setting in enumerate(settings()):
        if setting.scenario == scenario and {"answer_offer", "compose_offer"} - {*seen}:
            seen += play_together(setting, seed=number)
    assert {"answer_offer", "compose_offer"} <= {*seen}


@pytest.mark.parametrize("seed", range(TRIES))
@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_all_may_discard_at_once_in_every_scenario(scenario: str, seed: int) -> None:
    """Hands of more than seven cards are rare in random games, so they are dealt here."""
    game = kogge.start(scenario, seed=seed)
    while game.step != "dice":
        game.play_out(limit=1)
    game.arrange(with_full_hands(game))
    game.play("dice 7")
    assert game.waiting() == list(range(game.players))
    check_together(game, kogge.Random(seed))


def with_full_hands(game: kogge.Game) -> kogge.State:
    """The position, after everyone got cards from the bank."""
    s, fields = game.state.copy(), game.rules.layout.fields
    kinds = fields["hand"].cols
    for p in range(game.players):
        for kind in range(kinds):
            s[fields["hand"].start + p * kinds + kind] += EACH
            s[fields["hand_size"].start + p] += EACH
            s[fields["bank"].start + kind] -= EACH
    return s


def play_together(setting: Setting, seed: int) -> Counter[str]:
    """Play a game; where several may decide at once, look at it.  Returns at which steps, and how often."""
    game, luck, player = setting.start(seed), kogge.Random(seed), Curious()
    seen = Counter[str]()
    while not game.is_over and len(game) < ACTIONS:
        if len(game.waiting()) > 1 and seen[game.step] < MATTERS:
            seen[game.step] += 1
            check_together(game, kogge.Random(len(game)))
        game.play(player.choose(game, game.legal(), luck))
    return seen
