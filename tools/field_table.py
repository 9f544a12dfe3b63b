"""The tables of fields on the pages of the games, made from the code: ``python tools/field_table.py`` writes them."""

from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import kogge
from kogge.engine.contents import contents
from kogge.engine.layout import WORKING, Field
from kogge.fields import SECRETS

DOCS = Path(__file__).resolve().parent.parent / "docs"
HEAD = "| field | size | holds | meaning |"
BOARD = {"seat": "seats", "hex": "hexes", "intersection": "intersections", "path": "paths"}


@dataclass(frozen=True)
class Page:
    """A page lists the fields that all its scenarios have, but for those that other pages list."""

    name: str
    scenarios: tuple[str, ...]
    others: tuple["Page", ...] = ()

    @property
    def path(self) -> Path:
        return DOCS / f"{self.name}.md"

    def fields(self) -> list[str]:
        """By name, in the order of the first scenario."""
        elsewhere = {name for page in self.others for name in page.fields()}
        first, *rest = [fields_of(scenario) for scenario in self.scenarios]
        return [name for name in first if name not in elsewhere and all(name in more for more in rest)]

    def table(self) -> str:
        fields = fields_of(self.scenarios[0])
        told = [row(fields[name], when(self.scenarios, name)) for name in self.fields()]
        return "\n".join([HEAD, "|---|---|---|---|", *told]) + "\n"

    def text(self, text: str) -> str:
        """The page with the table as it should be."""
        before, _, after = text.partition(HEAD + "\n")
        rows = after.splitlines(keepends=True)
        end = next((k for k, line in enumerate(rows) if not line.startswith("|")), len(rows))
        return before + self.table() + "".join(rows[end:])


ISLES = Page("isles", ("land-ho",))
CREWS = Page("crews-and-pirates", ("pirate-lairs", "spices"), (ISLES,))
LAIRS = Page("pirate-lairs", ("pirate-lairs",), (ISLES, CREWS))
FISH = Page("fish", ("fish",), (ISLES, CREWS, LAIRS))
SPICES = Page("spices", ("spices",), (ISLES, CREWS, FISH))
PAGES = (Page("base-game", ("base",)), ISLES, CREWS, LAIRS, FISH, SPICES, Page("europe", ("europe", "europe-short")))


@cache
def ways_to_play(scenario: str) -> list[kogge.Game]:
    """A game for each combination of those options that are a choice among a few values, the usual one first."""
    usual = kogge.load(scenario)[1]
    hints = get_type_hints(type(usual))
    choices = {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}
    choices |= {name: (True, False) for name, hint in hints.items() if hint is bool}
    ways = [dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values())]
    ways.sort(key=lambda way: sum(getattr(usual, name) != value for name, value in way.items()))
    return [kogge.start(scenario, seed=1, **way) for way in ways]


@cache
def fields_of(scenario: str) -> dict[str, Field]:
    """All that a view can show, as it is with the options that come first."""
    found: dict[str, Field] = {}
    for game in ways_to_play(scenario):
        shown = {name: field for name, field in game.rules.layout.fields.items() if field.seen_by != WORKING}
        found |= {name: field for name, field in shown.items() if name not in found}
    return found


def row(field: Field, when: str) -> str:
    by = [axis.of for axis in field.per if axis.of not in BOARD and axis.size > 1 and axis.of not in field.meaning]
    meaning = f"{field.meaning}{', by ' * bool(by)}{' and '.join(by)}{SECRETS.get(field.seen_by, '')}{when}"
    return f"| `{field.name}` | {size(field)} | {contents(field)} | {meaning} |"


def size(field: Field) -> str:
    """The dimensions, without those of one: those that differ from game to game by name."""
    told = [BOARD.get(axis.of, str(axis.size)) for axis in field.per if axis.of in BOARD or axis.size > 1]
    return " × ".join(told) or "1"  # noqa: RUF001  # as on paper


def when(scenarios: tuple[str, ...], name: str) -> str:
    """With which options there is such a field, if not with all."""
    games = [game for scenario in scenarios for game in ways_to_play(scenario)]
    there = [name in game.rules.layout.fields for game in games]
    if all(there):
        return ""
    for option in dict.fromkeys(option for game in games for option in get_type_hints(type(game.options))):
        chosen = [getattr(game.options, option, None) for game in games]
        having = dict.fromkeys(value for value, has in zip(chosen, there, strict=True) if has)
        others = dict.fromkeys(value for value in chosen if value not in having)
        if others and there == [value in having for value in chosen]:
            word, values = ("only", having) if len(having) > 1 and None not in having else ("not", others)
            return f"; {word} with {' or '.join(f'`{option}={value}`' for value in values)}"
    raise AssertionError(f"no single option of {scenarios} says whether there is {name}")


if __name__ == "__main__":
    for page in PAGES:
        page.path.write_text(page.text(page.path.read_text("utf-8")), "utf-8")
