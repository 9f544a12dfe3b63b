"""What the store refuses is said in every language, and what it logs says nothing of what is in it."""

import asyncio
import logging
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kogge import texts
from kogge.games.refusal import Refused
from kogge.server import store
from kogge.server.store import Add, Database, change_table, digest
from tests.api.refusals import assert_sentence
from tests.server.store.desk import journal, lay, refused, table

LANGUAGES = texts.languages()
PARTS = dict.fromkeys(("url", "path", "reason", "name", "wanted", "found"), "x")


def keys() -> set[str]:
    """Of all refusals that the store makes."""
    files = Path(store.__file__).parent.rglob("*.py")
    return {key for path in files for key in re.findall(r'Refused\.of\(\s*"(\w+)"', path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_store_is_there_in_vain(language: str) -> None:
    told = set(re.findall(r"^([\w-]+) =", texts.sources(language)["store.ftl"], re.M))
    assert told == {f"refusal-{key}" for key in keys()}


@pytest.mark.parametrize("key", sorted(keys()))
def test_what_the_store_refuses_is_a_sentence_of_each_language(key: str) -> None:
    said = [Refused(key=key, sentence="", parts=PARTS).text(language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    for sentence in said:
        assert_sentence(sentence)


def test_logs_say_nothing_of_what_is_written(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    async def write() -> None:
        async with journal(database) as opened:
            [name] = await lay(opened)
            await refused(opened.append([change_table(name, state="hush", invite=digest("hush"))]), "not_in_agreement")
            await refused(opened.append([Add(table(name, secret=b"hush", scenario="hush"))]), "not_in_agreement")

    caplog.set_level(logging.DEBUG)
    asyncio.run(write())
    assert not re.search(f"hush|{digest('hush')}", caplog.text)


@pytest.mark.parametrize("module", ["kogge", "kogge.cli.app"])
def test_whoever_plays_and_simulates_needs_no_database(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'sqlalchemy', 'alembic', 'psycopg'}} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
