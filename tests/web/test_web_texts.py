"""All that the page says is there in every language, is told what it needs, and nothing is there in vain."""

import re
from pathlib import Path

import pytest

import kogge
from kogge import texts
from tests.support.fluent import Variables, messages, patterns
from tests.web.spoken import PREFIX, calls, code, prefixes

LANGUAGES = texts.languages()
FILES = tuple(name.removesuffix(".ftl") for name in texts.sources(texts.ENGLISH) if name.startswith("web-"))
PYTHON = [path for part in ("server", "cli") for path in sorted((Path(kogge.__file__).parent / part).rglob("*.py"))]


def written() -> str:
    """All code that says what is in the files of the page: where there is no page yet, Python says why."""
    return "".join([*code().values(), *[path.read_text("utf-8") for path in PYTHON]])


def is_said(name: str, source: str) -> bool:
    """Is a message named in the source, as a whole or by the beginning of a name that is put together?"""
    if re.search(rf"[\"'`]{re.escape(name)}[\"'`.]", source):
        return True
    refused = name.removeprefix("refusal-")
    if refused != name and f'"{refused}"' in source:
        return True
    return any(name.startswith(prefix) for prefix in PREFIX.findall(source))


def test_whatever_the_page_says_is_there() -> None:
    known = set(messages(texts.ENGLISH)) | {name for name, _ in patterns(texts.ENGLISH)}
    assert [call for call in calls() if call.message not in known] == []
    assert [(file, one) for file, one in prefixes() if not any(name.startswith(one) for name in known)] == []


def test_a_message_is_told_all_that_it_says() -> None:
    needed = {name: Variables(pattern).found for name, pattern in patterns(texts.ENGLISH)}
    short = [(call, needed[call.message] - call.parts) for call in calls() if call.parts is not None]
    assert [(call.file, call.message, missing) for call, missing in short if missing] == []


def test_nothing_is_there_that_the_page_does_not_say() -> None:
    source = written()
    found = messages(texts.ENGLISH, *FILES)
    assert [name for name in found if not is_said(name, source)] == []
    variants = {variant.id.name for message in found.values() for variant in message.attributes}
    assert [name for name in variants if not re.search(rf"\.{name}\b|[\"'`]{name}[\"'`]", source)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_of_the_page_is_told_the_same_in_every_language(language: str) -> None:
    english = {name: Variables(pattern).parts for name, pattern in patterns(texts.ENGLISH, *FILES)}
    said = {name: Variables(pattern).parts for name, pattern in patterns(language, *FILES)}
    assert said.keys() == english.keys()
    assert {name: parts for name, parts in said.items() if parts != english[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    lines = "\n".join(texts.sources(language).values())
    names = re.findall(r"^([a-z][\w-]*) =", lines, re.M)
    assert len(names) == len(set(names)), sorted({name for name in names if names.count(name) > 1})
