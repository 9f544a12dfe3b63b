"""In which language a person is spoken to."""

import os

from kogge.texts import ENGLISH, Texts, languages, texts

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the first that is set says it


def spoken(said: str | None) -> Texts:
    """The texts in the language that somebody names, or else in that of the environment.

    A language that is named must be one that there are texts in; where the environment has another, it is English.
    """
    return texts(said if said is not None else usual())


def usual() -> str:
    """The language of the environment: ``de`` of ``de_AT.UTF-8``."""
    locale = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    language = locale.replace(".", "_").replace("@", "_").split("_")[0].lower()
    return language if language in languages() else ENGLISH
