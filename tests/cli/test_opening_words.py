"""What is said around a game, when it is opened, listed and saved, is said in the language that was asked for."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import kogge
from kogge import texts
from kogge.cli.app import app
from kogge.cli.keeping import Shelf, shelf
from kogge.cli.kept_list import choose
from kogge.cli.opening import loaded
from kogge.cli.terminal.saving import Keeper
from kogge.sitters import Sitter
from kogge.texts import Texts
from tests.cli.typist import Typist
from tests.support.fluent import shouted

SPANISH, GERMAN = texts.texts("es"), texts.texts("de")


def command(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def put(shelf: Shelf, *, over: bool = False) -> None:
    """A game among the kept ones."""
    game = kogge.start("base", seed=1, players=2)
    game.sitters = {0: Sitter(name="Ana"), 1: Sitter(bot="random")}
    game.play_out(10**6 if over else 30)
    slot = shelf.new()
    slot.write(game.record())
    slot.give_back()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "bas", "--language", "es"], "kogge: no existe el escenario «bas»; elige uno de estos: base, "),
        (["play", "--language", "de", "--seat", "0", "--people", "1"], "kogge: nimm entweder --seat, für einen "),
        (["play", "--resume", "--language=de"], "kogge: es gibt kein Spiel, das weitergehen könnte; „kogge play“ "),
        (["replay", "lost.record", "--language", "es"], "kogge: no existe el archivo «lost.record».\n"),
        (["replay", "--language", "xx"], "kogge: there are no texts in 'xx'; there are in de, en, es.\n"),
        (["replay", "lost.record"], "kogge: there is no file 'lost.record'.\n"),
    ],
)
def test_a_mistake_on_the_command_line_is_answered_in_the_language(arguments: list[str], told: str) -> None:
    answer = command(*arguments)
    assert answer.exit_code == 2
    assert answer.stderr.startswith(told)
    assert answer.stdout == ""


def test_a_game_is_thrown_away_in_the_language() -> None:
    put(shelf())
    assert command("play", "--throw-away", "1", "--language", "de").stdout == "Spiel 1 wurde weggeworfen.\n"
    assert shelf().games() == []


def test_the_list_of_games_is_in_the_language(tmp_path: Path) -> None:
    games = Shelf(tmp_path)
    put(games, over=True)
    put(games)
    typist = Typist(["9", "1", ""], width=100)
    assert choose(games, typist.console, typist.read, GERMAN, to_play=True) is None
    assert re.search("Spiel +zuletzt gespielt +Szenario +wer spielt +Zug +Aktionen", typist.seen)
    assert "„kogge play --throw-away N“ wirft eines weg." in typist.seen
    assert "Welches Spiel? Tipp seine Nummer, oder drück die Eingabetaste, um zu gehen: 9\n" in typist.seen
    assert "Es ist kein Spiel „9“ aufbewahrt; es gibt " in typist.seen
    assert "Spiel 1 ist zu Ende; „kogge replay 1“ zeigt es.\n" in typist.seen
    typist = Typist([""], width=100)
    choose(games, typist.console, typist.read, SPANISH, to_play=False)
    assert re.search("ganó (Naranja|Rojo)|no ganó nadie", typist.seen)


def test_what_the_list_says_is_said_in_the_words_of_the_language_and_in_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = Shelf(tmp_path)
    put(games, over=True)
    put(games)
    slot = games.take(games.find("2"))
    english = shouted()
    monkeypatch.setattr(texts, "sources", lambda _: english)
    typist = Typist(["1", ""], width=120)
    choose(games, typist.console, typist.read, Texts("xx"), to_play=True)
    slot.give_back()
    assert "BEING PLAYED" in typist.seen
    assert "GAME 1 IS OVER; 'KOGGE REPLAY 1' SHOWS IT." in typist.seen
    told = re.sub(r"\bbase\b|Ana \(orange\), random", "", typist.seen)
    assert not re.search("[a-z{}]", told), told


def test_bots_of_others_are_asked_about_in_the_language(tmp_path: Path) -> None:
    game = kogge.start("base", players=2)
    game.sitters = {0: Sitter(), 1: Sitter(bot="my_bots:Careful")}
    path = tmp_path / "evening.record"
    path.write_text(game.record(), "utf-8")
    typist = Typist(["no"])
    with pytest.raises(kogge.Refused) as refusal:
        loaded(path, typist.read, SPANISH, other_bots=False)
    assert (
        "Esta partida tiene bots que no son de kogge: my_bots:Careful. ¿Los ejecuto? («yes» o «no») no" in typist.seen
    )
    assert refusal.value.text("es").startswith("no se ha ejecutado nada de my_bots:Careful; nombra otros bots")


def test_writing_over_a_file_is_asked_about_in_the_language(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    path.touch()
    typist = Typist(["no"])
    keeper = Keeper(kogge.start("base"), loaded=path, texts=GERMAN)
    with pytest.raises(kogge.Refused) as refusal:
        keeper.save("", typist.read)
    assert typist.seen == f"Dieses Spiel kommt aus {path}. Überschreiben? („yes“ oder „no“) no\n"
    assert refusal.value.text("de") == f"nach {path} wurde nichts geschrieben"


def test_why_a_game_is_not_kept_is_said_in_the_language(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    keeper = Keeper(kogge.start("base"), shelf=Shelf(tmp_path / "games"), texts=SPANISH)
    keeper.keep()
    assert keeper.trouble == f"{tmp_path / 'games'} no se puede usar: el archivo ya existe"
