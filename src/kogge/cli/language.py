"""In which language a command speaks: the one that is named, or else that of the environment."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from kogge.texts import Texts

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says what the reader speaks
LANGUAGE = "kogge.language"  # under which a command remembers what it speaks


def speak(context: typer.Context, asked: str | None) -> str:
    """Let all be said in this language, also mistakes."""
    context.meta[LANGUAGE] = language(asked)
    return language(asked)


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="NAME",
        callback=speak,
        help="In which language: en, es or de; that of the locale if not said.",
    ),
]


def language(asked: str | None) -> str:
    """The language that was asked for, or else that of the locale; English if there are no texts in that one."""
    from kogge.texts import ENGLISH, known, languages  # takes long to import

    if asked is not None:
        return known(asked)
    locale = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    found = locale.replace(".", "_").replace("@", "_").partition("_")[0].lower()  # of de_DE.UTF-8, or of de.UTF-8
    return found if found in languages() else ENGLISH


def spoken(asked: str | None) -> "Texts":
    """The texts in that language."""
    from kogge.texts import texts

    return texts(language(asked))
