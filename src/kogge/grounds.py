"""A reason as a part of a refusal: what the referee says goes with what is refused."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from kogge.games.refusal import Part, Refused
from kogge.reasons import Reason

if TYPE_CHECKING:
    from kogge.texts import Texts


class Grounds(Mapping[str, Part]):
    """A reason as plain values, with its sentence in every language; all of them are made only when they are read."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason

    def said(self, texts: "Texts") -> str:
        """Its sentence in the language of these texts."""
        return self.reason.said(texts)

    @cached_property
    def values_read(self) -> dict[str, Part]:
        from kogge.texts import languages  # whoever trains does without messages

        said = {language: self.reason.text(language) for language in languages()}
        return {"of": "reason", **self.reason.to_dict(), "said": said}

    def __getitem__(self, name: str) -> Part:
        if name == "of":
            return "reason"
        return self.reason.rule if name == "rule" else self.values_read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.values_read)

    def __len__(self) -> int:
        return len(self.values_read)


def grounds(reason: Reason | None) -> list[Part]:
    """What a refusal tells of a reason: nothing if there is none, or if no rule stands behind it."""
    return [Grounds(reason)] if reason is not None and reason.rule else []


def reasons_of(error: Refused) -> list[Reason]:
    """Why an action was refused here: the most telling reason and the others."""
    told = error.parts.get("reason", ())
    found = [one.reason for one in told if isinstance(one, Grounds)] if isinstance(told, list) else []
    return [one for first in found for one in (first, *first.others)]
