"""What was played can be told: positions of random games are set up again by their words, and are the same."""

from typing import Any

import pytest

import kogge
from tests.api.refusals import assert_sentence
from tests.laws.checks import check_position
from tests.laws.players import PURPOSEFUL, player_for
from tests.setups.tellings import TELLING

HISTORY = {  # how one came here, and not where one is
    *("turn", "back_to_step", "starting_roll", "last_founded", "stuck_turns", "pile_made_of"),
    *("lairs_arrival", "fish_arrival", "spices_arrival", "rolled_hex", "next_hex"),
}
NUMBERED = {"ship": 3, "ship_port": 3, "cargo": 3, "merchant": 2, "caravan": 2}  # which is which is history too
CHOICES: dict[str, dict[str, Any]] = {"base": {"board": "beginner2015"}}
SETTINGS = [(name, players) for name in kogge.scenarios() for players in ((3 if "europe" in name else 2), 4)]


def played(scenario: str, players: int, actions: int) -> kogge.Game:
    """A game after so many actions and some more, before a roll."""
    game = kogge.start(scenario, seed=players, players=players, **CHOICES.get(scenario, {}))
    player, luck = player_for(PURPOSEFUL), kogge.Random(players)
    while not game.is_over and (len(game) < actions or game.step != "before_roll"):
        game.play(player.choose(game, game.legal(), luck))
    return game


@pytest.mark.parametrize(("scenario", "players"), SETTINGS)
def test_a_position_that_was_played_is_set_up_by_its_words(scenario: str, players: int) -> None:
    for actions in (60, 700):
        game = played(scenario, players, actions)
        if game.is_over:
            break
        words = TELLING[game.scenario.rulebook](game)
        twin = kogge.position(scenario, players=players, **CHOICES.get(scenario, {}), **words)
        for name in game.rules.layout.fields:
            if name not in HISTORY:
                assert shown(twin, name) == shown(game, name), name
        assert (twin.step, twin.to_act, twin.turn_of) == (game.step, game.to_act, game.turn_of)
        check_position(twin)


def test_a_token_that_was_moved_is_told_as_well() -> None:
    """None of its colour is left at sea, so a land gives its token to another."""
    moved, luck, player = False, kogge.Random(4), player_for(PURPOSEFUL)
    game = kogge.start("europe-short", seed=4)
    while not (moved and game.step == "before_roll"):
        moved |= game.step == "move_token"
        game.play(player.choose(game, game.legal(), luck))
    twin = kogge.position("europe-short", **TELLING["europe"](game))
    assert 0 in TELLING["europe"](game)["tokens"].values()
    for name in ("number", "token", "tokens_at_sea", "yields", "numbered_lands"):
        assert shown(twin, name) == shown(game, name), name


def shown(game: kogge.Game, name: str) -> list[list[int]]:
    """The cells of a field, working ones as well."""
    field = game.rules.layout.fields[name]
    cells = game.state.cells(field.start, field.stop)
    rows = [cells[k : k + field.cols] for k in range(0, len(cells), field.cols)]
    like = NUMBERED.get(name, 0)
    return [sorted(row[:like]) + row[like:] for row in rows]


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_part_of_it_is_a_position_as_well_or_is_refused(scenario: str) -> None:
    """Any piece, hand or tile may be left out: what remains keeps all laws, or a sentence says why it can't be."""
    game, luck, lawful = played(scenario, 4, 400), kogge.Random(4), 0
    words = TELLING[game.scenario.rulebook](game)
    for _ in range(16):
        try:
            part = kogge.position(scenario, **CHOICES.get(scenario, {}), **thinned(words, luck))
        except kogge.Refused as refusal:
            assert_sentence(str(refusal))
        else:
            check_position(part)
            lawful += 1
    assert lawful


def thinned(words: dict[str, Any], luck: kogge.Random) -> dict[str, Any]:
    """The same words without some of the things, one in twelve."""
    kept = {word: said for word, said in words.items() if luck.number(12)}
    return {
        word: {who: things[: len(things) - (not luck.number(12))] for who, things in said.items()}
        if isinstance(said, dict) and all(isinstance(things, list) for things in said.values())
        else said
        for word, said in kept.items()
    }
