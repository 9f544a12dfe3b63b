"""What the tests of the store and of whole servers share."""

from collections.abc import Iterator

import pytest

from tests.server.store.cluster import Cluster, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as made:
        yield made
