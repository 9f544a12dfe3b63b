"""``kogge rules``: rules by id, by words, in a language, for programs."""

import json

from typer.testing import CliRunner

from kogge.cli.app import app
from kogge.rulebook import rules


def said(*words: str) -> str:
    result = CliRunner().invoke(app, ["rules", *words], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return result.output


def test_all_rules_of_a_game_are_listed_with_their_ids() -> None:
    told = said("europe-short")
    assert all(rule.id in told for rule in rules("europe-short"))


def test_one_rule_is_shown_by_its_id() -> None:
    assert " ".join(said("base", "b-12").split()) == "B-12 The robber starts on the desert."


def test_words_choose_rules_in_the_language_that_is_read() -> None:
    told = json.loads(said("base", "ladrón", "desierto", "--language", "es", "--json"))
    assert [row["id"] for row in told] == ["B-12", "B-32"]
    assert told[0]["text"] == rules("base")["B-12"].text("es")
