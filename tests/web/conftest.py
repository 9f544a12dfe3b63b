"""A browser for all tests of a process, and a server for those that leave it as they found it."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, sync_playwright

from kogge.seal import SECRET, Seal
from kogge.server import thinkers
from tests.server.wire.serving import Running, serving
from tests.web.chromium import launch


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(autouse=True)
def _same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables and bots have the same luck in every run of a test: what goes wrong once can be seen again."""
    luck = Random(request.node.nodeid)
    monkeypatch.setattr(Seal, "fresh", lambda: Seal(luck.randbytes(SECRET)))
    monkeypatch.setattr(thinkers, "secrets", SimpleNamespace(randbits=luck.getrandbits))
