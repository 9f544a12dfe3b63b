"""The command as a user runs it: in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import kogge
from tests.support import forked

PATIENCE = 900  # seconds: a net for what never ends, on any machine
PLACES = (Path(kogge.__file__).parents[1], Path(__file__).parents[2])  # the package, and the bots of the tests


def environment(**more: str) -> dict[str, str]:
    """What the process sees: a plain terminal of 100 columns."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, PLACES)), "COLUMNS": "100", "NO_COLOR": "1", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "kogge", *arguments]


def run(*arguments: str, folder: Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run ``kogge`` with these arguments in a folder, and wait for its end."""
    if forked.read_at_start(more):
        return run_afresh(*arguments, folder=folder, typed=typed, **more)
    return forked.run(arguments, typed, environment(**more), folder, PATIENCE)


def run_afresh(*arguments: str, folder: Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The same by an interpreter that has imported nothing yet."""
    return subprocess.run(
        command(*arguments),
        cwd=folder,
        input=typed,
        env=environment(**more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
