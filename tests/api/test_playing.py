"""Starting a game and playing it."""

import pytest

import kogge


def test_a_game_is_played_by_asking_and_choosing() -> None:
    game = kogge.start("base", seed=7, players=3)
    while not game.is_over:
        if game.to_act == kogge.CHANCE:
            game.play_chance()
        else:
            game.play(game.legal()[-1] if len(game) % 3 else game.legal()[0])
        if len(game) > 3000:
            break
    assert len(game) > 100
    assert len(game.actions) == len(game)


def test_a_game_is_played_by_texts() -> None:
    game = kogge.start("base", seed=7, players=3, board="beginner2010")
    game.play_chance()
    assert game.legal_texts() == ["roll"]
    game.play("roll")
    assert game.to_act == kogge.CHANCE
    game.play("dice 6")
    assert game.step == "action"
    assert "end_turn" in game.legal_texts()
    game.play("end_turn")
    assert [game.text(action) for action in game.actions[-3:]] == ["roll", "dice 6", "end_turn"]


def test_options_are_given_one_by_one_or_as_a_whole() -> None:
    whole = kogge.start("base", 7, kogge.BaseOptions(players=3, board="random"))
    assert whole.options == kogge.start("base", seed=7, players=3, board="random").options
    assert whole.options == kogge.load("base", players=3, board="random")[1]
    whole.play_out(limit=50)
    assert kogge.read_record(whole.record()).options == whole.options


def test_the_numbers_of_actions_and_their_texts_mean_the_same() -> None:
    game = kogge.start("base", seed=2)
    game.play_out(limit=300)
    for action, text in zip(game.legal(), game.legal_texts(), strict=True):
        assert game.text(action) == text
        assert game.action(text) == action
    for action in range(game.rules.n_actions):
        assert game.action(game.text(action)) == action


def test_an_action_may_be_any_whole_number() -> None:
    """Arrays and tensors have whole numbers of their own, which say what they are by ``__index__``."""

    class Whole:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    game = kogge.start("base", seed=7)
    game.play_chance()
    game.play(Whole(game.legal()[0]))  # type: ignore[arg-type]  # as untyped code would
    assert game.legal_texts()
    assert [type(action) for action in game.actions] == [int] * len(game)
    kogge.read_record(game.record())


def test_seats_are_named_by_colour_also_within_a_line() -> None:
    game = kogge.start("base", seed=1)
    while "rob 2" not in game.legal_texts():
        game.play_out(limit=1)
    alone, together = game.copy(), game.copy()
    alone.play("rob blue")
    if alone.to_act == kogge.CHANCE:
        together.play("rob blue; steal " + alone.outcomes()[0].text.split()[1])
        alone.play(alone.outcomes()[0].action)
    else:
        together.play("rob blue; " + alone.legal_texts()[0])
        alone.play(alone.legal()[0])
    assert together.state == alone.state


def test_a_whole_offer_is_one_line() -> None:
    game = kogge.start("base", seed=3)
    while "open_trade" not in game.legal_texts() or sum(game.read("hand")[game.to_act]) < 3:
        game.play_out(limit=1)
    p = game.to_act
    held = [r for r, n in enumerate(game.read("hand")[p]) if n]
    names = ("wood", "brick", "wool", "grain", "ore")
    others = [row for q, row in enumerate(game.read("hand")) if q != p]
    wanted = next(r for r in range(5) if r != held[0] and any(row[r] for row in others))
    game.play(f"open_trade; offer {names[held[0]]}; ask {names[wanted]}; propose")
    assert game.step == "answer_offer"
    assert game.read("offered")[p][held[0]] == 1
    assert game.read("asked")[p][wanted] == 1


def test_chance_has_outcomes_and_seats_have_none() -> None:
    game = kogge.start("base", seed=7)
    game.play_chance()
    assert game.outcomes() == []
    game.play("roll")
    dice = {outcome.text: outcome.probability for outcome in game.outcomes()}
    assert dice["dice 7"] == pytest.approx(6 / 36)
    assert dice["dice 2"] == pytest.approx(1 / 36)
    assert sum(dice.values()) == pytest.approx(1)


def test_a_game_without_end_stops_at_its_limit() -> None:
    game = kogge.start("base", seed=1, turn_limit=3)
    game.play_out()
    assert game.is_over
    assert game.step == "over"
    assert game.winner is None
    assert not [*game.legal(), *game.outcomes(), *game.legal_texts()]


def test_playing_out_can_be_limited() -> None:
    game = kogge.start("base", seed=1)
    game.play_out(limit=10)
    assert len(game) == 10
    game.play_out(limit=0)
    assert len(game) == 10


def test_a_new_game_is_as_true_as_any() -> None:
    """``if game:`` asks whether there is one, not whether anything was played."""
    assert kogge.start("base")


def test_a_game_says_what_it_is() -> None:
    game = kogge.start("base", seed=7, players=3, board="random")
    assert repr(game) == "<kogge.start('base', seed=7, players=3, board='random') after 0 actions: lay_frame>"
    assert game.seats == ["orange", "blue", "white"]
    assert game.players == 3
    again = kogge.start("base", seed=7, colors="white,red", turn_limit=50)
    assert repr(again).startswith("<kogge.start('base', seed=7, players=2, colors='white,red', turn_limit=50) after 0 ")
    assert kogge.scenarios() == ["base", *kogge.scenarios()[1:]]


def test_undo_takes_back_one_action_after_the_other() -> None:
    game = kogge.start("base", seed=5)
    seen = [game.state.key()]
    for _ in range(200):
        game.play_out(limit=1)
        seen.append(game.state.key())
    for key in reversed(seen[:-1]):
        game.undo()
        assert game.state.key() == key
    assert len(game) == 0


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    games = [kogge.start("base", seed=seed, board="random") for seed in (4, 4, 5)]
    for game in games:
        game.play_out(limit=200)
    assert games[0].actions == games[1].actions != games[2].actions


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -1, 2**63, 2**64, -(2**70), 10**50):
        game = kogge.start("base", seed=seed)
        game.play_out(limit=50)
        assert kogge.read_record(game.record()).record() == game.record()


def test_without_a_seed_the_system_draws_one_that_nobody_can_guess() -> None:
    games = [kogge.start("base", board="random") for _ in range(8)]
    assert len({game.seed for game in games}) == 8
    assert (
        max(game.seed or 0 for game in games) >= 2**32
    )  # 64 bits: all of them being small is as likely as 1 in 2**256
    for game in games:
        assert game.seed is not None
        assert 0 <= game.seed < 2**64
        game.play_out(limit=50)
        assert f"seed={game.seed}" in repr(game)
        again = kogge.start("base", seed=kogge.read_record(game.record()).seed, board="random")
        again.play_out(limit=50)
        assert again.record() == game.record()
