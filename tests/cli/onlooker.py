"""Somebody who looks at the screen, for tests."""

import re
from collections.abc import Callable
from contextlib import suppress
from io import StringIO

import pytest
from rich.console import Console

import kogge
from kogge import texts
from kogge.cli.terminal import ground, story
from kogge.cli.terminal import legend as legend_of_map
from kogge.cli.terminal.cities import cities
from kogge.cli.terminal.legend import legend
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.unseen import unseen
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import Wording
from tests.support.fluent import CYRILLIC, veiled


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


def unspoken(monkeypatch: pytest.MonkeyPatch, language: str = texts.ENGLISH) -> Texts:
    """A language in which nothing is said with letters that are in the code; boards are printed in it too."""
    called, printed, messages, spoken = Wording.called, ground.printed, veiled(language), texts.texts
    monkeypatch.setattr(texts, "sources", lambda _: messages)
    monkeypatch.setattr(Wording, "called", lambda *names: called(*names).translate(CYRILLIC))
    for module in (ground, legend_of_map):
        monkeypatch.setattr(module, "printed", lambda *names: printed(*names).translate(CYRILLIC))
    strange = Texts("xx")
    monkeypatch.setattr(story, "texts", lambda _: strange)
    monkeypatch.setattr(texts, "texts", lambda name=texts.ENGLISH: strange if name == "xx" else spoken(name))
    return strange


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)
