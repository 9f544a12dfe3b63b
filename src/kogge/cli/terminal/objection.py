"""An answer to what a person typed that can be said in every language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from kogge.games.refusal import Refused
from kogge.texts import Texts, texts


class Sayable(Protocol):
    """Something whose name depends on the language."""

    def said(self, texts: Texts) -> str: ...


@dataclass(frozen=True)
class Named:
    """What the rules call a colour or a good; of a good also how many there are."""

    kind: str
    word: str
    n: int | None = None

    def said(self, texts: Texts) -> str:
        if self.n is not None:
            message, parts = texts.counting(self.kind, self.word)
            return texts.say(message, n=self.n, **dict(parts))
        return texts.name(self.kind, self.word, "name" if self.kind == "good" else "")


@dataclass(frozen=True)
class Several:
    """Some things, of which one can be meant, or all with another message that joins the last two."""

    things: Sequence[str | Sayable]
    last: str = "dialog-or"

    def said(self, texts: Texts) -> str:
        return texts.listed([spoken(thing, texts) for thing in self.things], self.last)


def spoken(thing: str | Sayable, texts: Texts) -> str:
    return thing if isinstance(thing, str) else thing.said(texts)


class Objection(Refused):
    """What a person wants makes no sense or is not possible: a message and what it tells, in English if printed."""

    def __init__(self, message: str, **parts: str | int | Sayable) -> None:
        self.message = message
        self.told = parts
        super().__init__(self.said(texts()))

    def said(self, texts: Texts) -> str:
        """The same in a language."""
        told = {name: part if isinstance(part, int) else spoken(part, texts) for name, part in self.told.items()}
        return texts.say(self.message, **told)
