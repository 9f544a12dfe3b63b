"""How a refusal is said: its message, and each of its parts as people of that language write it."""

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from kogge.games.refusal import Part, Refused
from kogge.texts import ENGLISH, Texts, texts

LISTS = {"any": "list-or", "all": "list-and"}  # the message that joins the last two


@runtime_checkable
class Sayable(Protocol):
    """A part that knows itself how it is said, as long as nobody has sent it elsewhere."""

    def said(self, texts: Texts) -> str: ...


def said_in(language: str, error: Refused) -> str:
    """A refusal in a language."""
    return said(error, texts(language))


def said(error: Refused, texts: Texts) -> str:
    """A refusal as it stands in a sentence: without a capital letter and a full stop.

    Of a list the number of its entries is known to the message: ``$near`` and ``$near_count``.
    """
    if not error.key:
        return error.sentence
    values: dict[str, str | int] = {}
    for name, part in error.parts.items():
        values[name] = part if isinstance(part, int) else part_said(part, texts)
        if (entries := entries_of(part)) is not None:
            values[f"{name}_count"] = len(entries)
    return texts.say(f"refusal-{error.key}", **values)


def entries_of(part: Part) -> Sequence[Part] | None:
    """The entries of a list; nothing of anything else."""
    listed = part["value"] if isinstance(part, Mapping) and part["of"] in LISTS else part
    return listed if isinstance(listed, Sequence) and not isinstance(listed, str) else None


def part_said(part: Part, texts: Texts) -> str:
    """A part in words."""
    if isinstance(part, str | int):
        return str(part)
    if (entries := entries_of(part)) is not None:
        last = LISTS[str(part["of"])] if isinstance(part, Mapping) else "list-comma"
        return texts.listed([part_said(entry, texts) for entry in entries], last)
    assert isinstance(part, Mapping)
    match part["of"]:
        case "refusal":
            return said(Refused.from_dict(part), texts)
        case "written":
            return quotation(str(part["value"]), bool(part["cut"]), texts)
        case "place" | "choice" | "action":
            return called(part, texts)
        case "path":
            return path(part, texts)
        case "reason":
            return texts.say("part-reason", reason=reason(part, texts).removesuffix("."), rule=str(part["rule"]))
        case of if "n" in part:
            message, parts = texts.counting(str(of), str(part["value"]))
            return texts.say(message, n=int(str(part["n"])), **dict(parts))
        case of:
            return texts.name(str(of), str(part["value"]))


def quotation(text: str, is_cut: bool, texts: Texts) -> str:
    """What somebody wrote; signs that can't be printed are escaped."""
    safe = repr(text)
    return texts.say("part-cut" if is_cut else "part-written", mark=safe[0], text=safe[1:-1])


def called(part: Mapping[str, Part], texts: Texts) -> str:
    """Something of a board on which it may have a name: that of the language, or else the English one."""
    name, value = in_language(part["names"], texts), str(part["value"])
    return texts.say(f"part-{part['of']}_named", value=value, name=name) if name else unnamed(part, value, texts)


def unnamed(part: Mapping[str, Part], value: str, texts: Texts) -> str:
    return texts.say("part-action", value=value) if part["of"] == "action" else value


def path(part: Mapping[str, Part], texts: Texts) -> str:
    """A path by its number, and by the places at its ends that have names."""
    ends = entries_of(part["ends"]) or ()
    names = dict(zip(("from", "to"), [in_language(end, texts) for end in ends], strict=False))
    return texts.say(("path", "path.at", "path.between")[len(names)], path=str(part["value"]), **names)


def reason(part: Mapping[str, Part], texts: Texts) -> str:
    """Why an action is not open: a sentence, which came along in every language if it was sent."""
    return part.said(texts) if isinstance(part, Sayable) else in_language(part["said"], texts)


def in_language(told: Part, texts: Texts) -> str:
    """What is told by language: that of the texts, or else English, or nothing."""
    assert isinstance(told, Mapping)
    return str(told.get(texts.language) or told.get(ENGLISH) or "")
