"""How a refusal is said: its message, and each of its parts as people of that language write it."""

from collections.abc import Mapping, Sequence

from kogge.games.refusal import Part, Refused
from kogge.texts import ENGLISH, Texts, texts

LISTS = {"any": "list-or", "all": "list-and"}  # the message that joins the last two


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
        case of:
            return texts.name(str(of), str(part["value"]))


def quotation(text: str, is_cut: bool, texts: Texts) -> str:
    """What somebody wrote; signs that can't be printed are escaped."""
    safe = repr(text)
    return texts.say("part-cut" if is_cut else "part-written", mark=safe[0], text=safe[1:-1])


def called(part: Mapping[str, Part], texts: Texts) -> str:
    """Something of a board on which it may have a name: that of the language, or else the English one."""
    names, value = part["names"], str(part["value"])
    assert isinstance(names, Mapping)
    name = names.get(texts.language) or names.get(ENGLISH)
    return texts.say(f"part-{part['of']}_named", value=value, name=str(name)) if name else unnamed(part, value, texts)


def unnamed(part: Mapping[str, Part], value: str, texts: Texts) -> str:
    return texts.say("part-action", value=value) if part["of"] == "action" else value
