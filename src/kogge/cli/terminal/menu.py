"""What a person may do now: shown as a short numbered list, and read back from what was typed."""

from collections.abc import Sequence
from difflib import get_close_matches

from rich.text import Text

from kogge.cli.terminal.entries import MenuEntry, MenuLines, entries, in_list, joined, unfolded
from kogge.cli.terminal.goods import goods, resources
from kogge.cli.terminal.names import spot_part
from kogge.cli.terminal.places import how_many
from kogge.cli.terminal.table import has
from kogge.cli.terminal.typed import exchanged, is_exchange, place, spelled, unfilled
from kogge.cli.terminal.why import about, against
from kogge.cli.terminal.words import whole
from kogge.games.refusal import Part, Refused, any_of, written
from kogge.grounds import grounds
from kogge.notation import FEW, is_of_goods, notation
from kogge.requests import bargain
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import Wording

RELUCTANT = ("jettison",)  # what is done only if it must be
ANSWERS = {"yes": "accept", "no": "decline"}


class Menu:
    """The entries of one decision; one that has been picked may stand open until its argument is given."""

    def __init__(self, view: View, seats: Sequence[str], texts: Texts) -> None:
        self.view = view
        self.rules = view.rules
        self.seats = seats
        self.texts = texts
        self.notation = notation(view.rules)
        rates = view.row("rate", view.seat) if view.seat is not None and has(view, "rate") else []
        self.rates = dict(zip(resources(view.rules), rates, strict=False))  # how many the bank takes for one
        self.wording = Wording(view.rules, view.state, view.seat, texts)
        self.lines = MenuLines(self.wording)
        self.acts = {
            act: entries(self.notation.acts[act], actions, seats, self.wording) for act, actions in view.acts().items()
        }
        folded = [entry for act in in_order(list(self.acts)) for entry in self.acts[act]]
        self.entries = unfolded(folded)
        self.only = folded[0] if len(self.entries) == 1 and folded[0].is_folded else None
        self.open = self.only

    def shown(self) -> list[Text]:
        """The entries with their numbers, or the arguments of the open one."""
        if self.open is None:
            alone = len(self.entries) == 1
            return numbered([self.line(entry, by_enter=alone or entry.act == self.at_once) for entry in self.entries])
        return [Text(self.lines.places(self.open))] if self.open.is_placed else numbered(self.lines.options(self.open))

    def line(self, entry: MenuEntry, *, by_enter: bool) -> str:
        """An entry in words; it is said of one that an empty line chooses it."""
        said = self.lines.entry(entry)
        return self.texts.say("menu-enter", entry=said) if by_enter else said

    def question(self) -> str:
        """What is asked of an entry that was opened."""
        if self.open is None or self.open is self.only:
            return ""
        return self.texts.say("menu-which.question", of=self.open.of or "choice")

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
        return self.texts.say("menu-which", of=self.open.of or "choice")

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
                of = self.open.of or "choice"
                raise Refused.of("one_place", act=self.open.start, of=of, said=written(said))
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
        if not self.open.is_placed:
            return ""
        where = place(self.rules, self.open.of, line.split())
        return f"{self.open.start} {self.argument(self.open, where)}" if where is not None else ""

    def opened(self, words: Sequence[str]) -> bool:
        """Was a piece named without its place, as in ``walk 1``?  Then its places stand open."""
        parted = self.acts.get(words[0]) or []
        found = [entry for entry in parted if entry.mover and unfilled(words[1:]) == [entry.mover]]
        self.open = found[0] if found else self.open
        return bool(found)

    def choice(self, entry: MenuEntry) -> str:
        """An entry alone is an action, unless it must be opened first."""
        if entry.is_folded:
            self.open = entry
            return ""
        return entry.action()

    def argument(self, entry: MenuEntry, number: int) -> str:
        """A place by its own number, anything else by its number in the list."""
        if not entry.is_placed:
            return entry.arguments[in_list(number, entry.arguments)]
        if str(number) not in entry.arguments and not entry.goes_far:
            raise self.not_there(entry, number)
        return str(number)

    def not_there(self, entry: MenuEntry, number: int) -> Refused:
        """What is said of a place that is none of those to choose from."""
        place: Part = str(number)
        reason: list[Part] = []
        if number < how_many(self.rules.topo, entry.of):
            place = spot_part(self.rules, entry.of, number)
            reason = grounds(self.view.why_not(f"{entry.start} {number}"))
        if len(entry.arguments) > FEW:
            return Refused.of("not_there_of_many", act=entry.start, of=entry.of, place=place, reason=reason)
        places = any_of([spot_part(self.rules, entry.of, int(one)) for one in entry.arguments])
        return Refused.of("not_there", act=entry.start, of=entry.of, place=place, places=places, reason=reason)

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
            if word == "trade":
                raise Refused.of("ambiguous_trade", word=written(word), names=any_of(found))
            raise Refused.of("ambiguous", word=written(word), names=any_of(found))
        if not found:
            shut = [name for name in self.notation.acts if word in name.split("_")]
            if shut or word in self.notation.acts:
                raise self.shut([said or word] if word in self.notation.acts else shut)
            if near := get_close_matches(word, self.acts, n=1):
                raise Refused.of("no_such_act", word=written(word), near=[written(near[0])])
            raise Refused.of("no_such_act_help", word=written(word))
        return found[0]

    def shut(self, names: Sequence[str]) -> Refused:
        """What is said of acts that are not open, or of an action of one of them."""
        reason = against(self.view, about(self.view, names[0], self.seats)) if len(names) == 1 else None
        return Refused.of("shut", names=any_of(names), acts=list(self.acts), reason=grounds(reason))

    def trade(self, words: Sequence[str]) -> str:
        """``trade wool wool for brick``, or ``counter`` in the same way, as one line of small acts."""
        start = {"trade": "open_trade", "counter": "counter"}[words[0]]
        if start not in self.acts and "offer" not in self.acts:
            if "counter" in self.acts:
                raise Refused.of("answered_with", line=" ".join(["counter", *words[1:]]))
            raise self.shut([words[0]])
        line = bargain(words, goods(self.rules, "offered"))
        return "; ".join(line if "offer" in self.acts else [start, *line])


def in_order(acts: Sequence[str]) -> list[str]:
    """Rules begin with the way out; people look for it last, and before it for what nobody does lightly."""
    others = sorted(acts[1:], key=lambda act: act in RELUCTANT)  # which leaves all else in its order
    return [*others, *acts[:1]]


def numbered(texts: Sequence[str]) -> list[Text]:
    """A list with numbers."""
    return [Text.assemble((str(n), "bold cyan"), f" {text}") for n, text in enumerate(texts, start=1)]
