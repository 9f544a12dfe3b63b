"""The README and the pages of docs: their examples run, their links lead somewhere, their lists are complete."""

import doctest
import re
from itertools import product
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

import kogge
from kogge.cli.app import app
from kogge.engine.layout import WORKING
from kogge.svg import draw

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]
RULES = sorted(DOCS.glob("rules/*.md"))


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
        for block in re.findall(r"^ *```python\n(.*?)^ *```", page.read_text("utf-8"), re.S | re.M):
            assert block.startswith(">>> "), f"{name(page)} has a python block that no test runs:\n{block}"


@pytest.mark.parametrize("language", ["py", "toml"])
def test_quotations_are_true_to_the_source(language: str) -> None:
    files = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob(f"*.{language}")]
    sources = [dedented(path.read_text("utf-8")) for path in files]
    for page in PAGES:
        for block in re.findall(rf"^ *```{language}\n(.*?)^ *```", page.read_text("utf-8"), re.S | re.M):
            assert any(dedented(block) in source for source in sources), (
                f"{name(page)} quotes what is not there:\n{block}"
            )


def dedented(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines())


@pytest.mark.parametrize("page", [*PAGES, *RULES], ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in [*re.findall(r"\]\(([^)\s]+)\)", text), *re.findall(r'src="([^"]+)"', text)]:
        where, _, heading = link.partition("#")
        target = page.parent / where if where else page
        assert "://" in link or target.exists(), link
        assert "://" in link or not heading or heading in anchors(target), link


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_page_is_in_the_index() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    for page in [*DOCS.glob("*.md"), *RULES]:
        where = page.relative_to(DOCS).as_posix()
        assert where == "index.md" or f"({where})" in index, where


def test_targets_and_commands_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    commands = {command.callback.__name__ for command in app.registered_commands if command.callback}
    commands |= {group.name for group in app.registered_groups if group.name}
    for page in PAGES:
        text = page.read_text("utf-8")
        assert set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.M)) <= targets, name(page)
        assert set(re.findall(r"(?:^|`)kogge (?!record )([a-z]+)", text, re.M)) <= commands, name(page)


def test_files_that_are_named_exist() -> None:
    for page in [*PAGES, *RULES]:
        for path in re.findall(r"`((?:src|tests|tools|docs)/[\w./]+)`", page.read_text("utf-8")):
            assert (ROOT / path).exists(), f"{name(page)} names {path}"


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_the_page_of_a_scenario_lists_its_fields_steps_and_acts(scenario: str) -> None:
    """With the pages of its chapters: all that there are, and nothing that there is not."""
    pages = pages_of(scenario)
    games = [assembled.rules for assembled in ways_to_play(scenario)]
    fields = {field.name for rules in games for field in rules.layout.fields.values() if field.seen_by != WORKING}
    assert listed(pages, "field") == fields
    assert listed(pages, "step") == {step.name for rules in games for step in rules.steps}
    assert listed(pages, "acts") == {act.name for rules in games for act in rules.acts.items}


def pages_of(scenario: str) -> list[Path]:
    """The page that is about a scenario, and those that its section on fields, steps and acts builds on."""
    (page,) = [page for page in DOCS.glob("*.md") if f"The scenario `{scenario}`" in page.read_text("utf-8")]
    _, _, section = page.read_text("utf-8").partition("## Fields, steps and acts\n")
    return [page, *(DOCS / link for link in re.findall(r"\]\(([^)#\s]+)", section))]


def ways_to_play(scenario: str) -> list[kogge.Game]:
    """A game for each combination of those options that are chosen by a word."""
    choices = {
        name: get_args(hint)
        for name, hint in get_type_hints(kogge.load(scenario)[0].options).items()
        if get_origin(hint) is Literal and isinstance(get_args(hint)[0], str)
    }
    return [kogge.start(scenario, **dict(zip(choices, chosen, strict=True))) for chosen in product(*choices.values())]


def listed(pages: list[Path], head: str) -> set[str]:
    """What is named in the columns with this head, without arguments: ``sail`` of ``sail 1 87``."""
    found: set[str] = set()
    for page in pages:
        column = None
        for line in page.read_text("utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
            if head in cells:
                column = cells.index(head)
            elif not cells:
                column = None
            elif column is not None:
                found.update(re.findall(r"`(\w+)(?: [^`]*)?`", cells[column]))
    return found


@pytest.mark.parametrize("record", sorted(DOCS.glob("*.record")), ids=name)
def test_a_picture_shows_the_record_beside_it(record: Path) -> None:
    game = kogge.read_record(record.read_text("utf-8"))
    drawn = draw(game.view(None), game.colors) + "\n"
    picture = record.with_suffix(".svg")
    assert picture.read_text("utf-8") == drawn, f"python -m kogge.svg {name(record)} > {name(picture)}"
