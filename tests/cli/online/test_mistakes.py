"""What can't be asked of ``kogge join`` is refused with a sentence, in the language of whoever reads it."""

import pytest
from typer.testing import CliRunner

from kogge.cli.app import app

NOWHERE = "http://127.0.0.1:9"  # nobody serves there

WRONG = [
    (["--open", "last"], "there is no game to go on with"),
    (["--open", "nowhere.record"], "nowhere.record"),
    (["--open", "last", "--new", "base"], "name '--new' or '--open', not both"),
    (["--open", "last", "-o", "players=3"], "a saved game goes on as it began"),
    (["--new", "base", "--watch"], "--watch is for a table that is there"),
    (["--clock", "5"], "--clock is for a table that is yet to be made; add '--new SCENARIO'"),
    (["--seats", "me,me"], "--seats is for a table that is yet to be made"),
    (["--new", "base", "--clock", "soon"], "'soon' is no clock; write the minutes"),
    (["--new", "base", "--clock", "0"], "'0' is no clock"),
    (["--new", "chess"], "there is no scenario 'chess'"),
    (["--new", "base", "--seats", "me,,me"], "names are parted by single commas"),
    (["--new", "base", "--grace", "1"], "Invalid value for '--grace'"),
    (["--name", " "], "'' can't be a name; take 1 to 40 letters"),
    (["--name", "x" * 41], "can't be a name"),
    ([], f"there is no answer from '{NOWHERE}': Connection refused"),
    (["--name", "", "--language", "de"], "kann kein Name sein"),
    (["--clock", "5", "--language", "de"], "--clock gilt für einen Tisch, den es noch nicht gibt"),
    (["--language", "es"], f"«{NOWHERE}» no responde: "),
]


@pytest.mark.parametrize(("words", "told"), WRONG)
def test_a_mistake_is_answered_with_a_sentence(words: list[str], told: str) -> None:
    answer = CliRunner().invoke(app, ["join", NOWHERE, *words], env={"LC_ALL": "C", "LC_MESSAGES": "", "LANG": ""})
    assert answer.exit_code == 2
    assert answer.stderr.startswith("kogge: ")
    assert told in answer.stderr
    assert answer.stderr.count("\n") == 1


@pytest.mark.parametrize("link", ["base", "http://localhost/t/short", "ftp://localhost/t/" + "a" * 22])
def test_what_is_no_link_is_refused(link: str) -> None:
    answer = CliRunner().invoke(app, ["join", link])
    assert answer.exit_code == 2
    assert "is no link to a table" in answer.stderr


@pytest.mark.parametrize("command", ["join", "serve"])
def test_help_teaches_by_examples(command: str) -> None:
    answer = CliRunner().invoke(app, [command, "--help"])
    assert answer.exit_code == 0
    assert answer.output.count(f"kogge {command} ") >= 5
    assert "kogge join http://localhost:8000 --open last" in answer.output
