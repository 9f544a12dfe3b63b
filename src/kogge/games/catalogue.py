"""All scenarios by name: those of the rulebooks, and those from outside."""

from kogge.games.base.scenario import BASE
from kogge.games.europe.scenarios import MERCHANTS
from kogge.games.isles.scenarios import ISLES
from kogge.games.refusal import Refused, quoted, written
from kogge.games.registry import Registry
from kogge.games.scenario import Scenario

SCENARIOS = (BASE, *ISLES, *MERCHANTS)  # of the rulebooks
OUTSIDE = Registry(SCENARIOS)


def every() -> list[Scenario]:
    """All scenarios that can be played, in the order of their rulebooks, then those from outside."""
    return [*SCENARIOS, *OUTSIDE.scenarios()]


def names() -> list[str]:
    """The names of all scenarios, in the order of their rulebooks, then of those from outside."""
    return [scenario.name for scenario in every()]


def find(name: str) -> Scenario:
    """The scenario of this name."""
    for scenario in SCENARIOS:
        if scenario.name == name:
            return scenario
    found = OUTSIDE.find(name) if isinstance(name, str) else None
    if found is None:
        said = written(name) if isinstance(name, str) else quoted(name)
        raise Refused.of("no_such_scenario", name=said, scenarios=names())
    return found


def register(scenario: Scenario) -> Scenario:
    """Let a scenario of one's own be known by its name, to records, ``start``, series and servers of this program.

    What can't be played is refused, and so is a name that there is already. Packages that are installed need not
    call this: the entry points ``kogge.scenarios`` in their metadata are found by themselves.
    """
    return OUTSIDE.register(scenario)


def faults() -> list[Refused]:
    """What installed packages bring that can't be played, and why, package by package."""
    return OUTSIDE.faults()
