"""The options of a scenario, as a user writes them."""

from dataclasses import fields
from pathlib import Path

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
    options = found.read_choices(from_files(found, texts))
    found.rules(options)  # choices that do not fit together are refused here, and not by every process of a simulation
    return found, options


def from_files(scenario: Scenario, texts: dict[str, str]) -> dict[str, str]:
    """The choices, with the text of the file for each that names one: ``--board mine.toml``."""
    readers, defaults = scenario.readers(), {option.name: option.default for option in fields(scenario.options)}
    return {
        name: text if name not in readers or text == defaults[name] or "\n" in text else readers[name](Path(text))
        for name, text in texts.items()
    }


def names_in(text: str) -> list[str]:
    """The names in a list with commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused(f"names are parted by single commas, as in greedy,random, not {text!r}")
    return names
