"""What a person may do now: shown as a short numbered list, and read back from what was typed."""

from collections.abc import Sequence

from rich.text import Text

from kogge.cli.terminal.entries import Entry, entries, in_list, numbered, unfolded
from kogge.cli.terminal.goods import goods
from kogge.cli.terminal.names import meant
from kogge.cli.terminal.picture import PLACES
from kogge.cli.terminal.places import chosen_last
from kogge.cli.terminal.typed import argument, bargain, unfilled
from kogge.cli.terminal.words import counted, whole
from kogge.games.refusal import Refused
from kogge.notation import notation
from kogge.views import View

RELUCTANT = ("jettison",)  # what is done only if it must be
LISTED = 24  # so many places are listed when one is to be chosen; all are on the map


class Menu:
    """The entries of one decision; one that has been picked may stand open until its argument is given."""

    def __init__(self, view: View, seats: Sequence[str]) -> None:
        self.rules = view.rules
        self.notation = notation(view.rules)
        self.acts = {
            act: entries(self.notation.acts[act], arguments, seats, view.rules)
            for act, arguments in view.options().items()
        }
        folded = [entry for act in in_order(list(self.acts)) for entry in self.acts[act]]
        self.entries = unfolded(folded)
        self.only = folded[0] if len(self.entries) == 1 and folded[0].is_folded else None
        self.open = self.only

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
            return [Text(f"{self.open.start}: one of {many}, numbered on the map")]
        further = ", or one further on the map" if self.open.goes_far else ""
        kind = "" if self.open.called else f"{self.open.of} "
        return [Text(f"{self.open.start}: {kind}{', '.join(self.open.choices)}{further}")]

    def prompt(self) -> str:
        if self.open is None or self.open is self.only:
            return ""
        return f"which {chosen_last(self.open.of) or 'one'}"

    def pick(self, line: str) -> str:
        """The action that is meant by a number or a name; empty when an entry was opened instead."""
        words = line.split()
        if words[0].isdecimal():
            return self.pick_number(whole(words[0]), words[1:])
        if self.open is not None and " ".join(words) in self.open.arguments:
            return f"{self.open.start} {' '.join(words)}"
        if named := self.named(line):
            return named
        if self.opened(words):
            return ""
        if len(words) == 1 and ";" not in line:
            name = words[0] if words[0] in self.notation.acts else self.full_name(words[0])
            if name not in self.acts:
                raise Refused(f"{name} is not possible now; you may choose among {', '.join(self.acts)}")
            return self.choice(joined(self.acts[name]))
        return "; ".join(self.spelled_out(part) for part in line.split(";"))

    def pick_number(self, number: int, rest: Sequence[str]) -> str:
        """A place of the open entry by its own number, anything else by its number in the list."""
        if self.open is not None:
            if " ".join([str(number), *rest]) in self.open.arguments:  # of several parts
                return " ".join([self.open.start, str(number), *rest])
            return f"{self.open.start} {self.argument(self.open, number)}"
        entry = self.entries[in_list(number, self.entries)]
        return self.choice(entry) if not rest else self.spelled_out(" ".join([entry.start, *rest]))

    def named(self, line: str) -> str:
        """A place of the open entry by its name, unless an act is called like that."""
        if self.open is None or self.open.of not in PLACES or line.split()[0] in self.notation.acts:
            return ""
        found = meant(self.rules, self.open.of, line)
        return f"{self.open.start} {self.argument(self.open, whole(found))}" if found.isdecimal() else ""

    def opened(self, words: Sequence[str]) -> bool:
        """Was a piece named without its place, as in ``walk 1``?  Then its places stand open."""
        parted = self.acts.get(words[0]) or []
        found = [entry for entry in parted if entry.mover and unfilled(words[1:]) == [entry.mover]]
        self.open = found[0] if found else self.open
        return bool(found)

    def choice(self, entry: Entry) -> str:
        """An entry alone is an action, unless it must be opened first."""
        if entry.is_folded:
            self.open = entry
            return ""
        return entry.action()

    def argument(self, entry: Entry, number: int) -> str:
        """A place by its own number, anything else by its number in the list."""
        if entry.of not in PLACES:
            return entry.arguments[in_list(number, entry.arguments)]
        if str(number) not in entry.arguments and not entry.goes_far:
            raise Refused(f"{entry.start} is not possible at {entry.of} {number}; choose a number that the map shows")
        return str(number)

    def spelled_out(self, text: str) -> str:
        """A line as the game reads it: acts by their full names, trades as the acts they are made of."""
        words = text.split()
        if words and words[0] in ("trade", "counter") and "for" in words:
            return self.trade(words)
        if not words:
            return ""
        name = words[0] if words[0] in self.notation.acts else self.full_name(words[0])
        return " ".join([name, *argument(self.notation.acts[name], words[1:], self.rules)])

    def full_name(self, word: str) -> str:
        """An act that is open now, by the beginning or a part of its name."""
        meant = [name for name in self.acts if name.startswith(word) or word in name.split("_")]
        if len(meant) > 1:
            raise Refused(f"{word!r} could mean {' or '.join(meant)}")
        if not meant:
            shut = [name for name in self.notation.acts if word in name.split("_")]
            if shut:
                raise Refused(f"{' or '.join(shut)} is not possible now; you may choose among {', '.join(self.acts)}")
            self.notation.read(word)  # refuses, and says which name comes near
        return meant[0]

    def trade(self, words: Sequence[str]) -> str:
        """``trade wool wool for brick``, or ``counter`` in the same way, as one line of small acts."""
        start = {"trade": "open_trade", "counter": "counter"}[words[0]]
        if start not in self.acts and "offer" not in self.acts:
            raise Refused(f"{words[0]} is not possible now; you may choose among {', '.join(self.acts)}")
        line = bargain(words, goods(self.rules, "offered"))
        return "; ".join(line if "offer" in self.acts else [start, *line])


def in_order(acts: Sequence[str]) -> list[str]:
    """Rules begin with the way out; people look for it last, and before it for what nobody does lightly."""
    others = sorted(acts[1:], key=lambda act: act in RELUCTANT)  # which leaves all else in its order
    return [*others, *acts[:1]]


def joined(parted: Sequence[Entry]) -> Entry:
    """The entries of an act as one, from which piece and place are chosen together."""
    if len(parted) == 1:
        return parted[0]
    pairs = [f"{entry.mover} {place}" for entry in parted for place in entry.arguments]
    return Entry(parted[0].act, f"{parted[0].moves} and {parted[0].of}", tuple(pairs))
