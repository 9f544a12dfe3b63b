"""Which tests prove which rule, and where it stands: every id in docs/rules has a test and a place in the code.

A rule is a row ``| B-01 | ... |`` of a table in docs/rules. A test says which rules it proves with
``@pytest.mark.rule("B-01", "B-02")``, on itself, on its class or as the ``pytestmark`` of its file.
Whatever implements a rule cites its id, ``(B-01, B-02)``, each written out. What referees and set-ups cite does not
count: they say the rules a second time.
A row with ``yes`` in the column ``forbids`` forbids an action, of a player or of chance: the referee of some game must
cite it, and cites no other row.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\| *([A-Z]+-\d+) *\| *(.*?) *\|")
FORBIDS = "forbids"  # the column that says so
WIDTH = 100  # of a line that shows how a rule begins
RULES = [ROOT / "src" / "kogge" / folder for folder in ("modules", "games")]
SECOND_HAND = {"referee", "setup", "setups"}  # folders
ID = re.compile(r"\b([A-Z]+)-\d+\b")
EXAMPLES = {"B-95", "E-66", "E-79", "M-27", "M-51", "M-52", "M-67", "M-68", "M-78"}  # tests replay them


@dataclass
class Book:
    """The rules by id, the tests that carry each, and what is wrong with either."""

    rules: dict[str, str] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    forbidding: set[str] = field(default_factory=set)
    cited: set[str] = field(default_factory=set)  # by the referees
    places: dict[str, list[str]] = field(default_factory=dict)  # files of the rules that cite each
    faults: list[str] = field(default_factory=list)

    @property
    def untested(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.tests]

    def complaints(self) -> list[str]:
        """A sentence for each thing that is wrong; none when all is well."""
        found = list(self.faults)
        if not self.rules:
            found.append("No rules were found.")
        if self.untested:
            found.append(f"No test carries {', '.join(self.untested)}.")
        unknown = sorted(set(self.tests) - set(self.rules))
        found += [f"There is no rule {rule}, but {', '.join(self.tests[rule])} carries it." for rule in unknown]
        return found + self.complaints_of_places() + self.complaints_of_referees()

    def complaints_of_places(self) -> list[str]:
        """What stands nowhere in the code, and what is cited there but is no rule."""
        nowhere = [rule for rule in self.rules if rule not in self.places and rule not in EXAMPLES]
        found = [f"Nothing in the rules cites {', '.join(nowhere)}."] if nowhere else []
        unknown = sorted(set(self.places) - set(self.rules))
        return found + [f"There is no rule {rule}, but {', '.join(self.places[rule])} cites it." for rule in unknown]

    def complaints_of_referees(self) -> list[str]:
        """What is forbidden but cited by no referee, and the other way round."""
        silent, strange = self.forbidding - self.cited, self.cited - self.forbidding
        found = [f"No referee cites {', '.join(sorted(silent))}, which forbids something."] if silent else []
        return found + ([f"A referee cites {', '.join(sorted(strange))}: no row forbids that."] if strange else [])


def read_rules(book: Book, page: Path) -> None:
    """Add the rules of one page."""
    head: list[str] = []
    for line in page.read_text("utf-8").splitlines():
        row = ROW.match(line)
        cells = [cell.strip() for cell in line.split("|")]
        if cells[1:2] == ["id"]:
            head = cells
        elif row is not None:
            if dict(zip(head, cells, strict=False)).get(FORBIDS) == "yes":
                book.forbidding.add(row[1])
            rule, text = row.groups()
            if rule in book.rules:
                book.faults.append(f"{page.name} has the id {rule}, which is taken.")
            book.rules[rule] = text


def read_tests(book: Book, file: Path, name: str) -> None:
    """Add the marked tests of one file, which is called ``name``."""
    tree = ast.parse(file.read_text("utf-8"), str(file))
    everywhere = [mark for statement in tree.body if is_pytestmark(statement) for mark in marks(statement)]
    for path, test, above in tests_in(tree, ()):
        for mark in [*everywhere, *above, *(m for decorator in test.decorator_list for m in marks(decorator))]:
            for rule in mark.args:
                if isinstance(rule, ast.Constant) and isinstance(rule.value, str):
                    book.tests.setdefault(rule.value, []).append(f"{name}::{path}")
                else:
                    book.faults.append(f"{name}:{mark.lineno} must name its rules by text, like rule('B-01').")


def tests_in(
    scope: ast.Module | ast.ClassDef, above: tuple[ast.Call, ...]
) -> Iterator[tuple[str, ast.FunctionDef, tuple[ast.Call, ...]]]:
    """Every test function of a file or class, with its name and the marks of the classes around it."""
    for statement in scope.body:
        if isinstance(statement, ast.FunctionDef) and statement.name.startswith("test_"):
            yield statement.name, statement, above
        elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            own = tuple(mark for decorator in statement.decorator_list for mark in marks(decorator))
            for path, test, marked in tests_in(statement, (*above, *own)):
                yield f"{statement.name}::{path}", test, marked


def is_pytestmark(statement: ast.stmt) -> bool:
    """Is it ``pytestmark = ...``, which marks all tests of a file?"""
    return isinstance(statement, ast.Assign) and [ast.unparse(target) for target in statement.targets] == ["pytestmark"]


def marks(tree: ast.AST) -> list[ast.Call]:
    """Every ``pytest.mark.rule(...)`` in a piece of source, also within ``pytest.param``."""
    return [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
    ]


def read_places(book: Book, folder: Path) -> None:
    """Add the ids that the sources of a folder cite, of the kinds that the pages have."""
    kinds = {rule.partition("-")[0] for rule in book.rules}
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder.parent)
        if not SECOND_HAND & {*name.parts, name.stem}:
            for rule in {found[0] for found in ID.finditer(file.read_text("utf-8")) if found[1] in kinds}:
                book.places.setdefault(rule, []).append(name.as_posix())


def cited_by_referees() -> list[str]:
    """The rules that the referees of all games can cite."""
    from kogge.games.catalogue import SCENARIOS  # only who asks for the project's own rules needs the games
    from kogge.games.referee.referee import referee_of

    referees = [referee_of(scenario.rules(scenario.choose())) for scenario in SCENARIOS]
    return sorted({rule for referee in referees if referee is not None for rule in referee.rules()})


def read(docs: Path, tests: Path, sources: list[Path], cited: list[str]) -> Book:
    """All rules of a folder of pages, the marked tests of a folder of tests, and what sources and referees cite."""
    book = Book(cited=set(cited))
    for page in sorted(docs.glob("*.md")):
        read_rules(book, page)
    for file in sorted(tests.rglob("test_*.py")):
        read_tests(book, file, file.relative_to(tests.parent).as_posix())
    for folder in sources:
        read_places(book, folder)
    return book


def show(book: Book) -> None:
    """Each rule's beginning and its tests, for people."""
    for rule, text in book.rules.items():
        print(f"{rule}  {text if len(text) <= WIDTH else text[: WIDTH - 1] + '…'}")
        for test in dict.fromkeys(book.tests.get(rule, ["NO TEST"])):
            print(f"      {test}")
    tested = len(book.rules) - len(book.untested)
    print(f"{len(book.rules)} rules, {tested} with a test; {len(book.forbidding)} forbid something.")


def main() -> int:
    asked = argparse.ArgumentParser(
        description="List every rule with its tests; fail when one has none, or stands nowhere."
    )
    asked.add_argument("--docs", type=Path, default=ROOT / "docs" / "rules", help="the pages with the rules")
    asked.add_argument("--tests", type=Path, default=ROOT / "tests", help="the tests")
    asked.add_argument("--sources", type=Path, nargs="*", default=RULES, help="the folders of the rules' code")
    asked.add_argument("--cited", nargs="*", help="the rules that referees cite (those of all games, if not given)")
    asked.add_argument("--json", action="store_true", help="print one object for programs to read")
    given = asked.parse_args()
    cited = cited_by_referees() if given.cited is None else given.cited
    book = read(given.docs, given.tests, given.sources, cited)
    complaints = book.complaints()
    if given.json:
        rules = [
            {
                "id": rule,
                "rule": text,
                "tests": book.tests.get(rule, []),
                "places": book.places.get(rule, []),
                "forbids": rule in book.forbidding,
            }
            for rule, text in book.rules.items()
        ]
        print(json.dumps({"rules": rules, "complaints": complaints}, indent=1))
    else:
        show(book)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
