"""What somebody typed, as the game reads it."""

from collections.abc import Sequence

from kogge.cli.terminal.words import whole
from kogge.engine.act import Act
from kogge.engine.topology import Topology
from kogge.games.refusal import Refused

MOST = 100  # cards of a kind that can be meant
FILLERS = ("ship", "to", "at", "on", "from", "with", "path", "intersection", "hex")  # said, but not part of an action


def argument(act: Act, words: Sequence[str], topo: Topology) -> list[str]:
    """An argument in the words of its act: ``ship 1 to 40-44`` is ``1 62`` if that is how the act writes it."""
    if act.of == "resource":
        return spread(words)
    first, both, last = act.of.partition(" and ")
    if " ".join(words) in act.words or not both:
        return list(words)
    plain = [word for word in words if word not in FILLERS]
    if plain and last == "path":
        plain[-1] = path(plain[-1], topo)
    if " ".join(plain) not in act.words:
        raise Refused(f"{act.name} takes a {first} and a {last}, as in '{act.name} {act.words[-1]}'")
    return [*plain[:-1], "to", plain[-1]] if act.is_step and "to" in words else plain


def path(word: str, topo: Topology) -> str:
    """The number of a path that is named by its two ends."""
    ends = word.split("-")
    if len(ends) != 2 or not all(end.isdecimal() for end in ends):
        return word
    found = topo.edge_between(*map(whole, ends))
    return word if found is None else str(found)


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
    middle = words.index("for")
    offered, asked = spread(words[1:middle]), spread(words[middle + 1 :])
    if not offered or not asked:
        raise Refused(f"both sides of a trade need cards, as in '{words[0]} wool wool for brick'")
    for word in [*offered, *asked]:
        if word not in goods:
            raise Refused(f"{word!r} can't be traded; it must be one of {', '.join(goods)}")
    return [f"offer {' '.join(offered)}", f"ask {' '.join(asked)}", "propose"]
