"""The rules of the games, one by one: each has an id and a short text of our own, in every language."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from kogge.games import catalogue
from kogge.games.refusal import Refused, quoted, written
from kogge.games.scenario import Scenario
from kogge.names import plain

if TYPE_CHECKING:
    from kogge.texts import Texts

ENGLISH = "en"
MESSAGE = re.compile(r"^rule-([A-Z]-\d+) =", re.M)  # with the text of a rule


@dataclass(frozen=True)
class Rule:
    """A row of a rulebook, by which tests and reasons name it."""

    id: str

    def text(self, language: str = ENGLISH) -> str:
        """What it says, in our own words."""
        from kogge.texts import texts  # whoever plays or trains does without messages, which take long to import

        return self.said(texts(language))

    def said(self, texts: "Texts") -> str:
        """The same in the language of these texts."""
        return texts.say(f"rule-{self.id}")

    def speaks_of(self, words: Sequence[str], language: str) -> bool:
        """Does it have all of these words, in its id or in its text, also as parts of others?"""
        said = plain(f"{self.id} {self.text(language)}")
        return all(plain(word) in said for word in words)


class Rulebook:
    """The rules of a game by id, in their order."""

    def __init__(self, name: str) -> None:
        self.name = name
        text = files("kogge").joinpath("texts", ENGLISH, f"rules-{name}.ftl").read_text("utf-8")
        self.rules = {found: Rule(found) for found in MESSAGE.findall(text)}

    def __getitem__(self, id: str) -> Rule:
        if not isinstance(id, str):
            raise Refused(f"a rule has an id like {next(iter(self.rules))!r}, not {quoted(id)}")
        if id not in self:
            first, *_, last = self.rules
            raise Refused.of("no_such_rule", id=written(id), first=first, last=last)
        return self.rules[id.upper()]

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
    return book_of(catalogue.find(scenario))


def book_of(scenario: Scenario) -> Rulebook:
    """The same, also of a scenario that is not in the catalogue."""
    if not scenario.rulebook:
        raise Refused.of("no_rulebook", scenario=scenario.name)
    return rulebook(scenario.rulebook)
