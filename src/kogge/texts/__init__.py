"""What is said to people, one directory of Fluent messages for each language."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from kogge.games.refusal import Refused, quoted

ENGLISH = "en"
LONGEST = 2000  # letters of a value: Fluent takes no more than 2500, so long ones are put in afterwards
STAND_IN = 0xF0000  # a letter that nobody writes, and the next ones, in the place of long values
ENTRY = re.compile("^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)  # all other lines of a message are indented
NAME = re.compile("-?[a-zA-Z][a-zA-Z0-9_-]*")
REMEMBERED = 5000  # sentences, each of them
SHORT = 300  # letters at most


def languages() -> list[str]:
    """The languages that there are texts in."""
    return sorted(entry.name for entry in files(__name__).iterdir() if entry.is_dir() and entry.name.isalpha())


def known(language: str) -> str:
    """A language that there are texts in; any other is refused."""
    if language not in languages():
        raise Refused(f"there are no texts in {quoted(language)}; there are in {', '.join(languages())}")
    return language


def sources(language: str) -> dict[str, str]:
    """The files of a language, by name: Fluent messages."""
    found = [entry for entry in files(__name__).joinpath(known(language)).iterdir() if entry.name.endswith(".ftl")]
    return {entry.name: entry.read_text("utf-8") for entry in sorted(found, key=lambda entry: entry.name)}


def entries(files: Iterable[str]) -> dict[str, str]:
    """The messages and terms in files, each as it is written, by name; the first one of a name counts."""
    found: dict[str, str] = {}
    for text in files:
        begins = [*ENTRY.finditer(text)]
        ends = [*(begin.start() for begin in begins[1:]), len(text)]
        for begin, end in zip(begins, ends, strict=False):
            found.setdefault(begin[1], text[begin.start() : end])
    return found


class Texts:
    """The messages of one language. Each is parsed when it is first said: few are needed, and parsing all takes long.

    A message is called by its name, or by its name and that of a variant, which is an attribute: ``stole.hidden``.

    >>> english = texts()
    >>> english.say("good-wool", n=2)
    '2 wool'
    >>> english.listed(["1 wool", "2 ore", "3 gold"])
    '1 wool, 2 ore and 3 gold'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.written = entries(sources(language).values())  # refuses what is no language
        self.parsed: set[str] = set()
        self.said: dict[tuple[object, ...], str] = {}
        self.bundle = FluentBundle([language], use_isolating=False)

    def parse(self, name: str) -> None:
        """Have a message in the bundle, with all that it may refer to."""
        wanted, found = [name], dict[str, str]()
        while wanted:
            one = wanted.pop()
            if one in self.written and one not in self.parsed and one not in found:
                found[one] = self.written[one]
                wanted += NAME.findall(found[one])
        self.bundle.add_resource(FluentResource("\n".join(found.values())))
        self.parsed |= found.keys()  # at last: another thread may ask for them

    def message(self, name: str) -> Message:
        """A message as Fluent has it."""
        if name not in self.parsed:
            self.parse(name)
        return self.bundle.get_message(name)

    def knows(self, message: str) -> bool:
        """Is there a message, or a variant of one, of this name?"""
        name, _, variant = message.partition(".")
        return name in self.written and (not variant or variant in self.message(name).attributes)

    def say(self, message: str, **parts: str | int) -> str:
        """A message, or a variant of it, with these values for its variables; much is said again and again."""
        key = (message, *parts.items())
        said = self.said.get(key)
        if said is None:
            said = self.formatted(message, parts)
            if len(said) <= SHORT:
                if len(self.said) >= REMEMBERED:
                    self.said.clear()
                self.said[key] = said
        return said

    def formatted(self, message: str, parts: Mapping[str, str | int]) -> str:
        """What Fluent makes of a message and its values."""
        name, _, variant = message.partition(".")
        found = self.message(name)
        pattern = found.attributes[variant] if variant else found.value
        assert pattern is not None, f"{message} says nothing"
        long = {chr(STAND_IN + k): name for k, name in enumerate(parts) if len(str(parts[name])) > LONGEST}
        said, errors = self.bundle.format_pattern(pattern, {**parts, **{name: mark for mark, name in long.items()}})
        assert not errors, f"{message} can't be said of {parts}: {errors}"
        if not long:
            return str(said)
        return "".join(str(parts[long[letter]]) if letter in long else letter for letter in str(said))

    def name(self, kind: str, word: str, variant: str = "") -> str:
        """What the rules call ``word`` (a card, a terrain ...), as people say it; the word itself if nobody knows."""
        message = f"{kind}-{word}"
        return self.say(f"{message}.{variant}" if variant else message) if self.knows(message) else plain(word)

    def counting(self, kind: str, word: str) -> tuple[str, tuple[tuple[str, str], ...]]:
        """The message that says how many ``n`` there are of something, and its other variables."""
        message = f"{kind}-{word}"
        return (message, ()) if self.knows(message) else ("counted", (("what", plain(word)),))

    def listed(self, words: Sequence[str], last: str = "list-and", more: str = "list-comma") -> str:
        """Several things as people list them; ``last`` and ``more`` are messages that join two."""
        said = ""
        for place, word in enumerate(words):
            join = last if place == len(words) - 1 else more
            said = self.say(join, first=said, next=word) if place else word
        return said


def plain(word: str) -> str:
    return word.replace("_", " ")


def texts(language: str = ENGLISH) -> Texts:
    """The messages of a language, which are read once."""
    return read(language)


@lru_cache(maxsize=8)
def read(language: str) -> Texts:
    return Texts(language)
