"""What is in a field, in words, for those who are told that a number can't be there."""

from kogge.engine.fields import PLENTY, TABLE, Axis
from kogge.engine.layout import Field

FEW = 12  # names that are all told


def contents(field: Field) -> str:
    """What its numbers are: ``-1 nobody, or a seat``, ``0 no, 1 yes``, ``0 to 19``."""
    holds, told = field.holds, [f"{value} {word}" for value, word in field.holds.told]
    if holds.members:
        return f"a set of {holds.members}, a bit each"
    if holds.axis is not None and names(holds.axis):
        return ", ".join([*told, *(f"{value} {word}" for value, word in enumerate(names(holds.axis)))])
    return ", ".join(told) + f", or {others(field)}" if told else others(field)


def others(field: Field) -> str:
    """What those of its numbers are that have no name of their own."""
    if field.holds.axis is not None:
        return an(field.holds.axis.of)
    if field.high == PLENTY:
        return "a count"
    if field.holds.told:
        return f"up to {field.high}"
    return f"{field.low} to {field.high}" if field.low < field.high else f"{field.high}"


def names(axis: Axis) -> tuple[str, ...]:
    """What the things of an axis are called, if that is worth telling."""
    return () if len(axis.words) > FEW or all(word.isdecimal() for word in axis.words) else axis.words


def whereabouts(field: Field, row: int, col: int) -> str:
    """A cell by its row and column: ``for seat 1 and resource wood``."""
    told = [
        f"{axis.of} {axis.words[k] if axis.words else k}"
        for axis, k in zip(field.per, (row, col), strict=True)
        if axis.size != TABLE.size
    ]
    return f" for {' and '.join(told)}" if told else ""


def an(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
