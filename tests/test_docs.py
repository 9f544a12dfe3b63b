"""The README and the pages of docs: their examples run, their links lead somewhere, their lists are complete."""

import doctest
import re
from pathlib import Path

import pytest

import kogge
from kogge.cli.app import app
from kogge.engine.layout import WORKING
from kogge.svg import draw

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def code(page: Path) -> str:
    """The page with everything blanked but its ``python`` blocks, so that line numbers stay true."""
    kept, inside = [], False
    for line in page.read_text("utf-8").splitlines():
        if line.startswith("```"):
            inside = line == "```python"
            kept.append("")
        else:
            kept.append(line if inside else "")
    return "\n".join(kept) + "\n"


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in code(page)], ids=name)
def test_the_examples_of_a_page_do_what_it_says(page: Path) -> None:
    examples = doctest.DocTestParser().get_doctest(code(page), {"__name__": "__main__"}, name(page), str(page), 0)
    told: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=told.append).failed
    assert not failed, "".join(told)


def test_python_that_is_shown_but_not_run_is_marked_as_something_else() -> None:
    for page in PAGES:
        for block in re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.S | re.M):
            assert block.startswith(">>> "), f"{name(page)} has a python block that no test runs:\n{block}"


def test_quotations_are_true_to_the_source() -> None:
    sources = [
        dedented(path.read_text("utf-8")) for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")
    ]
    for page in PAGES:
        for block in re.findall(r"^```py\n(.*?)^```", page.read_text("utf-8"), re.S | re.M):
            assert any(dedented(block) in source for source in sources), (
                f"{name(page)} quotes what is not there:\n{block}"
            )


def dedented(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines())


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in [*re.findall(r"\]\(([^)#\s]+)", text), *re.findall(r'src="([^"]+)"', text)]:
        assert "://" in link or (page.parent / link).exists(), link


def test_every_page_is_in_the_index() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    for page in [*DOCS.glob("*.md"), *DOCS.glob("rules/*.md")]:
        where = page.relative_to(DOCS).as_posix()
        assert where == "index.md" or f"({where})" in index, where


def test_targets_and_commands_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    commands = {command.callback.__name__ for command in app.registered_commands if command.callback}
    for page in PAGES:
        text = page.read_text("utf-8")
        assert set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.M)) <= targets, name(page)
        assert set(re.findall(r"(?:^|`)kogge (?!record )([a-z]+)", text, re.M)) <= commands, name(page)


def test_files_that_are_named_exist() -> None:
    for page in PAGES:
        for path in re.findall(r"`((?:src|tests|tools|docs)/[\w./]+)`", page.read_text("utf-8")):
            assert (ROOT / path).exists(), f"{name(page)} names {path}"


def test_the_page_of_the_base_game_lists_all_its_fields_steps_and_acts() -> None:
    page = (DOCS / "base-game.md").read_text("utf-8")
    listed = set(re.findall(r"`(\w+)(?: [^`]*)?`", page))
    for game in (kogge.start("base", board="random"), kogge.start("base", phases="separate")):
        rules = game.rules
        fields = {field.name for field in rules.layout.fields.values() if field.seen_by != WORKING}
        steps = {step.name for step in rules.steps}
        acts = {act.name for act in rules.acts.items}
        assert fields | steps | acts <= listed


def test_the_picture_of_the_readme_shows_the_record_beside_it() -> None:
    game = kogge.read_record((DOCS / "board.record").read_text("utf-8"))
    drawn = draw(game.view(None), game.seats) + "\n"
    assert (DOCS / "board.svg").read_text("utf-8") == drawn, "python -m kogge.svg docs/board.record > docs/board.svg"
