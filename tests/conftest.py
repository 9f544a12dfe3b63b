"""What every test may rely on.

Examples made by Hypothesis are the same in every run, and may take their time; the luck of games and bots that are
given none is the same, too. Games that are kept as they are played are kept in a folder of the test, also by processes
that it starts, and never among those of whoever runs it. Commands speak English, whatever the locale of whoever runs
them, and heed signals, even those that whoever runs them ignores.
"""

import gc
import secrets
import signal
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

TESTS = count(1)


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: nobody need look again and again whether they could go."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _heedful() -> Iterator[None]:
    """A shell's job in the background ignores Ctrl-C, `nohup` hanging up, and whatever they start inherits that."""
    interrupt = signal.signal(signal.SIGINT, signal.default_int_handler)
    hang_up = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGINT, interrupt)
    signal.signal(signal.SIGHUP, hang_up)


@pytest.fixture(autouse=True)
def _kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A folder that is made only if something is put into it."""
    monkeypatch.setenv("KOGGE_DATA", str(tmp_path_factory.getbasetemp() / f"kept-{next(TESTS)}"))


@pytest.fixture(autouse=True)
def _same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong once can be seen again: a test has the same seeds and seals in every run."""
    luck = Random(request.node.nodeid)
    monkeypatch.setattr("kogge.seeds.randbits", luck.getrandbits)
    monkeypatch.setattr("kogge.seal.token_bytes", luck.randbytes)


@pytest.fixture
def _luck_of_the_system(_same_luck: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test of where luck comes from."""
    monkeypatch.setattr("kogge.seeds.randbits", secrets.randbits)
    monkeypatch.setattr("kogge.seal.token_bytes", secrets.token_bytes)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read what commands say."""
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "en")
