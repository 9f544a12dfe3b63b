"""Games whose luck is sealed: their draws, their copies, and that nobody learns the secret before its time."""

import copy
import gc
import json
import pickle
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

import kogge
from kogge.engine.state import CHANCE
from tests.api.refusals import refused
from tests.support.sealed import SEAL, SECRET, WORDS, sealed

SHORT = 300  # actions
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)


def draws(game: kogge.Game) -> list[tuple[str, tuple[int, int] | None]]:
    """What chance has done."""
    return [(game.text(ply.action), ply.faces) for ply in game.plies() if ply.actor == CHANCE]


def within(thing: object) -> list[object]:
    """All objects that can be reached from one, but by way of code."""
    seen, new = {id(thing): thing}, [thing]
    while new:
        inside = [one for one in gc.get_referents(*new) if not isinstance(one, CODE)]
        new = [one for one in {id(one): one for one in inside}.values() if id(one) not in seen]
        seen |= {id(one): one for one in new}
    return list(seen.values())


def test_the_luck_of_a_sealed_game_follows_from_the_seal_and_the_number_of_the_draw() -> None:
    game = sealed(limit=SHORT, board="random")
    place = 0
    for before, action, _ in game.replay():
        if before.to_act == CHANCE:
            assert SEAL.drawn(game.rules, before, place)[0] == action
            place += 1
    assert place == game.draws == len(draws(game)) > 40
    assert {text.split()[0] for text, _ in draws(game)} >= {"lay_hex", "starting_roll", "dice"}


def test_what_seats_do_at_random_is_no_part_of_the_seal() -> None:
    one, other = (kogge.start("base", seal=SEAL) for _ in range(2))
    assert one.luck.position != other.luck.position  # from the system, and in no record
    for game in (one, other):
        game.play_out(SHORT)
    assert one.actions != other.actions
    assert draws(one)[:4] == draws(other)[:4]  # before the first choice


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_draw_that_is_taken_back_comes_again(scenario: str) -> None:
    game = sealed(scenario, limit=SHORT)
    drawn = draws(game)
    while len(game) > SHORT // 2:
        game.undo()
        if game.to_act == CHANCE:
            kept = len(game)
            game.play_chance()
            assert draws(game)[: game.draws] == drawn[: game.draws]
            while len(game) > kept:
                game.undo()


def test_a_game_has_a_seed_or_a_seal() -> None:
    with refused(says="from a seed or from a seal, and not from both"):
        kogge.start("base", seed=7, seal=SEAL)
    with refused(says="a seal is a kogge.Seal, not a bytes"):
        kogge.start("base", seal=SECRET)  # type: ignore[arg-type]
    game = kogge.start("base", seal=SEAL)
    assert (game.seal, game.seed) == (SEAL, None)
    assert kogge.start("base", seed=7).seal is None


def test_words_come_from_the_seats_of_the_game_and_in_their_order() -> None:
    with refused(says="comes from 'white', but that is none of orange, red"):
        kogge.start("base", seal=SEAL, colors="orange,red")
    for words in (WORDS[::-1], (WORDS[0], WORDS[0])):
        with refused(says="in the order of the seats"):
            kogge.start("base", seal=kogge.Seal(SECRET, words))


def test_nobody_can_say_what_sealed_chance_does() -> None:
    game = kogge.start("base", seal=SEAL)
    for total in range(2, 13):  # the right one as well: else one could try them all, and foresee
        with refused(game, says="the luck of this game is sealed"):
            game.play(f"starting_roll {total}")
    game.play_chance()
    for total in range(2, 13):
        with refused(game, says="the luck of this game is sealed"):
            game.play(f"roll; dice {total}")
    game.play("roll")
    assert game.to_act == CHANCE


def test_an_open_seal_takes_what_it_has_drawn_and_nothing_else() -> None:
    game = kogge.start("base", seal=SEAL)
    game.open_seal()
    action, faces = SEAL.drawn(game.rules, game.state, 0)
    assert faces is not None
    with refused(game, says=f"draw 0 of the sealed luck is {game.text(action)} ({faces[0]}+{faces[1]}), not"):
        game.play(action)
    with refused(game):
        game.play(action + 1)
    with refused(game, says="sealed: nobody can say"):
        game.play(f"{game.text(action)}; {game.text(action)}")
    game.play(action, faces)
    assert game.draws == 1


def test_lines_without_chance_are_played_as_ever() -> None:
    game = kogge.start("base", seal=SEAL, seed=None)
    game.play_chance()
    game.play("roll")
    game.play_chance()
    while game.step != "action":
        game.play(game.legal()[0])
    game.play("end_turn")
    assert game.step == "before_roll"


def test_a_sealed_game_is_not_arranged() -> None:
    game = sealed(limit=50)
    with refused(game, says="a game with a seal can't begin anew"):
        game.arrange(game.state.copy())
    with refused(says="has no seal that could be opened"):
        kogge.start("base", seed=1).open_seal()


def test_copies_and_pickles_of_a_game_go_on_with_the_same_luck() -> None:
    game = sealed(limit=SHORT)
    while game.to_act != CHANCE:
        game.play_out(1)
    for twin in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (twin.seal, twin.seed, twin.draws) == (game.seal, None, game.draws)
        original = game.copy()
        for one in (twin, original):
            one.play_chance()
        assert draws(twin) == draws(original)


def test_the_secret_is_nowhere_until_it_may_be_told() -> None:
    game = sealed(limit=SHORT)
    secrets = (SECRET, SEAL.key)
    views = [game.view(seat) for seat in (None, *range(game.players))]
    told = [repr(game), str(game), repr(game.seal), game.record(), json.dumps(kogge.statistics(game).to_dict())]
    told += [json.dumps(view.to_dict(choices=True)) for view in views]
    told += [json.dumps(event.to_dict()) for seat in (None, 0) for event in game.events(seat)]
    told += [repr(view) for view in views] + [json.dumps(game.view_schema()), game._repr_svg_()]
    for attempt in ("dice 6", "roll; dice 6", "fly"):
        with pytest.raises(kogge.Refused) as error:
            game.play(attempt)
        told += [str(error.value), repr(error.value), json.dumps(error.value.to_dict())]
    closed = kogge.read_record(game.record())
    pickled = [pickle.dumps(one) for one in (*(view.state for view in views), game.events(None), closed)]
    for secret in secrets:
        assert not [text for text in told if secret.hex() in text or str(secret) in text]
        assert not [some for some in pickled if secret in some or secret.hex().encode() in some]
    for one in (*views, *game.events(None), *game.plies(), closed):
        assert not [found for found in within(one) if isinstance(found, kogge.Seal) or found in secrets]
    assert any(found is game.seal for found in within(game))
    game.open_seal()
    assert SECRET.hex() in game.record()
    assert not [text for text in (repr(game), repr(game.seal)) if SECRET.hex() in text]
