"""One server for the tests that leave it as they found it."""

from collections.abc import Iterator

import pytest

from tests.server.wire.serving import Running, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
