"""What a program has registered, for the processes that it starts: they begin without it."""

import pickle
from contextlib import suppress

from kogge.games import catalogue
from kogge.games.scenario import Scenario


def packed() -> list[bytes]:
    """The scenarios that were registered here.

    One whose options or whose assembly are not by name in a module can't be taken along: the other process has it
    only if it registers it itself, as a program does that registers when it is imported.
    """
    return [told for scenario in catalogue.OUTSIDE.registered.values() if (told := pickled(scenario))]


def pickled(scenario: Scenario) -> bytes:
    try:
        return pickle.dumps(scenario)
    except (pickle.PicklingError, AttributeError, TypeError):
        return b""


def unpack(luggage: list[bytes]) -> None:
    """Know what the program that started this process had registered."""
    for told in luggage:
        with suppress(Exception):  # one that is not known here is refused by its name, when somebody asks for it
            scenario = pickle.loads(told)
            catalogue.OUTSIDE.registered.setdefault(scenario.name, scenario)
