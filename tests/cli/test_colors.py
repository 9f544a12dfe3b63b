"""``--colors``: who plays, by colour, at the terminal and in simulations."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kogge
from kogge.cli.app import app
from tests.cli.process import run
from tests.cli.typist import sit_down

WRONG = [
    (["simulate", "base", "--colors", "green,red"], "kogge: 'green' is no colour of this game; choose among orange"),
    (
        ["simulate", "base", "--colors", "red,red"],
        "kogge: red is chosen twice; every player has a colour of their own.",
    ),
    (["simulate", "base", "--colors", "red,blue", "--players", "3"], "kogge: 3 players choose 3 colours, not 2: red,"),
    (["simulate", "europe", "--colors", "red,blue"], "kogge: players must be one of 3, 4, not 2."),
    (["play", "base", "--colors", "red,blue", "-o", "colors=red,blue"], "kogge: the option colors is given twice."),
    (["play", "--colors", ""], "kogge: '' is no colour of this game"),
    (
        ["play", "--colors", "white,blue", "--seat", "red"],
        "kogge: there is no seat 'red'; the seats are 0 (white), 1 (b",
    ),
    (["play", "--colors", "white,blue", "--load", "one.record"], "kogge: a saved game goes on as it began"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_a_mistake_ends_with_a_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(sentence)


@pytest.mark.parametrize("chosen", [["--colors", "white, blue"], ["-o", "colors=white,blue"]])
def test_a_game_is_played_in_the_chosen_colours(chosen: list[str], tmp_path: Path) -> None:
    arguments = ["--terminal", "--seed", "3", "--seat", "blue", "--save-as", "one.record"]
    done = run("play", "land-ho", *chosen, *arguments, folder=tmp_path, typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert "you play blue" in done.stdout
    game = kogge.read_record((tmp_path / "one.record").read_text("utf-8"))
    assert (game.seats, game.colors) == (["white", "blue"], ["white", "blue", "red", "orange"])


def test_a_simulation_tells_the_seats_by_the_chosen_colours(tmp_path: Path) -> None:
    arguments = ["--games", "5", "--colors", "blue,orange,red", "-o", "turn_limit=20"]
    results = json.loads(run("simulate", "base", "--json", *arguments, folder=tmp_path).stdout)
    assert results["options"]["players"] == 3
    assert results["options"]["colors"] == "blue,orange,red"
    assert [seat["color"] for seat in results["seats"]] == ["blue", "orange", "red"]


def test_games_lists_the_colours(tmp_path: Path) -> None:
    listed = [" ".join(line.split()) for line in run("games", folder=tmp_path).stdout.splitlines()]
    assert "colors one for each player, in seat order blue,red,white,orange" in listed
    for scenario in json.loads(run("games", "--json", folder=tmp_path).stdout)["scenarios"]:
        usual = kogge.start(scenario["name"]).seats
        assert scenario["colors"] == usual
        option = {"name": "colors", "kind": "colors", "choices": [], "default": ",".join(usual)}
        assert option in scenario["options"]


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_colour_can_have_any_seat_at_the_terminal(scenario: str) -> None:
    """What is on the map, in the table and in the story has the letter and the name of the chosen colour."""
    game = kogge.start(scenario, seed=3, colors="white,orange,red")
    game.play_out(limit=80)
    while game.to_act != 1:
        game.play_out(limit=1)
    seen = sit_down(game, ["help", "log", "map"], people=(1,), width=160, height=60).seen
    assert "orange> " in seen
    for letter, color in (("W", "white"), ("O", "orange"), ("R", "red")):
        assert f"{letter} {color} " in seen
