"""What a scenario from outside must be like to be listed, chosen, recorded and counted by its name."""

import re
from collections.abc import Collection
from dataclasses import fields
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

from kogge.engine.rules import Rules
from kogge.games.colors import Palette
from kogge.games.refusal import Refused, quoted, whole
from kogge.games.scenario import Options, Scenario

NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40  # characters: a name is part of records, of files and of tables
COLOR = re.compile("[a-z][a-z0-9_-]*")
IN_RECORDS = {"scenario", "seed", "luck", "sealed", "sealed_after", "secret"}  # lines of a head that are no options
TAKEN = {"options", "seal", "sketch"} | set(vars(Options))  # what calls and options mean by a word of their own


def check(scenario: object, rulebooks: Collection[str]) -> None:
    """Refuse what is no scenario, or one that could not be listed, chosen or recorded."""
    if not isinstance(scenario, Scenario):
        raise Refused(f"a scenario is a kogge.Scenario, not {quoted(scenario)}")
    name: object = scenario.name
    if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        told = f"at most {LONGEST_NAME} small letters, digits and single hyphens"
        raise Refused(f"the name of a scenario has {told}, as in 'land-ho', not {quoted(name)}")
    if not (is_line(scenario.own_title) and scenario.own_title.strip() and is_line(scenario.own_summary)):
        raise Refused(f"{name} needs a title and a summary of its own, which are texts of one line")
    if scenario.rulebook not in ("", *rulebooks):
        raise Refused(f"the rulebook of {name} must be one of {', '.join(rulebooks)}, or none")
    if not callable(scenario.assemble) or not (scenario.setup is None or callable(scenario.setup)):
        raise Refused(f"what assembles {name}, and what sets it up, must be functions")
    whole(scenario.minutes, f"the minutes of {name}", least=0)
    check_options(name, scenario.options)


def is_line(text: object) -> bool:
    return isinstance(text, str) and text.isprintable()


def check_options(name: str, options: object) -> None:
    """Refuse options that are none, or of which one could not be chosen."""
    if not (isinstance(options, type) and issubclass(options, Options)):
        raise Refused(f"the options of {name} must be a dataclass derived from kogge.Options")
    hints = get_type_hints(options)
    known = [option.name for option in fields(options)]
    if forgotten := [option for option, hint in hints.items() if option not in known and not is_of_class(hint)]:
        raise Refused(f"{options.__name__} has an option {forgotten[0]!r} and is no dataclass: @dataclass(frozen=True)")
    colors = options.palette.colors if isinstance(options.palette, Palette) else ()
    if not colors or len(set(colors)) < len(colors) or not all(map(COLOR.fullmatch, colors)):
        raise Refused(f"the palette of {name} must be a Palette of colours in small letters, each of them once")
    for option in known:
        check_option(name, option, hints[option])


def is_of_class(hint: object) -> bool:
    return hint is ClassVar or get_origin(hint) is ClassVar


def check_option(name: str, option: str, hint: Any) -> None:
    """Refuse an option that people could not choose, or that records could not tell."""
    choices = get_args(hint) if get_origin(hint) is Literal else ()
    if option in IN_RECORDS:
        raise Refused(f"{name} can't have an option {option!r}: records have a line of this name for all games")
    if option in TAKEN - {"players", "colors"}:
        raise Refused(f"{name} can't have an option {option!r}: the word means something else in all games")
    if option == "players" and not (choices and all(type(choice) is int and choice > 0 for choice in choices)):
        raise Refused(f"the option players of {name} must be annotated as a Literal of numbers from 1 on")
    if not choices and hint not in (int, bool, str):
        raise Refused(f"the option {option} of {name} must be annotated as an int, a bool, a str or a Literal")
    if choices and not (all(type(choice) is int for choice in choices) or all(map(is_line, choices))):
        raise Refused(f"the option {option} of {name} must be a Literal of numbers, or of texts of one line")


def assembled(scenario: Scenario) -> None:
    """Refuse a scenario that can't be put together, or whose games could not be recorded or tell how they ended."""
    try:
        for players in get_args(get_type_hints(scenario.options)["players"]):
            scenario.choose(players=players)
        options = scenario.choose()
        rules = scenario.rules(options)
    except (Exception, SystemExit) as error:
        raise Refused(f"{scenario.name} can't be assembled: {error_told(error)}") from error
    if not isinstance(rules, Rules):
        raise Refused(f"{scenario.name} must be assembled to Rules, not to {quoted(rules)}")
    if rules.players != options.players:
        raise Refused(f"{scenario.name} is assembled for {rules.players} players, and {options.players} were chosen")
    acts = {act.name: act for act in rules.acts.items}
    if doubles := [act.name for act in rules.acts.items if acts[act.name] is not act]:
        raise Refused(f"{scenario.name} has two acts {doubles[0]!r}; records could not tell them apart")
    check_results(scenario, rules)


def check_results(scenario: Scenario, rules: Rules) -> None:
    for name, cells in {"turn": 1, "winner": 1, "points": rules.players}.items():
        field = rules.layout.find(name)
        if field.stop - field.start != cells:
            of = "for each seat" if name == "points" else "for all"
            raise Refused(f"{scenario.name} needs a field {name!r} with one cell {of}: results are told by it")


def error_told(error: BaseException) -> str:
    """What went wrong, in a few words."""
    return str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
