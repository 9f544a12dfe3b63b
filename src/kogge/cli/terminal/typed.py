"""What somebody typed, as the game reads it."""

import re
from collections.abc import Mapping, Sequence

from kogge.cli.terminal.names import meant
from kogge.cli.terminal.words import whole
from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.forms import Reader
from kogge.games.refusal import Refused
from kogge.notation import TO, is_of_goods, notation

MOST = 100  # cards of a kind that can be meant
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
        apart = reader.unjoined(words) if act.parts and act.parts[-1].of == "path" else ""
        raise Refused(apart or notation(rules).unread(act, " ".join(words), seats))
    far = act.is_step and TO in words
    return notation(rules).towards(act.first + arg) if far else notation(rules).write(act.first + arg)


def place(rules: Rules, of: str, words: Sequence[str]) -> int | None:
    """The place that is meant by a number or a name; a path by its two ends."""
    text, shorthand = " ".join(unfilled(words)), Shorthand(rules)
    if text.isdecimal():
        return whole(text)
    if of == "path" and (apart := shorthand.unjoined([text])):
        raise Refused(apart)
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
        raise Refused(f"the bank takes {rate} {found['given']} from you for one card")
    return [found["given"], "for", found["taken"]]


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


def bargain(words: Sequence[str], goods: Sequence[str]) -> list[str]:
    """``trade wool wool for brick`` as the acts in which an offer is made."""
    middle = words.index("for") if "for" in words else len(words)
    offered, asked = spread(words[1:middle]), spread(words[middle + 1 :])
    if not offered or not asked:
        wanted = next((name for name in goods[1:] if name not in ("wool", "ore")), "ore")
        raise Refused(f"both sides of a trade need cards, as in '{words[0]} wool wool for {wanted}'")
    for word in [*offered, *asked]:
        if word not in goods:
            raise Refused(f"{word!r} can't be traded; it must be one of {', '.join(goods)}")
    return [f"offer {' '.join(offered)}", f"ask {' '.join(asked)}", "propose"]
