"""``kogge simulate --each``: every game for a program."""

import json
from pathlib import Path
from typing import Any

import pytest

import kogge
from kogge.arena.series import bot_seed, game_seed
from tests.cli.process import run

SHORT = ["-o", "turn_limit=60", "-o", "trade=no", "--players", "3"]
LAST = "tests.arena.players:Last"


def each(folder: Path, *arguments: str, code: int = 0) -> tuple[list[dict[str, Any]], str]:
    """The lines, and what is said beside them."""
    done = run("simulate", "base", "--each", "--seed", "4", *SHORT, *arguments, folder=folder)
    assert done.returncode == code, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


@pytest.mark.parametrize("bots", ["random", f"{LAST},random,random"])
def test_each_game_is_a_line(tmp_path: Path, bots: str) -> None:
    lines, _ = each(tmp_path, "-n", "12", "--bots", bots)
    run("simulate", "base", "--seed", "4", *SHORT, "-n", "12", "--bots", bots, "--records", "games", folder=tmp_path)
    for number, line in enumerate(lines):
        game = kogge.read_record((tmp_path / "games" / f"{number:06}.record").read_text("utf-8"))
        assert line == {
            "number": number,
            "seed": game_seed(4, number),
            "bots": [game.sitters[seat].bot for seat in range(3)],
            "winners": game.winners,
            "points": [points for (points,) in game.read("points")],
            "turns": game.read("turn")[0][0],
            "actions": len(game),
        }
    assert len(lines) == 12


@pytest.mark.parametrize("bots", ["random", f"{LAST},random,random"])
def test_lines_are_in_the_order_of_the_games_with_any_number_of_jobs(tmp_path: Path, bots: str) -> None:
    arguments = ["-n", "70", "--first", "5", "--bots", bots]
    lines, shown = each(tmp_path, *arguments, "--jobs", "3")
    assert [line["number"] for line in lines] == list(range(5, 75))
    assert (lines, "70 games in " in shown) == (each(tmp_path, *arguments)[0], True)


def test_the_tables_make_room_for_the_lines(tmp_path: Path) -> None:
    lines, shown = each(tmp_path, "-n", "2")
    assert len(lines) == 2
    assert "95% interval" in shown


def test_a_program_can_have_both(tmp_path: Path) -> None:
    (*lines, last), shown = each(tmp_path, "-n", "8", "--json")
    assert shown == ""
    summary = last["summary"]
    assert summary["games"] == len(lines) == 8
    assert [seat["wins"] for seat in summary["seats"]] == [
        sum(seat in line["winners"] for line in lines) for seat in range(3)
    ]
    assert summary["actions"]["mean"] == sum(line["actions"] for line in lines) / 8


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_all_that_is_counted_has_a_line_also_when_a_bot_fails(tmp_path: Path, jobs: str) -> None:
    bots = "tests.arena.players:Stumbles,random,random"
    (*lines, last), shown = each(tmp_path, "-n", "40", "--bots", bots, "--jobs", jobs, "--json", code=1)
    stumble = min(number for number in range(40) if bot_seed(4, number, -number % 3) % 2)
    assert f"game {stumble} was broken off" in shown
    numbers = [line["number"] for line in lines]
    assert numbers == sorted(set(numbers))
    assert numbers[:stumble] == list(range(stumble))
    assert stumble not in numbers
    runs = last["summary"]["numbers"]
    assert numbers == [number for first, final in runs for number in range(first, final + 1)]
