"""All scenarios by name."""

from kogge.games.base.scenario import BASE
from kogge.games.europe.scenarios import MERCHANTS
from kogge.games.isles.scenarios import ISLES
from kogge.games.refusal import Refused, quoted, written
from kogge.games.scenario import Scenario

SCENARIOS = (BASE, *ISLES, *MERCHANTS)


def names() -> list[str]:
    """The names of all scenarios, in the order of their rulebooks."""
    return [scenario.name for scenario in SCENARIOS]


def find(name: str) -> Scenario:
    """The scenario of this name."""
    for scenario in SCENARIOS:
        if scenario.name == name:
            return scenario
    said = written(name) if isinstance(name, str) else quoted(name)
    raise Refused.of("no_such_scenario", name=said, scenarios=names())
