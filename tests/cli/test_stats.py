"""One game in tables."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kogge
from kogge.cli.app import app
from kogge.cli.stats import COLUMNS, chosen

RECORDS = Path(__file__).parents[1] / "recorded"
GAMES = ("base_four_trade", "explorers-pirates_4_players_1", "europe_4_players")


def stats(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["stats", *arguments], env={"COLUMNS": "140"})
    assert done.exit_code == 0, done.output
    return done.stdout


def row(told: str, table: str, name: str) -> list[str]:
    """The cells of a row in the table with this title."""
    [lines] = [part.split("\n") for part in told.split("\n\n") if part.startswith(table)]
    [found] = [line for line in lines if line.startswith(f"{name} ")]
    return re.split(r"\s{2,}", found.strip())[1:]


@pytest.mark.parametrize("name", GAMES)
def test_tables_show_what_was_counted(name: str) -> None:
    file = RECORDS / f"{name}.record"
    told, counted = stats(str(file)), kogge.statistics(kogge.read_record(file.read_text("utf-8")))
    assert told.startswith(f"{counted.scenario}  seed={counted.seed}  {counted.turns} turns, ")
    for one in counted.seats:
        assert row(told, "points", one.color)[-1] == str(one.points)
        assert row(told, "after turn", one.color)[-1] == str(one.points)
        in_all, expected, _ = row(told, "production", one.color)[-3:]
        assert in_all == str(one.total("gained", "production"))
        assert expected == f"{sum(one.expected_production.values()):.1f}"
    for total, times in counted.rolls.items():
        assert row(told, "rolled", str(total))[:2] == [str(times), f"{counted.expected[total]:.1f}"]
    given = [one.total("given", "building") for one in counted.seats]
    assert row(told, "goods got and given", "building") == [f"-{n}" if n else "-" for n in given]


def test_a_program_gets_all_of_it() -> None:
    file = RECORDS / "base_example.record"
    told = json.loads(stats(str(file), "--json"))
    assert told == json.loads(json.dumps(kogge.statistics(kogge.read_record(file.read_text("utf-8"))).to_dict()))


def test_secrets_of_a_game_that_goes_on_are_named_as_such(tmp_path: Path) -> None:
    game = kogge.start("base", seed=3)
    game.play_out(600)
    assert not game.is_over
    (tmp_path / "half.record").write_text(game.record(), "utf-8")
    (tmp_path / "whole.record").write_text((RECORDS / "base_four_trade.record").read_text("utf-8"), "utf-8")
    assert "not over yet" in stats(str(tmp_path / "half.record"))
    assert "is counted as unknown" in stats(str(tmp_path / "half.record"))
    assert "won by red" in stats(str(tmp_path / "whole.record"))
    assert "unknown" not in stats(str(tmp_path / "whole.record"))


def test_the_last_game_that_was_played_is_counted() -> None:
    CliRunner().invoke(app, ["play", "--seed", "1", "--names", "Ana"], input="roll\nquit\n")
    for arguments in ([], ["last"], ["1"]):
        assert row(stats(*arguments), "points", "orange (Ana)")[-1] == "2"


def test_a_game_that_has_not_begun_has_no_figures_yet(tmp_path: Path) -> None:
    (tmp_path / "new.record").write_text(kogge.start("europe").record(), "utf-8")
    told = stats(str(tmp_path / "new.record"))
    assert "0 turns, 0 actions, not over yet" in told
    assert "rolled" not in told


@pytest.mark.parametrize("turns", [1, 9, 10, 11, 500])
def test_of_many_turns_some_are_shown_with_the_first_and_the_last(turns: int) -> None:
    shown = chosen(range(turns))
    assert len(shown) == min(turns, COLUMNS)
    assert (shown[0], shown[-1]) == (0, turns - 1)
    assert shown == sorted(set(shown))
