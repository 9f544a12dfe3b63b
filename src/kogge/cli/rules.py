"""``kogge rules``: the rules of a game one by one, or those that speak of something."""

import json
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from kogge.games.refusal import Refused, written
from kogge.games.scenario import Scenario
from kogge.rulebook import Rule, book_of
from kogge.texts import Texts


def found(scenario: Scenario, words: Sequence[str], language: str) -> list[Rule]:
    """The rules with all of these words; one by its id alone."""
    book = book_of(scenario)
    if len(words) == 1 and words[0] in book:
        return [book[words[0]]]
    chosen = book.search(*words, language=language)
    if not chosen:
        raise Refused.of("no_rule_speaks", scenario=scenario.name, words=written(" ".join(words)))
    return chosen


def as_json(chosen: Sequence[Rule], language: str) -> str:
    """The rules for a program."""
    return json.dumps([{"id": rule.id, "text": rule.text(language)} for rule in chosen], indent=2, ensure_ascii=False)


def listed(chosen: Sequence[Rule], texts: Texts) -> Table:
    """The rules, a row each."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for rule in chosen:
        table.add_row(Text(rule.id, "cyan"), Text(rule.said(texts)))
    return table
