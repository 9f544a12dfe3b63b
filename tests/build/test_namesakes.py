"""Two modules may each have a class of one name: side-cars know a class by its module."""

import subprocess
import sys
from pathlib import Path

import pytest
import side_cars

MODULES = ["port.charts", "port.sea", "port.harbour"]

CHARTS = """
DEPTH = 7


class Place:
    def __init__(self, n: int) -> None:
        self.n = n

    def worth(self, k: int) -> int:
        return self.n + k


class Chart:
    def __init__(self, n: int) -> None:
        self.n = n

    def size(self) -> int:
        return self.n
"""

SEA = """
from port.charts import DEPTH as DEEP
from port.charts import Chart as Paper
from port.charts import Place as Spot


class Place(Spot):
    def __init__(self, n: int, paper: Paper) -> None:
        super().__init__(n)
        self.paper = paper

    def worth(self, k: int) -> int:
        return self.paper.size() * k + DEEP


class Chart:
    def __init__(self, paper: Paper) -> None:
        self.paper = paper

    def size(self) -> int:
        return self.paper.n + 1

    def measure(self, other: Paper) -> int:
        return other.size()
"""

HARBOUR = """
from port.sea import Chart, Place


class Harbour:
    def __init__(self, chart: Chart, place: Place) -> None:
        self.chart = chart
        self.paper = chart.paper
        self.place = place

    def size(self) -> int:
        return self.chart.size() * 1000 + self.paper.size() * 100 + self.place.worth(2)

    def sizes(self) -> list[int]:
        return [self.size(), self.chart.measure(self.paper)]
"""

BUILD = """
from Cython.Build import cythonize
from setuptools import Extension, setup

names = {names}
parts = [Extension(name, [name.replace(".", "/") + ".py"], extra_compile_args=["-O0", "-g0"]) for name in names]
options = dict(language_level=3, annotation_typing=False, infer_types=True)
setup(ext_modules=cythonize(parts, compiler_directives=options, quiet=True))
"""

USE = """
from port.charts import Chart as Paper
from port.harbour import Harbour, __file__
from port.sea import Chart, Place

paper = Paper(5)
harbour = Harbour(Chart(paper), Place(3, paper))
assert not __file__.endswith(".py"), __file__
print(*harbour.sizes())
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three modules as they are handed to Cython."""
    root = tmp_path_factory.mktemp("namesakes")
    root.joinpath("port").mkdir()
    for name, text in zip(MODULES, (CHARTS, SEA, HARBOUR), strict=True):
        root.joinpath(*name.split(".")).with_suffix(".py").write_text(text, "utf-8")
    side_cars.prepare(root, MODULES, [], root / "built")
    return root / "built"


def lines(built: Path, name: str) -> list[str]:
    return [line.strip() for line in built.joinpath("port", name).read_text("utf-8").splitlines()]


def test_a_class_is_called_as_its_module_calls_it(built: Path) -> None:
    """Also by the name that an import gives it, which stands beside an own class of the first name."""
    sea = lines(built, "sea.pxd")
    assert "from port.charts cimport Chart as Paper" in sea
    assert "cdef class Place(Spot):" in sea
    assert "cdef readonly Paper paper" in sea
    assert "cdef Py_ssize_t measure(self, Paper other) noexcept nogil" in sea


def test_a_class_whose_name_means_another_one_is_called_by_its_full_name(built: Path) -> None:
    """The harbour's chart is the sea's; that of paper, which it gets from there, has the same name."""
    harbour = lines(built, "harbour.pxd")
    assert "from port.sea cimport Chart" in harbour
    assert "cdef readonly Chart chart" in harbour
    assert "from port.charts cimport Chart as port_charts_Chart" in harbour
    assert "cdef readonly port_charts_Chart paper" in harbour


def test_methods_are_put_in_from_the_class_that_is_meant(built: Path) -> None:
    assert "return self.chart.c_size() * 1000 + self.paper.c_size() * 100 + self.place.worth(2)" in lines(
        built, "harbour.py"
    )


def test_a_constant_is_put_in_under_the_name_that_an_import_gives_it(built: Path) -> None:
    assert "return self.paper.c_size() * k + 7" in lines(built, "sea.py")


def test_namesakes_compile_and_each_does_what_it_says(built: Path) -> None:
    built.joinpath("build.py").write_text(BUILD.format(names=MODULES), "utf-8")
    for command in (["build.py", "-q", "build_ext", "--inplace"], ["-c", USE]):
        done = subprocess.run([sys.executable, *command], cwd=built, capture_output=True, text=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["6517", "5"]
