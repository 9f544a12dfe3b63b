"""What somebody did, before it is put into words: a message and what it is told with."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kogge.texts import Texts

Counted = tuple[str, tuple[tuple[str, str], ...]]  # a message and its variables


@dataclass(frozen=True)
class Several:
    """Things that are listed one after the other, with the messages that join them."""

    items: tuple[str, ...]
    last: str = "list-comma"
    more: str = "list-comma"

    def __len__(self) -> int:
        return len(self.items)

    def joined(self, other: "Part") -> "Several":
        assert isinstance(other, Several)
        return Several(self.items + other.items, self.last, self.more)

    def said(self, texts: Texts) -> str:
        return texts.listed(self.items, self.last, self.more)


@dataclass(frozen=True)
class Sum:
    """How many there are of each kind: of a message that takes the number ``n``, with its other variables."""

    counts: Mapping[Counted, int]

    def __len__(self) -> int:
        return len(self.counts)

    def joined(self, other: "Part") -> "Sum":
        assert isinstance(other, Sum)
        keys = [*self.counts, *(key for key in other.counts if key not in self.counts)]
        return Sum({key: self.counts.get(key, 0) + other.counts.get(key, 0) for key in keys})

    def said(self, texts: Texts) -> str:
        return texts.listed([texts.say(message, n=n, **dict(rest)) for (message, rest), n in self.counts.items()])


Part = str | int | Several | Sum


@dataclass(frozen=True)
class Clause:
    """Something that a seat did, as the rest of a sentence that begins with it; of nobody, a whole sentence.

    After one that ``closes``, the seat begins a new sentence.
    """

    seat: int | None = field(compare=False)
    message: str
    parts: Mapping[str, Part] = field(default_factory=dict)
    closes: bool = False

    def goes_on(self, other: "Clause") -> bool:
        """Is the other one more of the same, so that both can be told at once?"""
        lists = [name for name, part in self.parts.items() if isinstance(part, (Several, Sum))]
        return bool(lists) and self.message == other.message and self.rest(lists) == other.rest(lists)

    def rest(self, lists: list[str]) -> dict[str, Part]:
        return {name: part for name, part in self.parts.items() if name not in lists}

    def joined(self, other: "Clause") -> "Clause":
        """Two clauses of the same kind as one."""
        together = {
            name: part.joined(other.parts[name]) if isinstance(part, (Several, Sum)) else part
            for name, part in self.parts.items()
        }
        return Clause(self.seat, self.message, together, other.closes)

    def said(self, texts: Texts, subject: str) -> str:
        """The clause in words; of a list the message is also told how long it is."""
        values: dict[str, str | int] = {"subject": subject}
        for name, part in self.parts.items():
            if isinstance(part, (Several, Sum)):
                values |= {name: part.said(texts), f"{name}_count": len(part)}
            else:
                values[name] = part
        return texts.say(self.message, **values)
