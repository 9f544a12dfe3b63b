"""Builds the compiled rules and the page; without a C compiler the package installs all the same and runs interpreted,
and without Node.js it is played in the terminal."""

import hashlib
import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, PlatformError

HERE = Path(__file__).parent.resolve()
sys.path.insert(0, str(HERE))

import page_build  # noqa: E402  # beside this file, which is not on the path of an isolated build
import side_cars  # noqa: E402

ROOT = HERE / "src"
BUILD = HERE / "build" / "cython"
ISLES = [
    *("sea", "ground", "cargo", "fleet", "shipyard", "discovery", "voyages", "stowing", "settling", "missions"),
    *("pirate", "ashore", "lairs", "conquest", "fish", "spices"),
]
EUROPE = [
    *("kontors", "net", "lines", "routes", "tokens", "merchants", "walks", "caravans", "tolls", "forming", "drives"),
    *("deliveries", "harvest", "cards", "placement", "stalemate"),
]
ENGINE = ["tables", "state", "chance", "warden", "act", "acts", "sets", "topology", "rules", "playout", "travel"]
GAMES = [
    "kogge.games.base.laying",
    *(f"kogge.games.isles.{name}" for name in ISLES),
    *(f"kogge.games.europe.{name}" for name in EUROPE),
]
PLAIN = [  # known to the rules, not compiled
    "kogge.engine.bits",
    "kogge.engine.chart",
    "kogge.engine.contents",
    "kogge.engine.doors",
    "kogge.engine.fields",
    "kogge.engine.layout",
    "kogge.engine.parts",
    "kogge.engine.positions",
    "kogge.engine.stocks",
    "kogge.engine.strangers",
    "kogge.engine.tidings",
    "kogge.engine.together",
    "kogge.modules.events",
    "kogge.modules.facts",
    "kogge.games.isles.events",
    "kogge.games.europe.events",
    "kogge.modules.resources",
    "kogge.games.europe.material",
]
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "cdivision": True,
    "auto_pickle": False,  # what is pickled says itself how, and this would be a quarter of the C
}
CHAPTERS = DIRECTIVES | {"binding": False}  # nobody asks their methods for signatures
FLAGS = ["-O3", "-g0", "-finline-limit=1000", "-fno-tree-vectorize", *os.environ.get("KOGGE_CFLAGS", "").split()]


def compiled_modules() -> list[str]:
    """The engine in the order of its parts, every chapter of the rules, and what games add to them."""
    chapters = sorted(path.stem for path in (ROOT / "kogge" / "modules").glob("*.py"))
    modules = [f"kogge.modules.{name}" for name in chapters if name != "__init__"]
    return [f"kogge.engine.{name}" for name in ENGINE] + [m for m in modules if m not in PLAIN] + GAMES


def extensions() -> list[Extension]:
    from Cython.Build import cythonize

    sources = side_cars.prepare(ROOT, compiled_modules(), PLAIN, BUILD)
    forget_other_options()
    wanted = [
        Extension(name, [str(path.relative_to(HERE))], extra_compile_args=FLAGS, extra_link_args=FLAGS)
        for name, path in zip(compiled_modules(), sources, strict=True)
    ]
    how = {"include_path": [str(BUILD)], "nthreads": os.cpu_count() or 1, "quiet": True}
    engine = cythonize(wanted[: len(ENGINE)], compiler_directives=DIRECTIVES, **how)
    chapters = cythonize(wanted[len(ENGINE) :], compiler_directives=CHAPTERS, **how)
    for extension in chapters:
        side_cars.compile_for_size(HERE / extension.sources[0])
    return sorted([*engine, *chapters], key=size_of_c, reverse=True)  # the longest first: no core waits at the end


def forget_other_options() -> None:
    """Remove C that was made by other options or for other flags: Cython looks at the age of sources only."""
    note, options = BUILD / "options.json", json.dumps([DIRECTIVES, CHAPTERS, FLAGS, side_cars.FOR_PYTHON.pattern])
    if not note.exists() or note.read_text("utf-8") != options:
        for path in BUILD.rglob("*.c"):
            path.unlink()
        note.write_text(options, "utf-8")


def size_of_c(extension: Extension) -> int:
    return (HERE / extension.sources[0]).stat().st_size


class AllOrNothing(build_ext):
    """Compiled rules call each other in C: either all of them are compiled or none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, PlatformError) as error:
            self.interpreted(str(error))
        else:
            note_sources(Path(self.get_ext_fullpath("kogge.any")).parent)

    def interpreted(self, why: str) -> None:
        for output in self.get_outputs():
            Path(output).unlink(missing_ok=True)
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        say(f"kogge: the rules could not be compiled ({why}). It will run interpreted, more than 100 times slower.")


class WithPage(build_py):
    """The page is part of the package."""

    def run(self) -> None:
        if COMPILE:
            page_build.build()
        super().run()


class SourcesWithPage(sdist):
    """The page is part of the sources, too: whoever installs from them needs no Node.js."""

    def run(self) -> None:
        page_build.build()
        super().run()


def note_sources(folder: Path) -> None:
    """Remember which sources were compiled, so that a stale module can be found."""
    package = ROOT / "kogge"
    stems = [package.joinpath(*name.split(".")[1:]) for name in compiled_modules()]
    seen = [stem.with_suffix(end) for stem in stems for end in (".py", ".pyx", ".pxd")]
    digests = {
        p.relative_to(package).as_posix(): hashlib.sha256(p.read_bytes()).hexdigest() for p in seen if p.exists()
    }
    folder.joinpath("compiled.json").write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


COMPILE = os.environ.get("KOGGE_COMPILE") != "no"  # ``make build`` installs first, and builds in the source tree
setup(
    ext_modules=extensions() if COMPILE else [],
    cmdclass={"build_ext": AllOrNothing, "build_py": WithPage, "sdist": SourcesWithPage},
)
