"""The README and the pages of docs: their examples run, their links lead somewhere, their lists are complete."""

import doctest
import re
from pathlib import Path

import pytest
import typer
from tools import event_table, fact_table, field_table, reason_table, rule_table
from tools.field_table import ways_to_play

import kogge
from kogge.cli.app import app
from kogge.engine.layout import WORKING, Field
from kogge.games import catalogue
from kogge.rulebook import rulebook
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
def test_the_examples_of_a_page_do_what_it_says(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue.OUTSIDE, "registered", {})  # what a page registers is its own
    examples = doctest.DocTestParser().get_doctest(code(page), {"__name__": "__main__"}, name(page), str(page), 0)
    told: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=told.append).failed
    assert not failed, "".join(told)


def test_python_that_is_shown_but_not_run_is_marked_as_something_else() -> None:
    for page in PAGES:
        for block in re.findall(r"^ *```python\n(.*?)^ *```", page.read_text("utf-8"), re.S | re.M):
            assert block.startswith(">>> "), f"{name(page)} has a python block that no test runs:\n{block}"


@pytest.mark.parametrize("language", ["py", "toml", "ftl", "ts"])
def test_quotations_are_true_to_the_source(language: str) -> None:
    files = [path for folder in ("src", "tests", "web/src") for path in (ROOT / folder).rglob(f"*.{language}")]
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
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    commands = set(typer.main.get_group(app).commands)
    for page in PAGES:
        text = page.read_text("utf-8")
        assert set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.M)) <= targets, name(page)
        assert set(re.findall(r"(?:^|`)kogge (?!record )([a-z]+)", text, re.M)) <= commands, name(page)


def test_files_that_are_named_exist() -> None:
    for page in [*PAGES, *RULES]:
        for path in re.findall(r"`((?:src|tests|tools|docs)/[\w./]+)`", page.read_text("utf-8")):
            assert (ROOT / path).exists(), f"{name(page)} names {path}"


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_the_page_of_a_scenario_lists_its_fields_steps_and_acts(scenario: str) -> None:
    """With the pages of its chapters: all that there are with these options, and nothing that there is not."""
    pages = pages_of(scenario)
    known: set[str] = set()
    for game in ways_to_play(scenario):
        assert listed(pages, "field", game.options) == set(shown(game)), game.options
        assert listed(pages, "step", game.options) == {step.name for step in game.rules.steps}, game.options
        known |= {act.name for act in game.rules.acts.items}
    assert listed(pages, "acts") == known


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_the_page_of_a_scenario_says_how_large_its_fields_are(scenario: str) -> None:
    told: dict[str, str] = {}
    for row in rows(pages_of(scenario), "size"):
        names, sizes = re.findall(r"`(\w+)`", row["field"]), row["size"].split(", ")
        told |= zip(names, sizes * len(names) if len(sizes) == 1 else sizes, strict=True)
    for game in ways_to_play(scenario):
        for field in shown(game).values():
            assert numbers(told[field.name], game) == [n for n in (field.rows, field.cols) if n > 1], field


def shown(game: kogge.Game) -> dict[str, Field]:
    """The fields that are in a view of this game."""
    return {name: field for name, field in game.rules.layout.fields.items() if field.seen_by != WORKING}


def numbers(size: str, game: kogge.Game) -> list[int]:
    """The dimensions of a field as a page tells them, ``seats`` by ``5``, without those of one."""
    topo = game.rules.topo
    words = {"seats": game.players, "hexes": topo.n_hexes, "intersections": topo.n_nodes, "paths": topo.n_edges}
    found = [words[word] if word in words else int(word) for word in re.findall(r"\w+", size)]
    return [n for n in found if n > 1]


def pages_of(scenario: str) -> list[Path]:
    """The page that is about a scenario, and those that its section on fields, steps and acts builds on."""
    (page,) = [page for page in DOCS.glob("*.md") if f"The scenario `{scenario}`" in page.read_text("utf-8")]
    _, _, section = page.read_text("utf-8").partition("## Fields, steps and acts\n")
    return [page, *(DOCS / link for link in re.findall(r"\]\(([^)#\s]+)", section))]


def rows(pages: list[Path], head: str) -> list[dict[str, str]]:
    """The rows of all tables that have a column with this head, by the heads of their columns."""
    found: list[dict[str, str]] = []
    for page in pages:
        heads: list[str] = []
        for line in page.read_text("utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
            heads = (heads or cells) if cells else []
            if head in heads and cells != heads:
                found.append(dict(zip(heads, cells, strict=True)))
    return found


def listed(pages: list[Path], head: str, options: object = None) -> set[str]:
    """What is named in the columns with this head, without arguments: ``sail`` of ``sail 1 87``.

    With options: only what there is with these.
    """
    told = [row for row in rows(pages, head) if options is None or there(row, options)]
    return {found for row in told for found in re.findall(r"`(\w+)(?: [^`]*)?`", row[head])}


def there(row: dict[str, str], options: object) -> bool:
    """Is there with these options what a row is about?  It says "only with `a=b` or `a=c`", or "not with `a=b`"."""
    for word, settings in re.findall(r"\b(only|not) with ((?:`\w+=\w+`(?: or )?)+)", " ".join(row.values())):
        chosen = [str(getattr(options, name, None)) == value for name, value in re.findall(r"(\w+)=(\w+)", settings)]
        if any(chosen) != (word == "only"):
            return False
    return True


@pytest.mark.parametrize("page", field_table.PAGES, ids=lambda page: page.name)
def test_the_tables_of_fields_tell_what_the_code_says(page: field_table.Page) -> None:
    text = page.path.read_text("utf-8")
    assert text.count(field_table.HEAD) == 1
    assert text == page.text(text), "python tools/field_table.py"


def test_no_other_page_has_a_table_of_fields() -> None:
    pages = {page for page in DOCS.glob("*.md") if rows([page], "field") and rows([page], "meaning")}
    assert pages == {page.path for page in field_table.PAGES}


def test_the_page_on_events_lists_all_kinds() -> None:
    text = event_table.PAGE.read_text("utf-8")
    assert text == event_table.page(text), "python tools/event_table.py"


def test_the_page_on_facts_tells_those_of_all_games() -> None:
    text = fact_table.PAGE.read_text("utf-8")
    assert text == fact_table.page(text), "python tools/fact_table.py"


def test_the_page_on_the_referee_lists_all_reasons() -> None:
    text = reason_table.PAGE.read_text("utf-8")
    assert text == reason_table.page(text), "python tools/reason_table.py"


@pytest.mark.parametrize("book", rule_table.PAGES)
def test_the_pages_of_rules_say_what_the_messages_say(book: str) -> None:
    text = rule_table.RULES.joinpath(rule_table.PAGES[book]).read_text("utf-8")
    assert text == rule_table.page(rulebook(book), text), "python tools/rule_table.py"


@pytest.mark.parametrize("record", sorted(DOCS.glob("*.record")), ids=name)
def test_a_picture_shows_the_record_beside_it(record: Path) -> None:
    game = kogge.read_record(record.read_text("utf-8"))
    drawn = draw(game.view(None), game.colors) + "\n"
    picture = record.with_suffix(".svg")
    assert picture.read_text("utf-8") == drawn, f"python -m kogge.svg {name(record)} > {name(picture)}"
