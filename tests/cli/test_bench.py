"""``kogge bench``, and its comparison with a reference."""

import json
import re
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import kogge
from kogge.arena.hindsight import LONG, long_game
from kogge.arena.speed import fastest, one_round, with_trade
from kogge.arena.trips import positions
from tests.cli.process import environment, run

TOOL = Path(__file__).parents[2] / "tools" / "bench_ratio.py"
KEYS = {
    *("won", "scenario", "players", "games_per_cpu_s", "actions_per_cpu_s", "copy_us", "copy_into_us", "compiled"),
    *("journeys", "going_back"),
}


def test_a_program_can_read_the_figures(tmp_path: Path) -> None:
    done = run("bench", "--json", "--seconds", "0.05", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [row["scenario"] for row in told] == kogge.scenarios()
    for row in told:
        assert row.keys() >= KEYS
        assert row["players"] == 4
        assert row["compiled"] is kogge.COMPILED
        assert row["actions_per_cpu_s"]["median"] > row["games_per_cpu_s"]["median"] > 0
        assert 0 <= row["won"] <= 1
        for name in ("games_per_cpu_s", "actions_per_cpu_s", "copy_us", "copy_into_us", "two_threads"):
            assert 0 <= row[name]["low"] <= row[name]["median"] <= row[name]["high"]
        back = row["going_back"]
        assert back["actions"] > 3000
        for name in ("events_ms", "changes_ms", "undo_ms"):
            assert 0 <= back[name]["low"] <= back[name]["median"] <= back[name]["high"]


def test_journeys_are_measured_wherever_pieces_travel(tmp_path: Path) -> None:
    told = json.loads(run("bench", "base", "fish", "--json", "--seconds", "0.05", folder=tmp_path).stdout)
    base, fish = (row["journeys"] for row in told)
    assert base is None
    assert fish["positions"] > 0
    assert fish["games"] > 0
    assert 0 < fish["median_ms"] <= fish["most_ms"] <= fish["worst_ms"]


def test_positions_for_journeys_are_those_in_which_a_piece_may_travel() -> None:
    scenario, options = kogge.load("europe-short")
    rules = scenario.rules(options)
    found = [s.copy() for s in islice(positions(rules, 1), 30)]
    assert all(any(rules.act_of(action).is_step for action in rules.actions(s)) for s in found)
    assert len({s.key() for s in found}) == 30


def test_going_back_is_measured_after_a_long_game_or_the_longest_there_is() -> None:
    scenario, options = kogge.load("base", players=2)
    assert len(long_game(scenario, options)) == LONG + 1
    scenario, options = kogge.load("base", players=2, turn_limit=1)
    assert 0 < len(long_game(scenario, options)) <= LONG


def test_games_with_trade_are_measured_too(tmp_path: Path) -> None:
    arguments = ["base", "--json", "--seconds", "0.1", "--players", "3", "--no-threads"]
    (row,) = json.loads(run("bench", *arguments, folder=tmp_path).stdout)
    assert row["players"] == 3
    assert row["two_threads"] is None
    pace = row["with_trade"]
    assert pace["actions_per_cpu_s"]["median"] > pace["games_per_cpu_s"]["median"] > 0


def test_games_that_nobody_wins_are_told_from_those_that_end() -> None:
    scenario, options = kogge.load("base", players=2, turn_limit=1)
    assert one_round(scenario.rules(options), games=5).won == 0
    scenario, options = kogge.load("base", players=2, turn_limit=0)
    assert one_round(scenario.rules(options), games=5).won == 1


def test_trade_between_players_makes_games_longer() -> None:
    scenario, _ = kogge.load("base")
    without = fastest(scenario, 3)
    trading = with_trade(scenario, without)
    assert trading is not None
    plain, long = (one_round(scenario.rules(options), games=3) for options in (without, trading))
    assert long.actions_per_cpu_s / long.games_per_cpu_s > 3 * plain.actions_per_cpu_s / plain.games_per_cpu_s


def test_a_table_for_people(tmp_path: Path) -> None:
    done = run("bench", "base", "--seconds", "0.02", folder=tmp_path)
    assert done.returncode == 0
    for word in (
        "games/CPU-s",
        "actions/CPU-s",
        "with player trades",
        "two threads",
        "into another",
        "back, CPU-ms",
        kogge.status()[:8],
    ):
        assert word in done.stdout


def compared(folder: Path, source: str | None) -> str:
    """What the comparison says beside a reference with this source."""
    reference = folder / "reference.c"
    if source is not None:
        reference.write_text(source, "utf-8")
    done = subprocess.run(
        [sys.executable, TOOL, "--rounds", "2", "--seconds", "0.05"],
        cwd=folder,
        env=environment(KOGGE_REFERENCE=str(reference)),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.skipif(shutil.which("cc") is None, reason="the reference is a C program")
def test_the_ratio_is_that_of_the_median_round(tmp_path: Path) -> None:
    source = (
        '#include <stdio.h>\nint main(void) { puts("C 9 games/s(wall) 5000 games/s(cpu) 7 act/s(wall)"); return 0; }\n'
    )
    told = compared(tmp_path, source)
    rounds = [float(found.replace(",", "")) for found in re.findall(r"round \d +kogge +([\d,]+) games", told)]
    assert len(rounds) == 2
    ratio = re.search(r"ratio ([\d.]+) in the median round, ([\d.]+) to ([\d.]+) in all", told)
    assert ratio is not None
    expected = [sum(rounds) / 2, min(rounds), max(rounds)]
    assert [float(found) for found in ratio.groups()] == pytest.approx([n / 5000 for n in expected], abs=0.001)
    assert "reference    5,000 games/s(cpu)" in told


@pytest.mark.parametrize("source", [None, "this is not C"])
def test_without_a_reference_our_own_figures_remain(tmp_path: Path, source: str | None) -> None:
    told = compared(tmp_path, source)
    assert "no comparison: " in told
    assert re.search(r"kogge without player trades: [\d,]+ games/s\(cpu\)", told)
    assert re.search(r"kogge with player trades: [\d,]+ games/s\(cpu\)", told)
