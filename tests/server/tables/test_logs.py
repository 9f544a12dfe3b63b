"""What a server writes about itself names no table: its id may be all that a link to it has."""

import json
import logging
from pathlib import Path

import pytest

from kogge.games.refusal import Refused
from kogge.server.logs import JsonLines, mark
from kogge.server.settings import Settings
from kogge.server.store import Journal
from tests.server.tables.company import Company, in_company
from tests.server.tables.test_time import Failing, begun, with_bot


def test_trouble_at_a_table_is_logged_without_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot fails, and then nothing can be written."""
    append = Journal.append

    async def refusing(_: Journal, __: object) -> None:
        raise Refused.of("not_kept")

    async def story(company: Company) -> None:
        sitting, hers = await begun(company, with_bot(Settings(pace=500, gone="bot", grace=5), bot="random"))
        table = sitting.table.id
        await company.house.gone(hers)
        monkeypatch.setattr(Journal, "append", refusing)
        company.clock.pass_by(60)
        await company.settled(lambda: "not_kept" in caplog.text)
        monkeypatch.setattr(Journal, "append", append)

        def has_failed() -> bool:
            company.clock.pass_by(0.5)
            return "the bot random has failed" in caplog.text

        await company.settled(has_failed)
        assert table not in caplog.text
        assert f"table {mark(table)}: not_kept" in caplog.messages
        assert mark(table) not in table
        names = [task.get_name() for task in (sitting.task, company.house.minders[table].task)]
        assert not any(table in name for name in names), "asyncio logs the names of tasks"

    in_company(tmp_path, story, thinkers=Failing())


def test_what_asyncio_tells_of_a_task_is_not_logged() -> None:
    message = "Task exception was never retrieved\nfuture: <Task name='table' exception=Refused('of ana: hello')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, message, None, None)
    assert json.loads(JsonLines().format(record))["what"] == "Task exception was never retrieved"
