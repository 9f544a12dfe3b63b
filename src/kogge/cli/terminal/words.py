"""Words for numbers of things, and lists as people write them."""

from collections.abc import Sequence

from kogge.games.refusal import Refused, written
from kogge.texts import Texts, saying

NAMING = set("_./")  # signs that names of acts and files have, and words have not
DIGITS = 9  # more have no number that can be meant here

PLURALS = {"city": "cities", "hex": "hexes"}
SINGULARS = {plural: noun for noun, plural in PLURALS.items()}


def listed(words: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(number: int, noun: str) -> str:
    """``1 card``, ``2 cards``, ``2 cities``."""
    return f"1 {noun}" if number == 1 else f"{number} {plural(noun)}"


def plural(noun: str) -> str:
    """``roads`` of ``road``, ``cities`` of ``city``."""
    return PLURALS.get(noun, f"{noun}s")


def sentence(error: Exception, texts: Texts) -> str:
    """What is said to a person when something was refused, in their language; of any other error what it says itself.

    The name of an act or a file at its beginning stays as it is.
    """
    text = saying.said(error, texts) if isinstance(error, Refused) else str(error)
    first, _, rest = text.partition(" ")
    told = f"{first if set(first) & NAMING else first[:1].upper() + first[1:]} {rest}".strip()
    return told if told.endswith("?") else f"{told}."


def capital(text: str) -> str:
    """A sentence as it begins."""
    return text[:1].upper() + text[1:]


def singular(nouns: str) -> str:
    """``road`` of ``roads``, ``city`` of ``cities``."""
    return SINGULARS.get(nouns, nouns.removesuffix("s"))


def whole(text: str) -> int:
    """A number that somebody typed."""
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refused.of("number_not", said=written(text)) if text else Refused.of("number_needed")
    return int(text)
