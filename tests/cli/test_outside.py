"""A package from outside, installed as any other: Kogge finds what it brings, and plays it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kogge
from kogge.games import catalogue
from kogge.games.registry import Registry, brought
from tests.cli.process import PLACES, run

OUTSIDE = Path(__file__).parents[1] / "outside"
INSTALL = "-m pip install --quiet --no-build-isolation --no-deps --no-index --no-warn-conflicts --target"


def installed(folder: Path) -> str:
    """Install the package into a folder, from a copy of its sources; the path on which it is found."""
    shutil.copytree(OUTSIDE, folder / "sources")
    place = folder / "installed"
    command = [sys.executable, *INSTALL.split(), str(place), str(folder / "sources")]
    subprocess.run(command, check=True, capture_output=True)
    return f"{place}:{PLACES[0]}"


def printed(folder: Path, path: str, *arguments: str, **more: str) -> str:
    done = run(*arguments, folder=folder, PYTHONPATH=path, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_scenario_of_an_installed_package_is_played_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = installed(tmp_path)
    games = json.loads(printed(tmp_path, path, "games", "--json", "--language", "de"))
    assert (games["scenarios"][-1]["name"], games["scenarios"][-1]["title"]) == ("mining", "The mines")
    series = "simulate", "mining", "--seed", "6", "--games", "2", "-o", "trade=no", "-o", "turn_limit=60"
    printed(tmp_path, path, *series, "--records", "compiled", "--jobs", "2")
    printed(tmp_path, path, *series, "--records", "pure", "--jobs", "1", KOGGE_PURE="1")
    assert told(tmp_path / "compiled") == told(tmp_path / "pure")
    text = "".join(told(tmp_path / "compiled").values())
    assert "scenario: mining" in text
    assert ": bribe_robber" in text
    watched = "play", "mining", "--terminal", "--people", "none", "--bots", "random", "--seed", "3", "--save-as", "one"
    assert "The game is over" in printed(
        tmp_path, path, *watched, "-o", "trade=no", "-o", "turn_limit=5", XDG_DATA_HOME="."
    )
    assert "mining" in printed(tmp_path, path, "stats", "one")
    assert_heard(tmp_path / "compiled", monkeypatch)


def assert_heard(records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its parts have heard and done something, and this process reads the records as well."""
    monkeypatch.syspath_prepend(str(records.parent / "installed"))
    monkeypatch.setattr(catalogue, "OUTSIDE", Registry(catalogue.SCENARIOS))
    brought.cache_clear()
    try:
        games = [kogge.read_record(text) for text in told(records).values()]
    finally:
        brought.cache_clear()
        sys.modules.pop("kogge_mining", None)
    assert all(sum(map(sum, game.read("flocks"))) > 8 for game in games)
    assert all(game.record() in told(records).values() for game in games)
    started = [next(event for event in game.events(None, 0) if event.kind == "started") for game in games]
    begun = [next(event for event in game.events(None, 0) if event.kind == "turn_began") for game in games]
    assert [one.seat for one in begun] == [((one.seat or 0) + 1) % 4 for one in started]


def told(folder: Path) -> dict[str, str]:
    """The records in a folder."""
    return {path.name: path.read_text("utf-8") for path in sorted(folder.iterdir())}
