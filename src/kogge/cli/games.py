"""``kogge games``: what can be played."""

import json
from dataclasses import asdict

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import kogge
from kogge import bots
from kogge.cli.scenario_options import Choice, choices, shown
from kogge.games.catalogue import SCENARIOS
from kogge.games.facts import facts_of
from kogge.games.scenario import Scenario


def as_json() -> str:
    """All scenarios with their options, the bots and the state of the engine, for programs."""
    scenarios = [
        {
            "name": scenario.name,
            "title": scenario.title,
            "summary": scenario.summary,
            "note": note(scenario),
            "players": players(scenario),
            "colors": list(scenario.options.palette.colors),
            "options": [asdict(choice) for choice in choices(scenario)],
        }
        for scenario in SCENARIOS
    ]
    told = {"scenarios": scenarios, "bots": bots.names(), "engine": kogge.status(), "compiled": kogge.COMPILED}
    return json.dumps(told, indent=2)


def note(scenario: Scenario) -> str:
    """What a player must know of its board, if there is something."""
    return facts_of(scenario.rules(scenario.choose())).chart.note.get("en", "")


def players(scenario: Scenario) -> list[str | int]:
    """How many can play."""
    return next(choice.choices for choice in choices(scenario) if choice.name == "players")


def show(console: Console) -> None:
    """All scenarios with their options, the bots and the state of the engine, for people."""
    for scenario in SCENARIOS:
        console.print(Text.assemble((scenario.name, "bold cyan"), "  ", (scenario.title, "bold")))
        console.print(Padding(Text(scenario.summary), (0, 0, 1, 2)))
        if told := note(scenario):
            console.print(Padding(Text(told, "yellow"), (0, 0, 1, 2)))
        console.print(Padding(options_table(scenario), (0, 0, 1, 2)))
    console.print(Text.assemble(("Bots    ", "bold"), ", ".join(bots.names())))
    console.print(Text.assemble(("Engine  ", "bold"), (kogge.status(), "green" if kogge.COMPILED else "yellow")))


def options_table(scenario: Scenario) -> Table:
    table = Table("option", "choices", "default", box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for choice in choices(scenario):
        table.add_row(Text(choice.name, "cyan"), listed(choice), shown(choice.default))
    return table


def listed(choice: Choice) -> str:
    """What can be written for an option."""
    words = ", ".join(map(shown, choice.choices)) or f"a {choice.kind}"
    other = {
        "file": f"{shown(choice.default)}, or a file (see 'kogge board')",
        "colors": "one for each player, in seat order",
    }
    return other.get(choice.kind, words)
