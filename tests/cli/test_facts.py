"""``kogge facts``: what never changes in a game, for people and for programs."""

import json
from pathlib import Path

import pytest

import kogge
from kogge.cli.facts import rows
from tests.cli.process import run, run_afresh


def test_facts_can_be_read_by_people(tmp_path: Path) -> None:
    said = run_afresh("facts", "base", folder=tmp_path)
    for part in ("10 points", "build_road", "costs 1 wood, 1 brick", "15 roads, 5 settlements, 4 cities", "4:1"):
        assert part in said.stdout, part


def test_facts_can_be_read_by_a_program(tmp_path: Path) -> None:
    said = json.loads(run("facts", "europe", "--players", "3", "--json", folder=tmp_path).stdout)
    assert (said["scenario"], said["options"]["players"]) == ("europe", 3)
    assert said["facts"] == kogge.start("europe", players=3).facts.to_dict()


def test_facts_depend_on_what_is_chosen(tmp_path: Path) -> None:
    three, four = (run("facts", "europe-short", "--players", n, folder=tmp_path).stdout for n in ("3", "4"))
    assert "6 goods" in three
    assert "5 goods" in four


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_only_what_a_game_has_is_told(scenario: str) -> None:
    found = dict(rows(kogge.start(scenario).facts))
    assert all(found.values())
    assert ("gold" in found) is (scenario != "base")
    assert ("harbours" in found) is (scenario == "base")
    assert ("missions" in found) is (scenario not in ("base", "land-ho", "europe", "europe-short"))
