"""In which language a game is played: the one that is named, or that of the environment."""

from pathlib import Path

import pytest

import kogge
from kogge.cli.language import spoken
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.saving import Keeper
from kogge.games.refusal import Refused
from kogge.texts import texts
from tests.cli.process import run, run_afresh
from tests.cli.typist import Typist, joined


def welcome(folder: Path, *arguments: str, **environment: str) -> str:
    played = run("play", "base", "--seed", "1", "--terminal", *arguments, folder=folder, typed="quit\n", **environment)
    assert played.returncode == 0, played.stderr
    return played.stdout


@pytest.mark.parametrize(
    ("language", "begins", "ends"),
    [
        ("en", "A new game begins: you play orange.", "You have left the game; it is kept:"),
        ("es", "Empieza una partida nueva: juegas con Naranja.", "Has dejado la partida; queda guardada:"),
        ("de", "Ein neues Spiel beginnt: du spielst Orange.", "Du hast das Spiel verlassen; es ist aufbewahrt:"),
    ],
)
def test_a_game_is_played_in_the_language_that_is_named(language: str, begins: str, ends: str, tmp_path: Path) -> None:
    said = welcome(tmp_path, "--language", language, LC_ALL="it_IT.UTF-8")
    assert joined(begins) in joined(said)
    assert joined(ends) in joined(said)


def test_a_resumed_game_is_played_in_the_language_of_the_day(tmp_path: Path) -> None:
    kept = {"KOGGE_DATA": str(tmp_path / "kept")}
    assert "Ein neues Spiel beginnt" in welcome(tmp_path, LC_MESSAGES="de_AT.UTF-8", **kept)
    again = run("play", "--resume", "last", "--terminal", folder=tmp_path, typed="quit\n", LC_ALL="es_MX.UTF-8", **kept)
    assert "Sigue una partida guardada" in again.stdout


def test_a_replay_is_told_in_the_language_that_is_named(tmp_path: Path) -> None:
    kept = {"KOGGE_DATA": str(tmp_path / "kept")}
    welcome(tmp_path, **kept)
    shown = run_afresh("replay", "last", "--language", "de", folder=tmp_path, typed="\nquit\n", **kept)
    assert "Auswürfeln, wer beginnt" in shown.stdout


@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_language_without_texts_is_refused(command: str, tmp_path: Path) -> None:
    refused = run(command, "--language", "tlh", folder=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr == "kogge: there are no texts in 'tlh'; there are in de, en, es.\n"


def test_nothing_is_guessed_from_a_language_that_is_named() -> None:
    with pytest.raises(Refused, match="there are no texts in ''"):
        spoken("")
    with pytest.raises(Refused, match="there are no texts in 'de_AT!'"):
        spoken("de_AT!")


def test_whoever_leaves_hears_in_their_language_why_the_game_is_in_no_file(tmp_path: Path) -> None:
    taken = tmp_path / "evening.record"
    taken.touch()
    game, typist = kogge.start("base", seed=7), Typist(width=300)
    bots = dict.fromkeys(range(1, 4), "random")
    play_in_terminal(game, [0], bots, typist.console, typist.read, Keeper(game, save_as=taken), texts("de"))
    assert "gibt es schon" in typist.seen.split("\n")[-2]
    assert "exists" not in typist.seen
