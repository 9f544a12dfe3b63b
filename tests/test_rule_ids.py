"""Every rule has a test, and the tool that says so can say no."""

import json
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent / "tools" / "rule_ids.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True, encoding="utf-8")


def checked(
    place: Path, rules: str, tests: str, *cited: str, sources: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What the tool says of a page of rules, a file of tests, sources of a game and what a referee cites.

    If no sources are given, there is one that cites everything on the page.
    """
    for name, text in (sources or {"game.py": rules}).items():
        file = place / "game" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (place / "rules").mkdir()
    (place / "rules" / "game.md").write_text(rules, "utf-8")
    (place / "tests").mkdir()
    (place / "tests" / "test_game.py").write_text(tests, "utf-8")
    folders = ["--docs", str(place / "rules"), "--tests", str(place / "tests"), "--sources", str(place / "game")]
    return run(*folders, "--json", "--cited", *cited)


def test_every_rule_has_a_test_and_every_mark_names_a_rule() -> None:
    done = run("--json")
    assert done.returncode == 0, done.stderr
    ids = [rule["id"] for rule in json.loads(done.stdout)["rules"]]
    assert {"B-01", "B-50", "B-63", "B-91", "B-95"} <= set(ids)


def test_the_list_for_people_names_rules_and_tests() -> None:
    lines = run().stdout.splitlines()
    assert "B-15  Distance rule" in "\n".join(lines)
    assert any("test_rule_ids" not in line and "::test_" in line for line in lines)


def test_a_rule_without_a_test_is_named(tmp_path: Path) -> None:
    done = checked(tmp_path, "| G-01 | One. |\n| G-02 | Two. |\n", '@pytest.mark.rule("G-01")\ndef test_one(): ...\n')
    assert done.returncode == 1
    assert done.stderr == "No test carries G-02.\n"


def test_a_mark_that_names_no_rule_is_named(tmp_path: Path) -> None:
    done = checked(tmp_path, "| G-01 | One. |\n", '@pytest.mark.rule("G-01", "G-07")\ndef test_one(): ...\n')
    assert done.returncode == 1
    assert done.stderr == "There is no rule G-07, but tests/test_game.py::test_one carries it.\n"


def test_only_tests_count(tmp_path: Path) -> None:
    done = checked(tmp_path, "| G-01 | One. |\n", '@pytest.mark.rule("G-01")\ndef position(): ...\n')
    assert done.stderr == "No test carries G-01.\n"


def test_marks_of_classes_files_and_parameters_count(tmp_path: Path) -> None:
    tests = """
pytestmark = pytest.mark.rule("G-01")

@pytest.mark.rule("G-02")
class TestAll:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("G-03"))])
    def test_one(self, n): ...
"""
    done = checked(tmp_path, "".join(f"| G-0{n} | Rule. |\n" for n in (1, 2, 3)), tests)
    assert done.returncode == 0, done.stderr
    assert all(rule["tests"] == ["tests/test_game.py::TestAll::test_one"] for rule in json.loads(done.stdout)["rules"])


def test_an_id_is_given_once_and_by_text(tmp_path: Path) -> None:
    done = checked(tmp_path, "| G-01 | One. |\n| G-01 | Two. |\n", "@pytest.mark.rule(ID)\ndef test_one(): ...\n")
    assert "game.md has the id G-01, which is taken." in done.stderr
    assert "tests/test_game.py:1 must name its rules by text" in done.stderr


def test_a_folder_without_rules_is_not_a_success(tmp_path: Path) -> None:
    assert checked(tmp_path, "nothing\n", "").stderr == "No rules were found.\n"


TWO_RULES = "| G-01 | One. |\n| G-02 | Two. |\n"
TESTED = '@pytest.mark.rule("G-01", "G-02")\ndef test_one(): ...\n'


def test_a_rule_that_stands_nowhere_in_the_code_is_named(tmp_path: Path) -> None:
    """A referee and a set-up say the rules once more, and a range does not say which rule stands where."""
    again = {"referee/turn.py": "# G-02\n", "setup.py": "# G-02\n", "scenario.py": "# G-01 to G-03, of UTF-8\n"}
    done = checked(tmp_path, TWO_RULES, TESTED, sources=again | {"chapter.py": '"""One.  (G-01)"""\n'})
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "Nothing in the rules cites G-02.",
        "There is no rule G-03, but game/scenario.py cites it.",
    ]
    places = [rule["places"] for rule in json.loads(done.stdout)["rules"]]
    assert places == [["game/chapter.py", "game/scenario.py"], []]


FORBIDDING = "| id | rule | forbids |\n|---|---|---|\n| G-01 | One. | yes |\n| G-02 | Two. |  |\n"


def test_a_referee_cites_exactly_what_forbids(tmp_path: Path) -> None:
    done = checked(tmp_path, FORBIDDING, TESTED, "G-01")
    assert done.returncode == 0, done.stderr
    assert [rule["forbids"] for rule in json.loads(done.stdout)["rules"]] == [True, False]


def test_a_forbidding_rule_that_no_referee_cites_is_named(tmp_path: Path) -> None:
    done = checked(tmp_path, FORBIDDING, TESTED)
    assert done.returncode == 1
    assert done.stderr == "No referee cites G-01, which forbids something.\n"


def test_a_referee_who_cites_what_forbids_nothing_is_named(tmp_path: Path) -> None:
    done = checked(tmp_path, FORBIDDING, TESTED, "G-01", "G-02", "G-09")
    assert done.returncode == 1
    assert done.stderr == "A referee cites G-02, G-09: no row forbids that.\n"
