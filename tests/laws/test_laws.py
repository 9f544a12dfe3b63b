"""The laws, in games at random over every scenario and its options."""

import pytest

import kogge
from kogge.games import catalogue
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells
from tests.laws.checks import play_under_laws
from tests.laws.choices import EXPECTED
from tests.laws.secrecy import check_views
from tests.laws.spread import Setting, open_choices, settings

GAMES = 5 if kogge.COMPILED else 1  # of each setting


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_games_keep_all_laws_to_their_end(setting: Setting) -> None:
    for seed in range(GAMES):
        assert play_under_laws(setting, seed).is_over


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_choice_of_every_option_is_played(scenario: str) -> None:
    for name, choices in open_choices(scenario).items():
        played = {dict(setting.choices)[name] for setting in settings() if setting.scenario == scenario}
        assert played == set(choices)


@pytest.mark.parametrize("law", [*LAWS, *LAWS_OF_CHANGE], ids=lambda law: law.title)
def test_every_law_applies_to_some_scenario(law: object) -> None:
    """A field that was renamed would leave its law without anything to say."""
    assert any(law.applies(cells) for cells in blanks())  # type: ignore[attr-defined]  # either kind of law


@pytest.mark.parametrize("act", EXPECTED)
def test_every_act_whose_rule_is_known_belongs_to_some_scenario(act: str) -> None:
    assert any(act == known.name for cells in blanks() for known in cells.rules.acts.items)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_dealing_the_secrets_anew_changes_the_position(setting: Setting) -> None:
    """Otherwise the law of views would hold for want of secrets."""
    game = setting.start(seed=3)
    luck = kogge.Random(3)
    changed = 0
    while not game.is_over and not changed:
        game.play_out(limit=50)
        changed = check_views(game, luck)
    assert changed


def blanks() -> list[Cells]:
    """Every game of the catalogue before it begins."""
    games = [setting.start(seed=0) for setting in settings()]
    assert {game.scenario.name for game in games} == set(catalogue.names())
    return [Cells(game.rules, game.state) for game in games]
