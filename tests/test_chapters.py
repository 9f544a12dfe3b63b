"""A chapter brings its things with it: its words stand in its own files, and in the few places that the docs list."""

import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from kogge.chapters import chapters

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-scenario.md"
WRITTEN = {".py", ".pyx", ".toml", ".ftl", ".ts", ".svelte", ".svg", ".css"}
BUILT = ROOT / "src" / "kogge" / "server" / "static"  # the page, which is made of web/src
SHOWN = "spices"  # the chapter that the page walks through
WORDS = {
    "fish": re.compile(r"fish|shoal", re.IGNORECASE),
    "lairs": re.compile(r"(?<![a-z])lair|hero_|conquer", re.IGNORECASE),
    "spices": re.compile(r"spice|village|sack|swift_voyage|pirate_bonus_\d|fast_gold", re.IGNORECASE),
}
MORE_OWN = {"lairs": ["src/kogge/games/isles/conquest.py", "src/kogge/games/isles/boards/pirate-lairs.toml"]}


def rows(column: str) -> list[list[str]]:
    """The rows of the table of the page that begins with this column."""
    _, _, section = PAGE.read_text("utf-8").partition("## Every place\n")
    table = section.partition(f"| {column} |")[2].partition("\n\n")[0]
    return [row.split(" | ") for row in re.findall(r"^\| (`.*) \|$", table, re.M)]


def patterns(cell: str) -> list[str]:
    """The files that a cell names; of several in one folder it names the folder once: `svg/{marks,waters}.py`."""
    found = []
    for pattern in re.findall("`([^`]+)`", cell):
        head, _, rest = pattern.partition("{")
        names, _, tail = rest.partition("}")
        found += [head + name + tail for name in names.split(",")]
    return found


PLACES = [pattern for row in rows("file of the chapter") for pattern in patterns(row[0])]
OTHERS = [pattern for row in rows("place") for pattern in patterns(row[0])]
BESIDES = [(row[0].strip("`"), pattern) for row in rows("chapter") for pattern in patterns(row[1])]


def own(chapter: str) -> list[str]:
    """The files of a chapter: those of spices, with its name."""
    return [place.replace(SHOWN, chapter) for place in PLACES] + MORE_OWN.get(chapter, [])


@cache
def sources() -> list[Path]:
    """All that is written by people or for the page, in the program and in the page."""
    found = [path for home in ("src", "web/src") for path in sorted((ROOT / home).rglob("*"))]
    return [path for path in found if path.suffix in WRITTEN and not path.is_relative_to(BUILT)]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_among(path: Path, patterns: list[str]) -> bool:
    return any(fnmatch(named(path), pattern) for pattern in patterns)


def speaks(chapter: str, place: str) -> bool:
    return any(WORDS[chapter].search(path.read_text("utf-8")) for path in sources() if fnmatch(named(path), place))


def test_every_chapter_of_the_game_has_words_to_be_looked_for() -> None:
    folder = ROOT / "src" / "kogge" / "games" / "isles" / "referee" / "chapters"
    assert sorted(path.stem for path in folder.glob("[a-z]*.py")) == list(WORDS)


@pytest.mark.parametrize("chapter", WORDS)
def test_the_words_of_a_chapter_stand_in_its_files_and_where_the_docs_say_and_nowhere_else(chapter: str) -> None:
    speaking = [path for path in sources() if WORDS[chapter].search(path.read_text("utf-8"))]
    besides = [pattern for name, pattern in BESIDES if name == chapter]
    assert len(speaking) > len(own(chapter))
    assert [named(path) for path in speaking if not is_among(path, [*own(chapter), *OTHERS, *besides])] == []


@pytest.mark.parametrize(("chapter", "place"), [*((SHOWN, place) for place in [*PLACES, *OTHERS]), *BESIDES])
def test_every_place_in_the_docs_speaks_of_the_chapter(chapter: str, place: str) -> None:
    assert speaks(chapter, place)


@pytest.mark.parametrize("chapter", WORDS)
def test_the_docs_list_every_file_of_the_chapter(chapter: str) -> None:
    mine = [path for path in sources() if chapter in named(path)]
    assert [named(path) for path in mine if not is_among(path, own(chapter))] == []
    assert [place for place in PLACES if SHOWN not in place] == []


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
