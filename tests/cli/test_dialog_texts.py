"""Everything that is asked of a person and that they may do is said in every language, and nothing else is there."""

import re

import pytest

import kogge
from kogge import texts
from kogge.cli.terminal import guide, phases
from kogge.engine.state import CHANCE
from kogge.games import catalogue
from kogge.games.facts import facts_of
from kogge.games.nouns import NOUNS
from kogge.notation import notation
from kogge.phrases import act_name, phrase, said
from kogge.prompts import step_prompt
from kogge.views import View
from kogge.wording import Wording
from tests.cli.dialogs import FILES, all_rules
from tests.cli.test_texts import code
from tests.support.fluent import Variables, messages, patterns

LANGUAGES = texts.languages()
OF_CHANCE = {
    *("starting_roll", "dice", "theft", "draw_card", "lay_frame", "lay_hex", "lay_tokens", "lay_land"),
    *("turn_tile", "draw_chip", "chase_roll", "hero_roll", "turn_lair", "number_shoal", "fish_roll", "turn_village"),
    "turn_token",
}
TWO_WAYS = {"typed", "said"}  # a line of the menu is shown as what is typed, or as what it means
NUMBERS = {"n", "left", "steps", "turns", "due", "hidden"}  # a word can stand for "one" of these


def acts() -> set[str]:
    return {name for rules in all_rules() for name in notation(rules).acts}


def steps() -> set[str]:
    return {step.name for rules in all_rules() for step in rules.steps} - {"over"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_of_every_game_has_a_name_a_phrase_and_an_explanation(language: str) -> None:
    assert set(messages(language, "choices")) == {f"{kind}-{act}" for act in acts() for kind in ("act", "choice")}
    explained = {name for name in messages(language, "help") if name.startswith("help-")}
    assert explained == {f"help-{act}" for act in acts()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_at_which_a_seat_decides_has_a_prompt(language: str) -> None:
    assert set(messages(language, "prompts")) == {f"prompt-{step}" for step in steps() - OF_CHANCE}


@pytest.mark.parametrize("scenario", catalogue.names())
def test_steps_are_those_of_a_seat_or_of_chance(scenario: str) -> None:
    game = kogge.start(scenario, seed=8)
    for _ in range(1500):
        if game.is_over:
            break
        assert (game.step in OF_CHANCE) == (game.to_act == CHANCE), game.step
        game.play_out(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_said(language: str) -> None:
    for scenario in catalogue.names():
        game = kogge.start(scenario, seed=2)
        wording = Wording(game.rules, game.beginning, 0, texts.texts(language))
        for act in game.notation.acts.values():
            assert act_name(act.name, wording.texts)
            for action in {act.first, act.first + act.size // 2, act.first + act.size - 1}:
                told = phrase(game.rules, action, wording)
                assert told
                assert act.name not in told or "_" not in act.name, told
                assert not re.search(r"[{}]|None", told), told


@pytest.mark.parametrize("scenario", catalogue.names())
def test_whole_games_are_asked_for_in_every_language(scenario: str) -> None:
    game = kogge.start(scenario, seed=3)
    for _ in range(60):
        game.play_out(9)
        if game.is_over or game.to_act == CHANCE:
            continue
        view = game.view(game.to_act)
        for language in LANGUAGES:
            spoken = texts.texts(language)
            assert step_prompt(view, spoken)[-1] in ".?"
            for choice in view.choices()[:9]:
                assert said(choice, Wording(view.rules, view.state, view.seat, spoken))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_the_same_in_every_language(language: str) -> None:
    english = {name: Variables(pattern) for name, pattern in patterns(texts.ENGLISH, *FILES)}
    for name, pattern in patterns(language, *FILES):
        here, there = Variables(pattern), english[name]
        known = there.told | there.selecting | here.selecting
        assert here.told <= known | TWO_WAYS, name
        assert there.told - TWO_WAYS <= here.told | here.selecting, name
        assert here.selecting <= there.told | there.selecting | NUMBERS | {"of", "next"}, name
        assert not TWO_WAYS & (there.told | here.told) or name.startswith("menu-")


def families() -> dict[str, set[str]]:
    """Messages whose names end with a word of the games, or of the guide."""
    return {
        "count": set(NOUNS) | {"choice"},
        "thing": {thing for rules in all_rules() for thing in facts_of(rules).worth},
        "phase": set(phases.PHASES),
        "command": {
            "number",
            "action",
            "words",
            "unseen",
            "cities",
            "trade",
            "no_trades",
            *guide.JOURNEYS,
            *guide.OTHERS,
        },
    }


def test_no_message_of_the_dialog_is_never_said() -> None:
    written, known = code(), families()
    for name in [*messages(texts.ENGLISH, "dialog"), *messages(texts.ENGLISH, "help")]:
        family, _, word = name.partition("-")
        if family == "help":
            continue  # of an act, of which there is one each
        if family in known:
            assert word in known[family], f"{name} is never said"
        elif name != "leave-why":  # which others are made of
            assert re.search(rf'["\']{name}[."\']', written), f"{name} is never said"


def test_every_thing_that_is_worth_points_has_a_name() -> None:
    assert {f"thing-{thing}" for thing in families()["thing"]} <= set(messages(texts.ENGLISH, "help"))


def test_what_nobody_has_put_into_words_is_told_by_its_name() -> None:
    english = texts.texts()
    assert act_name("fly_home", english) == "fly home"
    game = kogge.start("base", seed=1)
    game.play_chance()

    class Elsewhere(View):
        @property
        def step(self) -> str:
            return "fly_home"

    assert step_prompt(Elsewhere(game.rules, game.state, 0), english) == "Fly home."
