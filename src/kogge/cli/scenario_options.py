"""The options of a scenario: as a user writes them, and as a program or a table shows them."""

from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from kogge.games import catalogue
from kogge.games.refusal import Refused
from kogge.games.scenario import Options, Scenario


def chosen(scenario: str, pairs: list[str], shortcuts: dict[str, str | None]) -> tuple[Scenario, Options]:
    """The scenario and the options that ``name=value`` pairs, and options with a switch of their own, ask for."""
    found = catalogue.find(scenario)
    texts = {name: value for name, value in shortcuts.items() if value is not None}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not name:
            raise Refused(f"an option is written name=value, for example players=3, not {pair!r}")
        if name in texts:
            raise Refused(f"the option {name} is given twice")
        texts[name] = value
    return found, found.read_choices(texts)


def names_in(text: str) -> list[str]:
    """The names in a list with commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused(f"names are parted by single commas, as in greedy,random, not {text!r}")
    return names


@dataclass(frozen=True)
class Choice:
    """What there is to choose in one option."""

    name: str
    kind: str
    choices: list[str | int]
    default: object


def choices(scenario: Scenario) -> list[Choice]:
    """All options of a scenario."""
    hints = get_type_hints(scenario.options)
    return [Choice(option.name, *kind(hints[option.name]), option.default) for option in fields(scenario.options)]


def kind(hint: Any) -> tuple[str, list[str | int]]:
    """What kind of value an option takes, and which, where they can be listed."""
    if get_origin(hint) is Literal:
        return "choice", list(get_args(hint))
    return {int: "number", bool: "yes or no", str: "word"}[hint], ["yes", "no"] if hint is bool else []


def shown(value: object) -> str:
    """A value as a user would write it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
