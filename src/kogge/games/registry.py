"""Scenarios from outside: those that installed packages bring, and those that a program registers.

A package names its scenarios in its metadata, each by the name it is played by::

    [project.entry-points."kogge.scenarios"]
    treasures = "my_package.treasures:TREASURES"

Nothing of it is imported before somebody asks for the scenario, or for all that there are.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from kogge.games.admission import assembled, check, error_told
from kogge.games.refusal import Refused, written
from kogge.games.scenario import Scenario

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "kogge.scenarios"  # of entry points


class Registry:
    """What is known from outside, beside the scenarios of the rulebooks, whose names nobody else can have."""

    def __init__(self, books: Sequence[Scenario]) -> None:
        self.books = {scenario.name for scenario in books}
        self.rulebooks = sorted({scenario.rulebook for scenario in books})
        self.registered: dict[str, Scenario] = {}
        self.packaged: dict[tuple[str, str], Scenario | Refused] = {}  # by package and name, what has been asked for

    def register(self, scenario: Scenario) -> Scenario:
        """Let a scenario of one's own be known by its name from now on; what can't be played is refused."""
        check(scenario, self.rulebooks)
        name = scenario.name
        if self.registered.get(name) is scenario:
            return scenario
        if name in self.books or name in self.registered:
            raise Refused(f"there is a scenario {name!r} already; register another under a name of its own")
        for entry in brought():
            if entry.name == name:
                raise Refused(f"the package {package(entry)} brings a scenario {name!r}; register another name")
        assembled(scenario)
        self.registered[name] = scenario
        return scenario

    def find(self, name: str) -> Scenario | None:
        """The scenario of this name, if there is one; one that is broken is refused with what is wrong."""
        if name in self.registered:
            return self.registered[name]
        for entry in brought():
            if entry.name == name:
                found = self.loaded(entry)
                if isinstance(found, Refused):
                    raise found
                return found
        return None

    def scenarios(self) -> list[Scenario]:
        """All that can be played: of packages, by name, then those that were registered."""
        found = [self.loaded(entry) for entry in brought()]
        return [*(one for one in found if isinstance(one, Scenario)), *self.registered.values()]

    def faults(self) -> list[Refused]:
        """What packages bring that can't be played, and why."""
        return [found for entry in brought() if isinstance(found := self.loaded(entry), Refused)]

    def loaded(self, entry: "EntryPoint") -> Scenario | Refused:
        """What a package brings, or what is wrong with it.  It is imported once."""
        key = package(entry), entry.name
        if key not in self.packaged:
            self.packaged[key] = self.load(entry)
        return self.packaged[key]

    def load(self, entry: "EntryPoint") -> Scenario | Refused:
        try:
            self.check_name(entry)
            found = entry.load()
            check(found, self.rulebooks)
            if found.name != entry.name:
                raise Refused(f"its entry point calls itself {found.name!r}; both must have one name")
            assembled(found)
        except (Exception, SystemExit) as error:  # whatever it does, the others can be played
            return Refused.of(
                "broken_scenario", package=package(entry), name=written(entry.name), error=error_told(error)
            )
        assert isinstance(found, Scenario)
        return found

    def check_name(self, entry: "EntryPoint") -> None:
        """Refuse a name that another has; of two packages the first by name has it."""
        if entry.name in self.books:
            raise Refused("Kogge itself has a scenario of this name")
        first = next(other for other in brought() if other.name == entry.name)
        if first is not entry:
            raise Refused(f"the package {package(first)} brings one of this name, too")


@cache
def brought() -> "tuple[EntryPoint, ...]":
    """What installed packages say that they bring, by name; their code is not touched."""
    from importlib.metadata import entry_points  # takes long to import

    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, package(entry))))


def package(entry: "EntryPoint") -> str:
    """The package that brings it."""
    return entry.dist.name if entry.dist else entry.value
