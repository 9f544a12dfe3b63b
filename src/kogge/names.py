"""What places on the board are called, and which place a name means."""

from functools import lru_cache
from unicodedata import combining, normalize

from kogge.engine.chart import LANGUAGES
from kogge.engine.rules import Rules


def plain(text: str) -> str:
    """A name as it is compared: small letters without accents, single spaces."""
    letters = [letter for letter in normalize("NFKD", text.casefold()) if not combining(letter)]
    return " ".join("".join(letters).replace("ø", "o").split())


def names(rules: Rules, of: str, place: int) -> dict[str, str]:
    """What a place is called, by language; nothing where it has no name."""
    named = rules.layout.chart.names.get(of)
    return {language: name for language, name in named[place].items() if name} if named else {}


@lru_cache(maxsize=128)
def index(rules: Rules, of: str) -> dict[str, int]:
    """All names of places of a kind, in every language."""
    named = rules.layout.chart.names.get(of, ())
    return {
        plain(name): place
        for language in reversed(LANGUAGES)  # where two languages differ, the first is right
        for place, names in enumerate(named)
        if (name := names.get(language, ""))
    }
