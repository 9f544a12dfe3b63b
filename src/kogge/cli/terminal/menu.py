"""What a person may do now: shown as a short numbered list, and read back from what was typed."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from kogge.cli.terminal.picture import PLACES
from kogge.cli.terminal.words import counted, whole
from kogge.games.refusal import Refused
from kogge.modules.resources import RESOURCES
from kogge.notation import notation
from kogge.views import View

LENGTH = 9  # entries: acts without places are unfolded as long as the menu does not get longer
NAMED = 4  # so many places are named in the menu, more are counted
MOST = 100  # cards of a kind that can be meant
LISTED = 24  # so many places are listed when one is to be chosen; all are on the map


@dataclass(frozen=True)
class Entry:
    """A line of the menu: an act with the arguments that are legal, written as a player would."""

    act: str
    of: str
    arguments: tuple[str, ...] = ()

    @property
    def is_folded(self) -> bool:
        """Must one of several arguments be chosen?"""
        return len(self.arguments) > 1

    def text(self) -> str:
        """What to play, or what there is to choose from."""
        if not self.is_folded:
            return " ".join([self.act, *self.arguments])
        if self.of in PLACES and len(self.arguments) <= NAMED:
            return f"{self.act} {', '.join(self.arguments[:-1])} or {self.arguments[-1]}"
        return f"{self.act} ({counted(len(self.arguments), self.of or 'choice')})"


class Menu:
    """The entries of one decision; one that has been picked may stand open until its argument is given."""

    def __init__(self, view: View, seats: Sequence[str]) -> None:
        self.notation = notation(view.rules)
        entries = [self.entry(act, arguments, seats) for act, arguments in view.options().items()]
        self.acts = {entry.act: entry for entry in entries}
        self.entries = unfolded(entries[1:] + entries[:1])  # rules begin with the way out; people look for it last
        self.only = entries[0] if len(self.acts) == 1 and len(self.entries) == 1 and entries[0].is_folded else None
        self.open = self.only

    def entry(self, act: str, arguments: Sequence[int], seats: Sequence[str]) -> Entry:
        found = self.notation.acts[act]
        if found.size == 1:
            return Entry(act, found.of)
        words = seats if found.of == "seat" else found.words
        return Entry(act, found.of, tuple(words[argument] for argument in arguments))

    def shown(self) -> list[Text]:
        """The entries with their numbers, or the arguments of the open one."""
        if len(self.entries) == 1 and not self.entries[0].is_folded:
            return numbered([f"{self.entries[0].text()} (or just Enter)"])
        if self.open is None:
            return numbered([entry.text() for entry in self.entries])
        if self.open.of not in PLACES:
            return numbered(self.open.arguments)
        many = counted(len(self.open.arguments), self.open.of)
        if len(self.open.arguments) > LISTED:
            return [Text(f"{self.open.act}: one of {many}, numbered on the map")]
        return [Text(f"{self.open.act}: {self.open.of} {', '.join(self.open.arguments)}")]

    def prompt(self) -> str:
        return f"which {self.open.of or 'one'}" if self.open is not None and self.open is not self.only else ""

    def pick(self, line: str) -> str:
        """The action that is meant by a number or a name; empty when an entry was opened instead."""
        words = line.split()
        if words[0].isdecimal():
            number, rest = whole(words[0]), words[1:]
            if self.open is not None:
                return f"{self.open.act} {self.argument(self.open, number)}"
            entry = self.entries[in_list(number, self.entries)]
            return self.choice(entry) if not rest else self.spelled_out(" ".join([entry.act, *rest]))
        if self.open is not None and " ".join(words) in self.open.arguments:
            return f"{self.open.act} {' '.join(words)}"
        if len(words) == 1 and ";" not in line:
            name = words[0] if words[0] in self.notation.acts else self.full_name(words[0])
            return self.choice(self.acts[name]) if name in self.acts else name
        return "; ".join(self.spelled_out(part) for part in line.split(";"))

    def choice(self, entry: Entry) -> str:
        """An entry alone is an action, unless it must be opened first."""
        if entry.is_folded:
            self.open = entry
            return ""
        return entry.text()

    def argument(self, entry: Entry, number: int) -> str:
        """A place by its own number, anything else by its number in the list."""
        if entry.of not in PLACES:
            return entry.arguments[in_list(number, entry.arguments)]
        if str(number) not in entry.arguments:
            raise Refused(f"{entry.act} is not possible at {entry.of} {number}; choose a number that the map shows")
        return str(number)

    def spelled_out(self, text: str) -> str:
        """A line as the game reads it: acts by their full names, trades as the acts they are made of."""
        words = text.split()
        if words and words[0] in ("trade", "counter") and "for" in words:
            return self.trade(words)
        if not words:
            return ""
        name = words[0] if words[0] in self.notation.acts else self.full_name(words[0])
        rest = spread(words[1:]) if self.notation.acts[name].of == "resource" else words[1:]
        return " ".join([name, *rest])

    def full_name(self, word: str) -> str:
        """An act that is open now, by the beginning or a part of its name."""
        meant = [name for name in self.acts if name.startswith(word) or word in name.split("_")]
        if len(meant) > 1:
            raise Refused(f"{word!r} could mean {' or '.join(meant)}")
        if not meant:
            self.notation.read(word)  # refuses, and says which name comes near
        return meant[0]

    def trade(self, words: Sequence[str]) -> str:
        """``trade wool wool for brick``, or ``counter`` in the same way, as one line of small acts."""
        start = {"trade": "open_trade", "counter": "counter"}[words[0]]
        if start not in self.acts and "offer" not in self.acts:
            raise Refused(f"{words[0]} is not possible now; you may choose among {', '.join(self.acts)}")
        middle = words.index("for")
        offered, asked = spread(words[1:middle]), spread(words[middle + 1 :])
        if not offered or not asked:
            raise Refused(f"both sides of a trade need cards, as in '{words[0]} wool wool for brick'")
        for word in [*offered, *asked]:
            if word not in RESOURCES:
                raise Refused(f"{word!r} can't be traded; it must be one of {', '.join(RESOURCES)}")
        line = [f"offer {' '.join(offered)}", f"ask {' '.join(asked)}", "propose"]
        return "; ".join(line if "offer" in self.acts else [start, *line])


def unfolded(entries: Sequence[Entry]) -> list[Entry]:
    """Acts with few choices, none of which is a place, one line for each choice."""
    lines: list[Entry] = []
    left = len(entries)
    for entry in entries:
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
        raise Refused(f"there is no number {number} in the list; it goes from 1 to {len(things)}")
    return number - 1


def spread(words: Sequence[str]) -> list[str]:
    """Words with their counts written out: ``2 wool ore`` is ``wool wool ore``."""
    found: list[str] = []
    times = 1
    for word in words:
        plain = word.strip(",")
        if plain.isdecimal():
            times = whole(plain)
            if times > MOST:
                raise Refused(f"nobody has {plain} cards of a kind")
        elif plain not in ("and", ""):
            found += [plain] * times
            times = 1
    return found
