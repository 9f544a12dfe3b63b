"""Somebody who looks at the screen, for tests."""

import re
from collections.abc import Callable
from contextlib import suppress
from io import StringIO

from rich.console import Console

import kogge
from kogge.cli.terminal.cities import cities
from kogge.cli.terminal.legend import legend
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.unseen import unseen
from kogge.texts import Texts
from kogge.views import View


def printing(width: int, height: int, language: Texts) -> tuple[Screen, Callable[[], str]]:
    """A screen, and what was printed on it so far."""
    paper = StringIO()
    return Screen(Console(file=paper, width=width, height=height, color_system=None), language), paper.getvalue


def shown(view: View, language: Texts, width: int = 80, height: int = 24) -> str:
    """Everything that can be shown of a position."""
    place, seen = printing(width, height, language)
    place.table(view, {})
    place.show(legend(view, language))
    with suppress(kogge.Refused):
        place.say(*unseen(view, language))
    with suppress(kogge.Refused):
        place.show(cities(view, language))
    return seen()


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)
