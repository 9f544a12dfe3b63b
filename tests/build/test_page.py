"""The page for browsers is built, from the sources that lie here, and is as small and as closed as it shall be."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kogge.server.page_files import BUILT, is_built
from tests.build.compiled import ROOT

sys.path.insert(0, str(ROOT))

import page_build  # beside setup.py

MOST_SCRIPT = 150_000  # bytes, compressed
LOCK = ROOT / "web" / "package-lock.json"
ELSEWHERE = re.compile(
    r"""(?:src|href|import|from|url|fetch|WebSocket)[\s=("'`]*(?:https?:)?//(?!www\.w3\.org)[\w.-]+"""
)


def files(*ends: str) -> list[Path]:
    """The files of the page with these ends."""
    assert is_built(), "run 'make build'"
    return sorted(path for path in BUILT.rglob("*") if path.suffix in ends)


def test_the_page_was_built_from_the_sources_that_lie_here() -> None:
    assert is_built(), "run 'make build'"
    assert page_build.is_fresh(), "web/ was edited since the page was built: run 'make build'"


def test_all_scripts_together_are_small() -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files(".js")}
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_what_is_large_lies_there_compressed() -> None:
    for path in files(".js", ".css", ".svg", ".html"):
        packed = path.with_name(path.name + ".gz")
        if path.stat().st_size >= page_build.LEAST:
            assert gzip.decompress(packed.read_bytes()) == path.read_bytes(), path.name


def test_the_page_has_no_maps_of_its_sources_and_names_nobody_else() -> None:
    assert files(".map") == []
    for path in files(".js", ".css", ".html"):
        text = path.read_text("utf-8")
        assert "sourceMappingURL" not in text, path.name
        assert not ELSEWHERE.findall(text), path.name


def test_the_content_security_policy_lets_the_page_in() -> None:
    (index,) = files(".html")
    text = index.read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == [], "a script in the page would not run"
    assert not re.search(r"<style|\sstyle=|\son\w+=", text)
    assert all(name.startswith("/static/") for name in re.findall(r'(?:src|href)="([^"]+)"', text))


def test_every_package_is_locked_by_its_content_and_not_by_where_it_came_from() -> None:
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    fetched = {name: package for name, package in packages.items() if name}
    assert fetched
    assert all(package["integrity"] for package in fetched.values())
    assert not any("resolved" in package for package in fetched.values())


# Where it can't be built


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that has nothing but what builds the page."""
    web = tmp_path / "web"
    web.mkdir()
    tmp_path.joinpath("page_build.py").write_text((ROOT / "page_build.py").read_text("utf-8"), "utf-8")
    web.joinpath("package.json").write_text('{"name": "page", "version": "1.0.0"}', "utf-8")
    web.joinpath("package-lock.json").write_text('{"lockfileVersion": 3, "packages": {}}', "utf-8")
    return tmp_path


def built_in(checkout: Path, *flags: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *flags, "page_build.py"]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)


def test_without_node_a_line_says_what_is_missing(checkout: Path) -> None:
    done = built_in(checkout, "-I", "-S", PATH="")  # no packages of Python, and no programs
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert "Node.js is missing" in last
    assert "kogge play --terminal" in last
    assert "Traceback" not in done.stderr


def test_without_a_registry_a_line_says_what_is_missing_and_the_page_of_before_stays(checkout: Path) -> None:
    old = checkout / "src" / "kogge" / "server" / "static" / "index.html"
    old.parent.mkdir(parents=True)
    old.write_text("the page of before", "utf-8")
    lock = {"": {"dependencies": {"x": "1.0.0"}}, "node_modules/x": {"version": "1.0.0", "integrity": "sha512-eA=="}}
    told = json.dumps({"name": "page", "lockfileVersion": 3, "packages": lock})
    checkout.joinpath("web", "package-lock.json").write_text(told, "utf-8")
    checkout.joinpath("web", "package.json").write_text('{"name": "page", "dependencies": {"x": "1.0.0"}}', "utf-8")
    nowhere = {"npm_config_registry": "http://localhost:9", "npm_config_cache": str(checkout), "HOME": str(checkout)}
    done = built_in(checkout, **nowhere)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert "its packages can't be had" in last
    assert "The one of before stays." in last
    assert old.read_text("utf-8") == "the page of before"
