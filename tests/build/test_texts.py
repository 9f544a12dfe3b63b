"""What is kept in the repository says nothing of the machine on which it was written."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.build.compiled import ROOT

FOLDERS = "|".join(("work", "root", "home", "Users"))
MACHINE_PATH = re.compile(rf"(?<![\w.~$}}/:-])/(?:{FOLDERS})/\w")
REGISTRY = re.compile(  # npm notes in its lock, too, whom one may thank
    r"https?://(?!tidelift\.com/funding/)[^\s\"']*(?:pypi|npm|pythonhosted|registry|artifact|simple|yarnpkg|localhost|127\.)"
)
LOCKS = ("*lock*", "requirements*.txt", ".npmrc", "pip.conf", "pyproject.toml", "Makefile")


def texts() -> list[Path]:
    """Every text file of the repository, also one that is not added yet."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a checkout: there is no repository to look at")
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path for path in (ROOT / name for name in names) if path.is_file() and b"\0" not in path.read_bytes()]


def found(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_text_names_a_folder_of_a_machine() -> None:
    assert found(MACHINE_PATH, texts()) == []


def test_no_lock_or_setting_names_a_package_registry() -> None:
    locks = [path for path in texts() if any(path.match(name) for name in LOCKS)]
    assert locks
    assert found(REGISTRY, locks) == []


@pytest.mark.parametrize("line", ["see /{}/me/x", '"/{}/main"', "(/{}/a)", "open('/{}/b')"])
def test_machine_paths_are_recognised(line: str) -> None:
    assert all(MACHINE_PATH.search(line.format(folder)) for folder in FOLDERS.split("|"))
    assert not MACHINE_PATH.search("https://example.org/" + "home/page and ~/" + "work/x")


def test_nothing_compiled_or_built_is_kept() -> None:
    kept = [path.relative_to(ROOT).as_posix() for path in texts()]
    assert not [name for name in kept if name.endswith((".so", ".c", ".pyc", ".o")) or name.startswith("build/")]
