"""What every test may rely on."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules, by their ids, that the test proves")
