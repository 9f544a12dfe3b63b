"""The rules of the games, one by one: each has an id and a short text of our own, in every language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from fluent.syntax import FluentParser, ast

from kogge.games import catalogue
from kogge.games.refusal import Refused, quoted
from kogge.names import plain
from kogge.texts import ENGLISH, sources, texts

PREFIX = "rule-"  # of the message with the text of a rule


@dataclass(frozen=True)
class Rule:
    """A row of a rulebook, by which tests and reasons name it."""

    id: str

    def text(self, language: str = ENGLISH) -> str:
        """What it says, in our own words."""
        return texts(language).say(PREFIX + self.id)

    def speaks_of(self, words: Sequence[str], language: str) -> bool:
        """Does it have all of these words, in its id or in its text, also as parts of others?"""
        said = plain(f"{self.id} {self.text(language)}")
        return all(plain(word) in said for word in words)


class Rulebook:
    """The rules of a game by id, in their order."""

    def __init__(self, name: str) -> None:
        self.name = name
        entries = FluentParser().parse(sources(ENGLISH)[f"rules-{name}.ftl"]).body
        ids = [entry.id.name.removeprefix(PREFIX) for entry in entries if isinstance(entry, ast.Message)]
        self.rules = {name: Rule(name) for name in ids}

    def __getitem__(self, id: str) -> Rule:
        found = self.rules.get(id.upper()) if isinstance(id, str) else None
        if found is None:
            first, *_, last = self.rules
            raise Refused(f"there is no rule {quoted(id)} in this game; its rules go from {first} to {last}")
        return found

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and id.upper() in self.rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def search(self, *words: str, language: str = ENGLISH) -> list[Rule]:
        """The rules that have all of these words, capital letters and accents aside."""
        return [rule for rule in self if rule.speaks_of(words, language)]


@lru_cache(maxsize=8)
def rulebook(name: str) -> Rulebook:
    return Rulebook(name)


def rules(scenario: str) -> Rulebook:
    """The rulebook of a scenario: ``rules("base")["B-15"].text("es")``."""
    found = catalogue.find(scenario)
    if not found.rulebook:
        raise Refused(f"the rules of {found.name} are not told one by one")
    return rulebook(found.rulebook)
