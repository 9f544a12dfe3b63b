"""The package as others install and import it."""

import doctest
import inspect
import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import kogge
from tests.api.refusals import assert_sentence

SEEN = """
import json, sys
before = set(sys.modules)
import kogge
new = set(sys.modules) - before
print(json.dumps({name: getattr(sys.modules[name], "__file__", None) for name in sorted(new)}))
"""
HEAVY = {"asyncio", "concurrent", "email", "http", "logging", "multiprocessing", "sqlite3", "ssl", "unittest"}


def test_importing_the_package_imports_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", SEEN], capture_output=True, text=True, check=True)
    seen: dict[str, str | None] = json.loads(done.stdout)
    assert "kogge.game" in seen
    assert not {name.split(".")[0] for name in seen} & HEAVY
    home = str(Path(kogge.__file__).parent)
    strangers = [name for name, file in seen.items() if file and "site-packages" in file and not file.startswith(home)]
    assert strangers == []
    assert not [name for name in seen if name.startswith(("kogge.cli", "kogge.arena", "kogge.bots", "kogge.svg"))]


def test_the_package_is_typed() -> None:
    assert resources.files("kogge").joinpath("py.typed").is_file()


def test_everything_that_is_offered_is_there_and_documented() -> None:
    for name in kogge.__all__:
        offered = getattr(kogge, name)
        if not isinstance(offered, int):
            assert inspect.getdoc(offered), f"kogge.{name} has no word on what it is"


def test_every_method_of_a_game_is_documented() -> None:
    for kind in (kogge.Game, kogge.View, kogge.State, kogge.Random):
        for name in dir(kind):
            if not name.startswith("_") and callable(getattr(kind, name)):
                assert inspect.getdoc(getattr(kind, name)), f"{kind.__name__}.{name} has no word on what it does"


def test_the_example_of_the_package_works() -> None:
    assert doctest.testmod(kogge).failed == 0
    assert kogge.__doc__
    assert ">>> import kogge" in kogge.__doc__


def test_the_way_the_rules_run_is_said_in_a_line() -> None:
    assert isinstance(kogge.COMPILED, bool)
    assert kogge.status().split()[0].rstrip(",:") == ("compiled" if kogge.COMPILED else "interpreted")


def test_a_refusal_is_a_value_error_with_a_sentence() -> None:
    assert issubclass(kogge.Refused, ValueError)
    try:
        kogge.start("chess")
    except ValueError as refusal:
        assert_sentence(str(refusal), says="chess")
