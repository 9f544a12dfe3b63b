"""Actions as text: ``build_road 34``, ``bank_trade wool for ore``, ``end_turn``.

Inside, an action is a number that is valid for one assembled game. Whatever leaves the process
(records, messages, tests) uses its text, which lasts. Texts are made of the parts of an action, and read part by part.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from itertools import product
from typing import SupportsIndex

from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.forms import Reader
from kogge.games.refusal import LONGEST, Part, Refused, all_of, any_of, quoted, whole, word, written

FEW = 12  # choices that a refusal can list
TO = "to"  # before the end of a journey
GOODS = ("resource", "good")  # of which several may follow an act, which is then done once for each


@dataclass(frozen=True)
class Chosen:
    """A part of an action: what it is of, which one it is, and how that is written.

    ``value`` is the number that fields, events and the topology have for it, ``name`` its word in the text.
    """

    of: str
    value: int
    name: str

    def to_dict(self) -> dict[str, object]:
        """All of it as plain values, ready for JSON."""
        return {"of": self.of, "value": self.value, "name": self.name}


class Notation:
    """The texts of all actions of a game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.acts: dict[str, Act] = {}
        for act in rules.acts.items:
            if self.acts.setdefault(act.name, act) is not act:
                raise Refused(f"two acts are called {act.name}, and could not be told apart")
        self.texts = [""] * rules.n_actions
        for act in self.acts.values():
            named = [[f"{part.joint} {word}".strip() for word in part.words] for part in act.parts]
            for action, words in enumerate(product(*named), start=act.first):
                self.texts[action] = " ".join([act.name, *words])
        self.action = {text: action for action, text in enumerate(self.texts)}
        assert len(self.action) == len(self.texts), "two actions are written in the same way"

    def write(self, action: int) -> str:
        """The text of an action."""
        return self.texts[action]

    def known(self, action: SupportsIndex) -> int:
        """The number of an action that the game has."""
        number = whole(action, "an action")
        if not 0 <= number < self.rules.n_actions:
            raise Refused(
                f"there is no action {quoted(number)} in this game; the last one is {self.rules.n_actions - 1}"
            )
        return number

    def parts(self, action: int) -> tuple[Chosen, ...]:
        """What an action names, in the order of its text."""
        act = self.rules.act_of(action)
        values = zip(act.parts, act.split(action - act.first), strict=True)
        return tuple([Chosen(part.of, value, part.words[part.values.index(value)]) for part, value in values])

    def argument(self, action: int) -> str:
        """The text of an action without the name of its act."""
        return self.texts[action].removeprefix(self.rules.act_of(action).name).strip()

    def read(self, text: str, seats: Sequence[str] = ()) -> int:
        """The action that a text means; if the colours of the ``seats`` are known, they can be named by them."""
        words = text.split()
        plain = " ".join(words)
        if plain in self.action:
            return self.action[plain]
        act = self.act(words)
        arg = Reader(self.rules, seats).argument(act, words[1:])
        if arg is None:
            raise self.unread(act, " ".join(words[1:]), seats)
        return act.first + arg

    def act(self, words: Sequence[str]) -> Act:
        """The act that is named first."""
        if not words:
            raise Refused.of("no_act")
        if words[0] not in self.acts:
            near = get_close_matches(words[0][:LONGEST], self.acts, n=1)
            raise Refused.of("no_such_act", word=written(words[0]), near=[written(name) for name in near])
        return self.acts[words[0]]

    def unread(self, act: Act, given: str, seats: Sequence[str]) -> Refused:
        """What is said of words that are no argument of the act."""
        if not act.parts:
            return Refused.of("takes_nothing", act=act.name, given=written(given))
        apart = Reader(self.rules).unjoined(given.split()) if act.parts[-1].of == "path" else None
        told = taken(act, given, seats)
        return told if apart is None else Refused.of("apart", apart=apart.to_dict(), takes=told.to_dict())

    # Journeys

    def piece(self, action: int) -> Chosen:
        """The piece that takes a step."""
        return self.parts(action)[0]

    def place(self, action: int) -> Chosen:
        """Where a step leads."""
        return self.parts(action)[1]

    def towards(self, action: int) -> str:
        """How a journey is asked for that ends with this step: ``sail 1 to 87``."""
        act = self.rules.act_of(action)
        pairs = zip(far_joints(act), self.parts(action), strict=True)
        return " ".join([act.name, *[f"{joint} {part.name}".strip() for joint, part in pairs]])

    def destination(self, text: str, seats: Sequence[str] = ()) -> int | None:
        """The last step of the journey that ``sail 1 to 87`` asks for; ``None`` if the text is of no journey."""
        words = text.split()
        act = self.acts.get(words[0]) if words else None
        if act is None or not act.is_step or TO not in words:
            return None
        arg = Reader(self.rules, seats).argument(act, words[1:], far_joints(act))
        if arg is None:
            raise self.unread(act, " ".join(words[1:]), seats)
        return act.first + arg

    # Lines

    def singles(self, line: str) -> list[str]:
        """The single actions of a line: parted by ``;``, and ``offer wool ore`` is two offers."""
        texts = []
        for text in line.split(";"):
            words = text.split()
            act = self.acts.get(words[0]) if words else None
            if act is not None and is_of_goods(act) and len(words) > 2:
                texts += [f"{words[0]} {word}" for word in words[1:]]
            else:
                texts.append(text)
        return texts


def is_of_goods(act: Act) -> bool:
    """Is one card, or one gold, all that the act must be told?"""
    return len(act.parts) == 1 and act.parts[0].of in GOODS


def far_joints(act: Act) -> list[str]:
    """What stands before each part where a journey is asked for."""
    return [TO if act.is_step and k == 1 else part.joint for k, part in enumerate(act.parts)]


# Refusals


def taken(act: Act, given: str, seats: Sequence[str]) -> Refused:
    """What an act takes, and what was given instead."""
    if len(act.parts) == 1:
        return taken_alone(act, given, seats)
    nouns = [word("taken", part.of) for part in act.parts]
    said: list[str] = []
    for part in act.parts:  # nothing is given for itself
        said += [part.joint, next(word for word in reversed(part.words) if part.size == 1 or word not in said)]
    example = " ".join([act.name, *filter(None, said)])
    if [part.joint for part in act.parts] == ["", "for"]:
        return Refused.of("takes_for", act=act.name, given=nouns[0], wanted=nouns[1], example=example)
    return Refused.of("takes_several", act=act.name, taken=all_of(nouns), example=example)


def taken_alone(act: Act, given: str, seats: Sequence[str]) -> Refused:
    [part] = act.parts
    instead: list[Part] = [written(given)] if given else []
    if part.of == "seat" and seats:
        return Refused.of("takes_seat", act=act.name, seats=any_of(seats), given=instead)
    noun, first, last = word("taken", part.of), part.words[0], part.words[-1]
    if all(word.isdecimal() for word in part.words):
        return Refused.of("takes_number", act=act.name, taken=noun, first=first, last=last, given=instead)
    if part.size > FEW:
        return Refused.of("takes_example", act=act.name, taken=noun, example=first, given=instead)
    return Refused.of("takes_one_of", act=act.name, words=list(part.words), given=instead)


def either(words: Sequence[str]) -> str:
    """``a``, ``a or b``, ``a, b or c``."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


@lru_cache(maxsize=128)
def notation(rules: Rules) -> Notation:
    """The notation of a game; the same rules give the same object."""
    return Notation(rules)
