"""Why an action is not open: the referee's objections, ready for people and programs."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.games.referee.reading import Objection, Parts, Slots
from kogge.games.referee.referee import referee_of
from kogge.games.referee.table import RefereeTable
from kogge.games.refusal import Part

if TYPE_CHECKING:
    from kogge.texts import Texts

ENGLISH = "en"
FIRST = ("first", "chance_first")  # keys of what has a sentence for each step


@dataclass(frozen=True)
class Asked:
    """Of what, and for whom, a reason was given: enough to call things by name."""

    rules: Rules
    state: State
    seat: int | None


@dataclass(frozen=True)
class Reason:
    """Why an action is not open: the rule by its id, a key, what there is to tell, and what stands against it as well.

    ``slots`` says what each part is of: a noun of the games, ``goods``, ``count``, ``step``, ``act`` or ``word``.
    """

    rule: str
    key: str
    parts: Parts
    others: tuple["Reason", ...]
    slots: Slots = field(repr=False)
    asked: Asked = field(compare=False, repr=False)

    def text(self, language: str = ENGLISH) -> str:
        """A sentence for people, without the others and without the rule's id."""
        from kogge.texts import texts  # whoever plays or trains does without messages, which take long to import

        return self.said(texts(language))

    def said(self, texts: "Texts") -> str:
        """The same in the language of these texts."""
        from kogge.wording import Wording

        words = Wording(self.asked.rules, self.asked.state, self.asked.seat, texts)
        if self.key in FIRST:
            return words.texts.say(f"first-{self.parts['step']}")
        told: dict[str, str | int] = {}
        for name, part in self.parts.items():
            told |= words.variables(name, self.slots[name], part)
        said = words.texts.say(f"reason-{self.key}", **told)
        return said[:1].upper() + said[1:]  # it may begin with what something is called

    def to_dict(self) -> dict[str, Part]:
        """All of it as plain values, ready for JSON."""
        parts: dict[str, Part] = {
            name: dict(part) if isinstance(part, Mapping) else part for name, part in self.parts.items()
        }
        others = [one.to_dict() for one in self.others]
        return {"rule": self.rule, "key": self.key, "parts": parts, "slots": dict(self.slots), "others": others}

    @classmethod
    def from_dict(cls, told: Mapping[str, Any], asked: Asked) -> "Reason":
        """What ``to_dict`` has told, of a position in which things have the names that they are called by."""
        others = tuple([cls.from_dict(one, asked) for one in told["others"]])
        return cls(told["rule"], told["key"], told["parts"], others, told["slots"], asked)


def why_not(rules: Rules, s: State, seat: int, action: int) -> Reason | None:
    """Why an action is not open to a seat, or to chance; ``None`` if it is.

    In the position of a seat, all that it may not see must be hidden.
    """
    asked = Asked(rules, s, None if seat == CHANCE else seat)
    referee, table = referee_of(rules), RefereeTable(rules, s, seat)
    if referee is None or not referee.reads(table, action):
        return None if seat == s.to_act and action in rules.actions(s) else reason(Objection("", "closed"), asked)
    found = [reason(one, asked) for one in referee.objections(table, action)]
    return replace(found[0], others=tuple(found[1:])) if found else None


def against_all(found: Iterable[Reason | None]) -> Reason | None:
    """What stands against each of several actions; nothing if one is open, or if each has reasons of its own."""
    common: list[Reason] | None = None
    for first in found:
        told = one_by_one(first)
        common = told if common is None else [one for one in common if one in told]
        if not common:
            return None
    return replace(common[0], others=tuple(common[1:])) if common else None


def one_by_one(first: Reason | None) -> list[Reason]:
    """A reason and its others."""
    return [] if first is None else [replace(first, others=()), *first.others]


def closed(rules: Rules, s: State, seat: int) -> Reason:
    """Something is not open, for more reasons than can be told."""
    return reason(Objection("", "closed"), Asked(rules, s, seat))


def reason(one: Objection, asked: Asked) -> Reason:
    """What is told of an objection."""
    return Reason(one.rule, one.key, one.parts, (), one.slots, asked)
