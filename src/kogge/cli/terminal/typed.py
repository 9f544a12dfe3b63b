"""What somebody typed, as the game reads it."""

import re
from collections.abc import Mapping, Sequence

from kogge.cli.terminal.names import called, meant
from kogge.cli.terminal.picture import PLACES
from kogge.cli.terminal.places import chosen_last
from kogge.cli.terminal.words import whole
from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.games.refusal import Refused
from kogge.notation import an
from kogge.requests import spread

MOVERS = ("ship", "merchant", "caravan")
TRADE = re.compile(r"(?:(?P<many>\d+) )?(?P<given>\w+) for (?:(?P<one>\d+) )?(?P<taken>\w+)")
FILLERS = (*MOVERS, "to", "at", "on", "from", "with", "path", "route", "intersection", "hex")  # part of no action


def argument(act: Act, words: Sequence[str], rules: Rules) -> list[str]:
    """An argument in the words of its act: ``ship 1 to 40-44`` is ``1 62`` if that is how the act writes it."""
    if act.of == "resource":
        return spread(words)
    first, both, last = act.of.partition(" and ")
    if " ".join(words) in act.words:
        return list(words)
    if not both:
        return [place(rules, act.of, unfilled(words))] if act.of in PLACES and words else list(words)
    plain = unfilled(words)
    if chosen_last(act.of) in PLACES and len(plain) > 1:
        plain = [plain[0], place(rules, last, unfilled(plain[1:]))]
    else:
        plain = [word for word in plain if word not in FILLERS]
    if " ".join(plain) not in act.words:
        raise Refused(f"{act.name} takes {an(first)} and {an(last)}, as in '{act.name} {act.words[-1]}'")
    return [*plain[:-1], "to", plain[-1]] if act.is_step and "to" in words else plain


def unfilled(words: Sequence[str]) -> list[str]:
    """Words without those at their beginning that are only said."""
    first = next((k for k, word in enumerate(words) if word not in FILLERS), len(words))
    return list(words[first:])


def place(rules: Rules, of: str, words: Sequence[str]) -> str:
    """The number of a place, that may be given by its name; a path by its two ends."""
    text = " ".join(words)
    return path(text, rules) if of == "path" else meant(rules, of, text)


def path(text: str, rules: Rules) -> str:
    """The number of a path that is named by its two ends."""
    ends = [meant(rules, "intersection", end) for end in text.split("-")]
    if len(ends) != 2 or not all(end.isdecimal() for end in ends):
        return text
    here, there = map(whole, ends)
    found = rules.topo.edge_between(here, there)
    if found is None and max(here, there) < rules.topo.n_nodes:
        names = [called(rules, "intersection", end) for end in (here, there)]
        raise Refused(f"no path joins {' and '.join(names)}")
    return text if found is None else str(found)


def exchanged(words: Sequence[str], rates: Mapping[str, int]) -> list[str]:
    """A trade with the bank as it is written, ``wood for ore``; how many cards it takes and gives may be said."""
    found = TRADE.fullmatch(" ".join(words))
    if found is None:
        return list(words)
    rate = rates.get(found["given"])
    if rate is not None and (found["many"] or str(rate), found["one"] or "1") != (str(rate), "1"):
        raise Refused(f"the bank takes {rate} {found['given']} from you for one card")
    return [found["given"], "for", found["taken"]]
