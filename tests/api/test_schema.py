"""The schema of a view: valid by its own draft, true of every view, and no looser than what fields say."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import kogge
from tests.api.matters import seven
from tests.laws.spread import Setting, settings
from tests.support.position import WHITE

MOMENTS = (0, 40, 600)  # actions after which a game is looked at


def validator(schema: dict[str, object]) -> Any:
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize("setting", settings()[::5], ids=str)
def test_every_view_is_as_the_schema_says(setting: Setting) -> None:
    game = setting.start(seed=5)
    valid = validator(game.view_schema())
    for actions in MOMENTS:
        game.play_out(limit=actions - len(game))
        for seat in (*range(game.players), None):
            shown = game.view(seat).to_dict(choices=True)
            assert [error.message for error in valid.iter_errors(shown)] == []
            del shown["choices"]
            assert valid.is_valid(shown)


def test_the_schema_of_a_scenario_is_known_without_a_game() -> None:
    assert kogge.view_schema("base", players=3) == kogge.start("base", players=3).view_schema()
    with pytest.raises(kogge.Refused, match="there is no scenario"):
        kogge.view_schema("bse")


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_the_schema_refuses_what_no_view_has(scenario: str) -> None:
    game = kogge.start(scenario, seed=2)
    valid = validator(game.view_schema())
    for name in ("robber", "road", "route", "hand", "terrain", "bank"):
        if name not in game.rules.layout.fields:
            continue
        field, view = game.rules.layout.fields[name], game.view(0).to_dict()
        fields: Any = view["fields"]
        for wrong in (field.low - 1, field.high + 1, "1"):
            fields[name][0][0] = wrong
            assert not valid.is_valid(view), f"{name} can be {wrong}"
        fields[name] = game.view(0).field(name)[1:]
        assert not valid.is_valid(view), f"{name} can lack a row"
        del fields[name]
        assert not valid.is_valid(view), f"{name} can be left out"


def test_what_was_given_ahead_is_as_the_schema_says() -> None:
    game = seven()
    game.give(WHITE, "discard 2 brick 2 grain")
    valid = validator(game.view_schema())
    for seat in range(game.players):
        shown: Any = game.view(seat).to_dict()
        assert valid.is_valid(shown)
        assert WHITE not in shown["waiting"]
        [given] = shown["given"]
        del given["done"]
        assert not valid.is_valid(shown)


def test_only_secrets_can_be_null() -> None:
    game = kogge.start("base", seed=2)
    valid, view = validator(game.view_schema()), game.view(0).to_dict()
    fields: Any = view["fields"]
    assert fields["hand"][1] == [None] * 5
    assert valid.is_valid(view)
    fields["bank"][0][0] = None
    assert not valid.is_valid(view)


def test_the_schema_tells_what_rows_columns_and_numbers_are() -> None:
    properties: Any = kogge.view_schema("pirate-lairs")["properties"]
    fields = properties["fields"]["properties"]
    assert fields["hand"]["x-per"] == ["seat", "resource"]
    assert fields["hand"]["x-columns"] == ["wood", "brick", "wool", "grain", "ore"]
    assert fields["cargo"]["x-values"]["7"] == "crew_and_sack"
    assert fields["pirate_owner"]["x-values"] == {"-1": "nobody"}
    assert fields["pirate_owner"]["description"] == "whose the pirate ship is: -1 nobody, or a seat"
