"""The compiled rules are in use, and they are those of the sources that lie here."""

import json
from importlib import import_module
from pathlib import Path

import pytest

import kogge
from kogge import build
from tests.build.compiled import PACKAGE, PURE, modules, plain_modules


def test_the_rules_are_compiled_unless_somebody_wants_them_interpreted() -> None:
    assert PURE is not kogge.COMPILED, f"kogge is {kogge.status()}: run 'make build'"


def test_nothing_was_edited_since_it_was_compiled() -> None:
    assert build.stale() == [], "run 'make build'"


@pytest.mark.parametrize("name", modules())
def test_every_module_of_the_rules_runs_compiled(name: str) -> None:
    assert Path(str(import_module(name).__file__)).suffix == (".py" if PURE else ".so")


def test_every_chapter_of_the_rules_is_compiled() -> None:
    folders = [PACKAGE / "modules", PACKAGE / "engine"]
    there = {f"kogge.{path.parent.name}.{path.stem}" for folder in folders for path in folder.glob("*.py")}
    known = {*modules(), *plain_modules(), "kogge.modules.__init__", "kogge.engine.__init__"}
    assert there <= known


def test_every_source_of_the_compiled_rules_is_watched() -> None:
    """An edit of any of them must be noticed."""
    noted = json.loads((PACKAGE / "compiled.json").read_text("utf-8"))
    for name in modules():
        stem = PACKAGE.joinpath(*name.split(".")[1:])
        for end in (".py", ".pyx", ".pxd"):
            if stem.with_suffix(end).exists():
                assert stem.with_suffix(end).relative_to(PACKAGE).as_posix() in noted


def test_a_stale_module_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    if PURE:
        return  # the sources are what runs
    digest = build.digest
    monkeypatch.setattr(build, "digest", lambda path: "other" if path.name == "rules.py" else digest(path))
    assert "engine/rules.py" in build.stale()
    assert "build again" in kogge.status()
