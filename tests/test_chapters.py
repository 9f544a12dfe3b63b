"""A chapter brings its things with it: its words stand in its own files, and in the few places that the docs list."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from kogge.chapters import chapters

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-scenario.md"
WORDS = re.compile(r"spice|village|sack|swift_voyage|pirate_bonus_\d|fast_gold", re.IGNORECASE)
WRITTEN = {".py", ".pyx", ".toml", ".ftl", ".ts", ".svelte", ".svg", ".css"}
BUILT = ROOT / "src" / "kogge" / "server" / "static"  # the page, which is made of web/src


def places(column: str) -> list[str]:
    """The places in the table of the page that begins with this column."""
    _, _, section = PAGE.read_text("utf-8").partition("## Every place\n")
    rows = section.partition(f"| {column} |")[2].partition("\n\n")[0]
    return re.findall(r"^\| `([^`]+)` \|", rows, re.M)


OWN = places("file of the chapter")
OTHERS = places("place")


def sources() -> list[Path]:
    """All that is written by people or for the page, in the program and in the page."""
    found = [path for home in ("src", "web/src") for path in sorted((ROOT / home).rglob("*"))]
    return [path for path in found if path.suffix in WRITTEN and not path.is_relative_to(BUILT)]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_among(path: Path, patterns: list[str]) -> bool:
    return any(fnmatch(named(path), pattern) for pattern in patterns)


def test_the_words_of_a_chapter_stand_in_its_files_and_where_the_docs_say_and_nowhere_else() -> None:
    speaking = [path for path in sources() if WORDS.search(path.read_text("utf-8"))]
    assert len(speaking) > len(OWN)
    assert [named(path) for path in speaking if not is_among(path, [*OWN, *OTHERS])] == []


@pytest.mark.parametrize("place", [*OWN, *OTHERS])
def test_every_place_in_the_docs_speaks_of_the_chapter(place: str) -> None:
    assert any(WORDS.search(path.read_text("utf-8")) for path in sources() if fnmatch(named(path), place))


def test_the_docs_list_every_file_of_the_chapter() -> None:
    own = [path for path in sources() if "spices" in named(path)]
    assert [named(path) for path in own if not is_among(path, OWN)] == []
    assert [place for place in OWN if "spices" not in place] == []


def test_a_chapter_is_found_because_its_file_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "parts_of_a_game"
    package.mkdir()
    class_of_all = "from dataclasses import dataclass\n@dataclass\nclass Chapter:\n    rules: str\n"
    (package / "__init__.py").write_text(class_of_all, "utf-8")
    for name, rules in (("amber", "E-95"), ("whales", "E-91"), ("pearls", "B-20")):
        chapter = f"from {package.name} import Chapter\nCHAPTER = Chapter({rules!r})\n"
        (package / f"{name}.py").write_text(chapter, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert [chapter.rules for chapter in chapters(package.name, [str(package)])] == ["B-20", "E-91", "E-95"]
