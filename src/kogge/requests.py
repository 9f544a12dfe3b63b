"""Requests that stand for several actions: cards with their counts, and a whole offer in one sentence."""

from collections.abc import Sequence

from kogge.engine.rules import Rules
from kogge.games.refusal import Refused, written
from kogge.notation import is_of_goods, notation

MOST = 100  # cards of a kind that can be meant
DIGITS = 6  # of a count that a refusal repeats
OPENINGS = {"offer": "open_trade", "counter": "counter"}  # by its first word, how the composing of an offer begins


def spelled_out(rules: Rules, line: str) -> str:
    """A line in single acts: ``offer 2 wool for ore`` is ``open_trade; offer wool wool; ask ore; propose``."""
    return ";".join(spelled(rules, part) for part in line.split(";"))


def spelled(rules: Rules, text: str) -> str:
    """One request of a line; what stands for itself is left as it is."""
    words, goods = text.split(), rules.layout.find("offered").columns
    if goods and "for" in words and words[0] in OPENINGS:
        return "; ".join([OPENINGS[words[0]], *bargain(words, goods)])
    act = notation(rules).acts.get(words[0]) if len(words) > 2 else None
    if act is not None and is_of_goods(act):
        return " ".join([words[0], *spread(words[1:])])
    return text


def bargain(words: Sequence[str], goods: Sequence[str]) -> list[str]:
    """``trade wool wool for brick``, whatever its first word, as the acts in which an offer is made."""
    middle = words.index("for") if "for" in words else len(words)
    offered, asked = spread(words[1:middle]), spread(words[middle + 1 :])
    if not offered or not asked:
        wanted = next((name for name in goods[1:] if name not in ("wool", "ore")), "ore")
        raise Refused.of("one_sided", example=f"{words[0]} wool wool for {wanted}")
    for word in [*offered, *asked]:
        if word not in goods:
            raise Refused.of("not_traded", word=written(word), goods=list(goods))
    return [f"offer {' '.join(offered)}", f"ask {' '.join(asked)}", "propose"]


def spread(words: Sequence[str]) -> list[str]:
    """Words with their counts written out: ``2 wool ore`` is ``wool wool ore``."""
    found: list[str] = []
    times = 1
    for word in words:
        plain = word.strip(",")
        if plain.isdecimal():
            times = counted(plain)
        elif plain not in ("and", ""):
            found += [plain] * times
            times = 1
    if words and words[-1].isdecimal():
        raise Refused.of("count_after")
    return found


def counted(digits: str) -> int:
    """How many cards of a kind are meant."""
    if len(digits) > DIGITS or int(digits) > MOST:
        raise Refused.of("so_many_cards", number=[digits] if len(digits) <= DIGITS else [])
    return int(digits)
