"""A board file's values one by one: each is what it must be, or its place and the remedy are named."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from kogge.engine.chart import LANGUAGES
from kogge.games.europe.parts import Name
from kogge.games.refusal import Refused, quoted

LONGEST_NAME = 40
MOST = 1000  # entries of a list, and paths of a board

Words = Sequence[str]
T = TypeVar("T")


class BoardEntry:
    """A table of a board file that has all the keys it needs and no others."""

    def __init__(self, found: object, where: str, keys: Words, optional: Words = ()) -> None:
        self.where = where
        self.found = table(found, where)
        for key in self.found:
            if key not in keys and key not in optional:
                raise self.wrong(f"{quoted(key)} means nothing here; the keys are {listed([*keys, *optional])}")
        for key in keys:
            if key not in self.found:
                raise self.wrong(f"{key} is missing; the keys are {listed([*keys, *optional])}")

    def wrong(self, problem: str) -> Refused:
        return Refused(self.place(problem))

    def place(self, rest: str) -> str:
        """Where something is: first the place of this table, unless it is the whole file."""
        return f"{self.where}: {rest}" if self.where else rest

    def has(self, key: str) -> bool:
        return key in self.found

    def text(self, key: str, longest: int = LONGEST_NAME) -> str:
        """A line of text that can be shown anywhere."""
        found = self.found[key]
        if not isinstance(found, str):
            raise self.wrong(f"{key} must be text in quotation marks, not {shown(found)}")
        if not found.strip() or len(found) > longest or not found.isprintable():
            raise self.wrong(f"{key} must be one line of 1 to {longest} characters, not {quoted(found)}")
        return found.strip()

    def whole(self, key: str, least: int, most: int) -> int:
        return whole(self.found[key], self.place(key), range(least, most + 1))

    def word(self, key: str, words: Words) -> int:
        """The place of a word among those that are possible."""
        return word(self.found[key], self.place(key), words)

    def items(self, key: str) -> list[object]:
        """A list of anything, not too long."""
        found = self.found[key]
        if not isinstance(found, list):
            raise self.wrong(f"{key} must be a list in brackets, not {shown(found)}")
        if len(found) > MOST:
            raise self.wrong(f"{key} has {len(found)} entries; no board has more than {MOST}")
        return found

    def read(self, key: str, reader: Callable[[str], T]) -> T:
        """What a text stands for."""
        return read(self.found[key], self.place(key), reader)

    def read_all(self, key: str, reader: Callable[[str], T]) -> list[T]:
        """What the texts of a list stand for."""
        items = self.items(key)
        return [read(item, self.place(f"{key}, entry {k}"), reader) for k, item in enumerate(items, start=1)]

    def name(self) -> Name:
        """The names in all languages."""
        names = BoardEntry(self.found["name"], self.place("name"), LANGUAGES)
        return Name(*(names.text(language) for language in LANGUAGES))


def table(found: object, where: str) -> dict[str, object]:
    if not isinstance(found, dict):
        raise Refused(f"{where} must be a table of keys and values, not {shown(found)}")
    return found


def read(found: object, where: str, reader: Callable[[str], T]) -> T:
    """What a text stands for, or where it stands and why it means nothing."""
    if not isinstance(found, str):
        raise Refused(f"{where} must be text in quotation marks, not {shown(found)}")
    try:
        return reader(found)
    except Refused as reason:
        raise Refused(f"{where}: {reason}") from None


def whole(found: object, where: str, numbers: Sequence[int]) -> int:
    """One of the whole numbers that are possible."""
    if not isinstance(found, int) or isinstance(found, bool) or found not in numbers:
        possible = f"from {numbers[0]} to {numbers[-1]}" if isinstance(numbers, range) else f"among {listed(numbers)}"
        raise Refused(f"{where} must be a whole number {possible}, not {shown(found)}")
    return found


def word(found: object, where: str, words: Words) -> int:
    if not isinstance(found, str) or found not in words:
        raise Refused(f"{where} must be one of {listed(words)}, not {shown(found)}")
    return words.index(found)


def listed(words: Sequence[object]) -> str:
    return ", ".join(map(str, words))


def shown(value: object) -> str:
    """A value in the words of TOML."""
    if isinstance(value, dict):
        return "a table"
    return str(value).lower() if isinstance(value, bool) else quoted(value)


def known_as(found: object, fallback: str) -> str:
    """How an entry is called before it has been looked at: by its English name, if it has one."""
    name = found.get("name") if isinstance(found, dict) else None
    english = name.get("en") if isinstance(name, dict) else None
    if isinstance(english, str) and english.isprintable() and 0 < len(english) <= LONGEST_NAME:
        return f"{fallback} ({english})"
    return fallback
