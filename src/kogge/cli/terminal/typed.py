"""What somebody typed, as the game reads it."""

import re
from collections.abc import Mapping, Sequence

from kogge.cli.terminal.names import meant
from kogge.cli.terminal.words import whole
from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.forms import Reader
from kogge.games.refusal import Refused, counted
from kogge.notation import TO, is_of_goods, notation
from kogge.requests import spread

MOVERS = ("ship", "merchant", "caravan")
TRADE = re.compile(r"(?:(?P<many>\d+) )?(?P<given>\w+) for (?:(?P<one>\d+) )?(?P<taken>\w+)")
FILLERS = (*MOVERS, "to", "at", "on", "from", "with", "path", "route", "intersection", "hex")  # part of no action


class Shorthand(Reader):
    """Reads what is typed: also the beginnings of names, and their signs on the map; with fillers between the parts."""

    fillers = frozenset(FILLERS)

    def place(self, of: str, text: str) -> int | None:
        return meant(self.rules, of, text)


def spelled(act: Act, words: Sequence[str], rules: Rules, seats: Sequence[str]) -> str:
    """An action as it is written: ``sail ship 1 to 40-44`` is ``sail 1 to 62`` if that is the path."""
    if is_of_goods(act) or not words:
        return " ".join([act.name, *spread(words)])
    reader = Shorthand(rules, seats)
    arg = reader.argument(act, words)
    if arg is None:
        apart = reader.unjoined(words) if act.parts and act.parts[-1].of == "path" else None
        raise apart or notation(rules).unread(act, " ".join(words), seats)
    far = act.is_step and TO in words
    return notation(rules).towards(act.first + arg) if far else notation(rules).write(act.first + arg)


def place(rules: Rules, of: str, words: Sequence[str]) -> int | None:
    """The place that is meant by a number or a name; a path by its two ends."""
    text, shorthand = " ".join(unfilled(words)), Shorthand(rules)
    if text.isdecimal():
        return whole(text)
    if of == "path" and (apart := shorthand.unjoined([text])):
        raise apart
    return shorthand.other_form(of, text)


def unfilled(words: Sequence[str]) -> list[str]:
    """Words without those at their beginning that are only said."""
    first = next((k for k, word in enumerate(words) if word not in FILLERS), len(words))
    return list(words[first:])


def is_exchange(act: Act) -> bool:
    """Does the act give one resource for another?"""
    return [part.of for part in act.parts] == ["resource", "resource"]


def exchanged(words: Sequence[str], rates: Mapping[str, int]) -> list[str]:
    """A trade with the bank as it is written, ``wood for ore``; how many cards it takes and gives may be said."""
    found = TRADE.fullmatch(" ".join(words))
    if found is None:
        return list(words)
    rate = rates.get(found["given"])
    if rate is not None and (found["many"] or str(rate), found["one"] or "1") != (str(rate), "1"):
        raise Refused.of("bank_takes", goods=counted("good", found["given"], rate))
    return [found["given"], "for", found["taken"]]
