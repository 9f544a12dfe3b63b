"""``kogge fields``: what a view shows, as a table and as a schema."""

import json

import pytest
from typer.testing import CliRunner

import kogge
from kogge.cli.app import app
from kogge.views import shown_fields


def told(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["fields", *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_field_of_a_view_has_a_row(scenario: str) -> None:
    lines = told(scenario).splitlines()
    names = [line.split()[0] for line in lines[1:] if not line.startswith(" ")]
    assert names == shown_fields(kogge.start(scenario).rules)


def test_a_row_tells_size_contents_meaning_and_secrecy() -> None:
    (row,) = [line for line in told("base", "--players", "3").splitlines() if line.startswith("hand ")]
    assert row.split("  ")[0] == "hand"
    assert [part.strip() for part in row.split("  ") if part.strip()][1:] == [
        "3 seats, 5 resources",
        "0 to 19",
        "resource cards in hand; the owner's secret",
    ]


def test_for_programs_it_is_the_schema() -> None:
    assert json.loads(told("fish", "-o", "trade=no", "--json")) == kogge.view_schema("fish", trade=False)
