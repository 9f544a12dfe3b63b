"""What can be played: all scenarios with their options, and the bots, for people and for programs."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from typing import Any, Literal, get_args, get_origin, get_type_hints

from kogge import bots
from kogge.build import COMPILED, status
from kogge.games import catalogue
from kogge.games.facts import facts_of
from kogge.games.scenario import Options, Scenario
from kogge.texts import Texts

NEW_LINE = "\n"


@dataclass(frozen=True)
class OptionChoice:
    """What there is to choose in one option."""

    name: str
    kind: str
    choices: list[str | int]
    default: object


def choices(scenario: Scenario) -> list[OptionChoice]:
    """All options of a scenario."""
    hints = get_type_hints(scenario.options)
    special = dict.fromkeys(scenario.readers(), "file") | {"colors": "colors"}
    usual = scenario.choose()
    return [
        OptionChoice(name, *((special[name], []) if name in special else kind(hints[name])), getattr(usual, name))
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


def listing(texts: Texts) -> dict[str, Any]:
    """All scenarios with their options, the bots and the state of the engine, for programs."""
    every = catalogue.every()
    scenarios = [
        {
            "name": scenario.name,
            "title": scenario.title_in(texts.language),
            "summary": scenario.summary_in(texts.language),
            "minutes": scenario.minutes or None,
            "note": note(scenario, texts),
            "rulebook": scenario.rulebook,
            "players": players(scenario),
            "colors": list(scenario.options.palette.colors),
            "options": [asdict(choice) for choice in choices(scenario)],
        }
        for scenario in every
    ]
    options = {name: {"text": text, "choices": words} for name, (text, words) in explained(every, texts).items()}
    return {
        "scenarios": scenarios,
        "bots": bots.names(),
        "engine": status(),
        "compiled": COMPILED,
        "language": texts.language,
        "texts": {"options": options, "bots": bots_told(texts)},
    }


def note(scenario: Scenario, texts: Texts) -> str:
    """What a player must know of its board, if there is something."""
    return facts_of(scenario.rules(scenario.choose())).chart.note.get(texts.language, "")


def players(scenario: Scenario) -> list[str | int]:
    """How many can play."""
    return next(choice.choices for choice in choices(scenario) if choice.name == "players")


def bots_told(texts: Texts) -> dict[str, str]:
    """What each bot does."""
    return {name: texts.say(f"bot-{name}") for name in bots.names()}
