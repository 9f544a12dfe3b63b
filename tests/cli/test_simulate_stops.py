"""``kogge simulate`` that is interrupted, or in which something fails: what is done is reported."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import kogge
from kogge.arena.series import game_seed
from tests.arena.players import FIRST_STUMBLE, SEED
from tests.cli.process import PATIENCE, command, environment, run

SHORT = ["-o", "turn_limit=30", "-o", "trade=no", "--players", "2"]


def stumbling(bot: str, *more: str) -> list[str]:
    """30 games in which this bot does something strange."""
    bots = ["--bots", f"tests.arena.players:{bot},random", "--seed", str(SEED)]
    return ["simulate", "base", "-n", "30", *bots, *SHORT, *more]


def figures(results: dict[str, Any]) -> dict[str, Any]:
    """What was counted, without what else is told."""
    others = ("seconds", "games_per_s", "asked", "stopped", "failure")
    return {key: value for key, value in results.items() if key not in others}


# Failures


@pytest.mark.parametrize("folder", [".", "games"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_is_reported_with_the_record(tmp_path: Path, folder: str, jobs: str) -> None:
    records = [] if folder == "." else ["--records", folder]
    done = run(*stumbling("Stumbles", "--jobs", jobs, *records), folder=tmp_path)
    assert done.returncode == 1
    assert f"kogge: game {FIRST_STUMBLE} was broken off: the bot Stumbles in seat " in done.stderr
    assert "raised ZeroDivisionError: nothing to divide (players.py, line " in done.stderr
    (kept,) = tmp_path.joinpath(folder).glob("kogge-failure-*.record")
    assert kept.name in done.stderr
    game = kogge.read_record(kept.read_text("utf-8"))
    assert game.seed == game_seed(SEED, FIRST_STUMBLE)
    assert not game.is_over
    assert sorted(sitter.bot for sitter in game.sitters.values()) == ["random", "tests.arena.players:Stumbles"]
    assert " of 30 games in " in done.stdout


@pytest.mark.parametrize(
    ("bot", "jobs", "why"),
    [
        ("Quits", "1", "raised SystemExit: enough"),
        ("Quits", "2", "raised SystemExit: enough"),
        ("Interrupts", "1", "raised KeyboardInterrupt"),
        ("Interrupts", "2", "raised KeyboardInterrupt"),
        ("Despairs", "1", "raised Wordless"),
        ("Exits", "2", "ended with exit code 3 when the bot tests.arena.players:Exits in seat"),
        ("Dies", "2", "was ended by SIGKILL (perhaps memory ran out) when the bot"),
    ],
)
def test_whatever_a_bot_does_what_is_done_is_reported(tmp_path: Path, bot: str, jobs: str, why: str) -> None:
    done = run(*stumbling(bot, "--jobs", jobs, "--json"), folder=tmp_path)
    assert done.returncode == 1
    results = json.loads(done.stdout)
    (kept,) = tmp_path.glob("kogge-failure-*.record")
    assert why in results["failure"].pop("reason")
    assert results["failure"] == {
        "first": FIRST_STUMBLE,
        "last": FIRST_STUMBLE,
        "seed": game_seed(SEED, FIRST_STUMBLE),
        "record": kept.name,
    }
    assert results["stopped"].startswith(f"game {FIRST_STUMBLE} was broken off: ")
    assert results["asked"] == 30
    assert FIRST_STUMBLE <= results["games"] < 30
    assert results["numbers"][0] == [0, FIRST_STUMBLE - 1]
    assert len(kogge.read_record(kept.read_text("utf-8"))) >= 3
    assert "Traceback" not in done.stderr


def test_what_was_done_before_a_failure_is_what_those_games_bring(tmp_path: Path) -> None:
    stopped = json.loads(run(*stumbling("Stumbles", "--json"), folder=tmp_path).stdout)
    alone = json.loads(run(*stumbling("Stumbles", "--json", "-n", str(FIRST_STUMBLE)), folder=tmp_path).stdout)
    assert figures(stopped) == figures(alone)


def test_a_game_that_failed_can_be_played_again_alone(tmp_path: Path) -> None:
    advice = run(*stumbling("Stumbles"), folder=tmp_path).stderr.splitlines()[-1]
    found = re.search(r"give the same command with (--seed \d+ --first \d+ --games 1)$", advice)
    assert found is not None
    done = run(*stumbling("Stumbles", *found[1].split()), folder=tmp_path)
    assert done.returncode == 1
    assert f"game {FIRST_STUMBLE} was broken off" in done.stderr
    assert "0 of 1 game in " in done.stdout
    once, again = (path.read_text("utf-8") for path in sorted(tmp_path.glob("kogge-failure-*.record")))
    assert once == again


def test_the_longest_seed_names_a_file_as_well(tmp_path: Path) -> None:
    done = run(*stumbling("Stumbles", "--seed", "1" + "0" * 500), folder=tmp_path)
    assert done.returncode == 1
    (kept,) = tmp_path.glob("kogge-failure-base-*.record")
    assert kept.name in done.stderr


# Interruptions


@pytest.mark.parametrize("bot", ["PressesKeys", "Complains"])
def test_ctrl_c_reports_what_is_done(tmp_path: Path, bot: str) -> None:
    done = run(*stumbling(bot, "--json"), folder=tmp_path)
    assert done.returncode == 130
    assert done.stderr == f"kogge: interrupted after {FIRST_STUMBLE} of 30 games.\n"
    results = json.loads(done.stdout)
    assert results["stopped"] == f"interrupted after {FIRST_STUMBLE} of 30 games"
    alone = json.loads(run(*stumbling(bot, "--json", "-n", str(FIRST_STUMBLE)), folder=tmp_path).stdout)
    assert figures(results) == figures(alone)
    assert list(tmp_path.glob("*.record")) == []


def test_the_request_to_end_reports_what_several_processes_have_done(tmp_path: Path) -> None:
    done = run(*stumbling("CallsForTheEnd", "--jobs", "2"), folder=tmp_path)
    assert done.returncode == 143
    told = re.fullmatch(r"kogge: interrupted after (\d+) of 30 games\.\n", done.stderr)
    assert told is not None
    assert FIRST_STUMBLE - 1 <= int(told[1]) < 30  # the other process may still be at an earlier game
    assert f"{told[1]} of 30 games in " in done.stdout
    assert "95% interval" in done.stdout


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_signals_to_all_its_processes_end_it_cleanly(
    tmp_path: Path, jobs: str, number: signal.Signals, code: int
) -> None:
    arguments = command("simulate", "base", "--games", "10000000", "--jobs", jobs, "--records", "games", "--json")
    with subprocess.Popen(
        arguments,
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_until(lambda: len(list(tmp_path.glob("games/*.record"))) > 30)  # so that some are counted for certain
        os.killpg(process.pid, number)  # as a terminal does with Ctrl-C
        shown, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    results = json.loads(shown)
    counted = [number for first, last in results["numbers"] for number in range(first, last + 1)]
    assert results["games"] == len(counted) > 0
    kept = sorted(int(path.stem) for path in tmp_path.glob("games/*.record"))
    assert kept == counted if jobs == "1" else set(kept) >= set(counted)
    assert errors == f"kogge: interrupted after {len(counted):,} of 10,000,000 games.\n"
    wait_until(lambda: not anybody_in(process.pid))


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something, but not for ever."""
    end = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < end
        sleep(0.05)


