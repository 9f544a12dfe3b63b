"""Everything that can be said in the dialog of any game, for tests."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import product
from typing import Literal, get_args, get_origin, get_type_hints

from kogge.engine.rules import Rules
from kogge.games import catalogue
from kogge.games.scenario import Scenario

FILES = ("dialog", "prompts", "choices", "help")  # with all that is said there


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
