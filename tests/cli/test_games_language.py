"""In which language commands speak, and what they say of scenarios, options and bots in each."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kogge
from kogge import bots, listing, texts
from kogge.cli import games
from kogge.cli.language import LOCALE
from kogge.cli.language import language as spoken
from kogge.games import catalogue
from kogge.games.catalogue import SCENARIOS
from kogge.games.refusal import Refused
from kogge.listing import choices, explained, shown
from tests.cli.process import environment, run
from tests.support.fluent import messages

LANGUAGES = texts.languages()


# Which language


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "de.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_AT@euro", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "deutsch"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_says_what_the_reader_speaks(
    locale: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert spoken(None) == expected
    assert spoken("es") == "es"


def test_a_language_that_nobody_has_written_texts_in_is_refused_in_one_sentence(tmp_path: Path) -> None:
    refusal = f"there are no texts in 'fr'; there are in {', '.join(LANGUAGES)}"
    for say in (spoken, texts.texts, kogge.rules("base")["B-15"].text, SCENARIOS[0].title_in):
        with pytest.raises(Refused) as refused:
            say("fr")
        assert str(refused.value) == refusal
    for command in (["games"], ["rules", "base"]):
        done = run(*command, "--language", "fr", folder=tmp_path)
        assert done.returncode == 2
        assert done.stderr == f"kogge: {refusal}.\n"


def test_commands_speak_the_language_of_the_locale_unless_another_is_asked_for(tmp_path: Path) -> None:
    german = {"LC_ALL": "de_DE.UTF-8"}
    assert "Das Basisspiel" in run("games", folder=tmp_path, **german).stdout
    assert "El juego básico" in run("games", "--language", "es", folder=tmp_path, **german).stdout
    assert "Räuber" in run("rules", "base", "B-32", folder=tmp_path, **german).stdout


# Scenarios, options and bots


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_option_choice_and_bot_has_its_text_and_nothing_else_has(language: str) -> None:
    known = set(messages(language, "scenarios"))
    needed = {f"scenario-{scenario.name}" for scenario in SCENARIOS} | {f"bot-{name}" for name in bots.names()}
    for choice in [choice for scenario in SCENARIOS for choice in choices(scenario)]:
        words = [word for word in choice.choices if isinstance(word, str)]
        words += [shown(choice.default)] if choice.kind == "file" else []
        needed |= {f"option-{choice.name}", *(f"option-{choice.name}-{word}" for word in words)}
        needed |= set() if choice.choices else {f"games-{choice.kind}"}
    assert needed <= known
    code = "".join(Path(module.__file__ or "").read_text("utf-8") for module in (games, listing))
    for name in known - needed - {"games-word", "note-reconstructed"}:  # a kind of option that none of ours has yet
        assert re.search(f"[\"']{name}[\"']", code), f"{name} is never said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_a_title_and_a_summary_of_its_own_in_every_language(language: str) -> None:
    for told in ([scenario.title_in(language), scenario.summary_in(language)] for scenario in SCENARIOS):
        assert all(told)
    assert len({scenario.title_in(language) for scenario in SCENARIOS}) == len(SCENARIOS)
    for name, (text, words) in explained(SCENARIOS, texts.texts(language)).items():
        assert text.endswith("."), name
        assert all(words.values())


def test_titles_and_summaries_are_english_for_programs() -> None:
    base = catalogue.find("base")
    assert base.title == base.title_in("en") == "The base game"
    assert base.summary.startswith("Settle the island: the first to 10 points wins.")
    assert base.title_in("de") == "Das Basisspiel"
    assert base.summary_in("es").startswith("Puebla la isla")
    assert repr(base) == "<the scenario base>"


def test_a_scenario_of_somebody_else_has_its_own_title_in_every_language() -> None:
    own = kogge.Scenario("own", "My game", "", kogge.Options, catalogue.find("base").assemble)
    for language in LANGUAGES:
        assert own.title_in(language) == own.title == "My game"
        assert own.summary_in(language) == own.summary == ""
        assert explained([own], texts.texts(language))["players"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_reads_the_same_keys_in_every_language(language: str, tmp_path: Path) -> None:
    told = json.loads(run("games", "--json", "--language", language, folder=tmp_path).stdout)
    english = json.loads(run("games", "--json", folder=tmp_path).stdout)
    assert told["language"] == language
    assert told["texts"]["bots"].keys() == english["texts"]["bots"].keys() == set(bots.names())
    assert told["texts"]["options"]["board"]["choices"].keys() >= {"random", "reconstruction"}
    for scenario, same in zip(told["scenarios"], english["scenarios"], strict=True):
        assert scenario["title"] == catalogue.find(scenario["name"]).title_in(language)
        assert scenario["note"] == kogge.start(scenario["name"]).facts.chart.note.get(language, "")
        assert {**scenario, "title": "", "summary": "", "note": ""} == {**same, "title": "", "summary": "", "note": ""}
    minutes = {scenario["name"]: scenario["minutes"] for scenario in told["scenarios"]}
    assert minutes["land-ho"] == 30
    assert minutes["base"] is None


def test_the_list_explains_options_and_bots(tmp_path: Path) -> None:
    told = [" ".join(line.split()) for line in run("games", "--language", "de", folder=tmp_path).stdout.splitlines()]
    assert "Option Werte Vorgabe" in told
    assert "turn_limit eine Zahl 1000" in told
    assert "board Auf welchem Plan gespielt wird." in told
    assert "board=beginner2010 der Aufbau für Einsteiger aus dem Almanach" in told
    assert "greedy Tut, was gerade am besten aussieht." in told


def test_whoever_plays_or_trains_does_without_messages_also_where_a_board_has_a_note() -> None:
    code = (
        "import sys, kogge; kogge.start('europe', seed=1).play_out(50); kogge.start('land-ho').record();"
        "print([name for name in sys.modules if name.startswith(('fluent', 'kogge.texts'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
