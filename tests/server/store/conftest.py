"""A database of either kind, open."""

from collections.abc import Iterator

import pytest

from kogge.server.store import Database, open_database


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    opened = open_database(url)
    yield opened
    opened.close()
