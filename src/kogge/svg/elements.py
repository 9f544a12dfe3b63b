"""Writing XML: every name and text that comes from outside is escaped here."""

import re
from collections.abc import Iterable
from functools import cache
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

SPECIAL = re.compile(r"""[&<>"\n\r\t]""")  # what can't stand in an attribute as it is


def element(name: str, *inner: str, **attributes: str | float | None) -> str:
    """An element around ready markup; ``stroke_width=2`` writes ``stroke-width="2"``, ``None`` nothing."""
    written = "".join([f" {attribute(key)}={quoted(value)}" for key, value in attributes.items() if value is not None])
    body = "".join(inner)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


@cache
def attribute(key: str) -> str:
    """A name of Python's as one of XML's."""
    return key.rstrip("_").replace("_", "-")


def quoted(value: str | float) -> str:
    """The value of an attribute; a picture has thousands of them, of which few have anything to escape."""
    text = value if isinstance(value, str) else number(value)
    return quoteattr(text) if SPECIAL.search(text) else f'"{text}"'


def group(*inner: str, **attributes: str | float | None) -> str:
    """Markup that belongs together; nothing if there is none."""
    return element("g", *inner, **attributes) if any(inner) else ""


def words(text: str, at: Point, size: float, **attributes: str | float | None) -> str:
    """A line of text whose capitals and digits have their middle at a point."""
    x, y = at
    place = {"x": x, "y": y + size * 0.36, "font_size": size}
    return element("text", escape(text), **(place | {"text_anchor": "middle"} | attributes))


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def title(text: str) -> str:
    """What a screen reader says of the element it stands in, and a pointer shows."""
    return element("title", escape(text))


def polygon(points: Iterable[Point], **attributes: str | float | None) -> str:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def line(a: Point, b: Point, **attributes: str | float | None) -> str:
    return element("path", d=f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}", **attributes)


def moved(at: Point, scale: float = 1, turn: float = 0) -> str:
    """The value of ``transform`` that puts a shape drawn around the origin somewhere else."""
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({number(scale)})" if scale != 1 else ""
    return f"translate({number(at[0])} {number(at[1])}){turned}{scaled}"


def between(a: Point, b: Point, share: float) -> Point:
    """The point that lies this share of the way from ``a`` to ``b``."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def number(value: float) -> str:
    """A number without needless digits: the same position gives the same text everywhere."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
