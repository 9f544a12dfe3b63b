"""The tables of facts in docs/facts.md, made from the code: ``python tools/fact_table.py`` writes them."""

from pathlib import Path

from kogge.cli.facts import rows
from kogge.games.catalogue import SCENARIOS
from kogge.games.facts import facts_of
from kogge.games.scenario import Scenario

PAGE = Path(__file__).resolve().parent.parent / "docs" / "facts.md"
HEAD = "## All games\n"


def table(scenario: Scenario) -> str:
    """The facts of a scenario with its usual options."""
    options = scenario.choose()
    found = rows(facts_of(scenario.rules(options)))
    lines = [f"### {scenario.title}", "", f"`{scenario.name}`, with {options.players} players.", ""]
    lines += ["| fact | |", "|---|---|", *(f"| {code(name)} | {said} |" for name, said in found)]
    return "\n".join([*lines, ""])


def code(name: str) -> str:
    """A fact by name; an act is written as one."""
    return f"`{name}`" if "_" in name else name


def page(text: str) -> str:
    """The page with the tables as they should be."""
    before, _, _ = text.partition(HEAD)
    return f"{before}{HEAD}\n" + "\n".join(table(scenario) for scenario in SCENARIOS)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
