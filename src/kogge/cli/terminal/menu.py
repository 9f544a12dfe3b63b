"""What a person may do now: shown as a short numbered list, and read back from what was typed."""

from collections.abc import Sequence
from difflib import get_close_matches

from rich.text import Text

from kogge.cli.terminal.entries import Entry, entries, in_list, numbered, unfolded
from kogge.cli.terminal.goods import goods, resources
from kogge.cli.terminal.names import called
from kogge.cli.terminal.picture import PLACES
from kogge.cli.terminal.places import how_many
from kogge.cli.terminal.table import has
from kogge.cli.terminal.typed import exchanged, is_exchange, place, spelled, unfilled
from kogge.cli.terminal.words import counted, whole
from kogge.games.refusal import Refused, quoted
from kogge.notation import FEW, either, is_of_goods, notation
from kogge.requests import bargain
from kogge.views import View

RELUCTANT = ("jettison",)  # what is done only if it must be
ANSWERS = {"yes": "accept", "no": "decline"}
LISTED = 24  # so many places are listed when one is to be chosen; all are on the map


class Menu:
    """The entries of one decision; one that has been picked may stand open until its argument is given."""

    def __init__(self, view: View, seats: Sequence[str]) -> None:
        self.rules = view.rules
        self.seats = seats
        self.notation = notation(view.rules)
        rates = view.row("rate", view.seat) if view.seat is not None and has(view, "rate") else []
        self.rates = dict(zip(resources(view.rules), rates, strict=False))  # how many the bank takes for one
        self.acts = {
            act: entries(self.notation.acts[act], actions, seats, view.rules) for act, actions in view.acts().items()
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
            return numbered([entry.text() + self.by_enter(entry) for entry in self.entries])
        if self.open.of not in PLACES:
            return numbered(self.open.arguments)
        many = counted(len(self.open.arguments), self.open.of)
        if len(self.open.arguments) > LISTED:
            return [Text(f"{self.open.start}: one of {many}, numbered on the map")]
        further = ", or one further on the map" if self.open.goes_far else ""
        kind = "" if self.open.called else f"{self.open.of} "
        return [Text(f"{self.open.start}: {kind}{', '.join(self.open.choices)}{further}")]

    def question(self) -> str:
        """What is asked of an entry that was opened."""
        if self.open is None or self.open is self.only:
            return ""
        return f"Which {self.open.of or 'one'}? Enter or cancel goes back."

    def by_enter(self, entry: Entry) -> str:
        """What is said of the entry that an empty line chooses."""
        return " (or just Enter)" if entry.act == self.at_once else ""

    @property
    def at_once(self) -> str:
        """What an empty line means, if it means something: to decline what can't be accepted."""
        return "decline" if "decline" in self.acts and "accept" not in self.acts else ""

    def close(self) -> bool:
        """Go back to the whole menu; was an entry open?"""
        was_open, self.open = self.open is not self.only, self.only
        return was_open

    def prompt(self) -> str:
        if self.open is None or self.open is self.only:
            return ""
        return f"which {self.open.of or 'one'}"

    def pick(self, line: str) -> str:
        """The action that is meant by a number or a name; empty when an entry was opened instead."""
        words = line.split()
        if words[0].isdecimal():
            return self.pick_number(whole(words[0]), words[1:])
        if chosen := self.chosen(line):
            return chosen
        if self.opened(words):
            return ""
        if len(words) == 1 and ";" not in line:
            return self.choice(joined(self.acts[self.act(words[0])]))
        first, *others = line.split(";")
        return "; ".join([self.spelled_out(first), *(self.spelled_out(part, later=True) for part in others)])

    def pick_number(self, number: int, rest: Sequence[str]) -> str:
        """A place of the open entry by its own number, anything else by its number in the list."""
        said = " ".join([str(number), *rest])
        if rest and (act := self.act_of_cards):
            return self.spelled_out(f"{act} {said}")
        if self.open is not None:
            if said in self.open.arguments:  # of several parts
                return f"{self.open.start} {said}"
            if rest:
                raise Refused(f"{self.open.start} needs one {self.open.of or 'number'}, not {said!r}")
            return f"{self.open.start} {self.argument(self.open, number)}"
        entry = self.entries[in_list(number, self.entries)]
        return self.choice(entry) if not rest else self.spelled_out(" ".join([entry.start, *rest]))

    @property
    def act_of_cards(self) -> str:
        """What is done with cards, if nothing else is asked: then ``2 wool`` are two cards, and not number 2."""
        act = self.open.act if self.open is not None else next(iter(self.acts), "")
        alone = self.open is not None or len(self.acts) == 1
        return act if alone and is_of_goods(self.notation.acts[act]) else ""

    def chosen(self, line: str) -> str:
        """An argument without its act: of the open entry, or of the only one in the list that has it."""
        first = line.split()[0].strip(",")
        if first in self.notation.acts:
            return ""
        if (act := self.act_of_cards) and first in self.notation.acts[act].parts[0].words:
            return self.spelled_out(f"{act} {line}")
        if self.open is None:
            found = [entry for entry in self.entries if entry.arguments == (line,)]
            return found[0].action() if len(found) == 1 else ""
        if line in self.open.arguments:
            return f"{self.open.start} {line}"
        if self.open.of not in PLACES:
            return ""
        where = place(self.rules, self.open.of, line.split())
        return f"{self.open.start} {self.argument(self.open, where)}" if where is not None else ""

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
            few = len(entry.arguments) <= FEW
            which = either(entry.choices) if few else "a number that the map shows"
            known = number < how_many(self.rules.topo, entry.of)
            where = called(self.rules, entry.of, number) if known else str(number)
            raise Refused(f"{entry.start} is not possible at {entry.of} {where}; choose {which}")
        return str(number)

    def spelled_out(self, text: str, later: bool = False) -> str:
        """A line as the game reads it: acts by their full names, trades as the acts they are made of.

        What stands ``later`` in a line may be possible only then.
        """
        words = text.split()
        if words and words[0] in ("trade", "counter") and len(words) > 1:
            return self.trade(words)
        if not words:
            return ""
        name = words[0] if later and words[0] in self.notation.acts else self.act(words[0], " ".join(words))
        act = self.notation.acts[name]
        said = exchanged(words[1:], self.rates) if is_exchange(act) else words[1:]
        return spelled(act, said, self.rules, self.seats)

    def act(self, word: str, said: str = "") -> str:
        """An act that is open now, by its name, or by the beginning or a part of it.

        If nothing else was ``said``, ``decline`` may be ``decline_free_road`` although another act is called like that.
        """
        word = ANSWERS.get(word, word) if "decline" in self.acts else word
        if word in self.acts:
            return word
        found = [name for name in self.acts if name.startswith(word) or word in name.split("_")]
        if word in self.notation.acts:
            found = [name for name in found if name.startswith(f"{word}_") and said in ("", word)]
        if len(found) > 1:
            how = "; an offer to the others is written 'trade wool for ore'" if word == "trade" else ""
            raise Refused(f"{word!r} could mean {either(found)}{how}")
        if not found:
            shut = [name for name in self.notation.acts if word in name.split("_")]
            if shut or word in self.notation.acts:
                raise Refused(self.shut([said or word] if word in self.notation.acts else shut))
            near = get_close_matches(word, self.acts, n=1)
            hint = f"did you mean {near[0]!r}?" if near else "type help"
            raise Refused(f"there is no action {quoted(word)} in this game; {hint}")
        return found[0]

    def shut(self, names: Sequence[str]) -> str:
        """What is said of acts that are not open."""
        return f"{either(names)} is not possible now; you may choose among {', '.join(self.acts)}"

    def trade(self, words: Sequence[str]) -> str:
        """``trade wool wool for brick``, or ``counter`` in the same way, as one line of small acts."""
        start = {"trade": "open_trade", "counter": "counter"}[words[0]]
        if start not in self.acts and "offer" not in self.acts:
            if "counter" in self.acts:
                raise Refused(f"an offer is answered with 'counter {' '.join(words[1:])}'")
            raise Refused(self.shut([words[0]]))
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
