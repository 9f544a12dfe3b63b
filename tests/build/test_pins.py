"""What playing needs and what testing needs are pinned apart, so that ``make play`` installs the first only."""

import re
import tomllib
from importlib.metadata import requires

import pytest

from tests.build.compiled import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
TO_RUN = PROJECT["project"]["dependencies"] + EXTRAS["server"] + PROJECT["build-system"]["requires"]
TO_TEST = EXTRAS["dev"]


def name_of(requirement: str) -> str:
    """A package's name as pip compares it."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def pinned(file: str) -> set[str]:
    """The packages that a file pins; every line of it names one exact version."""
    lines = [line for line in (ROOT / file).read_text("utf-8").splitlines() if not line.startswith(("#", "-r "))]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines), lines
    return {name_of(line) for line in lines}


def needed(wanted: list[str]) -> set[str]:
    """Packages with all that they need here, and what their extras need that are asked for: ``psycopg[binary]``."""
    from packaging.requirements import Requirement  # with pytest

    found: set[tuple[str, str]] = set()
    rest = [Requirement(one) for one in wanted]
    while rest:
        asked = rest.pop()
        for extra in {"", *asked.extras} - {extra for name, extra in found if name == name_of(asked.name)}:
            found.add((name_of(asked.name), extra))
            inner = [Requirement(one) for one in requires(asked.name) or []]
            rest += [one for one in inner if one.marker is None or one.marker.evaluate({"extra": extra})]
    return {name for name, _ in found}


def test_playing_needs_what_is_pinned_for_it_and_nothing_else() -> None:
    assert pinned("requirements.txt") == needed(TO_RUN)


def test_testing_needs_what_is_pinned_for_it_beside_that() -> None:
    assert "-r requirements.txt" in (ROOT / "requirements-dev.txt").read_text("utf-8").splitlines()
    assert pinned("requirements-dev.txt") == needed(TO_TEST) - pinned("requirements.txt")


@pytest.mark.parametrize("target", ["play", "build", "bench", "soak", "rules"])
def test_no_tool_for_testing_is_installed_to(target: str) -> None:
    assert "checks" not in prerequisites(target)


@pytest.mark.parametrize("target", ["test", "lint"])
def test_all_tools_are_installed_to(target: str) -> None:
    assert "checks" in prerequisites(target)


def prerequisites(target: str) -> set[str]:
    """All that ``make`` would look at before it makes a target."""
    rules = dict(re.findall(r"^([^\s:#=]+):(?!=) *([^#\n]*)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    found: set[str] = set()
    rest = [target]
    while rest:
        name = rest.pop()
        if name not in found:
            found.add(name)
            rest += rules.get(name, "").split()
    return {name.removeprefix("$(VENV)/") for name in found}
