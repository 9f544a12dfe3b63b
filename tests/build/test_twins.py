"""The modules written by hand for C and their interpreted twins offer the same."""

import ast
import re
from pathlib import Path

import pytest

from tests.build.compiled import PACKAGE, modules

BY_HAND = sorted(PACKAGE.rglob("*.pyx"))
Names = dict[str, set[str]]  # of each class, and of the module itself under ""

HEAD = re.compile(r"(?:cdef )?class (\w+)")
FOR_PYTHON = re.compile(r"(?:def|cpdef(?: \w+)*?) (\w+)\(|cdef (?:readonly|public) [\w*]+ (\w+)$|([A-Z_]+) = ")
FOR_C = re.compile(r"(?:cdef|cpdef) (?!class )(?:inline |readonly |public )*[\w*]+[ *]+(\w+)")


def in_python(path: Path) -> Names:
    """The public names of a module in Python."""
    found: Names = {"": set()}
    for node in ast.parse(path.read_text("utf-8")).body:
        found[""] |= named(node)
        if isinstance(node, ast.ClassDef):
            found[node.name] = set().union(*[named(part) for part in node.body], attributes(node))
    return {kind: {name for name in names if not name.startswith("_")} for kind, names in found.items()}


def named(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.Assign):
        return {target.id for target in node.targets if isinstance(target, ast.Name)}
    return set()


def attributes(kind: ast.ClassDef) -> set[str]:
    """Every ``self.x = ...``."""
    stores = [node for node in ast.walk(kind) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return {node.attr for node in stores if isinstance(node.value, ast.Name) and node.value.id == "self"}


def in_cython(texts: list[str], pattern: re.Pattern[str]) -> Names:
    """The public names of a module in Cython that match a pattern."""
    found: Names = {"": set()}
    for text in texts:
        kind = ""
        for line in text.splitlines():
            if line and not line.startswith((" ", "@", "#")):
                head = HEAD.match(line)
                kind = head[1] if head else ""
                found.setdefault(kind, set())
                found[""] |= {kind} - {""}
            if len(line) - len(line.lstrip()) <= 4 and (match := pattern.match(line.strip())):
                found[kind] |= {name for name in match.groups() if name and not name.startswith("_")}
    return found


@pytest.mark.parametrize("path", BY_HAND, ids=lambda path: path.stem)
def test_twins_offer_the_same(path: Path) -> None:
    texts = [twin.read_text("utf-8") for twin in (path, path.with_suffix(".pxd")) if twin.exists()]
    python = in_python(path.with_suffix(".py"))
    for_python, for_c = in_cython(texts, FOR_PYTHON), in_cython(texts, FOR_C)
    for kind in {*python, *for_python}:
        here, there = python.get(kind, set()), for_python.get(kind, set())
        assert not there - here, f"{kind or path.stem} has {there - here} only compiled"
        missing = here - there - for_c.get(kind, set())
        assert not missing, f"{kind or path.stem} has {missing} only interpreted"


@pytest.mark.parametrize("path", BY_HAND, ids=lambda path: path.stem)
def test_what_python_can_not_call_when_compiled_is_there_for_the_rules(path: Path) -> None:
    """Rules are compiled and may call C; anybody else would find a name that exists only interpreted."""
    texts = [twin.read_text("utf-8") for twin in (path, path.with_suffix(".pxd")) if twin.exists()]
    python, for_python = in_python(path.with_suffix(".py")), in_cython(texts, FOR_PYTHON)
    only_interpreted = {name for kind in python for name in python[kind] - for_python.get(kind, set())}
    assert only_interpreted <= called_by_rules()


def called_by_rules() -> set[str]:
    """The attributes that are used in what is compiled from Python."""
    places = [PACKAGE.parent / (name.replace(".", "/") + ".py") for name in modules()]
    written_once = [place for place in places if not place.with_suffix(".pyx").exists()]
    trees = [ast.parse(place.read_text("utf-8")) for place in written_once]
    return {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def test_every_module_written_by_hand_has_a_twin() -> None:
    assert {path.stem for path in BY_HAND} >= {"state", "chance", "tables", "acts", "playout"}
    assert all(path.with_suffix(".py").exists() for path in BY_HAND)


def test_names_are_read_from_both_languages(tmp_path: Path) -> None:
    """The test above can fail."""
    source = tmp_path / "a.py"
    source.write_text(
        "ONE = 1\nclass A:\n    def __init__(self):\n        self.at = 1\n    def f(self):\n        pass\n"
    )
    assert in_python(source) == {"": {"ONE", "A"}, "A": {"at", "f"}}
    text = "ONE = 1\ncdef class A:\n    cdef int* at\n    cdef readonly int n\n    def f(self):\n        cdef int k\n"
    assert in_cython([text], FOR_PYTHON) == {"": {"ONE", "A"}, "A": {"n", "f"}}
    assert in_cython([text], FOR_C)["A"] == {"at", "n"}
