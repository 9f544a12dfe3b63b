"""Chapters of the rules that bring something of their own: their files are found because they are there."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def chapters(package: str, path: Iterable[str]) -> list[Any]:
    """The ``CHAPTER`` of each file in a package, in the order of the rulebooks.

    Every part of Kogge that has to know more of a chapter than its fields, acts and facts tell has such a package: a
    file there that is called after the chapter is all that it takes. ``rules`` of a ``CHAPTER`` is the first of its
    rules, such as ``E-90``.
    """
    names = sorted(module.name for module in iter_modules(path))
    found = [import_module(f"{package}.{name}").CHAPTER for name in names]
    return sorted(found, key=lambda chapter: str(chapter.rules))
