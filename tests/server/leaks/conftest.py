"""Servers at which no time passes and luck is chosen: what they say differs only if what they know does."""

from hashlib import sha256

import pytest

from kogge.seal import Seal
from kogge.server.clock import SystemClock


class StoppedClock(SystemClock):
    """A clock by which two servers do everything at the same moment."""

    def now(self) -> float:
        return 1_800_000_000.0


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.server.house.SystemClock", StoppedClock)


@pytest.fixture(autouse=True)
def _luck_is_chosen(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """So that a test plays the same game whenever it runs."""
    secret = sha256(request.node.name.encode()).digest()
    monkeypatch.setattr(Seal, "fresh", lambda: Seal(secret))
