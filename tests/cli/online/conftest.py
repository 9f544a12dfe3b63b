"""One server for all tests, and a home of their own for the people of each test."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.online.crew import Harbor, harbor


@pytest.fixture(scope="package", autouse=True)
def interruptible() -> Iterator[None]:
    """Ctrl-C reaches the terminals, also where the tests run in the background of a shell, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbor]:
    with harbor(tmp_path_factory.mktemp("harbor")) as found:
        yield found


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where people keep who they are."""
    monkeypatch.setenv("KOGGE_DATA", str(tmp_path / "home"))
    return tmp_path
