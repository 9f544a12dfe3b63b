"""Everything that is said at a table of a server is said in every language, and nothing else is there."""

import re

import pytest

from kogge import texts
from kogge.cli.online.company import SILENT
from kogge.cli.online.player import TYPED
from kogge.server.audience import WHATS
from tests.cli.test_texts import Variables, code, messages

LANGUAGES = texts.languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_in_vain(language: str) -> None:
    written = code()
    happens = {f"join-happened-{what}" for what in WHATS if what not in (*SILENT, "over")}
    known = happens | {f"command-{name}" for name in TYPED} | {"join-seat"}
    for message in messages(language, "join"):
        name = message.id.name
        key = name.removeprefix("refusal-")
        assert name in known or re.search(rf'["\'](?:{name}|{key})[."\']', written), f"{name} is never said"
    assert happens <= {message.id.name for message in messages(language, "join")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_tell_nothing_that_english_does_not(language: str) -> None:
    def told(language: str) -> dict[str, set[str]]:
        found = {}
        for message in messages(language, "join"):
            variables = Variables()
            variables.visit(message)
            found[message.id.name] = variables.found
        return found

    assert told(language) == told(texts.ENGLISH)
