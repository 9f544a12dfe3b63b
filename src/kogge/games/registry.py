"""Scenarios from outside: those that installed packages bring, and those that a program registers.

A package names its scenarios in its metadata, each by the name it is played by::

    [project.entry-points."kogge.scenarios"]
    treasures = "my_package.treasures:TREASURES"

Nothing of it is imported before somebody asks for the scenario, or for all that there are.
"""

import re
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from kogge.engine.rules import Rules
from kogge.games.refusal import Refused, quoted, written
from kogge.games.scenario import Options, Scenario

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "kogge.scenarios"  # of entry points
NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40  # characters: a name is part of records, of files and of tables
IN_RECORDS = {"scenario", "seed", "luck", "sealed", "sealed_after", "secret"}  # lines of a head that are no options


class Registry:
    """What is known from outside, beside the scenarios of the rulebooks, whose names nobody else can have."""

    def __init__(self, books: Sequence[Scenario]) -> None:
        self.books = {scenario.name for scenario in books}
        self.registered: dict[str, Scenario] = {}
        self.packaged: dict[tuple[str, str], Scenario | Refused] = {}  # by package and name, what has been asked for

    def register(self, scenario: Scenario) -> Scenario:
        """Let a scenario of one's own be known by its name from now on; what can't be played is refused."""
        check(scenario)
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
            check(found)
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


def error_told(error: BaseException) -> str:
    """What went wrong, in a few words."""
    return str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"


def check(scenario: object) -> None:
    """Refuse what is no scenario, or one that could not be listed, chosen or recorded."""
    if not isinstance(scenario, Scenario):
        raise Refused(f"a scenario is a kogge.Scenario, not {quoted(scenario)}")
    name: object = scenario.name
    if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        told = f"at most {LONGEST_NAME} small letters, digits and single hyphens"
        raise Refused(f"the name of a scenario has {told}, as in 'pirate-lairs', not {quoted(name)}")
    if not (scenario.own_title and isinstance(scenario.own_title, str) and isinstance(scenario.own_summary, str)):
        raise Refused(f"{name} needs a title and a summary of its own, which are texts")
    if not (isinstance(scenario.options, type) and issubclass(scenario.options, Options)):
        raise Refused(f"the options of {name} must be a dataclass derived from kogge.Options")
    hints = get_type_hints(scenario.options)
    for option in fields(scenario.options):
        check_option(name, option.name, hints[option.name])


def check_option(name: str, option: str, hint: Any) -> None:
    """Refuse an option that people could not choose, or that records could not tell."""
    if option in IN_RECORDS:
        raise Refused(f"{name} can't have an option {option!r}: records have a line of this name for all games")
    if get_origin(hint) is not Literal and (hint not in (int, bool, str) or option == "players"):
        kinds = "a Literal of numbers" if option == "players" else "an int, a bool, a str or a Literal"
        raise Refused(f"the option {option} of {name} must be annotated as {kinds}")
    if option == "players" and not all(type(choice) is int for choice in get_args(hint)):
        raise Refused(f"the option players of {name} must be annotated as a Literal of numbers")


def assembled(scenario: Scenario) -> None:
    """Refuse a scenario that can't be put together, or whose games could not tell how they ended."""
    try:
        rules = scenario.rules(scenario.choose())
    except Exception as error:
        raise Refused(f"{scenario.name} can't be assembled: {error_told(error)}") from error
    if not isinstance(rules, Rules):
        raise Refused(f"{scenario.name} must be assembled to Rules, not to {quoted(rules)}")
    for name, cells in {"turn": 1, "winner": 1, "points": rules.players}.items():
        field = rules.layout.find(name)
        if field.stop - field.start != cells:
            of = "for each seat" if name == "points" else "for all"
            raise Refused(f"{scenario.name} needs a field {name!r} with one cell {of}: results are told by it")
