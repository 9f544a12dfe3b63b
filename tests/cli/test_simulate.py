"""``kogge simulate``."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kogge
from kogge.arena.series import game_seed
from kogge.engine.chance import MASK
from tests.cli.process import command, environment, run

SHORT = ["-o", "turn_limit=30", "-o", "trade=no", "--players", "2"]
FIRST = "tests.arena.players:First"


def told(folder: Path, *arguments: str) -> dict[str, Any]:
    """The results in JSON, without the time that they took."""
    done = run("simulate", "base", "--json", *arguments, folder=folder)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    results: dict[str, Any] = json.loads(done.stdout)
    assert results.pop("seconds") > 0
    assert results.pop("games_per_s") > 0
    return results


def test_the_results_are_those_of_the_games(tmp_path: Path) -> None:
    results = told(tmp_path, "--games", "20", "--seed", "5", "--players", "3", "-o", "trade=no")
    wins, actions, turns = [0, 0, 0], [], []
    for number in range(20):
        game = kogge.start("base", seed=game_seed(5, number), players=3, trade=False)
        game.play_out()
        assert game.winner is not None
        wins[game.winner] += 1
        actions.append(len(game))
        turns.append(game.read("turn")[0][0])
    assert [seat["wins"] for seat in results["seats"]] == wins
    assert [seat["color"] for seat in results["seats"]] == game.seats
    assert results["games"] == results["asked"] == 20
    assert results["numbers"] == [[0, 19]]
    assert results["stopped"] is None
    assert results["failure"] is None
    assert results["drawn"] == results["shared"] == 0
    assert results["actions"]["mean"] == sum(actions) / 20
    assert results["turns"]["median"] == sorted(turns)[9]
    assert results["bots"][0]["games"] == 60


@pytest.mark.parametrize("bots", ["random", f"{FIRST},random"])
def test_the_results_are_the_same_with_any_number_of_jobs(tmp_path: Path, bots: str) -> None:
    arguments = ["--games", "50", "--bots", bots, "--seed", "0", *SHORT]
    assert told(tmp_path, *arguments, "--jobs", "3") == told(tmp_path, *arguments)


def test_without_a_seed_luck_is_new_and_the_seed_is_told(tmp_path: Path) -> None:
    arguments = ["--games", "20", *SHORT]
    once, twice = told(tmp_path, *arguments), told(tmp_path, *arguments)
    assert once["seed"] != twice["seed"]
    assert 0 <= once["seed"] <= MASK
    assert told(tmp_path, *arguments, "--seed", str(once["seed"])) == once
    shown = run("simulate", "base", *arguments, folder=tmp_path, COLUMNS="300").stdout
    seed = shown.splitlines()[0].split("seed=")[1]
    again = run("simulate", "base", *arguments, "--seed", seed, folder=tmp_path, COLUMNS="300").stdout
    assert again.splitlines()[2:8] == shown.splitlines()[2:8]


def test_a_series_can_be_played_from_any_of_its_games(tmp_path: Path) -> None:
    arguments = ["--bots", f"{FIRST},random", "--seed", "6", *SHORT]
    whole = told(tmp_path, "--games", "9", *arguments)
    parts = [told(tmp_path, "--games", "4", *arguments), told(tmp_path, "--first", "4", "--games", "5", *arguments)]
    assert [part["numbers"] for part in parts] == [[[0, 3]], [[4, 8]]]
    for seat in (0, 1):
        for what in ("wins", "games"):
            assert sum(part["seats"][seat][what] for part in parts) == whole["seats"][seat][what]
    assert sum(part["actions"]["mean"] * part["games"] for part in parts) == pytest.approx(whole["actions"]["mean"] * 9)


def test_different_bots_change_seats_unless_told_otherwise(tmp_path: Path) -> None:
    arguments = ["--games", "40", "--bots", f"{FIRST},random", "--players", "2", "-o", "trade=no"]
    rotated = told(tmp_path, *arguments)
    fixed = told(tmp_path, *arguments, "--fixed")
    by_bot = {bot["bot"]: bot["wins"] for bot in rotated["bots"]}
    assert by_bot["random"] == 40  # who only rolls and passes never wins
    assert by_bot[FIRST] == 0
    assert [seat["wins"] for seat in rotated["seats"]] == [20, 20]
    assert [seat["wins"] for seat in fixed["seats"]] == [0, 40]


def test_a_bot_of_ones_own_is_found_in_the_folder_where_the_command_runs(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text("from tests.arena.players import First as Mine\n", "utf-8")
    script = tmp_path / "bin" / "kogge"
    script.parent.mkdir()
    script.write_text("from kogge.cli.app import main\n\nif __name__ == '__main__':\n    main()\n", "utf-8")
    arguments = ["simulate", "base", "--bots", "my_bots:Mine", "--games", "4", "--jobs", "2", *SHORT, "--json"]
    done = subprocess.run(
        [sys.executable, script, *arguments], cwd=tmp_path, env=environment(), capture_output=True, text=True
    )
    assert done.stderr == ""
    assert json.loads(done.stdout)["bots"][0]["bot"] == "my_bots:Mine"


def test_records_are_those_of_the_games_counted(tmp_path: Path) -> None:
    arguments = ["--games", "8", "--seed", "3", *SHORT]
    kept = told(tmp_path, *arguments, "--records", "games/kept", "--jobs", "2")
    assert kept == told(tmp_path, *arguments)
    lengths, turns = [], []
    for number in range(8):
        game = kogge.read_record((tmp_path / "games" / "kept" / f"{number:06}.record").read_text("utf-8"))
        assert game.seed == game_seed(3, number)
        assert game.is_over
        lengths.append(len(game))
        turns.append(game.read("turn")[0][0])
    assert kept["actions"]["mean"] == sum(lengths) / 8
    assert kept["turns"]["mean"] == sum(turns) / 8


def test_a_table_for_people(tmp_path: Path) -> None:
    arguments = ["--games", "12", "--bots", f"{FIRST},random", "--seed", "3", *SHORT]
    done = run("simulate", "base", *arguments, folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""  # no progress bar where nobody sees it grow
    for word in (
        "0 orange",
        "1 blue",
        "95% interval",
        "random",
        "turns",
        "actions",
        "12 games in",
        "games/s",
        "seed=3",
    ):
        assert word in done.stdout
    assert "without a winner" in done.stdout


def test_a_bar_shows_the_progress_in_a_terminal(tmp_path: Path) -> None:
    screen, theirs = pty.openpty()
    arguments = command("simulate", "base", "--games", "60", "--bots", f"{FIRST},random", *SHORT)
    with subprocess.Popen(
        arguments, cwd=tmp_path, env=environment(TERM="xterm"), stderr=theirs, stdout=subprocess.PIPE
    ) as process:
        os.close(theirs)
        shown = read_all(screen)
        assert process.stdout is not None
        result = process.stdout.read().decode()
    assert b"playing" in shown
    assert b"60/60" in shown
    assert "60 games in" in result
    assert "playing" not in result


def read_all(screen: int) -> bytes:
    """Everything that appears on a screen until its process ends."""
    shown = b""
    try:
        while piece := os.read(screen, 4096):
            shown += piece
    except OSError:  # how a closed terminal ends
        pass
    os.close(screen)
    return shown


def test_a_series_has_an_end(tmp_path: Path) -> None:
    done = run("simulate", "base", "--games", "9" * 30, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "kogge: a series has at most 1,000,000,000,000 games.\n"


def test_a_folder_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", "utf-8")
    done = run("simulate", "base", "--games", "2", "--records", "taken", *SHORT, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "kogge: taken can't be used: File exists.\n"


def test_it_runs_interpreted_with_the_same_results(tmp_path: Path) -> None:
    arguments = ["simulate", "base", "--json", "--games", "2", "--seed", "4", *SHORT]
    results = [json.loads(run(*arguments, folder=tmp_path, KOGGE_PURE=pure).stdout) for pure in ("0", "1")]
    for each in results:
        del each["seconds"], each["games_per_s"]
    assert results[0] == results[1]
