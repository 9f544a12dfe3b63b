"""The options of a scenario: as a user writes them, and as a program or a table shows them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from kogge.games import catalogue
from kogge.games.refusal import Refused
from kogge.games.scenario import Options, Scenario
from kogge.texts import Texts


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


NEW_LINE = "\n"


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
    special = dict.fromkeys(scenario.readers(), "file") | {"colors": "colors"}
    usual = scenario.choose()
    return [
        Choice(name, *((special[name], []) if name in special else kind(hints[name])), getattr(usual, name))
        for name in [option.name for option in fields(scenario.options)]
    ]


def kind(hint: Any) -> tuple[str, list[str | int]]:
    """What kind of value an option takes, and which, where they can be listed."""
    if get_origin(hint) is Literal:
        return "choice", list(get_args(hint))
    return {int: "number", bool: "yes or no", str: "word"}[hint], ["yes", "no"] if hint is bool else []


def explained(scenarios: Sequence[Scenario], texts: Texts) -> dict[str, tuple[str, dict[str, str]]]:
    """What each option is for, and what each of its words chooses; options of the same name are the same one."""
    told: dict[str, tuple[str, dict[str, str]]] = {}
    for choice in [choice for scenario in scenarios for choice in choices(scenario)]:
        message = f"option-{choice.name}"
        text, words = told.setdefault(choice.name, (texts.say(message) if texts.knows(message) else "", {}))
        typed = map(shown, [*choice.choices, choice.default])
        words |= {word: texts.say(f"{message}-{word}") for word in typed if texts.knows(f"{message}-{word}")}
        told[choice.name] = text, words
    return told


def shown(value: object) -> str:
    """A value as a user would write it; of a text of many lines only how long it is, and a mark to know it by."""
    if isinstance(value, bool):
        return ("no", "yes")[value]
    if isinstance(value, str) and "\n" in value:
        return f"text of {value.count(NEW_LINE) + 1} lines ({sha256(value.encode()).hexdigest()[:8]})"
    return str(value)


def told(options: Options) -> dict[str, object]:
    """All options as plain values, long texts in short."""
    return {name: shown(value) if isinstance(value, str) else value for name, value in asdict(options).items()}
