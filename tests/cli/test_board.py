"""``kogge board``: what a file has, or why it is no board."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kogge.cli.app import app
from tests.cli.process import run
from tests.games.test_europe_boards import edited, mistakes, text_of

BOARDS = ("europe", "europe-short")


def told(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["board", *arguments], env={"COLUMNS": "120"})
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("name", BOARDS)
def test_our_files_are_printed_word_by_word(name: str, tmp_path: Path) -> None:
    done = run("board", "show", name, folder=tmp_path, PYTHONIOENCODING="utf-8")
    assert done.returncode == 0
    assert done.stdout == text_of(name)


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_printed_can_be_checked(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("board", "show", name, folder=tmp_path, PYTHONIOENCODING="utf-8").stdout, "utf-8")
    done = run("board", "check", "mine.toml", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Play on it with: kogge play {name} --board mine.toml" in done.stdout


def test_a_board_is_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("europe-short"), "utf-8")
    code, out, err = told("check", str(file))
    assert (code, err) == (0, "")
    for words in (
        "Europe without the west",
        "48 (11 wood, 9 wool, 9 grain, 9 ore, 10 salt), and 21 hexes of sea",
        "40 (16 violet, 24 brown), 24 gold on coasts",
        "206 (96 land, 58 coast, 38 border, 14 sea), 150 intersections",
        "double arrows   10",
        "starts on Anatolia",
        "green 4, 9, 11;",
        "25 (10 lancer, 3 route building,",
        "8 kontors and 6 goods with 3; 7 kontors and 5 goods with 4",
        "red Warsaw, Hamburg, Zagreb; blue Krakow,",
        "lands, seas, paths, double arrows, cities, robber, tokens, cards and start",
        "What is reconstructed is not as in the printed game",
    ):
        assert words in out


def test_a_board_without_start_and_reconstruction_is_told_as_such(tmp_path: Path) -> None:
    lines = [
        "reconstructed = []" if line.startswith("reconstructed") else line for line in text_of("europe").split("\n")
    ]
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines), "utf-8")
    _, out, _ = told("check", str(file))
    assert "fixed start     none" in out
    assert "reconstructed   nothing" in out
    assert "players are told" not in out


def test_a_program_reads_the_same(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("europe-short"), "utf-8")
    code, out, _ = told("check", str(file), "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["board"], found["reason"], found["title"]) == (True, "", "Europe without the west")
    assert found["lands"] == {"wood": 11, "wool": 9, "grain": 9, "ore": 9, "salt": 10}
    assert found["cities"] == {"violet": 16, "brown": 24, "gold": 24}
    assert sum(found["paths"].values()) == 206
    assert found["double_arrows"] == 10
    assert found["tokens"]["grey"] == [4, 9, 11]
    assert sum(found["cards"].values()) == 25
    assert found["players"]["3"] == {"kontors": 8, "goods": 6}
    assert found["starts"]["white"] == ["Nuremberg", "Venice", "Prague"]
    assert "start" in found["reconstructed"]


BROKEN = [
    (
        'spot = "grey",          name = { en = "Vestland"',
        'number = 7,  name = { en = "Vestland"',
        "number must be a whole",
    ),
    ('robber = "Anatolia"', 'robber = "Atlantis"', "robber: there is no land 'Atlantis'"),
    ('at = "10,0 S"', 'at = "40,5 N"', "the city Helsinki stands at 40,5 N, off the grid"),
    ("lancer = { count = 10,", "lancer = { count = 9,", "cards has 24 cards in all"),
    ("title =", "title", "it is not written as TOML"),
]


@pytest.mark.parametrize(("ours", "theirs", "reason"), BROKEN, ids=[reason for *_, reason in BROKEN])
def test_a_broken_file_is_refused_with_the_reason_everywhere(
    ours: str, theirs: str, reason: str, tmp_path: Path
) -> None:
    text = text_of("europe-short")
    assert text.count(ours) == 1
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(ours, theirs), "utf-8")
    code, out, err = told("check", str(file))
    assert (code, out) == (1, "")
    assert err.startswith(f"kogge: {file} is no board: ")
    assert reason in err
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    code, out, err = told("check", str(file), "--json")
    assert (code, err) == (1, "")
    assert json.loads(out)["board"] is False
    assert reason in json.loads(out)["reason"]
    for command in (["play", "europe-short"], ["simulate", "europe"], ["bench", "europe"]):
        result = CliRunner().invoke(app, [*command, "--board", str(file)])
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"{file} is no board: " in result.stderr
        assert reason in result.stderr


def test_every_mistake_that_is_known_is_answered_with_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert len(mistakes()) > 50
    for ours, theirs, sentence in mistakes():
        file.write_text(edited(ours, theirs), "utf-8")
        code, out, err = told("check", str(file))
        assert (code, out, err) == (1, "", f"kogge: {file} is no board: {sentence}.\n")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "there is no file"),
        (b"\x89PNG\xff", "is no board: it is not text in UTF-8"),
        (b"# " + b"x" * 300_000, "is no board: it is larger than 256 KiB"),
        (b"", "is no board: title is missing"),
    ],
)
def test_what_is_no_file_of_a_board_is_refused(content: bytes | None, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    code, out, err = told("check", str(file))
    assert (code, out) == (1, "")
    assert reason in err
    assert err.count("\n") == 1


def test_a_folder_is_no_board(tmp_path: Path) -> None:
    code, _, err = told("check", str(tmp_path))
    assert code == 1
    assert "can't be read" in err


@pytest.mark.parametrize("content", ["\ufeff{}", "{}"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_files_of_other_editors_are_the_same_board(content: str, newline: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content.format("").encode() + text_of("europe-short").replace("\n", newline).encode())
    assert told("check", str(file))[0] == 0
    arguments = ["play", "europe-short", "--terminal", "--board", "mine.toml", "--save-as", "one.record", "--seed", "1"]
    assert run(*arguments, "--bots", "random", folder=tmp_path, typed="quit\n").returncode == 0
    record = (tmp_path / "one.record").read_text("utf-8")
    assert "board| title = " in record
    assert run("replay", "one.record", folder=tmp_path, typed="quit\n").returncode == 0


def test_help_teaches_by_examples(tmp_path: Path) -> None:
    for arguments in ((), ("check", "--help"), ("show", "--help")):
        done = run("board", *arguments, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert "  kogge board " in done.stdout.partition("Examples")[2]


def test_a_board_that_does_not_come_with_the_game_is_not_shown() -> None:
    code, out, err = told("show", "asia")
    assert (code, out) == (2, "")
    assert err == "kogge: there is no board 'asia'; choose one of europe, europe-short.\n"
