"""The laws, in games at random over every scenario and its options."""

from dataclasses import replace
from functools import cache

import pytest

import kogge
from kogge.engine.layout import PUBLIC, WORKING
from kogge.engine.state import OVER
from kogge.games import catalogue
from tests.laws.authors import AUTHORS
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells, Law, LawOfChange
from tests.laws.checks import ACTIONS_ENOUGH, USUAL, play_under_laws
from tests.laws.decisions import check_order
from tests.laws.gold import GAINS, HANDS_CHANGE, PRICES, STEPS
from tests.laws.hands import EXCHANGES
from tests.laws.odds import WEIGHTS
from tests.laws.phases import DURING, IDLE, NOT_YET
from tests.laws.players import PURPOSEFUL, Purposeful
from tests.laws.secrecy import check_views
from tests.laws.spread import Setting, open_choices, settings

BEGUN = replace(USUAL, actions=1200)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_games_keep_all_laws(setting: Setting) -> None:
    number = settings().index(setting)
    play_under_laws(setting, 4 * number + number % PURPOSEFUL, BEGUN)  # the other kinds of players in turn


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_purposeful_games_keep_all_laws_to_their_end(setting: Setting) -> None:
    assert play_under_laws(setting, PURPOSEFUL).is_over


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_the_arguments_of_an_act_are_listed_in_order(setting: Setting) -> None:
    game, player, luck = setting.start(seed=2), Purposeful(), kogge.Random(2)
    while not game.is_over and len(game) < BEGUN.actions:
        legal = game.legal()
        check_order(game, legal)
        game.play(player.choose(game, legal, luck))


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_games_end(setting: Setting) -> None:
    rules = setting.start(seed=1).rules
    s = rules.start()
    rules.play_on(s, kogge.Random(1), ACTIONS_ENOUGH)
    assert s.step == OVER


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_choice_of_every_option_is_played(scenario: str) -> None:
    for name, choices in open_choices(scenario).items():
        played = {dict(setting.choices)[name] for setting in settings() if setting.scenario == scenario}
        assert played == set(choices)


@pytest.mark.parametrize("law", [*LAWS, *LAWS_OF_CHANGE], ids=lambda law: law.title)
def test_every_law_applies_to_some_scenario(law: Law | LawOfChange) -> None:
    """A field that was renamed would leave its law without anything to say."""
    assert any(law.applies(cells) for cells in blanks())


@pytest.mark.parametrize("name", sorted({*AUTHORS, *DURING, *NOT_YET, *IDLE}))
def test_every_field_of_which_something_is_known_belongs_to_some_scenario(name: str) -> None:
    assert any(name in cells for cells in blanks())


@pytest.mark.parametrize(
    "act", sorted({*WEIGHTS, *GAINS, *PRICES, *STEPS, *HANDS_CHANGE, *EXCHANGES, *set[str]().union(*AUTHORS.values())})
)
def test_every_act_of_which_something_is_known_belongs_to_some_scenario(act: str) -> None:
    assert any(act == known.name for cells in blanks() for known in cells.rules.acts.items)


def test_nothing_but_hands_and_development_cards_is_hidden() -> None:
    """What lies face down is in no position; what nobody may see could otherwise be guessed from it."""
    for cells in blanks():
        fields = cells.rules.layout.fields.values()
        hidden = {field.name for field in fields if field.seen_by not in (PUBLIC, WORKING)}
        assert hidden <= {"hand", "cards", "bought_cards", "pile_by_kind"}, f"{hidden} are secrets"
        assert "tiles_left" not in cells or hidden == {"hand"}, f"{hidden} are secrets"


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


@cache
def blanks() -> list[Cells]:
    """Every game of the catalogue before it begins."""
    games = [setting.start(seed=0) for setting in settings()]
    assert {game.scenario.name for game in games} == set(catalogue.names())
    return [Cells(game.rules, game.state) for game in games]
