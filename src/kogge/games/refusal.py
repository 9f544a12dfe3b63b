"""The one exception that bad input raises, and how bad input is quoted in it."""

from operator import index
from typing import SupportsIndex

LONGEST = 40  # characters of what is quoted
DIGITS = 4000  # of a whole number: Python reads and writes a few more
LARGEST_INT = 2**31 - 1  # that a cell of a position can hold


class Refused(ValueError):
    """The request makes no sense or is not allowed.  The message is a sentence; nothing has changed."""


def quoted(value: object) -> str:
    """Something that somebody gave us, short enough for a sentence."""
    if isinstance(value, bool | float | None):
        return repr(value)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**LONGEST else "a number that long"
    if not isinstance(value, str | bytes):
        return f"a {type(value).__name__}"
    return repr(value) if len(value) <= LONGEST else f"{value[:LONGEST]!r}..."


def whole(number: SupportsIndex, what: str, least: int | None = None) -> int:
    """A whole number, whatever its type; ``True`` and ``2.0`` are none."""
    try:
        found = index(number)
    except TypeError:
        raise Refused(f"{what} must be a whole number, not {quoted(number)}") from None
    if isinstance(number, bool):
        raise Refused(f"{what} must be a whole number, not {quoted(number)}")
    if least is not None and found < least:
        raise Refused(f"{what} must be at least {least}, not {quoted(found)}")
    return found


def written_whole(text: str, what: str) -> int:
    """The whole number that a text writes."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
        raise Refused(f"{what} must be a whole number, not {quoted(text)}")
    return int(text)
