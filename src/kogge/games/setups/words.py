"""What people write when they set up a position: counts and lists, read and checked."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

from kogge.games.refusal import Refused, quoted, whole, written_whole

Who = str | int  # a player: a colour, or the number of a seat
Place = str | int  # a name, or a number
Places = Place | Sequence[Place]  # one or several
Counts = str | Mapping[str, int]  # ``"wood 2 ore"``, or ``{"wood": 1, "ore": 2}``

MOST_LISTED = 40  # words in a sentence
LIKE = 0.7  # from 0 to 1: how alike two words must be for one to have been meant

NONE: Mapping[Any, Any] = MappingProxyType({})  # what nobody says anything about


def counted(given: object, names: Sequence[str], what: str) -> dict[str, int]:
    """How many of each: ``"wood 2 ore"`` is one wood and two ore.

    >>> counted("wood 2 ore", ("wood", "wool", "ore"), "the hand")
    {'wood': 1, 'ore': 2}
    """
    if isinstance(given, str):
        pairs = spelled(given.split(), what)
    elif isinstance(given, Mapping):
        pairs = [(name, whole(n, f"the number of {quoted(name)} in {what}", 0)) for name, n in given.items()]
    else:
        raise Refused(f"{what} is written as in '{names[0]} 2 {names[-1]}', not as {quoted(given)}")
    found: dict[str, int] = {}
    for name, n in pairs:
        found[one_of(name, names, what)] = found.get(name, 0) + n
    return found


def spelled(words: Sequence[str], what: str) -> list[tuple[str, int]]:
    """Each name in a text with the number before it, or 1."""
    found, n = [], None
    for word in words:
        if word[:1].isdecimal():
            if n is not None:
                break
            n = written_whole(word, f"a number in {what}")
        else:
            found.append((word, 1 if n is None else n))
            n = None
    if n is not None:
        raise Refused(f"{what} has the number {quoted(n)} without a name after it; write as in '2 ore'")
    return found


def one_of(word: object, words: Sequence[str], what: str) -> str:
    """A word that must be one of these."""
    if not isinstance(word, str) or word not in words:
        raise Refused(f"{what} can't be {quoted(word)}; {possible(word, words)}")
    return word


def possible(word: object, words: Sequence[str]) -> str:
    """What could have been written instead: all of it, or what is most like it where there is too much."""
    if len(words) <= MOST_LISTED:
        return f"there are {', '.join(words) or 'none'}"
    near = get_close_matches(word, words, 3, 0) if isinstance(word, str) else words[:3]
    return f"there are {len(words)}, among them {', '.join(near)}"


def flag(given: object, what: str) -> int:
    """Yes or no."""
    if not isinstance(given, bool):
        raise Refused(f"{what} must be True or False, not {quoted(given)}")
    return int(given)


def listed(given: object, what: str) -> list[Any]:
    """Several things, or one that stands alone."""
    if isinstance(given, str | int):
        return [given]
    if isinstance(given, Iterable) and not isinstance(given, Mapping | bytes | bytearray):
        return list(given)
    raise Refused(f"{what} must be a list, not {quoted(given)}")


def paired(given: object, what: str) -> list[tuple[Any, Any]]:
    """What is given for each of several things."""
    if not isinstance(given, Mapping):
        raise Refused(f"{what} must be a dictionary, not {quoted(given)}")
    return list(given.items())
