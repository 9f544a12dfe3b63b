"""What the tests of the store and of whole servers share: both databases, for real."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kogge.server.store import file_url
from tests.server.store.cluster import Cluster, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return file_url(tmp_path)
    made = request.getfixturevalue("cluster")
    assert isinstance(made, Cluster)
    return made.empty_database()
