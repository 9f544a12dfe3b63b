"""The lines of a menu: acts with the arguments that are legal, grouped so that lists stay short."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from kogge.cli.terminal.names import called
from kogge.cli.terminal.picture import PLACES
from kogge.cli.terminal.words import counted
from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.games.facts import facts_of
from kogge.games.refusal import Refused
from kogge.notation import either, notation
from kogge.refusals import told

LENGTH = 9  # entries: acts without places are unfolded as long as the menu does not get longer
NAMED = 4  # so many places are named in the menu, more are counted
AT = "at"  # said between a piece and its place
TO = "to"  # if it is on a way of several steps


@dataclass(frozen=True)
class Entry:
    """A line of the menu: an act with the arguments that are legal, written as a player would.

    An argument of two parts that ends with a place is parted: the entry is of one ``mover``, which
    has its places to choose from.
    """

    act: str
    of: str
    arguments: tuple[str, ...] = ()
    mover: str = ""
    goes_far: bool = False  # may further places be named?  The mover gets there step by step
    called: tuple[str, ...] = ()  # the arguments as people call them, where that is not the same
    moves: str = ""  # what the mover is: a ship, a merchant

    @property
    def is_folded(self) -> bool:
        """Must one of several arguments be chosen?"""
        return len(self.arguments) > 1

    @property
    def start(self) -> str:
        """What comes before the argument that is chosen."""
        return f"{self.act} {self.mover}" if self.mover else self.act

    @property
    def title(self) -> str:
        """The same as a player would say it: ``sail 1 to``."""
        towards = TO if self.goes_far or self.of == "path" else AT
        return f"{self.start} {towards}" if self.mover else self.act

    @property
    def choices(self) -> tuple[str, ...]:
        """What to choose from, as people call it."""
        return self.called or self.arguments

    def action(self) -> str:
        """What to play."""
        return " ".join([self.start, *self.arguments])

    def text(self) -> str:
        """What can be played, or what there is to choose from."""
        if not self.is_folded:
            return " ".join([self.title, *self.choices])
        if self.of in PLACES and len(self.arguments) <= NAMED:
            return f"{self.title} {either(self.choices)}"
        return f"{self.start} ({counted(len(self.arguments), self.of or 'choice')})"


def entries(act: Act, actions: Sequence[int], seats: Sequence[str], rules: Rules) -> list[Entry]:
    """What an act adds to the menu: an entry, or one for each ship or merchant that has places to choose from."""
    if not act.parts:
        return [Entry(act.name, "")]
    *before, last = act.parts
    if last.of not in PLACES:
        return [Entry(act.name, "" if last.joint else last.of, tuple([told(rules, seats, a) for a in actions]))]
    movers: dict[str, list[int]] = {}
    for action in actions:
        *piece, where = notation(rules).parts(action)
        movers.setdefault(" ".join([part.name for part in piece]), []).append(where.value)
    moves = before[0].of if before else ""
    return [
        Entry(act.name, last.of, tuple(map(str, places)), mover, act.is_step, names(rules, last.of, places), moves)
        for mover, places in ((mover, sorted(found)) for mover, found in movers.items())
    ]


def names(rules: Rules, of: str, places: Sequence[int]) -> tuple[str, ...]:
    """Places by name and number, on a board that has names."""
    return tuple([called(rules, of, place) for place in places]) if facts_of(rules).chart.names else ()


def unfolded(folded: Sequence[Entry]) -> list[Entry]:
    """Acts with few choices, none of which is a place, one line for each choice."""
    lines: list[Entry] = []
    left = len(folded)
    for entry in folded:
        left -= 1
        if entry.of not in PLACES and entry.is_folded and len(lines) + len(entry.arguments) + left <= LENGTH:
            lines += [Entry(entry.act, entry.of, (argument,)) for argument in entry.arguments]
        else:
            lines.append(entry)
    return lines


def numbered(texts: Sequence[str]) -> list[Text]:
    """A list with numbers."""
    return [Text.assemble((str(n), "bold cyan"), f" {text}") for n, text in enumerate(texts, start=1)]


def in_list(number: int, things: Sequence[object]) -> int:
    """Where in a numbered list something is."""
    if not 0 < number <= len(things):
        known = f"goes from 1 to {len(things)}" if len(things) > 1 else "has only number 1"
        raise Refused(f"there is no number {number} in the list; it {known}")
    return number - 1
