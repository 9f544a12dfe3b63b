"""Every scenario with a spread of its options, found in the catalogue: a new one is covered the day it is listed."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import kogge
from kogge.games import catalogue
from tests.laws.owners_board import owners_board

MOST = 64  # settings of one scenario: with more options, a sample in which every choice occurs


@dataclass(frozen=True)
class Setting:
    """A scenario and what was chosen for it; written like the call that starts it."""

    scenario: str
    choices: tuple[tuple[str, Any], ...] = ()

    def start(self, seed: int) -> kogge.Game:
        return kogge.start(self.scenario, seed=seed, **dict(self.choices))

    def __str__(self) -> str:
        return " ".join([self.scenario, *[f"{name}={brief(value)}" for name, value in self.choices]])


def brief(value: object) -> str:
    """A choice as it is, unless it is a whole file."""
    return str(value) if "\n" not in str(value) else "text"


def choices_of(hint: Any, default: object) -> tuple[object, ...]:
    """What may be chosen for an option; where any number will do, its default."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return (False, True) if hint is bool else (default,)


def open_choices(scenario: str) -> dict[str, tuple[object, ...]]:
    """The options of a scenario that leave a choice, each with all of its choices."""
    options = catalogue.find(scenario).options
    hints = get_type_hints(options)
    found = {option.name: choices_of(hints[option.name], option.default) for option in fields(options)}
    return {name: choices for name, choices in found.items() if len(choices) > 1}


def settings_of(scenario: str) -> list[Setting]:
    """All combinations of a scenario's choices, or a sample of them."""
    choices = open_choices(scenario)
    every = [tuple(zip(choices, values, strict=True)) for values in product(*choices.values())]
    return [colored(Setting(scenario, chosen), number) for number, chosen in enumerate(sample(every))]


def colored(setting: Setting, number: int) -> Setting:
    """Of three settings two with colours of the players' choice: any of the game's, in any order."""
    if number % 3 == 0:
        return setting
    colors = catalogue.find(setting.scenario).options.palette.colors
    order = list(range(len(colors)))
    kogge.Random(number).shuffle(order)
    chosen = [colors[k] for k in order[: dict(setting.choices)["players"]]]
    return Setting(setting.scenario, (*setting.choices, ("colors", ",".join(chosen))))


def sample(every: list[tuple[tuple[str, Any], ...]]) -> Iterable[tuple[tuple[str, Any], ...]]:
    """At most ``MOST`` of the combinations: first those that show something new, then any."""
    if len(every) <= MOST:
        return every
    order = list(range(len(every)))
    kogge.Random(0).shuffle(order)
    shown: set[tuple[str, Any]] = set()
    new: list[tuple[tuple[str, Any], ...]] = []
    other: list[tuple[tuple[str, Any], ...]] = []
    for number in order:
        (other if shown.issuperset(every[number]) else new).append(every[number])
        shown.update(every[number])
    return [*new, *other][:MOST]


def with_own_board(scenario: str) -> list[Setting]:
    """Where a board can be given as a text: with that of an owner of the box."""
    hints = get_type_hints(catalogue.find(scenario).options)
    if hints.get("board") is not str:
        return []
    usual = settings_of(scenario)[0]
    return [Setting(scenario, (*usual.choices, ("board", owners_board())))]


@cache
def settings() -> tuple[Setting, ...]:
    """Every setting of every scenario in the catalogue."""
    names = kogge.scenarios()
    return tuple(setting for name in names for setting in (*settings_of(name), *with_own_board(name)))
