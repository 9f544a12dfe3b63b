"""Everything that is said at a table of a server is said in every language, and nothing else is there."""

import re

import pytest

from kogge import texts
from kogge.cli.online.company import SILENT
from kogge.cli.online.player import TYPED
from kogge.server.audience import WHATS
from tests.cli.test_texts import code
from tests.support.fluent import Variables, messages

LANGUAGES = texts.languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_in_vain(language: str) -> None:
    written = code()
    happens = {f"join-happened-{what}" for what in WHATS if what not in SILENT}
    known = happens | {f"command-{name}" for name in TYPED} | {"join-seat"}
    for name in messages(language, "join"):
        key = name.removeprefix("refusal-")
        assert name in known or re.search(rf'["\'](?:{name}|{key})[."\']', written), f"{name} is never said"
    assert happens <= messages(language, "join").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_tell_nothing_that_english_does_not(language: str) -> None:
    def told(language: str) -> dict[str, set[str]]:
        return {name: Variables(message).found for name, message in messages(language, "join").items()}

    assert told(language) == told(texts.ENGLISH)
