"""The one exception that bad input raises, and how bad input is quoted in it."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

LONGEST = 40  # characters of what is quoted
DIGITS = 4000  # of a whole number: Python reads and writes a few more
LARGEST_INT = 2**31 - 1  # that a cell of a position can hold

Part = str | int | Sequence["Part"] | Mapping[str, "Part"]  # of a refusal: plain values, ready for JSON


class Refused(ValueError):
    """The request makes no sense or is not allowed, and nothing has changed.  Its text is a sentence.

    What somebody who plays can meet has a ``key`` and ``parts``, and the sentence is made of them when it is read,
    in any language. What only programmers meet is a sentence in English, and has no key.

    >>> Refused.of("not_traded", word=written("silk"), goods=["wool", "ore"])
    Refused("'silk' can't be traded; it must be one of wool, ore")
    """

    def __init__(self, sentence: str, key: str = "", parts: Mapping[str, Part] | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.key = key
        self.parts: dict[str, Part] = dict(parts or {})

    @classmethod
    def of(cls, key: str, /, **parts: Part) -> "Refused":
        """A refusal that can be said in any language: by the message ``refusal-KEY``, with these parts."""
        return cls("", key, parts)

    def text(self, language: str = "en") -> str:
        """The sentence in a language; without a key it is the English one."""
        if not self.key:
            return self.sentence
        from kogge.texts.saying import said_in  # whoever trains does without messages

        return said_in(language, self)

    def to_dict(self) -> dict[str, Part]:
        """All of it as plain values, ready for JSON: also as a part of another refusal."""
        if not self.key:
            return {"of": "refusal", "key": "", "parts": {}, "sentence": self.sentence}
        return {"of": "refusal", "key": self.key, "parts": plain(self.parts)}

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> "Refused":
        """What ``to_dict`` has told."""
        return cls(told.get("sentence", ""), told["key"], told["parts"])

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Refused({self.text()!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.sentence, self.key, plain(self.parts))


# Parts of refusals: a list is told with commas, and a dictionary says what it is ``of``


def written(text: str, longest: int = LONGEST) -> Part:
    """Something that somebody wrote: it is set in quotation marks, and cut where it is too long for a sentence."""
    return {"of": "written", "value": text[:longest], "cut": int(len(text) > longest)}


def any_of(words: Sequence[Part]) -> Part:
    """``a``, ``a or b``, ``a, b or c``."""
    return {"of": "any", "value": list(words)}


def all_of(words: Sequence[Part]) -> Part:
    """``a``, ``a and b``, ``a, b and c``."""
    return {"of": "all", "value": list(words)}


def word(of: str, value: str) -> Part:
    """A word of the rules that has a name of its own in each language: ``word("color", "red")``."""
    return {"of": of, "value": value}


def counted(of: str, value: str, n: int) -> Part:
    """The same with how many there are: ``counted("good", "wool", 2)``."""
    return {"of": of, "value": value, "n": n}


def named(of: str, value: str, names: Mapping[str, str]) -> Part:
    """A ``place``, a ``choice`` of one or a whole ``action``, as it is written, with its names by language, if any."""
    return {"of": of, "value": value, "names": names}


def plain(part: Part) -> Part:
    """The same in dictionaries and lists alone."""
    if isinstance(part, str | int):
        return part
    if isinstance(part, Mapping):
        return {name: plain(one) for name, one in part.items()}
    return [plain(one) for one in part]


def quoted(value: object) -> str:
    """Something that somebody gave us, short enough for a sentence."""
    if isinstance(value, bool | float | None):
        return repr(value)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**LONGEST else "a number that long"
    if not isinstance(value, str | bytes):
        return f"a {type(value).__name__}"
    return repr(value) if len(value) <= LONGEST else f"{value[:LONGEST]!r}..."


def whole(number: SupportsIndex, what: str, least: int | None = None) -> int:
    """A whole number, whatever its type; ``True`` and ``2.0`` are none."""
    try:
        found = index(number)
    except TypeError:
        raise Refused(f"{what} must be a whole number, not {quoted(number)}") from None
    if isinstance(number, bool):
        raise Refused(f"{what} must be a whole number, not {quoted(number)}")
    if least is not None and found < least:
        raise Refused(f"{what} must be at least {least}, not {quoted(found)}")
    return found


def written_whole(text: str, what: str) -> int:
    """The whole number that a text writes."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
        raise Refused(f"{what} must be a whole number, not {quoted(text)}")
    return int(text)
