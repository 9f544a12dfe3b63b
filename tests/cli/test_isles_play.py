"""Games of the isles in the terminal, from their beginning to their end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import kogge
from kogge.bots import make
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.replay import replay_in_terminal
from kogge.engine.chance import Random
from tests.cli.process import run
from tests.cli.test_isles_drawing import ISLES
from tests.cli.typist import Typist, sit_down


def choosing(game: kogge.Game, seed: int) -> Iterator[str]:
    """Lines of somebody who plays as a bot would, and now and then asks for something else."""
    bot = make("greedy", seed)
    luck = Random(seed)
    while not game.is_over:
        if not luck.number(4):
            yield ("help", "log 3", "map", "map paths", "map hexes", "nonsense", "unseen", "undo")[luck.number(8)]
        if not game.is_over:
            length = len(game)
            yield game.text(bot.choose(game.view(game.to_act)))
            if len(game) == length:
                yield "yes"  # to the price of a step
    yield ""


@pytest.mark.parametrize(
    ("name", "players", "limit", "width", "height"),
    [
        ("land-ho", 4, 1000, 80, 24),
        ("pirate-lairs", 3, 9, 100, 40),
        ("fish", 2, 8, 60, 20),
        ("spices", 4, 8, 130, 50),
        ("explorers-pirates", 2, 8, 160, 60),
    ],
)
def test_a_person_plays_a_game_against_bots(name: str, players: int, limit: int, width: int, height: int) -> None:
    game = kogge.start(name, seed=3, players=players, turn_limit=limit)
    typist = Typist(choosing(game, 3), width, height)
    play_in_terminal(game, [0], dict.fromkeys(range(1, players), "greedy"), typist.console, typist.read)
    assert game.is_over
    assert (game.winner is None) == (limit < 1000)
    last = typist.seen.split("\n")[-3:]
    assert last[0].startswith("The game is over" if game.winner is None else game.seats[game.winner].capitalize())
    for line in typist.seen.split("\n"):
        assert len(line) <= width or "> " in line, line


@pytest.mark.parametrize("name", ISLES)
def test_a_saved_game_goes_on_and_can_be_stepped_through(name: str, tmp_path: Path) -> None:
    game = kogge.start(name, seed=2, players=2)
    game.play_out(150)
    while game.to_act != 0:
        game.play_out(1)
    file = tmp_path / "voyage.record"
    sit_down(game, [f"save {file}", "quit"])
    again = kogge.read_record(file.read_text("utf-8"))
    assert again.state == game.state
    assert "A game that was saved goes on: you play blue." in sit_down(again, ["quit"]).seen
    reader = Typist([*[""] * 5, "end", "previous 20", "turn 1", "log", "unseen", "help", "map paths", "quit"])
    replay_in_terminal(again, reader.console, reader.read)
    assert f"{len(again)} of {len(again)}: " in reader.after("end")
    assert "In the north: " in reader.after("unseen")


def test_people_share_a_screen() -> None:
    game = kogge.start("land-ho", seed=1, players=2)
    typist = sit_down(game, ["", "roll", "set_sail", "end_turn", "", "roll"], people=(0, 1))
    assert "Pass the keyboard to blue" in typist.seen
    assert "Pass the keyboard to red" in typist.seen


@pytest.mark.parametrize("name", ISLES)
def test_the_command_plays_every_scenario(name: str, tmp_path: Path) -> None:
    done = run(
        "play",
        name,
        "--terminal",
        "--players",
        "3",
        "--seed",
        "1",
        "--bots",
        "random",
        folder=tmp_path,
        typed="quit\n\n",
    )
    assert done.returncode == 0, done.stderr
    title = {"land-ho": "Land Ho!", "pirate-lairs": "The Pirate Lairs."}.get(name, "")
    assert done.stdout.startswith(title)
    assert "you play blue" in done.stdout


def test_the_options_of_a_scenario_are_listed_and_chosen(tmp_path: Path) -> None:
    listed = run("games", folder=tmp_path).stdout
    assert "printed, shuffled" in listed
    typed = "quit\n\n"
    shuffled = run("play", "pirate-lairs", "-o", "terrain=shuffled", "--seed", "4", folder=tmp_path, typed=typed)
    assert shuffled.returncode == 0
    refused = run("play", "fish", "--board", "random", folder=tmp_path, typed=typed)
    assert refused.returncode == 2
    assert "fish has no option 'board'" in refused.stderr
