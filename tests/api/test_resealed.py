"""A game that has begun otherwise goes on with sealed luck: what was before is not proved, and nobody claims it."""

import pytest

import kogge
from kogge.beginning import resealed
from kogge.games import catalogue
from kogge.games.refusal import Refused
from kogge.proof import CLOSED, PARTLY, WRONG, verify
from kogge.record import read_record
from kogge.seal import Seal

SECRET = bytes(range(32))


def gone_on(scenario: str) -> tuple[kogge.Game, int]:
    """A game that was sealed later and then played on, and how much was drawn before."""
    begun = kogge.start(scenario, seed=4)
    begun.play_out(120)
    game = resealed(begun, Seal(SECRET))
    while game.draws == begun.draws:  # whoever acts at random may take long to roll
        game.play_out(200)
    return game, begun.draws


@pytest.mark.parametrize("scenario", catalogue.names())
def test_only_what_was_drawn_under_the_seal_is_proved(scenario: str) -> None:
    game, before = gone_on(scenario)
    assert verify(game.record()).verdict == (PARTLY if game.is_over else CLOSED)
    game.open_seal()
    proof = verify(game.record())
    assert (proof.verdict, proof.before, proof.draws) == (PARTLY, before, game.draws)
    assert 0 < before < game.draws
    again = read_record(game.record())
    assert (again.state, again.seal) == (game.state, game.seal)


def test_a_draw_after_the_seal_that_was_changed_is_found() -> None:
    game, _ = gone_on("base")
    game.open_seal()
    lines = game.record().split("\n")
    last = max(k for k, line in enumerate(lines) if line.startswith("chance: dice"))
    rolled = lines[last]
    lines[last] = "chance: dice 8 (4+4)" if rolled != "chance: dice 8 (4+4)" else "chance: dice 8 (3+5)"
    proof = verify("\n".join(lines))
    assert (proof.verdict, proof.line) == (WRONG, last + 1)


def test_without_the_line_that_says_so_the_beginning_is_no_proof() -> None:
    game, before = gone_on("base")
    game.open_seal()
    assert f"sealed_after: {before}\n" in game.record()
    assert verify(game.record().replace(f"sealed_after: {before}\n", "")).verdict == WRONG


def test_a_game_goes_on_from_the_same_position_with_other_luck() -> None:
    begun = kogge.start("base", seed=4)
    begun.play_out(120)
    game = resealed(begun, Seal(SECRET))
    assert (game.state, game.actions, game.sitters) == (begun.state, begun.actions, begun.sitters)
    assert (game.seed, game.draws) == (None, begun.draws)


def test_a_game_that_is_over_is_not_sealed_any_more() -> None:
    game = kogge.start("base", seed=4)
    game.play_out()
    with pytest.raises(Refused, match="the game is over"):
        resealed(game, Seal(SECRET))


@pytest.mark.parametrize("told", ["many", "-1"])
def test_a_number_of_draws_that_is_none_is_refused(told: str) -> None:
    game, before = gone_on("base")
    with pytest.raises(Refused, match="sealed_after"):
        read_record(game.record().replace(f"sealed_after: {before}", f"sealed_after: {told}"))


def test_a_seed_is_not_sealed_after_anything() -> None:
    record = kogge.start("base", seed=4).record()
    with pytest.raises(Refused, match="sealed_after"):
        read_record(record.replace("seed: 4", "seed: 4\nsealed_after: 3"))
