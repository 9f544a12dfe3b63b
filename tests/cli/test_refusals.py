"""Everything that is refused to somebody who plays can be said in every language."""

import ast
import copy
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import kogge
from kogge import texts
from kogge.cli.terminal.words import sentence
from kogge.files import TROUBLES
from kogge.games import catalogue
from kogge.games.refusal import Part, Refused
from kogge.texts import saying
from tests.cli.mistyped import MISTYPED
from tests.cli.provoked import PROVOKED, at_sea, keys, playing, refusal
from tests.support.fluent import Variables, messages, shouted
from tests.support.position import BLUE, RED

SOURCE = Path(kogge.__file__).parent
LANGUAGES = texts.languages()
MET = PROVOKED | MISTYPED


@cache
def written() -> tuple[ast.Call, ...]:
    """Every place in the code where a refusal with a key is made."""
    nodes = (node for path in sorted(SOURCE.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return tuple(node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused.of")


def key_of(call: ast.Call) -> str:
    [key] = call.args
    assert isinstance(key, ast.Constant), f"the key is no literal: {ast.unparse(call)}"
    return str(key.value)


# Keys and messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message_that_says_all_of_its_parts(language: str) -> None:
    known = messages(language)
    calls = written()
    assert len(calls) > 80
    for call in calls:
        message = f"refusal-{key_of(call)}"
        assert message in known, f"{message} has no message"
        assert Variables(known[message]).parts == {part.arg for part in call.keywords}, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_a_refusal_is_there_in_vain(language: str) -> None:
    used = {f"refusal-{key_of(call)}" for call in written()}
    used |= {f"taken-{part.of}" for name in catalogue.names() for part in parts_of_acts(name)}
    used |= {f"trouble-{trouble}" for trouble in TROUBLES.values()} | {"no-record", "no-board", "list-or"}
    used |= {"part-written", "part-cut", "part-action", "part-reason"} | {
        f"part-{of}_named" for of in ("place", "choice", "action")
    }
    elsewhere = {name for name in messages(language) if name.startswith("refusal-")}
    assert set(messages(language, "refusals")) | elsewhere == used


def parts_of_acts(scenario: str) -> list[kogge.engine.parts.Part]:
    return [part for act in kogge.start(scenario).rules.acts.items for part in act.parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_kept_games_is_there_in_vain(language: str) -> None:
    code = "".join(path.read_text("utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    said = set(re.findall(r"""["'](kept-\w+)["']""", code))
    columns = {f"kept-column_{name}" for name in ("game", "played", "scenario", "who", "turn", "actions")}
    assert set(messages(language, "keeping")) == said | columns


# Saying them


def test_every_refusal_with_a_key_can_be_provoked() -> None:
    known = {name.removeprefix("refusal-") for name in messages("en", "refusals") if name.startswith("refusal-")}
    assert set(MET) == known
    assert not set(PROVOKED) & set(MISTYPED)


@pytest.mark.parametrize("key", MET)
def test_a_refusal_is_said_in_the_words_of_the_language_and_in_no_others(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = refusal(MET[key], tmp_path)
    assert key in keys(error)
    english = shouted()
    monkeypatch.setattr(texts, "sources", lambda _: english)
    told = saying.said(error, texts.Texts("xx"))
    kept = sorted({word for part in error.parts.values() for word in as_written(part)}, key=len, reverse=True)
    for word in kept:
        told = told.replace(word, "")
    assert re.search("[A-Z]", told), told
    assert not re.search("[a-z{}]", told), told


def as_written(part: Part) -> Iterator[str]:
    """What stays in a sentence as it was typed, or as the system or a record has it."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping) and part["of"] == "refusal":
        inner = part["parts"]
        assert isinstance(inner, Mapping)
        yield from (word for one in inner.values() for word in as_written(one))
    elif isinstance(part, Mapping) and part["of"] in ("written", "place", "choice", "action", "any", "all"):
        yield from as_written(part["value"])
    elif not isinstance(part, Mapping | int):
        yield from (word for one in part for word in as_written(one))


@pytest.mark.parametrize("key", MET)
def test_a_refusal_survives_the_journey_to_another_process(key: str, tmp_path: Path) -> None:
    error = refusal(MET[key], tmp_path)
    for twin in (
        pickle.loads(pickle.dumps(error)),
        copy.deepcopy(error),
        Refused.from_dict(json.loads(json.dumps(error.to_dict()))),
    ):
        assert (twin.key, twin.parts) == (error.key, error.parts)
        assert all(twin.text(language) == error.text(language) for language in LANGUAGES)
    assert repr(error) == f"Refused({str(error)!r})"
    assert not re.search(r"[{}]|refusal-|part-", "".join(error.text(language) for language in LANGUAGES))


LAZY = """
import sys, kogge
try:
    kogge.start("base").play("roll")
except kogge.Refused as error:
    before = [name for name in sys.modules if name.startswith("fluent")]
    print(before, error)
"""


def test_nobody_pays_for_a_sentence_that_is_not_read() -> None:
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=True)
    assert done.stdout == "[] roll is not possible now; chance decides first: starting_roll\n"


def test_what_only_programmers_meet_is_said_in_english() -> None:
    error = Refused("a limit must be at least 0, not -1")
    twin = Refused.from_dict(json.loads(json.dumps(error.to_dict())))
    for one in (error, twin, pickle.loads(pickle.dumps(error))):
        assert (one.key, one.parts, str(one), one.text("de")) == ("", {}, error.sentence, error.sentence)
    assert repr(error) == "Refused('a limit must be at least 0, not -1')"
    inside = Refused.of("wrong_line", number="3", reason=error.to_dict())
    assert inside.text("es") == "la línea 3 de la partida guardada está mal: a limit must be at least 0, not -1"


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(Refused, match="there are no texts in 'xx'"):
        Refused.of("game_over").text("xx")


def in_europe(text: str, folder: Path) -> Refused:
    return refusal(lambda _: kogge.start("europe-short").play(text), folder)


TOLD = {
    "fly": ("En este juego no existe la acción «fly».", "In diesem Spiel gibt es keine Aktion „fly“."),
    "build_raod 3": (
        "En este juego no existe la acción «build_raod»; ¿querías decir «build_road»?",
        "In diesem Spiel gibt es keine Aktion „build_raod“; meinst du „build_road“?",
    ),
    "build_road": ("«build_road» necesita un camino, del 0 al 71.", "„build_road“ braucht einen Weg von 0 bis 71."),
    "roll": (
        "«roll» no es posible ahora; Naranja solo puede elegir «end_turn». Eso solo se puede hacer antes "
        "de tirar los dados [B-23].",
        "„roll“ ist jetzt nicht möglich; Orange kann nur „end_turn“ wählen. Das geht nur vor dem Würfeln [B-23].",
    ),
    "end_turn; end_turn": (
        "«end_turn» no es posible después de las acciones anteriores; entonces decide Rojo. Es el turno de Rojo "
        "[B-20].",
        "„end_turn“ ist nach den Aktionen davor nicht möglich; dann entscheidet Rot. Rot ist am Zug [B-20].",
    ),
    "offer 200 wool for ore": ("Nadie tiene 200 cartas iguales.", "200 Karten einer Sorte hat niemand."),
    "offer 2000000 wool for ore": ("Nadie tiene tantas cartas iguales.", "So viele Karten einer Sorte hat niemand."),
    "rob purple": (
        "«rob» necesita el color de un asiento, orange, red, blue o white, no «purple».",
        "„rob“ braucht die Farbe eines Platzes, orange, red, blue oder white, nicht „purple“.",
    ),
}


@pytest.mark.parametrize("text", TOLD)
def test_refusals_are_sentences_in_spanish_and_german(text: str, tmp_path: Path) -> None:
    error = refusal(playing(text), tmp_path)
    assert tuple(sentence(error, texts.texts(language)) for language in ("es", "de")) == TOLD[text]


PROVOKED_TOLD = {
    "another_acted": (
        "Desde entonces ha jugado Rojo; eso no se puede deshacer.",
        "Seitdem hat Rot gehandelt; das kann nicht zurückgenommen werden.",
    ),
    "decided_already": (
        "Blanco ya ha decidido; la partida espera a Rojo y Azul.",
        "Weiß hat schon entschieden; das Spiel wartet auf Rot und Blau.",
    ),
    "chance_first": (
        "Naranja no tiene nada que decidir ahora; antes decide el azar.",
        "Orange hat jetzt nichts zu entscheiden; zuerst entscheidet der Zufall.",
    ),
    "nothing_given": (
        "Rojo no ha dado nada que se pueda retirar.",
        "Rot hat nichts gegeben, was zurückgenommen werden könnte.",
    ),
    "answer_heard": (
        "Los demás ya conocen la respuesta de Blanco; no se puede retirar.",
        "Die anderen kennen die Antwort von Weiß schon; sie kann nicht zurückgenommen werden.",
    ),
    "names_miscounted": (
        "--names tiene 2 nombres, pero el asiento de persona es Naranja; mira --people.",
        "--names hat 2 Namen, aber nur auf Orange spielt ein Mensch; siehe --people.",
    ),
    "other_bots": (
        "No existe el bot «nope»; elige uno de estos: random, greedy; nombra otros bots para esta partida, por ejemplo "
        "--bots greedy.",
        "Es gibt keinen Bot „nope“; zur Wahl stehen: random, greedy; nenne andere Bots für dieses Spiel, zum Beispiel "
        "--bots greedy.",
    ),
    "wrong_line": (
        "La línea 26 de la partida guardada está mal: en este juego no existe la acción «fly».",
        "Zeile 26 der Aufzeichnung ist falsch: in diesem Spiel gibt es keine Aktion „fly“.",
    ),
    "long_name": (
        f"Un nombre es una línea de 40 caracteres como máximo, no «{'n' * 40}…».",
        f"Ein Name ist eine Zeile mit höchstens 40 Zeichen, nicht „{'n' * 40} …“.",
    ),
}


@pytest.mark.parametrize("key", PROVOKED_TOLD)
def test_whoever_is_meant_has_a_name_in_spanish_and_german(key: str, tmp_path: Path) -> None:
    error = refusal(PROVOKED[key], tmp_path)
    assert tuple(sentence(error, texts.texts(language)) for language in ("es", "de")) == PROVOKED_TOLD[key]


def test_choices_are_listed_as_the_language_lists_them(tmp_path: Path) -> None:
    where = {"step": "rob", "robber": 6, "settlements": {RED: [20], BLUE: [14]}}
    error = refusal(playing("rob white", **where), tmp_path)
    assert [error.text(language) for language in LANGUAGES] == [
        "„rob white“ ist jetzt nicht möglich; „rob“ geht mit red oder blue; andere Möglichkeiten: rob_nobody. "
        "An Feld 6 (Holz 10) steht nichts von Weiß [B-33]",
        "rob white is not possible now; rob can be red or blue; other choices: rob_nobody. "
        "Nothing of white stands at wood 10 (hex 6) [B-33]",
        "«rob white» no es posible ahora; «rob» puede ser red o blue; otras opciones: rob_nobody. "
        "No hay nada de Blanco en el hexágono 6 (madera 10) [B-33]",
    ]


def test_places_have_the_names_that_the_board_has_in_that_language(tmp_path: Path) -> None:
    error = in_europe("drive 1 Vienna-3", tmp_path)
    assert [error.text(language).partition(";")[0] for language in LANGUAGES] == [
        "kein Weg verbindet Wien (86) mit 3",
        "no path joins Vienna (86) and 3",
        "ningún camino une Viena (86) con 3",
    ]
    assert in_europe("deliver Vienna", tmp_path).text("de").startswith("„deliver 86“ (Wien) ist jetzt nicht möglich; ")


def test_a_sentence_begins_with_a_capital_letter_unless_with_a_name(tmp_path: Path) -> None:
    english = texts.texts()
    assert sentence(refusal(PROVOKED["game_over"], tmp_path), english) == "The game is over."
    assert sentence(refusal(PROVOKED["takes_nothing"], tmp_path), english) == "end_turn stands alone, without '3'."
    assert sentence(refusal(at_sea("sial 1"), tmp_path), english).endswith("; did you mean 'sail'?")
    assert sentence(ValueError("it is late"), english) == "It is late."
