"""What all commands have in common: help, versions, and mistakes that end with a sentence."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kogge
from kogge.cli.app import app
from kogge.cli.keeping import shelf
from tests.cli.process import environment, run

COMMANDS = ["games", "play", "simulate", "replay", "rules", "facts", "fields", "stats", "verify", "bench", "board"]
WRONG = [
    (["simulate", "bas"], "kogge: there is no scenario 'bas'; choose one of base"),
    (["simulate", "base", "-o", "colour=red"], "kogge: base has no option 'colour'; it has players, colors, board"),
    (
        ["simulate", "base", "-o", "players"],
        "kogge: an option is written name=value, for example players=3, not 'players'.",
    ),
    (["simulate", "base", "--players", "3", "-o", "players=4"], "kogge: the option players is given twice."),
    (["simulate", "base", "--players", "five"], "kogge: players must be a whole number, not 'five'."),
    (["simulate", "base", "--bots", "clever"], "kogge: there is no bot 'clever'; choose one of random"),
    (["simulate", "base", "--bots", "random,random"], "kogge: 4 seats need 1 bot for all or 4 bots, not 2."),
    (["simulate", "base", "--bots", "random,,random"], "kogge: names are parted by single commas"),
    (["simulate", "base", "--bots", "nowhere:Bot"], "kogge: the bot nowhere:Bot could not be imported"),
    (["simulate", "base", "--games", "0"], "kogge: Invalid value for '--games'"),
    (["simulate", "base", "--gmaes", "3"], "kogge: No such option: --gmaes"),
    (["simulate"], "kogge: Missing argument 'SCENARIO' (see 'kogge simulate --help')."),
    (["simulte", "base"], "kogge: No such command 'simulte'"),
    (["fields", "bas"], "kogge: there is no scenario 'bas'; choose one of base"),
    (["rules", "bas"], "kogge: there is no scenario 'bas'; choose one of base"),
    (["rules", "base", "zebra"], "kogge: no rule of base speaks of 'zebra'; try another word."),
    (["rules", "base", "--language", "fr"], "kogge: there are no texts in 'fr'; there are in de, en, es."),
    (["facts", "bas"], "kogge: there is no scenario 'bas'; choose one of base"),
    (["facts", "base", "--players", "7"], "kogge: players must be one of 2, 3, 4, not 7."),
    (["bench", "bas"], "kogge: there is no scenario 'bas'; choose one of base"),
    (["bench", "base", "--players", "7"], "kogge: players must be one of 2, 3, 4, not 7."),
    (["replay", "lost.record"], "kogge: there is no file 'lost.record'."),
    (["replay", "."], "kogge: . can't be read: it is a folder, not a file."),
    (["replay", "picture.png"], "kogge: picture.png is not a record: it is not text in UTF-8."),
    (["replay", "letter.txt"], "kogge: letter.txt can't be read: this is not a record: its first line must be"),
    (["play", "bas"], "kogge: there is no scenario 'bas'; choose one of base"),
    (["play", "--seat", "7"], "kogge: there is no seat '7'; the seats are 0 (orange), 1 (red), 2 (blue), 3 (white)."),
    (["play", "--seat", "0", "--people", "1"], "kogge: say either --seat, for one person, or --people, for several."),
    (["play", "--people", "1,red"], "kogge: each seat can be taken by one person only."),
    (["play", "--bots", "random,random"], "kogge: 3 seats are free for bots, but 2 bots are named."),
    (["play", "--load", "lost.record"], "kogge: there is no file 'lost.record'."),
    (["play", "--save-as", "letter.txt"], "kogge: letter.txt exists already; choose another name."),
    (["play", "base", "--load", "letter.txt"], "kogge: a saved game goes on as it began"),
    (["play", "--seed", "0", "--load", "letter.txt"], "kogge: a saved game goes on as it began"),
    (["play", "--resume", "--load", "letter.txt"], "kogge: say either --load, for a game in a file, or --resume"),
    (["play", "--resume"], "kogge: there is no game to go on with; 'kogge play' begins one."),
    (["play", "--resume", "7"], "kogge: there is no game to go on with; 'kogge play' begins one."),
    (["play", "--throw-away", "7"], "kogge: there is no kept game '7'; there are none yet."),
    (["play", "--names", "Ana,Ben"], "kogge: --names has 2 names, but the seats of people are orange; see --people."),
    (["play", "--people", "none", "--names", "Ana"], "kogge: --names has 1 name, but the seats of people are none"),
    (["play", "--names", "x" * 41], "kogge: a name is a line of at most 40 characters, not 'xxx"),
    (["play", "--names", "a\tb"], "kogge: a name is a line of at most 40 characters, not 'a\\tb'."),
    (["play", "--save-as", "nowhere/x"], "kogge: nowhere/x can't be written: No such file or directory."),
    (["play", "--save-as", "letter.txt/x"], "kogge: letter.txt/x can't be used: Not a directory."),
    (["play", "--save-as", "x" * 300], f"kogge: '{'x' * 40}'... can't be used: File name too long."),
    (["play", "--save-as", "~nosuchuser/x"], "kogge: nobody here has the home that '~nosuchuser/x' begins with"),
    (["play", "--load", "/dev/zero"], "kogge: /dev/zero can't be read: it is a device or a pipe, not a file."),
    (["replay", "/dev/zero"], "kogge: /dev/zero can't be read: it is a device or a pipe, not a file."),
    (["replay", "pipe"], "kogge: pipe can't be read: it is a device or a pipe, not a file."),
    (["replay", "huge.record"], "kogge: huge.record is not a record: it is larger than 16 MiB."),
    (["replay", "letter.txt/x"], "kogge: letter.txt/x can't be read: Not a directory."),
    (["replay"], "kogge: no game is kept yet; 'kogge replay FILE' shows a record."),
    (["replay", "last"], "kogge: no game is kept yet; 'kogge play' begins one."),
    (["stats"], "kogge: no game is kept yet; 'kogge play' begins one."),
    (["stats", "lost.record"], "kogge: there is no file 'lost.record'."),
    (
        ["stats", "letter.txt", "--json"],
        "kogge: letter.txt can't be read: this is not a record: its first line must be",
    ),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_a_mistake_ends_with_a_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    Path("letter.txt").write_text("Dear Anna,\n\nhow are you?\n", "utf-8")
    os.mkfifo("pipe")
    with Path("huge.record").open("wb") as file:
        file.truncate(49_000_000)
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert shelf().games() == []  # nothing has begun
    assert result.stderr.startswith(sentence)
    assert result.stderr.endswith(".\n")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["simulate", "bas"], ["simulate", "base", "--gmaes"], ["replay", "lost.record"]])
def test_a_mistake_ends_with_exit_code_2_in_a_process_too(arguments: list[str], tmp_path: Path) -> None:
    done = run(*arguments, folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("kogge: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_each_command_teaches_by_examples(name: str, tmp_path: Path) -> None:
    done = run(name, "--help", folder=tmp_path)
    assert done.returncode == 0
    assert f"Usage: kogge {name}" in done.stdout
    assert f"  kogge {name}" in done.stdout.partition("Examples")[2]


def test_without_a_command_there_is_help(tmp_path: Path) -> None:
    done = run(folder=tmp_path)
    assert done.returncode == 0
    for name in COMMANDS:
        assert f" {name} " in done.stdout


def test_the_version_says_how_the_rules_run(tmp_path: Path) -> None:
    done = run("--version", folder=tmp_path)
    assert done.stdout == f"kogge {kogge.__version__} ({kogge.status()})\n"
    interpreted = run("--version", folder=tmp_path, KOGGE_PURE="1")
    assert "(interpreted" in interpreted.stdout


def test_help_does_not_load_what_only_the_commands_need() -> None:
    code = (
        "import sys, kogge.cli.app; print([m for m in sys.modules if m.startswith(('kogge.arena', 'multiprocessing'))])"
    )
    told = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_games_lists_what_can_be_played(tmp_path: Path) -> None:
    done = run("games", folder=tmp_path)
    assert done.returncode == 0
    for word in ("base", "The base game", "beginner2015", "turn_limit", "random", kogge.status().split(",")[0]):
        assert word in done.stdout


def test_games_can_be_read_by_a_program(tmp_path: Path) -> None:
    told = json.loads(run("games", "--json", folder=tmp_path).stdout)
    assert [scenario["name"] for scenario in told["scenarios"]] == kogge.scenarios()
    assert told["compiled"] is kogge.COMPILED
    assert "random" in told["bots"]
    base = told["scenarios"][0]
    assert base["players"] == [2, 3, 4]
    options = {option["name"]: option for option in base["options"]}
    assert options["trade"] == {"name": "trade", "kind": "yes or no", "choices": ["yes", "no"], "default": True}
    assert options["turn_limit"] == {"name": "turn_limit", "kind": "number", "choices": [], "default": 1000}
    assert options["board"]["choices"] == ["beginner2010", "beginner2015", "random", "shuffled"]


def test_a_reader_that_stops_early_causes_no_noise(tmp_path: Path) -> None:
    line = f'"{sys.executable}" -m kogge games | head -n 1'
    done = subprocess.run(line, shell=True, cwd=tmp_path, env=environment(), capture_output=True, text=True)
    assert done.stdout.startswith("base")
    assert done.stderr == ""


def test_a_game_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    chosen = ["--seed", "3", "--seat", "blue", "-o", "trade=no", "--save-as", "one.record"]
    started = run("play", "base", *chosen, folder=tmp_path, typed="quit\n")
    assert started.returncode == 0
    assert started.stderr == "--seed is for the terminal, so this game is played there.\n"
    saved = tmp_path / "one.record"
    game = kogge.read_record(saved.read_text("utf-8"))
    assert (game.seed, game.seats[game.to_act]) == (3, "blue")
    arguments = ["--terminal", "--load", "one.record", "--save-as", "one.record", "--seat", "blue"]
    gone_on = run("play", *arguments, folder=tmp_path, typed="roll\nquit\n")
    assert gone_on.returncode == 0
    assert gone_on.stderr == ""
    assert saved.read_text("utf-8").count("blue: roll") == 1


def test_bots_can_be_watched(tmp_path: Path) -> None:
    arguments = [
        "--people",
        "none",
        "--bots",
        "random",
        "--players",
        "2",
        "-o",
        "turn_limit=6",
        "--save-as",
        "two.record",
    ]
    assert run("play", "--terminal", *arguments, folder=tmp_path).returncode == 0
    game = kogge.read_record((tmp_path / "two.record").read_text("utf-8"))
    assert game.is_over
    shown = run("replay", "two.record", folder=tmp_path, typed="quit\n")
    assert shown.returncode == 0
    assert "2:1 wool" in shown.stdout
