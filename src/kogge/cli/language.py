"""In which language a command speaks."""

import os
from typing import Annotated

import typer

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says what the reader speaks
Language = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="In which language: en, es or de; that of the locale if not said."),
]


def language(asked: str | None) -> str:
    """The language that was asked for, or else that of the locale; English if there are no texts in that one."""
    from kogge.texts import ENGLISH, known, languages  # takes long to import

    if asked is not None:
        return known(asked)
    spoken = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    found = spoken.replace(".", "_").partition("_")[0].lower()  # of de_DE.UTF-8, or of de.UTF-8
    return found if found in languages() else ENGLISH
