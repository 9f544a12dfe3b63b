"""An event as it is told: in its setting, with what was known before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kogge.cli.terminal.goods import goods, resources, terrain_name
from kogge.cli.terminal.names import called, name_of
from kogge.cli.terminal.places import hex_name, is_land
from kogge.cli.terminal.words import cards
from kogge.views import Change, Played, View


@dataclass(frozen=True)
class Happening:
    """An event in its setting: whose doing it was, what the board looks like, what was known before."""

    event: Played
    act: str
    argument: str  # empty where it is a secret
    seat: int
    view: View
    colors: Sequence[str]
    before: Callable[[str, int, int], int]

    def name(self, seat: int) -> str:
        return "you" if seat == self.view.seat else self.colors[seat]

    @property
    def names(self) -> tuple[str, ...]:
        """The resources of the game."""
        return resources(self.view.rules)

    @property
    def first(self) -> str:
        """The first part of an argument of two: which ship, or which hold."""
        return self.argument.rpartition(" ")[0]

    @property
    def last(self) -> str:
        """The last part of an argument: where to, or what."""
        return self.argument.rpartition(" ")[2]

    def changes(self, field: str) -> list[Change]:
        return [change for change in self.event.changes if change.field == field]

    def gains(self, field: str) -> dict[int, list[int]]:
        """By how much each row of a resource field has grown, by kind."""
        grown: dict[int, list[int]] = {}
        for change in self.changes(field):
            row = grown.setdefault(change.row, [0] * len(self.names))
            row[change.col] = (change.after or 0) - (change.before or 0)
        return grown

    def growth(self, field: str) -> dict[int, int]:
        """By how much each row of single numbers has grown that is not as large as before."""
        return {change.row: (change.after or 0) - (change.before or 0) for change in self.changes(field)}

    def from_bank(self) -> list[int]:
        """What the bank gave, by kind; less than nothing where it got something."""
        return [-n for n in self.gains("bank").get(0, [0] * len(self.names))]

    def gold(self, seat: int) -> int:
        """How much gold a seat has got."""
        return self.growth("gold").get(seat, 0)

    def on_table(self, field: str, seat: int) -> str:
        """One side of a seat's proposal as it was before the event: a deal clears the table."""
        names = goods(self.view.rules, field)
        return cards([self.before(field, seat, kind) for kind in range(len(names))], names)


Told = Callable[[Happening], str]


def chosen(happening: Happening) -> str:
    return f"chose {happening.event.text}"


def saying(text: str) -> Told:
    """A clause that is always the same but for the argument: ``{}``, or its parts ``{first}`` and ``{last}``."""
    return lambda happening: text.format(happening.argument, first=happening.first, last=happening.last)


quiet = saying("")


def place_called(happening: Happening, of: str) -> str:
    """The place that an action ends with, by name and number."""
    return called(happening.view.rules, of, int(happening.last))


def at_intersection(text: str) -> Told:
    """A clause on an intersection, with the land around it."""

    def clause(happening: Happening) -> str:
        around = happening.view.rules.topo.node_hexes[int(happening.last)]
        named = ", ".join(hex_name(happening.view, h) for h in around if is_land(happening.view, h))
        told = text.format(first=happening.first)
        return f"{told} at {happening.last}{f' ({named})' if named else ''}"

    return clause


def hex_called(happening: Happening, h: int) -> str:
    """``grain 10 (hex 7)``; where lands have names, ``Bohemia (ore 3, hex 27)``."""
    name = name_of(happening.view.rules, "hex", h)
    if not name:
        return f"{hex_name(happening.view, h)} (hex {h})"
    kind = terrain_name(happening.view.rules, happening.view.column("terrain")[h])
    number = happening.before("number", h, 0)  # it may have changed since
    return f"{name} ({f'{kind} {number}' if number else kind}, hex {h})"
