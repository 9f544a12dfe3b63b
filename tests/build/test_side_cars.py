"""The side-cars declare every rule to C, and nothing twice."""

import ast
import re
from pathlib import Path

import pytest
import rule_sources
import side_cars

from tests.build.compiled import BUILD, PACKAGE, all_declared, lineage, modules, plain_modules

ARRANGING = "renew"  # what makes a position from outside fit (``layout.renew``); no playout ever does


@pytest.fixture(scope="module")
def cars() -> side_cars.SideCars:
    return side_cars.SideCars(PACKAGE.parent, modules(), plain_modules())


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the build would hand to Cython now."""
    folder = tmp_path_factory.mktemp("cython")
    side_cars.prepare(PACKAGE.parent, modules(), plain_modules(), folder)
    return folder


def test_what_was_compiled_is_what_would_be_written_now(written: Path) -> None:
    """A change of the generator itself must be noticed, too."""
    for path in [path for end in ("*.py", "*.pyx", "*.pxd") for path in sorted(written.rglob(end))]:
        built = BUILD / path.relative_to(written)
        assert built.read_text("utf-8") == path.read_text("utf-8"), f"{built.name} is stale: run 'make build'"


def test_no_attribute_or_method_is_declared_again(written: Path) -> None:
    """One that is inherited and declared again hides the first: the rules slow down and nothing else shows it."""
    kinds = all_declared(written)
    assert len(kinds) > 50
    for kind in kinds.values():
        names = [*kind.attributes, *kind.methods]
        assert len(set(names)) == len(names), f"{kind.name} declares something twice"
        for parent in lineage(kinds, kind.name):
            again = set(names) & {*parent.attributes, *parent.methods}
            assert not again, f"{kind.name} declares {again} again, which {parent.name} has"


def test_every_rule_method_is_declared_to_c(cars: side_cars.SideCars, written: Path) -> None:
    kinds = all_declared(written)
    for kind in cars.kinds.values():
        if kind.compiled and kind.module not in cars.by_hand:
            own = [kinds[kind.full_name], *lineage(kinds, kind.full_name)]
            known = {name for parent in own for name in parent.methods}
            rules = {name for name, method in kind.methods.items() if cars.in_c(kind, method)}
            missing = {name for name in rules if name not in known and side_cars.INLINE + name not in known}
            assert not missing, f"{kind.name}: {missing} would be Python methods"


def test_every_method_of_the_rules_that_takes_a_position_runs_in_c(cars: side_cars.SideCars) -> None:
    """Outside of the engine, whose own Python methods are for callers from outside."""
    for kind in cars.kinds.values():
        if kind.compiled and not kind.module.startswith("kogge.engine") and kind.module not in cars.by_hand:
            rules = [method for method in kind.methods.values() if takes_position(method)]
            slow = [method.name for method in rules if not cars.in_c(kind, method)]
            assert set(slow) <= {ARRANGING}, f"{kind.name}: {slow} stay Python methods"


def takes_position(method: ast.FunctionDef) -> bool:
    return any(rule_sources.note(arg.annotation) == "State" for arg in method.args.args)


def test_every_attribute_has_a_type_of_its_own(cars: side_cars.SideCars, written: Path) -> None:
    """An ``object`` in a rule is an attribute whose type the generator could not tell: a C rule can't read it."""
    for path in sorted(written.joinpath("kogge", "modules").glob("*.pxd")):
        untyped = re.search(r"cdef (public|readonly) object", path.read_text("utf-8"))
        assert not untyped, f"{path.name} has an attribute without a type"
    assert cars.kinds


def test_inherited_attributes_are_found_when_they_are_declared_again(tmp_path: Path) -> None:
    """The test above can fail."""
    tmp_path.joinpath("one.pxd").write_text("cdef class A:\n    cdef public int x\n    cdef void f(self)\n")
    other = "from one cimport A\ncdef class B(A):\n    cdef public int x\n    cpdef int g(self, int n)\n"
    tmp_path.joinpath("two.pxd").write_text(other)
    kinds = all_declared(tmp_path)
    assert kinds["one.A"].methods == ["f"]
    assert kinds["two.B"].methods == ["g"]
    assert kinds["two.B"].attributes == kinds["one.A"].attributes == ["x"]
    assert [parent.name for parent in lineage(kinds, "two.B")] == ["one.A"]


def test_a_docstring_is_not_put_in_where_a_method_is_called(tmp_path: Path) -> None:
    """Else a word changed in it would have every module compiled again that uses the class."""
    package = tmp_path / "shop"
    package.mkdir()
    for promise in ("How many there are.", "How many are left."):
        lines = ["class Shelf:", "    def __init__(self, n: int) -> None:", "        self.n = n", ""]
        lines += ["    def left(self) -> int:", f'        """{promise}"""', "        return self.n", ""]
        package.joinpath("shelf.py").write_text("\n".join(lines), "utf-8")
        side_cars.prepare(tmp_path, ["shop.shelf"], [], tmp_path / "built")
        text = tmp_path.joinpath("built", "shop", "shelf.pxd").read_text("utf-8")
        assert "cdef inline Py_ssize_t c_left(self) noexcept nogil:\n        return self.n" in text


C_OF_A_CHAPTER = """\
static PyObject *__pyx_pf_5Score_add(struct Score *self, int n); /* proto */
static PyObject *__pyx_pw_5Score_add(PyObject *self,
#if CYTHON_METH_FASTCALL
static void __pyx_f_5Score_add(struct Score *self, int n) {
static int __pyx_f_5Score_of(struct Score *self, int p) {
static PyObject *__pyx_pf_5Score_add(struct Score *self, int n) {
static int __pyx_pw_5Score___init__(PyObject *self, PyObject *args) {
static PyMethodDef __pyx_mdef_5Score_add = {"add", 0};
"""


def test_only_what_python_calls_is_compiled_for_size(tmp_path: Path) -> None:
    path = tmp_path / "score.c"
    path.write_text(C_OF_A_CHAPTER, "utf-8")
    side_cars.compile_for_size(path)
    lines = path.read_text("utf-8").splitlines()
    marked = [line.split("(")[0].split()[-1].lstrip("*") for line in lines if "CYTHON_SMALL_CODE" in line]
    assert marked == ["__pyx_pw_5Score_add", "__pyx_pf_5Score_add", "__pyx_pw_5Score___init__"]
    once = path.read_text("utf-8")
    side_cars.compile_for_size(path)
    assert path.read_text("utf-8") == once


def is_chapter(name: str) -> bool:
    return not name.startswith("kogge.engine") and name != "kogge.modules.open_parts"  # which is by hand


@pytest.mark.parametrize("name", [name for name in modules() if is_chapter(name)])
def test_every_chapter_is_compiled_so(name: str) -> None:
    """And no rule of it: that would make it slower."""
    text = BUILD.joinpath(*name.split(".")).with_suffix(".c").read_text("utf-8")
    assert not side_cars.FOR_PYTHON.search(text)
    assert re.search(r"^static CYTHON_SMALL_CODE int __pyx_pw_\w+__init__", text, re.MULTILINE)
    assert not re.search(r"CYTHON_SMALL_CODE .*\b__pyx_f_", text)
