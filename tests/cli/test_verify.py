"""``kogge verify``: what is said of a record, in which language, and with which exit code."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import kogge
from kogge import texts
from kogge.beginning import resealed
from kogge.cli import verify as command
from kogge.cli.app import app
from kogge.proof import CLOSED, PARTLY, PROVED, UNSEALED, WRONG
from tests.cli.process import run, run_afresh
from tests.support.fluent import Variables, messages, shouted
from tests.support.sealed import SEAL, SECRET, opened, replaced, rolls, sealed

LANGUAGES = texts.languages()


def changed() -> tuple[str, int]:
    """A record in which one roll has other faces, and the number of its line."""
    text = opened(limit=200)
    number, line = next((number, line) for number, line in rolls(text) if "(1+2)" in line or "(2+3)" in line)
    return replaced(text, number, re.sub(r"\((\d)\+(\d)\)", r"(\2+\1)", line)), number


def verified(folder: Path, record: str, *arguments: str) -> tuple[int, str]:
    (folder / "evening.record").write_text(record, "utf-8")
    done = CliRunner().invoke(app, ["verify", str(folder / "evening.record"), *arguments], env={"COLUMNS": "100"})
    assert not done.stderr
    return done.exit_code, done.stdout


def test_a_sealed_game_that_was_opened_is_proved(tmp_path: Path) -> None:
    text = opened(limit=400)
    code, told = verified(tmp_path, text)
    counted = kogge.statistics(kogge.read_record(text))
    assert code == 0
    assert "every draw so far is the sealed one. The game is not over.\n" in told
    assert f"The secret is the one whose hash was shown: {SEAL.hash}\n" in told
    assert "The word of red: four of a kind\nThe word of white: Grüße\n" in told
    draws = text.count("\nchance: ")
    assert f"{draws} draws were checked, one after the other." in told
    assert f"rolled for production {sum(counted.rolls.values())} times." in told
    for total, times in counted.rolls.items():
        assert re.search(rf"^ *{total} +{times} +{counted.expected[total]:.1f} *$", told, re.M)
    assert "Compare them: only you can." in told


def test_a_game_that_is_over_is_proved_to_its_end(tmp_path: Path) -> None:
    code, told = verified(tmp_path, sealed(turn_limit=5).record())
    assert code == 0
    assert told.startswith("The luck of this game was sealed, and every draw is the sealed one.\n")


def test_a_game_without_words_or_draws_says_so(tmp_path: Path) -> None:
    game = kogge.start("base", seal=kogge.Seal(SECRET))
    game.open_seal()
    code, told = verified(tmp_path, game.record())
    assert code == 0
    assert (
        "Nobody has added a word to the secret.\nNothing was drawn yet. No dice were rolled for production.\n" in told
    )
    assert "rolled   times" not in told


def test_the_line_that_is_wrong_is_named(tmp_path: Path) -> None:
    text, number = changed()
    code, told = verified(tmp_path, text)
    assert code == 1
    first, second = told.splitlines()
    assert first == "This record is not that of a game whose luck was sealed as it says."
    assert second.startswith(f"Line {number} of the record is wrong: draw ")
    assert re.search(r"luck is \w+ \d+ \((1\+2|2\+3)\), not \w+ \d+ \((2\+1|3\+2)\)\.$", second)


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (sealed(limit=100).record(), "its secret is not told yet"),
        (kogge.start("base", seed=7).record(), "comes from a seed and is not sealed"),
        (sealed(turn_limit=5).record().replace(f"secret: {SECRET.hex()}\n", ""), "Ask whoever rolled for it"),
    ],
)
def test_where_there_is_nothing_to_prove_it_says_why(record: str, says: str, tmp_path: Path) -> None:
    code, told = verified(tmp_path, record)
    assert code == 2
    assert says in told
    assert SECRET.hex() not in told


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear diary\n", "utf-8")
    for name, says in (
        ("letter.txt", "letter.txt can't be read: this is not a record"),
        ("none", "there is no file"),
    ):
        done = run_afresh("verify", name, folder=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"kogge: {says}"), done.stderr


def test_a_program_gets_all_of_it(tmp_path: Path) -> None:
    wrong, number = changed()
    for record, code in ((opened(limit=300), 0), (wrong, 1), (sealed(limit=100).record(), 2)):
        found, told = verified(tmp_path, record, "--json")
        assert (found, json.loads(told)) == (code, json.loads(json.dumps(kogge.verify(record).to_dict())))
    told = json.loads(verified(tmp_path, wrong, "--json")[1])
    assert (told["verdict"], told["line"]) == ("wrong", number)
    assert told["reason"]["key"] == "wrong_line"
    assert told["sentence"] == str(kogge.verify(wrong).reason)


def test_every_verdict_has_an_exit_code() -> None:
    assert command.CODES == {PROVED: 0, WRONG: 1, CLOSED: 2, UNSEALED: 2, PARTLY: 2}


# Languages


SAID = {
    "es": (
        "La suerte de esta partida estaba sellada y cada sorteo es el sellado.",
        "Esta no es la partida guardada de un juego cuya suerte se selló como dice.",
        "está mal: el sorteo ",
    ),
    "de": (
        "Das Glück dieses Spiels war versiegelt, und jede Ziehung ist die versiegelte.",
        "Das ist nicht die Aufzeichnung eines Spiels, dessen Glück so versiegelt war, wie sie sagt.",
        "ist falsch: Ziehung ",
    ),
}


@pytest.mark.parametrize("language", SAID)
def test_it_is_said_in_spanish_and_german(language: str, tmp_path: Path) -> None:
    proved, wrong, line = SAID[language]
    told = verified(tmp_path, sealed(turn_limit=5).record(), "--language", language)[1]
    assert told.startswith(f"{proved}\n")
    assert re.search(r"^ *7 +\d+ +\d+,\d *$", told, re.M)
    told = verified(tmp_path, changed()[0], "--language", language)[1]
    assert told.startswith(f"{wrong}\n")
    assert line in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_and_with_its_variables(language: str) -> None:
    code = Path(command.__file__).read_text("utf-8")
    columns = {f"verify-column_{column}" for column in ("total", "times", "expected")}
    english = {name: Variables(message).found for name, message in messages("en", "verify").items()}
    found = {name: Variables(message).found for name, message in messages(language, "verify").items()}
    assert found == english
    assert set(found) == columns | set(re.findall(r'"(verify-\w+)"', code))


def test_it_is_said_in_the_words_of_the_language_and_in_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    loud = shouted()
    monkeypatch.setattr(texts, "sources", lambda _: loud)
    strange = texts.Texts("xx")
    records = [opened(limit=300), sealed(limit=100).record(), kogge.start("base").record(), changed()[0]]
    for record in records:
        console = Console(width=100)
        with console.capture() as heard:
            command.show(console, kogge.verify(record), strange)
        told = re.sub(r"[0-9a-f]{64}|four of a kind|Grüße|(starting_roll|dice) \d+", "", heard.get())
        assert re.search("[A-Z]", told)
        assert not re.search(r"[a-z{}]", told), told


def test_the_figures_of_a_sealed_game_are_counted_as_ever(tmp_path: Path) -> None:
    (tmp_path / "evening.record").write_text(opened(limit=300), "utf-8")
    done = CliRunner().invoke(app, ["stats", str(tmp_path / "evening.record")], env={"COLUMNS": "140"})
    assert done.exit_code == 0
    assert done.stdout.startswith("base  sealed luck  ")


def test_a_game_whose_secret_is_not_known_is_not_played_on(tmp_path: Path) -> None:
    (tmp_path / "evening.record").write_text(sealed(limit=100).record(), "utf-8")
    done = run("play", "--load", "evening.record", folder=tmp_path, typed="quit\n", KOGGE_DATA=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr == ("kogge: the luck of this game is sealed, and only whoever has its secret can play on.\n")
    assert not (tmp_path / "1.record").exists()
    (tmp_path / "open.record").write_text(opened(limit=100), "utf-8")
    done = run("play", "--terminal", "--load", "open.record", folder=tmp_path, typed="quit\n", KOGGE_DATA=str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_a_game_that_was_sealed_later_is_proved_in_part(tmp_path: Path) -> None:
    begun = kogge.start("base", seed=4)
    begun.play_out(120)
    game = resealed(begun, SEAL)
    game.play_out(1000)  # enough for more than one draw, whatever is chosen
    game.open_seal()
    code, told = verified(tmp_path, game.record())
    assert code == 2
    assert told.startswith(f"This game was sealed only after {begun.draws} draws, of which nothing is proved.")
    assert f"{game.draws - begun.draws} draws were checked, one after the other." in told
    for language in ("es", "de"):
        assert str(begun.draws) in verified(tmp_path, game.record(), "--language", language)[1].split("\n")[0]
