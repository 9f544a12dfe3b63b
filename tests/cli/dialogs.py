"""Everything that can be said in the dialog of any game, for tests."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import product
from typing import Literal, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kogge import texts
from kogge.engine.rules import Rules
from kogge.games import catalogue
from kogge.games.scenario import Scenario

FILES = ("dialog", "prompts", "choices", "help")


@cache
def all_rules() -> list[Rules]:
    """The rules of every scenario with every choice of its options."""
    return [rules for scenario in catalogue.SCENARIOS for rules in rules_of(scenario)]


def rules_of(scenario: Scenario) -> Iterator[Rules]:
    hints = get_type_hints(scenario.options)
    choices = []
    for option in fields(scenario.options):
        hint = hints[option.name]
        if get_origin(hint) is Literal:
            choices.append([(option.name, value) for value in get_args(hint)])
        elif hint is bool:
            choices.append([(option.name, value) for value in (True, False)])
    for chosen in product(*choices):
        yield scenario.rules(scenario.choose(**dict(chosen)))


def messages(language: str, *names: str) -> dict[str, ast.Message]:
    """The messages in files of the dialog, by name."""
    found: dict[str, ast.Message] = {}
    for name in names or FILES:
        parsed = FluentParser().parse(texts.sources(language)[f"{name}.ftl"])
        assert not any(isinstance(entry, ast.Junk) for entry in parsed.body), name
        found |= {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}
    return found


def patterns(language: str, *names: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and every variant, by the name with which it is said."""
    for name, message in messages(language, *names).items():
        if message.value is not None:
            yield name, message.value
        for attribute in message.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


class Variables(Visitor):
    """The variables of a pattern: those that are told, and those by which something is only selected."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.told: set[str] = set()
        self.selecting: set[str] = set()
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selecting.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.told.add(node.id.name)