def anybody_in(group: int) -> bool:
    """Is a process of this group alive?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_interruption_before_the_first_game_is_done_shows_no_tables(tmp_path: Path) -> None:
    done = run(*stumbling("PressesKeys", "--first", str(FIRST_STUMBLE)), folder=tmp_path)
    assert done.returncode == 130
    assert "0 of 30 games in " in done.stdout
    assert "95% interval" not in done.stdout
    nothing = json.loads(
        run(*stumbling("PressesKeys", "--first", str(FIRST_STUMBLE), "--json"), folder=tmp_path).stdout
    )
    assert (nothing["games"], nothing["numbers"], nothing["turns"]) == (0, [], None)


# Files


def test_older_records_are_not_written_over(tmp_path: Path) -> None:
    arguments = ["simulate", "base", *SHORT, "--records", "games"]
    assert run(*arguments, "--games", "3", "--seed", "1", folder=tmp_path).returncode == 0
    older = {path: path.read_text("utf-8") for path in tmp_path.glob("games/*.record")}
    refused = run(*arguments, "--games", "2", "--seed", "2", folder=tmp_path)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr == (
        "kogge: games/000000.record and 1 more exist already; choose another folder for the records, "
        "or write over them with --overwrite.\n"
    )
    assert {path: path.read_text("utf-8") for path in tmp_path.glob("games/*.record")} == older
    assert run(*arguments, "--first", "3", "--games", "2", folder=tmp_path).returncode == 0
    assert run(*arguments, "--games", "2", "--seed", "2", "--overwrite", folder=tmp_path).returncode == 0
    seeds = [kogge.read_record(path.read_text("utf-8")).seed for path in sorted(older)]
    assert seeds == [game_seed(2, 0), game_seed(2, 1), game_seed(1, 2)]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_record_that_can_not_be_written_ends_it_with_what_is_done(tmp_path: Path, jobs: str) -> None:
    taken = tmp_path / "games" / "000004.record"
    taken.mkdir(parents=True)  # a folder lies where a record belongs
    arguments = ["--games", "9", "--jobs", jobs, "--records", "games", "--overwrite", "--json"]
    done = run("simulate", "base", *SHORT, *arguments, folder=tmp_path)
    assert done.returncode == 1
    results = json.loads(done.stdout)
    assert results["failure"] is None
    assert results["numbers"] == [[0, 3]] if jobs == "1" else 3 <= results["games"] < 9
    sentence = f"games/000004.record can't be written: it is a folder, not a file; stopped after {results['games']}"
    assert done.stderr == f"kogge: {sentence} of 9 games.\n"
    assert results["stopped"] == f"{sentence} of 9 games"


def test_where_there_is_no_room_for_the_results_they_are_shown_where_there_is(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        for more in (["--json"], [], ["--each"], ["--each", "--json", "--jobs", "2"]):
            done = subprocess.run(
                command("simulate", "base", "--games", "3", *SHORT, *more),
                cwd=tmp_path,
                env=environment(),
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
            )
            assert done.returncode == 1
            assert "95% interval" in done.stderr
            assert "kogge: standard output can't be written: No space left on device" in done.stderr
            assert "Traceback" not in done.stderr
            assert "Exception ignored" not in done.stderr


def test_a_failure_that_can_not_be_kept_says_so(tmp_path: Path) -> None:
    done = run(*stumbling("BurnsBooks", "--records", "games"), folder=tmp_path)
    assert done.returncode == 1
    assert f"game {FIRST_STUMBLE} was broken off: the bot BurnsBooks" in done.stderr
    name = f"games/kogge-failure-base-{SEED}-{FIRST_STUMBLE:06}.record"
    assert f"The game up to there is not kept: {name} can't be written: No such file or directory.\n" in done.stderr
    assert f"{FIRST_STUMBLE} of 30 games in " in done.stdout
