"""``kogge games``: what can be played."""

import json
from collections.abc import Mapping

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import kogge
from kogge.cli.sentences import complain
from kogge.games import catalogue
from kogge.games.scenario import Scenario
from kogge.listing import OptionChoice, bots_told, choices, explained, listing, note, shown
from kogge.texts import Texts


def as_json(texts: Texts) -> str:
    """The listing for programs."""
    return json.dumps(listing(texts), indent=2, ensure_ascii=False)


def complain_of_packages(language: str) -> None:
    """Say which installed packages bring what can't be played; all others are listed."""
    for fault in catalogue.faults():
        complain(fault.text(language))


def options_told(texts: Texts) -> dict[str, str]:
    """What each option is for, and below it what its words choose."""
    told: dict[str, str] = {}
    for name, (text, words) in explained(catalogue.every(), texts).items():
        told |= {name: text} if text else {}  # a package from outside has no texts
        told |= {f"  {name}={word}": chosen for word, chosen in words.items()}
    return told


def show(console: Console, texts: Texts) -> None:
    """All scenarios with their options, the bots and the state of the engine, for people."""
    for scenario in catalogue.every():
        title = scenario.title_in(texts.language)
        console.print(Text.assemble((scenario.name, "bold cyan"), "  ", (title, "bold")))
        console.print(Padding(Text(summary(scenario, texts)), (0, 0, 1, 2)))
        if told := note(scenario, texts):
            console.print(Padding(Text(told, "yellow"), (0, 0, 1, 2)))
        console.print(Padding(options_table(scenario, texts), (0, 0, 1, 2)))
    console.print(Text(texts.say("games-options"), "bold"))
    console.print(Padding(explanations(options_told(texts)), (0, 0, 1, 2)))
    console.print(Text(texts.say("games-bots"), "bold"))
    console.print(Padding(explanations(bots_told(texts)), (0, 0, 1, 2)))
    engine = (kogge.status(), "green" if kogge.COMPILED else "yellow")
    console.print(Text.assemble((texts.say("games-engine"), "bold"), "  ", engine))


def summary(scenario: Scenario, texts: Texts) -> str:
    """What a scenario is about, and how long a game takes where its rulebook says so."""
    told = scenario.summary_in(texts.language)
    return f"{told} {texts.say('games-minutes', minutes=scenario.minutes)}" if scenario.minutes else told


def options_table(scenario: Scenario, texts: Texts) -> Table:
    heads = [texts.say(head) for head in ("games-option", "games-choices", "games-default")]
    table = Table(*heads, box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for choice in choices(scenario):
        table.add_row(Text(choice.name, "cyan"), listed(choice, texts), shown(choice.default))
    return table


def listed(choice: OptionChoice, texts: Texts) -> str:
    """What can be written for an option."""
    if choice.choices:
        return ", ".join(map(shown, choice.choices))
    return texts.say(f"games-{choice.kind}", default=shown(choice.default))


def explanations(told: Mapping[str, str]) -> Table:
    """Words that can be typed, and what they mean."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for word, text in told.items():
        table.add_row(Text(word, "cyan"), Text(text))
    return table
