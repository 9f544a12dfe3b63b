"""Where the page says something: the calls of ``t("message", {parts})`` and ``texts.say(...)`` in its source."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
CALL = re.compile(r"(?:(?<![\w.])t|\btexts(?:\(\))?\.say)\(")
NAME = re.compile(r"[a-z][\w-]*(?:\.\w+)?")  # of a message, and of a variant of it
LITERAL = re.compile(r"""(?<![=!]== )(["'`])((?:(?!\1)[^\\]|\\.)*)\1""")  # but for what something is compared with
PREFIX = re.compile(r"`([a-z]\w*-[\w-]*)\$\{")  # of a message whose name is put together
OPENING, CLOSING = "([{", ")]}"


@dataclass(frozen=True)
class Call:
    """A message that is said: ``parts`` are what it is told with, if that can be read."""

    file: str
    message: str
    parts: frozenset[str] | None


@cache
def code() -> dict[str, str]:
    """All source of the page by file."""
    files = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return {str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in files}


def calls() -> Iterator[Call]:
    """Everything that is said by a name that stands there."""
    for file, text in code().items():
        for call in CALL.finditer(text):
            first, *rest = arguments(text[call.end() :])
            for _, message in LITERAL.findall(without_inner(first)):
                if NAME.fullmatch(message):
                    yield Call(file, message, told(rest[0] if rest else "{}"))


def prefixes() -> Iterator[tuple[str, str]]:
    """The beginnings of names that are put together, with their files."""
    for file, text in code().items():
        for prefix in PREFIX.findall(text):
            yield file, prefix


def arguments(text: str) -> list[str]:
    """The arguments of a call, from after its bracket on."""
    found, depth, begin, mark = [], 0, 0, ""
    for at, sign in enumerate(text):
        if mark:
            mark = "" if sign == mark else mark
        elif sign in "\"'":
            mark = sign
        elif sign in OPENING:
            depth += 1
        elif sign in CLOSING and depth:
            depth -= 1
        elif depth == 0 and sign in ",)":
            found.append(text[begin:at].strip())
            begin = at + 1
            if sign == ")":
                break
    return [one for one in found if one] or [""]


def without_inner(text: str) -> str:
    """A text without what stands in brackets of its own: the arguments of other calls."""
    while (shorter := re.sub(r"(?<=\w)\([^()]*\)", "", text)) != text:
        text = shorter
    return text


def told(parts: str) -> frozenset[str] | None:
    """The names in an object that is written out; nothing of any other."""
    if not parts.startswith("{") or "..." in parts:
        return None
    inner = [one.partition(":")[0].strip() for one in arguments(parts[1:-1] + ")")]
    return frozenset(name for name in inner if name) if all(re.fullmatch(r"\w*", name) for name in inner) else None
