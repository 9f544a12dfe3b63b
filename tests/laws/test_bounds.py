"""What fields say of themselves is true: in games at random every cell is within what its field can hold."""

from functools import cache

import pytest

import kogge
from kogge.engine.fields import ANYTHING
from kogge.engine.layout import WORKING, Field
from kogge.fields import COMMON
from tests.laws.bounds import check_bounds
from tests.laws.players import PURPOSEFUL, player_for
from tests.laws.spread import Setting, settings

ACTIONS = 1500


@pytest.mark.parametrize("setting", settings()[::3], ids=str)
def test_every_cell_holds_what_its_field_says(setting: Setting) -> None:
    """After each action, in a game of those who want to win."""
    game, player, luck = setting.start(seed=7), player_for(PURPOSEFUL), kogge.Random(7)
    check_bounds(game.rules, game.state)
    while not game.is_over and len(game) < ACTIONS:
        game.play(player.choose(game, game.legal(), luck))
        check_bounds(game.rules, game.state)


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_number_that_a_field_does_not_hold_is_noticed(scenario: str) -> None:
    game = kogge.start(scenario, seed=1)
    for field in game.rules.layout.fields.values():
        for col in range(field.cols):
            for value in (field.low - 1, field.holds.most(col) + 1):
                s = game.rules.start()
                s[field.start + col] = value
                with pytest.raises(AssertionError, match=f"{field.name} holds {value}"):
                    check_bounds(game.rules, s)


@cache
def all_fields() -> list[tuple[str, Field]]:
    """The fields of all games with all options that are played."""
    games = [(str(setting), setting.start(seed=0)) for setting in settings()]
    return [(name, field) for name, game in games for field in game.rules.layout.fields.values()]


def test_every_field_says_what_it_means_and_holds() -> None:
    for setting, field in all_fields():
        assert field.meaning, f"{field.name} of {setting} has no meaning"
        assert field.holds != ANYTHING, f"{field.name} of {setting} holds anything"
        assert not field.meaning.endswith("."), f"{field.name}: no sentence, but what each number is"


def test_one_name_means_one_thing() -> None:
    """A field of the same name is per the same things and holds the same in all games, however many there are."""
    told: dict[str, tuple[object, ...]] = {}
    for _, field in all_fields():
        of = field.holds.axis.of if field.holds.axis else ""
        what = (*(axis.of for axis in field.per), of, field.low < 0, field.seen_by)
        if field.name not in PER_GAME:
            assert told.setdefault(field.name, what) == what, field.name


def test_the_list_of_fields_that_all_games_have_is_closed() -> None:
    """Whoever reads one of these need not ask whether it is there."""
    games = [setting.start(seed=0).rules.layout.fields.values() for setting in settings()]
    shown = [{field.name for field in fields if field.seen_by != WORKING} for fields in games]
    assert set(COMMON) == set.intersection(*shown)


PER_GAME = {"free_paths", "last_founded"}  # roads are free to a seat, routes to all; Catan founds in rounds
